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
 * Links of 32 bits, and links that are always written so that no branch is on a coin,
 * were tried: no faster, for each step waits for the links of the one before.
 *
 * Time: in proportion to the cells. Space: 16 bytes a cell of one row, and so
 * any height.
 *
 * Reference: Marlin Eller, 1982, as described by Walter D. Pullen, "Think
 * Labyrinth: Maze algorithms". */
#include "gen.h"

/* The rings: the next cell of the set and the one before. */
struct rings {
    size_t *next, *before;
};

static int rings_init(struct rings *r, const struct gen_rows *g, struct err *err)
{
    size_t bytes;
    if (mem_size(g->width, 2 * sizeof *r->next, 0, &bytes) || mem_need(g->work, bytes))
        return err_memory(err);
    r->next = (size_t *)(void *)g->work->at;
    r->before = r->next + g->width;
    for (size_t x = 0; g->first && x < g->width; x++)
        r->next[x] = r->before[x] = x;
    return 0;
}

/* Joins the sets of x and x + 1, the next of which is another set. */
static inline void ring_join(struct rings *r, size_t x)
{
    size_t first = r->before[x + 1], after = r->next[x]; /* the last of one, the rest of ours */
    r->next[x] = x + 1;
    r->before[x + 1] = x;
    r->next[first] = after;
    r->before[after] = first;
}

/* Takes x out of its set, to be one by itself. */
static inline void ring_leave(struct rings *r, size_t x)
{
    size_t next = r->next[x], before = r->before[x];
    r->next[before] = next;
    r->before[next] = before;
    r->next[x] = r->before[x] = x;
}

static const struct opt_key keys[] = {GEN_BIAS, {NULL, 0, 0, 0, NULL, 0, NULL}};

static int eller_row(struct gen_rows *g, unsigned char *to, struct err *err)
{
    const unsigned bias = (unsigned)g->values[0];
    struct rings r = {NULL, NULL};
    uint64_t coins = 0;
    if (rings_init(&r, g, err))
        return -1;
    to[g->width] = MAZE_VERT;
    for (size_t x = 0; x < g->width; x++) { /* what has no passage from above */
        bool leaves = false;
        if (x % 64 == 0)
            coins = rng_coins(g->rng, bias);
        if (!g->first)
            leaves = r.next[x] != x && coins >> x % 64 & 1;
        if (leaves)
            ring_leave(&r, x);
        to[x] = (unsigned char)(MAZE_VERT | (leaves || g->first ? MAZE_HORIZ : 0));
    }
    for (size_t x = 0; x + 1 < g->width; x++) {
        if (x % 64 == 0)
            coins = rng_coins(g->rng, bias);
        if (r.next[x] != x + 1 && (g->last || coins >> x % 64 & 1)) {
            ring_join(&r, x);
            to[x + 1] ^= MAZE_VERT;
        }
    }
    return 0;
}

const struct gen gen_eller = {
    .entry = {"eller", "row by row, keeping sets of joined cells", keys},
    .perfect = true,
    .row = eller_row,
};
