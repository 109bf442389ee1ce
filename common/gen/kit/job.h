/* job: what algorithms do with the maze and the mask of their job. */
#ifndef GEN_KIT_JOB_H
#define GEN_KIT_JOB_H

#include "common/gen/gen.h"

/* Closes all walls, and sets scratch (bits of 0xf0) in the cells of the mask and nowhere else. */
void job_fill(const struct gen_job *job, unsigned char scratch);

/* Sets MAZE_SEEN on everything around the cells of the mask. */
void job_seal(const struct gen_job *job);

/* Takes a * b + c bytes of memory in *mem for the maze, which may have at most `most` cells and
 * border cells. name: of the algorithm, for the message. Returns 0, or -1 with *job->err set if the
 * maze is larger or memory runs out. */
int job_memory(const struct gen_job *job, const char *name, size_t most, size_t a, size_t b,
               size_t c, struct mem *mem);

/* As job_memory, for the rows of a maze that is generated row by row: a * b + c bytes for `width`
 * cells. */
int job_row_memory(size_t width, size_t a, size_t b, size_t c, struct mem *scratch,
                   struct err *err);

/* Returns whether cell i is in the mask. */
static inline bool job_has(const struct gen_job *job, size_t i)
{
    return !job->mask || job->mask[i];
}

/* Returns a random cell of the mask, or a random cell of the shape by its first part, all equally
 * likely. */
size_t job_random_cell(const struct gen_job *job);

/* Chooses a random cell of the mask as the root of the tree, and returns it. */
static inline size_t job_random_root(struct gen_job *job)
{
    return job->root = job_random_cell(job);
}

/* Returns the first cell of the mask from cell i on, in reading order, after the last cell from the
 * first one on. */
static inline size_t job_next_cell(const struct gen_job *job, size_t i)
{
    while (!job_has(job, i))
        i = i + 1 < job->maze->stride * job->maze->height ? i + 1 : 0;
    return i;
}

#endif
