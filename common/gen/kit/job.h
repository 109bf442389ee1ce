/* job: what algorithms do with the maze and the mask of their job. */
#ifndef GEN_KIT_JOB_H
#define GEN_KIT_JOB_H

#include "common/gen/gen.h"

/* All walls up, scratch (bits of 0xf0) set in every cell that is in and nowhere
 * else. */
void job_fill(const struct gen_job *job, unsigned char scratch);

/* MAZE_SEEN on everything around the cells that are in. */
void job_seal(const struct gen_job *job);

/* Makes the only maze there is if it is one cell wide or high, in which random walks
 * would take very long; false if it is neither. */
bool job_line(const struct gen_job *job);

/* Is cell i in? */
static inline bool job_has(const struct gen_job *job, size_t i)
{
    return !job->mask || job->mask[i];
}

/* Opens the wall between a cell and its neighbour in direction d, which is a step. */
static inline void job_carve(const struct gen_job *job, unsigned char *cell, unsigned d)
{
    maze_carve(job->maze, cell, d);
    frame_step(job->clock);
}

/* A random cell to start from, each equally likely. */
static inline size_t job_random_cell(const struct gen_job *job)
{
    const struct maze *m = job->maze;
    size_t i;
    do {
        size_t x = (size_t)rng_below(job->rng, m->width);
        i = (size_t)rng_below(job->rng, m->height) * m->stride + x;
    } while (!job_has(job, i));
    return i;
}

/* Returns the first cell of the mask in reading order from cell i on; from the first cell on if
 * there is none. */
static inline size_t job_next_cell(const struct gen_job *job, size_t i)
{
    while (!job_has(job, i))
        i = i + 1 < job->maze->stride * job->maze->height ? i + 1 : 0;
    return i;
}

/* Makes *scratch a * b + c bytes for a maze of at most most cells and border cells.
 * -1 and err where it has more, or the bytes are not to be had. */
int job_memory(const char *name, const struct maze *m, size_t most, size_t a, size_t b, size_t c,
               struct mem *scratch, struct err *err);

#endif
