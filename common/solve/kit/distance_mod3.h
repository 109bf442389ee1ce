/* distance_mod3: distances modulo 3, as a breadth-first search leaves them in the cells. The
 * distances of two neighbours differ by at most one, so this tells which of them is nearer, and two
 * scratch bits are enough. */
#ifndef SOLVE_KIT_DISTANCE_MOD3_H
#define SOLVE_KIT_DISTANCE_MOD3_H

#include "common/maze/maze.h"

/* The bits of a cell at a distance: MAZE_SEEN, and in MAZE_BACK 1 plus the distance modulo 3, which
 * the bytes around the maze do not have. */
#define DISTANCE_MOD3_BITS(distance)                                                               \
    (MAZE_SEEN | ((unsigned)((distance) % 3) + 1) << MAZE_BACK_SHIFT)

/* Returns the bits of the cells that are one move farther than a cell with the bits `bits`. */
static inline unsigned distance_mod3_farther(unsigned bits)
{
    return bits == DISTANCE_MOD3_BITS(2) ? DISTANCE_MOD3_BITS(0) : bits + (1 << MAZE_BACK_SHIFT);
}

/* Returns the bits of the cells that are one move nearer. */
static inline unsigned distance_mod3_nearer(unsigned bits)
{
    return bits == DISTANCE_MOD3_BITS(0) ? DISTANCE_MOD3_BITS(2) : bits - (1 << MAZE_BACK_SHIFT);
}

#endif
