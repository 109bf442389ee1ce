/* choice: chooses one of several directions, the first one or a random one. */
#ifndef SOLVE_KIT_CHOICE_H
#define SOLVE_KIT_CHOICE_H

#include "common/base/bits.h"
#include "common/base/rng.h"
#include "common/base/row.h"
#include "common/maze/maze.h"

#include <stdbool.h>

/* The only key of a solver that takes the first direction unless a seed is specified. */
static const struct row_key choice_keys[ROW_KEYS + 1] = {
    {"seed", 0, UINT64_MAX, 0, "seed; 0: fixed order", 0, NULL},
};

struct choice {
    bool is_random;
    struct rng rng;
};

/* Returns a source of random choices with this `seed`. */
static inline struct choice choice_random(uint64_t seed)
{
    struct choice c = {.is_random = true};
    rng_seed(&c.rng, seed, 0);
    return c;
}

/* Returns a source of random choices or, if `seed` is 0, one that always chooses the first
 * direction. For choice_keys. */
static inline struct choice choice_init(uint64_t seed)
{
    struct choice c = choice_random(seed);
    c.is_random = seed != 0;
    return c;
}

/* Returns one direction of the nonempty `set` (bit d for direction d): the lowest, or a random one,
 * all equally likely. Draws nothing if there is only one. */
static inline unsigned choice_dir(struct choice *c, unsigned set)
{
    if (c->is_random && set & (set - 1)) {
        for (uint64_t skip = rng_below(&c->rng, maze_degree(set)); skip > 0; skip--)
            set &= set - 1;
    }
    return (unsigned)bits_lowest(set);
}

#endif
