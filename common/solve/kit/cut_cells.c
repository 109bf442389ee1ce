/* A walk follows a path and searches the area beside the path from each of its cells. A later cell
 * of the path that such a search reaches is touched: the cells in between can be bypassed. If no
 * later cell is touched when the walk reaches a cell, that cell cannot be bypassed, so it is a cut
 * cell. Only the number of touched cells ahead is stored. Cells beside the path that one search has
 * visited need no second visit, because the cells that they touch are touched already.
 *
 * The first touch shows that there is a second path. If no search ever touches a later cell, the
 * path is the only one. */
#include "cut_cells.h"
#include "solution.h"

#include "common/base/bits.h"
#include "common/maze/bfs.h"

#define PASSED  MAZE_SEEN    /* on the path: passed by the walk; beside it: visited by a search */
#define TOUCHED MAZE_VISITED /* on the path: reached by a search or from an earlier cell */

struct cut_cells_walk {
    struct search *s;
    struct bfs queue;
    uint64_t touched; /* touched cells ahead */
};

/* Reaches the neighbours of cell i in the set of directions `dirs`: touches those on the path, and
 * appends the others to the queue. Cell i is beside the path, or `dirs` does not include its move
 * along the path. */
static void cut_cells_reach(struct cut_cells_walk *w, size_t i, unsigned dirs)
{
    for (; dirs; dirs &= dirs - 1) {
        const size_t next = maze_neighbour(w->s->maze, i, (unsigned)bits_lowest(dirs));
        unsigned char *cell = w->s->maze->cell + next;
        if (*cell & MAZE_PATH) {
            w->touched += !(*cell & TOUCHED);
            *cell |= TOUCHED;
        } else {
            bfs_push(&w->queue, w->s->maze, next, PASSED);
        }
    }
}

/* Expands a cell beside the path and touches the path cells next to it. For bfs_batch. */
static inline bool cut_cells_expand(void *context, struct bfs_batch *b)
{
    static const unsigned note[4] = {PASSED, PASSED, PASSED, PASSED};
    const size_t i = bfs_batch_cell(b);
    cut_cells_reach(context, i,
                    maze_open_dirs(b->cells + i, b->stride, MAZE_PATH | PASSED, MAZE_PATH));
    bfs_expand(b, PASSED | MAZE_PATH, note);
    return true;
}

int cut_cells_find(struct search *s, bool *only_path, struct err *err)
{
    struct cut_cells_walk w = {.s = s};
    const struct path path = search_path(s);
    struct path_cursor c = path_begin(&path);
    const int got = bfs_search(s->maze, s->goal, s->start, s->frames, &s->scratch[0], err);
    if (got <= 0)
        return got;
    s->length = solution_mark(s->maze, s->start, s->goal);
    frames_activate_path(s->frames, s->maze);
    maze_clear(s->maze, MAZE_SEEN | MAZE_BACK);
    maze_seal_border(s->maze);
    if (bfs_init(&w.queue, &s->scratch[0], err))
        return -1;
    w.queue.frames = s->frames;
    for (*only_path = true;;) {
        const size_t at = c.at;
        unsigned char *here = s->maze->cell + at;
        unsigned beside;
        *only_path = *only_path && w.touched == 0;
        w.touched -= (*here & TOUCHED) != 0;
        *here |= (unsigned char)(w.touched ? PASSED : PASSED | CUT_CELL);
        if (w.touched)
            frames_finish(s->frames, at);
        frames_step(s->frames, at);
        if (!path_next(&path, &c))
            return 1;
        beside = maze_open_dirs(here, s->maze->stride, PASSED, 0) & ~(1U << c.d);
        cut_cells_reach(&w, at, beside); /* the queue was empty */
        if (bfs_batches(&w.queue, s->maze, SIZE_MAX, cut_cells_expand, &w, err))
            return -1;
    }
}
