#include "doors.h"

#include "../flood.h"
#include "../opt.h"
#include "../stream/header.h"

#include <string.h>

static const char *const side_names[4] = {"north", "east", "south", "west"};

int door_read(struct door_spec *spec, const char *what, const char *s, struct err *err)
{
    size_t n = strcspn(s, ":");
    if (header_place(s, strlen(s), &spec->x, &spec->y) == 0) {
        spec->how = DOOR_CELL;
        return 0;
    }
    spec->how = strcmp(s, "random") == 0 ? DOOR_RANDOM
                : strcmp(s, "far") == 0  ? DOOR_FAR
                : strcmp(s, "none") == 0 ? DOOR_NONE
                                         : DOOR_PRESET;
    if (spec->how != DOOR_PRESET)
        return 0;
    for (spec->side = 0; spec->side < 4; spec->side++) {
        const char *name = side_names[spec->side];
        if (strlen(name) != n || memcmp(name, s, n) != 0)
            continue;
        spec->how = s[n] ? DOOR_PLACE : DOOR_SIDE;
        return s[n] ? opt_number(what, s + n + 1, 0, SIZE_MAX, &spec->place, err) : 0;
    }
    return err_set(err,
                   "%s: '%.40s' is not x,y or north, east, south, west, each with :N or not, "
                   "or random, far or none",
                   what, s);
}

/* How many places a side has. */
static size_t side_length(unsigned side, size_t width, size_t height)
{
    return side == MAZE_N || side == MAZE_S ? width : height;
}

int door_check(const struct door_spec *spec, const char *what, size_t width, size_t height,
               bool endless, struct err *err)
{
    bool side = spec->how == DOOR_SIDE || spec->how == DOOR_PLACE;
    if (endless &&
        (spec->how == DOOR_RANDOM || spec->how == DOOR_FAR || (side && spec->side == MAZE_S) ||
         (spec->how == DOOR_SIDE && spec->side != MAZE_N)))
        return err_set(err, "%s: an endless maze has no such place", what);
    if (endless)
        height = SIZE_MAX / 4; /* as high as any maze is */
    if (spec->how == DOOR_CELL && (spec->x >= width || spec->y >= height))
        return err_set(err, "%s: %zu,%zu is outside the %zux%zu cells of the maze", what, spec->x,
                       spec->y, width, height);
    if (spec->how == DOOR_PLACE && spec->place >= side_length(spec->side, width, height))
        return err_set(err, "%s: the %s side has places 0 to %zu", what, side_names[spec->side],
                       side_length(spec->side, width, height) - 1);
    return 0;
}

/* A door at a place on a side. */
static struct door door_at(unsigned side, size_t place, size_t width, size_t height)
{
    bool along = side == MAZE_N || side == MAZE_S;
    struct door d = {true, place, place, true, side};
    if (along)
        d.y = side == MAZE_N ? 0 : height - 1;
    else
        d.x = side == MAZE_W ? 0 : width - 1;
    return d;
}

/* Are they one gap in the border? */
static bool door_same(const struct door *a, const struct door *b)
{
    return a->there && a->open && b->open && a->x == b->x && a->y == b->y && a->side == b->side;
}

/* The door of a cell: the first side of order that is at the border and not
 * taken, or else the one taken. */
static struct door door_of_cell(size_t x, size_t y, size_t width, size_t height,
                                const unsigned order[4], const struct door *taken)
{
    struct door d = {true, x, y, false, MAZE_N}, found = d;
    for (int i = 0; i < 4; i++) {
        size_t edge[4] = {y, width - 1 - x, height - 1 - y, x};
        d.side = order[i];
        d.open = edge[d.side] == 0;
        if (d.open && (!found.open || door_same(taken, &found)))
            found = d;
    }
    return found;
}

/* Place number k of the border: the north side, the south one, west, east. */
static struct door door_of_border(uint64_t k, size_t width, size_t height)
{
    if (k < 2 * (uint64_t)width)
        return door_at(k < width ? MAZE_N : MAZE_S, (size_t)(k % width), width, height);
    k -= 2 * (uint64_t)width;
    return door_at(k < height ? MAZE_W : MAZE_E, (size_t)(k % height), width, height);
}

/* Is there a choice? On a side of one cell there is none. */
static bool is_random(const struct door_spec *spec, size_t width, size_t height)
{
    return spec->how == DOOR_RANDOM ||
           (spec->how == DOOR_SIDE && side_length(spec->side, width, height) > 1);
}

/* A random door, in another cell than the one taken; in the only cell there
 * is, in another side. */
static struct door door_random(const struct door_spec *spec, size_t width, size_t height,
                               struct rng *rng, const struct door *taken)
{
    size_t length = side_length(spec->side, width, height);
    uint64_t border = 2 * ((uint64_t)width + height);
    bool lone = width == 1 && height == 1, clash;
    struct door d;
    do {
        if (spec->how == DOOR_SIDE)
            d = door_at(spec->side, (size_t)rng_below(rng, length), width, height);
        else
            d = door_of_border(rng_below(rng, border), width, height);
        clash = lone ? door_same(taken, &d) : taken->there && d.x == taken->x && d.y == taken->y;
    } while (clash && is_random(spec, width, height));
    return d;
}

/* Any door; preset: the cell of one that is not asked for. */
static struct door door_choose(const struct door_spec *spec, size_t preset_x, size_t preset_y,
                               size_t width, size_t height, const unsigned order[4],
                               struct rng *rng, const struct door *taken)
{
    struct door d = {false, 0, 0, false, MAZE_N};
    switch (spec->how) {
    case DOOR_PRESET:
        return door_of_cell(preset_x, preset_y, width, height, order, taken);
    case DOOR_CELL:
        return door_of_cell(spec->x, spec->y, width, height, order, taken);
    case DOOR_PLACE:
        return door_at(spec->side, (size_t)spec->place, width, height);
    case DOOR_SIDE:
    case DOOR_RANDOM:
        return door_random(spec, width, height, rng, taken);
    case DOOR_FAR: /* a cell by now: doors_far */
    case DOOR_NONE:
        break;
    }
    return d;
}

/* A random entrance waits for an exit that is not, so as to stay clear of it. */
void doors_choose(const struct door_spec *entrance, const struct door_spec *exit, size_t width,
                  size_t height, struct rng *rng, struct door *in, struct door *out)
{
    static const unsigned in_order[4] = {MAZE_N, MAZE_W, MAZE_S, MAZE_E};
    static const unsigned out_order[4] = {MAZE_S, MAZE_E, MAZE_N, MAZE_W};
    const struct door none = {false, 0, 0, false, MAZE_N};
    bool exit_first = is_random(entrance, width, height) && !is_random(exit, width, height);
    size_t last_x = width - 1, last_y = height - 1;
    if (exit_first)
        *out = door_choose(exit, last_x, last_y, width, height, out_order, rng, &none);
    *in = door_choose(entrance, 0, 0, width, height, in_order, rng, exit_first ? out : &none);
    if (!exit_first)
        *out = door_choose(exit, last_x, last_y, width, height, out_order, rng, in);
}

/* The cell farthest from a cell. */
static int farthest(struct maze *m, size_t from, struct mem *work, size_t *cell, struct err *err)
{
    int got;
    maze_clear(m, (unsigned char)~MAZE_DIGIT);
    maze_frame(m);
    got = flood(m, from, SIZE_MAX, cell, work, err);
    maze_clear(m, (unsigned char)~MAZE_DIGIT);
    return got < 0 ? -1 : 0;
}

static void door_name(struct door_spec *spec, const struct maze *m, size_t cell)
{
    spec->how = DOOR_CELL;
    spec->x = cell % m->stride;
    spec->y = cell / m->stride;
}

/* In a tree, the cell farthest from any is an end of a longest way (Jordan,
 * 1869, on the centre of a tree), so two floods find both ends of one. */
int doors_far(struct door_spec *entrance, struct door_spec *exit, struct maze *m,
              const struct rng *rng, struct mem *work, struct err *err)
{
    struct door_spec in = *entrance, out = *exit;
    bool in_far = in.how == DOOR_FAR, out_far = out.how == DOOR_FAR;
    struct rng copy = *rng;
    struct door door[2];
    size_t from = 0, to;
    in.how = in_far ? DOOR_NONE : in.how;
    out.how = out_far ? DOOR_NONE : out.how;
    doors_choose(&in, &out, m->width, m->height, &copy, &door[0], &door[1]);
    if (door[0].there || door[1].there)
        from = door[!door[0].there].y * m->stride + door[!door[0].there].x;
    else if (farthest(m, 0, work, &from, err))
        return -1;
    if (farthest(m, from, work, &to, err))
        return -1;
    if (in_far)
        door_name(entrance, m, door[1].there ? to : from);
    if (out_far)
        door_name(exit, m, to);
    return 0;
}

void door_carve(const struct door *door, struct maze *m)
{
    if (door->there && door->open)
        maze_carve(m, m->cell + door->y * m->stride + door->x, door->side);
}

void door_carve_row(const struct door *door, unsigned char *row, size_t width, size_t y,
                    bool border)
{
    if (!door->there || !door->open)
        return;
    if (door->side == MAZE_N || door->side == MAZE_S) {
        if (door->side == MAZE_N ? y == 0 : border)
            row[door->x] &= (unsigned char)~MAZE_HORIZ;
    } else if (y == door->y && !border) {
        row[door->side == MAZE_W ? 0 : width] &= (unsigned char)~MAZE_VERT;
    }
}
