/* solution: marks the path that a search has found. */
#ifndef SOLVE_KIT_SOLUTION_H
#define SOLVE_KIT_SOLUTION_H

#include "common/solve/solve.h"

/* MAZE_SEEN of a cell as MAZE_VISITED. */
static inline unsigned solution_seen_as_visited(unsigned cell)
{
    return (cell & MAZE_SEEN) / (MAZE_SEEN / MAZE_VISITED);
}

/* Takes MAZE_SEEN from a cell, for maze_map. */
static inline unsigned solution_clear_seen(unsigned cell)
{
    return cell & ~(unsigned)MAZE_SEEN;
}

/* Marks the way that the scratch directions of the cells lead, from start to goal,
 * and sets length. */
void solution_mark(struct search *s);

/* Of the cells with MAZE_PATH, through which there is a way from start to goal,
 * leaves those of a shortest one, so that the marks alone tell it, and sets
 * length. What was seen becomes visited. SOLVE_PATH, or -1 and err: no memory. */
int solution_shorten(struct search *s, struct err *err);

#endif
