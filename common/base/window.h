/* window: the size of a terminal's window. */
#ifndef BASE_WINDOW_H
#define BASE_WINDOW_H

#include <stddef.h>

struct window {
    size_t columns, lines;
};

/* Stores the size in *w, unless fd is not a terminal or the terminal does not report its size. Safe
 * to call from a signal handler. */
void window_size(int fd, struct window *w);

/* Returns the size of the window of terminal fd. If the terminal does not report it, uses the
 * environment variables COLUMNS and LINES, or else 80x24. */
struct window window_of(int fd);

#endif
