#include "frontier.h"

#include "job.h"

int frontier_grow(struct frontier *f)
{
    struct mem *mem = f->job->scratch;
    if (mem_need_array(mem, f->count + 4, sizeof *f->at, 0))
        return err_memory(f->job->err);
    f->at = (size_t *)(void *)mem->at;
    f->size = mem->size / sizeof *f->at;
    return 0;
}

size_t frontier_take_ahead(struct frontier *f, const struct maze *m, struct rng *rng)
{
    const size_t k = ahead_take(&f->ahead, rng, f->count);
    MEM_PREFETCH(&f->at[ahead_last(&f->ahead)]);
    ahead_fetch(m, f->at[ahead_soon(&f->ahead)] / 4);
    return frontier_remove(f, k);
}

void frontier_frame(const struct gen_job *job, size_t i)
{
    const struct maze *m = job->maze;
    frames_set_joined(job->frames, FRAME_FINISHED);
    for (size_t k = 0; k < m->stride * m->height; k++)
        for (unsigned d = 0; d < 4 && k % m->stride < m->width && !maze_solid(m, k); d++) {
            const size_t next = maze_neighbour(m, k, d);
            if (maze_within(m, k, d) && maze_solid(m, next) && job_has(job, next))
                frames_set(job->frames, next, FRAME_ACTIVE);
        }
    frame_end(job, i, 0);
}
