/* bitset: a set of numbers below a bound, which finds the next member in a few steps at any
 * distance.
 *
 * Level 0 has one bit per number; each bit of level k + 1 says whether a word of 64 bits of level
 * k is not zero. */
#ifndef MAZE_BITSET_H
#define MAZE_BITSET_H

#include "common/base/mem.h"

#include <stdbool.h>
#include <stdint.h>

enum { BITSET_LEVELS = 11 }; /* 64^11 is more than any size_t */

struct bitset {
    uint64_t *level[BITSET_LEVELS]; /* in the memory of bitset_init */
    size_t words[BITSET_LEVELS];
    int levels;
};

/* Makes *s the empty set of numbers below bound >= 1, in *work, which grows to about 8 * bound / 63
 * bytes. Returns 0, or -1 if memory runs out. */
int bitset_init(struct bitset *s, struct mem *work, size_t bound);

/* Add and remove number i, whether or not it is in the set. */
void bitset_add(struct bitset *s, size_t i);
void bitset_remove(struct bitset *s, size_t i);

/* Returns the smallest member that is at least i, SIZE_MAX if there is none. */
size_t bitset_next(const struct bitset *s, size_t i);

#endif
