/* dead-end: dead-end filling.
 *
 * Idea: a cell with a single passage is a dead end, unless it is the start or the goal, and no path
 * leads through it. Fill it, which may make its neighbour a dead end, and so on. What remains is
 * the path and, in a maze with loops, the loops, too.
 *
 * Correctness: a path from start to goal needs two passages at every cell in between. The solver
 * sees the whole maze, and the order of filling does not matter; here it is that of memory, each
 * dead end followed to its junction. Each cell has the set of its closed directions (kit/fill.h):
 * 1.45 to 1.6 times as fast as with tests of its walls and neighbours. Most short dead ends are
 * filled before that, many cells at a time (kit/prune.h): half of the time in mazes of kruskal,
 * wilson and eller.
 *
 * Marks: a path if there are no loops, otherwise the set of all cells that remain and are connected
 * to the start. Visited: the cells filled.
 *
 * Cost: each cell is filled at most once. Memory: 8 bytes per cell of a frontier, to find out what
 * remains connected.
 *
 * Reference: Walter D. Pullen, "Think Labyrinth: Maze algorithms" (dead end filler). */
#include "common/solve/kit/fill.h"

static int dead_end_solve(struct search *s, struct err *err)
{
    return fill_dead_ends(s, err) ? -1 : fill_mark_rest(s, err);
}

const struct solve solve_dead_end = {
    .entry = {"dead-end", "fills dead ends until none is left", NULL,
              "dead-end-filler dead-end-filling"},
    .complete = true,
    .solve = dead_end_solve,
};
