/* search: runs a solver on a maze, and what else is asked of a maze and its two ends. */
#ifndef SOLVE_RUN_SEARCH_H
#define SOLVE_RUN_SEARCH_H

#include "common/solve/solve.h"

/* Clears marks, frames the maze, lets an obstacle that is the start be left,
 * runs the solver and closes the obstacle again. visited: the cells that were
 * looked at are marked MAZE_VISITED, none otherwise. Returns what run does. */
int search_run(const struct solve *solver, struct search *s, bool visited, struct err *err);

/* Is there exactly one simple way from start to goal? 1 or 0; -1 and err: no memory.
 * Clears marks, and leaves marks and scratch. */
int search_unique(struct search *s, struct err *err);

/* Sets s->goal to the nearest to the start of these cells, none of them solid, count at
 * least 1; to the first where no way leads to any. Clears marks, and leaves scratch. 0;
 * -1 and err: no memory. */
int search_nearest(struct search *s, const size_t *goals, size_t count, struct err *err);

#endif
