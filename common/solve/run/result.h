/* result: the header fields that maze-solve writes and removes. */
#ifndef SOLVE_RUN_RESULT_H
#define SOLVE_RUN_RESULT_H

#include "endpoints.h"
#include "stats.h"

/* What is the same for all mazes. {0} before result_begin. */
struct result {
    uint64_t added;        /* the set of statistics that become fields */
    uint64_t dropped;      /* the set of fields that depend on start, goal and path */
    struct text_buf moves; /* scratch; owned */
};

/* Begins with a set of statistics from STATS_ON_DEMAND on. */
void result_begin(struct result *r, uint64_t added);
void result_free(struct result *r);

/* Sets the fields that describe the search: goals as `goal`, an option or a query, requires, start,
 * goal and solver. Returns 0, or -1 if memory runs out. */
int result_set_search(struct header *h, const struct stats *t, const struct endpoint *goal);

/* Sets these and all others, from the result of a search and the statistics that are added. Removes
 * those that may be of another search. Returns 0, or -1 if memory runs out. */
int result_set(struct result *r, struct header *h, const struct stats *t,
               const struct endpoint *goal);

#endif
