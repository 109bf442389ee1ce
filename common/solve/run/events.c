#include "events.h"

#include "common/base/number.h"
#include "common/solve/kit/choice.h"
#include "common/solve/kit/heap.h"

/* The state of a cell of the maze. MAZE_BACK is the direction back to the cell that created it. */
enum { OPEN = MAZE_SEEN, CLOSED = MAZE_VISITED };

/* A search. */
struct events_search {
    const struct search *search;
    const struct writer *w;
    enum solve_events order;
    struct choice choice;
    size_t *moves; /* by cell that is open or closed: moves from the start */
    size_t open; /* number of entries in the heap in search->scratch[1]: open cells, with repeats */
    uint64_t created; /* number of events of this kind so far; 0: nothing is written */
};

static uint64_t events_heuristic(const struct events_search *e, size_t cell)
{
    const struct maze *m = e->search->maze;
    const size_t apart = place_apart(maze_place(m, cell), maze_place(m, e->search->goal));
    return e->order == EVENTS_CHEAPEST ? apart : 0;
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

/* Creates a cell that was reached in `moves` moves from direction `back`, unless it is closed, or
 * is open and would not improve. Returns 0, or -1 if memory runs out. */
static int events_create(struct events_search *e, size_t cell, size_t moves, unsigned back)
{
    unsigned char *const state = &e->search->maze->cell[cell];
    struct heap_entry open = {.item = cell};
    if (*state & CLOSED ||
        (*state & OPEN &&
         (e->order == EVENTS_FIRST || (e->order == EVENTS_CHEAPEST && moves >= e->moves[cell]))))
        return 0;
    *state |= OPEN;
    maze_set_back(state, back);
    e->moves[cell] = moves;
    open.tie = e->order == EVENTS_LAST ? UINT64_MAX - e->created : e->created;
    if (e->order == EVENTS_CHEAPEST) {
        open.rank = moves + events_heuristic(e, cell);
        open.tie = e->choice.is_random ? rng_next(&e->choice.rng) : cell;
    }
    events_put(e, "create", cell, true);
    e->created++;
    return heap_add(&e->search->scratch[1], e->open++, open, heap_by_tie);
}

/* Creates the cells beside a cell that was closed. Returns 0, or -1 if memory runs out. */
static int events_expand(struct events_search *e, size_t cell)
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
        /* a start that is an obstacle has walls around it, but can be left */
        if ((m->kind == MAZE_BLOCK ? !(m->cell[next] & MAZE_OBSTACLE) : maze_open(m, cell, d)) &&
            events_create(e, next, e->moves[cell] + 1, d ^ 2))
            return -1;
    }
    return 0;
}

/* Writes the path to the goal. Follows it back from the goal first, storing the forward direction
 * in each cell. */
static void events_plan(const struct events_search *e)
{
    const struct search *s = e->search;
    const struct maze *m = s->maze;
    for (size_t cell = s->goal, d = maze_back(m->cell[cell]); cell != s->start;) {
        const size_t before = maze_neighbour(m, cell, (unsigned)d), onwards = d ^ 2;
        d = maze_back(m->cell[before]);
        maze_set_back(&m->cell[before], (unsigned)onwards);
        cell = before;
    }
    for (size_t cell = s->start; cell != s->goal; cell = maze_step_back(m, cell))
        events_put(e, "plan", cell, false);
    events_put(e, "plan", s->goal, false);
}

int events_write(const struct writer *w, const struct stats *t, const uint64_t *values)
{
    const struct search *s = t->search;
    struct events_search e = {.search = s,
                              .w = w,
                              .order = t->solver->events,
                              .choice = choice_init(t->solver->entry.keys ? s->values[0] : 0)};
    (void)values;
    if (mem_need_array(&s->scratch[0], s->maze->stride * s->maze->height, sizeof(size_t), 0))
        return -1;
    e.moves = (size_t *)(void *)s->scratch[0].at;
    maze_clear(s->maze, OPEN | CLOSED | MAZE_BACK);
    if (t->endpoints && !maze_solid(s->maze, s->goal) && events_create(&e, s->start, 0, 0))
        return -1;
    while (e.open > 0) {
        const size_t cell = heap_take(&s->scratch[1], e.open--, heap_by_tie).item;
        if (s->maze->cell[cell] & CLOSED)
            continue;
        s->maze->cell[cell] |= CLOSED;
        events_put(&e, "close", cell, true);
        if (cell == s->goal) {
            events_plan(&e);
            break;
        }
        if (events_expand(&e, cell))
            return -1;
    }
    out_text(w->out, "\n");
    out_pause(w->out);
    return 0;
}
