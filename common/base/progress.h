/* progress: reports on standard error how far the program is, after SIGUSR1 and, with a timer, at
 * intervals.
 *
 * The signal handler itself writes the line. The line therefore appears at once, whether the
 * program waits for input, waits for the reader of its output or computes for an hour, and the only
 * cost is the counting. A handler gets no context, so the state is global. */
#ifndef BASE_PROGRESS_H
#define BASE_PROGRESS_H

#include <stddef.h>
#include <stdint.h>

/* How far the program is. */
struct progress_counts {
    volatile uint64_t mazes, cells; /* so far */
    uint64_t total;                 /* number of mazes; 0 if unknown */
};

extern struct progress_counts progress_counts;

enum progress_when {
    PROGRESS_ON_SIGNAL, /* after SIGUSR1 */
    PROGRESS_IF_SLOW,   /* also every second, on a terminal that only it controls, once there are
                           cells; the line is erased at the end */
    PROGRESS_ALWAYS /* also every second, or every 10 s if standard error is not a terminal, and at
                       the end */
};

/* Starts counting and installs the signal handlers. Each line begins with `tool`. */
void progress_start(const char *tool, enum progress_when when);

/* Counts mazes and cells. */
static inline void progress_add(uint64_t mazes, uint64_t cells)
{
    progress_counts.mazes += mazes;
    progress_counts.cells += cells;
}

/* Ends an open line on a terminal, so that a message can follow; erases the line in the case of
 * PROGRESS_IF_SLOW. */
void progress_end_line(void);

/* Stops the timer. Writes the last line in the case of PROGRESS_ALWAYS; otherwise erases an open
 * line. */
void progress_stop(void);

enum { PROGRESS_TEXT = 256 };

/* Writes the line for the counts *c after `seconds` into `text`, without its newline. Returns its
 * length. */
size_t progress_text(const char *tool, const struct progress_counts *c, double seconds,
                     char text[PROGRESS_TEXT]);

#endif
