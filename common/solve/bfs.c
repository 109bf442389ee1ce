/* bfs: breadth-first search.
 *
 * The idea: from the goal outwards, all cells one step away, then all two
 * steps away, and so on, each cell noting the direction it was reached from;
 * when the start is reached, following the notes gives the way, first step
 * first.
 *
 * Why it is right: cells enter the queue in the order of their distance, so
 * each is first met along a shortest way.
 *
 * Time: in proportion to the cells that are nearer to the goal than the start
 * is, at the same cost whatever the size; bfs_search.c, which does the work, says
 * how. Space: no distances; the note is two scratch bits of the cell, "seen"
 * one more, and the queue holds only the frontier.
 *
 * Reference: Edward F. Moore, "The shortest path through a maze", 1959. */
#include "common/maze/bfs.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

static int bfs_run(struct search *s, struct err *err)
{
    int got = bfs_search_frames(s->maze, s->goal, s->start, s->frames, s->work, err);
    if (got > 0)
        solution_mark(s);
    return got > 0 ? SOLVE_PATH : got;
}

const struct solve solve_bfs = {
    .entry = {"bfs", "breadth-first search: a shortest path", NULL},
    .always = true,
    .shortest = true,
    .run = bfs_run,
};
