/* trace: a maze while it is made, as frames of a film. */
#ifndef TRACE_H
#define TRACE_H

#include <stddef.h>
#include <stdint.h>

struct trace {
    uint64_t every; /* a frame every so many steps, at least 1 */
    uint64_t steps; /* since the last frame */
    uint64_t frame; /* frames so far */
    void (*write)(void *context, uint64_t frame);
    void *context;
};

/* One step is done; NULL: nobody looks. */
static inline void trace_step(struct trace *t)
{
    if (t && ++t->steps == t->every) {
        t->steps = 0;
        t->write(t->context, ++t->frame);
    }
}

#endif
