/* screen: the picture that a terminal shows, over the previous one.
 *
 * The cursor is hidden while there is a picture. If a signal ends or stops the program (SIGHUP,
 * SIGINT, SIGPIPE, SIGQUIT, SIGTERM, SIGTSTP), its handler shows the cursor again, below the
 * picture, and restores the settings of the terminal. After a stop (SIGCONT) and in a window of
 * another size (SIGWINCH), the next picture is drawn in a cleared window; if it is too small, a
 * message takes the place of the picture. Handlers get no context, so there is one screen, in
 * static variables. */
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

/* Checks that *p, whose text may be missing, fits in the window; one line is kept free for the
 * cursor. Returns 0, or -1 with *err set. It also returns 0 if the window has another size than
 * when the screen was opened: the user will enlarge it again. */
int screen_check(const struct screen_picture *p, struct err *err);

/* Shows *p. In the background, this stops the program until it is in the foreground. */
void screen_show(struct out *out, const struct screen_picture *p);

/* Returns whether the window may show something else: after a stop or a change of its size. */
bool screen_is_stale(void);

/* Shows the cursor again, below the picture, if there is one: at the end, and before a message. */
void screen_leave(struct out *out);

#endif
