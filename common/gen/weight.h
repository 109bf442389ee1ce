/* weight: the random weights of the walls of a maze, for algorithms that look
 * at the same wall again and again. They are not stored: the weight of a wall
 * is number so many of the stream of SplitMix64 that starts at a key. */
#ifndef WEIGHT_H
#define WEIGHT_H

#include "../rng.h"

/* A wall is the number of the cell that owns it times two, and WEIGHT_HORIZ for
 * its north one. */
enum { WEIGHT_VERT, WEIGHT_HORIZ };

/* The 64 bits of a wall; different walls have different ones. */
static inline uint64_t weight_of(uint64_t key, uint64_t wall)
{
    uint64_t x = key + wall * 0x9e3779b97f4a7c15;
    return rng_splitmix(&x);
}

#endif
