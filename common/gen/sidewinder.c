/* sidewinder: in each row, runs of cells, each run with one passage north.
 *
 * The idea: go along the row; after each cell a coin says whether the run goes
 * on. When it ends, one of its cells at random is joined to the north. The
 * first row is one run, without a passage.
 *
 * Why it is right: each run is joined once to the row above it, and that one,
 * in the end, to the first row.
 *
 * Its mazes: 28 percent dead ends; the first row is open all along, and from
 * everywhere the way there never goes south.
 *
 * Any height goes in the space of a row.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 2. */
#include "gen.h"

#include <string.h>

/* Random bits in store: coins one by one, and words of 32 to draw cells from. */
struct store {
    struct rng *rng;
    unsigned ends; /* hundredths: how often a run ends */
    uint64_t coins, words;
    int coins_left, words_left;
};

/* How many cells until a coin says that a run ends, at most `most`. No coin is
 * looked at by itself: the run is as long as there are zeros below the lowest
 * one, and one more. A branch on each coin took twice the time. */
static inline size_t run_length(struct store *s, size_t most)
{
    size_t n = 0;
    for (;;) {
        if (s->coins_left == 0) {
            s->coins = rng_coins(s->rng, s->ends);
            s->coins_left = 64;
        }
        if (s->coins) {
            int zeros = rng_lowest(s->coins);
            s->coins = s->coins >> zeros >> 1;
            s->coins_left -= zeros + 1;
            n += (size_t)zeros + 1;
            return n < most ? n : most;
        }
        n += (size_t)s->coins_left;
        s->coins_left = 0;
        if (n >= most)
            return most;
    }
}

/* A number below n, each equally likely: Lemire's way with 32 bits. */
static inline size_t one_of(struct store *s, uint32_t n)
{
    uint64_t product;
    do {
        if (s->words_left-- == 0) {
            s->words = rng_next(s->rng);
            s->words_left = 1;
        }
        product = (s->words & UINT32_MAX) * n;
        s->words >>= 32;
    } while ((uint32_t)product < n && (uint32_t)product < (0 - n) % n);
    return (size_t)(product >> 32);
}

static const struct opt_key keys[] = {GEN_BIAS, {NULL, 0, 0, 0, NULL, 0, NULL}};

static int sidewinder_row(struct gen_rows *g, unsigned char *to, struct err *err)
{
    struct store store = {g->rng, 100 - (unsigned)g->values[0], 0, 0, 0, 0};
    (void)err;
    memset(to, MAZE_HORIZ, g->width);
    to[0] |= MAZE_VERT;
    to[g->width] = MAZE_VERT;
    for (size_t x = 0, n; !g->first && x < g->width; x += n) {
        n = run_length(&store, g->width - x);
        to[x] |= MAZE_VERT;
        to[x + one_of(&store, (uint32_t)n)] ^= MAZE_HORIZ;
    }
    return 0;
}

const struct gen gen_sidewinder = {
    .entry = {"sidewinder", "in each row runs of cells, each with one passage north", keys},
    .perfect = true,
    .row = sidewinder_row,
};
