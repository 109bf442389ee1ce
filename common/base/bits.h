/* bits: operations on the bits of a word. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>

/* Returns the position of the lowest 1 of `word`, which is not 0. */
static inline int bits_lowest(uint64_t word)
{
#ifdef __GNUC__
    return __builtin_ctzll(word);
#else
    int k = 0;
    for (; !(word & 1); word >>= 1)
        k++;
    return k;
#endif
}

#endif
