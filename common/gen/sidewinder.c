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
#include "common/base/bits.h"
#include "gen.h"

#include <string.h>

/* Random words of 32 bits, two from a draw. */
struct sidewinder_words {
    struct rng *rng;
    uint64_t words;
    bool second; /* of words is left */
};

/* A number below n, each equally likely: Lemire's way with 32 bits. */
static inline size_t sidewinder_below(struct sidewinder_words *s, uint32_t n)
{
    uint64_t product;
    do {
        s->words = s->second ? s->words >> 32 : rng_next(s->rng);
        s->second = !s->second;
        product = (s->words & UINT32_MAX) * n;
    } while ((uint32_t)product < n && (uint32_t)product < (0 - n) % n);
    return (size_t)(product >> 32);
}

static const struct opt_key keys[] = {{GEN_BIAS}, {NULL, 0, 0, 0, NULL, 0, NULL}};

/* 64 coins at a time say where runs end; then it goes from one end to the next. A branch on
 * each coin took twice the time. */
static int sidewinder_row(struct gen_rows *g, unsigned char *to, struct err *err)
{
    struct sidewinder_words words = {g->rng, 0, false};
    size_t from = 0;
    (void)err;
    memset(to, MAZE_NORTH, g->width);
    for (size_t x = 0; !g->first && x < g->width; x += 64) {
        uint64_t ends = rng_coins(g->rng, 100 - (unsigned)g->values[0]);
        if (g->width - x <= 64) { /* the last one ends with the row */
            int last = (int)(g->width - x - 1);
            ends = (ends & (((uint64_t)1 << last) - 1)) | (uint64_t)1 << last;
        }
        for (; ends; ends &= ends - 1) {
            size_t next = x + (size_t)bits_lowest(ends) + 1;
            to[from] |= MAZE_WEST;
            to[from + sidewinder_below(&words, (uint32_t)(next - from))] ^= MAZE_NORTH;
            from = next;
        }
    }
    return 0;
}

const struct gen gen_sidewinder = {
    .entry = {"sidewinder", "in each row runs of cells, each with one passage north", keys},
    .perfect = true,
    .row = sidewinder_row,
};
