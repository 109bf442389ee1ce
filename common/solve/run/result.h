/* result: the header fields that maze-solve writes and removes. */
#ifndef SOLVE_RUN_RESULT_H
#define SOLVE_RUN_RESULT_H

#include "endpoints.h"
#include "stats.h"

/* Sets the fields that describe the search: goals as `goal`, an option or a query, requires, start,
 * goal and solver. Returns 0, or -1 if memory runs out. */
int result_set_search(struct header *h, const struct stats *t, const struct endpoint *goal);

/* Sets these and all others, from the result of a search and the statistics of the set `added`,
 * from STATS_ON_DEMAND on. Removes those that may be of another search. Returns 0, or -1 if memory
 * runs out. */
int result_set(struct header *h, const struct stats *t, uint64_t added,
               const struct endpoint *goal);

#endif
