/* fill: what the fillers share, the solvers that fill cells which are on no path. A cell that is
 * filled has MAZE_SEEN, as have the bytes around the maze. */
#ifndef SOLVE_KIT_FILL_H
#define SOLVE_KIT_FILL_H

#include "common/solve/solve.h"

/* Returns the directions from cell i to cells that are not filled, as a set. */
static inline unsigned fill_open_dirs(const struct maze *m, size_t i)
{
    return maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0);
}

/* Fills cell i if it is a dead end (a cell with at most one open direction) and neither start nor
 * goal; likewise then the cell that it leads to, and so on. Solid cells are not filled. */
void fill_from(const struct search *s, size_t i);

/* Fills dead ends until none is left. First makes all cells active in the frames. */
void fill_dead_ends(const struct search *s);

/* Marks the cells that are not filled and connected to the start, if the goal is among them, and
 * sets s->length to the length of a shortest path. Returns SOLVE_PATH if they are a single path,
 * SOLVE_SET if they are more, SOLVE_NONE if the goal is not among them, or -1 with *err set if
 * memory runs out. */
int fill_mark_rest(struct search *s, struct err *err);

#endif
