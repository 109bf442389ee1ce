#include "extensions.h" /* TIOCGWINSZ */

#include "window.h"

#include "number.h"

#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>

void window_size(int fd, struct window *w)
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

/* Returns the number in an environment variable, or `otherwise` if there is none. */
static size_t window_variable(const char *name, size_t otherwise)
{
    const char *text = getenv(name);
    uint64_t value;
    return text && number_read(text, strlen(text), 65535, &value) == 0 && value > 0 ? (size_t)value
                                                                                    : otherwise;
}

struct window window_of(int fd)
{
    struct window w = {window_variable("COLUMNS", 80), window_variable("LINES", 24)};
    window_size(fd, &w);
    return w;
}
