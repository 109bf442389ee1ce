/* animation: the mazes of a stream on a terminal, each drawn over the previous one.
 *
 * The cursor is hidden meanwhile. It comes back whatever ends or stops the program. */
#ifndef RENDER_RUN_ANIMATION_H
#define RENDER_RUN_ANIMATION_H

#include "common/render/render.h"

struct animation {
    uint64_t fps;  /* mazes per second; 0: no animation */
    uint64_t next; /* when the next maze is due, in nanoseconds */
    bool hidden;   /* the window is too small for the maze being drawn */
};

/* Takes over the terminal that c writes to. Returns 0, or -1 with *err set if it is not a
 * terminal or c->format cannot be drawn on one. */
int animation_begin(struct render_ctx *c, struct err *err);

/* Called before a maze is drawn: waits until it is due and moves to the upper left corner. If
 * the window is too small, says so there and discards what is drawn. */
void animation_frame(struct animation *a, const struct render_ctx *c);

/* Called after a maze was drawn: shows it. */
void animation_shown(const struct animation *a, const struct render_ctx *c);

/* Gives the terminal back, if there is an animation. */
void animation_end(const struct animation *a, const struct render_ctx *c);

#endif
