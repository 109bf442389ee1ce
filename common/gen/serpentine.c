/* serpentine: one passage, back and forth along the rows.
 *
 * Mazes: not random at all. This is the longest possible path, through every cell. So it shows what
 * solvers need that keep a list of the path or recurse at every step.
 *
 * Cost: time proportional to the cells. Memory: a row, whatever the height. One byte of working
 * memory tells at which end the last row was left. */
#include "gen.h"

#include <string.h>

static int serpentine_row(struct gen_rows *g, unsigned char *to, struct err *err)
{
    if (mem_need(g->scratch, 1))
        return err_memory(err);
    if (g->first)
        g->scratch->at[0] = 0;
    memset(to, MAZE_NORTH, g->width);
    if (!g->first)
        to[g->scratch->at[0] ? g->width - 1 : 0] ^= MAZE_NORTH;
    g->scratch->at[0] ^= 1;
    return 0;
}

const struct gen gen_serpentine = {
    .entry = {"serpentine", "one passage, back and forth along the rows", NULL},
    .perfect = true,
    .fixed = true,
    .row = serpentine_row,
};
