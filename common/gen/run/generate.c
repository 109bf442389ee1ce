#include "generate.h"

#include "mask_reconnect.h"

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
        frame_step(job->trace);
    }
    return 0;
}

/* Without the mask, which is cut out afterwards. */
static int make_cut(const struct gen *gen, struct gen_job *job, struct err *err)
{
    struct gen_job whole = *job;
    whole.in = NULL;
    whole.cells = job->maze->width * job->maze->height;
    return generate(gen, &whole, err) || mask_reconnect(job, gen->perfect, err) ? -1 : 0;
}

int generate(const struct gen *gen, struct gen_job *job, struct err *err)
{
    if (job->in && gen->mask == MASK_AFTER)
        return make_cut(gen, job, err);
    return gen->make ? gen->make(job, err) : make_rows(gen, job, err);
}
