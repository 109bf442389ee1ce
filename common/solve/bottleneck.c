/* bottleneck: finds the cells that every path passes through.
 *
 * Idea: a cell of a path from start to goal can be bypassed if something beside the path joins a
 * cell before it to a cell after it. So find a path, go along it, and search the area beside it
 * from each of its cells. A cell cannot be bypassed if no later cell of the path has been reached
 * so far.
 *
 * Correctness: a path that bypasses a cell leaves the first path for the last time somewhere before
 * this cell and returns after it. One of the searches follows the piece in between.
 *
 * Marks: a set, which always includes start and goal; in a perfect maze, it is the path. Visited:
 * the cells of the path and the cells that the searches reached.
 *
 * Cost: two breadth-first searches. Memory: 8 bytes per cell of the frontier.
 *
 * Reference: Robert E. Tarjan, "Depth-first search and linear graph algorithms", 1972 (articulation
 * points). */
#include "common/solve/kit/cut_cells.h"

static unsigned bottleneck_unmark(unsigned cell)
{
    return (cell & CUT_CELL) == CUT_CELL ? cell : cell & ~(unsigned)MAZE_PATH;
}

static int bottleneck_solve(struct search *s, struct err *err)
{
    bool only_path;
    const int got = cut_cells_find(s, &only_path, err);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    maze_map(s->maze, bottleneck_unmark);
    return maze_count(s->maze, MAZE_PATH) == s->length + 1 ? SOLVE_PATH : SOLVE_SET;
}

const struct solve solve_bottleneck = {
    .entry = {"bottleneck", "the cells that every path passes through", NULL, NULL},
    .complete = true,
    .shortest = true,
    .solve = bottleneck_solve,
};
