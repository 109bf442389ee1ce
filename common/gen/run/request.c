#include "request.h"

enum { DEFAULT_SIZE = 20 };

#define ENDLESS_HEIGHT (SIZE_MAX / 4) /* exceeds the height of any maze in memory */

bool request_keeps_doors(const struct request *r)
{
    return r->completes && r->door[DOOR_ENTRANCE].kind == DOOR_DEFAULT &&
           r->door[DOOR_EXIT].kind == DOOR_DEFAULT;
}

struct door_field request_door_field(const struct request *r)
{
    return (struct door_field){
        .width = (size_t)r->width,
        .height = r->inf_height ? ENDLESS_HEIGHT : (size_t)r->height,
        .stride = (size_t)r->width + 1,
        .inset = gen_has_border(r->gen),
        .lattice =
            (r->board_width && !r->gen->board) ||
            (r->given && r->given->kind == MAZE_BLOCK && !r->again), /* headers count cells */
        .endless = r->inf_height,
        .mask = r->given  ? r->given->inside.at
                : r->mask ? r->mask->mem.at
                          : NULL,
        .graph = r->given && r->shape.kind ? &r->given->graph : NULL,
    };
}

/* Sets the size from the file: the size of the given maze, and also its kind and shape; or the size
 * of the mask, which is scaled first if it is a picture. Returns 0, or -1 with *err set if a
 * different size was specified. */
static int request_file_size(struct request *r, struct err *err)
{
    const struct given *g = r->given;
    struct mask *mask = r->mask;
    size_t width, height;
    if (g) {
        r->shape = g->graph.shape;
        r->kind = r->kind == MAZE_ANY ? g->kind : r->kind;
    } else if (mask_is_picture(mask) && (r->width || r->height) &&
               mask_fit(mask, r->width, r->height, err)) {
        return -1;
    }
    width = g ? g->maze.width : mask->width;
    height = g ? g->maze.height : mask->height;
    if (!g && r->gen->board && (width < 3 || height < 3))
        return err_set(err, "-m: the mask of a board must have at least 3x3 blocks");
    if ((r->width && r->width != width) || (r->height && r->height != height))
        return err_set(err, "%s is %zux%zu; -w, -h and --board must agree or be omitted",
                       g ? "--given: the maze" : "-m: the mask", width, height);
    r->width = width;
    r->height = height;
    return 0;
}

/* Sets the size of a shape from -w and -h, from the mask, or from defaults, and makes r->plan the
 * given maze. */
static int request_shape_size(struct request *r, struct err *err)
{
    struct shape *s = &r->shape;
    struct mask *mask = r->mask;
    const bool by_columns = s->kind->entry.keys; /* rings, whose rows differ */
    const bool is_scaled = mask && mask_is_picture(mask);
    const uint64_t inner = s->values[SHAPE_INNER];
    uint64_t width = r->width, height = r->height, columns;
    struct err why;
    s->wraps = s->kind->wraps;
    if (inner && width && width != inner)
        return err_set(err, "--shape: inner=%ju contradicts -w %ju", (uintmax_t)inner,
                       (uintmax_t)width);
    if (is_scaled && !by_columns && (width || height) && mask_fit(mask, width, height, err))
        return -1;
    width = width ? width : inner ? inner : mask && !by_columns ? mask->width : s->kind->width;
    height = height ? height : mask && !(is_scaled && by_columns) ? mask->height : DEFAULT_SIZE;
    if (shape_set_size(s, width, height, err))
        return -1;
    columns = by_columns ? s->width : width;
    r->width = s->width;
    r->height = s->height;
    if (maze_limit(MAZE_WALLS, r->width, r->height, r->max_cells, err) ||
        (is_scaled && by_columns && mask_fit(mask, columns, height, err)))
        return -1;
    if (mask && (mask->width != columns || mask->height != height))
        return err_set(err, "-m: the mask is %zux%zu, but the shape has %jux%ju %s", mask->width,
                       mask->height, (uintmax_t)columns, (uintmax_t)height,
                       by_columns ? "columns and rings" : "cells");
    r->given = r->plan;
    if (given_set_shape(r->plan, s, mask, &why) == 0)
        return 0;
    if (why.no_memory)
        return err_memory(err);
    return err_set(err, mask ? "-m: the mask is not connected: %s" : "--shape: %s", why.what);
}

/* Sets the size from --board, in the generator's units; or, unless a file determines the size, from
 * -w and -h or their defaults, which a generator of boards converts to a lattice. */
static void request_size(struct request *r)
{
    const bool board = r->gen->board;
    const uint64_t width = r->width ? r->width : DEFAULT_SIZE;
    const uint64_t height = r->height || r->inf_height ? r->height : DEFAULT_SIZE;
    if (r->board_width) {
        r->width = board ? r->board_width : r->board_width / 2;
        r->height = board ? r->board_height : r->board_height / 2;
    } else if (!r->given && !r->shape.kind && !r->mask) {
        r->width = board ? 2 * width + 1 : width;
        r->height = board ? 2 * height + 1 : height;
    }
}

/* Returns how many of `count` mazes precede shard k of n, counted from 0: count * k / n, rounded
 * down, computed without overflow. */
static uint64_t shard_start(uint64_t count, uint64_t k, uint64_t n)
{
    return count / n * k + count % n * k / n;
}

int request_count(struct request *r, struct err *err)
{
    uint64_t total, start;
    if (r->gen->total) {
        if (r->gen->total((size_t)r->width, (size_t)r->height, &total, err))
            return -1;
        if (r->index >= total)
            return err_set(err, "-i: the last maze of %jux%ju cells has the index %ju",
                           (uintmax_t)r->width, (uintmax_t)r->height, (uintmax_t)total - 1);
        total -= r->index;
        if (r->has_count && !r->inf_count && r->count > total)
            err_set(&r->warning, "-n: only %ju of the %ju requested mazes exist", (uintmax_t)total,
                    (uintmax_t)r->count);
        r->count = r->has_count && !r->inf_count && r->count < total ? r->count : total;
        r->inf_count = false;
    }
    if (!r->inf_count && r->count > 0 && r->index > UINT64_MAX - (r->count - 1))
        return err_set(err, "-i and -n exceed the last index, 2^64-1");
    start = shard_start(r->count, r->shard - 1, r->shards);
    r->count = shard_start(r->count, r->shard, r->shards) - start;
    r->index += start;
    return 0;
}

bool request_draws_size(const struct request *r)
{
    return r->most.width || r->most.height || r->most.board_width;
}

/* Adds a random multiple of `step` to *size so that it is at most `most`. Does nothing if `most` is
 * 0. */
static void request_draw(struct rng *rng, uint64_t *size, uint64_t most, uint64_t step)
{
    if (most)
        *size += step * rng_below(rng, (most - *size) / step + 1);
}

void request_draw_size(struct request *r)
{
    const uint64_t step = r->gen->board ? 1 : 2; /* the sizes of lattices are odd */
    struct rng rng;
    rng_seed(&rng, r->seed, r->index);
    for (int k = 0; k < 3; k++) /* passages, doors and loops use the first three streams */
        rng_jump(&rng);
    request_draw(&rng, &r->width, r->most.width, 1);
    request_draw(&rng, &r->height, r->most.height, 1);
    request_draw(&rng, &r->board_width, r->most.board_width, step);
    request_draw(&rng, &r->board_height, r->most.board_height, step);
    r->inf_count = false;
    r->count = r->shard = r->shards = 1;
}

int request_name_maze(const struct request *r, uint64_t index, const char *hint, struct err *err)
{
    const struct err why = *err;
    return why.no_memory ? -1
                         : err_set(err, "%s (seed=%ju index=%ju)%s", why.what, (uintmax_t)r->seed,
                                   (uintmax_t)index, hint);
}

/* Counts the cells of the mask and checks that the generator supports it. Returns 0, or -1 with
 * *err set. */
static int request_check_mask(const struct request *r, struct err *err)
{
    if (mask_count(r->mask, gen_has_border(r->gen), err))
        return -1;
    if (r->mask->components > 1 &&
        (r->gen->mask == MASK_CONNECTED || r->unicursal || gen_joins(r->gen, r->values)))
        return err_set(
            err, "-m: the mask has %zu connected components, but %s%s", r->mask->components,
            r->unicursal ? "--unicursal supports only one"
                         : "this algorithm supports only one; use kruskal",
            r->mask->picture.width ? "; for a picture, try another size or --threshold" : "");
    return 0;
}

int request_resolve(struct request *r, struct err *err)
{
    const bool board = r->gen->board, is_board = board || r->board_width;
    struct door_field field;
    uint64_t width, height;
    request_size(r);
    if (r->given || (r->mask && !r->shape.kind) ? request_file_size(r, err)
        : r->shape.kind                         ? request_shape_size(r, err)
                                                : 0)
        return -1;
    if (r->shape.kind && r->kind == MAZE_BLOCK)
        return err_set(err, "-f block: a maze with a shape has no blocks");
    if (is_board && r->kind == MAZE_WALLS)
        return err_set(err, "-f walls: %s generates a board of blocks; use -f block",
                       board ? r->gen->entry.name : "--board");
    if (r->kind == MAZE_ANY)
        r->kind = is_board ? MAZE_BLOCK : MAZE_WALLS;
    if (r->max_cells && r->inf_height)
        return err_set(err, "-h inf: an endless maze exceeds every --max-cells");
    width = r->width << r->unicursal;
    height = r->height << r->unicursal;
    if (r->kind == MAZE_BLOCK && !board) { /* the maze is written as its lattice */
        width = 2 * width + 1;
        height = 2 * height + 1;
    }
    if (maze_limit(r->kind, width, height, r->max_cells, err) || request_count(r, err) ||
        (r->mask && !r->given && request_check_mask(r, err)))
        return -1;
    field = request_door_field(r);
    return doors_settle(r->door, &field, err);
}
