/* screen: the picture that a terminal shows, over the previous one.
 *
 * The cursor is hidden while there is a picture. If a signal ends or stops the program (SIGHUP,
 * SIGINT, SIGQUIT, SIGTERM, SIGTSTP), the cursor is shown again, below the picture, and the
 * settings of the terminal are restored. The picture is shown again after a stop (SIGCONT) and in a
 * window of another size (SIGWINCH); a message takes its place while the window is too small.
 *
 * The handlers of these signals do all this themselves, so that it does not depend on what the
 * program waits for: the clock, a key or a slow pipe. They need the whole picture in memory, and
 * get no context, so there is one screen, in static variables. The signals that show a picture are
 * blocked while the program writes one. */
#ifndef RENDER_RUN_SCREEN_H
#define RENDER_RUN_SCREEN_H

#include "common/base/io.h"

struct err;

/* What begins each line of a picture: the rest of the previous picture's line is erased. (Erasing
 * it behind the line would erase the last character of a line that is as wide as the window.) */
#define SCREEN_ERASE_LINE "\033[K"

struct screen_picture {
    struct text_buf text; /* its lines, each with its newline */
    size_t columns, lines;
};

/* Prepares standard output, a terminal, and handles the signals. */
void screen_open(void);

/* Checks that a picture of this size fits in the window; one line is kept free for the cursor.
 * Returns 0, or -1 with *err set. It also returns 0 if the window has another size than when the
 * screen was opened: the user will enlarge it again. */
int screen_check(size_t columns, size_t lines, struct err *err);

/* Shows *next, which becomes the previous picture, to reuse its memory. */
void screen_show(struct out *out, struct screen_picture *next);

/* Shows the cursor again, below the picture, if there is one: at the end, and before a message. */
void screen_leave(struct out *out);

/* Frees the memory. The signals show no picture any more. */
void screen_close(void);

#endif
