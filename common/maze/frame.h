/* frame: counts steps until a frame is due, a snapshot of a maze during its generation or a search
 * in it. */
#ifndef MAZE_FRAME_H
#define MAZE_FRAME_H

#include <stddef.h>
#include <stdint.h>

struct frame_clock {
    uint64_t every; /* the number of steps from one frame to the next, at least 1 */
    uint64_t steps; /* since the last frame */
    uint64_t frame; /* frames so far */
    void (*write)(void *context, uint64_t frame); /* writes frame number `frame`, from 1 */
    void *context;
};

/* Counts a step, and writes a frame if one is due. Does nothing if `clock` is NULL. */
static inline void frame_step(struct frame_clock *clock)
{
    if (clock && ++clock->steps == clock->every) {
        clock->steps = 0;
        clock->write(clock->context, ++clock->frame);
    }
}

#endif
