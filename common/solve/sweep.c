/* A cell of the way that was met from an earlier one by another way than the way
 * itself is "touched": what lies between can be gone around. When the sweep comes
 * to a cell and no later one is touched, there is no way around it: all ways lead
 * through it. Only the number of later cells that are touched is kept. */
#include "sweep.h"

#include "../flood.h"
#include "../rng.h"

#define PASSED  MAZE_SEEN    /* of the way: behind us; of others: flooded */
#define TOUCHED MAZE_VISITED /* of the way */

struct state {
    struct search *s;
    struct flood queue;
    uint64_t touched; /* cells of the way, not behind us */
};

/* Cell next is met from a flood, or from the way by another step than the next. */
static void meet(struct state *t, size_t next)
{
    unsigned char *cell = t->s->maze->cell + next;
    if (*cell & MAZE_PATH) {
        t->touched += !(*cell & TOUCHED);
        *cell |= TOUCHED;
    } else {
        *cell |= PASSED;
        film_on(t->s->film, next);
        t->queue.at[t->queue.tail++ & (t->queue.size - 1)] = next;
    }
}

/* Meets what is around cell i in these directions, a set of bits. */
static int spread(struct state *t, size_t i, unsigned ways, struct err *err)
{
    if (flood_room(&t->queue, err))
        return -1;
    for (; ways; ways &= ways - 1)
        meet(t, maze_beside(t->s->maze, i, (unsigned)rng_lowest(ways)));
    return 0;
}

/* Floods what is not of the way, from what is in the queue; of the way it meets all
 * that is not passed. */
static int flood_off(struct state *t, struct err *err)
{
    static const unsigned note[4] = {PASSED, PASSED, PASSED, PASSED};
    struct flood *q = &t->queue;
    const struct film *const film = q->film;
    unsigned char *cells = t->s->maze->cell;
    const size_t stride = t->s->maze->stride;
    while (q->head != q->tail) {
        size_t head = q->head, tail = q->tail, end, mask, fresh, *queue;
        if (flood_room(q, err))
            return -1;
        queue = q->at;
        mask = q->size - 1;
        end = flood_end(q, SIZE_MAX);
        for (; head != end; head++) {
            size_t i = queue[head & mask];
            unsigned met = flood_beside(cells + i, stride, MAZE_PATH | PASSED, MAZE_PATH);
            for (; met; met &= met - 1)
                meet(t, maze_beside(t->s->maze, i, (unsigned)rng_lowest(met)));
            fresh = tail;
            tail = flood_cell(cells, stride, queue, mask, head, tail, PASSED | MAZE_PATH, note);
            if (film)
                flood_show(q, head, fresh, tail);
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
    size_t at = s->start, from = at;
    bool only = true;
    if (flood_init(&t.queue, &s->work[0], err))
        return -1;
    t.queue.film = s->film;
    for (;;) {
        unsigned char *here = s->maze->cell + at;
        size_t next = at;
        unsigned d, beside;
        t.touched -= (*here & TOUCHED) != 0;
        *here |= PASSED;
        only = only && !(*here & TOUCHED) && t.touched == 0;
        cell(context, at, t.touched == 0, only);
        if (t.touched)
            film_off(s->film, at);
        film_step(s->film);
        if (at == s->goal)
            return 1;
        next = solve_step(s, at, from, &d);
        beside = flood_beside(here, s->maze->stride, PASSED, 0) & ~(1U << d);
        if (beside && (spread(&t, at, beside, err) || flood_off(&t, err)))
            return -1;
        from = at;
        at = next;
    }
}

int sweep(struct search *s, void (*cell)(void *context, size_t i, bool cut, bool only),
          void *context, struct err *err)
{
    int got = flood_film(s->maze, s->goal, s->start, s->film, &s->work[0], err);
    if (got <= 0)
        return got;
    solve_mark(s);
    film_path(s->film, s->maze);
    maze_clear(s->maze, MAZE_SEEN | MAZE_BACK);
    maze_frame(s->maze);
    return go_along(s, cell, context, err);
}
