/* Tests of the random number generator: its output equals that of the reference code of its authors
 * (values from the tests of Rust's rand_xoshiro). tests/chance/choices.c tests bounded numbers. */
#include "common/base/rng.h"
#include "tests/tap.h"

static void check_splitmix(void)
{
    static const uint64_t expected[] = {1985237415132408290u,  2979275885539914483u,
                                        13511426838097143398u, 8488337342461049707u,
                                        15141737807933549159u, 17093170987380407015u};
    uint64_t x = 1477776061723855037;
    bool equal = true;
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++)
        equal = equal && rng_splitmix(&x) == expected[i];
    ok(equal, "SplitMix64 equals the reference code");
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
        uint64_t low, high = bits_multiply(expected[i].a, expected[i].b, &low);
        equal = equal && high == expected[i].high && low == expected[i].low;
    }
    ok(equal, "bits_multiply returns all 128 bits of a product");
}

int main(void)
{
    check_splitmix();
    check_xoshiro();
    check_jump();
    check_seeding();
    check_multiply();
    return done();
}
