/* dead-end: dead-end filling.
 *
 * The idea: a cell with one way is a dead end, and no way leads through it. Fill
 * it up; the cell it led to may be one then. What is left in the end, start and
 * goal always, is the way, and in a maze with loops these too.
 *
 * Why it is right: a way from start to goal needs two ways at every cell between.
 *
 * It looks at the whole maze, from above, and the order does not matter: here that
 * of memory, each dead end followed to its junction.
 *
 * What is marked is a path where there are no loops, otherwise the set of all cells
 * that are left and hang together with the start.
 *
 * Time: each cell is filled once. Space: the maze; 8 bytes a cell of a frontier to
 * find out what is left.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms". */
#include "common/solve/kit/fill.h"

static int dead_end_run(struct search *s, struct err *err)
{
    fill_dead_ends(s);
    return fill_mark_rest(s, err);
}

const struct solve solve_dead_end = {
    .entry = {"dead-end", "dead ends filled until none is left", NULL},
    .always = true,
    .run = dead_end_run,
};
