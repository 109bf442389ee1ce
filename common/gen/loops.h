/* loops: walls taken out of a maze that is done, which makes loops. */
#ifndef LOOPS_H
#define LOOPS_H

#include "../maze.h"
#include "../rng.h"

#include <stdint.h>

#define LOOPS_WHOLE 1000000 /* what `part` is a part of */

/* Braids: each dead end (a cell with one passage to another cell) loses, with
 * probability part / LOOPS_WHOLE, one more of its inner walls, chosen at random.
 * With all of LOOPS_WHOLE none is left where there is a wall to take. */
void loops_braid(struct maze *m, struct rng *rng, uint64_t part);

/* Takes count inner walls away, each set of that many equally likely; all of
 * them if there are no more. */
void loops_open(struct maze *m, struct rng *rng, uint64_t count);

#endif
