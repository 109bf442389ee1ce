#include "door_draw.h"

#include "door_choose.h"

bool door_draw_needs_maze(const struct door_draw *d)
{
    return d->many || door_request_any(d->request, DOOR_FAR, DOOR_DEADEND);
}

/* The doors have random numbers of their own, so that they do not change the maze. Skips rng_jump,
 * which costs as much as a small maze, if no door is random. */
void door_draw_start(struct door_draw *d, const struct rng *rng, uint64_t index)
{
    d->rng = *rng;
    d->search.rng = &d->rng;
    d->search.index = index;
    if (door_request_is_random(&d->request[DOOR_ENTRANCE]) ||
        door_request_is_random(&d->request[DOOR_EXIT]))
        rng_jump(&d->rng);
}

int door_draw_choose(struct door_draw *d, const struct door_request request[DOOR_COUNT],
                     struct err *err)
{
    enum { TRIES = 100 }; /* one door can leave no room for the other by chance */
    const struct door_field *field = d->search.field;
    for (int k = 0; k < TRIES; k++) {
        doors_choose(request, field, &d->rng, d->door);
        if (!field->inset || !doors_touch(&d->door[DOOR_ENTRANCE], &d->door[DOOR_EXIT]))
            return 0;
    }
    return err_set(err, "-e and -x: entrance and exit must not be side by side");
}

void door_draw_prepare(struct door_draw *d, struct maze *m)
{
    for (int i = 0; i < DOOR_COUNT; i++) {
        const bool stays = d->before && d->request[i].kind != DOOR_FAR;
        d->search.request[i] = stays ? door_request_of(&d->door[i]) : d->request[i];
    }
    if (door_request_any(d->request, DOOR_INSIDE, DOOR_DEADEND))
        maze_clear(m, (unsigned char)~MAZE_DIGIT);
    d->search.maze = m;
    d->search.marked = false;
    door_pairs_free(&d->pairs);
    d->used_up = false;
}

int door_draw_next(struct door_draw *d, struct err *err)
{
    enum { REDRAWS = 1000 };
    struct door_request found[DOOR_COUNT];
    int got;
    for (int k = 0; k < REDRAWS; k++) { /* doors that depend on the passages come first */
        if (doors_find(&d->search, found, err) || door_draw_choose(d, found, err))
            return -1;
        if (!d->many || d->used_up)
            return 0;
        got = door_pairs_add(&d->pairs, d->door, d->search.field->stride, err);
        if (got)
            return got < 0 ? -1 : 0;
    }
    d->used_up = true;
    return 0;
}
