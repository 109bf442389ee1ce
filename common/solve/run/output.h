/* output: what maze-solve writes for each maze: a table of output formats; and the header fields
 * that it writes and removes. */
#ifndef SOLVE_RUN_OUTPUT_H
#define SOLVE_RUN_OUTPUT_H

#include "common/stream/writer.h"
#include "endpoints.h"
#include "stats.h"

struct output_format {
    struct row entry; /* its first key, if any, is a set of statistics, from STATS_ON_DEMAND on */

    /* Writes a solved maze, which may be one of several paths through it; t: its statistics, those
     * of output_stats. What was found is marked in the maze, or in the moves of a search by rows,
     * which is not written if `mazes` is true. Before the first record t is NULL: then a format
     * with columns writes a line. NULL: writes nothing. Returns 0, or -1 if memory runs out. */
    int (*write)(const struct writer *w, const struct stats *t, const uint64_t *values);

    bool paths;       /* writes the path, not just its length */
    bool events;      /* writes the events of a search of its own */
    bool mazes;       /* writes mazes, so frames in the input are passed on */
    uint64_t columns; /* the set of statistics that it always writes */
};

/* Returns the set of statistics that a format with these values of its keys writes. */
static inline uint64_t output_stats(const struct output_format *format, const uint64_t *values)
{
    return format->columns | (format->entry.keys ? values[0] << STATS_ON_DEMAND : 0);
}

/* All formats, ended by NULL; the first is the default. */
extern const struct row *const output_list[];

/* Returns the format of a row of output_list. */
static inline const struct output_format *output_of(const struct row *entry)
{
    return (const struct output_format *)entry; /* its first member */
}

/* Sets the fields that describe the search: goals as `goal`, an option or a query, requires, start,
 * goal and solver. Returns 0, or -1 if memory runs out. */
int output_set_search(struct header *h, const struct stats *t, const struct endpoint *goal);

/* Sets these and all others, from the result of a search and the statistics of the set `added`,
 * from STATS_ON_DEMAND on. Removes those that may be of another search. Returns 0, or -1 if memory
 * runs out. */
int output_set_result(struct header *h, const struct stats *t, uint64_t added,
                      const struct endpoint *goal);

#endif
