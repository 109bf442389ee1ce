/* bits: operations on the bits of a word. */
#ifndef BASE_BITS_H
#define BASE_BITS_H

#include <stdint.h>

/* Returns the number of bits set in `word`. */
static inline unsigned bits_count(uint64_t word)
{
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    return (unsigned)(((word + (word >> 4)) & 0x0f0f0f0f0f0f0f0f) * 0x0101010101010101 >> 56);
}

/* Returns the position of the lowest bit set in `word`, which must not be 0. */
static inline int bits_lowest(uint64_t word)
{
#ifdef __GNUC__
    return __builtin_ctzll(word);
#else
    return (int)bits_count(~word & (word - 1));
#endif
}

/* Returns the high 64 bits of a * b and stores the low ones in *low. */
static inline uint64_t bits_multiply(uint64_t a, uint64_t b, uint64_t *low)
{
#ifdef __SIZEOF_INT128__
    __extension__ typedef unsigned __int128 wide;
    wide p = (wide)a * b;
    *low = (uint64_t)p;
    return (uint64_t)(p >> 64);
#else
    uint64_t al = (uint32_t)a, ah = a >> 32, bl = (uint32_t)b, bh = b >> 32;
    uint64_t ll = al * bl, lh = al * bh, hl = ah * bl, hh = ah * bh;
    uint64_t mid = (ll >> 32) + (uint32_t)lh + (uint32_t)hl;
    *low = mid << 32 | (uint32_t)ll;
    return hh + (lh >> 32) + (hl >> 32) + (mid >> 32);
#endif
}

/* Returns the 8 bytes at `at` as a little-endian word. Compiles to one load on little-endian
 * machines. */
static inline uint64_t bits_load(const unsigned char *at)
{
    return (uint64_t)at[0] | (uint64_t)at[1] << 8 | (uint64_t)at[2] << 16 | (uint64_t)at[3] << 24 |
           (uint64_t)at[4] << 32 | (uint64_t)at[5] << 40 | (uint64_t)at[6] << 48 |
           (uint64_t)at[7] << 56;
}

/* Stores `word` as 8 bytes at `at`, the lowest first. */
static inline void bits_store(unsigned char *at, uint64_t word)
{
    for (unsigned k = 0; k < 8; k++)
        at[k] = (unsigned char)(word >> 8 * k);
}

#endif
