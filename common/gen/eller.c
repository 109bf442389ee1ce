/* eller: row by row, tracking only which cells of a row are connected through the rows above.
 *
 * Idea: the cells of a row form sets of cells that are connected so far. Coin flips decide which
 * neighbours in different sets are joined. Then further coin flips decide which cells get a passage
 * south, with at least one per set; a cell below without a passage is a set of its own. In the last
 * row, all neighbours in different sets are joined.
 *
 * Correctness: only different sets are joined, so there is never a second path. No set is ever cut
 * off, so in the end there is only one.
 *
 * Sets never cross: a set with a cell between two successive cells of another set lies entirely
 * between them. So each set is stored as a ring in two arrays, which leads from each cell to the
 * next one to the east, and from the last one back to the first. x and x + 1 are in one set if and
 * only if they are neighbours in the ring, and joining, leaving or entering a set changes four
 * links.
 *
 * Mazes: 30 % dead ends and a rather direct solution; they look almost identical to those of
 * kruskal.
 *
 * Joining two cells of the same set changes nothing, and neither does removing a cell that is
 * alone. So both are done whenever the coin says so, without a branch on the sets; the bits of a
 * word lead from one such coin to the next. With branches it took three times as long. 32-bit links
 * are no faster.
 *
 * Cost: time proportional to the cells. Memory: 16 bytes per cell of one row, regardless of the
 * height.
 *
 * Reference: Marlin Eller, 1982, as described by Walter D. Pullen, "Think Labyrinth: Maze
 * algorithms". */
#include "common/base/bits.h"
#include "common/gen/kit/job.h"

#include <string.h>

/* The rings: for each cell, the next cell of its set and the one before. */
struct eller_rings {
    size_t *next, *before;
};

/* Joins the sets of x and x + 1. Changes nothing if they are in one set, in which x + 1 follows
 * x. */
static inline void eller_join(struct eller_rings *r, size_t x)
{
    size_t last = r->before[x + 1], after = r->next[x]; /* of the set of x + 1; of x */
    r->next[x] = x + 1;
    r->before[x + 1] = x;
    r->next[last] = after;
    r->before[after] = last;
}

/* Removes x from its set and makes it a set of its own. Changes nothing if x is alone. */
static inline void eller_leave(struct eller_rings *r, size_t x)
{
    size_t next = r->next[x], before = r->before[x];
    r->next[before] = next;
    r->before[next] = before;
    r->next[x] = r->before[x] = x;
}

static const struct row_key keys[ROW_KEYS + 1] = {{GEN_BIAS}};

/* Returns the coins for 64 cells, or for n cells if fewer remain: all 0, all 1, or random. */
static inline uint64_t eller_coins(struct rng *rng, unsigned bias, size_t n, bool none, bool all)
{
    uint64_t coins = rng_coins(rng, bias);
    coins = none ? 0 : all ? UINT64_MAX : coins;
    return n < 64 ? coins & (((uint64_t)1 << n) - 1) : coins;
}

static int eller_row(struct gen_row *g, unsigned char *to)
{
    struct mem *const mem = g->job->scratch;
    struct rng *const rng = g->job->rng;
    struct eller_rings r;
    const unsigned bias = (unsigned)g->job->values[0];
    const size_t width = g->width;
    const bool is_first = g->y == 0, is_last = g->y + 1 == g->height;
    if (is_first && job_row_memory(width, width, 2 * sizeof *r.next, 0, mem, g->job->err))
        return -1;
    r.next = (size_t *)(void *)mem->at;
    r.before = r.next + width;
    for (size_t x = 0; is_first && x < width; x++) /* every cell is alone */
        r.next[x] = r.before[x] = x;
    memset(to, MAZE_WEST, width);
    for (size_t first = 0; first < width; first += 64) { /* without a passage from above */
        uint64_t coins = eller_coins(rng, bias, width - first, is_first, false);
        for (; coins; coins &= coins - 1) {
            size_t x = first + (size_t)bits_lowest(coins);
            to[x] = (unsigned char)(MAZE_WEST | (r.next[x] != x) * MAZE_NORTH);
            eller_leave(&r, x);
        }
    }
    for (size_t first = 0; first + 1 < width; first += 64) {
        uint64_t coins = eller_coins(rng, bias, width - 1 - first, false, is_last);
        for (; coins; coins &= coins - 1) {
            size_t x = first + (size_t)bits_lowest(coins);
            to[x + 1] ^= (unsigned char)((r.next[x] != x + 1) * MAZE_WEST);
            eller_join(&r, x);
        }
    }
    /* Every set has a cell in this row. Only the last cell of a ring leads back to the west or to
     * itself. */
    g->sets = 0;
    for (size_t x = 0; g->job->frames && x < width; x++)
        g->sets += r.next[x] <= x;
    return 0;
}

const struct gen gen_eller = {
    .entry = {"eller", "row by row, tracking which cells are connected", keys, NULL},
    .perfect = GEN_PERFECT,
    .row = eller_row,
};
