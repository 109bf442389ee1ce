#include "endpoint_set.h"

#include "common/base/rng.h"

#include <string.h>

enum { FIRST_SIZE = 16 };

/* A start and a goal, each plus 1; 0 stands for SIZE_MAX, no cell. If both are 0, the slot is free.
 */
struct endpoint_slot {
    size_t start, goal;
};

/* Returns the slot that has this pair, or the free one where it belongs. */
static struct endpoint_slot *endpoint_set_slot(const struct endpoint_set *s,
                                               struct endpoint_slot pair)
{
    struct endpoint_slot *slots = (struct endpoint_slot *)(void *)s->slots.at, *slot;
    uint64_t state = pair.start, i;
    state = rng_splitmix(&state) ^ pair.goal;
    i = rng_splitmix(&state);
    do
        slot = &slots[i++ & (s->size - 1)];
    while ((slot->start || slot->goal) && (slot->start != pair.start || slot->goal != pair.goal));
    return slot;
}

/* Doubles the number of slots. Returns 0, or -1 with *err set. */
static int endpoint_set_grow(struct endpoint_set *s, struct err *err)
{
    const struct endpoint_slot *old = (const struct endpoint_slot *)(void *)s->slots.at;
    struct endpoint_set wide = {.size = s->size ? 2 * s->size : FIRST_SIZE, .count = s->count};
    if (mem_need_array(&wide.slots, wide.size, sizeof *old, 0))
        return err_memory(err);
    memset(wide.slots.at, 0, wide.size * sizeof *old);
    for (size_t i = 0; i < s->size; i++)
        if (old[i].start || old[i].goal)
            *endpoint_set_slot(&wide, old[i]) = old[i];
    endpoint_set_free(s);
    *s = wide;
    return 0;
}

int endpoint_set_add(struct endpoint_set *s, size_t start, size_t goal, struct err *err)
{
    const struct endpoint_slot pair = {start + 1, goal + 1};
    struct endpoint_slot *slot;
    if (s->count >= s->size / 2 && endpoint_set_grow(s, err))
        return -1;
    slot = endpoint_set_slot(s, pair);
    if (slot->start || slot->goal)
        return 0;
    *slot = pair;
    s->count++;
    return 1;
}

void endpoint_set_free(struct endpoint_set *s)
{
    mem_free(&s->slots);
    s->size = s->count = 0;
}
