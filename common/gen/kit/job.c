#include "job.h"

#include "common/maze/shape_graph.h"

int job_memory(const struct gen_job *job, const char *name, size_t most, size_t a, size_t b,
               size_t c, struct mem *mem)
{
    const struct maze *m = job->maze;
    if (m->stride * m->height > most)
        return err_set(job->err, "%s is limited to %zu cells; use kruskal", name, most);
    if (mem_need_array(mem, a, b, c))
        return err_set(job->err, "%zux%zu cells do not fit in memory", m->width, m->height);
    return 0;
}

int job_row_memory(size_t width, size_t a, size_t b, size_t c, struct mem *scratch, struct err *err)
{
    if (mem_need_array(scratch, a, b, c))
        return err_set(err, "rows of %zu cells do not fit in memory", width);
    return 0;
}

void job_fill(const struct gen_job *job, unsigned char scratch)
{
    const struct maze *m = job->maze;
    const unsigned char other = (unsigned char)~scratch, *const mask = job->mask;
    unsigned char *const cell = m->cell;
    maze_fill(job->maze, scratch);
    if (mask)
        for (size_t i = 0, n = m->stride * m->height; i < n; i++)
            cell[i] &= mask[i] | other;
}

void job_seal(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const unsigned char *const mask = job->mask;
    unsigned char *const cell = m->cell;
    maze_seal_border(job->maze);
    if (mask)
        for (size_t i = 0, n = m->stride * m->height; i < n; i++)
            cell[i] |= (unsigned char)~mask[i] & MAZE_SEEN;
}

size_t job_random_cell(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    const struct shape_graph *g = job->graph;
    size_t i;
    if (g)
        return g->at[rng_below(job->rng, g->pieces.count)];
    do {
        size_t x = (size_t)rng_below(job->rng, m->width);
        i = (size_t)rng_below(job->rng, m->height) * m->stride + x;
    } while (!job_has(job, i));
    return i;
}
