/* check: is what is marked in a maze a path, and a shortest one, and is the maze
 * perfect? */
#ifndef SOLVE_RUN_VERIFY_H
#define SOLVE_RUN_VERIFY_H

#include "common/solve/solve.h"
#include "endpoints.h"

/* Calls say with each thing that is not so, as a line of text: the marks of *s->maze,
 * as it was read, are one simple way from start to goal (or what the field moves says
 * is, or there is no way if the field solution says none); no way is shorter; there is
 * one component and no loop. ends: there is a start and a goal, or with
 * area->count several, to one of which the marks may lead. How many; -1 and err: no
 * memory. Marks and scratch bits are lost. */
int check(struct search *s, bool ends, const struct goal_set *area, const struct header *h,
          void (*say)(void *context, const char *what), void *context, struct err *err);

#endif
