#include "gen.h"

#include "mend.h"

int gen_memory(const char *name, const struct maze *m, size_t most, size_t a, size_t b, size_t c,
               struct mem *work, struct err *err)
{
    size_t bytes;
    if (m->stride * m->height > most)
        return err_set(err, "%s makes mazes of at most %zu cells", name, most);
    if (mem_size(a, b, c, &bytes) || mem_need(work, bytes))
        return err_set(err, "%zux%zu cells do not fit in memory", m->width, m->height);
    return 0;
}

void gen_fill(const struct gen_job *job, unsigned char scratch)
{
    const struct maze *m = job->maze;
    const unsigned char keep = (unsigned char)~scratch;
    maze_fill(job->maze, scratch);
    if (job->in)
        for (size_t i = 0, n = m->stride * m->height; i < n; i++)
            m->cell[i] &= job->in[i] | keep;
}

void gen_frame(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    maze_frame(job->maze);
    if (job->in)
        for (size_t i = 0, n = m->stride * m->height; i < n; i++)
            m->cell[i] |= (unsigned char)~job->in[i] & MAZE_SEEN;
}

bool gen_line(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const unsigned back = m->width > 1 ? MAZE_W : MAZE_N;
    if (m->width > 1 && m->height > 1)
        return false;
    gen_fill(job, 0);
    for (size_t k = 1; k < m->width * m->height; k++) {
        size_t i = m->width > 1 ? k : k * m->stride;
        if (!gen_in(job, i) || !gen_in(job, maze_beside(m, i, back)))
            continue;
        maze_carve(m, m->cell + i, back);
        trace_step(job->trace);
    }
    return true;
}

static int make_rows(const struct gen *gen, const struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    struct gen_rows g = {
        .width = m->width, .rng = job->rng, .values = job->values, .work = job->work};
    size_t a = job->ends.start, b = job->ends.goal, upper = a < b ? a : b, lower = a < b ? b : a;
    g.upper = (struct gen_place){upper % m->stride, upper / m->stride};
    g.lower = (struct gen_place){lower % m->stride, lower / m->stride};
    maze_fill(m, 0);
    for (; g.y < m->height; g.y++) {
        g.first = g.y == 0;
        g.last = g.y + 1 == m->height;
        if (gen->row(&g, m->cell + g.y * m->stride, err))
            return -1;
        trace_step(job->trace);
    }
    return 0;
}

/* Without the mask, which is cut out afterwards. */
static int make_cut(const struct gen *gen, struct gen_job *job, struct err *err)
{
    struct gen_job whole = *job;
    whole.in = NULL;
    whole.cells = job->maze->width * job->maze->height;
    return gen_make(gen, &whole, err) || mend(job, gen->perfect, err) ? -1 : 0;
}

int gen_make(const struct gen *gen, struct gen_job *job, struct err *err)
{
    if (job->in && gen->mask == GEN_CUT)
        return make_cut(gen, job, err);
    return gen->make ? gen->make(job, err) : make_rows(gen, job, err);
}
