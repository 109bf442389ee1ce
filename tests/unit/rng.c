/* The generator against the numbers of its authors' reference code, as the
 * tests of Rust's rand_xoshiro have them, and the bounded draws against what
 * they promise. */
#include "common/base/rng.h"
#include "tests/tap.h"

static void splitmix(void)
{
    static const uint64_t want[] = {1985237415132408290u,  2979275885539914483u,
                                    13511426838097143398u, 8488337342461049707u,
                                    15141737807933549159u, 17093170987380407015u};
    uint64_t x = 1477776061723855037;
    bool right = true;
    for (size_t i = 0; i < sizeof want / sizeof *want; i++)
        right = right && rng_splitmix(&x) == want[i];
    ok(right, "SplitMix64 as the reference code");
    x = 1234567;
    ok(rng_splitmix(&x) == 6457827717110365317u && rng_splitmix(&x) == 3203168211198807973u,
       "SplitMix64 from 1234567");
}

static void xoshiro(void)
{
    static const uint64_t want[] = {11520,
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
    bool right = true;
    for (size_t i = 0; i < sizeof want / sizeof *want; i++)
        right = right && rng_next(&r) == want[i];
    ok(right, "xoshiro256** as the reference code");
}

/* As the reference code, in the test data of xoshiro-fortran; all generators
 * of the xoshiro256 family share their states and their jump. */
static void jump(void)
{
    static const struct rng want = {
        {0x934d05e8b2076310, 0xeabdd0bf76a1be51, 0x75dd6a992accb1e8, 0xc660c602a7330187}};
    struct rng r = {{0, 0, 0, 1}};
    rng_jump(&r);
    ok(memcmp(&r, &want, sizeof r) == 0, "the jump as the reference code");
}

/* Different seeds and indices give different streams, neighbours too. */
static void seeding(void)
{
    enum { SIDE = 64 };
    static uint64_t first[SIDE * SIDE];
    size_t same = 0;
    for (uint64_t s = 0; s < SIDE; s++)
        for (uint64_t i = 0; i < SIDE; i++) {
            struct rng r;
            rng_seed(&r, s, i);
            first[s * SIDE + i] = rng_next(&r);
        }
    for (size_t a = 0; a < SIDE * SIDE; a++)
        for (size_t b = 0; b < a; b++)
            same += first[a] == first[b];
    ok(same == 0, "4096 pairs of seed and index, 4096 first draws");
}

static void multiply(void)
{
    static const struct {
        uint64_t a, b, high, low;
    } want[] = {
        {UINT64_MAX, UINT64_MAX, UINT64_MAX - 1, 1},
        {UINT64_MAX, 2, 1, UINT64_MAX - 1},
        {(uint64_t)1 << 32, (uint64_t)1 << 32, 1, 0},
        {0xfedcba9876543210, 0x0123456789abcdef, 0x0121fa00ad77d742, 0x2236d88fe5618cf0},
        {7, 6, 0, 42},
    };
    bool right = true;
    for (size_t i = 0; i < sizeof want / sizeof *want; i++) {
        uint64_t low, high = rng_multiply(want[i].a, want[i].b, &low);
        right = right && high == want[i].high && low == want[i].low;
    }
    ok(right, "64 by 64 bits give 128");
}

/* A chi-square of the draws below n, for all n up to 20; with 20 tests, one
 * over the 99.99 percent point of its distribution would come once in 500
 * seeds. The points are those of the tables, for 1 to 19 degrees of freedom. */
static void below(void)
{
    static const double point[20] = {0,    15.1, 18.4, 21.1, 23.5, 25.7, 27.9, 29.9, 31.8, 33.7,
                                     35.6, 37.4, 39.1, 40.9, 42.6, 44.3, 45.9, 47.6, 49.2, 50.8};
    struct rng r;
    bool fair = true, inside = true;
    int rest[3] = {0};
    rng_seed(&r, 1, 0);
    for (size_t n = 1; n <= 20; n++) {
        size_t seen[20] = {0};
        double chi = 0, mean = 2000;
        for (size_t i = 0; i < n * 2000; i++) {
            uint64_t k = rng_below(&r, n);
            inside = inside && k < n;
            seen[k % 20]++;
        }
        for (size_t k = 0; k < n; k++)
            chi += ((double)seen[k] - mean) * ((double)seen[k] - mean) / mean;
        fair = fair && (n == 1 || chi < point[n - 1]);
    }
    ok(inside, "draws below n are below n");
    ok(fair, "draws below n are uniform for n up to 20");
    /* Without Lemire's rejection, of the draws below 3 * 2^62 half would leave
     * the same rest when divided by 3. 3000 draws; 200 is 7.7 deviations. */
    rng_seed(&r, 2, 0);
    for (int i = 0; i < 3000; i++) {
        uint64_t k = rng_below(&r, (uint64_t)3 << 62);
        inside = inside && k < (uint64_t)3 << 62;
        rest[k % 3]++;
    }
    ok(rest[0] > 800 && rest[0] < 1200 && rest[1] > 800 && rest[1] < 1200,
       "draws below 3 * 2^62 by their rest of 3: %d %d %d", rest[0], rest[1], rest[2]);
    ok(inside, "draws below 3 * 2^62");
}

int main(void)
{
    splitmix();
    xoshiro();
    jump();
    seeding();
    multiply();
    below();
    return done();
}
