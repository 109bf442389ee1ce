/* percolation: each inner wall is open with probability p, and nothing else is
 * asked.
 *
 * What comes is no maze but a board of islands, rooms and loops, which may
 * have no way from start to goal: at p = 0.5 the islands grow into one (Kesten),
 * and there the ways are longest. A solver's test ground.
 *
 * p is a whole number of millionths; a wall is open if a number below a million
 * is below p.
 *
 * Time: in proportion to the cells. Nothing is known from row to row, so any
 * height goes in the space of a row.
 *
 * Reference: Harry Kesten, "The critical probability of bond percolation on the
 * square lattice equals 1/2", 1980. */
#include "gen.h"

enum { KEY_P, WHOLE = 1000000 };

static const struct opt_key keys[] = {
    {"p", 0, WHOLE, WHOLE / 2, "the part of the walls that is open", 6, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static int percolation_row(struct gen_rows *g, unsigned char *to, struct err *err)
{
    const uint32_t p = (uint32_t)g->values[KEY_P];
    (void)err;
    for (size_t x = 0; x < g->width; x++) {
        unsigned vert = rng_below(g->rng, WHOLE) >= p, horiz = rng_below(g->rng, WHOLE) >= p;
        to[x] = (unsigned char)(vert * MAZE_WEST | horiz * MAZE_NORTH);
    }
    return 0;
}

const struct gen gen_percolation = {
    .entry = {"percolation", "each wall open with probability p: not always solvable", keys},
    .row = percolation_row,
};
