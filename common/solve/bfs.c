/* bfs: breadth-first search.
 *
 * Idea: from the goal, visit all cells one move away, then all cells two moves away, and so on.
 * Each cell stores the direction from which it was reached. When the start is reached, following
 * these directions yields the moves of the path in order.
 *
 * Correctness: cells enter the queue in the order of their distance, so each one is first reached
 * along a shortest path.
 *
 * If the visited cells do not matter, dead ends are closed first, many cells at a time
 * (kit/prune.h). This takes 0.55 to 0.65 of the time in mazes of kruskal, wilson and eller, and
 * 0.85 to 0.95 in mazes of backtracker.
 *
 * Marks: a shortest path. Visited: the cells nearer to the goal than the start, and a few more.
 *
 * Cost: proportional to the visited cells, with the same cost per cell for any size of maze; see
 * maze/bfs.c, which contains the search itself. Memory: 8 bytes per cell of the frontier, for the
 * queue. Distances are not stored: the direction takes two scratch bits of the cell, and "seen"
 * takes one more.
 *
 * Reference: Edward F. Moore, "The shortest path through a maze", 1959. */
#include "common/maze/bfs.h"
#include "common/solve/kit/prune.h"
#include "common/solve/kit/shape_search.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

static int bfs_solve(struct search *s, struct err *err)
{
    int got;
    if (s->prunes && prune_maze(s, MAZE_SEEN, err))
        return -1;
    got = bfs_search(s->maze, s->goal, s->start, s->frames, s->scratch, err);
    if (got <= 0)
        return got < 0 ? -1 : SOLVE_NONE;
    s->length = solution_mark(s->maze, s->start, s->goal);
    return SOLVE_PATH;
}

static int bfs_solve_shape(struct search *s)
{
    return shape_search_bfs(s) ? shape_search_descend(s, MAZE_PATH | MAZE_VISITED) : SOLVE_NONE;
}

const struct solve solve_bfs = {
    .entry = {"bfs", "breadth-first search; finds a shortest path", NULL,
              "dijkstra breadth-first flood-fill lee"},
    .complete = true,
    .shortest = true,
    .events = EVENTS_FIRST,
    .solve = bfs_solve,
    .solve_shape = bfs_solve_shape,
};
