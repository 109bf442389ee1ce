/* sixbit: bits as printable characters, six each, as graph6 and sparse6 have them. */
#ifndef RENDER_KIT_SIXBIT_H
#define RENDER_KIT_SIXBIT_H

#include "common/base/io.h"

enum { SIXBIT_BIAS = 63 };

/* Bits that are not yet a character. */
struct sixbit {
    struct out *out;
    unsigned bits, count; /* the last `count` of them, fewer than six */
};

/* n bits of value, the highest first. */
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

/* The number of vertices, as both formats begin. */
void sixbit_size(struct sixbit *s, uint64_t n);

/* Fills up the last character with this bit. */
void sixbit_end(struct sixbit *s, unsigned bit);

#endif
