/* serpentine: one passage, back and forth along the rows.
 *
 * Mazes: not random at all. This is the longest possible path, through every cell. So it shows how
 * much memory a solver needs that keeps a list of the path or recurses at every step.
 *
 * Cost: time proportional to the cells. Memory: a single row, regardless of the height. */
#include "gen.h"

#include <string.h>

static int serpentine_row(struct gen_row *g, unsigned char *to)
{
    memset(to, MAZE_NORTH, g->width);
    if (g->y > 0)
        to[g->y % 2 ? g->width - 1 : 0] = 0;
    return 0;
}

const struct gen gen_serpentine = {
    .entry = {"serpentine", "one passage, back and forth along the rows", NULL, "snake"},
    .perfect = GEN_PERFECT,
    .fixed = true,
    .row = serpentine_row,
};
