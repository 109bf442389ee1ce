/* sidewinder: rows cut into runs of cells, with one passage north per run.
 *
 * Idea: go along the row; after each cell, a coin flip decides whether the run ends. When it ends,
 * join one of its cells, chosen at random, to the north. The first row is a single run without a
 * passage north.
 *
 * Correctness: each run is joined exactly once to the row above it, and through that row, finally,
 * to the first row.
 *
 * Mazes: 28 % dead ends. The first row is open along its whole length, and the path from any cell
 * to it never goes south.
 *
 * Cost: time proportional to the cells. Memory: a single row, regardless of the height.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 2. */
#include "common/base/bits.h"
#include "gen.h"

#include <string.h>

/* Random words of 32 bits, two per draw. */
struct sidewinder_words {
    struct rng *rng;
    uint64_t words;
    bool second; /* the second word of the draw remains */
};

/* Returns a random number below n, all equally likely: Lemire's method with 32 bits. (A run of 2^32
 * cells or more uses only some of them.) */
static inline size_t sidewinder_below(struct sidewinder_words *s, uint32_t n)
{
    uint64_t product;
    do {
        s->words = s->second ? s->words >> 32 : rng_next(s->rng);
        s->second = !s->second;
        product = (s->words & UINT32_MAX) * n;
    } while ((uint32_t)product < n && /* unreached: its probability is n / 2^32 */
             (uint32_t)product < (0 - n) % n);
    return (size_t)(product >> 32);
}

static const struct row_key keys[ROW_KEYS + 1] = {{GEN_BIAS}};

/* Generates a row other than the first one. At `to`, all north walls must be closed and all west
 * walls open. Each word has 64 coins, whose 1 bits are the ends of runs: the lowest one is the next
 * end. A branch on each coin took twice the time. */
static inline void sidewinder_generate(struct rng *rng, unsigned bias, unsigned char *to,
                                       size_t width)
{
    struct sidewinder_words words = {rng, 0, false};
    size_t from = 0;
    for (size_t x = 0; x < width; x += 64) {
        uint64_t ends = rng_coins(rng, 100 - bias);
        if (width - x <= 64) { /* the last run ends with the row */
            const uint64_t last = (uint64_t)1 << (width - x - 1);
            ends = (ends & (last - 1)) | last;
        }
        for (; ends; ends &= ends - 1) {
            size_t next = x + (size_t)bits_lowest(ends) + 1;
            to[from] = MAZE_WEST | MAZE_NORTH;
            to[from + sidewinder_below(&words, (uint32_t)(next - from))] ^= MAZE_NORTH;
            from = next;
        }
    }
}

static int sidewinder_row(struct gen_row *g, unsigned char *to)
{
    const struct gen_job *job = g->job;
    struct rng rng = *job->rng;
    memset(to, MAZE_NORTH, g->width);
    if (g->y > 0)
        sidewinder_generate(&rng, (unsigned)job->values[0], to, g->width);
    *job->rng = rng;
    return 0;
}

const struct gen gen_sidewinder = {
    .entry = {"sidewinder", "cuts rows into runs; opens one passage north per run", keys, NULL},
    .perfect = GEN_PERFECT,
    .row = sidewinder_row,
};
