/* levels: a bfs_search that leaves in each cell its distance, as far as that is needed:
 * the rest of its division by three. Of two neighbours it differs by one at most,
 * so the rest tells which is the nearer, and two scratch bits are enough. */
#ifndef SOLVE_KIT_DISTANCE_MOD3_H
#define SOLVE_KIT_DISTANCE_MOD3_H

#include "common/solve/solve.h"

/* The bits of a cell at this distance; not those of what stands around the maze. */
#define DISTANCE_MOD3_BITS(distance)                                                               \
    (MAZE_SEEN | ((unsigned)((distance) % 3) + 1) << MAZE_BACK_SHIFT)

/* Floods from a cell, all cells of a distance before the next, until cell `to` and all
 * as far are met. 1 and the distance of `to`; 0 where it is not met; -1 and err: no
 * memory. */
int distance_mod3_search(struct search *s, size_t from, size_t to, uint64_t *distance,
                         struct err *err);

/* The bits of what is one move farther than a cell with these, and one move nearer. */
static inline unsigned distance_mod3_farther(unsigned bits)
{
    return bits == DISTANCE_MOD3_BITS(2) ? DISTANCE_MOD3_BITS(0) : bits + (1 << MAZE_BACK_SHIFT);
}

static inline unsigned distance_mod3_nearer(unsigned bits)
{
    return bits == DISTANCE_MOD3_BITS(0) ? DISTANCE_MOD3_BITS(2) : bits - (1 << MAZE_BACK_SHIFT);
}

#endif
