/* output: what maze-solve writes for each maze, a table of output formats. */
#ifndef SOLVE_RUN_OUTPUT_H
#define SOLVE_RUN_OUTPUT_H

#include "common/stream/writer.h"
#include "events.h"
#include "stats.h"

/* A solved maze, which may be one of several paths through it. */
struct output_record {
    const struct stats *stats;     /* of the maze; it has those of output_stats */
    const struct row_search *rows; /* of rows that are not held, or NULL */
    const uint64_t *values;        /* of the format's keys */
    struct events *events;         /* memory for -f events */
};

struct output_format {
    struct row entry;

    /* Writes what stands before the first record, unless --no-header is given; `values` are those
     * of the keys. NULL: nothing. */
    void (*begin)(struct out *out, const uint64_t *values);

    /* Writes a record; what was found is marked in the maze, or in r->rows->moves, except if
     * `mazes` is true. NULL: writes nothing. Returns 0, or -1 with *err set if memory runs out. */
    int (*write)(const struct writer *w, const struct output_record *r, struct err *err);

    bool paths;       /* writes the path, not just its length */
    bool events;      /* writes the events of a search of its own */
    bool mazes;       /* writes mazes, so frames in the input are passed on */
    uint64_t columns; /* the set of statistics that it always writes */
    bool adds;        /* its first key is a set of others, from STATS_ON_DEMAND on */
};

/* Returns the set of statistics that a format with these values of its keys writes. */
static inline uint64_t output_stats(const struct output_format *format, const uint64_t *values)
{
    return format->columns | (format->adds ? values[0] << STATS_ON_DEMAND : 0);
}

/* All formats, ended by NULL; the first is the default. */
extern const struct row *const output_list[];

/* Returns the format of a row of output_list. */
static inline const struct output_format *output_of(const struct row *entry)
{
    return (const struct output_format *)entry; /* its first member */
}

#endif
