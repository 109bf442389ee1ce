/* softfloat: numbers from 0 with 64 significant bits. Unlike floating point they are computed with
 * whole numbers only, so results are the same on every machine. Each operation rounds down. */
#ifndef SOLVE_RUN_SOFTFLOAT_H
#define SOLVE_RUN_SOFTFLOAT_H

#include <stdint.h>

/* The number digits * 2^exponent. digits is 0, or its highest bit is set. */
struct softfloat {
    uint64_t digits;
    int64_t exponent;
};

/* Returns a whole number. */
struct softfloat softfloat_of(uint64_t n);

/* Returns 1/n, n at least 1; it is too small by a factor of less than 1 + n * 2^-63. */
struct softfloat softfloat_inverse(uint64_t n);

/* Return a + b and a * b; they are too small by a factor of less than 1 + 2^-62. */
struct softfloat softfloat_add(struct softfloat a, struct softfloat b);
struct softfloat softfloat_mul(struct softfloat a, struct softfloat b);

/* Returns the natural logarithm of `a`, from 1 to 2^(2^36), times 100 and rounded to a whole
 * number. Before it is rounded, its error is less than 10^-6. */
uint64_t softfloat_log(struct softfloat a);

#endif
