#include "door_pairs.h"

#include "common/base/rng.h"

#include <string.h>

enum { FIRST_SIZE = 16 };

/* The cells of the doors, each plus 1; 0 stands for a door that does not exist. If both are 0, the
 * slot is free. */
struct door_pair {
    size_t cell[DOOR_COUNT];
};

/* Returns whether a slot has a pair. */
static bool door_pair_is_used(const struct door_pair *slot)
{
    return slot->cell[0] || slot->cell[1];
}

/* Returns the slot that has this pair, or the free one where it belongs. */
static struct door_pair *door_pairs_slot(const struct door_pairs *s, struct door_pair pair)
{
    struct door_pair *slots = (struct door_pair *)(void *)s->slots.at, *slot;
    uint64_t state = pair.cell[0], i;
    state = rng_splitmix(&state) ^ pair.cell[1];
    i = rng_splitmix(&state);
    do
        slot = &slots[i++ & (s->size - 1)];
    while (door_pair_is_used(slot) && memcmp(slot, &pair, sizeof pair) != 0);
    return slot;
}

/* Doubles the number of slots. Returns 0, or -1 with *err set. */
static int door_pairs_grow(struct door_pairs *s, struct err *err)
{
    const struct door_pair *old = (const struct door_pair *)(void *)s->slots.at;
    struct door_pairs wide = {.size = s->size ? 2 * s->size : FIRST_SIZE, .count = s->count};
    if (mem_need_array(&wide.slots, wide.size, sizeof *old, 0))
        return err_memory(err);
    memset(wide.slots.at, 0, wide.size * sizeof *old);
    for (size_t i = 0; i < s->size; i++)
        if (door_pair_is_used(&old[i]))
            *door_pairs_slot(&wide, old[i]) = old[i];
    door_pairs_free(s);
    *s = wide;
    return 0;
}

int door_pairs_add(struct door_pairs *s, const struct door door[DOOR_COUNT], size_t stride,
                   struct err *err)
{
    struct door_pair pair = {{0, 0}}, *slot;
    for (int i = 0; i < DOOR_COUNT; i++)
        if (door[i].exists)
            pair.cell[i] = door_cell(&door[i], stride) + 1;
    if (s->count >= s->size / 2 && door_pairs_grow(s, err))
        return -1;
    slot = door_pairs_slot(s, pair);
    if (door_pair_is_used(slot))
        return 0;
    *slot = pair;
    s->count++;
    return 1;
}

void door_pairs_free(struct door_pairs *s)
{
    mem_free(&s->slots);
    s->size = s->count = 0;
}
