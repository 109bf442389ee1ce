/* window: the size of the window of a terminal. A file that includes it includes extensions.h
 * first, which shows TIOCGWINSZ. */
#ifndef BASE_WINDOW_H
#define BASE_WINDOW_H

#include <stddef.h>
#include <sys/ioctl.h>
#include <termios.h>

struct window {
    size_t columns, lines;
};

/* Stores the size in *w, unless fd is no terminal or one that does not tell it. Signal handlers may
 * call it. */
static inline void window_size(int fd, struct window *w)
{
#ifdef TIOCGWINSZ
    struct winsize size;
    if (ioctl(fd, TIOCGWINSZ, &size))
        return;
    if (size.ws_col > 0 && size.ws_row > 0)
        *w = (struct window){size.ws_col, size.ws_row};
#else
    (void)fd;
    (void)w;
#endif
}

#endif
