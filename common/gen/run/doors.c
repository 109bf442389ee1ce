#include "doors.h"

#include "common/cli/opt.h"
#include "common/maze/bfs.h"
#include "common/stream/header.h"

#include <stdint.h>
#include <stdio.h>
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
                                         : DOOR_DEFAULT;
    if (spec->how != DOOR_DEFAULT)
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

const char *door_spec_text(const struct door_spec *spec, bool board, char text[DOOR_SPEC])
{
    static const char *const words[] = {
        [DOOR_RANDOM] = "random", [DOOR_FAR] = "far", [DOOR_NONE] = "none"};
    size_t shift = board;
    if (spec->how == DOOR_DEFAULT)
        return NULL;
    if (spec->how == DOOR_CELL)
        snprintf(text, DOOR_SPEC, "%zu,%zu", spec->x + shift, spec->y + shift);
    else if (spec->how == DOOR_SIDE)
        snprintf(text, DOOR_SPEC, "%s", side_names[spec->side]);
    else if (spec->how == DOOR_PLACE)
        snprintf(text, DOOR_SPEC, "%s:%ju", side_names[spec->side], (uintmax_t)spec->place + shift);
    else
        snprintf(text, DOOR_SPEC, "%s", words[spec->how]);
    return text;
}

/* How many places a side has. */
static size_t side_length(unsigned side, const struct door_field *f)
{
    return side == MAZE_N || side == MAZE_S ? f->width : f->height;
}

static bool is_in(const struct door_field *f, size_t x, size_t y)
{
    return !f->in || f->in[y * f->stride + x];
}

/* A door at a place on a side. */
static struct door door_at(unsigned side, size_t place, const struct door_field *f)
{
    bool along = side == MAZE_N || side == MAZE_S;
    struct door d = {true, place, place, true, side};
    if (along)
        d.y = side == MAZE_N ? 0 : f->height - 1;
    else
        d.x = side == MAZE_W ? 0 : f->width - 1;
    return d;
}

/* How many places the border has; place number k of it: the north side, the
 * south one, west, east. */
static uint64_t border_length(const struct door_field *f)
{
    return 2 * ((uint64_t)f->width + f->height);
}

static struct door door_of_border(uint64_t k, const struct door_field *f)
{
    size_t w = f->width, h = f->height;
    if (k < 2 * (uint64_t)w)
        return door_at(k < w ? MAZE_N : MAZE_S, (size_t)(k % w), f);
    k -= 2 * (uint64_t)w;
    return door_at(k < h ? MAZE_W : MAZE_E, (size_t)(k % h), f);
}

/* How many places a random door may be at, and number k of them. */
static uint64_t random_length(const struct door_spec *spec, const struct door_field *f)
{
    return spec->how == DOOR_SIDE ? side_length(spec->side, f) : border_length(f);
}

static struct door random_place(const struct door_spec *spec, uint64_t k,
                                const struct door_field *f)
{
    return spec->how == DOOR_SIDE ? door_at(spec->side, (size_t)k, f) : door_of_border(k, f);
}

/* ---- what can be asked for ---- */

/* From blocks of a board to the same without its border. */
static int spec_inside(struct door_spec *spec, const char *what, const struct door_field *f,
                       struct err *err)
{
    size_t w = f->width + 2, h = f->height + 2;
    bool x_border = spec->x == 0 || spec->x == w - 1, y_border = spec->y == 0 || spec->y == h - 1;
    if (spec->how == DOOR_PLACE) {
        if (spec->place == 0 || spec->place > side_length(spec->side, f))
            return err_set(err, "%s: the %s side has places 1 to %zu", what, side_names[spec->side],
                           side_length(spec->side, f));
        spec->place--;
    } else if (spec->how == DOOR_CELL) {
        if (spec->x >= w || spec->y >= h)
            return err_set(err, "%s: %zu,%zu is outside the %zux%zu blocks of the board", what,
                           spec->x, spec->y, w, h);
        if (x_border && y_border)
            return err_set(err, "%s: %zu,%zu is a corner of the board", what, spec->x, spec->y);
        spec->shut = true;
        if (x_border || y_border) {
            spec->how = DOOR_PLACE;
            spec->side = y_border ? (spec->y ? MAZE_S : MAZE_N) : (spec->x ? MAZE_E : MAZE_W);
            spec->place = (y_border ? spec->x : spec->y) - 1;
        }
        spec->x -= spec->x > 0;
        spec->y -= spec->y > 0;
    }
    return 0;
}

static int check_endless(const struct door_spec *spec, const char *what, struct err *err)
{
    bool side = spec->how == DOOR_SIDE || spec->how == DOOR_PLACE;
    if (spec->how == DOOR_RANDOM || spec->how == DOOR_FAR || (side && spec->side == MAZE_S) ||
        (spec->how == DOOR_SIDE && spec->side != MAZE_N))
        return err_set(err, "%s: an endless maze has no such place", what);
    return 0;
}

/* Does the mask leave it a place? */
static int check_mask(const struct door_spec *spec, const char *what, const struct door_field *f,
                      struct err *err)
{
    struct door d = {true, spec->x, spec->y, false, MAZE_N};
    if (spec->how == DOOR_SIDE || spec->how == DOOR_RANDOM) {
        for (uint64_t k = 0; k < random_length(spec, f); k++) {
            d = random_place(spec, k, f);
            if (is_in(f, d.x, d.y))
                return 0;
        }
        return err_set(err, "%s: the mask does not come to the %s", what,
                       spec->how == DOOR_SIDE ? side_names[spec->side] : "border");
    }
    if (spec->how == DOOR_PLACE)
        d = door_at(spec->side, (size_t)spec->place, f);
    if ((spec->how == DOOR_PLACE || spec->how == DOOR_CELL) && !is_in(f, d.x, d.y))
        return err_set(err, "%s: %zu,%zu is outside the mask", what, d.x + f->board,
                       d.y + f->board);
    return 0;
}

int door_check(struct door_spec *spec, const char *what, const struct door_field *field,
               struct err *err)
{
    size_t length = side_length(spec->side, field);
    if (field->endless && check_endless(spec, what, err))
        return -1;
    if (field->board && spec_inside(spec, what, field, err))
        return -1;
    if (spec->how == DOOR_CELL && (spec->x >= field->width || spec->y >= field->height))
        return err_set(err, "%s: %zu,%zu is outside the %zux%zu cells of the maze", what, spec->x,
                       spec->y, field->width, field->height);
    if (spec->how == DOOR_PLACE && spec->place >= length)
        return err_set(err, "%s: the %s side has places 0 to %zu", what, side_names[spec->side],
                       length - 1);
    return check_mask(spec, what, field, err);
}

/* ---- where they go ---- */

static bool same_cell(const struct door *a, const struct door *b)
{
    return a->there && b->there && a->x == b->x && a->y == b->y;
}

/* Are they one gap in the border? */
static bool same_gap(const struct door *a, const struct door *b)
{
    return same_cell(a, b) && a->open && b->open && a->side == b->side;
}

bool doors_touch(const struct door *a, const struct door *b)
{
    size_t x = a->x > b->x ? a->x - b->x : b->x - a->x, y = a->y > b->y ? a->y - b->y : b->y - a->y;
    return a->there && b->there && a->open && b->open && a->side == b->side && x + y == 1;
}

/* The door of a cell: the first side of order that is at the border and not
 * taken, or else the one taken. */
static struct door door_of_cell(size_t x, size_t y, const struct door_field *f,
                                const unsigned order[4], const struct door *taken)
{
    struct door d = {true, x, y, false, MAZE_N}, found = d;
    for (int i = 0; i < 4; i++) {
        size_t edge[4] = {y, f->width - 1 - x, f->height - 1 - y, x};
        d.side = order[i];
        d.open = edge[d.side] == 0;
        if (d.open && (!found.open || same_gap(taken, &found)))
            found = d;
    }
    return found;
}

struct door_spec door_spec_of(const struct door *door)
{
    struct door_spec spec = {.how = DOOR_NONE, .side = door->side};
    if (!door->there)
        return spec;
    spec.how = door->open ? DOOR_PLACE : DOOR_CELL;
    spec.place = door->side == MAZE_N || door->side == MAZE_S ? door->x : door->y;
    spec.x = door->x;
    spec.y = door->y;
    spec.shut = true;
    return spec;
}

/* Is there a choice? On a side of one cell there is none. */
static bool is_random(const struct door_spec *spec, const struct door_field *f)
{
    return spec->how == DOOR_RANDOM || (spec->how == DOOR_SIDE && side_length(spec->side, f) > 1);
}

/* How far a place is from what a random door wants, the other one being taken:
 * the best there is will be taken. */
enum fit { FIT, FIT_BESIDE, FIT_CELL, FIT_GAP, FIT_OUT };

static enum fit door_fit(const struct door *d, const struct door_field *f, const struct door *taken)
{
    return !is_in(f, d->x, d->y)               ? FIT_OUT
           : same_gap(taken, d)                ? FIT_GAP
           : same_cell(taken, d)               ? FIT_CELL
           : f->board && doors_touch(taken, d) ? FIT_BESIDE
                                               : FIT;
}

static struct door door_random(const struct door_spec *spec, const struct door_field *f,
                               struct rng *rng, const struct door *taken)
{
    uint64_t n = random_length(spec, f);
    enum fit best = FIT_OUT, fit;
    struct door d;
    for (uint64_t k = 0; k < n && best != FIT; k++) {
        d = random_place(spec, k, f);
        fit = door_fit(&d, f, taken);
        best = fit < best ? fit : best;
    }
    do
        d = random_place(spec, rng_below(rng, n), f);
    while (door_fit(&d, f, taken) != best);
    return d;
}

/* The first cell in a mask, or the last one. */
static size_t default_cell(const struct door_field *f, bool last)
{
    size_t n = f->height * f->stride, i = last ? n - 1 : 0;
    while (i % f->stride >= f->width || (f->in && !f->in[i]))
        i = last ? i - 1 : i + 1;
    return i;
}

/* Any door; last: the default_value is the last cell, not the first. */
static struct door door_choose(const struct door_spec *spec, bool last, const struct door_field *f,
                               const unsigned order[4], struct rng *rng, const struct door *taken)
{
    struct door d = {false, 0, 0, false, MAZE_N};
    size_t i;
    switch (spec->how) {
    case DOOR_DEFAULT:
        if (!f->in)
            return door_of_cell(last ? f->width - 1 : 0, last ? f->height - 1 : 0, f, order, taken);
        i = default_cell(f, last);
        return door_of_cell(i % f->stride, i / f->stride, f, order, taken);
    case DOOR_CELL:
        d = door_of_cell(spec->x, spec->y, f, order, taken);
        d.open = d.open && !spec->shut;
        return d;
    case DOOR_PLACE:
        return door_at(spec->side, (size_t)spec->place, f);
    case DOOR_SIDE:
    case DOOR_RANDOM:
        return door_random(spec, f, rng, taken);
    case DOOR_FAR: /* a cell by now: doors_far */
    case DOOR_NONE:
        break;
    }
    return d;
}

/* A random entrance waits for an exit that is not, so as to stay clear of it. */
void doors_choose(const struct door_spec *entrance, const struct door_spec *exit,
                  const struct door_field *field, struct rng *rng, struct door *in,
                  struct door *out)
{
    static const unsigned in_order[4] = {MAZE_N, MAZE_W, MAZE_S, MAZE_E};
    static const unsigned out_order[4] = {MAZE_S, MAZE_E, MAZE_N, MAZE_W};
    const struct door none = {false, 0, 0, false, MAZE_N};
    bool exit_first = is_random(entrance, field) && !is_random(exit, field);
    if (exit_first)
        *out = door_choose(exit, true, field, out_order, rng, &none);
    *in = door_choose(entrance, false, field, in_order, rng, exit_first ? out : &none);
    if (!exit_first)
        *out = door_choose(exit, true, field, out_order, rng, in);
}

/* ---- far doors ---- */

/* The cell farthest from a cell. */
static int farthest(struct maze *m, size_t from, struct mem *work, size_t *cell, struct err *err)
{
    int got;
    maze_clear(m, (unsigned char)~(MAZE_DIGIT | MAZE_OBSTACLE));
    maze_seal_border(m);
    got = bfs_search(m, from, SIZE_MAX, cell, work, err);
    maze_clear(m, (unsigned char)~(MAZE_DIGIT | MAZE_OBSTACLE));
    return got < 0 ? -1 : 0;
}

static void door_name(struct door_spec *spec, const struct maze *m, size_t cell)
{
    bool board = m->kind == MAZE_BLOCK;
    spec->how = DOOR_CELL;
    spec->shut = board;
    spec->x = cell % m->stride - board;
    spec->y = cell / m->stride - board;
}

/* In a tree, the cell farthest from any is an end of a longest way (Jordan,
 * 1869, on the centre of a tree), so two floods find both ends of one. */
int doors_far(struct door_spec *entrance, struct door_spec *exit, const struct door_field *field,
              struct maze *m, const struct rng *rng, struct mem *work, struct err *err)
{
    struct door_spec in = *entrance, out = *exit;
    bool in_far = in.how == DOOR_FAR, out_far = out.how == DOOR_FAR;
    struct rng copy = *rng;
    struct door door[2];
    size_t to, from = default_cell(field, false);
    from += field->board * (m->stride + 1);
    in.how = in_far ? DOOR_NONE : in.how;
    out.how = out_far ? DOOR_NONE : out.how;
    doors_choose(&in, &out, field, &copy, &door[0], &door[1]);
    if (door[0].there || door[1].there) {
        const struct door *d = &door[!door[0].there];
        from = (d->y + field->board) * m->stride + d->x + field->board;
    } else {
        for (size_t n = m->stride * m->height, i = n; i-- > 0;)
            if (i % m->stride < m->width && !maze_solid(m, i))
                from = i;
        if (farthest(m, from, work, &from, err))
            return -1;
    }
    if (farthest(m, from, work, &to, err))
        return -1;
    if (in_far)
        door_name(entrance, m, door[1].there ? to : from);
    if (out_far)
        door_name(exit, m, to);
    return 0;
}

/* ---- in the maze ---- */

size_t door_place(const struct door *door, const struct maze *m)
{
    size_t i = door->y * m->stride + door->x;
    if (m->kind == MAZE_BLOCK)
        i += m->stride + 1;
    return m->kind == MAZE_BLOCK && door->open ? maze_neighbour(m, i, door->side) : i;
}

void door_carve(const struct door *door, struct maze *m)
{
    unsigned char *cell = m->cell + door_place(door, m);
    if (!door->there || !door->open)
        return;
    if (m->kind == MAZE_BLOCK)
        *cell &= (unsigned char)~MAZE_OBSTACLE;
    else
        maze_carve(m, cell, door->side);
}

void door_carve_row(const struct door *door, unsigned char *row, size_t width, size_t y,
                    bool border)
{
    if (!door->there || !door->open)
        return;
    if (door->side == MAZE_N || door->side == MAZE_S) {
        if (door->side == MAZE_N ? y == 0 : border)
            row[door->x] &= (unsigned char)~MAZE_NORTH;
    } else if (y == door->y && !border) {
        row[door->side == MAZE_W ? 0 : width] &= (unsigned char)~MAZE_WEST;
    }
}
