/* bitset: a set of numbers below a bound in which the next one is found in a
 * few steps, however far it is: a bit for each number, a bit for each word of
 * those that is not zero, and so on, 64 to one. */
#ifndef MAZE_BITSET_H
#define MAZE_BITSET_H

#include "common/base/mem.h"

#include <stdbool.h>
#include <stdint.h>

enum { BITSET_LEVELS = 11 }; /* 64^11 is more than any size_t */

struct bitset {
    uint64_t *level[BITSET_LEVELS]; /* into the memory given */
    size_t words[BITSET_LEVELS];
    int levels;
};

/* The empty set for numbers below bound >= 1, in *work, about bound/63 bytes
 * times eight. -1: no memory. */
int bitset_init(struct bitset *s, struct mem *work, size_t bound);

void bitset_add(struct bitset *s, size_t i);
void bitset_remove(struct bitset *s, size_t i);

/* The least number in the set from i on, SIZE_MAX if there is none. */
size_t bitset_next(const struct bitset *s, size_t i);

#endif
