/* percolation: every inner wall is open with probability p, independently.
 *
 * Mazes: not mazes in the strict sense, but islands, rooms and loops, possibly without a path from
 * start to goal. At p = 0.5 the islands merge into one (Kesten), and the paths are longest. Useful
 * for testing solvers.
 *
 * With joined=1, the islands are joined by opening the walls of a uniform spanning tree, whose
 * vertices are the islands and whose edges are the walls between two islands (run/generate.c).
 *
 * p is an integer number of millionths; a wall is open if a random number below a million is below
 * p.
 *
 * Cost: time proportional to the cells. Rows do not depend on each other, so a maze of any height
 * needs the memory of a single row; with joined=1, it needs about 25 bytes per cell.
 *
 * Reference: Harry Kesten, "The critical probability of bond percolation on the square lattice
 * equals 1/2", 1980. */
#include "gen.h"

enum { KEY_P, KEY_JOINED };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"p", 0, RNG_CERTAIN, RNG_CERTAIN / 2, "probability that a wall is open", 6, NULL},
    {GEN_JOINED},
};

static int percolation_row(struct gen_row *g, unsigned char *to)
{
    const uint64_t p = g->job->values[KEY_P];
    struct rng rng = *g->job->rng;
    for (size_t x = 0; x < g->width; x++) {
        unsigned west = !rng_chance(&rng, p), north = !rng_chance(&rng, p);
        to[x] = (unsigned char)(west * MAZE_WEST | north * MAZE_NORTH);
    }
    *g->job->rng = rng;
    return 0;
}

const struct gen gen_percolation = {
    .entry = {"percolation", "opens each wall with probability p; may be unsolvable", keys, NULL},
    .row = percolation_row,
    .joined = keys + KEY_JOINED,
};
