/* dfs: depth-first search.
 *
 * The idea: from the start into the first way there is, of north, east, south and
 * west, and on; where all is known, step back. The way come when the goal is met
 * is marked, less what can be saved without leaving its cells.
 *
 * Why it is right: no cell is left for good while one beside it is not known. In
 * a perfect maze the way is the only one; in others it may be far from short.
 *
 * Time: each cell is entered once and left once. Space: the maze; the way back is
 * kept in two scratch bits, so there is no stack, however long the way.
 *
 * Reference: Robert E. Tarjan, "Depth-first search and linear graph algorithms",
 * 1972. */
#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

static int dfs_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    struct search_frames *const frames = s->frames;
    size_t i = s->start;
    m->cell[i] |= MAZE_SEEN;
    frames_activate(frames, i);
    while (i != s->goal) {
        unsigned fresh = maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0), d;
        if (!fresh && i == s->start)
            return SOLVE_NONE;
        if (fresh) {
            d = (unsigned)bits_lowest(fresh);
            i = maze_neighbour(m, i, d);
            m->cell[i] |= (unsigned char)(MAZE_SEEN | MAZE_BACK_TO(d ^ 2));
            frames_activate(frames, i);
        } else {
            frames_abandon(frames, i);
            i = maze_step_back(m, i);
        }
        frames_step(frames);
    }
    for (; i != s->start; i = maze_step_back(m, i))
        m->cell[i] |= MAZE_PATH;
    m->cell[i] |= MAZE_PATH;
    return solution_shorten(s, err);
}

const struct solve solve_dfs = {
    .entry = {"dfs", "depth-first search", NULL},
    .always = true,
    .run = dfs_run,
};
