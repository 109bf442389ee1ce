#include "events.h"

#include "common/base/number.h"
#include "common/solve/kit/choice.h"

#include <string.h>

/* The state of a cell; its low two bits are the direction back to the cell that created it. */
enum { STATE_OPEN = 4, STATE_CLOSED = 8, STATE_BACK = 3 };

/* An open cell. Those with the least rank, and of these the least tie, come first. */
struct events_open {
    uint64_t rank, tie;
    size_t cell;
};

/* A search. */
struct events_search {
    const struct search *search;
    const struct writer *w;
    enum solve_events order;
    struct choice choice;
    unsigned char *state;
    size_t *moves, *found;
    struct events_open *heap;
    size_t count_found, count_open;
    uint64_t created; /* the number of events of this kind so far; 0: nothing is written */
};

static size_t events_apart(size_t a, size_t b)
{
    return a > b ? a - b : b - a;
}

static uint64_t events_heuristic(const struct events_search *e, size_t cell)
{
    const struct place a = maze_place(e->search->maze, cell);
    const struct place b = maze_place(e->search->maze, e->search->goal);
    return e->order == EVENTS_CHEAPEST ? events_apart(a.x, b.x) + events_apart(a.y, b.y) : 0;
}

/* Writes an event. */
static void events_put(const struct events_search *e, const char *what, size_t cell, bool has_costs)
{
    const struct place at = maze_place(e->search->maze, cell);
    const uint64_t numbers[] = {at.x, at.y, e->moves[cell], events_heuristic(e, cell)};
    struct out *out = e->w->out;
    char *const begin = (char *)out_room(out, (size_t)8 * NUMBER_TEXT), *end = begin;
    if (e->w->line && e->created)
        end = number_append_text(end, " / ");
    end = number_append_text(end, what);
    for (int k = 0; k < (has_costs ? 4 : 2); k++) {
        *end++ = ' ';
        end = number_append(end, numbers[k]);
    }
    if (!e->w->line)
        *end++ = '\n';
    out->len += (size_t)(end - begin);
}

static bool events_is_before(const struct events_open *a, const struct events_open *b)
{
    return a->rank != b->rank ? a->rank < b->rank : a->tie < b->tie;
}

/* Adds an open cell to the heap, which has room for it. */
static void events_push(struct events_search *e, struct events_open open)
{
    size_t at = e->count_open++;
    for (; at > 0 && events_is_before(&open, &e->heap[(at - 1) / 2]); at = (at - 1) / 2)
        e->heap[at] = e->heap[(at - 1) / 2];
    e->heap[at] = open;
}

/* Removes the first open cell from the heap, which is not empty, and returns it. */
static size_t events_pop(struct events_search *e)
{
    const size_t first = e->heap[0].cell, n = --e->count_open;
    const struct events_open last = e->heap[n];
    size_t at = 0;
    for (size_t next; (next = 2 * at + 1) < n; at = next) {
        next += next + 1 < n && events_is_before(&e->heap[next + 1], &e->heap[next]);
        if (!events_is_before(&e->heap[next], &last))
            break;
        e->heap[at] = e->heap[next];
    }
    e->heap[at] = last;
    return first;
}

/* Creates a cell, reached in `moves` moves and from direction `back`, unless it is closed or is
 * open and no better now. */
static void events_create(struct events_search *e, size_t cell, size_t moves, unsigned back)
{
    const unsigned state = e->state[cell];
    struct events_open open = {.cell = cell};
    if (state & STATE_CLOSED ||
        (state & STATE_OPEN &&
         (e->order == EVENTS_FIRST || (e->order == EVENTS_CHEAPEST && moves >= e->moves[cell]))))
        return;
    if (!state)
        e->found[e->count_found++] = cell;
    e->state[cell] = (unsigned char)(STATE_OPEN | back);
    e->moves[cell] = moves;
    events_put(e, "create", cell, true);
    open.tie = e->order == EVENTS_LAST ? UINT64_MAX - e->created : e->created;
    if (e->order == EVENTS_CHEAPEST) {
        open.rank = moves + events_heuristic(e, cell);
        open.tie = e->choice.is_random ? rng_next(&e->choice.rng) : cell;
    }
    e->created++;
    events_push(e, open);
}

/* Creates the cells beside a cell that was closed. */
static void events_expand(struct events_search *e, size_t cell)
{
    const struct maze *m = e->search->maze;
    unsigned char order[4] = {MAZE_S, MAZE_N, MAZE_W, MAZE_E};
    for (unsigned k = 4; k-- > 1 && e->choice.is_random;) {
        const size_t with = (size_t)rng_below(&e->choice.rng, k + 1);
        const unsigned char d = order[k];
        order[k] = order[with];
        order[with] = d;
    }
    for (int k = 0; k < 4; k++) {
        const unsigned d = order[k];
        const size_t next = maze_neighbour(m, cell, d);
        if (!maze_within(m, cell, d))
            continue;
        /* a start that is an obstacle has walls around it, but may be left */
        if (m->kind == MAZE_BLOCK ? !(m->cell[next] & MAZE_OBSTACLE) : maze_open(m, cell, d))
            events_create(e, next, e->moves[cell] + 1, d ^ 2);
    }
}

/* Writes the path, which ends at the goal. The heap is not needed any more. */
static void events_plan(struct events_search *e)
{
    const struct maze *m = e->search->maze;
    size_t *path = (size_t *)(void *)e->heap, n = 0;
    for (size_t cell = e->search->goal;;
         cell = maze_neighbour(m, cell, e->state[cell] & STATE_BACK)) {
        path[n++] = cell;
        if (cell == e->search->start)
            break;
    }
    while (n > 0)
        events_put(e, "plan", path[--n], false);
}

/* Makes room for a maze, and for four more open cells. Returns 0, or -1 if memory runs out. */
static int events_need(struct events *all, struct events_search *e)
{
    const struct maze *m = e->search->maze;
    const size_t cells = m->stride * m->height;
    if (all->cells < cells) {
        if (mem_need(&all->state, cells) || mem_need_array(&all->moves, cells, sizeof(size_t), 0) ||
            mem_need_array(&all->found, cells, sizeof(size_t), 0) ||
            mem_need_array(&all->heap, cells, sizeof(size_t), 0)) /* for the path */
            return -1;
        memset(all->state.at, 0, cells);
        all->cells = cells;
    }
    if (mem_need_array(&all->heap, e->count_open + 4, sizeof *e->heap, 0))
        return -1;
    e->state = all->state.at;
    e->moves = (size_t *)(void *)all->moves.at;
    e->found = (size_t *)(void *)all->found.at;
    e->heap = (struct events_open *)(void *)all->heap.at;
    return 0;
}

int events_write(struct events *all, const struct writer *w, const struct search *s,
                 const struct solve *solver, bool has_endpoints, struct err *err)
{
    struct events_search e = {.search = s,
                              .w = w,
                              .order = solver->events,
                              .choice = choice_init(solver->entry.keys ? s->values[0] : 0)};
    int got = events_need(all, &e);
    if (!got && has_endpoints && !maze_solid(s->maze, s->goal))
        events_create(&e, s->start, 0, 0);
    while (!got && e.count_open > 0) {
        const size_t cell = events_pop(&e);
        if (e.state[cell] & STATE_CLOSED)
            continue;
        e.state[cell] ^= STATE_OPEN | STATE_CLOSED;
        events_put(&e, "close", cell, true);
        if (cell == s->goal) {
            events_plan(&e);
            break;
        }
        got = events_need(all, &e);
        if (!got)
            events_expand(&e, cell);
    }
    for (size_t k = 0; k < e.count_found; k++)
        e.state[e.found[k]] = 0;
    if (got)
        return err_memory(err);
    out_text(w->out, "\n");
    out_pause(w->out);
    return 0;
}

void events_free(struct events *e)
{
    mem_free(&e->state);
    mem_free(&e->moves);
    mem_free(&e->heap);
    mem_free(&e->found);
}
