/* progress: says on standard error how far the program is, after SIGUSR1 and, with a timer, at
 * intervals.
 *
 * The signal handler itself writes the line. So it comes at once, whether the program waits for
 * input, waits for the reader of its output or computes for an hour, and costs nothing but the
 * counting. A handler gets no context, so there is one global state. */
#ifndef BASE_PROGRESS_H
#define BASE_PROGRESS_H

#include <stddef.h>
#include <stdint.h>

/* How far the program is. */
struct progress_counts {
    volatile uint64_t mazes, cells; /* so far */
    uint64_t total;                 /* of mazes; 0: unknown */
};

extern struct progress_counts progress_counts;

enum progress_when {
    PROGRESS_ON_SIGNAL, /* after SIGUSR1 */
    PROGRESS_IF_SLOW,   /* also each second, on a terminal that nobody else controls, once there are
                         * cells; the line is erased at the end */
    PROGRESS_ALWAYS     /* also each second, or every 10 s if standard error is not a terminal; and
                         * at the end */
};

/* Starts counting and handles the signals. `tool` begins each line. */
void progress_start(const char *tool, enum progress_when when);

/* Counts mazes and cells. */
static inline void progress_add(uint64_t mazes, uint64_t cells)
{
    progress_counts.mazes += mazes;
    progress_counts.cells += cells;
}

/* Ends a line on a terminal that the next one would replace, before a message; erases it if it was
 * PROGRESS_IF_SLOW. */
void progress_end_line(void);

/* Ends the timer. Writes the last line if it was PROGRESS_ALWAYS, otherwise erases an open one. */
void progress_stop(void);

enum { PROGRESS_TEXT = 256 };

/* Writes the line for these counts after `seconds` into `text`, without its end. Returns its
 * length. */
size_t progress_text(const char *tool, const struct progress_counts *c, double seconds,
                     char text[PROGRESS_TEXT]);

#endif
