/* Tests of numbers with 64 bits: sums, products, inverses and logarithms. The logarithms were
 * computed with 400 digits. */
#include "common/solve/run/softfloat.h"
#include "tests/tap.h"

static void check_log(struct softfloat a, uint64_t expected, const char *what)
{
    const uint64_t log = softfloat_log(a);
    ok(log == expected, "100 ln of %s is %llu (%llu)", what, (unsigned long long)expected,
       (unsigned long long)log);
}

/* Returns a to the power of n. */
static struct softfloat power(struct softfloat a, int n)
{
    struct softfloat product = softfloat_of(1);
    for (int k = 0; k < n; k++)
        product = softfloat_mul(product, a);
    return product;
}

/* Returns the product of 1 + 1/n + 1/n^2 from 1 to 2000. */
static struct softfloat product_of_sums(void)
{
    struct softfloat product = softfloat_of(1);
    for (uint64_t n = 1; n <= 2000; n++) {
        const struct softfloat inverse = softfloat_inverse(n);
        const struct softfloat sum =
            softfloat_add(softfloat_add(softfloat_mul(inverse, inverse), softfloat_of(1)), inverse);
        product = softfloat_mul(product, sum);
    }
    return product;
}

int main(void)
{
    const struct softfloat zero = {0, 0}, one = softfloat_of(1);
    struct softfloat harmonic = zero;
    for (uint64_t n = 1; n <= 1000; n++)
        harmonic = softfloat_add(harmonic, softfloat_inverse(n));
    check_log(one, 0, "1");
    check_log(softfloat_of(2), 69, "2");
    check_log(softfloat_of(3), 110, "3");
    check_log(softfloat_of(7), 195, "7");
    check_log(softfloat_of(10), 230, "10");
    check_log(softfloat_of(1000), 691, "1000");
    check_log(softfloat_of(UINT32_MAX), 2218, "2^32 - 1");
    check_log(softfloat_of((uint64_t)1 << 63), 4367, "2^63");
    check_log(softfloat_of(UINT64_MAX), 4436, "2^64 - 1");
    check_log(power(softfloat_of(7), 1000), 194591, "7^1000");
    check_log(power(softfloat_of(7), 1000000), 194591015, "7^1000000");
    check_log(harmonic, 201, "1 + 1/2 + ... + 1/1000");
    check_log(softfloat_add(one, softfloat_inverse(3)), 29, "1 + 1/3");
    check_log(softfloat_add(softfloat_inverse(7), one), 13, "1/7 + 1");
    check_log(softfloat_add(one, softfloat_inverse(12345)), 0, "1 + 1/12345");
    check_log(product_of_sums(), 849, "the product of 1 + 1/n + 1/n^2");
    check_log((struct softfloat){softfloat_of(96).digits, softfloat_of(96).exponent - 5}, 110,
              "96 / 2^5");
    check_log(softfloat_add(softfloat_mul(zero, harmonic), one), 0, "0 * x + 1");
    check_log(softfloat_add(zero, softfloat_add(one, zero)), 0, "0 + 1 + 0");
    check_log(softfloat_add(softfloat_of(UINT64_MAX), softfloat_of(UINT64_MAX)), 4505, "2^65 - 2");
    check_log(softfloat_add(one, (struct softfloat){one.digits, one.exponent - 70}), 0,
              "1 + 2^-70");
    ok(softfloat_mul(harmonic, zero).digits == 0 && softfloat_of(0).digits == 0, "0 is 0");
    ok(softfloat_of(5).digits == (uint64_t)5 << 61 && softfloat_of(5).exponent == -61,
       "5 is 5 * 2^61 / 2^61");
    return done();
}
