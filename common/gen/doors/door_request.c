#include "door_request.h"

#include "common/base/value.h"
#include "common/maze/maze_lattice.h"
#include "common/stream/header.h"

#include <stdio.h>
#include <string.h>

static const struct row_key inside_keys[ROW_KEYS + 1] = {
    {"min", 0, 1000000000000000, 0, "minimum distance to the other door", 0, NULL},
};

/* The options of the two doors, in messages. */
static const char *const door_option[DOOR_COUNT] = {"-e", "-x"};

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

/* door_list has the sides first, from MAZE_N to MAZE_W, then the kinds from DOOR_OPPOSITE on. */
enum { SIDES = 4 };

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
    request->kind = k < SIDES ? DOOR_SIDE : (enum door_kind)(DOOR_OPPOSITE + k - SIDES);
    if (!row || request->kind > DOOR_OPPOSITE)
        return row_find(door_list, NULL, "a place that is not a cell X,Y", s, request->values, err)
                   ? 0
                   : -1;
    request->side = (unsigned)k;
    request->has_place = s[n];
    snprintf(name, sizeof name, "%s: N of %s:N", what, (*row)->name);
    return s[n] ? value_number(name, NULL, s + n + 1, 0, 0, SIZE_MAX, &request->place, err) : 0;
}

const char *door_request_text(const struct door_request *request, char text[ROW_SPEC])
{
    const enum door_kind kind = request->kind;
    const struct row *row =
        door_list[kind >= DOOR_OPPOSITE ? SIDES + kind - DOOR_OPPOSITE : request->side];
    if (kind == DOOR_DEFAULT)
        return NULL;
    if (kind == DOOR_CELL)
        snprintf(text, ROW_SPEC, "%zu,%zu", request->at.x, request->at.y);
    else if (request->has_place)
        snprintf(text, ROW_SPEC, "%s:%ju", row->name, (uintmax_t)request->place);
    else
        row_spec(row, request->values, text);
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

/* The sides in the order in which the places of the whole border are numbered. */
static const unsigned side_order[4] = {MAZE_N, MAZE_S, MAZE_W, MAZE_E};

/* Stores in *door the door at place k, counted from 0, of the places from which a door of the kind
 * DOOR_SIDE or DOOR_RANDOM is chosen. Does not change *door if k is out of range. Returns the
 * number of places, 1 if the request specifies the place. */
static uint64_t door_request_place(const struct door_request *request, const struct door_field *f,
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

/* Returns whether any place of *request is in the mask. */
static bool door_request_is_in_mask(const struct door_request *request, const struct door_field *f)
{
    struct door d;
    for (uint64_t k = 0; k < door_request_place(request, f, k, &d); k++)
        if (door_in_mask(f, &d))
            return true;
    return false;
}

/* ---- choosing ---- */

/* The other door, if it is not chosen yet. */
static const struct door door_none = {.exists = false};

/* Returns whether `taken` is the same opening in the border as `d`, which must be open. */
static bool same_opening(const struct door *taken, const struct door *d)
{
    return taken->exists && taken->open && taken->side == d->side && place_equal(taken->at, d->at);
}

/* Returns the door at a cell. It opens the first side in `order` that is in the border and not the
 * opening of `taken`; if there is none, that opening. If a part of a cell of a shape has neither,
 * uses the first part of that cell. */
static struct door door_of_cell(struct place at, const struct door_field *f,
                                const unsigned order[4], const struct door *taken)
{
    const size_t edge[4] = {at.y, f->width - 1 - at.x, f->height - 1 - at.y, at.x};
    struct door d = {true, at, false, MAZE_N}, found = d;
    const size_t first = door_field_cell(f, door_cell(&d, f->stride));
    for (int i = 0; i < 4; i++) {
        d.side = order[i];
        d.open = edge[d.side] == f->inset;
        d.open = d.open && door_in_mask(f, &d);
        if (d.open && (!found.open || same_opening(taken, &found)))
            found = d;
    }
    if (!found.open && first != door_cell(&d, f->stride))
        return door_of_cell((struct place){first % f->stride, first / f->stride}, f, order, taken);
    return found;
}

/* Returns whether there is more than one place to choose from; a side may have only one. */
static bool is_random(const struct door_request *request, const struct door_field *f)
{
    return request->kind == DOOR_RANDOM ||
           (request->kind == DOOR_SIDE && !request->has_place && door_places(f, request->side) > 1);
}

/* How badly a place suits a random door when the other door is chosen. Only the best places are
 * used. */
enum door_fit { FIT, FIT_TOUCHES, FIT_SAME_CELL, FIT_SAME_OPENING, FIT_OUTSIDE };

static enum door_fit door_fit(const struct door *d, const struct door_field *f,
                              const struct door *taken)
{
    return !door_in_mask(f, d)                 ? FIT_OUTSIDE
           : same_opening(taken, d)            ? FIT_SAME_OPENING
           : doors_share_cell(f, taken, d)     ? FIT_SAME_CELL
           : f->inset && doors_touch(taken, d) ? FIT_TOUCHES
                                               : FIT;
}

/* Chooses one of the best places at random. */
static struct door door_random(const struct door_request *request, const struct door_field *f,
                               struct rng *rng, const struct door *taken)
{
    enum door_fit best = FIT_OUTSIDE, fit;
    struct door d;
    uint64_t n = 1;
    for (uint64_t k = 0; best != FIT && k < (n = door_request_place(request, f, k, &d)); k++) {
        fit = door_fit(&d, f, taken);
        best = fit < best ? fit : best;
    }
    do
        door_request_place(request, f, rng_below(rng, n), &d);
    while (door_fit(&d, f, taken) != best);
    return d;
}

/* The order in which the sides of a cell are tried, for entrance and exit. */
static const unsigned door_order[DOOR_COUNT][4] = {{MAZE_N, MAZE_W, MAZE_S, MAZE_E},
                                                   {MAZE_S, MAZE_E, MAZE_N, MAZE_W}};

/* Returns the default door: for an entrance the first cell in reading order, for an exit the last
 * one; in a mask, the first or last cell inside. (Other defaults: carve.c finds an exit that its
 * maze allows; for the start and goal of mazes without them in the header see
 * solve/run/endpoints.c, of micromouse mazes import/kit/micromouse.c.) */
static struct door door_default(int which, const struct door_field *f, const struct door *taken)
{
    const bool last = which == DOOR_EXIT;
    const size_t end = f->inset + 1;
    struct place at =
        last ? (struct place){f->width - end, f->height - end} : (struct place){f->inset, f->inset};
    size_t i = at.y * f->stride + at.x;
    if (f->graph)
        i = f->graph->at[last ? f->graph->pieces.count - 1 : 0];
    while (f->mask && (!f->mask[i] || i % f->stride - f->inset >= f->width - 2 * f->inset))
        i = last ? i - 1 : i + 1;
    if (f->mask)
        at = (struct place){i % f->stride, i / f->stride};
    return door_of_cell(at, f, door_order[which], taken);
}

/* Chooses a door. `taken` is the other door, or door_none if that is not chosen yet. */
static struct door door_choose(const struct door_request *request, int which,
                               const struct door_field *f, struct rng *rng,
                               const struct door *taken)
{
    struct door d;
    switch (request->kind) {
    case DOOR_DEFAULT:
        return f->endless && which == DOOR_EXIT ? door_none : door_default(which, f, taken);
    case DOOR_CELL:
        d = door_of_cell(request->at, f, door_order[which], taken);
        d.open = d.open && !request->closed;
        return d;
    case DOOR_SIDE:
    case DOOR_RANDOM:
        return request->has_place ? door_at_side(f, request->side, (size_t)request->place)
                                  : door_random(request, f, rng, taken);
    default: /* none; far, inside, deadend and root, which are not replaced yet; doors_choose has
              * replaced opposite */
        return door_none;
    }
}

/* Chooses the entrance first, unless it is opposite the exit, or is random while the exit is fixed
 * and must therefore avoid it. */
void doors_choose(const struct door_request request[DOOR_COUNT], const struct door_field *field,
                  struct rng *rng, struct door door[DOOR_COUNT])
{
    const struct door_request *entrance = &request[DOOR_ENTRANCE], *exit = &request[DOOR_EXIT];
    const bool exit_first =
        entrance->kind == DOOR_OPPOSITE ||
        (is_random(entrance, field) && !is_random(exit, field) && exit->kind != DOOR_OPPOSITE);
    const int first = exit_first ? DOOR_EXIT : DOOR_ENTRANCE, second = !first;
    struct door_request then = request[second];
    door[first] = door_choose(&request[first], first, field, rng, &door_none);
    if (then.kind == DOOR_OPPOSITE) {
        then.kind = DOOR_SIDE;
        then.side = door[first].side ^ 2;
    }
    door[second] = door_choose(&then, second, field, rng, &door[first]);
}

struct door door_or_default(const struct door door[DOOR_COUNT], const struct door_field *field,
                            int which)
{
    const struct door entrance = door_default(DOOR_ENTRANCE, field, &door_none);
    if (door[which].exists)
        return door[which];
    return which == DOOR_ENTRANCE ? entrance : door_default(DOOR_EXIT, field, &entrance);
}

/* ---- checks ---- */

/* Checks that a cell is in the maze. On a board with a border and in a lattice, where the user
 * counts blocks, converts them to doors: a block of the border becomes a border place, and a block
 * inside a board opens nothing. In a lattice, a block of a cell becomes the cell, and numbers of
 * moves are halved. `what` is the option, for messages. Returns 0, or -1 with *err set. */
static int door_request_convert(struct door_request *request, const char *what,
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

/* Checks that the door, or at least one place of a random door, exists in the field. For a door
 * opposite the other one, checks only that the maze is not endless. Returns 0, or -1 with *err
 * set. */
static int door_request_check(const struct door_request *request, const char *what,
                              const struct door_field *f, struct err *err)
{
    const bool is_side = request->kind == DOOR_SIDE, is_cell = request->kind == DOOR_CELL;
    const bool is_border = is_side || request->kind == DOOR_RANDOM;
    const size_t scale = f->lattice ? 2 : 1, places = door_places(f, request->side);
    const struct door cell = {.at = request->at};
    char where[64] = "there";
    if (f->endless && request->kind != DOOR_DEFAULT && !is_cell && request->kind != DOOR_NONE &&
        !(is_side && (request->side == MAZE_N || (request->side % 2 && request->has_place))))
        return err_set(
            err, "%s: an endless maze allows only x,y, none, north, north:N, east:N or west:N",
            what);
    if (request->kind == DOOR_OPPOSITE)
        return 0;
    if (is_side && request->has_place && request->place - f->inset >= places)
        return err_set(err, "%s: the %s side has places %zu to %zu", what,
                       door_list[request->side]->name, scale * f->inset + f->lattice,
                       scale * (f->inset + places - 1) + f->lattice);
    if (is_cell ? door_in_mask(f, &cell) : !is_border || door_request_is_in_mask(request, f))
        return 0;
    if (is_side && request->has_place)
        snprintf(where, sizeof where, "at place %ju of the %s border",
                 (uintmax_t)(scale * request->place + f->lattice), door_list[request->side]->name);
    else if (is_side)
        snprintf(where, sizeof where, "on the %s border", door_list[request->side]->name);
    else if (!is_cell)
        snprintf(where, sizeof where, "on the border");
    return err_set(err, "%s: the %s has no %s %s", what,
                   f->reached ? "maze"
                   : f->graph ? "shape"
                              : "mask",
                   f->graph && !is_cell ? "wall to open" : "cell", where);
}

/* Checks that door number `which`, which is opposite the other one, has a place. Returns 0, or -1
 * with *err set. */
static int door_check_opposite(const struct door_request request[DOOR_COUNT], int which,
                               const struct door_field *field, struct err *err)
{
    const struct door_request *other = &request[!which];
    const bool is_random = other->kind == DOOR_RANDOM;
    struct door door = {.side = other->side, .open = true};
    if (!is_random && other->kind != DOOR_SIDE)
        door = door_choose(other, !which, field, NULL, &door_none);
    if (!door.open)
        return err_set(err, "%s: opposite requires an %s on a side", door_option[which],
                       which == DOOR_EXIT ? "entrance" : "exit");
    for (unsigned side = 0; side < 4; side++) {
        const struct door_request places = {.kind = DOOR_SIDE, .side = side};
        struct door_request then = request[which];
        then.kind = DOOR_SIDE;
        then.side = side ^ 2;
        if ((is_random ? door_request_is_in_mask(&places, field) : side == door.side) &&
            door_request_check(&then, door_option[which], field, err))
            return -1;
    }
    return 0;
}

int doors_check(const struct door_request request[DOOR_COUNT], const struct door_field *field,
                struct err *err)
{
    for (int i = 0; i < DOOR_COUNT; i++)
        if (door_request_check(&request[i], door_option[i], field, err))
            return -1;
    for (int i = 0; i < DOOR_COUNT; i++)
        if (request[i].kind == DOOR_OPPOSITE && door_check_opposite(request, i, field, err))
            return -1;
    return 0;
}

int doors_settle(struct door_request request[DOOR_COUNT], const struct door_field *field,
                 struct err *err)
{
    for (int i = 0; i < DOOR_COUNT; i++)
        if (door_request_convert(&request[i], door_option[i], field, err))
            return -1;
    return doors_check(request, field, err);
}
