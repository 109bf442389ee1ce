#include "door_request.h"

#include "common/base/text.h"
#include "common/base/value.h"
#include "common/maze/maze_lattice.h"
#include "common/stream/header.h"

#include <stdio.h>
#include <string.h>

static const struct row_key inside_keys[] = {
    {"min", 0, 1000000000000000, 0, "least moves between the two", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

const char *const door_option[DOOR_COUNT] = {"-e", "-x"};

#define PLACE(...) (&(const struct row){__VA_ARGS__})
const struct row *const door_list[] = {
    PLACE("north", "a random place on the north side", NULL, "top"),
    PLACE("east", "a random place on the east side", NULL, "right"),
    PLACE("south", "a random place on the south side", NULL, "bottom"),
    PLACE("west", "a random place on the west side", NULL, "left"),
    PLACE("opposite", "a random place on the side opposite the other door", NULL, NULL),
    PLACE("random", "a random place on the border", NULL, NULL),
    PLACE("far", "the cell farthest from the other door", NULL, "farthest"),
    PLACE("inside", "a random cell", inside_keys, NULL),
    PLACE("deadend", "a random dead end", inside_keys, "dead-end"),
    PLACE("root", "the root of the spanning tree", NULL, NULL),
    PLACE("none", "no entrance, or no exit", NULL, NULL),
    NULL,
};

/* In door_list the sides are first, from MAZE_N to MAZE_W, then the side opposite the other door,
 * then the kinds from DOOR_RANDOM on. */
enum { PLACES = DOOR_OPPOSITE + 1 };

int door_request_read(void *at, const char *what, const char *s, struct err *err)
{
    struct door_request *request = at;
    const size_t n = strcspn(s, ":");
    const struct row *const *row = row_of_name(door_list, s, n);
    const size_t k = row ? (size_t)(row - door_list) : 0;
    char name[40];
    *request = (struct door_request){.kind = DOOR_CELL};
    if (place_read(s, strlen(s), &request->at) == 0)
        return 0;
    if (!row || k >= PLACES) {
        request->kind = (enum door_kind)(DOOR_RANDOM + k - PLACES);
        return row_find(door_list, NULL, "place", s, request->values, err) ? 0 : -1;
    }
    request->kind = DOOR_SIDE;
    request->side = (unsigned)k;
    request->has_place = s[n];
    snprintf(name, sizeof name, "%s: N of %s:N", what, (*row)->name);
    return s[n] ? value_number(name, NULL, s + n + 1, 0, SIZE_MAX, &request->place, err) : 0;
}

const char *door_request_text(const struct door_request *request, char text[DOOR_REQUEST_TEXT])
{
    const char *side = door_list[request->side]->name;
    if (request->kind == DOOR_DEFAULT)
        return NULL;
    if (request->kind == DOOR_CELL)
        snprintf(text, DOOR_REQUEST_TEXT, "%zu,%zu", request->at.x, request->at.y);
    else if (request->kind == DOOR_SIDE && !request->has_place)
        snprintf(text, DOOR_REQUEST_TEXT, "%s", side);
    else if (request->kind == DOOR_SIDE)
        snprintf(text, DOOR_REQUEST_TEXT, "%s:%ju", side, (uintmax_t)request->place);
    else
        row_spec(door_list[PLACES + request->kind - DOOR_RANDOM], request->values, text);
    return text;
}

struct door_request door_request_of(const struct door *door)
{
    return (struct door_request){
        .kind = !door->exists ? DOOR_NONE
                : door->open  ? DOOR_SIDE
                              : DOOR_CELL,
        .at = door->at,
        .closed = true,
        .side = door->side,
        .has_place = true,
        .place = door->side % 2 ? door->at.y : door->at.x,
    };
}

bool door_request_any(const struct door_request request[DOOR_COUNT], enum door_kind first,
                      enum door_kind last)
{
    const enum door_kind e = request[DOOR_ENTRANCE].kind, x = request[DOOR_EXIT].kind;
    return (e >= first && e <= last) || (x >= first && x <= last);
}

/* ---- places ---- */

/* The sides in the order in which the places of the whole border are counted. */
static const unsigned side_order[4] = {MAZE_N, MAZE_S, MAZE_W, MAZE_E};

uint64_t door_request_place(const struct door_request *request, const struct door_field *f,
                            uint64_t k, struct door *door)
{
    uint64_t n = 0;
    if (request->has_place) {
        *door = door_at_side(f, request->side, (size_t)request->place);
        return 1;
    }
    for (int i = 0; i < 4; i++) {
        const unsigned side = side_order[i];
        const uint64_t first = n;
        if (request->kind == DOOR_RANDOM || request->side == side)
            n += door_places(f, side);
        if (k >= first && k < n)
            *door = door_at_side(f, side, (size_t)(k - first) + f->inset);
    }
    return n;
}

bool door_request_is_in_mask(const struct door_request *request, const struct door_field *f)
{
    struct door d;
    for (uint64_t k = 0; k < door_request_place(request, f, k, &d); k++)
        if (door_in_mask(f, &d))
            return true;
    return false;
}

/* ---- checks ---- */

int door_request_convert(struct door_request *request, const char *what,
                         const struct door_field *field, struct err *err)
{
    const bool lattice = field->lattice;
    const size_t scale = lattice ? 2 : 1, x = request->at.x, y = request->at.y;
    const size_t w = scale * field->width + lattice, h = scale * field->height + lattice;
    const bool x_border = x == 0 || x + 1 == w, y_border = y == 0 || y + 1 == h;
    if (request->kind == DOOR_CELL && (x >= w || y >= h))
        return err_set(err, "%s: %zu,%zu is outside the maze of %zux%zu", what, x, y, w, h);
    if (!lattice && !field->inset)
        return 0;
    if (lattice && request->has_place && request->place % 2 == 0)
        return err_set(err, "%s: place %ju is a post of the lattice; places are odd numbers", what,
                       (uintmax_t)request->place);
    request->place /= scale;
    request->values[DOOR_MIN] = (request->values[DOOR_MIN] + scale - 1) / scale;
    if (request->kind != DOOR_CELL)
        return 0;
    if (lattice && ((x % 2 == 0 && (y % 2 == 0 || !x_border)) || (y % 2 == 0 && !y_border)))
        return err_set(err, "%s: %zu,%zu is a %s of the lattice; the nearest cell is block %zu,%zu",
                       what, x, y, x % 2 || y % 2 ? "wall" : "post", maze_lattice_nearest(x),
                       maze_lattice_nearest(y));
    if (x_border && y_border)
        return err_set(err,
                       "%s: %zu,%zu is a corner of the board; choose another block of the border",
                       what, x, y);
    request->at = (struct place){x / scale, y / scale};
    request->closed = !lattice;
    if (x_border || y_border)
        *request = (struct door_request){
            .kind = DOOR_SIDE,
            .side = y_border ? (y ? MAZE_S : MAZE_N) : (x ? MAZE_E : MAZE_W),
            .has_place = true,
            .place = (y_border ? x : y) / scale,
        };
    return 0;
}

int door_request_check(const struct door_request *request, const char *what,
                       const struct door_field *f, struct err *err)
{
    const bool is_side = request->kind == DOOR_SIDE, is_cell = request->kind == DOOR_CELL;
    const size_t scale = f->lattice ? 2 : 1, places = door_places(f, request->side);
    const struct door cell = {.at = request->at};
    if (f->endless && request->kind != DOOR_DEFAULT && !is_cell && request->kind != DOOR_NONE &&
        !(is_side && (request->side == MAZE_N || (request->side % 2 && request->has_place))))
        return err_set(err,
                       "%s: an endless maze takes only x,y, none, north, north:N, east:N or west:N",
                       what);
    if (door_request_is_opposite(request))
        return 0;
    if (is_side && request->has_place && request->place - f->inset >= places)
        return err_set(err, "%s: the %s side has places %zu to %zu", what,
                       door_list[request->side]->name, scale * f->inset + f->lattice,
                       scale * (f->inset + places - 1) + f->lattice);
    if (is_cell                                   ? door_in_mask(f, &cell)
        : is_side || request->kind == DOOR_RANDOM ? door_request_is_in_mask(request, f)
                                                  : true)
        return 0;
    return err_set(err, "%s: the %s has no %s there", what,
                   f->reached ? "maze"
                   : f->graph ? "shape"
                              : "mask",
                   f->graph && !is_cell ? "wall to open" : "cell");
}
