/* solution: marks the path that a search has found. */
#ifndef SOLVE_KIT_SOLUTION_H
#define SOLVE_KIT_SOLUTION_H

#include "common/solve/solve.h"

/* Returns MAZE_VISITED if a cell has MAZE_SEEN, otherwise 0. */
static inline unsigned solution_seen_as_visited(unsigned cell)
{
    return (cell & MAZE_SEEN) / (MAZE_SEEN / MAZE_VISITED);
}

/* Removes MAZE_SEEN from a cell. For maze_map. */
static inline unsigned solution_clear_seen(unsigned cell)
{
    return cell & ~(unsigned)MAZE_SEEN;
}

/* Finds out whether the goal can be reached. Leaves no scratch bits if it can. Returns 1 if so, 0
 * if not, or -1 with *err set if memory runs out. */
int solution_exists(const struct search *s, struct err *err);

/* Marks the cells from cell `from` to cell `to`, following the directions in MAZE_BACK. Returns the
 * number of moves. */
uint64_t solution_mark(struct maze *m, size_t from, size_t to);

/* Reduces the marks of *s->maze, which must contain a path from start to goal, to a path that is
 * shortest within the marked cells, so that the marks alone determine it. Sets s->length, and makes
 * the cells that were seen visited. Returns SOLVE_PATH, or -1 with *err set if memory runs out. */
int solution_shorten(struct search *s, struct err *err);

#endif
