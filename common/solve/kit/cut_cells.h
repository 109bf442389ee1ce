/* cut_cells: finds the cells of a path that every path between its ends passes through: the
 * articulation points (cut vertices) that separate start and goal. */
#ifndef SOLVE_KIT_CUT_CELLS_H
#define SOLVE_KIT_CUT_CELLS_H

#include "common/solve/solve.h"

#define CUT_CELL MAZE_BACK /* both bits: every path from start to goal passes through this cell */

/* Marks a shortest path from start to goal in *s->maze, which must be prepared for a solver, and
 * sets s->length. Sets CUT_CELL in the cut cells, which include start and goal, but not in other
 * cells of the path. Stores in *only_path whether there is no other simple path. Leaves scratch
 * bits, including MAZE_SEEN in the visited cells. Returns 1, 0 if there is no path, or -1 with *err
 * set if memory runs out. */
int cut_cells_find(struct search *s, bool *only_path, struct err *err);

#endif
