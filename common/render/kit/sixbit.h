/* sixbit: the encoding of graph6 and sparse6: six bits per printable character. */
#ifndef RENDER_KIT_SIXBIT_H
#define RENDER_KIT_SIXBIT_H

#include "common/base/io.h"

enum { SIXBIT_BIAS = 63 };

/* An output, and the bits that do not fill a character yet. */
struct sixbit {
    struct out *out;
    unsigned bits, count; /* the lowest `count` of `bits` are pending, fewer than six */
};

/* Writes the lowest n bits of value, the highest of them first. */
static inline void sixbit_put(struct sixbit *s, uint64_t value, unsigned n)
{
    while (n > 0) {
        unsigned part = n < 6 - s->count ? n : 6 - s->count;
        n -= part;
        s->bits = s->bits << part | ((unsigned)(value >> n) & ((1U << part) - 1));
        s->count += part;
        if (s->count == 6) {
            *out_room(s->out, 1) = (unsigned char)(s->bits + SIXBIT_BIAS);
            s->out->len++;
            s->bits = s->count = 0;
        }
    }
}

/* Writes n, the number of vertices, with which both formats begin. */
void sixbit_size(struct sixbit *s, uint64_t n);

/* Fills the last character with copies of `bit` and writes it, unless there are no bits for it. */
void sixbit_end(struct sixbit *s, unsigned bit);

#endif
