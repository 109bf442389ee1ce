/* search: runs a solver on a maze, and answers other questions about a maze and its endpoints. */
#ifndef SOLVE_RUN_SEARCH_H
#define SOLVE_RUN_SEARCH_H

#include "common/solve/solve.h"

/* Sets s->shape->start and s->shape->goal. Returns false if the start is not in a cell, or the goal
 * is not in a non-solid cell. */
bool search_set_cells(const struct search *s);

/* Clears the marks of *s->maze and runs a solver on it. A start that is an obstacle is open during
 * the search. If there is no path, no cell keeps MAZE_PATH. Marks the visited cells if `visited` is
 * true. Returns SOLVE_PATH, SOLVE_SET, SOLVE_NONE, or -1 with *err set if memory runs out. */
int search_solve(const struct solve *solver, struct search *s, bool visited, struct err *err);

/* Returns the number of cells that have the bit `mask`; if the maze has a shape, counts cells of
 * the shape. */
uint64_t search_count(const struct search *s, unsigned char mask);

/* Finds out whether there is exactly one simple path from start to goal. Clears the old marks;
 * leaves new marks and scratch bits. Returns 1 if so, 0 if not, or -1 with *err set if memory runs
 * out. */
int search_unique(const struct search *s, struct err *err);

/* Sets s->goal to the goal nearest to the start, out of `count` goals, at least 1; if none can be
 * reached, to the first goal. Solid goals cannot be reached. Clears the marks; leaves scratch bits.
 * Returns 0, or -1 with *err set if memory runs out. */
int search_nearest(struct search *s, const struct place *goals, size_t count, struct err *err);

#endif
