/* sweep: what lies beside a way, looked at from its start to its goal. */
#ifndef SWEEP_H
#define SWEEP_H

#include "solve.h"

/* *s has been solved: a simple way from start to goal is marked, scratch and visited
 * bits are clear but for MAZE_OBSTACLE and the frame. Goes along the way, cell by
 * cell, and floods from each what is not of the way. Calls cell for every one of its
 * cells, from the start on: cut tells whether all ways from start to goal go
 * through it, and only whether, moreover, nothing has been found up to it that leads
 * on to a later cell of the way but the way itself. Leaves scratch bits. 0, or -1
 * and err: no memory. */
int sweep(struct search *s, void (*cell)(void *context, size_t i, bool cut, bool only),
          void *context, struct err *err);

#endif
