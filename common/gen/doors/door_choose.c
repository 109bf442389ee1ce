#include "door_choose.h"

/* Returns whether `taken` exists, in the same cell as d. */
static bool same_cell(const struct door *taken, const struct door *d)
{
    return taken->exists && place_equal(taken->at, d->at);
}

/* Returns whether `taken` is the same opening in the border as d, which is open. */
static bool same_opening(const struct door *taken, const struct door *d)
{
    return same_cell(taken, d) && taken->open && taken->side == d->side;
}

/* Returns the door of a cell. It opens the first side in `order` that is in the border and not the
 * opening of `taken`, or else that opening. If a part of a cell of a shape has neither, the first
 * part of that cell serves. */
static struct door door_of_cell(struct place at, const struct door_field *f,
                                const unsigned order[4], const struct door *taken)
{
    const size_t edge[4] = {at.y, f->width - 1 - at.x, f->height - 1 - at.y, at.x};
    struct door d = {true, at, false, MAZE_N}, found = d;
    for (int i = 0; i < 4; i++) {
        d.side = order[i];
        d.open = edge[d.side] == f->inset;
        d.open = d.open && door_in_mask(f, &d);
        if (d.open && (!found.open || same_opening(taken, &found)))
            found = d;
    }
    if (!found.open && f->graph) {
        const size_t first = shape_graph_first(f->graph, door_cell(&d, f->stride));
        if (first != door_cell(&d, f->stride))
            return door_of_cell((struct place){first % f->stride, first / f->stride}, f, order,
                                taken);
    }
    return found;
}

/* Returns whether there is a choice of places; on a side of one place there is none. */
static bool is_random(const struct door_request *request, const struct door_field *f)
{
    return request->kind == DOOR_RANDOM ||
           (request->kind == DOOR_SIDE && !request->has_place && door_places(f, request->side) > 1);
}

/* How badly a place suits a random door when the other door is taken. The best of all places are
 * used. */
enum door_fit { FIT, FIT_TOUCHES, FIT_SAME_CELL, FIT_SAME_OPENING, FIT_OUTSIDE };

static enum door_fit door_fit(const struct door *d, const struct door_field *f,
                              const struct door *taken)
{
    return !door_in_mask(f, d)                 ? FIT_OUTSIDE
           : same_opening(taken, d)            ? FIT_SAME_OPENING
           : same_cell(taken, d)               ? FIT_SAME_CELL
           : f->inset && doors_touch(taken, d) ? FIT_TOUCHES
                                               : FIT;
}

/* Chooses a random one of the places that suit best. */
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

/* Returns the default cell: for an entrance the first cell in reading order, for an
 * exit the last one, in a mask the first or last one inside. (Other defaults: carve.c finds an exit
 * that its maze allows; solve/run/endpoints.c has start and goal of mazes without them in the
 * header; import/kit/micromouse.c those of micromouse mazes.) */
static struct place default_cell(const struct door_field *f, int which)
{
    const bool last = which == DOOR_EXIT;
    size_t i = last ? f->height * f->stride - 1 : 0;
    if (f->graph) {
        i = f->graph->at[last ? f->graph->pieces.count - 1 : 0];
        return (struct place){i % f->stride, i / f->stride};
    }
    if (!f->mask)
        return last ? (struct place){f->width - 1 - f->inset, f->height - 1 - f->inset}
                    : (struct place){f->inset, f->inset};
    while (!f->mask[i])
        i = last ? i - 1 : i + 1;
    return (struct place){i % f->stride, i / f->stride};
}

/* The order in which the sides of a cell are tried. */
static const unsigned door_order[DOOR_COUNT][4] = {{MAZE_N, MAZE_W, MAZE_S, MAZE_E},
                                                   {MAZE_S, MAZE_E, MAZE_N, MAZE_W}};

/* Returns the default door. */
static struct door door_default(int which, const struct door_field *f, const struct door *taken)
{
    return door_of_cell(default_cell(f, which), f, door_order[which], taken);
}

/* Chooses a door. taken: the other door, if it is chosen already. */
static struct door door_choose(const struct door_request *request, int which,
                               const struct door_field *f, struct rng *rng,
                               const struct door *taken)
{
    struct door d = {.side = MAZE_N};
    switch (request->kind) {
    case DOOR_DEFAULT:
        d = door_default(which, f, taken);
        if (f->endless) /* it has no exit */
            d.exists = which == DOOR_ENTRANCE;
        return d;
    case DOOR_CELL:
        d = door_of_cell(request->at, f, door_order[which], taken);
        d.open = d.open && !request->closed;
        return d;
    case DOOR_SIDE:
    case DOOR_RANDOM:
        return request->has_place ? door_at_side(f, request->side, (size_t)request->place)
                                  : door_random(request, f, rng, taken);
    default: /* none; far, inside, dead ends and root: they are not replaced yet;
                doors_choose has replaced opposite */
        return d;
    }
}

/* Chooses the entrance first, except if it is opposite the exit, or is random while the exit is
 * fixed: then it must avoid the exit. */
void doors_choose(const struct door_request request[DOOR_COUNT], const struct door_field *field,
                  struct rng *rng, struct door door[DOOR_COUNT])
{
    const struct door none = {.exists = false};
    const struct door_request *entrance = &request[DOOR_ENTRANCE], *exit = &request[DOOR_EXIT];
    const bool exit_first =
        door_request_is_opposite(entrance) ||
        (is_random(entrance, field) && !is_random(exit, field) && !door_request_is_opposite(exit));
    const int first = exit_first ? DOOR_EXIT : DOOR_ENTRANCE, second = !first;
    struct door_request then = request[second];
    door[first] = door_choose(&request[first], first, field, rng, &none);
    if (door_request_is_opposite(&then))
        then.side = door[first].side ^ 2;
    door[second] = door_choose(&then, second, field, rng, &door[first]);
}

/* Checks whether door number `which`, which is to be opposite the other one, has a place. Returns
 * 0, or -1 with *err set. */
static int door_check_opposite(const struct door_request request[DOOR_COUNT], int which,
                               const struct door_field *field, struct err *err)
{
    const struct door none = {.exists = false};
    const struct door_request *other = &request[!which];
    const bool is_random = other->kind == DOOR_RANDOM;
    struct door door = {.side = other->side, .open = !door_request_is_opposite(other)};
    if (!is_random && other->kind != DOOR_SIDE)
        door = door_choose(other, !which, field, NULL, &none);
    if (!door.open)
        return err_set(err, "%s: opposite requires an %s on a side", door_option[which],
                       which == DOOR_EXIT ? "entrance" : "exit");
    for (unsigned side = 0; side < 4; side++) {
        const struct door_request places = {.kind = DOOR_SIDE, .side = side};
        struct door_request then = request[which];
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
        if (door_request_is_opposite(&request[i]) && door_check_opposite(request, i, field, err))
            return -1;
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
