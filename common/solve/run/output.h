/* output: the table of output formats of maze-solve, and the header fields that it writes and
 * removes. */
#ifndef SOLVE_RUN_OUTPUT_H
#define SOLVE_RUN_OUTPUT_H

#include "common/stream/writer.h"
#include "endpoints.h"
#include "stats.h"

struct output_format {
    struct row entry; /* its first key, if any, is a set of statistics from STATS_ON_DEMAND on */

    /* Writes a solved maze, or one of several paths through it. *t has the statistics in
     * output_stats. The result is marked in the maze or, in a search by rows, stored as moves;
     * after a search by rows, formats with `mazes` are not called. Before the first record, called
     * with t = NULL to write a line of column names if the format has columns. NULL: the format
     * writes nothing. Returns 0, or -1 if memory runs out. */
    int (*write)(const struct writer *w, const struct stats *t, const uint64_t *values);

    bool paths;       /* writes the path, not just its length */
    bool events;      /* writes the events of a search of its own */
    bool mazes;       /* writes mazes, so frames in the input are passed through */
    uint64_t columns; /* the set of statistics that it always writes */
};

/* Returns the set of statistics that `format` writes with these values of its keys. */
static inline uint64_t output_stats(const struct output_format *format, const uint64_t *values)
{
    return format->columns | (format->entry.keys ? values[0] << STATS_ON_DEMAND : 0);
}

/* All formats, terminated by NULL; the first is the default. */
extern const struct row *const output_list[];

/* Returns the format whose row in output_list is `entry`. */
static inline const struct output_format *output_of(const struct row *entry)
{
    return (const struct output_format *)entry; /* its first member */
}

/* Sets the fields that describe the search: start, goal, solver, and goals, depending on `goal`,
 * which is an option or a query. Returns 0, or -1 if memory runs out. */
int output_set_search(struct header *h, const struct stats *t, const struct endpoint *goal);

/* Sets these fields and all others, from the result of a search and the statistics in the set
 * `added`, from STATS_ON_DEMAND on. Removes fields that may belong to a different search. Returns
 * 0, or -1 if memory runs out. */
int output_set_result(struct header *h, const struct stats *t, uint64_t added,
                      const struct endpoint *goal);

#endif
