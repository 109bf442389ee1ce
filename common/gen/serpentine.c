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
    const size_t width = g->width, past = g->y + g->count; /* copies: `to` may be a part of *g */
    (void)err;
    memset(to, MAZE_NORTH, g->count * (width + 1));
    for (size_t y = g->y; y < past; y++, to += width + 1)
        if (y > 0)
            to[y % 2 ? width - 1 : 0] = 0;
    return 0;
}

const struct gen gen_serpentine = {
    .entry = {"serpentine", "one passage, back and forth along the rows", NULL, "snake"},
    .perfect = true,
    .fixed = true,
    .rows = serpentine_rows,
};
