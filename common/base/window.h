/* window: the size of the window of a terminal. */
#ifndef BASE_WINDOW_H
#define BASE_WINDOW_H

#include <stddef.h>

struct window {
    size_t columns, lines;
};

/* Stores the size in *w, unless fd is no terminal or one that does not tell it. Signal handlers may
 * call it. */
void window_size(int fd, struct window *w);

/* Returns the size of the window of terminal fd. What the terminal does not tell is in the
 * environment, COLUMNS and LINES, or is 80x24. */
struct window window_of(int fd);

#endif
