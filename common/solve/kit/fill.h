/* fill: what the solvers share that fill up cells which are on no way. A cell that
 * is filled has MAZE_SEEN, and so has all around the maze. */
#ifndef SOLVE_KIT_FILL_H
#define SOLVE_KIT_FILL_H

#include "common/maze/bfs.h"
#include "common/solve/solve.h"

/* The directions from cell i to cells that are not filled, as a set of bits. */
static inline unsigned fill_ways(const struct maze *m, size_t i)
{
    return maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0);
}

/* Is there at most one? */
static inline bool fill_at_most_one(unsigned ways)
{
    return !(ways & (ways - 1));
}

/* Fills cell i if it is a dead end and neither start nor goal, and the one that it
 * leads to if that is one then, and so on. */
void fill_from(const struct search *s, size_t i);

/* Of the cells that are not filled, marks those that hang together with the start,
 * if the goal is among them: SOLVE_PATH where they are one way, SOLVE_SET where
 * they are more, SOLVE_NONE; s->length is that of a shortest way. -1 and err: no
 * memory. */
int fill_rest(struct search *s, struct err *err);

#endif
