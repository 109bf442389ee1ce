/* animation: draws the mazes of a stream on a terminal, each over the previous one, at a fixed
 * rate. Each maze is drawn in memory and shown when it is complete.
 *
 * The cursor is hidden while there is a picture. If a signal ends or stops the program (SIGHUP,
 * SIGINT, SIGPIPE, SIGQUIT, SIGTERM, SIGTSTP), its handler shows the cursor again, below the
 * picture. After the program resumes (SIGCONT) or the window changes its size (SIGWINCH), the
 * window is cleared before the next picture is drawn; if it is too small, a message replaces the
 * picture. Handlers get no context, so there is one screen, in static variables. */
#ifndef RENDER_RUN_ANIMATION_H
#define RENDER_RUN_ANIMATION_H

#include "common/render/render.h"

struct animation {
    uint64_t fps;            /* mazes per second; 0: no animation */
    uint64_t next, stay;     /* when the next maze is due, and how long the last one stays until
                              * then, in nanoseconds */
    struct text_buf picture; /* being drawn: its lines, each with its newline */
    size_t columns, lines;   /* of the picture */
};

/* Prepares the terminal that c writes to. Returns 0, or -1 with *err set if it is not a terminal or
 * c->format cannot be animated. */
int animation_begin(struct render_ctx *c, struct err *err);

/* Begins the picture of a maze. Called before the maze is drawn. Returns 0, or -1 with *c->err set
 * if the window is too small. */
int animation_frame(struct animation *a, const struct render_ctx *c);

/* Waits until the maze is due, and shows it. Called after it is drawn. */
void animation_show(struct animation *a, const struct render_ctx *c);

/* Shows the cursor again if it is hidden. Called at the end and before a message. An incomplete
 * maze is not shown. The next maze hides the cursor again. */
void animation_end(struct animation *a, const struct render_ctx *c);

#endif
