#include "generate.h"

#include "mask_reconnect.h"

/* Generates a whole maze with a generator that has row(). */
static int generate_by_rows(const struct gen *gen, const struct gen_job *job, struct err *err)
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
    for (size_t y = 0; y < m->height; y++) {
        if (generate_row(gen, &g, y, m->height, m->cell + y * m->stride, err))
            return -1;
        frame_step(job->clock);
    }
    return 0;
}

int generate(const struct gen *gen, struct gen_job *job, struct err *err)
{
    struct gen_job whole = *job;
    if (!job->mask || gen->mask != MASK_AFTER)
        return gen->make ? gen->make(job, err) : generate_by_rows(gen, job, err);
    whole.mask = NULL;
    whole.cells = job->maze->width * job->maze->height;
    return generate(gen, &whole, err) || mask_reconnect(job, gen->perfect, err) ? -1 : 0;
}
