/* serpentine: one passage, back and forth along the rows.
 *
 * Mazes: not random at all. This is the longest possible path, through every cell. So it shows what
 * solvers need that keep a list of the path or recurse at every step.
 *
 * Cost: time proportional to the cells. Memory: a row, whatever the height. */
#include "gen.h"

#include <string.h>

static int serpentine_rows(struct gen_rows *g, unsigned char *to, struct err *err)
{
    const size_t stride = g->width + 1;
    (void)err;
    memset(to, MAZE_NORTH, g->count * stride);
    for (size_t k = 0; k < g->count; k++, to += stride)
        if (g->y + k > 0)
            to[(g->y + k) % 2 ? g->width - 1 : 0] ^= MAZE_NORTH;
    return 0;
}

const struct gen gen_serpentine = {
    .entry = {"serpentine", "one passage, back and forth along the rows", NULL, "snake"},
    .perfect = true,
    .fixed = true,
    .rows = serpentine_rows,
};
