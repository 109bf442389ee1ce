#include "run.h"

#include "common/cli/progress.h"
#include "common/gen/kit/show.h"
#include "common/stream/lattice.h"
#include "door_choose.h"
#include "door_draw.h"
#include "frame_fields.h"
#include "generate.h"
#include "growth.h"
#include "row_output.h"
#include "unicursal.h"

#include <inttypes.h>
#include <string.h>

/* The maze being generated. */
struct run_maze {
    uint64_t index;
    struct rng rng;            /* of its seed and index, nothing drawn yet */
    uint64_t pair;             /* number of its doors, from 0 */
    const struct gen_job *job; /* while it is generated */
    size_t root;               /* see struct gen_job */
    size_t cells;              /* how many it has */
    int failed;                /* -1 if a frame could not be written, for the reason in err */
    struct err err;
};

/* What is kept between mazes. */
struct run_memory {
    struct maze maze, doubled; /* doubled: for --unicursal */
    struct mem scratch, cache; /* see struct gen_job */
    struct gen_frames frames;
    struct mem reached; /* see growth_mask */
    struct mem rows;    /* for lattice_write or row_output_write */
    struct header head;
};

/* With algorithms that generate two mazes at a time: the second one, until its turn. */
struct run_two {
    bool wanted; /* generate two at a time */
    bool ready;  /* `maze` is the next maze, already generated */
    struct maze maze;
    size_t root; /* of `maze` */
};

/* The values of header fields that are the same for all mazes. */
struct run_texts {
    char algorithm[OPT_SPEC], braid[NUMBER_TEXT], percolate[NUMBER_TEXT];
    char mask[NUMBER_TEXT], given[NUMBER_TEXT];
    char door[DOOR_COUNT][DOOR_SPEC_TEXT]; /* empty for the default */
};

struct run {
    const struct request *request;
    struct run_texts texts;
    struct writer writer;
    struct door_field field;
    size_t cells;  /* in the mask */
    uint64_t last; /* index of the last maze */
    struct run_maze now;
    struct door_draw doors; /* of this maze */
    struct run_two two;
    struct run_memory memory;
};

/* ---- doors and header ---- */

/* Returns the cells between which the algorithm lays its path: the doors, or the default ones. */
static struct gen_endpoints run_endpoints(const struct run *r)
{
    const enum door_kind exit = r->request->door[DOOR_EXIT].kind;
    struct door endpoint[DOOR_COUNT];
    doors_or_default(r->doors.door, &r->field, endpoint);
    return (struct gen_endpoints){
        .start = endpoint[DOOR_ENTRANCE].y * r->field.stride + endpoint[DOOR_ENTRANCE].x,
        .goal = endpoint[DOOR_EXIT].y * r->field.stride + endpoint[DOOR_EXIT].x,
        .side = endpoint[DOOR_EXIT].side,
        .goal_unspecified = !r->doors.door[DOOR_EXIT].exists || exit == DOOR_DEFAULT,
        .reach_side =
            r->request->gen->doors == DOORS_SIDE && (exit == DOOR_SIDE || exit == DOOR_OPPOSITE),
    };
}

/* Returns the exit at a cell to which the algorithm has moved it. It is open if it is at that side
 * of the field. If no exit is possible, the algorithm has moved it to the start. */
static struct door run_exit_at(const struct run *r, size_t cell, unsigned side)
{
    const size_t x = cell % r->field.stride, y = cell / r->field.stride;
    const struct door outer = door_at_side(&r->field, side, side % 2 ? y : x);
    return (struct door){true, x, y, outer.y == y, side};
}

/* Writes the texts of a request. */
static void run_set_texts(const struct request *request, struct run_texts *t)
{
    opt_spec(&request->gen->entry, request->values, t->algorithm);
    number_decimal_text(request->loops.braid, 6, t->braid);
    number_decimal_text(request->loops.percolate, 6, t->percolate);
    if (request->mask)
        number_hash_text(request->mask->hash, t->mask);
    if (request->given)
        number_hash_text(request->given->hash, t->given);
    for (int i = 0; i < DOOR_COUNT; i++)
        if (!door_spec_text(&request->door[i], t->door[i]))
            t->door[i][0] = '\0';
}

/* Fills the header of the maze as it is generated, before it becomes a lattice, or of a frame,
 * which is not doubled and has no start and goal. Returns 0, or -1 with *err set. */
static int run_fill_header(struct run *r, bool is_frame, struct err *err)
{
    static const enum field_id asked[DOOR_COUNT] = {FIELD_ENTRANCE, FIELD_EXIT};
    static const enum field_id place[DOOR_COUNT] = {FIELD_START, FIELD_GOAL};
    const struct request *request = r->request;
    const bool doubled = request->unicursal && !is_frame;
    struct header *h = &r->memory.head;
    const struct run_texts *t = &r->texts;
    size_t x, y;
    int got;
    header_reset(h);
    h->kind = request->gen->board ? MAZE_BLOCK : MAZE_WALLS;
    h->width = (size_t)request->width << doubled;
    h->height = (size_t)request->height << doubled;
    h->endless = request->inf_height;
    got = header_set_number(h, FIELD_V, SEED_VERSION) ||
          header_set_number(h, FIELD_SEED, request->seed) ||
          header_set_number(h, FIELD_INDEX, r->now.index) ||
          header_set(h, FIELD_ALGORITHM, t->algorithm) ||
          (request->mask && header_set(h, FIELD_MASK, t->mask)) ||
          (request->given && header_set(h, FIELD_GIVEN, t->given)) ||
          (request->loops.braid && header_set(h, FIELD_BRAID, t->braid)) ||
          (request->loops.open && header_set_number(h, FIELD_OPEN, request->loops.open)) ||
          (request->loops.percolate && header_set(h, FIELD_PERCOLATE, t->percolate)) ||
          (doubled && header_set_number(h, FIELD_UNICURSAL, 1));
    for (int i = 0; !got && i < DOOR_COUNT; i++)
        got = t->door[i][0] && header_set(h, asked[i], t->door[i]);
    if (!got && request->pairs)
        got = header_set_number(h, FIELD_PAIR, r->now.pair);
    for (int i = 0; !got && !is_frame && i < DOOR_COUNT; i++) {
        door_place(&r->doors.door[i], r->field.inset, &x, &y);
        got = r->doors.door[i].exists && header_set_place(h, place[i], x, y);
    }
    if (!got && request->root)
        got = header_set_place(h, FIELD_ROOT, r->now.root % r->field.stride,
                               r->now.root / r->field.stride);
    if (!got && request->given && !is_frame)
        got = given_fields(request->given, request_keeps_doors(request), h);
    return got ? err_memory(err) : 0;
}

/* Compares a field of the header being written with the same field of the header of --again, if
 * that has it. Returns 0, or -1 with *err set if they differ. */
static int run_compare(const struct run *r, enum field_id id, struct err *err)
{
    const char *key = field_table[id].key;
    size_t n, k = 0;
    const char *claimed = header_get(r->request->again, id, &n);
    const char *actual = header_get(&r->memory.head, id, &k);
    if (!claimed || (actual && n == k && memcmp(claimed, actual, n) == 0))
        return 0;
    return err_set(err, "%s=%.*s contradicts the other fields, which give %s=%.*s", key,
                   n < 40 ? (int)n : 40, claimed, key, actual ? (int)k : 4,
                   actual ? actual : "none");
}

/* Fills the header of the maze as it is written (frame = 0), or of frame number `frame`, from 1.
 * With --again, also checks that start, goal and root are those of the header that was read.
 * Returns 0, or -1 with *err set. */
static int run_head(struct run *r, uint64_t frame, struct err *err)
{
    struct header *h = &r->memory.head;
    const struct header *again = r->request->again;
    size_t n;
    if (run_fill_header(r, frame > 0, err))
        return -1;
    if (frame > 0 && frame_fields(&r->memory.frames, h))
        return err_memory(err);
    if (h->kind != r->request->format && lattice_header(h, err))
        return -1;
    if (!again || frame > 0)
        return 0;
    if (!header_get(again, FIELD_SOLVER, &n) && /* it may have another start and goal */
        (run_compare(r, FIELD_START, err) || run_compare(r, FIELD_GOAL, err)))
        return -1;
    return run_compare(r, FIELD_ROOT, err);
}

/* ---- whole mazes ---- */

/* Writes *m in the format of the request, after its header, or the header alone. is_last: see
 * writer_maze. */
static void run_write_maze(struct run *r, const struct maze *m, bool is_last)
{
    const struct header *h = &r->memory.head;
    if (r->request->headers)
        writer_header(&r->writer, h);
    else if (m->kind == r->request->format)
        writer_maze(&r->writer, h, m, is_last);
    else
        lattice_write(&r->writer, h, m, r->memory.rows.at, is_last);
}

/* Writes a frame, its border closed. */
static void run_write_frame(void *context, uint64_t frame)
{
    struct run *r = context;
    struct run_maze *now = &r->now;
    if (now->failed)
        return;
    now->root = now->job->root;
    now->failed = run_head(r, frame, &now->err);
    if (!now->failed)
        run_write_maze(r, &r->memory.frames.maze, false);
}

/* Returns whether mazes are generated two at a time: small ones, because two take twice the
 * memory. */
static bool run_makes_two(const struct run *r)
{
    enum { SMALL = 1 << 16 };
    const struct request *request = r->request;
    return request->gen->make_two && r->cells <= SMALL && r->now.index < r->last &&
           !request->mask && !request->given && !request->trace;
}

/* Generates the maze of the job and the next one. */
static void run_make_two(struct run *r, struct gen_job *job)
{
    struct rng rng;
    struct gen_job next = *job;
    next.index++;
    next.maze = &r->two.maze;
    next.rng = &rng;
    rng_seed(&rng, r->request->seed, next.index);
    r->request->gen->make_two(job, &next);
    r->two.root = next.root;
    r->two.ready = true;
}

/* Generates the maze of the job, or takes it if it was generated together with the one before.
 * Returns 0, or -1 with *err set. */
static int run_make(struct run *r, struct gen_job *job, struct err *err)
{
    const struct maze before = r->memory.maze;
    if (r->two.ready) {
        r->memory.maze = r->two.maze;
        r->two.maze = before;
        r->two.ready = false;
        job->root = r->two.root;
        return 0;
    }
    if (r->two.wanted && job->index != r->last) {
        run_make_two(r, job);
        return 0;
    }
    return generate(r->request->gen, job, err);
}

/* Returns whether the maze need not be generated: only its header is wanted, which does not depend
 * on its passages. The first maze of a run is generated all the same, to find errors in the
 * request. */
static bool run_is_header_alone(const struct run *r, bool exit_moves)
{
    const struct request *request = r->request;
    return request->headers && r->now.index > request->index && !exit_moves && !request->root &&
           !request->unicursal && !door_draw_needs_maze(request) &&
           !growth_may_stop(request->gen, request->values);
}

/* Finds the cells that were reached: the only ones where doors and loops can be. Returns 0, or -1
 * with *err set if the doors of the request cannot be there, or memory runs out. */
static int run_find_reached(struct run *r, struct err *err)
{
    const struct request *request = r->request;
    const struct maze *m = &r->memory.maze;
    struct mem *reached = &r->memory.reached;
    struct err why;
    if (mem_need_array(reached, m->stride, m->height + 1, 0))
        return err_memory(err);
    r->now.cells = growth_mask(m, r->now.root, reached->at);
    r->field.mask = reached->at;
    r->field.reached = true;
    if (request_check_doors(request, &r->field, &why))
        return err_set(err, "%s (seed=%" PRIu64 " index=%" PRIu64 "); use inside or far", why.what,
                       request->seed, r->now.index);
    return 0;
}

/* Generates the passages of the maze of the job. Returns 0, or -1 with *err set. */
static int run_make_passages(struct run *r, struct gen_job *job, struct err *err)
{
    const struct request *request = r->request;
    struct rng rng = r->now.rng;
    int got;
    r->now.job = job;
    got = run_make(r, job, err);
    r->now.job = NULL;
    if (got)
        return -1;
    r->now.root = job->root;
    if (growth_may_stop(request->gen, request->values) && run_find_reached(r, err))
        return -1;
    if (loops_any(&request->loops)) {
        rng_jump(&rng); /* to the third stream: the maze is that of the seed without these walls */
        rng_jump(&rng);
        loops_make(&r->memory.maze, &rng, &request->loops, r->field.mask, job->given);
    }
    return 0;
}

/* Generates the maze. A generator that lays a path between the doors needs them first, and may move
 * the exit. */
static int run_generate(struct run *r, struct err *err)
{
    const struct request *request = r->request;
    const bool before = request->gen->doors != DOORS_AFTER;
    struct maze *m = &r->memory.maze;
    struct door *exit = &r->doors.door[DOOR_EXIT];
    const struct maze *given = request->given ? &request->given->maze : NULL;
    struct rng rng = r->now.rng;
    struct gen_frames *frames = &r->memory.frames;
    struct gen_job job = {.maze = m,
                          .rng = &rng,
                          .values = request->values,
                          .scratch = &r->memory.scratch,
                          .cache = &r->memory.cache,
                          .frames = request->trace ? frames : NULL,
                          .mask = request_cells(request),
                          .cells = growth_cells(request->gen, request->values, r->cells),
                          .given = given,
                          .index = r->now.index};
    const struct gen_endpoints *e = &job.endpoints;
    bool exit_moves;
    frames->clock = (struct frame_clock){request->trace, 0, 0, run_write_frame, r};
    if (job.frames && show_prepare(frames, m, err))
        return -1;
    if (before && door_draw_choose(&r->doors, request->door, err))
        return -1;
    if (before)
        job.endpoints = run_endpoints(r);
    exit_moves = before && exit->exists && (e->reach_side || e->goal_unspecified);
    if (!run_is_header_alone(r, exit_moves) && run_make_passages(r, &job, err))
        return -1;
    if (exit_moves)
        *exit = run_exit_at(r, e->goal, e->side);
    door_draw_prepare(&r->doors, m);
    return 0;
}

/* Doubles the maze, and cuts the closed path at the entrance, or where it would be. */
static int run_double(struct run *r, struct err *err)
{
    struct door *door = r->doors.door, endpoint[DOOR_COUNT];
    struct maze *to = &r->memory.doubled;
    const bool had_entrance = door[DOOR_ENTRANCE].exists, had_exit = door[DOOR_EXIT].exists;
    if (unicursal_make(to, &r->memory.maze, r->field.mask, r->now.cells, err))
        return -1;
    doors_or_default(door, &r->field, endpoint);
    unicursal_cut(to, &endpoint[DOOR_ENTRANCE], &door[DOOR_ENTRANCE], &door[DOOR_EXIT]);
    door[DOOR_ENTRANCE].exists = had_entrance;
    door[DOOR_EXIT].exists = had_exit;
    return 0;
}

/* Writes the maze with its doors open; unless is_last, closes them again for the next pair. Frees
 * the working memory before the last record. Returns 0, or -1 with *err set. */
static int run_write_pair(struct run *r, struct maze *m, bool is_last, struct err *err)
{
    struct door *door = r->doors.door;
    for (int i = 0; i < DOOR_COUNT; i++)
        door_carve(&door[i], m);
    if (request_keeps_doors(r->request))
        given_open_border(r->request->given, m);
    if (is_last && r->now.index == r->last) {
        mem_free(&r->memory.scratch);
        mem_free(&r->memory.cache);
    }
    if (run_head(r, 0, err))
        return -1;
    run_write_maze(r, m, is_last);
    progress_add(1, r->now.cells);
    for (int i = 0; i < DOOR_COUNT && !is_last; i++)
        door_close(&door[i], m);
    return 0;
}

/* Generates one maze as a whole and writes it, once for each pair of doors. */
static int run_whole(struct run *r, struct err *err)
{
    const uint64_t pairs = r->request->pairs ? r->request->pairs : 1;
    const bool doubled = r->request->unicursal;
    struct maze *m = doubled ? &r->memory.doubled : &r->memory.maze;
    r->now.failed = 0;
    r->now.cells = r->cells;
    if (run_generate(r, err))
        return -1;
    if (r->now.failed) {
        *err = r->now.err;
        return -1;
    }
    for (r->now.pair = 0; r->now.pair < pairs && !r->writer.out->error; r->now.pair++) {
        const bool is_last = r->now.pair + 1 == pairs;
        if (door_draw_next(&r->doors, err) || (doubled && run_double(r, err)))
            return -1;
        /* with --again, the other pairs were only drawn */
        if ((is_last || !r->request->again) && run_write_pair(r, m, is_last, err))
            return -1;
    }
    return 0;
}

/* ---- mazes written row by row ---- */

/* Returns whether mazes are written row by row while they are generated. */
static bool run_is_by_rows(const struct request *request)
{
    return request->gen->rows && !loops_any(&request->loops) && !request->mask &&
           !request->unicursal && !request->trace && !door_draw_needs_maze(request);
}

/* Generates one maze and writes it row by row. */
static int run_rows(struct run *r, struct err *err)
{
    struct door endpoint[DOOR_COUNT];
    struct rng rng = r->now.rng;
    const struct row_output_job job = {r->request,     &r->writer, &r->memory.head,
                                       r->doors.door,  endpoint,   &r->memory.scratch,
                                       &r->memory.rows};
    if (door_draw_choose(&r->doors, r->request->door, err)) /* unreached: only boards fail */
        return -1;
    if (run_head(r, 0, err))
        return -1;
    if (r->request->headers) {
        writer_header(&r->writer, &r->memory.head);
        progress_add(1, r->cells);
        return 0;
    }
    doors_or_default(r->doors.door, &r->field, endpoint);
    if (row_output_write(&job, &rng, err))
        return -1;
    progress_add(1, 0);
    return 0;
}

/* ---- all mazes ---- */

/* Generates and writes all mazes. request->count is at least 1, or request->inf_count is set. */
static int run_all(struct run *r, struct err *err)
{
    const struct request *request = r->request;
    const enum maze_kind kind = request->gen->board ? MAZE_BLOCK : MAZE_WALLS;
    const size_t width = (size_t)request->width, height = (size_t)request->height;
    const bool by_rows = run_is_by_rows(request);
    r->last = request->inf_count ? UINT64_MAX : request->index + (request->count - 1);
    r->now.index = request->index;
    r->two.wanted = run_makes_two(r);
    if (!by_rows && maze_shape(&r->memory.maze, kind, width, height, err))
        return -1;
    if (r->two.wanted && maze_shape(&r->two.maze, kind, width, height, err))
        return -1;
    if (!by_rows && request->format != kind &&
        mem_need_array(&r->memory.rows, width << request->unicursal, 3, 2))
        return err_memory(err);
    for (; !r->writer.out->error; r->now.index++) {
        rng_seed(&r->now.rng, request->seed, r->now.index);
        door_draw_start(&r->doors, &r->now.rng, r->now.index);
        if (by_rows ? run_rows(r, err) : run_whole(r, err))
            return -1;
        if (r->now.index == r->last)
            break;
    }
    return 0;
}

int run_request(const struct request *request, const struct writer *writer, struct err *err)
{
    struct run r = {.request = request,
                    .writer = *writer,
                    .field = request_door_field(request),
                    .cells = request->given  ? request->given->cells
                             : request->mask ? request->mask->cells
                                             : (size_t)request->width * (size_t)request->height,
                    .doors = {.request = request, .field = &r.field, .scratch = &r.memory.scratch}};
    int got = 0;
    run_set_texts(request, &r.texts);
    if (request->count > 0 || request->inf_count)
        got = run_all(&r, err);
    maze_free(&r.memory.maze);
    maze_free(&r.memory.doubled);
    maze_free(&r.two.maze);
    maze_free(&r.memory.frames.maze);
    mem_free(&r.memory.scratch);
    mem_free(&r.memory.cache);
    mem_free(&r.memory.reached);
    mem_free(&r.memory.rows);
    door_draw_free(&r.doors);
    header_free(&r.memory.head);
    return got;
}
