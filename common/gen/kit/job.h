/* job: operations on the maze and the mask of a job. */
#ifndef GEN_KIT_JOB_H
#define GEN_KIT_JOB_H

#include "common/gen/gen.h"

/* Closes all walls, sets the bits `scratch` (of 0xf0) in the cells of the mask, and clears them
 * elsewhere. */
void job_fill(const struct gen_job *job, unsigned char scratch);

/* Sets MAZE_SEEN in everything around the cells of the mask. */
void job_seal(const struct gen_job *job);

/* Allocates a * b + c bytes in *mem for a maze of at most `most` cells and border cells. `name` is
 * the name of the algorithm, for the message. Returns 0, or -1 with *job->err set if the maze is
 * larger or memory runs out. */
int job_memory(const struct gen_job *job, const char *name, size_t most, size_t a, size_t b,
               size_t c, struct mem *mem);

/* Allocates a * b + c bytes in *scratch for a maze that is generated row by row, with rows of
 * `width` cells. Returns 0, or -1 with *err set if memory runs out. */
int job_row_memory(size_t width, size_t a, size_t b, size_t c, struct mem *scratch,
                   struct err *err);

/* Returns whether cell i is in the mask. */
static inline bool job_has(const struct gen_job *job, size_t i)
{
    return !job->mask || job->mask[i];
}

/* Returns a random cell of the mask, or the first part of a random cell of the shape. All cells are
 * equally likely. */
size_t job_random_cell(const struct gen_job *job);

/* Chooses a random cell of the mask as the root of the tree and returns it. */
static inline size_t job_random_root(struct gen_job *job)
{
    return job->root = job_random_cell(job);
}

/* Returns the first cell of the mask from cell i on, in reading order, wrapping around after the
 * last cell. */
static inline size_t job_next_cell(const struct gen_job *job, size_t i)
{
    while (!job_has(job, i))
        i = i + 1 < job->maze->stride * job->maze->height ? i + 1 : 0;
    return i;
}

#endif
