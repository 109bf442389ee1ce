/* distance_mod3: distances modulo 3 that a breadth-first search stores in the cells. The distances
 * of two neighbours differ by at most one, so this is enough to tell which of them is nearer, and
 * takes only two scratch bits. */
#ifndef SOLVE_KIT_DISTANCE_MOD3_H
#define SOLVE_KIT_DISTANCE_MOD3_H

#include "common/maze/maze.h"

/* The bits of a cell at this distance: MAZE_SEEN, and 1 plus the distance modulo 3 in MAZE_BACK.
 * The bytes around the maze never have these bits. */
#define DISTANCE_MOD3_BITS(distance)                                                               \
    (MAZE_SEEN | ((unsigned)((distance) % 3) + 1) << MAZE_BACK_SHIFT)

/* Returns the bits of cells one move farther away than a cell with the bits `bits`. */
static inline unsigned distance_mod3_farther(unsigned bits)
{
    return bits == DISTANCE_MOD3_BITS(2) ? DISTANCE_MOD3_BITS(0) : bits + (1 << MAZE_BACK_SHIFT);
}

/* Returns the bits of cells one move nearer than a cell with the bits `bits`. */
static inline unsigned distance_mod3_nearer(unsigned bits)
{
    return bits == DISTANCE_MOD3_BITS(0) ? DISTANCE_MOD3_BITS(2) : bits - (1 << MAZE_BACK_SHIFT);
}

#endif
