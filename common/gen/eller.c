/* eller: row by row, knowing only which cells of a row are joined above it.
 *
 * The idea: the cells of a row are in sets, those joined so far. Neighbours of
 * different sets are joined as a coin falls. Then passages go south, from each
 * cell as a coin falls, but from at least one cell of each set; a cell below
 * without one is a set by itself. In the last row, all neighbours of different
 * sets are joined.
 *
 * Why it is right: only different sets are joined, so there is never a second
 * way; and no set is ever left behind, so in the end there is one.
 *
 * Sets never cross: between two cells of a set, another set lies as a whole. So
 * each set is a ring, from a cell to the next of the set in the east and back
 * from the last to the first, kept in two arrays; x and x + 1 are in one set if
 * they are neighbours in the ring; and a set that is joined, left or entered
 * changes four links.
 *
 * Its mazes: 30 percent dead ends, a rather direct solution; hardly to be told
 * from kruskal.
 *
 * To join what is one set already, or to take out what is alone, changes nothing. So
 * both are done wherever a coin falls, and there is no branch on what the sets are; from
 * one such coin to the next it goes by the bits of a word. With branches it took three
 * times as long. Links of 32 bits are no faster.
 *
 * Time: in proportion to the cells. Space: 16 bytes a cell of one row, and so
 * any height.
 *
 * Reference: Marlin Eller, 1982, as described by Walter D. Pullen, "Think
 * Labyrinth: Maze algorithms". */
#include "common/base/bits.h"
#include "gen.h"

#include <string.h>

/* The rings: the next cell of the set and the one before. */
struct eller_rings {
    size_t *next, *before;
};

static int eller_rings_init(struct eller_rings *r, const struct gen_rows *g, struct err *err)
{
    size_t bytes;
    if (mem_size(g->width, 2 * sizeof *r->next, 0, &bytes) || mem_need(g->scratch, bytes))
        return err_memory(err);
    r->next = (size_t *)(void *)g->scratch->at;
    r->before = r->next + g->width;
    for (size_t x = 0; g->first && x < g->width; x++)
        r->next[x] = r->before[x] = x;
    return 0;
}

/* Joins the sets of x and x + 1. Nothing changes if they are one, x + 1 the next of x. */
static inline void eller_join(struct eller_rings *r, size_t x)
{
    size_t first = r->before[x + 1], after = r->next[x]; /* the last of one, the rest of ours */
    r->next[x] = x + 1;
    r->before[x + 1] = x;
    r->next[first] = after;
    r->before[after] = first;
}

/* Takes x out of its set, to be one by itself. Nothing changes if it is. */
static inline void eller_leave(struct eller_rings *r, size_t x)
{
    size_t next = r->next[x], before = r->before[x];
    r->next[before] = next;
    r->before[next] = before;
    r->next[x] = r->before[x] = x;
}

static const struct opt_key keys[] = {{GEN_BIAS}, {NULL, 0, 0, 0, NULL, 0, NULL}};

/* Coins for 64 cells, or for the n that are left: 0 for all, 1 for all, or random ones. */
static inline uint64_t eller_coins(struct gen_rows *g, size_t n, bool none, bool all)
{
    uint64_t coins = rng_coins(g->rng, (unsigned)g->values[0]);
    coins = none ? 0 : all ? UINT64_MAX : coins;
    return n < 64 ? coins & (((uint64_t)1 << n) - 1) : coins;
}

static int eller_row(struct gen_rows *g, unsigned char *to, struct err *err)
{
    const size_t width = g->width;
    struct eller_rings r = {NULL, NULL};
    if (eller_rings_init(&r, g, err))
        return -1;
    memset(to, MAZE_WEST, width);
    for (size_t first = 0; first < width; first += 64) { /* what has no passage from above */
        uint64_t coins = eller_coins(g, width - first, g->first, false);
        for (; coins; coins &= coins - 1) {
            size_t x = first + (size_t)bits_lowest(coins);
            to[x] = (unsigned char)(MAZE_WEST | (r.next[x] != x) * MAZE_NORTH);
            eller_leave(&r, x);
        }
    }
    for (size_t first = 0; first + 1 < width; first += 64) {
        uint64_t coins = eller_coins(g, width - 1 - first, false, g->last);
        for (; coins; coins &= coins - 1) {
            size_t x = first + (size_t)bits_lowest(coins);
            to[x + 1] ^= (unsigned char)((r.next[x] != x + 1) * MAZE_WEST);
            eller_join(&r, x);
        }
    }
    return 0;
}

const struct gen gen_eller = {
    .entry = {"eller", "row by row, keeping sets of joined cells", keys},
    .perfect = true,
    .row = eller_row,
};
