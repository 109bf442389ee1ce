#include "frontier.h"

#include "job.h"
#include "show.h"

size_t frontier_take_ahead(struct frontier *f, const struct maze *m, struct rng *rng)
{
    const size_t k = ahead_take(&f->ahead, rng, f->list.count);
    const unsigned char *soon = m->cell + f->list.at[ahead_soon(&f->ahead)] / 4;
    MEM_PREFETCH(&f->list.at[ahead_last(&f->ahead)]);
    MEM_PREFETCH(soon);
    MEM_PREFETCH(soon - m->stride);
    MEM_PREFETCH(soon + m->stride);
    return cell_list_remove(&f->list, k);
}

/* Returns whether cell i has a neighbour that is not solid. */
static bool frontier_has(const struct maze *m, size_t i)
{
    bool beside = false;
    for (unsigned d = 0; d < 4; d++)
        beside = beside || (maze_within(m, i, d) && !maze_solid(m, maze_neighbour(m, i, d)));
    return beside;
}

void frontier_show(const struct gen_job *job, size_t i)
{
    const struct maze *m = job->maze;
    if (!show_begin(job))
        return;
    show_joined(job, SHOW_FINISHED);
    for (size_t y = 0; y < m->height; y++)
        for (size_t k = y * m->stride, end = k + m->width; k < end; k++)
            if (job_has(job, k) && maze_solid(m, k) && frontier_has(m, k))
                show_cell(job, k, SHOW_ACTIVE);
    show_end(job, i, 0);
}
