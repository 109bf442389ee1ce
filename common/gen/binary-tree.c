/* binary-tree: joins each cell to its north or its west neighbour, by a coin flip.
 *
 * Correctness: from any cell, these passages lead north and west and so to the upper left corner.
 * Each cell except the corner has exactly one of them, so they form a tree.
 *
 * Mazes: 25 % dead ends. The first row and the first column are open along their whole length, and
 * the path from any cell to the upper left corner goes only north and west. These are the easiest
 * mazes of all.
 *
 * Cost: one random draw per 64 cells, and eight cells per step: bit k of the eight bytes of a draw
 * are the coins of eight cells. Rows do not depend on each other, so a maze of any height needs the
 * memory of a single row.
 *
 * Reference: Jamis Buck, "Mazes for Programmers", 2015, ch. 2. */
#include "common/base/bits.h"
#include "gen.h"

#include <string.h>

/* Converts the bits of `draw` into n cells, at most 64: 1 is joined to the north, 2 to the west. */
static inline void binary_tree_coins(unsigned char *to, uint64_t draw, size_t n)
{
    const uint64_t ones = (uint64_t)-1 / 255;
    for (; n >= 8; n -= 8, draw >>= 1, to += 8)
        bits_store(to, ones + (draw & ones));
    for (draw = ones + (draw & ones); n > 0; n--, draw >>= 8)
        *to++ = (unsigned char)draw;
}

static const struct row_key keys[ROW_KEYS + 1] = {{GEN_BIAS}};

static int binary_tree_row(struct gen_row *g, unsigned char *to)
{
    const unsigned bias = (unsigned)g->job->values[0];
    const size_t width = g->width;
    size_t x = 0;
    if (g->y == 0) {
        memset(to, 0, width);
        return 0;
    }
    for (; x < width; x += 64)
        binary_tree_coins(to + x, rng_coins(g->job->rng, bias), width - x < 64 ? width - x : 64);
    to[0] = MAZE_WEST; /* whatever its coin says */
    return 0;
}

const struct gen gen_binary_tree = {
    .entry = {"binary-tree", "opens the north or the west wall of each cell", keys, "binary"},
    .perfect = GEN_PERFECT,
    .row = binary_tree_row,
};
