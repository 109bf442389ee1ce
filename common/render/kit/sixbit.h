/* sixbit: bits as printable characters, six each, as graph6 and sparse6 have them. */
#ifndef RENDER_KIT_SIXBIT_H
#define RENDER_KIT_SIXBIT_H

#include "graph.h"

/* Bits that are not yet a character. */
struct sixbit {
    struct out *out;
    unsigned bits, count; /* the last `count` of them, fewer than six */
};

/* n bits of value, the highest first. */
void sixbit_put(struct sixbit *s, uint64_t value, unsigned n);

/* The number of vertices, as both formats begin. */
void sixbit_size(struct sixbit *s, uint64_t n);

/* Fills up the last character with this bit. */
void sixbit_end(struct sixbit *s, unsigned bit);

#endif
