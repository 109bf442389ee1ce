/* answer: what maze-solve writes of each maze, a table of output formats. */
#ifndef ANSWER_H
#define ANSWER_H

#include "../stream/writer.h"
#include "solve.h"

struct answer {
    struct opt_entry entry;

    /* Writes the maze of *s with its header, or what was found, which its marks are:
     * found is what solve_run returned, SOLVE_NONE to SOLVE_SET. */
    void (*write)(const struct writer *w, const struct header *head, const struct search *s,
                  int found);
    bool mazes; /* it writes mazes, so frames of a film are passed on */
    bool stats; /* it is the statistics, which have a writer of their own */
};

/* All formats, ended by NULL; the first is the default. */
extern const struct opt_entry *const answer_list[];

/* The format of a row of answer_list. */
static inline const struct answer *answer_of(const struct opt_entry *entry)
{
    return (const struct answer *)entry; /* its first member */
}

#endif
