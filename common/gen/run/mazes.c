#include "mazes.h"

#include "common/base/progress.h"
#include "common/gen/doors/door_draw.h"
#include "common/gen/kit/job.h"
#include "common/stream/lattice.h"
#include "generate.h"
#include "unicursal.h"

#include <inttypes.h>
#include <string.h>

struct mazes {
    const struct request *request;
    struct writer writer;
    struct door_field field;
    uint64_t last; /* index of the last maze */
    size_t most;   /* maximum number of cells: those of the given maze or of the mask, or all */

    /* The maze being generated. */
    struct rng rng;         /* seeded by its seed and index */
    struct gen_job job;     /* mostly the same for all mazes */
    struct door_draw doors; /* of this maze */
    uint64_t pair;          /* number of its pair of doors, from 0 */
    size_t cells;           /* number of its cells */
    int failed;             /* -1 with *job.err set if a frame could not be written */

    /* With a generator that generates two mazes at once: the second one, until its turn. */
    struct {
        bool ready; /* `maze` is the next maze, already generated */
        struct maze maze;
        size_t root; /* of `maze` */
    } two;

    /* Kept between mazes. */
    struct maze maze, doubled; /* doubled: for --unicursal */
    struct mem scratch, cache; /* see struct gen_job */
    struct frames frames;
    struct mem reached;  /* see generate_mask */
    struct mem rows;     /* for lattice_write or mazes_by_rows */
    struct header first; /* the common part of all headers, and the first index */
    struct header head;
};

/* ---- headers ---- */

/* Sets the common part of all headers. Returns 0, or -1 if memory runs out. */
static int mazes_set_first(struct mazes *z)
{
    static const enum field_id asked[DOOR_COUNT] = {FIELD_ENTRANCE, FIELD_EXIT};
    const struct request *r = z->request;
    struct header *h = &z->first;
    char text[ROW_SPEC];
    int got;
    h->kind = r->gen->board ? MAZE_BLOCK : MAZE_WALLS;
    h->width = (size_t)r->width << r->unicursal;
    h->height = (size_t)r->height << r->unicursal;
    h->endless = r->inf_height;
    row_spec(&r->gen->entry, r->values, text);
    got = header_set_number(h, FIELD_V, SEED_VERSION) ||
          header_set_number(h, FIELD_SEED, r->seed) ||
          header_set_number(h, FIELD_INDEX, r->index) || header_set(h, FIELD_ALGORITHM, text) ||
          header_set_shape(h, &r->shape) ||
          (r->mask && header_set(h, FIELD_MASK, number_hash_text(r->mask->hash, text))) ||
          (r->completes && header_set(h, FIELD_GIVEN, number_hash_text(r->given->hash, text))) ||
          (r->loops.braid &&
           header_set(h, FIELD_BRAID, number_decimal_text(r->loops.braid, 6, text))) ||
          (r->loops.open && header_set_number(h, FIELD_OPEN, r->loops.open)) ||
          (r->loops.percolate &&
           header_set(h, FIELD_PERCOLATE, number_decimal_text(r->loops.percolate, 6, text))) ||
          (r->unicursal && header_set_number(h, FIELD_UNICURSAL, 1));
    for (int i = 0; !got && i < DOOR_COUNT; i++)
        got = door_request_text(&r->door[i], text) && header_set(h, asked[i], text);
    return got ? -1 : 0;
}

/* Fills in the header of the maze as generated, before it is converted to a lattice, or of a frame.
 * Returns 0, or -1 if memory runs out. */
static int mazes_fill_header(struct mazes *z, bool is_frame)
{
    static const enum field_id place[DOOR_COUNT] = {FIELD_START, FIELD_GOAL};
    const struct request *request = z->request;
    struct header *h = &z->head;
    if (header_copy(h, &z->first) || header_set_number(h, FIELD_INDEX, z->job.index) ||
        (request->has_pairs && header_set_number(h, FIELD_PAIR, z->pair)))
        return -1;
    for (int i = 0; i < DOOR_COUNT; i++) {
        const struct door *door = &z->doors.door[i];
        struct place at = door_place(door, z->field.inset);
        if (door->exists && z->job.graph)
            at = maze_place(&z->maze, shape_graph_first(z->job.graph, maze_cell(&z->maze, at)));
        if (door->exists && header_set_place(h, place[i], at))
            return -1;
    }
    if (request->root && header_set_place(h, FIELD_ROOT, maze_place(&z->maze, z->job.root)))
        return -1;
    if (is_frame) { /* of the maze before it is doubled */
        const struct frames *f = &z->frames;
        const struct place at = maze_place(&z->maze, f->at);
        h->width = z->maze.width;
        h->height = z->maze.height;
        if (header_set_frame(h, FIELD_BY_GEN, f->frame, f->at == FRAMES_NOWHERE ? NULL : &at))
            return -1;
        return f->sets > 0 ? header_set_number(h, FIELD_SETS, f->sets) : 0;
    }
    return request->completes ? given_fields(request->given, request_keeps_doors(request), h) : 0;
}

/* Fills in the header of the maze, or of a frame, as it is written. With --again, also checks that
 * certain fields equal those in the header that was read. Returns 0, or -1 with *err set. */
static int mazes_head(struct mazes *z, bool is_frame, struct err *err)
{
    static const enum field_id compared[] = {FIELD_ROOT, FIELD_START, FIELD_GOAL};
    const struct header *again = is_frame ? NULL : z->request->again;
    const bool searched = again && header_has(again, FIELD_SOLVER); /* the endpoints may differ */
    if (mazes_fill_header(z, is_frame))
        return err_memory(err);
    if (z->head.kind != z->request->kind && lattice_header(&z->head, err))
        return -1;
    for (int k = 0; again && k < (searched ? 1 : 3); k++) {
        const char *key = field_table[compared[k]].key;
        size_t n, m = 0;
        const char *claimed = header_get(again, compared[k], &n);
        const char *actual = header_get(&z->head, compared[k], &m);
        if (claimed && (!actual || n != m || memcmp(claimed, actual, n) != 0))
            return err_set(err, "%s=%.*s contradicts the other fields, which give %s=%.*s", key,
                           err_length(n), claimed, key, actual ? (int)m : 4,
                           actual ? actual : "none");
    }
    return 0;
}

/* ---- whole mazes ---- */

/* Writes *m in the format of the request, after its header, or only the header. For `release` see
 * writer_maze. */
static void mazes_write(struct mazes *z, const struct maze *m, bool release)
{
    if (z->request->headers)
        writer_header(&z->writer, &z->head);
    else if (m->kind == z->request->kind)
        writer_maze(&z->writer, &z->head, m, release);
    else
        lattice_write(&z->writer, &z->head, m, z->rows.at, release);
}

/* Writes a frame with a closed border. */
static void mazes_write_frame(void *context)
{
    struct mazes *z = context;
    if (z->job.graph)
        shape_graph_finish(z->job.graph, &z->frames.maze);
    if (!z->failed)
        z->failed = mazes_head(z, true, z->job.err);
    if (!z->failed)
        mazes_write(z, &z->frames.maze, false);
}

/* Sets the ends of the path that the algorithm lays: the doors, or the default doors. Returns
 * whether the algorithm may move the exit. */
static bool mazes_set_path(struct mazes *z)
{
    const struct door_request *exit = &z->request->door[DOOR_EXIT];
    const bool exists = z->doors.door[DOOR_EXIT].exists;
    const struct door start = door_or_default(z->doors.door, &z->field, DOOR_ENTRANCE);
    const struct door goal = door_or_default(z->doors.door, &z->field, DOOR_EXIT);
    struct gen_endpoints *e = &z->job.endpoints;
    *e = (struct gen_endpoints){
        .start = door_cell(&start, z->field.stride),
        .goal = door_cell(&goal, z->field.stride),
        .side = goal.side,
        .goal_unspecified = !exists || exit->kind == DOOR_DEFAULT,
        .reach_side = z->request->gen->doors == DOORS_SIDE && !exit->has_place &&
                      (exit->kind == DOOR_SIDE || exit->kind == DOOR_OPPOSITE),
    };
    return exists && (e->reach_side || e->goal_unspecified);
}

/* Returns whether the maze need not be generated, because only its header is wanted, which does not
 * depend on its passages. The first maze of a run is generated anyway, to find errors in the
 * request. */
static bool mazes_is_header_alone(const struct mazes *z)
{
    const struct request *request = z->request;
    return request->headers && z->job.index > request->index && !request->root &&
           !request->unicursal && !door_draw_needs_maze(&z->doors) &&
           !generate_may_stop(request->gen, request->values);
}

/* Generates the maze, unless it was generated together with the previous one. Returns 0, or -1 with
 * *err set. */
static int mazes_make(struct mazes *z, struct err *err)
{
    enum { SMALL = 1 << 16 }; /* maximum number of cells for generating two mazes at once */
    const struct request *request = z->request;
    const struct maze before = z->maze;
    struct gen_job next = z->job;
    struct rng rng;
    if (z->two.ready) {
        z->maze = z->two.maze;
        z->two.maze = before;
        z->job.root = z->two.root;
        z->two.ready = false;
        return 0;
    }
    if (!request->gen->make_two || z->most > SMALL || z->job.index == z->last || request->mask ||
        request->given || request->frame_every)
        return generate(request->gen, &z->job);
    if (maze_shape(&z->two.maze, before.kind, before.width, before.height, err))
        return -1;
    next.index++;
    next.maze = &z->two.maze;
    next.rng = &rng;
    rng_seed(&rng, request->seed, next.index);
    request->gen->make_two(&z->job, &next);
    z->two.root = next.root;
    z->two.ready = true;
    return 0;
}

/* Finds the cells that were reached, because only they can have doors and loops. Returns 0, or -1
 * with *err set if the doors of the request cannot be there, or memory runs out. */
static int mazes_find_reached(struct mazes *z, struct err *err)
{
    const struct request *request = z->request;
    if (mem_need_array(&z->reached, z->maze.stride, z->maze.height + 1, 0))
        return err_memory(err);
    z->cells = generate_mask(&z->maze, z->job.root, z->reached.at);
    z->field.mask = z->reached.at;
    z->field.reached = true;
    return doors_check(request->door, &z->field, err)
               ? request_name_maze(request, z->job.index, "; use inside or far", err)
               : 0;
}

/* Writes the maze with its doors open. Unless is_last is true, closes them again for the next pair.
 * Frees the working memory before the last record. Returns 0, or -1 with *err set. */
static int mazes_write_pair(struct mazes *z, struct maze *m, bool is_last, struct err *err)
{
    struct door *door = z->doors.door;
    for (int i = 0; i < DOOR_COUNT; i++)
        door_carve(&door[i], m);
    if (request_keeps_doors(z->request))
        given_open_border(z->request->given, m);
    if (is_last && z->job.index == z->last) {
        mem_free(&z->scratch);
        mem_free(&z->cache);
    }
    if (mazes_head(z, false, err))
        return -1;
    mazes_write(z, m, is_last);
    progress_add(1, z->cells);
    for (int i = 0; i < DOOR_COUNT && !is_last; i++)
        door_close(&door[i], m);
    return 0;
}

/* Generates one whole maze with its loops, and writes it once per pair of doors. A generator that
 * lays a path between the doors needs them first, and may move the exit. */
static int mazes_whole(struct mazes *z, struct err *err)
{
    const struct request *request = z->request;
    struct maze *m = request->unicursal ? &z->doubled : &z->maze;
    bool exit_moves = false;
    z->cells = z->most;
    z->failed = 0;
    if (request->frame_every &&
        frames_start(&z->frames, &z->maze, request->frame_every, mazes_write_frame, z, err))
        return -1;
    if (z->doors.before) {
        if (door_draw_choose(&z->doors, request->door, err))
            return -1;
        exit_moves = mazes_set_path(z);
    }
    if (exit_moves || !mazes_is_header_alone(z)) {
        if (mazes_make(z, err))
            return -1;
        if (generate_may_stop(request->gen, request->values) && mazes_find_reached(z, err))
            return -1;
        if (loops_any(&request->loops)) {
            /* the third stream: the rest of the maze is the same as without loops */
            rng_seed(&z->rng, request->seed, z->job.index);
            rng_jump(&z->rng);
            rng_jump(&z->rng);
            if (z->job.graph)
                loops_make_shape(z->job.graph, &z->maze, &z->rng, &request->loops, z->job.given);
            else
                loops_make(&z->maze, &z->rng, &request->loops, z->field.mask, z->job.given);
        }
    }
    if (exit_moves)
        z->doors.door[DOOR_EXIT] =
            door_at_cell(&z->field, z->job.endpoints.goal, z->job.endpoints.side);
    door_draw_prepare(&z->doors, &z->maze, z->job.root);
    if (z->failed)
        return -1;
    for (z->pair = 0; z->pair < request->pairs && !z->writer.out->error; z->pair++) {
        const bool is_last = z->pair + 1 == request->pairs;
        /* the doors of a given maze are kept */
        if (!request_keeps_doors(request) && door_draw_next(&z->doors, err))
            return request_name_maze(request, z->job.index, "", err);
        if (request->unicursal &&
            unicursal_make(m, &z->maze, &z->field, z->cells, z->doors.door, err))
            return -1;
        /* with --again, the other pairs are only drawn */
        if ((is_last || !request->again) && mazes_write_pair(z, m, is_last, err))
            return -1;
    }
    return 0;
}

/* ---- mazes written row by row ---- */

/* Generates a maze and writes it row by row; an endless one, until a write fails. A row is written
 * after the next one is generated, because rows of blocks depend on the next row, and because bytes
 * that were just stored one by one are slow to load as a block. So three rows are in memory: `to`,
 * which was generated last, and the two before it; plus a row of blocks. Returns 0, or -1 with *err
 * set, before anything is written, if memory runs out. */
static int mazes_by_rows(struct mazes *z, struct err *err)
{
    const size_t width = z->field.width, stride = width + 1, height = (size_t)z->request->height;
    const size_t end = z->field.endless ? SIZE_MAX - 2 : height;
    const bool lone = width == 1 && height == 1;
    struct gen_row g = {.job = &z->job, .width = width, .height = height};
    const struct door *door = z->doors.door;
    size_t door_rows[DOOR_COUNT];
    unsigned char *above, *here, *to, *lattice;
    doors_choose(z->request->door, &z->field, z->doors.search.rng, z->doors.door);
    if (mazes_head(z, false, err))
        return -1;
    if (z->request->headers) {
        writer_header(&z->writer, &z->head);
        progress_add(1, z->most);
        return 0;
    }
    g.start = door_or_default(door, &z->field, DOOR_ENTRANCE).at;
    g.goal = door_or_default(door, &z->field, DOOR_EXIT).at;
    for (int i = 0; i < DOOR_COUNT; i++)
        door_rows[i] = door_row(&door[i]);
    if (job_row_memory(width, stride, 5, 0, &z->rows, err))
        return -1;
    above = z->rows.at;
    here = memset(above + stride, 0, stride);
    to = here + stride;
    lattice = to + stride;
    for (size_t y = 0; y <= end + 1 && !z->writer.out->error; y++) {
        unsigned char *const next = above;
        if (y < end) {
            if (generate_row(z->request->gen, &g, to))
                return -1;
            progress_add(0, width);
        } else if (y == end) {
            memset(to, MAZE_NORTH, width);
            to[width] = 0;
        }
        for (int i = 0; i < DOOR_COUNT; i++)
            if (door_rows[i] == y)
                to[door[i].at.x + (door[i].side == MAZE_E)] &=
                    (unsigned char)~maze_wall[door[i].side];
        if (y == 0)
            writer_head(&z->writer, &z->head, to);
        else if (z->request->kind == MAZE_BLOCK)
            lattice_write_rows(&z->writer, lattice, above, here, y > end ? NULL : to, width, lone);
        else
            writer_row(&z->writer, here, stride);
        above = here;
        here = to;
        to = next;
    }
    writer_end(&z->writer);
    progress_add(1, 0);
    return 0;
}

/* ---- all mazes ---- */

/* Generates and writes all mazes. request->count must be at least 1. */
static int mazes_all(struct mazes *z, struct err *err)
{
    const struct request *request = z->request;
    const bool by_rows = request->gen->row && !loops_any(&request->loops) && !request->mask &&
                         !gen_joins(request->gen, request->values) && !request->unicursal &&
                         !request->frame_every && !door_draw_needs_maze(&z->doors);
    z->last = request->inf_count ? UINT64_MAX : request->index + (request->count - 1);
    if (mazes_set_first(z))
        return err_memory(err);
    if (!by_rows &&
        maze_shape(&z->maze, z->first.kind, (size_t)request->width, (size_t)request->height, err))
        return -1;
    if (!by_rows && request->kind != z->first.kind &&
        mem_need_array(&z->rows, (size_t)request->width << request->unicursal, 3, 2))
        return err_memory(err);
    for (z->job.index = request->index; !z->writer.out->error; z->job.index++) {
        rng_seed(&z->rng, request->seed, z->job.index);
        door_draw_start(&z->doors, &z->rng);
        if (by_rows ? mazes_by_rows(z, err) : mazes_whole(z, err))
            return -1;
        if (z->job.index == z->last)
            break;
    }
    return 0;
}

int mazes_generate(const struct request *request, const struct writer *writer, struct err *err)
{
    const struct gen *gen = request->gen;
    const struct door_field field = request_door_field(request);
    const size_t most = request->given  ? request->given->cells
                        : request->mask ? request->mask->cells
                                        : (size_t)request->width * (size_t)request->height;
    const bool is_whole = request->given || !request->mask || request->mask->components == 1;
    struct mazes z = {.request = request,
                      .writer = *writer,
                      .field = field,
                      .most = most,
                      .job = {.maze = &z.maze,
                              .rng = &z.rng,
                              .values = request->values,
                              .scratch = &z.scratch,
                              .cache = &z.cache,
                              .err = err,
                              .frames = request->frame_every ? &z.frames : NULL,
                              .mask = field.mask,
                              .cells = generate_cells(gen, request->values, most),
                              .given = request->given ? &request->given->maze : NULL,
                              .graph = field.graph},
                      .doors = {.request = request->door,
                                .before = gen->doors != DOORS_AFTER,
                                .many = request->has_pairs,
                                .search = {.field = &z.field,
                                           .connected = gen->perfect && is_whole,
                                           .scratch = &z.scratch}}};
    int got = 0;
    if (request->given)
        request->given->graph.maze = &z.maze;
    if (most && (request->pairs - 1) / most / most)
        return err_set(err, "this maze has fewer than %" PRIu64 " pairs of doors", request->pairs);
    if (request->count > 0)
        got = mazes_all(&z, err);
    maze_free(&z.maze);
    maze_free(&z.doubled);
    maze_free(&z.two.maze);
    maze_free(&z.frames.maze);
    mem_free(&z.scratch);
    mem_free(&z.cache);
    mem_free(&z.reached);
    mem_free(&z.rows);
    door_pairs_free(&z.doors.pairs);
    header_free(&z.first);
    header_free(&z.head);
    return got;
}
