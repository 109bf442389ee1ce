#include "door_spec.h"

#include "common/base/text.h"
#include "common/cli/opt_near.h"
#include "common/stream/header.h"

#include <stdio.h>
#include <string.h>

static const struct opt_key inside_keys[] = {
    {"min", 0, 1000000000000000, 0, "least moves between the two", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static const struct opt_entry place_north = {"north", "a random place on the north side", NULL,
                                             "top"};
static const struct opt_entry place_east = {"east", "a random place on the east side", NULL,
                                            "right"};
static const struct opt_entry place_south = {"south", "a random place on the south side", NULL,
                                             "bottom"};
static const struct opt_entry place_west = {"west", "a random place on the west side", NULL,
                                            "left"};
static const struct opt_entry place_opposite = {
    "opposite", "a random place on the side opposite the other door", NULL, NULL};
static const struct opt_entry place_random = {"random", "a random place on the border", NULL, NULL};
static const struct opt_entry place_far = {"far", "the cell farthest from the other door", NULL,
                                           "farthest"};
static const struct opt_entry place_inside = {"inside", "a random cell", inside_keys, NULL};
static const struct opt_entry place_deadend = {"deadend", "a random dead end", inside_keys,
                                               "dead-end"};
static const struct opt_entry place_none = {"none", "no entrance, or no exit", NULL, NULL};

const struct opt_entry *const door_list[] = {
    &place_north,    &place_east,   &place_south, &place_west,
    &place_opposite, &place_random, &place_far,   &place_inside,
    &place_deadend,  &place_none,   NULL};

/* In door_list the sides are first, from MAZE_N to MAZE_W, then the side opposite the other door,
 * then the kinds from DOOR_RANDOM on. */
enum { OPPOSITE = 4, PLACES };

/* Sets the message for a place that does not exist, whose name is n of the bytes at `s`. Returns
 * -1. */
static int door_spec_refuse(const char *what, const char *s, size_t n, struct err *err)
{
    char meant[OPT_MEANT];
    struct opt_near near;
    opt_near_begin(&near, s, n);
    opt_near_rows(&near, door_list);
    if (near.best)
        return err_set(err, "%s: unknown place '%.*s'%s", what, opt_shown(n), s,
                       opt_near_text(&near, "", "", meant));
    return err_set(err,
                   "%s: '%.40s' is not x,y, a side (north, east, south, west or opposite), a side "
                   "with :N, random, far, inside, deadend or none",
                   what, s);
}

int door_spec_read(struct door_spec *spec, const char *what, const char *s, struct err *err)
{
    const size_t n = strcspn(s, ":");
    const struct opt_entry *const *row = opt_row(door_list, s, n);
    const size_t k = row ? (size_t)(row - door_list) : 0;
    *spec = (struct door_spec){.kind = DOOR_CELL};
    if (header_place(s, strlen(s), &spec->x, &spec->y) == 0)
        return 0;
    if (!row)
        return door_spec_refuse(what, s, n, err);
    if (k >= PLACES) {
        spec->kind = (enum door_kind)(DOOR_RANDOM + k - PLACES);
        return opt_find(door_list, "place", s, spec->values, err) ? 0 : -1;
    }
    if (k == OPPOSITE)
        spec->kind = s[n] ? DOOR_OPPOSITE_PLACE : DOOR_OPPOSITE;
    else
        spec->kind = s[n] ? DOOR_SIDE_PLACE : DOOR_SIDE;
    spec->side = (unsigned)(k % OPPOSITE);
    return s[n] ? opt_number(what, s + n + 1, 0, SIZE_MAX, &spec->place, err) : 0;
}

const char *door_spec_text(const struct door_spec *spec, char text[DOOR_SPEC_TEXT])
{
    const char *side = door_list[door_spec_is_opposite(spec) ? OPPOSITE : spec->side]->name;
    if (spec->kind == DOOR_DEFAULT)
        return NULL;
    if (spec->kind == DOOR_CELL)
        snprintf(text, DOOR_SPEC_TEXT, "%zu,%zu", spec->x, spec->y);
    else if (spec->kind == DOOR_SIDE || spec->kind == DOOR_OPPOSITE)
        snprintf(text, DOOR_SPEC_TEXT, "%s", side);
    else if (spec->kind == DOOR_SIDE_PLACE || spec->kind == DOOR_OPPOSITE_PLACE)
        snprintf(text, DOOR_SPEC_TEXT, "%s:%ju", side, (uintmax_t)spec->place);
    else
        opt_spec(door_list[PLACES + spec->kind - DOOR_RANDOM], spec->values, text);
    return text;
}

struct door_spec door_spec_of(const struct door *door)
{
    return (struct door_spec){
        .kind = !door->exists ? DOOR_NONE
                : door->open  ? DOOR_SIDE_PLACE
                              : DOOR_CELL,
        .side = door->side,
        .place = door->side % 2 ? door->y : door->x,
        .x = door->x,
        .y = door->y,
        .closed = true,
    };
}

struct door_spec door_spec_opposite(const struct door_spec *spec, unsigned side)
{
    return (struct door_spec){
        .kind = spec->kind == DOOR_OPPOSITE ? DOOR_SIDE : DOOR_SIDE_PLACE,
        .side = side ^ 2,
        .place = spec->place,
    };
}

bool door_spec_any(const struct door_spec spec[DOOR_COUNT], enum door_kind kind)
{
    return spec[DOOR_ENTRANCE].kind == kind || spec[DOOR_EXIT].kind == kind;
}

/* ---- random places ---- */

/* The sides in the order in which the places of the whole border are counted. */
static const unsigned side_order[4] = {MAZE_N, MAZE_S, MAZE_W, MAZE_E};

/* Returns whether a random door can be on a side. */
static bool door_spec_has_side(const struct door_spec *spec, unsigned side)
{
    return spec->kind == DOOR_RANDOM || spec->side == side;
}

uint64_t door_spec_places(const struct door_spec *spec, const struct door_field *f)
{
    uint64_t n = 0;
    for (unsigned side = 0; side < 4; side++)
        n += door_spec_has_side(spec, side) ? door_places(f, side) : 0;
    return n;
}

struct door door_spec_place(const struct door_spec *spec, const struct door_field *f, uint64_t k)
{
    int i = 0;
    for (;; i++) {
        uint64_t n = door_spec_has_side(spec, side_order[i]) ? door_places(f, side_order[i]) : 0;
        if (k < n)
            break;
        k -= n;
    }
    return door_at_side(f, side_order[i], (size_t)k + f->inset);
}

/* ---- checks ---- */

/* Refuses a block outside a board of w x h blocks. */
static int door_spec_check_outside(const struct door_spec *spec, const char *what, size_t w,
                                   size_t h, struct err *err)
{
    if (spec->x >= w || spec->y >= h)
        return err_set(err, "%s: %zu,%zu is outside the %zux%zu blocks of the board", what, spec->x,
                       spec->y, w, h);
    return 0;
}

/* Returns the coordinate of the block of a cell nearest to block `at` of n blocks. */
static size_t nearest_cell_block(size_t at, size_t n)
{
    return at % 2 ? at : at == 0 ? 1 : at + 1 == n ? n - 2 : at - 1;
}

int door_spec_from_blocks(struct door_spec *spec, const char *what, const struct door_field *field,
                          struct err *err)
{
    const size_t w = 2 * field->width + 1, h = 2 * field->height + 1, x = spec->x, y = spec->y;
    const bool x_border = x == 0 || x + 1 == w, y_border = y == 0 || y + 1 == h;
    if (spec->kind == DOOR_SIDE_PLACE || spec->kind == DOOR_OPPOSITE_PLACE) {
        if (spec->place % 2 == 0)
            return err_set(err, "%s: place %ju is a post of the lattice; places are odd numbers",
                           what, (uintmax_t)spec->place);
        spec->place /= 2;
    }
    spec->values[DOOR_MIN] = (spec->values[DOOR_MIN] + 1) / 2;
    if (spec->kind != DOOR_CELL)
        return 0;
    if (door_spec_check_outside(spec, what, w, h, err))
        return -1;
    if ((x % 2 == 0 && (y % 2 == 0 || !x_border)) || (y % 2 == 0 && !y_border))
        return err_set(err, "%s: %zu,%zu is a %s of the lattice; the nearest cell is block %zu,%zu",
                       what, x, y, x % 2 || y % 2 ? "wall" : "post", nearest_cell_block(x, w),
                       nearest_cell_block(y, h));
    spec->x = x / 2;
    spec->y = y / 2;
    if (x_border || y_border)
        *spec = (struct door_spec){
            .kind = DOOR_SIDE_PLACE,
            .side = y_border ? (y ? MAZE_S : MAZE_N) : (x ? MAZE_E : MAZE_W),
            .place = y_border ? x / 2 : y / 2,
        };
    return 0;
}

/* Checks a block of a board. If it is in the border, makes the spec that of its place. */
static int door_spec_check_block(struct door_spec *spec, const char *what,
                                 const struct door_field *f, struct err *err)
{
    bool x_border = spec->x == 0 || spec->x == f->width - 1;
    bool y_border = spec->y == 0 || spec->y == f->height - 1;
    if (door_spec_check_outside(spec, what, f->width, f->height, err))
        return -1;
    if (x_border && y_border)
        return err_set(err,
                       "%s: %zu,%zu is a corner of the board; choose another block of the border",
                       what, spec->x, spec->y);
    spec->closed = true;
    if (x_border || y_border) {
        spec->kind = DOOR_SIDE_PLACE;
        spec->side = y_border ? (spec->y ? MAZE_S : MAZE_N) : (spec->x ? MAZE_E : MAZE_W);
        spec->place = y_border ? spec->x : spec->y;
    }
    return 0;
}

/* Refuses doors that an endless maze does not have. */
static int door_spec_check_endless(const struct door_spec *spec, const char *what, struct err *err)
{
    bool side = spec->kind == DOOR_SIDE || spec->kind == DOOR_SIDE_PLACE;
    if (spec->kind == DOOR_RANDOM || spec->kind == DOOR_FAR || door_spec_is_inside(spec) ||
        door_spec_is_opposite(spec) || (side && spec->side == MAZE_S) ||
        (spec->kind == DOOR_SIDE && spec->side != MAZE_N))
        return err_set(err,
                       "%s: an endless maze takes only x,y, none, north, north:N, east:N or west:N",
                       what);
    return 0;
}

/* Checks whether the door, or one place of a random door, is in the mask. */
static int door_spec_check_mask(const struct door_spec *spec, const char *what,
                                const struct door_field *f, struct err *err)
{
    const char *mask = f->reached ? "maze" : "mask";
    struct door d = {.x = spec->x, .y = spec->y};
    if (spec->kind == DOOR_SIDE || spec->kind == DOOR_RANDOM) {
        for (uint64_t k = 0; k < door_spec_places(spec, f); k++) {
            d = door_spec_place(spec, f, k);
            if (door_in_mask(f, d.x, d.y))
                return 0;
        }
        return err_set(err, "%s: the %s does not reach the %s", what, mask,
                       spec->kind == DOOR_SIDE ? door_list[spec->side]->name : "border");
    }
    if (spec->kind == DOOR_SIDE_PLACE)
        d = door_at_side(f, spec->side, (size_t)spec->place);
    if ((spec->kind == DOOR_SIDE_PLACE || spec->kind == DOOR_CELL) && !door_in_mask(f, d.x, d.y))
        return err_set(err, "%s: %zu,%zu is outside the %s", what, door_shown(f, d.x),
                       door_shown(f, d.y), mask);
    return 0;
}

int door_spec_check(struct door_spec *spec, const char *what, const struct door_field *field,
                    struct err *err)
{
    size_t places;
    if (field->endless && door_spec_check_endless(spec, what, err))
        return -1;
    if (field->inset && spec->kind == DOOR_CELL && door_spec_check_block(spec, what, field, err))
        return -1;
    if (spec->kind == DOOR_CELL && (spec->x >= field->width || spec->y >= field->height))
        return err_set(err, "%s: %zu,%zu is outside the %zux%zu cells of the maze", what, spec->x,
                       spec->y, field->width, field->height);
    places = door_places(field, spec->side);
    if (spec->kind == DOOR_SIDE_PLACE && spec->place - field->inset >= places)
        return err_set(err, "%s: the %s side has places %zu to %zu", what,
                       door_list[spec->side]->name, door_shown(field, field->inset),
                       door_shown(field, field->inset + places - 1));
    return door_spec_check_mask(spec, what, field, err);
}
