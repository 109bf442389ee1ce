/* loops: walls, or obstacles of a board, taken out of a maze that is done, which
 * makes loops. */
#ifndef GEN_RUN_LOOPS_H
#define GEN_RUN_LOOPS_H

#include "common/base/rng.h"
#include "common/maze/maze.h"

#include <stdint.h>

#define LOOPS_WHOLE 1000000 /* what `part` is a part of */

/* In both, in is the mask, laid out as the cells, outside which nothing changes,
 * or NULL. On a board the border stays, and MAZE_OBSTACLE is all that counts. */

/* Braids: each dead end (a cell with one passage to another cell) loses, with
 * probability part / LOOPS_WHOLE, one more of its inner walls, chosen at random;
 * on a board one more of the obstacles beside it. With all of LOOPS_WHOLE none is
 * left where there is something to take. */
void loops_braid(struct maze *m, struct rng *rng, uint64_t part, const unsigned char *in);

/* Takes count inner walls or obstacles away, each set of that many equally
 * likely; all of them if there are no more. */
void loops_open(struct maze *m, struct rng *rng, uint64_t count, const unsigned char *in);

#endif
