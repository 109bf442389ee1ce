/* softfloat: nonnegative numbers with 64 significant bits. Unlike hardware floating point, they are
 * computed with integers only, so results are the same on every machine. Each operation rounds
 * down. */
#ifndef SOLVE_RUN_SOFTFLOAT_H
#define SOLVE_RUN_SOFTFLOAT_H

#include <stdint.h>

/* The number digits * 2^exponent. digits is 0, or its highest bit is set. */
struct softfloat {
    uint64_t digits;
    int64_t exponent;
};

/* Returns the integer n. */
struct softfloat softfloat_of(uint64_t n);

/* Returns 1/n, n >= 1. The result is too small by a factor of less than 1 + n * 2^-63. */
struct softfloat softfloat_inverse(uint64_t n);

/* Return a + b and a * b. The results are too small by a factor of less than 1 + 2^-62. */
struct softfloat softfloat_add(struct softfloat a, struct softfloat b);
struct softfloat softfloat_mul(struct softfloat a, struct softfloat b);

/* Returns 100 times the natural logarithm of `a`, which must be from 1 to 2^(2^36), rounded to an
 * integer. The error before rounding is less than 10^-6. */
uint64_t softfloat_log(struct softfloat a);

#endif
