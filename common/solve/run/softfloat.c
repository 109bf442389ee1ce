/* The logarithm to base 2 of a number from 1 to 2 is computed bit by bit: the next bit is 1 if the
 * square of the number is at least 2; the square is then halved. With 63 bits, the error doubles in
 * each of the 28 steps and stays below 2^-33. The omitted bits would add less than 2^-28, and the
 * multiplication by ln 2 loses as much, so the error of the result times 100 is less than 10^-6. */
#include "softfloat.h"

#include "common/base/bits.h"

#include <stdbool.h>

enum { LOG_BITS = 28 }; /* number of fractional bits of a logarithm */

#define TOP_BIT ((uint64_t)1 << 63)

static const uint64_t log_of_2 = 0xb17217f7d1cf79ab; /* ln 2 * 2^64 */

/* Returns the number digits * 2^exponent; the highest bit of `digits` need not be set. */
static struct softfloat softfloat_normal(uint64_t digits, int64_t exponent)
{
    if (digits == 0)
        return (struct softfloat){0, 0};
    for (; !(digits & TOP_BIT); exponent--)
        digits <<= 1;
    return (struct softfloat){digits, exponent};
}

struct softfloat softfloat_of(uint64_t n)
{
    return softfloat_normal(n, 0);
}

struct softfloat softfloat_inverse(uint64_t n)
{
    return softfloat_normal(UINT64_MAX / n, -64);
}

struct softfloat softfloat_add(struct softfloat a, struct softfloat b)
{
    const bool swap = a.digits == 0 || (b.digits != 0 && a.exponent < b.exponent);
    const struct softfloat large = swap ? b : a, small = swap ? a : b;
    uint64_t sum;
    if (small.digits == 0 || large.exponent - small.exponent > 63)
        return large;
    sum = large.digits + (small.digits >> (large.exponent - small.exponent));
    if (sum < large.digits) /* a carry */
        return (struct softfloat){sum >> 1 | TOP_BIT, large.exponent + 1};
    return (struct softfloat){sum, large.exponent};
}

struct softfloat softfloat_mul(struct softfloat a, struct softfloat b)
{
    uint64_t low;
    const uint64_t high = bits_multiply(a.digits, b.digits, &low);
    return softfloat_normal(high, a.exponent + b.exponent + 64);
}

uint64_t softfloat_log(struct softfloat a)
{
    const uint64_t unit = (uint64_t)1 << LOG_BITS;
    uint64_t log = (uint64_t)(a.exponent + 63), low;
    for (int k = 0; k < LOG_BITS; k++) {
        a.exponent = -63; /* from 1 to 2 */
        a = softfloat_mul(a, a);
        log = log << 1 | (uint64_t)(a.exponent + 63);
    }
    log = bits_multiply(log, log_of_2, &low);
    return log / unit * 100 + (log % unit * 100 + unit / 2) / unit;
}
