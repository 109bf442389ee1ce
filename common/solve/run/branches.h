/* branches: what lies beside the path of a maze, and how difficult that makes it. */
#ifndef SOLVE_RUN_BRANCHES_H
#define SOLVE_RUN_BRANCHES_H

#include "common/maze/path.h"

/* The results for one path, and memory that is reused: a byte per cell, and 8 per cell of the
 * frontier of a search. {0} before first use. */
struct branches {
    uint64_t count;      /* passages that leave the path */
    uint64_t hidden;     /* cells beside the path that can be reached */
    uint64_t farthest;   /* moves from the path to the farthest of them */
    uint64_t difficulty; /* times 100 */
    struct maze maze;    /* a copy without openings, in which the start is free */
    struct mem queue;
};

/* Measure a path, whose maze stays as it is, scratch bits included: b->count; b->hidden and
 * b->farthest; b->difficulty. Return 0, or -1 with *err set if memory runs out. */
int branches_count(struct branches *b, const struct path *path, struct err *err);
int branches_search(struct branches *b, const struct path *path, struct err *err);
int branches_difficulty(struct branches *b, const struct path *path, struct err *err);

void branches_free(struct branches *b);

#endif
