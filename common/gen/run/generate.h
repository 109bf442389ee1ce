/* generate: runs an algorithm: row by row or on a whole maze, in a mask or without one,
 * or around a given maze. */
#ifndef GEN_RUN_GENERATE_H
#define GEN_RUN_GENERATE_H

#include "common/gen/gen.h"

/* Generates a whole maze with any generator. Returns 0, or -1 with *err set. */
int generate(const struct gen *gen, struct gen_job *job, struct err *err);

/* Generates row g->y with a generator that has row(): width + 1 digits, the border closed. Then
 * adds 1 to g->y. Returns 0, or -1 with *err set. */
static inline int generate_row(const struct gen *gen, struct gen_row *g, unsigned char *to,
                               struct err *err)
{
    if (gen->row(g, to, err))
        return -1;
    for (size_t x = 0; g->y == 0 && x < g->width; x++)
        to[x] |= MAZE_NORTH;
    to[0] |= MAZE_WEST;
    to[g->width] = MAZE_WEST;
    g->y++;
    return 0;
}

#endif
