/* serpentine: one passage, row after row, there and back.
 *
 * Not random at all. It is the longest way there is, through every cell, which
 * is what it is good for: solvers that keep a list of the way, or call
 * themselves for each step, show here what they need.
 *
 * Time: in proportion to the cells. Space: a row, at any height. The rows are
 * counted in the work memory. */
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
    .entry = {"serpentine", "one passage, row after row, there and back", NULL},
    .perfect = true,
    .fixed = true,
    .row = serpentine_row,
};
