/* frame: counts steps until a frame is due, a snapshot of a maze during its generation or a search
 * in it. */
#ifndef MAZE_FRAME_H
#define MAZE_FRAME_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct frame_clock {
    uint64_t every; /* the number of steps from one frame to the next, at least 1 */
    uint64_t steps; /* since the last frame */
    uint64_t frame; /* frames so far */
    void (*write)(void *context, uint64_t frame); /* writes frame number `frame`, from 1 */
    void *context;
};

/* Counts a step. Returns whether a frame is due, which the caller then writes. */
static inline bool frame_is_due(struct frame_clock *clock)
{
    if (++clock->steps < clock->every)
        return false;
    clock->steps = 0;
    clock->frame++;
    return true;
}

/* Writes the frame that is due. */
static inline void frame_write(const struct frame_clock *clock)
{
    clock->write(clock->context, clock->frame);
}

/* Counts a step, and writes a frame if one is due. */
static inline void frame_step(struct frame_clock *clock)
{
    if (frame_is_due(clock))
        frame_write(clock);
}

#endif
