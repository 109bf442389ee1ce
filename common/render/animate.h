/* animate: the mazes of a stream as a film on a terminal, each drawn over the one before.
 *
 * The cursor is hidden meanwhile, and comes back whatever ends the program or stops it. */
#ifndef ANIMATE_H
#define ANIMATE_H

#include "render.h"

struct animate {
    uint64_t fps;  /* frames a second, at least 1 */
    uint64_t next; /* when the next frame is due, in nanoseconds */
    bool hidden;   /* the window is too small for the maze at hand */
};

/* Takes over the terminal that output goes to. -1 and err: it is none, or the format
 * cannot be drawn there. */
int animate_begin(const struct render *render, struct canvas *c, struct err *err);

/* Before a maze is drawn: waits for its time, and goes to the upper left corner. If the
 * window is too small, says so there, and what is drawn is thrown away. */
void animate_frame(struct animate *a, const struct render *render, const struct canvas *c);

/* After it. */
void animate_shown(struct animate *a, const struct canvas *c);

/* Gives the terminal back. */
void animate_end(const struct canvas *c);

#endif
