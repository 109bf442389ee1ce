/* A cell of the way that was met from an earlier one by another way than the way
 * itself is "touched": what lies between can be gone around. When the cut_cells_find comes
 * to a cell and no later one is touched, there is no way around it: all ways lead
 * through it. Only the number of later cells that are touched is kept. */
#include "cut_cells.h"
#include "solution.h"

#include "common/base/bits.h"
#include "common/maze/bfs.h"

#define PASSED  MAZE_SEEN    /* of the way: behind us; of others: flooded */
#define TOUCHED MAZE_VISITED /* of the way */

struct state {
    struct search *s;
    struct bfs queue;
    uint64_t touched; /* cells of the way, not behind us */
};

/* Cell next is met from a bfs_search, or from the way by another step than the next. */
static void meet(struct state *t, size_t next)
{
    unsigned char *cell = t->s->maze->cell + next;
    if (*cell & MAZE_PATH) {
        t->touched += !(*cell & TOUCHED);
        *cell |= TOUCHED;
    } else {
        *cell |= PASSED;
        frames_activate(t->s->frames, next);
        t->queue.at[t->queue.tail++ & (t->queue.size - 1)] = next;
    }
}

/* Meets what is around cell i in these directions, a set of bits. */
static int spread(struct state *t, size_t i, unsigned ways, struct err *err)
{
    if (bfs_reserve(&t->queue, err))
        return -1;
    for (; ways; ways &= ways - 1)
        meet(t, maze_neighbour(t->s->maze, i, (unsigned)bits_lowest(ways)));
    return 0;
}

/* Expands a cell beside the path, and meets the cells of the path around it. For bfs_batch. */
static inline bool cut_cells_expand(void *context, struct bfs_batch *b)
{
    static const unsigned note[4] = {PASSED, PASSED, PASSED, PASSED};
    struct state *t = context;
    const size_t i = bfs_batch_cell(b);
    unsigned met = maze_open_dirs(b->cells + i, b->stride, MAZE_PATH | PASSED, MAZE_PATH);
    for (; met; met &= met - 1)
        meet(t, maze_neighbour(t->s->maze, i, (unsigned)bits_lowest(met)));
    bfs_expand(b, PASSED | MAZE_PATH, note);
    return true;
}

/* Searches beside the path from the cells in the queue. */
static int flood_off(struct state *t, struct err *err)
{
    while (t->queue.head != t->queue.tail)
        if (bfs_batch(&t->queue, t->s->maze, SIZE_MAX, cut_cells_expand, t, err))
            return -1;
    return 0;
}

static int go_along(struct search *s, void (*cell)(void *context, size_t i, bool cut, bool only),
                    void *context, struct err *err)
{
    struct state t = {.s = s};
    const struct path path = search_path(s);
    struct path_cursor c = path_begin(&path);
    bool only = true;
    if (bfs_init(&t.queue, &s->work[0], err))
        return -1;
    t.queue.frames = s->frames;
    for (;;) {
        const size_t at = c.at;
        unsigned char *here = s->maze->cell + at;
        unsigned beside;
        t.touched -= (*here & TOUCHED) != 0;
        *here |= PASSED;
        only = only && !(*here & TOUCHED) && t.touched == 0;
        cell(context, at, t.touched == 0, only);
        if (t.touched)
            frames_abandon(s->frames, at);
        frames_step(s->frames);
        if (!path_next(&path, &c))
            return 1;
        beside = maze_open_dirs(here, s->maze->stride, PASSED, 0) & ~(1U << c.d);
        if (beside && (spread(&t, at, beside, err) || flood_off(&t, err)))
            return -1;
    }
}

int cut_cells_find(struct search *s, void (*cell)(void *context, size_t i, bool cut, bool only),
                   void *context, struct err *err)
{
    int got = bfs_search_frames(s->maze, s->goal, s->start, s->frames, &s->work[0], err);
    if (got <= 0)
        return got;
    solution_mark(s);
    frames_show_path(s->frames, s->maze);
    maze_clear(s->maze, MAZE_SEEN | MAZE_BACK);
    maze_seal_border(s->maze);
    return go_along(s, cell, context, err);
}
