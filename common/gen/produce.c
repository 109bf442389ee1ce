#include "produce.h"

#include "../lattice.h"
#include "loops.h"
#include "rows.h"

/* What is kept from maze to maze. */
struct state {
    struct maze maze;
    struct mem work, row; /* row: for lattice_write or rows_write */
    struct header head;
    struct writer writer;
};

static bool is_far(const struct order *order)
{
    return order->entrance.how == DOOR_FAR || order->exit.how == DOOR_FAR;
}

/* Does it go out row by row as it is made? */
static bool in_rows(const struct order *order)
{
    return order->gen->row && !order->braid && !order->open && !is_far(order);
}

/* The random numbers of the doors: a stream of their own, so that the same seed
 * gives the same maze wherever they are. The jump there takes as long as a small
 * maze, and is left out where nothing will be drawn. */
static struct rng doors_rng(const struct order *order, const struct rng *start)
{
    enum door_how in = order->entrance.how, out = order->exit.how;
    struct rng own = *start;
    if (in == DOOR_SIDE || in == DOOR_RANDOM || out == DOOR_SIDE || out == DOOR_RANDOM)
        rng_jump(&own);
    return own;
}

/* An endless maze has no exit unless asked for. */
static void doors_find(const struct order *order, struct rng *rng, struct door door[2])
{
    static const struct door_spec none = {.how = DOOR_NONE};
    bool no_exit = order->inf_height && order->exit.how == DOOR_PRESET;
    doors_choose(&order->entrance, no_exit ? &none : &order->exit, (size_t)order->width,
                 order->inf_height ? SIZE_MAX / 4 : (size_t)order->height, rng, &door[0], &door[1]);
}

static int head_fill(struct header *h, const struct order *order, uint64_t index,
                     const struct door door[2])
{
    char spec[OPT_SPEC], part[OPT_NUMBER];
    opt_spec(&order->gen->entry, order->values, spec);
    opt_decimal_text(order->braid, 6, part);
    header_reset(h);
    h->kind = MAZE_WALLS;
    h->width = (size_t)order->width;
    h->height = (size_t)order->height;
    h->endless = order->inf_height;
    if (header_set_number(h, "v", PRODUCE_PROMISE) || header_set_number(h, "seed", order->seed) ||
        header_set_number(h, "index", index) || header_set(h, "algorithm", spec) ||
        (order->braid && header_set(h, "braid", part)) ||
        (order->open && header_set_number(h, "open", order->open)) ||
        (door[0].there && header_set_place(h, "start", door[0].x, door[0].y)) ||
        (door[1].there && header_set_place(h, "goal", door[1].x, door[1].y)))
        return -1;
    return 0;
}

/* Takes walls out, with random numbers of their own again: the maze is that of
 * the seed, less these walls. */
static void loops_make(const struct order *order, struct maze *m, const struct rng *start)
{
    struct rng own = *start;
    rng_jump(&own);
    rng_jump(&own);
    loops_braid(m, &own, order->braid);
    loops_open(m, &own, order->open);
}

/* Makes a maze whole and writes it; start: the random numbers of its seed. */
static int whole_make(struct state *s, const struct order *order, uint64_t index,
                      const struct rng *start, struct err *err)
{
    struct order now = *order; /* its doors may turn out to be cells */
    struct maze *m = &s->maze;
    struct rng rng = *start, own = doors_rng(order, start);
    struct door door[2];
    if (gen_make(order->gen, m, &rng, order->values, &s->work, err))
        return -1;
    if (order->braid || order->open)
        loops_make(order, m, start);
    if (is_far(order) && doors_far(&now.entrance, &now.exit, m, &own, &s->work, err))
        return -1;
    doors_find(&now, &own, door);
    door_carve(&door[0], m);
    door_carve(&door[1], m);
    if (head_fill(&s->head, order, index, door))
        return err_memory(err);
    if (order->format == MAZE_WALLS)
        writer_maze(&s->writer, &s->head, m);
    else if (lattice_header(&s->head, err))
        return -1;
    else
        lattice_write(&s->writer, &s->head, m, s->row.at);
    return 0;
}

static int maze_make(struct state *s, const struct order *order, uint64_t index, struct err *err)
{
    struct rng rng, own;
    struct door door[2];
    struct rows_job job = {order->gen,    order->values,        &s->writer, &s->head,
                           order->format, {&door[0], &door[1]}, &s->work,   &s->row};
    rng_seed(&rng, order->seed, index);
    if (!in_rows(order))
        return whole_make(s, order, index, &rng, err);
    own = doors_rng(order, &rng);
    doors_find(order, &own, door);
    if (head_fill(&s->head, order, index, door))
        return err_memory(err);
    return rows_write(&job, &rng, err);
}

/* All mazes of the run; order->count is at least 1. */
static int make_all(struct state *s, const struct order *order, struct err *err)
{
    size_t width = (size_t)order->width, row;
    uint64_t last = order->endless ? UINT64_MAX : order->index + (order->count - 1);
    if (!in_rows(order) && maze_shape(&s->maze, MAZE_WALLS, width, (size_t)order->height, err))
        return -1;
    if (!in_rows(order) && order->format == MAZE_BLOCK &&
        (mem_size(width, 3, 2, &row) || mem_need(&s->row, row)))
        return err_memory(err);
    for (uint64_t i = order->index; !s->writer.out->error; i++) {
        if (maze_make(s, order, i, err))
            return -1;
        if (i == last)
            break;
    }
    return 0;
}

int produce(const struct order *order, const struct writer *writer, struct err *err)
{
    struct state state = {.writer = *writer};
    int got = order->count > 0 || order->endless ? make_all(&state, order, err) : 0;
    maze_free(&state.maze);
    mem_free(&state.work);
    mem_free(&state.row);
    header_free(&state.head);
    return got;
}
