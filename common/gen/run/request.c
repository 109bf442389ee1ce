#include "request.h"

#include "door_choose.h"
#include "mask_scale.h"

#include <inttypes.h>
#include <stdio.h>

enum { DEFAULT_SIZE = 20 };

#define ENDLESS_HEIGHT (SIZE_MAX / 4) /* higher than any maze in memory */

bool request_keeps_doors(const struct request *r)
{
    return r->given && r->door[DOOR_ENTRANCE].kind == DOOR_DEFAULT &&
           r->door[DOOR_EXIT].kind == DOOR_DEFAULT;
}

const unsigned char *request_cells(const struct request *r)
{
    return r->given ? r->given->inside.at : r->mask ? r->mask->mem.at : NULL;
}

struct door_field request_door_field(const struct request *r)
{
    return (struct door_field){
        .width = (size_t)r->width,
        .height = r->inf_height ? ENDLESS_HEIGHT : (size_t)r->height,
        .stride = (size_t)r->width + 1,
        .inset = r->gen->board,
        .lattice =
            (r->board_width && !r->gen->board) ||
            (r->given && r->given->kind == MAZE_BLOCK && !r->again), /* headers count cells */
        .endless = r->inf_height,
        .mask = request_cells(r),
    };
}

/* Refuses the size of a board that is no lattice of a maze of walls. */
static int request_check_odd(const struct request *r, uint64_t width, uint64_t height,
                             struct err *err)
{
    if (!r->gen->board && (width % 2 == 0 || height % 2 == 0))
        return err_set(err, "--board: %s requires odd sizes (carve takes any size)",
                       r->gen->entry.name);
    return 0;
}

/* Scales the mask, a picture, to the size that was specified, if any. Returns 0, or -1 with *err
 * set. */
static int request_scale_mask(struct request *r, struct err *err)
{
    uint64_t width = r->width, height = r->height;
    if (r->board_width) {
        if (request_check_odd(r, r->board_width, r->board_height, err))
            return -1;
        width = r->gen->board ? r->board_width : r->board_width / 2;
        height = r->gen->board ? r->board_height : r->board_height / 2;
    }
    return width || height ? mask_fit(r->mask, width, height, err) : 0;
}

/* Sets the size to that of the mask; what else is given must be the same. */
static int request_mask_size(struct request *r, struct err *err)
{
    const struct mask *mask = r->mask;
    const bool walls = !r->gen->board;
    if (mask_is_picture(mask) && !r->inf_height && request_scale_mask(r, err))
        return -1;
    if (r->inf_height || (r->width && r->width != mask->width) ||
        (r->height && r->height != mask->height) ||
        (r->board_width && (r->board_width != (walls ? 2 * mask->width + 1 : mask->width) ||
                            r->board_height != (walls ? 2 * mask->height + 1 : mask->height))))
        return err_set(err, "-m: the mask is %zux%zu; -w, -h and --board must agree or be omitted",
                       mask->width, mask->height);
    if (r->gen->board && (mask->width < 3 || mask->height < 3))
        return err_set(err, "-m: the mask of a board must have at least 3x3 blocks");
    r->width = mask->width;
    r->height = mask->height;
    return 0;
}

/* Sets size and kind to those of the given maze. */
static int request_given_size(struct request *r, struct err *err)
{
    const struct maze *m = &r->given->maze;
    if ((r->width && r->width != m->width) || (r->height && r->height != m->height) ||
        r->inf_height || r->board_width)
        return err_set(err,
                       "--given: the maze is %zux%zu; -w and -h must agree or be omitted, and "
                       "--board must be omitted",
                       m->width, m->height);
    r->width = m->width;
    r->height = m->height;
    if (r->format == MAZE_ANY)
        r->format = r->given->kind;
    return 0;
}

/* Sets the size from --board, or from -w and -h or their defaults: first in blocks, then in what
 * the generator counts. */
static int request_size(struct request *r, struct err *err)
{
    const bool board = r->gen->board;
    uint64_t width = r->board_width, height = r->board_height;
    if (width && (r->width || r->height || r->inf_height))
        return err_set(err, "--board replaces -w and -h; use one or the other");
    if (!width) {
        width = 2 * (r->width ? r->width : DEFAULT_SIZE) + 1;
        height = 2 * (r->height || r->inf_height ? r->height : DEFAULT_SIZE) + 1;
    }
    if (request_check_odd(r, width, height, err))
        return -1;
    r->width = board ? width : width / 2;
    r->height = board ? height : height / 2;
    return 0;
}

/* Sets the format if it was not specified; a board has no walls to write. */
static int request_format(struct request *r, struct err *err)
{
    bool block = r->gen->board || r->board_width;
    if (block && r->format == MAZE_WALLS)
        return err_set(err, "-f walls: %s generates a board of blocks; use -f block",
                       r->gen->board ? r->gen->entry.name : "--board");
    if (r->format == MAZE_ANY)
        r->format = block ? MAZE_BLOCK : MAZE_WALLS;
    return 0;
}

/* Refuses a maze that is larger, as it is written, than the limit. */
static int request_check_limit(const struct request *r, struct err *err)
{
    const bool blocks = r->format == MAZE_BLOCK && !r->gen->board;
    const uint64_t width = r->width << r->unicursal, height = r->height << r->unicursal;
    if (r->max_cells && r->inf_height)
        return err_set(err, "-h inf: an endless maze exceeds every --max-cells");
    return maze_limit(r->format, blocks ? 2 * width + 1 : width, blocks ? 2 * height + 1 : height,
                      r->max_cells, err);
}

/* Returns how many of `count` mazes come before shard number k of n, from 0: count * k / n, rounded
 * down, computed without overflow. */
static uint64_t shard_start(uint64_t count, uint64_t k, uint64_t n)
{
    return count / n * k + count % n * k / n;
}

/* Refuses an index beyond the last of `total` mazes, and warns of a count beyond it. */
static int request_check_total(struct request *r, uint64_t total, struct err *err)
{
    char mazes[100];
    snprintf(mazes, sizeof mazes, "there are %" PRIu64 " mazes of %" PRIu64 "x%" PRIu64 " cells",
             total, r->width, r->height);
    if (total == 1)
        snprintf(mazes, sizeof mazes, "there is one maze of %" PRIu64 "x%" PRIu64 " cells",
                 r->width, r->height);
    if (r->index >= total)
        return err_set(err, "-i %" PRIu64 ": %s, with indices from 0 to %" PRIu64, r->index, mazes,
                       total - 1);
    if (r->has_count && !r->inf_count && r->count > total - r->index)
        err_set(&r->warning, "-n %" PRIu64 ": %s, and -i %" PRIu64 " leaves %" PRIu64 " of them",
                r->count, mazes, r->index, total - r->index);
    return 0;
}

/* Sets index and count to the mazes of the shard. */
static int request_count(struct request *r, struct err *err)
{
    uint64_t total, start;
    if (r->gen->total) {
        if (r->gen->total((size_t)r->width, (size_t)r->height, &total, err))
            return -1;
        if (request_check_total(r, total, err))
            return -1;
        total -= r->index;
        r->count = r->has_count && !r->inf_count && r->count < total ? r->count : total;
        r->inf_count = false;
    } else if (!r->has_count) {
        r->count = 1;
    }
    if (!r->inf_count && r->count > 0 && r->index > UINT64_MAX - (r->count - 1))
        return err_set(err, "-i and -n go beyond the last index, 2^64-1");
    if (r->inf_count && r->shards > 1)
        return err_set(err, "--shard requires a finite -n");
    if (r->shards > 1 && !r->has_seed && !r->gen->total)
        return err_set(err, "--shard requires -s, so that all shards have the same seed");
    start = shard_start(r->count, r->shard - 1, r->shards);
    r->count = shard_start(r->count, r->shard, r->shards) - start;
    r->index += start;
    return 0;
}

/* Refuses what a maze without a last row cannot have. */
static int request_check_endless(const struct request *r, struct err *err)
{
    if (loops_any(&r->loops) || r->unicursal || r->trace) /* request_mask_size has refused -m */
        return err_set(err, "-h inf excludes -b, --open, --percolate, -m, --unicursal and --trace");
    if (!r->gen->rows)
        return err_set(err, "-h inf: %s does not work row by row (eller and sidewinder do)",
                       r->gen->entry.name);
    if (r->has_count && (r->inf_count || r->count > 1))
        return err_set(err, "-h inf: -n must be 1, because nothing follows an endless maze");
    return 0;
}

/* Counts the cells of the mask, and refuses a mask that the generator does not support. */
static int request_check_mask(const struct request *r, struct err *err)
{
    if (r->gen->mask == MASK_NONE)
        return err_set(err, "-m: %s takes no mask", r->gen->entry.name);
    if (mask_count(r->mask, r->gen->board, err))
        return -1;
    if (r->mask->components > 1 && (r->gen->mask == MASK_CONNECTED || r->unicursal))
        return err_set(
            err, "-m: the mask has %zu connected components, but %s%s", r->mask->components,
            r->unicursal    ? "--unicursal takes only one"
            : r->gen->board ? "this algorithm takes only one"
                            : "this algorithm takes only one (kruskal takes any number)",
            r->mask->picture.width ? "; for a picture, try another size or --threshold" : "");
    return 0;
}

/* Refuses what --unicursal cannot double. */
static int request_check_unicursal(const struct request *r, struct err *err)
{
    if (!r->gen->perfect || r->gen->sparse || r->gen->board)
        return err_set(err,
                       "--unicursal requires a perfect maze of walls through all cells, which %s "
                       "does not generate",
                       r->gen->entry.name);
    if (loops_any(&r->loops))
        return err_set(err, "--unicursal requires a perfect maze, and excludes -b, --open and "
                            "--percolate");
    if (r->door[DOOR_EXIT].kind != DOOR_DEFAULT && r->door[DOOR_EXIT].kind != DOOR_NONE)
        return err_set(err, "--unicursal puts the exit beside the entrance; -x can only be none");
    if (door_spec_is_opposite(&r->door[DOOR_ENTRANCE]))
        return err_set(err, "--unicursal excludes -e opposite, because the exit is beside it");
    if (r->door[DOOR_ENTRANCE].kind == DOOR_FAR)
        return err_set(err, "--unicursal excludes -e far, because its path visits all cells");
    return 0;
}

/* Refuses a random cell or dead end that the maze cannot have or a distance from nothing. */
static int request_check_inside(const struct request *r, int which, struct err *err)
{
    const struct door_spec *spec = &r->door[which];
    const char *what = which == DOOR_ENTRANCE ? "-e" : "-x";
    if (!door_spec_is_inside(spec))
        return 0;
    if (r->gen->doors != DOORS_AFTER)
        return err_set(
            err,
            "%s: inside and deadend require an algorithm whose passages do not depend on "
            "the entrance and exit, unlike %s",
            what, r->gen->entry.name);
    if (r->unicursal)
        return err_set(err, "--unicursal excludes %s inside and %s deadend", what, what);
    if (spec->values[DOOR_MIN] && r->door[!which].kind == DOOR_NONE)
        return err_set(err, "%s: min requires an %s, not none", what,
                       which == DOOR_ENTRANCE ? "exit" : "entrance");
    return 0;
}

/* Refuses more than one pair of doors where there is only one. */
static int request_check_pairs(const struct request *r, struct err *err)
{
    if (!door_spec_is_random(&r->door[DOOR_ENTRANCE]) && !door_spec_is_random(&r->door[DOOR_EXIT]))
        return err_set(err, "--pairs requires a random entrance or exit, such as -e inside");
    if (r->gen->doors != DOORS_AFTER)
        return err_set(err,
                       "--pairs requires an algorithm whose passages do not depend on the entrance "
                       "and exit, unlike %s",
                       r->gen->entry.name);
    if (r->inf_height || r->unicursal || r->trace)
        return err_set(err, "--pairs excludes -h inf, --unicursal and --trace");
    return 0;
}

/* Refuses to name the root of a maze that has none. */
static int request_check_root(const struct request *r, struct err *err)
{
    if (r->gen->root_check && r->gen->root_check(r->values, err))
        return -1;
    if (!r->gen->rooted)
        return err_set(err, "--root: the maze of %s does not grow from one cell",
                       r->gen->entry.name);
    if (r->unicursal)
        return err_set(err, "--root excludes --unicursal, because the doubled maze is not a tree");
    return 0;
}

/* Refuses keys that have no meaning when a maze is completed. */
static int request_check_finish_keys(const struct request *r, struct err *err)
{
    const struct opt_entry *entry = &r->gen->entry;
    for (size_t k = r->gen->finish_keys; entry->keys && entry->keys[k].name; k++)
        if (r->values[k] != entry->keys[k].default_value)
            return err_set(err, "--given: %s completes a maze without its key %s; omit it",
                           entry->name, entry->keys[k].name);
    return 0;
}

/* Refuses an algorithm that cannot complete a maze. */
static int request_check_finish(const struct request *r, struct err *err)
{
    char names[200] = "";
    size_t n = 0;
    if (r->gen->finish)
        return request_check_finish_keys(r, err);
    for (const struct opt_entry *const *e = gen_list; *e; e++)
        if (gen_of(*e)->finish)
            n += (size_t)snprintf(names + n, sizeof names - n, "%s%s", n ? ", " : "", (*e)->name);
    return err_set(err, "--given: %s cannot complete a maze; choose one of %s", r->gen->entry.name,
                   names);
}

int request_check_given(const struct request *r, bool many, struct err *err)
{
    if (request_check_finish(r, err))
        return -1;
    if (r->unicursal || r->root)
        return err_set(err,
                       "--given excludes --unicursal and --root, because its mazes need not be "
                       "trees");
    if (many && (r->has_count || r->shards > 1))
        return err_set(err, "--given - generates one maze per maze of the input; omit -n and "
                            "--shard, or name a file");
    return 0;
}

/* Checks that a maze with these cells can have the doors. Returns 0, or -1 with *err set. */
static int request_check_field(struct door_spec door[DOOR_COUNT], const struct door_field *field,
                               struct err *err)
{
    return door_spec_check(&door[DOOR_ENTRANCE], "-e", field, err) ||
                   door_spec_check(&door[DOOR_EXIT], "-x", field, err) ||
                   doors_check_opposite(door, field, err)
               ? -1
               : 0;
}

int request_resolve(struct request *r, struct err *err)
{
    struct door_field field;
    if ((r->given  ? request_given_size(r, err)
         : r->mask ? request_mask_size(r, err)
                   : request_size(r, err)) ||
        request_format(r, err) || (r->inf_height && request_check_endless(r, err)) ||
        request_check_limit(r, err) || request_count(r, err) ||
        (r->mask && !r->given && request_check_mask(r, err)) ||
        (r->unicursal && request_check_unicursal(r, err)) ||
        request_check_inside(r, DOOR_ENTRANCE, err) || request_check_inside(r, DOOR_EXIT, err) ||
        (r->pairs && request_check_pairs(r, err)) || (r->root && request_check_root(r, err)))
        return -1;
    field = request_door_field(r);
    if (field.lattice && (door_spec_from_blocks(&r->door[DOOR_ENTRANCE], "-e", &field, err) ||
                          door_spec_from_blocks(&r->door[DOOR_EXIT], "-x", &field, err)))
        return -1;
    return request_check_field(r->door, &field, err);
}

int request_check_doors(const struct request *r, const struct door_field *field, struct err *err)
{
    struct door_spec door[DOOR_COUNT] = {r->door[DOOR_ENTRANCE], r->door[DOOR_EXIT]};
    return request_check_field(door, field, err);
}
