/* Tests of the random number generator: its output equals that of the reference code of its authors
 * (values from the tests of Rust's rand_xoshiro and from Rosetta Code), and bounded numbers are
 * uniform. */
#include "common/base/rng.h"
#include "tests/tap.h"

static void check_splitmix(void)
{
    static const uint64_t expected[] = {1985237415132408290u,  2979275885539914483u,
                                        13511426838097143398u, 8488337342461049707u,
                                        15141737807933549159u, 17093170987380407015u};
    static const uint64_t of_1234567[] = {6457827717110365317u, 3203168211198807973u,
                                          9817491932198370423u, 4593380528125082431u,
                                          16408922859458223821u};
    uint64_t x = 1477776061723855037;
    bool equal = true;
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        equal = equal && rng_splitmix(&x) == expected[i];
    ok(equal, "SplitMix64 equals the reference code");
    x = 1234567;
    equal = true;
    for (size_t i = 0; i < sizeof of_1234567 / sizeof *of_1234567; i++)
        equal = equal && rng_splitmix(&x) == of_1234567[i];
    ok(equal, "SplitMix64 with seed 1234567 equals the reference code");
}

static void check_xoshiro(void)
{
    static const uint64_t expected[] = {11520,
                                        0,
                                        1509978240,
                                        1215971899390074240u,
                                        1216172134540287360u,
                                        607988272756665600u,
                                        16172922978634559625u,
                                        8476171486693032832u,
                                        10595114339597558777u,
                                        2904607092377533576u};
    struct rng r = {{1, 2, 3, 4}};
    bool equal = true;
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        equal = equal && rng_next(&r) == expected[i];
    ok(equal, "xoshiro256** equals the reference code");
}

/* The state filled by SplitMix64, as the authors recommend: the values that rand_xoshiro and others
 * give for seed 42. */
static void check_filling(void)
{
    static const uint64_t expected[] = {1546998764402558742u, 6990951692964543102u,
                                        12544586762248559009u, 17057574109182124193u};
    uint64_t x = 42;
    struct rng r;
    bool equal = true;
    for (int i = 0; i < 4; i++)
        r.s[i] = rng_splitmix(&x);
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        equal = equal && rng_next(&r) == expected[i];
    ok(equal, "xoshiro256** filled by SplitMix64 equals the reference code");
}

/* The expected state is from the test data of xoshiro-fortran. All generators of the xoshiro256
 * family have the same states and the same jump. */
static void check_jump(void)
{
    static const struct rng expected = {
        {0x934d05e8b2076310, 0xeabdd0bf76a1be51, 0x75dd6a992accb1e8, 0xc660c602a7330187}};
    struct rng r = {{0, 0, 0, 1}};
    rng_jump(&r);
    ok(memcmp(&r, &expected, sizeof r) == 0, "the jump equals the reference code");
}

/* The states of two pairs of seed and index equal those of a program in Python, written from the
 * comment in rng.c. Different pairs give different streams, even if they are adjacent. */
static void check_seeding(void)
{
    static const struct {
        uint64_t seed, index;
        struct rng state;
    } expected[] = {
        {1, 0, {{0x6c5795e14b3b7e33, 0x3c8a1369d3a6fc92, 0x5e41ab087439611e, 0xf18d6ce93d6cf1ee}}},
        {UINT64_MAX,
         12345678901234567890u,
         {{0x0a0eeec7bea1047d, 0x94c0bd884ec7417e, 0x35eea55996357b66, 0x77f0e839234177a7}}},
    };
    enum { SIDE = 64 };
    static uint64_t first[SIDE * SIDE];
    size_t same = 0;
    bool equal = true;
    for (size_t k = 0; k < sizeof expected / sizeof *expected; k++) {
        struct rng r;
        rng_seed(&r, expected[k].seed, expected[k].index);
        equal = equal && memcmp(&r, &expected[k].state, sizeof r) == 0;
    }
    ok(equal, "the states of (1, 0) and (2^64 - 1, 12345678901234567890) equal another program's");
    for (uint64_t s = 0; s < SIDE; s++)
        for (uint64_t i = 0; i < SIDE; i++) {
            struct rng r;
            rng_seed(&r, s, i);
            first[s * SIDE + i] = rng_next(&r);
        }
    for (size_t a = 0; a < SIDE * SIDE; a++)
        for (size_t b = 0; b < a; b++)
            same += first[a] == first[b];
    ok(same == 0, "4096 pairs of seed and index give 4096 different first numbers");
}

static void check_multiply(void)
{
    static const struct {
        uint64_t a, b, high, low;
    } expected[] = {
        {UINT64_MAX, UINT64_MAX, UINT64_MAX - 1, 1},
        {UINT64_MAX, 2, 1, UINT64_MAX - 1},
        {(uint64_t)1 << 32, (uint64_t)1 << 32, 1, 0},
        {0xfedcba9876543210, 0x0123456789abcdef, 0x0121fa00ad77d742, 0x2236d88fe5618cf0},
        {7, 6, 0, 42},
    };
    bool equal = true;
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        uint64_t low, high = rng_multiply(expected[i].a, expected[i].b, &low);
        equal = equal && high == expected[i].high && low == expected[i].low;
    }
    ok(equal, "rng_multiply returns all 128 bits of a product");
}

/* Computes chi-square of the numbers below n, for each n up to 20. The bounds are the 99.99 percent
 * points of the distribution with 1 to 19 degrees of freedom, from the tables, so that one seed in
 * 500 would fail. */
static void check_below(void)
{
    static const double bound[20] = {0,    15.1, 18.4, 21.1, 23.5, 25.7, 27.9, 29.9, 31.8, 33.7,
                                     35.6, 37.4, 39.1, 40.9, 42.6, 44.3, 45.9, 47.6, 49.2, 50.8};
    struct rng r;
    bool uniform = true, in_range = true;
    int remainders[3] = {0};
    rng_seed(&r, 1, 0);
    for (size_t n = 1; n <= 20; n++) {
        size_t count[20] = {0};
        double chi = 0, mean = 2000;
        for (size_t i = 0; i < n * 2000; i++) {
            uint64_t k = rng_below(&r, n);
            in_range = in_range && k < n;
            count[k % 20]++;
        }
        for (size_t k = 0; k < n; k++)
            chi += ((double)count[k] - mean) * ((double)count[k] - mean) / mean;
        uniform = uniform && (n == 1 || chi < bound[n - 1]);
    }
    ok(in_range, "bounded numbers are below n, for n up to 20");
    ok(uniform, "bounded numbers are uniform, for n up to 20");
    /* Without Lemire's rejection, half of the numbers below 3 * 2^62 would have the same remainder
     * modulo 3. With 3000 numbers, the bound of 200 is 7.7 standard deviations. */
    rng_seed(&r, 2, 0);
    for (int i = 0; i < 3000; i++) {
        uint64_t k = rng_below(&r, (uint64_t)3 << 62);
        in_range = in_range && k < (uint64_t)3 << 62;
        remainders[k % 3]++;
    }
    ok(remainders[0] > 800 && remainders[0] < 1200 && remainders[1] > 800 && remainders[1] < 1200,
       "numbers below 3 * 2^62 are uniform modulo 3: %d %d %d", remainders[0], remainders[1],
       remainders[2]);
    ok(in_range, "bounded numbers are below 3 * 2^62");
}

int main(void)
{
    check_splitmix();
    check_xoshiro();
    check_filling();
    check_jump();
    check_seeding();
    check_multiply();
    check_below();
    return done();
}
