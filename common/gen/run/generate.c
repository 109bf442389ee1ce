#include "generate.h"

#include "mask_reconnect.h"

static int make_rows(const struct gen *gen, const struct gen_job *job, struct err *err)
{
    struct maze *m = job->maze;
    const size_t start = job->endpoints.start, goal = job->endpoints.goal;
    struct gen_rows g = {.width = m->width,
                         .rng = job->rng,
                         .values = job->values,
                         .scratch = job->scratch,
                         .start = {start % m->stride, start / m->stride},
                         .goal = {goal % m->stride, goal / m->stride}};
    maze_fill(m, 0);
    for (; g.y < m->height; g.y++) {
        g.first = g.y == 0;
        g.last = g.y + 1 == m->height;
        if (gen->row(&g, m->cell + g.y * m->stride, err))
            return -1;
        frame_step(job->clock);
    }
    return 0;
}

/* Without the mask, which is cut out afterwards. */
static int make_cut(const struct gen *gen, struct gen_job *job, struct err *err)
{
    struct gen_job whole = *job;
    whole.mask = NULL;
    whole.cells = job->maze->width * job->maze->height;
    return generate(gen, &whole, err) || mask_reconnect(job, gen->perfect, err) ? -1 : 0;
}

int generate(const struct gen *gen, struct gen_job *job, struct err *err)
{
    if (job->mask && gen->mask == MASK_AFTER)
        return make_cut(gen, job, err);
    return gen->make ? gen->make(job, err) : make_rows(gen, job, err);
}
