/* bottleneck: the cells that every way must pass.
 *
 * The idea: on a way from start to goal, a cell can be gone around if something
 * that hangs on the way before it leads to the way behind it. So find a way, go
 * along it, and bfs_search from each of its cells what lies beside it; where no later
 * cell of the way has been met, there is no way around.
 *
 * Why it is right: a way around a cell leaves the way somewhere before it for the
 * last time and comes back behind it; that piece is what the bfs_search goes along.
 *
 * What is marked is a set, start and goal always in it; in a perfect maze it is the
 * path.
 *
 * Time: two floods. Space: 8 bytes a cell of the frontier.
 *
 * Reference: Robert E. Tarjan, "Depth-first search and linear graph algorithms",
 * 1972 (articulation points). */
#include "common/solve/kit/cut_cells.h"

static unsigned bottleneck_unmark(unsigned cell)
{
    return (cell & CUT_CELL) == CUT_CELL ? cell : cell & ~(unsigned)MAZE_PATH;
}

static int bottleneck_run(struct search *s, struct err *err)
{
    struct cut_cells found;
    int got = cut_cells_find(s, &found, err);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    maze_map(s->maze, bottleneck_unmark);
    return found.count == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_bottleneck = {
    .entry = {"bottleneck", "the cells that every path must pass", NULL},
    .always = true,
    .shortest = true,
    .run = bottleneck_run,
};
