/* levels: a flood that leaves in each cell its distance, as far as that is needed:
 * the rest of its division by three. Of two neighbours it differs by one at most,
 * so the rest tells which is the nearer, and two scratch bits are enough. */
#ifndef LEVELS_H
#define LEVELS_H

#include "solve.h"

/* The bits of a cell at this distance; not those of what stands around the maze. */
#define LEVELS_BITS(distance) (MAZE_SEEN | ((unsigned)((distance) % 3) + 1) << MAZE_BACK_SHIFT)

/* Floods from a cell, all cells of a distance before the next, until cell `to` and all
 * as far are met. 1 and the distance of `to`; 0 where it is not met; -1 and err: no
 * memory. */
int levels_flood(struct search *s, size_t from, size_t to, uint64_t *distance, struct err *err);

/* The bits of a neighbour of a cell that is so much farther, 1 or 2 (one nearer). */
static inline unsigned levels_beside(unsigned cell, unsigned farther)
{
    unsigned rest = (cell >> MAZE_BACK_SHIFT) - 1;
    return LEVELS_BITS(rest + farther);
}

#endif
