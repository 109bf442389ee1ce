/* report: messages about a program's inputs, and its exit status. */
#ifndef BASE_REPORT_H
#define BASE_REPORT_H

#include "err.h"
#include "io.h"

/* The exit status of a program, the highest that occurred: success; a negative result (no path, a
 * failed check, no maze that satisfies the filters); an error. */
enum status { STATUS_DONE, STATUS_NEGATIVE, STATUS_FAILED };

struct report {
    const char *tool; /* starts each message */
    struct out *out;  /* not owned: standard output, flushed before a message */
    bool quiet;       /* print errors only */
    bool progress;    /* also print how the input was understood */
};

/* Prints an error, or the message that a maze has no path. `file` may be NULL. Returns
 * STATUS_FAILED. */
int report_error(const struct report *r, const char *file, const struct err *err);

/* Prints a warning in the same form and clears it. Does nothing if r->quiet is set or warning->what
 * is empty. */
void report_warning(const struct report *r, const char *file, struct err *warning);

#endif
