/* rows: one passage from door to door, row by row.
 *
 * Idea: in each row, a run leads from the column where the passage enters to a random column, then
 * one step leads to the next row. In the row of the other door, the run ends at the door. All other
 * cells are solid.
 *
 * Correctness: each row is entered and left once, so the passage never meets itself; rows are
 * separated by walls except for the steps.
 *
 * Mazes: no choice at all; long straight runs, a third of the width on average; two thirds of the
 * cells are solid. The passage leads from the upper door to the lower one; swapping the doors gives
 * the same maze.
 *
 * With first=0 the first row has no run: the passage leads straight down from the upper door.
 *
 * Cost: time proportional to the cells. Memory: a single row, regardless of the height. */
#include "gen.h"

#include <string.h>

enum { KEY_FIRST };

static const struct row_key keys[ROW_KEYS + 1] = {
    {"first", 0, 1, 1, "0: no run in the first row", 0, NULL},
};

static int rows_next_row(struct gen_row *g, unsigned char *to)
{
    const bool down = g->start.y <= g->goal.y;
    const struct place upper = down ? g->start : g->goal, lower = down ? g->goal : g->start;
    /* the column in which the passage enters from the row above */
    const size_t from = g->y > upper.y ? g->column : upper.x;
    size_t at;
    memset(to, MAZE_WEST | MAZE_NORTH, g->width);
    if (g->y < upper.y || g->y > lower.y)
        return 0;
    at = g->y == lower.y                                 ? lower.x
         : g->y == upper.y && !g->job->values[KEY_FIRST] ? from
                                                         : (size_t)rng_below(g->job->rng, g->width);
    for (size_t x = from < at ? from : at; x < (from < at ? at : from); x++)
        to[x + 1] = MAZE_NORTH;
    if (g->y > upper.y)
        to[from] ^= MAZE_NORTH;
    g->column = at;
    return 0;
}

const struct gen gen_rows = {
    .entry = {"rows", "one passage, with one run of random length per row", keys, NULL},
    .perfect = GEN_PERFECT,
    .sparse = true,
    .mask = MASK_NONE,
    .doors = DOORS_BEFORE,
    .row = rows_next_row,
};
