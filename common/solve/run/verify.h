/* verify: checks the marks of a maze and the claims of its header, and that the maze is perfect. */
#ifndef SOLVE_RUN_VERIFY_H
#define SOLVE_RUN_VERIFY_H

#include "common/import/run/input.h"
#include "endpoints.h"
#include "stats.h"

/* Verifies these claims about the maze of *t, as read from *in, and its header:
 *
 *     the marks are one simple path from start to goal or, if there is a field moves, the path
 *     that it describes; or, if the field solution is none, there are no marks and no path
 *     the field length, if present, is the number of moves
 *     no path is shorter
 *     the hashes in the header are the hashes of the maze
 *     the maze has one connected component and, unless the header says that walls were removed
 *     (braid, open, percolate), no loop
 *
 * Reports each false claim, unless quiet is set; a maze without marks that no solver has written is
 * only counted in *unsolved. If *e has several goals, the marks may lead to any of them. Clears the
 * marks; leaves scratch bits, and changes the search of *t. Returns
 * STATUS_DONE, STATUS_NEGATIVE if a claim is false, or -1 with *err set if memory runs out. */
int verify_maze(struct stats *t, const struct endpoints *e, const struct input *in,
                uint64_t *unsolved, struct err *err);

#endif
