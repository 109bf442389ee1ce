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

/* ---- random places ---- */

/* The sides in the order in which the places of the whole border are counted. */
static const unsigned side_order[4] = {MAZE_N, MAZE_S, MAZE_W, MAZE_E};

uint64_t door_request_place(const struct door_request *request, const struct door_field *f,
                            uint64_t k, struct door *door)
{
    uint64_t n = 0;
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

int door_request_from_blocks(struct door_request *request, const char *what,
                             const struct door_field *field, struct err *err)
{
    const size_t scale = field->lattice ? 2 : 1, x = request->at.x, y = request->at.y;
    const size_t w = scale * field->width + field->lattice;
    const size_t h = scale * field->height + field->lattice;
    const bool x_border = x == 0 || x + 1 == w, y_border = y == 0 || y + 1 == h;
    if (field->lattice && request->has_place && request->place % 2 == 0)
        return err_set(err, "%s: place %ju is a post of the lattice; places are odd numbers", what,
                       (uintmax_t)request->place);
    request->place /= scale;
    request->values[DOOR_MIN] = (request->values[DOOR_MIN] + scale - 1) / scale;
    if (request->kind != DOOR_CELL)
        return 0;
    if (x >= w || y >= h)
        return err_set(err, "%s: %zu,%zu is outside the %zux%zu blocks of the board", what, x, y, w,
                       h);
    if (field->lattice && ((x % 2 == 0 && (y % 2 == 0 || !x_border)) || (y % 2 == 0 && !y_border)))
        return err_set(err, "%s: %zu,%zu is a %s of the lattice; the nearest cell is block %zu,%zu",
                       what, x, y, x % 2 || y % 2 ? "wall" : "post", maze_lattice_nearest(x),
                       maze_lattice_nearest(y));
    if (x_border && y_border)
        return err_set(err,
                       "%s: %zu,%zu is a corner of the board; choose another block of the border",
                       what, x, y);
    request->at = (struct place){x / scale, y / scale};
    request->closed = !field->lattice;
    if (x_border || y_border)
        *request = (struct door_request){
            .kind = DOOR_SIDE,
            .side = y_border ? (y ? MAZE_S : MAZE_N) : (x ? MAZE_E : MAZE_W),
            .has_place = true,
            .place = (y_border ? x : y) / scale,
        };
    return 0;
}

/* Refuses doors that an endless maze does not have. */
static int door_request_check_endless(const struct door_request *request, const char *what,
                                      struct err *err)
{
    if (request->kind == DOOR_RANDOM || request->kind == DOOR_FAR ||
        door_request_is_inside(request) || door_request_is_opposite(request) ||
        (request->kind == DOOR_SIDE && request->side != MAZE_N &&
         (request->side == MAZE_S || !request->has_place)))
        return err_set(err,
                       "%s: an endless maze takes only x,y, none, north, north:N, east:N or west:N",
                       what);
    return 0;
}

/* Checks whether the door, or one place of a random door, is in the mask. */
static int door_request_check_mask(const struct door_request *request, const char *what,
                                   const struct door_field *f, struct err *err)
{
    const char *mask = f->reached ? "maze" : f->graph ? "shape" : "mask", *to = "border";
    const bool is_side = request->kind == DOOR_SIDE && !door_request_is_opposite(request);
    struct door d = {.at = request->at};
    if (request->kind == DOOR_RANDOM || (is_side && !request->has_place)) {
        if (door_request_is_in_mask(request, f))
            return 0;
        if (is_side)
            to = door_list[request->side]->name;
        return err_set(err,
                       f->graph ? "%s: the %s has no wall to open in the %s"
                                : "%s: the %s does not reach the %s",
                       what, mask, to);
    }
    if (is_side)
        d = door_at_side(f, request->side, (size_t)request->place);
    if ((!is_side && request->kind != DOOR_CELL) || door_in_mask(f, &d))
        return 0;
    if (is_side && f->graph)
        return err_set(err, "%s: the shape has no wall to open in the %s at place %ju", what,
                       door_list[request->side]->name, (uintmax_t)request->place);
    return err_set(err, "%s: %zu,%zu is outside the %s", what, door_user_coordinate(f, d.at.x),
                   door_user_coordinate(f, d.at.y), mask);
}

int door_request_check(struct door_request *request, const char *what,
                       const struct door_field *field, struct err *err)
{
    size_t places;
    if (field->endless && door_request_check_endless(request, what, err))
        return -1;
    if (field->inset && door_request_from_blocks(request, what, field, err))
        return -1;
    if (request->kind == DOOR_CELL &&
        (request->at.x >= field->width || request->at.y >= field->height))
        return err_set(err, "%s: %zu,%zu is outside the maze of %zux%zu", what, request->at.x,
                       request->at.y, field->width, field->height);
    places = door_places(field, request->side);
    if (request->kind == DOOR_SIDE && request->has_place && !door_request_is_opposite(request) &&
        request->place - field->inset >= places)
        return err_set(err, "%s: the %s side has places %zu to %zu", what,
                       door_list[request->side]->name, door_user_coordinate(field, field->inset),
                       door_user_coordinate(field, field->inset + places - 1));
    return door_request_check_mask(request, what, field, err);
}
