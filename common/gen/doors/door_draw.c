#include "door_draw.h"

#include <string.h>

enum { FIRST_SIZE = 16 };

/* Returns the slot that contains `pair`, or the free slot where it belongs. */
static uint64_t *door_pairs_slot(const struct door_pairs *s, uint64_t pair)
{
    uint64_t *const slots = (uint64_t *)(void *)s->slots.at;
    size_t i = (size_t)rng_mix(pair) & (s->size - 1);
    while (slots[i] && slots[i] != pair)
        i = (i + 1) & (s->size - 1);
    return &slots[i];
}

void door_pairs_free(struct door_pairs *s)
{
    mem_free(&s->slots);
    s->size = s->count = 0;
}

/* Doubles the number of slots. Returns 0, or -1 with *err set. */
static int door_pairs_grow(struct door_pairs *s, struct err *err)
{
    const uint64_t *old = (const uint64_t *)(void *)s->slots.at;
    struct door_pairs wide = {.size = s->size ? 2 * s->size : FIRST_SIZE, .count = s->count};
    if (mem_need_array(&wide.slots, wide.size, sizeof *old, 0))
        return err_memory(err);
    memset(wide.slots.at, 0, wide.size * sizeof *old);
    for (size_t i = 0; i < s->size; i++)
        *door_pairs_slot(&wide, old[i]) = old[i];
    door_pairs_free(s);
    *s = wide;
    return 0;
}

/* Adds the pair of the doors chosen last to the set. From the fourth pair on, the set takes at most
 * 32 bytes per pair, and 48 while it grows. Returns 1, 0 if the set already has the pair, or -1
 * with *err set if memory runs out. */
static int door_pairs_add(struct door_draw *d, struct err *err)
{
    struct door_pairs *s = &d->pairs;
    const struct door_field *f = d->search.field;
    const uint64_t cells = f->stride * f->height;
    uint64_t pair = 0, *slot;
    for (int i = 0; i < DOOR_COUNT; i++)
        pair = pair * (cells + 1) +
               (d->door[i].exists ? door_field_cell(f, door_cell(&d->door[i], f->stride)) + 1 : 0);
    if (s->count >= s->size / 2 && door_pairs_grow(s, err))
        return -1;
    slot = door_pairs_slot(s, pair);
    if (*slot)
        return 0;
    *slot = pair;
    s->count++;
    return 1;
}

/* ---- the doors of a maze ---- */

bool door_draw_needs_maze(const struct door_draw *d)
{
    return d->many || door_request_any(d->request, DOOR_FAR, DOOR_ROOT);
}

/* The doors have a random stream of their own, so that they do not change the maze. If no door is
 * random, skips rng_jump, which costs as much as a small maze. */
void door_draw_start(struct door_draw *d, const struct rng *rng)
{
    d->rng = *rng;
    d->search.rng = &d->rng;
    if (door_request_is_random(&d->request[DOOR_ENTRANCE]) ||
        door_request_is_random(&d->request[DOOR_EXIT]))
        rng_jump(&d->rng);
}

int door_draw_choose(struct door_draw *d, const struct door_request request[DOOR_COUNT],
                     struct err *err)
{
    const struct door_field *field = d->search.field;
    bool is_random = door_request_is_random(&request[0]) || door_request_is_random(&request[1]);
    bool found = false;
    /* by chance, one door may leave no room for the other */
    for (int tries = is_random ? 100 : 1; tries > 0; tries--) {
        struct door door[DOOR_COUNT];
        bool share;
        doors_choose(request, field, &d->rng, door);
        if (field->inset && doors_touch(&door[DOOR_ENTRANCE], &door[DOOR_EXIT]))
            continue;
        share = doors_share_cell(field, &door[DOOR_ENTRANCE], &door[DOOR_EXIT]);
        if (!share || !found) /* the first pair, if all share a cell */
            memcpy(d->door, door, sizeof door);
        found = true;
        if (!share)
            break;
    }
    return found ? 0 : err_set(err, "-e and -x: entrance and exit must not be side by side");
}

void door_draw_prepare(struct door_draw *d, struct maze *m, size_t root)
{
    for (int i = 0; i < DOOR_COUNT; i++) {
        const bool stays = d->before && d->request[i].kind != DOOR_FAR;
        d->search.request[i] = stays ? door_request_of(&d->door[i]) : d->request[i];
        if (d->request[i].kind == DOOR_CELL && m->kind == MAZE_BLOCK && !d->search.field->inset)
            m->cell[maze_cell(m, d->request[i].at)] &= (unsigned char)~MAZE_OBSTACLE;
        if (d->request[i].kind == DOOR_ROOT)
            d->search.request[i] =
                (struct door_request){.kind = DOOR_CELL, .at = maze_place(m, root), .closed = true};
    }
    if (m->kind == MAZE_BLOCK && door_draw_needs_maze(d))
        door_search_set_walls(m);
    else if (door_request_any(d->request, DOOR_FAR, DOOR_DEADEND))
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
        got = doors_find(&d->search, found, err) ? -1 : door_draw_choose(d, found, err);
        if (got)
            return got;
        if (!d->many || d->used_up)
            return 0;
        got = door_pairs_add(d, err);
        if (got)
            return got < 0 ? -1 : 0;
    }
    d->used_up = true;
    return 0;
}
