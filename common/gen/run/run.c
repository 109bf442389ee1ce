#include "run.h"
#include "common/gen/run/generate.h"

#include "common/stream/lattice.h"
#include "door_choose.h"
#include "loops.h"
#include "row_output.h"
#include "unicursal.h"

#include <stdio.h>

/* What is kept from maze to maze, and the one at hand. */
struct state {
    const struct request *order;
    struct door_field field;
    struct maze maze, doubled; /* doubled: --unicursal */
    struct mem work, keep;     /* of the algorithm */
    struct mem row;            /* for lattice_write or row_output_write */
    struct header head;
    struct writer writer;
    uint64_t index;
    struct rng start; /* the random numbers of its seed, none drawn yet */
    bool failed;      /* a frame could not be written, and err says why: */
    struct err err;
};

/* Does it go out row by row as it is made? */
static bool in_rows(const struct request *order)
{
    return order->gen->row && !order->braid && !order->open && !order->mask && !order->unicursal &&
           !order->trace && !door_spec_any(order->door, DOOR_FAR);
}

/* Returns the random numbers of the doors, a stream of their own. The jump takes as long as
 * generating a small maze, and is left out if nothing will be drawn. */
static struct rng doors_rng(const struct state *s)
{
    struct rng rng = s->start;
    if (door_spec_any(s->order->door, DOOR_SIDE) || door_spec_any(s->order->door, DOOR_RANDOM))
        rng_jump(&rng);
    return rng;
}

/* Chooses the doors. An endless maze has no exit by default. */
static int doors_find(const struct state *s, const struct door_spec spec[DOOR_COUNT],
                      struct rng *rng, struct door door[DOOR_COUNT], struct err *err)
{
    enum { TRIES = 100 }; /* one door can leave no room for the other by chance */
    struct door_spec wanted[DOOR_COUNT] = {spec[DOOR_ENTRANCE], spec[DOOR_EXIT]};
    if (s->field.endless && wanted[DOOR_EXIT].kind == DOOR_DEFAULT)
        wanted[DOOR_EXIT].kind = DOOR_NONE;
    for (int k = 0; k < TRIES; k++) {
        doors_choose(wanted, &s->field, rng, door);
        if (!s->field.inset || !doors_touch(&door[DOOR_ENTRANCE], &door[DOOR_EXIT]))
            return 0;
    }
    return err_set(err, "-e and -x: doors side by side would be one");
}

/* The header of what goes out, with its doors, or without them (NULL) of a frame,
 * which is not doubled. */
static int head_fill(struct state *s, const struct door door[DOOR_COUNT])
{
    const struct request *order = s->order;
    const bool doubled = order->unicursal && door, doors = order->gen->doors != DOORS_AFTER;
    struct header *h = &s->head;
    char spec[OPT_SPEC], part[NUMBER_TEXT], hash[20], text[DOOR_SPEC_TEXT];
    opt_spec(&order->gen->entry, order->values, spec);
    number_decimal_text(order->braid, 6, part);
    header_reset(h);
    h->kind = order->gen->board ? MAZE_BLOCK : MAZE_WALLS;
    h->width = (size_t)order->width << doubled;
    h->height = (size_t)order->height << doubled;
    h->endless = order->inf_height;
    if (order->mask)
        snprintf(hash, sizeof hash, "%016llx", (unsigned long long)order->mask->hash);
    if (header_set_number(h, FIELD_V, SEED_VERSION) ||
        header_set_number(h, FIELD_SEED, order->seed) ||
        header_set_number(h, FIELD_INDEX, s->index) || header_set(h, FIELD_ALGORITHM, spec) ||
        (order->mask && header_set(h, FIELD_MASK, hash)) ||
        (order->braid && header_set(h, FIELD_BRAID, part)) ||
        (order->open && header_set_number(h, FIELD_OPEN, order->open)) ||
        (doubled && header_set_number(h, FIELD_UNICURSAL, 1)))
        return -1;
    for (int i = 0; doors && i < DOOR_COUNT; i++)
        if (door_spec_text(&order->door[i], text) &&
            header_set(h, i == DOOR_EXIT ? FIELD_EXIT : FIELD_ENTRANCE, text))
            return -1;
    for (int i = 0; door && i < DOOR_COUNT; i++) {
        size_t x, y;
        door_place(&door[i], s->field.inset, &x, &y);
        if (door[i].exists && header_set_place(h, i == DOOR_EXIT ? FIELD_GOAL : FIELD_START, x, y))
            return -1;
    }
    return 0;
}

/* ---- a maze made whole ---- */

/* Writes *m in the form that is asked for, under the header. last: see writer_maze. */
static int maze_write(struct state *s, const struct maze *m, bool last, struct err *err)
{
    if (m->kind == s->order->format)
        writer_maze(&s->writer, &s->head, m, last);
    else if (lattice_header(&s->head, err))
        return -1;
    else
        lattice_write(&s->writer, &s->head, m, s->row.at, last);
    return 0;
}

/* The maze that goes out: the one that was made, or that one doubled. */
static struct maze *maze_final(struct state *s, struct err *err)
{
    const struct request *order = s->order;
    const unsigned char *in = order->mask ? order->mask->mem.at : NULL;
    size_t cells = order->mask ? order->mask->cells : s->maze.width * s->maze.height;
    if (!order->unicursal)
        return &s->maze;
    return unicursal_make(&s->doubled, &s->maze, in, cells, err) ? NULL : &s->doubled;
}

/* A frame: the maze as it is now, its border closed, and named no doors. */
static void frame_write(void *context, uint64_t frame)
{
    struct state *s = context;
    if (s->failed)
        return;
    if (head_fill(s, NULL) || header_set_number(&s->head, FIELD_FRAME, frame))
        s->failed = err_memory(&s->err);
    else
        s->failed = maze_write(s, &s->maze, false, &s->err);
}

/* Removes walls, with random numbers of their own: the maze is that of the seed, less these. */
static void run_make_loops(const struct state *s, struct maze *m)
{
    const struct request *order = s->order;
    struct rng own = s->start;
    rng_jump(&own);
    rng_jump(&own);
    loops_make(m, &own, order->braid, order->open, order->mask ? order->mask->mem.at : NULL);
}

/* Returns the cells between which the algorithm lays its path: the doors, or the default ones. */
static struct gen_endpoints ends_fill(const struct state *s, const struct door door[DOOR_COUNT])
{
    const struct request *order = s->order;
    const enum door_kind exit = order->door[DOOR_EXIT].kind;
    struct door end[DOOR_COUNT];
    doors_or_default(door, &s->field, end);
    return (struct gen_endpoints){
        .start = end[DOOR_ENTRANCE].y * s->field.stride + end[DOOR_ENTRANCE].x,
        .goal = end[DOOR_EXIT].y * s->field.stride + end[DOOR_EXIT].x,
        .side = end[DOOR_EXIT].side,
        .goal_unspecified = !door[DOOR_EXIT].exists || exit == DOOR_DEFAULT,
        .reach_side = order->gen->doors == DOORS_SIDE && exit == DOOR_SIDE,
    };
}

/* Generates the maze, and chooses its doors: before it for an algorithm that lays a path between
 * them, after it for the others. Far doors come last, when the maze is known. */
static int whole_make(struct state *s, struct door door[DOOR_COUNT], struct err *err)
{
    const struct request *order = s->order;
    const struct mask *mask = order->mask;
    const bool before = order->gen->doors != DOORS_AFTER;
    const bool far = door_spec_any(order->door, DOOR_FAR);
    struct door_spec spec[DOOR_COUNT] = {order->door[DOOR_ENTRANCE], order->door[DOOR_EXIT]};
    struct maze *m = &s->maze;
    struct rng rng = s->start, own = doors_rng(s);
    struct frame_clock trace = {.every = order->trace, .write = frame_write, .context = s};
    struct gen_job job = {.maze = m,
                          .rng = &rng,
                          .values = order->values,
                          .scratch = &s->work,
                          .cache = &s->keep,
                          .clock = order->trace ? &trace : NULL,
                          .mask = mask ? mask->mem.at : NULL,
                          .cells = mask ? mask->cells : m->width * m->height,
                          .index = s->index};
    if (before && doors_find(s, spec, &own, door, err))
        return -1;
    if (before)
        job.endpoints = ends_fill(s, door);
    if (generate(order->gen, &job, err))
        return -1;
    if (before && door[DOOR_EXIT].exists &&
        (job.endpoints.reach_side || job.endpoints.goal_unspecified))
        door[DOOR_EXIT] = (struct door){true, job.endpoints.goal % m->stride,
                                        job.endpoints.goal / m->stride, true, job.endpoints.side};
    if (order->braid || order->open)
        run_make_loops(s, m);
    if (before && !far)
        return 0;
    for (int i = 0; before && i < DOOR_COUNT;
         i++) /* the others stay where the maze was made for them */
        if (spec[i].kind != DOOR_FAR)
            spec[i] = door_spec_of(&door[i]);
    if (far && doors_find_far(spec, &s->field, m, &own, &s->work, err))
        return -1;
    return doors_find(s, spec, &own, door, err);
}

/* Cuts the closed way of --unicursal, where the entrance is or would be. */
static void doors_double(struct state *s, struct door door[DOOR_COUNT])
{
    struct door end[DOOR_COUNT];
    bool in = door[DOOR_ENTRANCE].exists, out = door[DOOR_EXIT].exists;
    doors_or_default(door, &s->field, end);
    unicursal_cut(&s->doubled, &end[DOOR_ENTRANCE], &door[DOOR_ENTRANCE], &door[DOOR_EXIT]);
    door[DOOR_ENTRANCE].exists = in;
    door[DOOR_EXIT].exists = out;
}

/* last: no maze comes after it. */
static int whole_write(struct state *s, bool last, struct err *err)
{
    struct door door[DOOR_COUNT];
    struct maze *m;
    s->failed = false;
    if (whole_make(s, door, err))
        return -1;
    if (s->failed) {
        *err = s->err;
        return -1;
    }
    if (!(m = maze_final(s, err)))
        return -1;
    if (s->order->unicursal)
        doors_double(s, door);
    door_carve(&door[0], m);
    door_carve(&door[1], m);
    if (last) {
        mem_free(&s->work);
        mem_free(&s->keep);
    }
    return head_fill(s, door) ? err_memory(err) : maze_write(s, m, true, err);
}

static int rows_make(struct state *s, struct err *err)
{
    const struct request *order = s->order;
    struct door door[DOOR_COUNT], end[DOOR_COUNT];
    struct rng rng = s->start, own = doors_rng(s);
    struct row_output_job job = {order->gen,         order->values, &s->writer,
                                 &s->head,           order->format, {&door[0], &door[1]},
                                 {&end[0], &end[1]}, &s->work,      &s->row};
    if (doors_find(s, order->door, &own, door, err))
        return -1;
    doors_or_default(door, &s->field, end);
    if (head_fill(s, door))
        return err_memory(err);
    return row_output_write(&job, &rng, err);
}

/* All mazes of the run; order->count is at least 1. */
static int make_all(struct state *s, struct err *err)
{
    const struct request *order = s->order;
    const enum maze_kind kind = order->gen->board ? MAZE_BLOCK : MAZE_WALLS;
    const size_t width = (size_t)order->width, height = (size_t)order->height;
    const uint64_t last = order->endless ? UINT64_MAX : order->index + (order->count - 1);
    size_t row;
    if (!in_rows(order) && maze_shape(&s->maze, kind, width, height, err))
        return -1;
    if (!in_rows(order) && order->format != kind &&
        (mem_size(width << order->unicursal, 3, 2, &row) || mem_need(&s->row, row)))
        return err_memory(err);
    for (s->index = order->index; !s->writer.out->error; s->index++) {
        rng_seed(&s->start, order->seed, s->index);
        if (in_rows(order) ? rows_make(s, err) : whole_write(s, s->index == last, err))
            return -1;
        if (s->index == last)
            break;
    }
    return 0;
}

int run_request(const struct request *order, const struct writer *writer, struct err *err)
{
    struct state state = {.order = order, .field = request_door_field(order), .writer = *writer};
    int got = order->count > 0 || order->endless ? make_all(&state, err) : 0;
    maze_free(&state.maze);
    maze_free(&state.doubled);
    mem_free(&state.work);
    mem_free(&state.keep);
    mem_free(&state.row);
    header_free(&state.head);
    return got;
}
