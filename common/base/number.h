/* number: converts numbers to text and text to numbers. Only this module reads digits. */
#ifndef BASE_NUMBER_H
#define BASE_NUMBER_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Why a text was rejected: it is malformed, or the number is too large. */
enum number_fault { NUMBER_OK, NUMBER_MALFORMED, NUMBER_TOO_LARGE };

/* Reads the digits at the start of the n bytes at `s` into *value. Returns the number of digits, or
 * 0 if the first byte is not a digit or the number exceeds `max`. */
size_t number_scan(const char *s, size_t n, uint64_t max, uint64_t *value);

/* Reads all n bytes at `s` as an integer of at most `max`. Returns 0, or -1 if they are not one. */
int number_read(const char *s, size_t n, uint64_t max, uint64_t *value);

/* Reads two integers with `separator` between them at the start of the n bytes at `s`, like
 * number_pair. Returns the number of bytes read, or 0 if there is no such pair. */
size_t number_scan_pair(const char *s, size_t n, char separator, uint64_t max, uint64_t *first,
                        uint64_t *second);

/* Reads all n bytes at `s` as two integers of at most `max` with `separator` between them: 3x2, 4,5
 * or 1/8. Returns 0, or -1 if they are not such a pair. */
int number_pair(const char *s, size_t n, char separator, uint64_t max, uint64_t *first,
                uint64_t *second);

/* Reads all n bytes at `s` as a number with at most `decimals` decimals (0 to 9). Stores the number
 * times 10 to the power of `decimals` in *value: 0.25 with 2 decimals is 25. The number may begin
 * with its decimal point and may have an exponent: .25, 25e-2 and 2.5e6. It is read exactly: the
 * exponent moves the point, and the digits then after the point count as decimals. */
enum number_fault number_decimal(const char *s, size_t n, unsigned decimals, uint64_t *value);

enum { NUMBER_TEXT = 48 }; /* bytes that a number or a pair needs as text */

/* Writes the number that number_decimal reads as `value` into `text`, without trailing zeros.
 * Returns `text`. */
const char *number_decimal_text(uint64_t value, unsigned decimals, char text[NUMBER_TEXT]);

/* Like number_decimal_text, with all decimals: 2.50. */
const char *number_fixed_text(uint64_t value, unsigned decimals, char text[NUMBER_TEXT]);

/* Writes numerator / denominator, rounded to `decimals` decimals, like number_decimal_text. The
 * numerator times 10 to the power of `decimals` must fit in 64 bits. Returns `text`. */
const char *number_ratio_text(uint64_t numerator, uint64_t denominator, unsigned decimals,
                              char text[NUMBER_TEXT]);

/* Like number_decimal_text, for an integer and for a pair of integers. */
const char *number_text(uint64_t value, char text[NUMBER_TEXT]);
const char *number_pair_text(uint64_t first, char separator, uint64_t second,
                             char text[NUMBER_TEXT]);

/* Copies `text` to `to`, which must have room for it. Returns the end of the copy. */
static inline char *number_append_text(char *to, const char *text)
{
    const size_t n = strlen(text);
    memcpy(to, text, n);
    return to + n;
}

/* The numbers 00 to 99, two digits each. */
extern const char number_pairs[201];

/* Writes the digits of `value`, at most 20, to `to`, which must have room for them. Returns their
 * end. (Without the first case, small numbers take 1.6 times as long.) */
static inline char *number_append(char *to, uint64_t value)
{
    char *end, *at;
    size_t n = 3;
    if (value < 100) {
        *to = (char)('0' + value / 10);
        to += value >= 10;
        *to = (char)('0' + value % 10);
        return to + 1;
    }
    for (uint64_t limit = 1000; n < 20 && value >= limit; limit *= 10)
        n++;
    end = to + n;
    for (at = end; value >= 100; value /= 100)
        memcpy(at -= 2, number_pairs + 2 * (value % 100), 2);
    if (value >= 10)
        memcpy(at - 2, number_pairs + 2 * value, 2);
    else
        at[-1] = (char)('0' + value);
    return end;
}

/* Reads all n bytes at `s` as a hash: 16 hexadecimal digits. Returns 0, or -1 if they are not a
 * hash. */
int number_hash(const char *s, size_t n, uint64_t *hash);

/* Writes `hash` into `text`. Returns `text`. */
const char *number_hash_text(uint64_t hash, char text[NUMBER_TEXT]);

#endif
