/* cut_cells_find: what lies beside a way, looked at from its start to its goal. */
#ifndef SOLVE_KIT_CUT_CELLS_H
#define SOLVE_KIT_CUT_CELLS_H

#include "common/solve/solve.h"

/* Finds and marks a shortest way from start to goal in *s->maze, framed and without
 * marks, and sets s->length; then goes along the way, cell by cell, and floods from
 * each what is not of the way. Calls cell for every one of its cells, from the start
 * on: cut tells whether all ways from start to goal go through it, and only whether,
 * moreover, nothing has been found up to it that leads on to a later cell of the way
 * but the way itself. Leaves scratch and visited bits. 1; 0 where there is no way; -1
 * and err: no memory. */
int cut_cells_find(struct search *s, void (*cell)(void *context, size_t i, bool cut, bool only),
                   void *context, struct err *err);

#endif
