/* binary-tree: each cell is joined to its neighbour in the north or in the west,
 * as a coin falls.
 *
 * Why it is right: following these passages from any cell leads north and west
 * and so to the top left; each cell but that one has one of its own.
 *
 * Its mazes: a quarter of the cells are dead ends; the first row and the first
 * column are open all along, and from everywhere the way to the top left only
 * goes north and west, which makes it the easiest of all mazes.
 *
 * Time: 64 cells a draw, eight a step: bit k of the eight bytes of a draw are
 * the coins of eight cells. Nothing is known from row to row, so any height
 * goes in the space of a row.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 2. */
#include "gen.h"

#include <string.h>

/* Sixty-four cells: 1, joined to the north, or 2, joined to the west. */
static inline void binary_tree_coins(unsigned char to[64], uint64_t draw)
{
    const uint64_t ones = (uint64_t)-1 / 255;
    for (int k = 0; k < 8; k++, draw >>= 1, to += 8) {
        uint64_t eight = ones + (draw & ones);
        for (int i = 0; i < 8; i++) /* one store where bytes are in this order */
            to[i] = (unsigned char)(eight >> 8 * i);
    }
}

static const struct opt_key keys[] = {{GEN_BIAS}, {NULL, 0, 0, 0, NULL, 0, NULL}};

static int binary_tree_row(struct gen_rows *g, unsigned char *to, struct err *err)
{
    size_t x = 0;
    unsigned char rest[64];
    (void)err;
    if (g->first) {
        memset(to, 0, g->width);
        return 0;
    }
    for (; g->width - x >= sizeof rest; x += sizeof rest)
        binary_tree_coins(to + x, rng_coins(g->rng, (unsigned)g->values[0]));
    if (x < g->width) {
        binary_tree_coins(rest, rng_coins(g->rng, (unsigned)g->values[0]));
        memcpy(to + x, rest, g->width - x);
    }
    to[0] = MAZE_WEST; /* whatever its coin */
    return 0;
}

const struct gen gen_binary_tree = {
    .entry = {"binary-tree", "each cell joined to the north or the west", keys},
    .perfect = true,
    .row = binary_tree_row,
};
