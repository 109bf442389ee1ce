/* search: runs a solver on a maze, and finds out other facts about a maze and its endpoints. */
#ifndef SOLVE_RUN_SEARCH_H
#define SOLVE_RUN_SEARCH_H

#include "common/solve/solve.h"

/* Sets s->shape->start and goal. Returns false if the start is in no cell, or the goal in no cell
 * that is not solid. */
bool search_set_cells(const struct search *s);

/* Runs a solver on *s->maze, whose marks are cleared first; a start that is an obstacle is open
 * during the search. Without a path, no cell keeps MAZE_PATH. Marks the visited cells if `visited`
 * is true. Returns as solve.solve. */
int search_solve(const struct solve *solver, struct search *s, bool visited, struct err *err);

/* Returns the number of cells, those of its shape if the maze has one, that have the bit `mask`. */
uint64_t search_count(const struct search *s, unsigned char mask);

/* Finds out whether there is exactly one simple path from start to goal. Clears the marks; leaves
 * marks and scratch bits. Returns 1 if so, 0 if not, or -1 with *err set if memory runs out. */
int search_unique(const struct search *s, struct err *err);

/* Sets s->goal to the one of `count` goals, at least 1, that is nearest to the start; to the first
 * if none can be reached, as a solid one cannot. Clears the marks; leaves scratch bits. Returns 0,
 * or -1 with *err set if memory runs out. */
int search_nearest(struct search *s, const struct place *goals, size_t count, struct err *err);

#endif
