#include "request.h"

enum { DEFAULT_SIZE = 20 };

#define ENDLESS_HEIGHT (SIZE_MAX / 4) /* as high as any maze is */

struct door_field request_door_field(const struct request *o)
{
    return (struct door_field){
        .width = (size_t)o->width,
        .height = o->inf_height ? ENDLESS_HEIGHT : (size_t)o->height,
        .stride = (size_t)o->width + 1,
        .inset = o->gen->board,
        .endless = o->inf_height,
        .mask = o->mask ? o->mask->mem.at : NULL,
    };
}

/* Sets the size to that of the mask; what else is given must be the same. */
static int mask_size(struct request *o, struct err *err)
{
    const struct mask *k = o->mask;
    const bool walls = !o->gen->board;
    if (o->inf_height || (o->width && o->width != k->width) ||
        (o->height && o->height != k->height) ||
        (o->board_width && (o->board_width != (walls ? 2 * k->width + 1 : k->width) ||
                            o->board_height != (walls ? 2 * k->height + 1 : k->height))))
        return err_set(err, "-m: the mask is %zux%zu, not the size asked for", k->width, k->height);
    if (o->gen->board && (k->width < 3 || k->height < 3))
        return err_set(err, "-m: a board has at least 3x3 blocks");
    o->width = k->width;
    o->height = k->height;
    return 0;
}

/* Sets the size from --board, or from -w and -h or their defaults: first in blocks, then in what
 * the generator counts. */
static int check_size(struct request *o, struct err *err)
{
    const bool board = o->gen->board;
    uint64_t width = o->board_width, height = o->board_height;
    if (width && (o->width || o->height || o->inf_height))
        return err_set(err, "--board: in place of -w and -h, not with them");
    if (!width) {
        width = 2 * (o->width ? o->width : DEFAULT_SIZE) + 1;
        height = 2 * (o->height || o->inf_height ? o->height : DEFAULT_SIZE) + 1;
    }
    if (!board && (width % 2 == 0 || height % 2 == 0))
        return err_set(err, "--board: %s makes boards of odd sizes (carve makes any)",
                       o->gen->entry.name);
    o->width = board ? width : width / 2;
    o->height = board ? height : height / 2;
    return 0;
}

static int check_format(struct request *o, struct err *err)
{
    bool block = o->gen->board || o->board_width;
    if (block && o->format == MAZE_WALLS)
        return err_set(err, "-f walls: %s makes a board of blocks",
                       o->gen->board ? o->gen->entry.name : "--board");
    if (o->format == MAZE_ANY)
        o->format = block ? MAZE_BLOCK : MAZE_WALLS;
    return 0;
}

/* How many of count mazes come before slice number k: count * k / n rounded
 * down, in parts that do not overflow. */
static uint64_t shard_start(uint64_t count, uint64_t k, uint64_t n)
{
    return count / n * k + count % n * k / n;
}

static int check_count(struct request *o, struct err *err)
{
    uint64_t total, start;
    if (o->gen->total) {
        if (o->gen->total((size_t)o->width, (size_t)o->height, &total, err))
            return -1;
        total -= o->index < total ? o->index : total;
        o->count = o->counted && !o->endless && o->count < total ? o->count : total;
        o->endless = false;
    } else if (!o->counted) {
        o->count = 1;
    }
    if (!o->endless && o->count > 0 && o->index > UINT64_MAX - (o->count - 1))
        return err_set(err, "-i and -n go beyond index 2^64-1");
    if (o->endless && o->shards > 1)
        return err_set(err, "--shard: there are no slices of -n inf");
    if (o->shards > 1 && !o->seeded && !o->gen->total)
        return err_set(err, "--shard: slices of one whole need one seed, with -s");
    start = shard_start(o->count, o->shard - 1, o->shards);
    o->count = shard_start(o->count, o->shard, o->shards) - start;
    o->index += start;
    return 0;
}

static int check_endless(const struct request *o, struct err *err)
{
    if (o->braid || o->open || o->unicursal || o->trace || o->mask)
        return err_set(err,
                       "-h inf: -b, --open, -m, --unicursal and --trace need a maze that ends");
    if (!o->gen->row)
        return err_set(err, "-h inf: %s does not go row by row (eller and sidewinder do)",
                       o->gen->entry.name);
    if (o->counted && (o->endless || o->count > 1))
        return err_set(err, "-h inf: there is no second maze after an endless one");
    return 0;
}

static int check_mask(const struct request *o, struct err *err)
{
    if (o->gen->mask == MASK_NONE)
        return err_set(err, "-m: %s takes no mask", o->gen->entry.name);
    if (mask_count(o->mask, o->gen->board, err))
        return -1;
    if (o->mask->parts > 1 && (o->gen->mask == MASK_CONNECTED || o->unicursal))
        return err_set(err, "-m: the mask is in %zu parts, and %s", o->mask->parts,
                       o->unicursal    ? "there is one way only through one"
                       : o->gen->board ? "this algorithm makes one maze"
                                       : "this algorithm makes one maze (kruskal one of each)");
    return 0;
}

static int check_unicursal(const struct request *o, struct err *err)
{
    if (!o->gen->perfect || o->gen->sparse || o->gen->board || o->braid || o->open)
        return err_set(err, "--unicursal: only perfect mazes of walls can be doubled");
    if (o->door[DOOR_EXIT].kind != DOOR_DEFAULT && o->door[DOOR_EXIT].kind != DOOR_NONE)
        return err_set(err, "--unicursal: the exit is beside the entrance, not where -x says");
    if (o->door[DOOR_ENTRANCE].kind == DOOR_FAR)
        return err_set(err, "-e far: not with --unicursal, whose way passes all cells");
    return 0;
}

int request_resolve(struct request *o, struct err *err)
{
    struct door_field field;
    if ((o->mask ? mask_size(o, err) : check_size(o, err)) || check_format(o, err) ||
        (o->inf_height && check_endless(o, err)) || check_count(o, err) ||
        (o->mask && check_mask(o, err)) || (o->unicursal && check_unicursal(o, err)))
        return -1;
    field = request_door_field(o);
    if (door_spec_check(&o->door[DOOR_ENTRANCE], "-e", &field, err))
        return -1;
    return door_spec_check(&o->door[DOOR_EXIT], "-x", &field, err);
}
