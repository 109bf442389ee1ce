/* trace: a maze while it is made, as frames of a frames. */
#ifndef MAZE_FRAME_H
#define MAZE_FRAME_H

#include <stddef.h>
#include <stdint.h>

struct frame_clock {
    uint64_t every; /* a frame every so many steps, at least 1 */
    uint64_t steps; /* since the last frame */
    uint64_t frame; /* frames so far */
    void (*write)(void *context, uint64_t frame);
    void *context;
};

/* One step is done; NULL: nobody looks. */
static inline void frame_step(struct frame_clock *t)
{
    if (t && ++t->steps == t->every) {
        t->steps = 0;
        t->write(t->context, ++t->frame);
    }
}

#endif
