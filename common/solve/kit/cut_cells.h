/* cut_cells: the cells of a path that every path between its ends passes, the articulation points
 * (cut vertices) that separate start and goal. */
#ifndef SOLVE_KIT_CUT_CELLS_H
#define SOLVE_KIT_CUT_CELLS_H

#include "common/solve/solve.h"

#define CUT_CELL MAZE_BACK /* both bits: every path from start to goal passes this cell */

/* Marks a shortest path from start to goal in *s->maze, which is prepared for a solver, sets
 * s->length, and finds the cut cells, start and goal among them: they get CUT_CELL, other cells of
 * the path do not. Stores in *only_path whether there is no other simple path. Leaves scratch bits,
 * MAZE_SEEN in the visited cells. Returns 1, 0 if there is no path, or -1 with *err set if memory
 * runs out. */
int cut_cells_find(struct search *s, bool *only_path, struct err *err);

#endif
