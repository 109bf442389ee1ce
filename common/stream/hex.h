/* hex: the hexadecimal digits of a row, one per byte of a maze.
 *
 * The loops have no branches, so that the compiler vectorizes them: 16 digits per step on plain
 * x86-64. The digits after the last full block are also converted as a block, which overlaps the
 * one before; this halves the time for a row of 21 digits. */
#ifndef STREAM_HEX_H
#define STREAM_HEX_H

#include "common/maze/maze.h"

enum { HEX_BLOCK = 16 };

static inline bool hex_is_digit(int c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/* Returns the value of digit c. Sets bits of *bad if c is not a digit or has a bit of `deny`. */
static inline unsigned char hex_value(unsigned char c, unsigned char deny, unsigned char *bad)
{
    unsigned char digit = (unsigned char)(c - '0');
    unsigned char letter = (unsigned char)((c | 0x20) - 'a');
    unsigned char value = digit < 10 ? digit : (unsigned char)(letter + 10);
    unsigned char wrong = (unsigned char)((digit > 9) & (letter > 5));
    *bad |= (unsigned char)(wrong | (value & deny));
    return value;
}

/* Converts n digits to their values. Returns 0, or another value, with `to` undefined, if a byte is
 * not a digit or has a bit of `deny`. */
static inline unsigned hex_decode_all(unsigned char *restrict to,
                                      const unsigned char *restrict from, size_t n,
                                      unsigned char deny)
{
    unsigned char bad = 0;
    for (size_t i = 0; i < n; i++)
        to[i] = hex_value(from[i], deny, &bad);
    return bad;
}

/* Like hex_decode_all, but fast; `allow` is the set of permitted bits of MAZE_DIGIT. */
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

/* Converts n cells to digits; `value` returns the value of each digit, and is inlined. */
static inline void hex_encode_all(unsigned char *restrict to, const unsigned char *restrict from,
                                  size_t n, unsigned char (*value)(unsigned cell))
{
    for (size_t i = 0; i < n; i++) {
        const unsigned char v = value(from[i]);
        to[i] = (unsigned char)(v + '0' + (v > 9) * ('a' - '9' - 1));
    }
}

/* Like hex_encode_all, but fast. */
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
