/* hex: the hexadecimal digits of a row, one per byte of a maze.
 *
 * The loops over wide rows have no branch, so that the compiler vectorizes them: 16 digits per step
 * on plain x86-64. It takes such a loop longer to begin than to convert a row of less than
 * HEX_NARROW digits one at a time, by a table. */
#ifndef STREAM_HEX_H
#define STREAM_HEX_H

#include "common/maze/maze.h"

#include <limits.h>

enum { HEX_NARROW = 8, HEX_DIGIT = 16 };

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

/* clang-format off */

/* For each byte: HEX_DIGIT + its value if it is a digit, otherwise 0. */
static const unsigned char hex_values[UCHAR_MAX + 1] = {
    ['0'] = 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
    ['A'] = 26, 27, 28, 29, 30, 31,
    ['a'] = 26, 27, 28, 29, 30, 31,
};

/* clang-format on */

/* Converts n digits to their values. Returns a value other than 0 if a byte is not a digit or has a
 * bit outside `allow`, a set of bits of MAZE_DIGIT; then `to` is undefined. */
static inline unsigned hex_decode(unsigned char *restrict to, const unsigned char *restrict from,
                                  size_t n, unsigned char allow)
{
    unsigned char bad = 0, deny = (unsigned char)~allow;
    if (n < HEX_NARROW)
        for (size_t i = 0; i < n; i++) {
            to[i] = hex_values[from[i]] ^ HEX_DIGIT;
            bad |= to[i] & deny; /* HEX_DIGIT is denied, and set if it is no digit */
        }
    else
        for (size_t i = 0; i < n; i++)
            to[i] = hex_value(from[i], deny, &bad);
    return bad;
}

/* Return the value of the digit of a cell, and of a block. */
static inline unsigned char hex_cell(unsigned cell)
{
    return cell & MAZE_DIGIT;
}
static inline unsigned char hex_block(unsigned cell)
{
    return maze_block_digit(cell);
}

/* Converts n cells to digits; `value` gives the value of each digit, and is inlined. */
static inline void hex_encode(unsigned char *restrict to, const unsigned char *restrict from,
                              size_t n, unsigned char (*value)(unsigned cell))
{
    static const unsigned char digits[] = "0123456789abcdef";
    if (n < HEX_NARROW)
        for (size_t i = 0; i < n; i++)
            to[i] = digits[value(from[i])];
    else
        for (size_t i = 0; i < n; i++) {
            unsigned char v = value(from[i]);
            to[i] = (unsigned char)(v + '0' + (v > 9) * ('a' - '9' - 1));
        }
}

#endif
