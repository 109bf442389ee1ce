/* answer: what maze-solve writes of each maze, a table of output formats. */
#ifndef SOLVE_RUN_OUTPUT_H
#define SOLVE_RUN_OUTPUT_H

#include "common/solve/solve.h"
#include "common/stream/writer.h"

struct output_format {
    struct opt_entry entry;

    /* Writes the maze of *s with its header, or what was found, which its marks are:
     * found is what search_run returned, SOLVE_NONE to SOLVE_SET. */
    void (*write)(const struct writer *w, const struct header *head, const struct search *s,
                  int found);
    bool mazes; /* it writes mazes, so frames of a frames are passed on */
    bool stats; /* it is the statistics, which have a writer of their own */
};

/* All formats, ended by NULL; the first is the default. */
extern const struct opt_entry *const output_list[];

/* The format of a row of output_list. */
static inline const struct output_format *output_of(const struct opt_entry *entry)
{
    return (const struct output_format *)entry; /* its first member */
}

#endif
