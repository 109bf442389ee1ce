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
 * is, at the same cost whatever the size; flood.c, which does the work, says
 * how. Space: no distances; the note is two scratch bits of the cell, "seen"
 * one more, and the queue holds only the frontier.
 *
 * Reference: Edward F. Moore, "The shortest path through a maze", 1959. */
#include "../flood.h"
#include "solve.h"

/* Walks from start to goal along the notes. */
static uint64_t mark_path(struct maze *m, size_t at, size_t goal)
{
    uint64_t length = 0;
    m->cell[at] |= MAZE_PATH;
    for (; at != goal; length++) {
        at = maze_beside(m, at, m->cell[at] >> MAZE_BACK_SHIFT);
        m->cell[at] |= MAZE_PATH;
    }
    return length;
}

static int bfs_run(struct search *s, const uint64_t *values, struct err *err)
{
    int got = flood(s->maze, s->goal, s->start, NULL, s->work, err);
    (void)values;
    if (got > 0)
        s->length = mark_path(s->maze, s->start, s->goal);
    return got;
}

const struct solve solve_bfs = {
    .entry = {"bfs", "breadth-first search: a shortest path", NULL},
    .always = true,
    .shortest = true,
    .run = bfs_run,
};
