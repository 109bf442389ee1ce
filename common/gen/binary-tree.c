/* binary-tree: joins each cell to its north or its west neighbour, by a coin flip.
 *
 * Correctness: from any cell, these passages lead north and west and so to the upper left corner.
 * Each cell except the corner has exactly one of them, so they form a tree.
 *
 * Mazes: 25 % dead ends. The first row and the first column are open along their whole length, and
 * the path from any cell to the upper left corner goes only north and west, which makes these the
 * easiest mazes of all.
 *
 * Cost: one random draw per 64 cells, and eight cells per step: bit k of the eight bytes of a draw
 * are the coins of eight cells. Rows do not depend on each other, so a maze of any height needs the
 * memory of a row.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 2. */
#include "gen.h"

#include <string.h>

/* Turns the 64 bits of a draw into 64 cells: 1, joined to the north, or 2, joined to the west. */
static inline void binary_tree_coins(unsigned char to[64], uint64_t draw)
{
    const uint64_t ones = (uint64_t)-1 / 255;
    for (int k = 0; k < 8; k++, draw >>= 1, to += 8) {
        uint64_t eight = ones + (draw & ones);
        for (int i = 0; i < 8; i++) /* one store on little-endian machines */
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
    to[0] = MAZE_WEST; /* whatever its coin says */
    return 0;
}

const struct gen gen_binary_tree = {
    .entry = {"binary-tree", "opens the north or the west wall of each cell", keys},
    .perfect = true,
    .row = binary_tree_row,
};
