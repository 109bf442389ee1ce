#include "door_choose.h"

#include "common/maze/bfs.h"

/* Returns whether `taken` exists, in the same cell as d. */
static bool same_cell(const struct door *taken, const struct door *d)
{
    return taken->exists && taken->x == d->x && taken->y == d->y;
}

/* Returns whether `taken` is the same opening in the border as d, which is open. */
static bool same_opening(const struct door *taken, const struct door *d)
{
    return same_cell(taken, d) && taken->open && taken->side == d->side;
}

/* Returns the door of a cell. It opens the first side in `order` that is in the border and not the
 * opening of `taken`, or else that opening. */
static struct door door_of_cell(size_t x, size_t y, const struct door_field *f,
                                const unsigned order[4], const struct door *taken)
{
    struct door d = {true, x, y, false, MAZE_N}, found = d;
    for (int i = 0; i < 4; i++) {
        size_t edge[4] = {y, f->width - 1 - x, f->height - 1 - y, x};
        d.side = order[i];
        d.open = edge[d.side] == f->inset;
        if (d.open && (!found.open || same_opening(taken, &found)))
            found = d;
    }
    return found;
}

/* Returns whether there is a choice of places; on a side of one place there is none. */
static bool is_random(const struct door_spec *spec, const struct door_field *f)
{
    return spec->kind == DOOR_RANDOM || (spec->kind == DOOR_SIDE && door_places(f, spec->side) > 1);
}

/* How badly a place suits a random door when the other door is taken. The best of all places are
 * used. */
enum door_fit { FIT, FIT_TOUCHES, FIT_SAME_CELL, FIT_SAME_OPENING, FIT_OUTSIDE };

static enum door_fit door_fit(const struct door *d, const struct door_field *f,
                              const struct door *taken)
{
    return !door_in_mask(f, d->x, d->y)        ? FIT_OUTSIDE
           : same_opening(taken, d)            ? FIT_SAME_OPENING
           : same_cell(taken, d)               ? FIT_SAME_CELL
           : f->inset && doors_touch(taken, d) ? FIT_TOUCHES
                                               : FIT;
}

/* Chooses a random one of the places that suit best. */
static struct door door_random(const struct door_spec *spec, const struct door_field *f,
                               struct rng *rng, const struct door *taken)
{
    uint64_t n = door_spec_places(spec, f);
    enum door_fit best = FIT_OUTSIDE, fit;
    struct door d;
    for (uint64_t k = 0; k < n && best != FIT; k++) {
        d = door_spec_place(spec, f, k);
        fit = door_fit(&d, f, taken);
        best = fit < best ? fit : best;
    }
    do
        d = door_spec_place(spec, f, rng_below(rng, n));
    while (door_fit(&d, f, taken) != best);
    return d;
}

/* Stores the default cell in *x and *y: for an entrance the first cell in reading order, for an
 * exit the last one, in a mask the first or last one inside. (Other defaults: carve.c finds an exit
 * that its maze allows; solve/run/endpoints.c has start and goal of mazes without them in the
 * header; import/micromouse.c those of micromouse mazes.) */
static void default_cell(const struct door_field *f, int which, size_t *x, size_t *y)
{
    const bool last = which == DOOR_EXIT;
    size_t i = last ? f->height * f->stride - 1 : 0;
    *x = last ? f->width - 1 - f->inset : f->inset;
    *y = last ? f->height - 1 - f->inset : f->inset;
    if (!f->mask)
        return;
    while (!f->mask[i])
        i = last ? i - 1 : i + 1;
    *x = i % f->stride;
    *y = i / f->stride;
}

/* The order in which the sides of a cell are tried. */
static const unsigned door_order[DOOR_COUNT][4] = {{MAZE_N, MAZE_W, MAZE_S, MAZE_E},
                                                   {MAZE_S, MAZE_E, MAZE_N, MAZE_W}};

/* Returns the default door. */
static struct door door_default(int which, const struct door_field *f, const struct door *taken)
{
    size_t x, y;
    default_cell(f, which, &x, &y);
    return door_of_cell(x, y, f, door_order[which], taken);
}

/* Chooses one door, the other one being taken or not existing. */
static struct door door_choose(const struct door_spec *spec, int which, const struct door_field *f,
                               struct rng *rng, const struct door *taken)
{
    struct door d = {.side = MAZE_N};
    switch (spec->kind) {
    case DOOR_DEFAULT:
        return door_default(which, f, taken);
    case DOOR_CELL:
        d = door_of_cell(spec->x, spec->y, f, door_order[which], taken);
        d.open = d.open && !spec->closed;
        return d;
    case DOOR_SIDE_PLACE:
        return door_at_side(f, spec->side, (size_t)spec->place);
    case DOOR_SIDE:
    case DOOR_RANDOM:
        return door_random(spec, f, rng, taken);
    default: /* none; far, inside and dead ends: doors_find_far or doors_find_inside has not
                replaced them yet; doors_choose has replaced opposite */
        return d;
    }
}

/* The entrance is chosen first, unless it depends on the exit: it is opposite, or it is random and
 * the exit is neither, so that it has to avoid the exit. */
void doors_choose(const struct door_spec spec[DOOR_COUNT], const struct door_field *field,
                  struct rng *rng, struct door door[DOOR_COUNT])
{
    const struct door none = {.exists = false};
    const struct door_spec *entrance = &spec[DOOR_ENTRANCE], *exit = &spec[DOOR_EXIT];
    const bool exit_first =
        door_spec_is_opposite(entrance) ||
        (is_random(entrance, field) && !is_random(exit, field) && !door_spec_is_opposite(exit));
    const int first = exit_first ? DOOR_EXIT : DOOR_ENTRANCE, second = !first;
    struct door_spec then = spec[second];
    door[first] = door_choose(&spec[first], first, field, rng, &none);
    if (door_spec_is_opposite(&then))
        then = door_spec_opposite(&then, door[first].side);
    door[second] = door_choose(&then, second, field, rng, &door[first]);
}

/* Checks an opposite door if the other one is on this side. Returns 0, or -1 with *err set. */
static int opposite_check(const struct door_spec *spec, const char *what, unsigned side,
                          const struct door_field *f, struct err *err)
{
    struct door_spec then = door_spec_opposite(spec, side);
    return door_spec_check(&then, what, f, err);
}

int doors_check_opposite(const struct door_spec spec[DOOR_COUNT], const struct door_field *field,
                         struct err *err)
{
    static const char *const options[DOOR_COUNT] = {"-e", "-x"};
    static const char *const names[DOOR_COUNT] = {"entrance", "exit"};
    const struct door none = {.exists = false};
    for (int i = 0; i < DOOR_COUNT; i++) {
        const struct door_spec *other = &spec[!i];
        struct door door = {.side = other->side, .open = true};
        char text[DOOR_SPEC_TEXT];
        if (!door_spec_is_opposite(&spec[i]))
            continue;
        if (other->kind == DOOR_NONE || other->kind == DOOR_FAR || door_spec_is_inside(other) ||
            door_spec_is_opposite(other))
            return err_set(err, "%s: opposite requires an %s on a side, not %s", options[i],
                           names[!i], door_spec_text(other, text));
        if (other->kind == DOOR_CELL || other->kind == DOOR_DEFAULT)
            door = door_choose(other, !i, field, NULL, &none);
        if (!door.open)
            return err_set(err, "%s: opposite requires an %s on a side, but %zu,%zu is inside",
                           options[i], names[!i], door_shown(field, door.x),
                           door_shown(field, door.y));
        for (unsigned side = 0; side < 4; side++)
            if ((other->kind == DOOR_RANDOM ? door_side_in_mask(field, side) : side == door.side) &&
                opposite_check(&spec[i], options[i], side, field, err))
                return -1;
    }
    return 0;
}

void doors_or_default(const struct door door[DOOR_COUNT], const struct door_field *field,
                      struct door endpoint[DOOR_COUNT])
{
    const struct door none = {.exists = false};
    endpoint[DOOR_ENTRANCE] = door_default(DOOR_ENTRANCE, field, &none);
    endpoint[DOOR_EXIT] = door_default(DOOR_EXIT, field, &endpoint[DOOR_ENTRANCE]);
    for (int i = 0; i < DOOR_COUNT; i++)
        if (door[i].exists)
            endpoint[i] = door[i];
}

/* ---- far doors ---- */

/* Finds the cell farthest from cell `from`. */
static int farthest(struct maze *m, size_t from, struct mem *scratch, size_t *cell, struct err *err)
{
    int got;
    maze_clear(m, (unsigned char)~(MAZE_DIGIT | MAZE_OBSTACLE));
    maze_seal_border(m);
    got = bfs_search(m, from, SIZE_MAX, cell, scratch, err);
    maze_clear(m, (unsigned char)~(MAZE_DIGIT | MAZE_OBSTACLE));
    return got < 0 ? -1 : 0;
}

/* In a tree, the cell farthest from any cell is an end of a longest path (Jordan, 1869, on the
 * centre of a tree), so two searches find both ends of one. */
int doors_find_far(struct door_spec spec[DOOR_COUNT], const struct door_field *field,
                   struct maze *m, const struct rng *rng, struct mem *scratch, struct err *err)
{
    const size_t n = m->stride * m->height;
    struct rng copy = *rng;
    struct door door[DOOR_COUNT], endpoint[DOOR_COUNT];
    size_t cell[DOOR_COUNT];
    int other;
    maze_block_walls(m);
    doors_choose(spec, field, &copy, door);
    doors_or_default(door, field, endpoint);
    other = door[DOOR_ENTRANCE].exists || !door[DOOR_EXIT].exists ? DOOR_ENTRANCE : DOOR_EXIT;
    cell[other] = endpoint[other].y * m->stride + endpoint[other].x;
    if (!door[other].exists) {
        size_t i = 0;
        while (i < n && (i % m->stride == m->width || maze_solid(m, i)))
            i++;
        if (farthest(m, i < n ? i : cell[other], scratch, &cell[other], err))
            return -1;
    }
    if (farthest(m, cell[other], scratch, &cell[!other], err))
        return -1;
    for (int i = 0; i < DOOR_COUNT; i++)
        if (spec[i].kind == DOOR_FAR)
            spec[i] = (struct door_spec){.kind = DOOR_CELL,
                                         .x = cell[i] % m->stride,
                                         .y = cell[i] / m->stride,
                                         .closed = field->inset > 0};
    return 0;
}
