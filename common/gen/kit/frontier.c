#include "frontier.h"

#include "frame.h"
#include "job.h"

int frontier_reserve(struct frontier *f, size_t more, struct err *err)
{
    if (f->count + more <= f->size)
        return 0;
    if (mem_need_array(f->mem, f->count + more, sizeof *f->at, 0))
        return err_memory(err);
    f->at = (size_t *)(void *)f->mem->at;
    f->size = f->mem->size / sizeof *f->at;
    return 0;
}

size_t frontier_take_ahead(struct frontier *f, const struct maze *m, struct rng *rng)
{
    const size_t k = ahead_take(&f->ahead, rng, f->count);
    const unsigned char *soon = m->cell + f->at[ahead_soon(&f->ahead)] / 4;
    MEM_PREFETCH(&f->at[ahead_last(&f->ahead)]);
    MEM_PREFETCH(soon);
    MEM_PREFETCH(soon - m->stride);
    MEM_PREFETCH(soon + m->stride);
    return frontier_remove(f, k);
}

/* Returns whether cell i has a neighbour that is not solid. */
static bool frontier_has(const struct maze *m, size_t i)
{
    bool beside = false;
    for (unsigned d = 0; d < 4; d++)
        beside = beside || (maze_within(m, i, d) && !maze_solid(m, maze_neighbour(m, i, d)));
    return beside;
}

void frontier_frame(const struct gen_job *job, size_t i)
{
    const struct maze *m = job->maze;
    if (!frame_begin(job))
        return;
    frames_set_joined(job->frames, FRAME_FINISHED);
    for (size_t y = 0; y < m->height; y++)
        for (size_t k = y * m->stride, end = k + m->width; k < end; k++)
            if (job_has(job, k) && maze_solid(m, k) && frontier_has(m, k))
                frame_mark(job, k, FRAME_ACTIVE);
    frame_end(job, i, 0);
}
