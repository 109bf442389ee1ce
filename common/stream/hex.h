/* hex: the hexadecimal digits of a row, one per byte of a maze.
 *
 * The loops have no branch, so that the compiler vectorizes them: 16 digits per step on plain
 * x86-64. The digits after the last whole block are converted as a block, too, which overlaps the
 * one before: with a row of 21 digits, this takes a half of the time. */
#ifndef STREAM_HEX_H
#define STREAM_HEX_H

#include "common/maze/maze.h"

enum { HEX_BLOCK = 16 };

static inline bool hex_is_digit(int c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* Returns the value of a digit. Sets bits of *bad if it is not a digit or has a bit of `deny`. */
static inline unsigned char hex_value(unsigned char c, unsigned char deny, unsigned char *bad)
{
    unsigned char digit = (unsigned char)(c - '0');
    unsigned char letter = (unsigned char)((c | 0x20) - 'a');
    unsigned char value = digit < 10 ? digit : (unsigned char)(letter + 10);
    unsigned char wrong = (unsigned char)((digit > 9) & (letter > 5));
    *bad |= (unsigned char)(wrong | (value & deny));
    return value;
}

/* Converts n digits to their values. Returns a value other than 0 if a byte is not a digit or has a
 * bit of `deny`; then `to` is undefined. */
static inline unsigned hex_decode_all(unsigned char *restrict to,
                                      const unsigned char *restrict from, size_t n,
                                      unsigned char deny)
{
    unsigned char bad = 0;
    for (size_t i = 0; i < n; i++)
        to[i] = hex_value(from[i], deny, &bad);
    return bad;
}

/* The same, fast; `allow` is a set of bits of MAZE_DIGIT. */
static inline unsigned hex_decode(unsigned char *restrict to, const unsigned char *restrict from,
                                  size_t n, unsigned char allow)
{
    const unsigned char deny = (unsigned char)~allow;
    const size_t blocks = n - n % HEX_BLOCK, last = n - HEX_BLOCK;
    unsigned bad;
    if (n < HEX_BLOCK)
        return hex_decode_all(to, from, n, deny);
    bad = hex_decode_all(to, from, blocks, deny);
    return blocks == n ? bad : bad | hex_decode_all(to + last, from + last, HEX_BLOCK, deny);
}

/* Converts n cells to digits; `value` gives the value of each digit, and is inlined. */
static inline void hex_encode_all(unsigned char *restrict to, const unsigned char *restrict from,
                                  size_t n, unsigned char (*value)(unsigned cell))
{
    for (size_t i = 0; i < n; i++) {
        const unsigned char v = value(from[i]);
        to[i] = (unsigned char)(v + '0' + (v > 9) * ('a' - '9' - 1));
    }
}

/* The same, fast. */
static inline void hex_encode(unsigned char *restrict to, const unsigned char *restrict from,
                              size_t n, unsigned char (*value)(unsigned cell))
{
    const size_t blocks = n - n % HEX_BLOCK, last = n - HEX_BLOCK;
    if (n < HEX_BLOCK) {
        hex_encode_all(to, from, n, value);
        return;
    }
    hex_encode_all(to, from, blocks, value);
    if (blocks < n)
        hex_encode_all(to + last, from + last, HEX_BLOCK, value);
}

#endif
