/* animate: the mazes of a stream as a frames on a terminal, each drawn over the one before.
 *
 * The cursor is hidden meanwhile, and comes back whatever ends the program or stops it. */
#ifndef RENDER_RUN_ANIMATION_H
#define RENDER_RUN_ANIMATION_H

#include "common/render/render.h"

struct animation {
    uint64_t fps;  /* frames a second, at least 1 */
    uint64_t next; /* when the next frame is due, in nanoseconds */
    bool hidden;   /* the window is too small for the maze at hand */
};

/* Takes over the terminal that output goes to. -1 and err: it is none, or the format
 * cannot be drawn there. */
int animation_begin(const struct render *render, struct render_ctx *c, struct err *err);

/* Before a maze is drawn: waits for its time, and goes to the upper left corner. If the
 * window is too small, says so there, and what is drawn is thrown away. */
void animation_frame(struct animation *a, const struct render *render, const struct render_ctx *c);

/* After it. */
void animation_shown(struct animation *a, const struct render_ctx *c);

/* Gives the terminal back. */
void animation_end(const struct render_ctx *c);

#endif
