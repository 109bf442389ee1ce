/* loops: removes walls of a finished maze, or obstacles of a board, which makes loops. */
#ifndef GEN_RUN_LOOPS_H
#define GEN_RUN_LOOPS_H

#include "common/base/rng.h"
#include "common/maze/maze.h"

#include <stdint.h>

#define LOOPS_WHOLE 1000000 /* the whole of which `part` is a part */

/* Braids *m if part > 0: each dead end (a cell with one passage to another cell) loses, with
 * probability part / LOOPS_WHOLE, one of its remaining inner walls, chosen at random; on a board
 * one of the obstacles beside it. If part is LOOPS_WHOLE, no dead end is left that has something
 * to remove.
 *
 * Then removes `count` inner walls or obstacles, all sets of that many being equally likely; all of
 * them if there are not more.
 *
 * mask is laid out as the cells, 0 where nothing may change, or NULL; the border of a board never
 * changes. given: a maze with PIECES_FIXED of the inner walls that must stay, or NULL. The scratch
 * bits of *m may have any value, except MAZE_OBSTACLE on a board. */
void loops_make(struct maze *m, struct rng *rng, uint64_t part, uint64_t count,
                const unsigned char *mask, const struct maze *given);

#endif
