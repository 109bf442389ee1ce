/* generate: runs a generator row by row or on a whole maze, with or without a mask, or to complete
 * a given maze. Also finds the cells of a maze that stopped growing. */
#ifndef GEN_RUN_GENERATE_H
#define GEN_RUN_GENERATE_H

#include "common/gen/gen.h"

/* Generates a whole maze with any generator. Returns 0, or -1 with *job->err set. */
int generate(const struct gen *gen, struct gen_job *job);

/* Generates row g->y with a generator that has row(): width + 1 digits, with the border closed.
 * Then increments g->y. Returns 0, or -1 with *job->err set. */
static inline int generate_row(const struct gen *gen, struct gen_row *g, unsigned char *to)
{
    if (gen->row(g, to))
        return -1;
    for (size_t x = 0; g->y == 0 && x < g->width; x++)
        to[x] |= MAZE_NORTH;
    to[0] |= MAZE_WEST;
    to[g->width] = MAZE_WEST;
    g->y++;
    return 0;
}

/* Returns whether the values of the keys may stop the growth before all cells are reached; see
 * `growth` in gen.h. Cells that are not reached are solid and outside the maze, as if by a mask. */
bool generate_may_stop(const struct gen *gen, const uint64_t *values);

/* Returns the number of cells to reach out of `cells`, which is at least 1. */
size_t generate_cells(const struct gen *gen, const uint64_t *values, size_t cells);

/* Sets the mask, which has the layout of the maze and one more row, to 0xff for the cells that were
 * reached, which are the root (SIZE_MAX: none) and all cells that are not solid, and to 0 for
 * others. Returns the number of cells that were reached. */
size_t generate_mask(const struct maze *m, size_t root, unsigned char *mask);

#endif
