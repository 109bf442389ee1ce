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

/* Floods what is not of the way, from what is in the queue; of the way it meets all
 * that is not passed. */
static int flood_off(struct state *t, struct err *err)
{
    static const unsigned note[4] = {PASSED, PASSED, PASSED, PASSED};
    struct bfs *q = &t->queue;
    const struct search_frames *const frames = q->frames;
    unsigned char *cells = t->s->maze->cell;
    const size_t stride = t->s->maze->stride;
    while (q->head != q->tail) {
        size_t head = q->head, tail = q->tail, end, mask, fresh, *queue;
        if (bfs_reserve(q, err))
            return -1;
        queue = q->at;
        mask = q->size - 1;
        end = bfs_batch_end(q, SIZE_MAX);
        for (; head != end; head++) {
            size_t i = queue[head & mask];
            unsigned met = maze_open_dirs(cells + i, stride, MAZE_PATH | PASSED, MAZE_PATH);
            for (; met; met &= met - 1)
                meet(t, maze_neighbour(t->s->maze, i, (unsigned)bits_lowest(met)));
            fresh = tail;
            tail = bfs_expand(cells, stride, queue, mask, head, tail, PASSED | MAZE_PATH, note);
            if (frames)
                bfs_show(q, head, fresh, tail);
        }
        q->head = head;
        q->tail = tail;
    }
    return 0;
}

static int go_along(struct search *s, void (*cell)(void *context, size_t i, bool cut, bool only),
                    void *context, struct err *err)
{
    struct state t = {.s = s};
    const struct path path = search_path(s);
    size_t at = s->start, from = at;
    bool only = true;
    if (bfs_init(&t.queue, &s->work[0], err))
        return -1;
    t.queue.frames = s->frames;
    for (;;) {
        unsigned char *here = s->maze->cell + at;
        size_t next = at;
        unsigned d, beside;
        t.touched -= (*here & TOUCHED) != 0;
        *here |= PASSED;
        only = only && !(*here & TOUCHED) && t.touched == 0;
        cell(context, at, t.touched == 0, only);
        if (t.touched)
            frames_abandon(s->frames, at);
        frames_step(s->frames);
        if (at == s->goal)
            return 1;
        next = path_next(&path, at, from, &d);
        beside = maze_open_dirs(here, s->maze->stride, PASSED, 0) & ~(1U << d);
        if (beside && (spread(&t, at, beside, err) || flood_off(&t, err)))
            return -1;
        from = at;
        at = next;
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
