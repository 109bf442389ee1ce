/* animation: draws the mazes of a stream on a terminal, each over the previous one.
 *
 * The cursor is hidden during the animation. It is shown again, and the settings of the terminal
 * are restored, even if the user or a signal (SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP) ends or
 * stops the program. */
#ifndef RENDER_RUN_ANIMATION_H
#define RENDER_RUN_ANIMATION_H

#include "common/render/render.h"

struct animation {
    uint64_t fps;   /* mazes per second; 0: no animation */
    uint64_t next;  /* when the next maze is due, in nanoseconds */
    bool by_key;    /* the next maze comes at a key press, not at a time */
    bool quit;      /* out: the user wants to see no more, or the keyboard failed */
    bool hidden;    /* the window is too small for the maze being drawn */
    bool no_cursor; /* the cursor is hidden */
};

/* Clears the terminal that c writes to, hides its cursor and catches signals. Returns 0, or -1 with
 * *err set if it is not a terminal or c->format cannot be animated. Afterwards animation_close must
 * be called before the program exits. */
int animation_begin(struct animation *a, struct render_ctx *c, struct err *err);

/* Waits until the next maze is due and moves to the upper left corner; called before the maze is
 * drawn. If the window is too small, says so there and discards the drawing. */
void animation_frame(struct animation *a, const struct render_ctx *c);

/* Shows the maze; called after it is drawn. */
void animation_shown(const struct animation *a, const struct render_ctx *c);

/* Waits for a key, if keys are awaited, and sets a->quit. Returns 1 if the maze has been shown; 0
 * if it must be drawn again, because the window has changed; -1 with *err set if keys cannot be
 * read. */
int animation_is_done(struct animation *a, struct err *err);

/* Shows the cursor again, if it is hidden: at the end, and before a message. The next maze hides it
 * again. */
void animation_end(struct animation *a, const struct render_ctx *c);

/* Restores the settings of the terminal, if they were changed. */
void animation_close(void);

#endif
