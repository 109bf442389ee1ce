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

/* Does it go out row by row as it is made? */
static bool in_rows(const struct order *order)
{
    return order->gen->row && !order->braid && !order->open;
}

/* The doors have random numbers of their own, so that the same seed gives the
 * same maze wherever they are. An endless maze has no exit unless asked for. */
static void doors_find(const struct order *order, const struct rng *rng, struct door door[2])
{
    static const struct door_spec none = {.how = DOOR_NONE};
    const struct door_spec *in = &order->entrance, *out = &order->exit;
    struct rng own = *rng;
    if (in->how == DOOR_SIDE || in->how == DOOR_RANDOM || out->how == DOOR_SIDE ||
        out->how == DOOR_RANDOM)
        rng_jump(&own);
    if (order->inf_height && out->how == DOOR_PRESET)
        out = &none;
    doors_choose(in, out, (size_t)order->width,
                 order->inf_height ? SIZE_MAX / 4 : (size_t)order->height, &own, &door[0],
                 &door[1]);
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

/* Makes a maze whole and writes it. */
static int whole_make(struct state *s, const struct order *order, struct rng *rng,
                      const struct door door[2], struct err *err)
{
    struct rng start = *rng;
    if (gen_make(order->gen, &s->maze, rng, order->values, &s->work, err))
        return -1;
    if (order->braid || order->open)
        loops_make(order, &s->maze, &start);
    door_carve(&door[0], &s->maze);
    door_carve(&door[1], &s->maze);
    if (order->format == MAZE_WALLS)
        writer_maze(&s->writer, &s->head, &s->maze);
    else if (lattice_header(&s->head, err))
        return -1;
    else
        lattice_write(&s->writer, &s->head, &s->maze, s->row.at);
    return 0;
}

static int maze_make(struct state *s, const struct order *order, uint64_t index, struct err *err)
{
    struct rng rng;
    struct door door[2];
    struct rows_job job = {order->gen,    order->values,        &s->writer, &s->head,
                           order->format, {&door[0], &door[1]}, &s->work,   &s->row};
    rng_seed(&rng, order->seed, index);
    doors_find(order, &rng, door);
    if (head_fill(&s->head, order, index, door))
        return err_memory(err);
    return in_rows(order) ? rows_write(&job, &rng, err) : whole_make(s, order, &rng, door, err);
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
