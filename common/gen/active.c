#include "active.h"

#define HOLE SIZE_MAX

int active_init(struct active *a, const uint64_t *weights, struct err *err)
{
    *a = (struct active){{NULL, 0, 0}, 0, 0, weights, 0};
    for (int rule = 0; rule < ACTIVE_RULES; rule++)
        a->sum += weights[rule];
    return a->sum ? 0 : err_set(err, "all weights of the list are 0");
}

int active_add(struct active *a, size_t cell, struct mem *work, struct err *err)
{
    if (cells_room(&a->cells, work, 1, err))
        return -1;
    a->cells.at[a->cells.count++] = cell;
    return 0;
}

void active_strike(struct active *a, size_t k)
{
    struct cells *c = &a->cells;
    size_t to = 0;
    c->at[k] = HOLE;
    a->holes++;
    for (; c->count > a->first && c->at[c->count - 1] == HOLE; c->count--)
        a->holes--;
    for (; a->first < c->count && c->at[a->first] == HOLE; a->first++)
        a->holes--;
    if (2 * (a->first + a->holes) <= c->count || c->count < 64)
        return;
    for (size_t i = a->first; i < c->count; i++) {
        c->at[to] = c->at[i];
        to += c->at[i] != HOLE;
    }
    c->count = to;
    a->first = a->holes = 0;
}

size_t active_choose(const struct active *a, struct rng *rng)
{
    uint64_t draw = rng_below(rng, a->sum);
    size_t last = a->cells.count - 1, k = last;
    int rule = ACTIVE_NEWEST;
    for (; draw >= a->weights[rule]; rule++)
        draw -= a->weights[rule];
    if (rule == ACTIVE_OLDEST)
        return a->first;
    if (rule == ACTIVE_MIDDLE)
        k = a->first + (last - a->first) / 2;
    while (rule == ACTIVE_RANDOM &&
           a->cells.at[k = a->first + (size_t)rng_below(rng, last - a->first + 1)] == HOLE)
        ;
    while (a->cells.at[k] == HOLE)
        k++;
    return k;
}
