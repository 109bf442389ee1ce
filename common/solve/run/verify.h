/* verify: checks the marks of a maze, the claims of its header, and that it is perfect. */
#ifndef SOLVE_RUN_VERIFY_H
#define SOLVE_RUN_VERIFY_H

#include "common/import/run/input.h"
#include "common/solve/solve.h"
#include "endpoints.h"

/* Verifies these claims about *s->maze, as it was read from *in, and its header:
 *
 *     the marks are one simple path from start to goal, or, if there is a field moves, the path
 *     that it describes; or there are no marks and no path, if the field solution says none
 *     the field length, if there is one, is the number of moves
 *     no path is shorter
 *     the hashes in the header are those of the maze
 *     the maze has one connected component and, unless the header says that walls were removed
 *     (braid, open, percolate), no loop
 *
 * Reports each that is false, unless quiet is set. has_endpoints says that there is a start and a
 * goal; if *e has several goals, the marks may lead to any of them. Clears the marks; leaves
 * scratch bits.
 * Returns the number of false claims, or -1 with *err set if memory runs out. */
int verify_maze(struct search *s, bool has_endpoints, const struct endpoints *e,
                const struct input *in, struct err *err);

#endif
