/* bits: operations on the bits of a word. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>

/* Returns the number of 1s of `word`. */
static inline unsigned bits_count(uint64_t word)
{
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    return (unsigned)(((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
}

/* Returns the position of the lowest 1 of `word`, which is not 0. */
static inline int bits_lowest(uint64_t word)
{
#ifdef __GNUC__
    return __builtin_ctzll(word);
#else
    return (int)bits_count(~word & (word - 1));
#endif
}

#endif
