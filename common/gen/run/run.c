#include "run.h"
#include "common/gen/run/generate.h"

#include "common/stream/lattice.h"
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
    struct rng own;   /* those of its doors, a stream of their own */
    bool failed;      /* a frame could not be written, and err says why: */
    struct err err;
};

static bool is_far(const struct request *order)
{
    return order->entrance.how == DOOR_FAR || order->exit.how == DOOR_FAR;
}

/* Does it go out row by row as it is made? */
static bool in_rows(const struct request *order)
{
    return order->gen->row && !order->braid && !order->open && !order->mask && !order->unicursal &&
           !order->trace && !is_far(order);
}

/* The jump takes as long as a small maze, and is left out where nothing will be
 * drawn. */
static void doors_seed(struct state *s)
{
    enum door_how in = s->order->entrance.how, out = s->order->exit.how;
    s->own = s->start;
    if (in == DOOR_SIDE || in == DOOR_RANDOM || out == DOOR_SIDE || out == DOOR_RANDOM)
        rng_jump(&s->own);
}

/* An endless maze has no exit unless asked for. */
static int doors_find(struct state *s, const struct door_spec *in, const struct door_spec *out,
                      struct door door[2], struct err *err)
{
    enum { TRIES = 100 }; /* one door can leave no room for the other by chance */
    static const struct door_spec none = {.how = DOOR_NONE};
    bool no_exit = s->order->inf_height && out->how == DOOR_DEFAULT;
    for (int k = 0; k < TRIES; k++) {
        doors_choose(in, no_exit ? &none : out, &s->field, &s->own, &door[0], &door[1]);
        if (!s->field.board || !doors_touch(&door[0], &door[1]))
            return 0;
    }
    return err_set(err, "-e and -x: doors side by side would be one");
}

/* The header of what goes out, with its doors, or without them (NULL) of a frame,
 * which is not doubled. */
static int head_fill(struct state *s, const struct door door[2])
{
    const struct request *order = s->order;
    const bool doubled = order->unicursal && door, doors = order->gen->doors != GEN_NO_DOORS;
    struct header *h = &s->head;
    char spec[OPT_SPEC], part[NUMBER_TEXT], hash[20], in[DOOR_SPEC], out[DOOR_SPEC];
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
        (doubled && header_set_number(h, FIELD_UNICURSAL, 1)) ||
        (doors && door_spec_text(&order->entrance, order->gen->board, in) &&
         header_set(h, FIELD_ENTRANCE, in)) ||
        (doors && door_spec_text(&order->exit, order->gen->board, out) &&
         header_set(h, FIELD_EXIT, out)))
        return -1;
    for (int i = 0; door && i < 2; i++) {
        size_t shift = order->gen->board, x = door[i].x + shift, y = door[i].y + shift;
        if (shift && door[i].open) {
            x = x + (door[i].side == MAZE_E) - (door[i].side == MAZE_W);
            y = y + (door[i].side == MAZE_S) - (door[i].side == MAZE_N);
        }
        if (door[i].there && header_set_place(h, i ? FIELD_GOAL : FIELD_START, x, y))
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

/* Takes walls out, with random numbers of their own again: the maze is that of
 * the seed, less these walls. */
static void loops_make(const struct state *s, struct maze *m)
{
    const unsigned char *in = s->order->mask ? s->order->mask->mem.at : NULL;
    struct rng own = s->start;
    rng_jump(&own);
    rng_jump(&own);
    if (s->order->braid)
        loops_braid(m, &own, s->order->braid, in);
    if (s->order->open)
        loops_open(m, &own, s->order->open, in);
}

/* The ends of the way that some generators lay between the doors: the doors, or
 * the default_value ones where there are none, or none yet. */
static void find_ends(const struct state *s, const struct door door[2], struct door end[2])
{
    static const struct door_spec default_value = {.how = DOOR_DEFAULT};
    struct rng none = {{1, 0, 0, 0}};
    doors_choose(&default_value, &default_value, &s->field, &none, &end[0], &end[1]);
    for (int i = 0; i < 2; i++)
        if (door[i].there)
            end[i] = door[i];
}

static struct gen_endpoints ends_fill(const struct state *s, const struct door door[2])
{
    const struct request *order = s->order;
    size_t shift = order->gen->board ? s->field.stride + 1 : 0;
    struct gen_endpoints ends;
    struct door end[2];
    find_ends(s, door, end);
    ends.start = end[0].y * s->field.stride + end[0].x + shift;
    ends.goal = end[1].y * s->field.stride + end[1].x + shift;
    ends.side = end[1].side;
    ends.chosen = !door[1].there || order->exit.how == DOOR_DEFAULT;
    ends.reach = order->gen->doors == GEN_REACH && order->exit.how == DOOR_SIDE;
    return ends;
}

/* Makes the maze and finds its doors. */
static int whole_make(struct state *s, struct door door[2], struct err *err)
{
    const struct request *order = s->order;
    const struct mask *mask = order->mask;
    struct door_spec in = order->entrance, out = order->exit;
    struct maze *m = &s->maze;
    struct rng rng = s->start;
    struct frame_clock trace = {.every = order->trace, .write = frame_write, .context = s};
    struct gen_job job = {
        .maze = m, .rng = &rng, .values = order->values, .work = &s->work, .keep = &s->keep};
    size_t shift = order->gen->board;
    job.trace = order->trace ? &trace : NULL;
    job.in = mask ? mask->mem.at : NULL;
    job.cells = mask ? mask->cells : m->width * m->height;
    job.index = s->index;
    in.how = in.how == DOOR_FAR ? DOOR_NONE : in.how;
    out.how = out.how == DOOR_FAR ? DOOR_NONE : out.how;
    if (doors_find(s, &in, &out, door, err))
        return -1;
    if (order->gen->doors)
        job.ends = ends_fill(s, door);
    if (generate(order->gen, &job, err))
        return -1;
    if (order->gen->doors && door[1].there && (job.ends.reach || job.ends.chosen)) {
        door[1] = (struct door){true, job.ends.goal % m->stride - shift,
                                job.ends.goal / m->stride - shift, true, job.ends.side};
    }
    if (order->braid || order->open)
        loops_make(s, m);
    if (!is_far(order))
        return 0;
    if (!order->gen->doors) {
        in = order->entrance;
        out = order->exit;
    } else { /* the other one stays where the maze was made for it */
        in = order->entrance.how == DOOR_FAR ? order->entrance : door_spec_of(&door[0]);
        out = order->exit.how == DOOR_FAR ? order->exit : door_spec_of(&door[1]);
    }
    maze_block_walls(m);
    doors_seed(s);
    return doors_far(&in, &out, &s->field, m, &s->own, &s->work, err) ||
                   doors_find(s, &in, &out, door, err)
               ? -1
               : 0;
}

/* Cuts the closed way of --unicursal, where the entrance is or would be. */
static void doors_double(struct state *s, struct door door[2])
{
    struct door end[2];
    bool in = door[0].there, out = door[1].there;
    find_ends(s, door, end);
    unicursal_cut(&s->doubled, &end[0], &door[0], &door[1]);
    door[0].there = in;
    door[1].there = out;
}

/* last: no maze comes after it. */
static int whole_write(struct state *s, bool last, struct err *err)
{
    struct door door[2];
    struct maze *m;
    doors_seed(s);
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
    struct door door[2], end[2];
    struct rng rng = s->start;
    struct row_output_job job = {order->gen,         order->values, &s->writer,
                                 &s->head,           order->format, {&door[0], &door[1]},
                                 {&end[0], &end[1]}, &s->work,      &s->row};
    doors_seed(s);
    if (doors_find(s, &order->entrance, &order->exit, door, err))
        return -1;
    find_ends(s, door, end);
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
