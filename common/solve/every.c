/* every: all simple paths from start to goal, one after another, each once.
 *
 * Idea: enter the first neighbour that is not on the path yet; at the goal, and where there is no
 * such neighbour, step back and try the next one. So the paths appear in the order of their
 * directions: north, east, south, west.
 *
 * Correctness: two paths differ in a first move, and each move is tried once.
 *
 * Marks: each path as a maze of its own. An open room of n x n cells has 2, 12, 184, 8512, 1262816,
 * 575780564 paths from corner to corner for n = 2 to 7, so they are written as they are found and
 * not stored, and a limit ends the search. A move that cuts off the goal is never made, so there is
 * no long search between two paths. Visited: the path itself.
 *
 * Cost: for each path at most its length times the number of cells. Memory: 8 bytes per cell of a
 * frontier. The direction in which the path leaves each cell is two scratch bits; the cell before
 * another one is the neighbour whose direction leads there.
 *
 * Reference: Donald E. Knuth, "The Art of Computer Programming", vol. 4A, 7.1.4 (simple paths). */
#include "common/base/bits.h"
#include "common/maze/bfs.h"
#include "common/solve/kit/solution.h"
#include "solve.h"

/* The bits of a cell on the path, which neither the path nor a search enters again. */
#define ON_PATH (MAZE_PATH | MAZE_SEEN)

/* Leaves MAZE_SEEN in the cells on the path alone, after a search. For maze_map. */
static unsigned every_see_path(unsigned cell)
{
    return (cell & ~(unsigned)MAZE_SEEN) | (cell & MAZE_PATH) * (MAZE_SEEN / MAZE_PATH);
}

/* Returns the first direction, from d on, in which the path can be continued from cell i to the
 * goal; 4 if there is none, or -1 with *err set if memory runs out. A search from the goal finds
 * the cells from which it can be reached. None is needed if there is only one direction in a cell
 * just entered: it must be that. */
static int every_next_dir(struct search *s, size_t i, unsigned d, struct err *err)
{
    struct maze *m = s->maze;
    unsigned dirs = maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN, 0) >> d << d;
    if (!dirs)
        return 4;
    if (d == 0 && !(dirs & (dirs - 1)))
        return bits_lowest(dirs);
    if (bfs_search(m, s->goal, SIZE_MAX, NULL, &s->scratch[0], err) < 0)
        return -1;
    dirs &= maze_open_dirs(m->cell + i, m->stride, MAZE_SEEN | MAZE_PATH, MAZE_SEEN);
    maze_map(m, every_see_path);
    return dirs ? bits_lowest(dirs) : 4;
}

/* Returns the cell before cell i on the path, and in *d the direction from there to i. */
static size_t every_previous(const struct maze *m, size_t i, unsigned *d)
{
    for (unsigned back = 0;; back++) {
        const unsigned char previous = *maze_beside(m, i, back);
        *d = back ^ 2;
        if (previous & MAZE_PATH && maze_back(previous) == *d && maze_open(m, i, back))
            return maze_neighbour(m, i, back);
    }
}

/* Passes the path to s->emit, with no cell seen. Returns whether more paths are wanted. */
static bool every_emit(struct search *s)
{
    bool more;
    if (!s->emit)
        return false;
    maze_map(s->maze, solution_clear_seen);
    s->directed = true;
    more = s->emit(s->context, s);
    s->directed = false;
    maze_map(s->maze, every_see_path);
    return more;
}

static int every_run(struct search *s, struct err *err)
{
    struct maze *m = s->maze;
    size_t i = s->start;
    unsigned d = 0;
    int found = bfs_search(m, s->goal, i, NULL, &s->scratch[0], err);
    if (found <= 0)
        return found < 0 ? -1 : SOLVE_NONE;
    maze_map(m, every_see_path);
    m->cell[i] |= ON_PATH;
    frames_activate(s->frames, i);
    for (;;) {
        int next = i == s->goal ? 4 : every_next_dir(s, i, d, err);
        if (next < 0)
            return -1;
        if (i == s->goal && !every_emit(s))
            break;
        if (next < 4) {
            maze_set_back(&m->cell[i], (unsigned)next);
            i = maze_neighbour(m, i, (unsigned)next);
            m->cell[i] = (unsigned char)((m->cell[i] & ~(unsigned)MAZE_BACK) | ON_PATH);
            s->length++;
            d = 0;
            frames_activate(s->frames, i);
        } else {
            if (i == s->start)
                break;
            m->cell[i] &= (unsigned char)~(ON_PATH | MAZE_BACK);
            frames_abandon(s->frames, i);
            i = every_previous(m, i, &d);
            s->length--;
            d++;
        }
        frames_step(s->frames);
    }
    return s->emit ? SOLVE_PATH : solution_shorten(s, err);
}

const struct solve solve_every = {
    .entry = {"every", "all simple paths, one after another", NULL},
    .complete = true,
    .enumerates = true,
    .run = every_run,
};
