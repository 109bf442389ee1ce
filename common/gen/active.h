/* active: the list of cells that may grow, and the rule which of them does next,
 * of growing-tree and growing-forest.
 *
 * A cell struck off leaves a hole in the list, so that the order stays; when
 * half of the list are holes, it is closed up. A hole that is drawn is drawn
 * again, for a random cell, or passed over towards the newer ones. */
#ifndef ACTIVE_H
#define ACTIVE_H

#include "../opt.h"
#include "../rng.h"
#include "cells.h"

/* The rules, which are the first keys of both algorithms: how often each one
 * chooses is as its weight to the sum of them. */
enum { ACTIVE_NEWEST, ACTIVE_RANDOM, ACTIVE_OLDEST, ACTIVE_MIDDLE, ACTIVE_RULES };

#define ACTIVE_KEYS                                                                                \
    {"newest", 0, 1000000, 70, "weight of the newest cell", 0},                                    \
        {"random", 0, 1000000, 30, "weight of a random cell", 0},                                  \
        {"oldest", 0, 1000000, 0, "weight of the oldest cell", 0},                                 \
    {                                                                                              \
        "middle", 0, 1000000, 0, "weight of the middle of the list", 0                             \
    }

struct active {
    struct cells cells; /* the list, with holes */
    size_t first;       /* all before are holes; the last one is none */
    size_t holes;       /* from first on */
    const uint64_t *weights;
    uint64_t sum;
};

/* An empty list. -1 and err if all weights are 0. */
int active_init(struct active *a, const uint64_t *weights, struct err *err);

/* Adds a cell at the end. -1 and err: no memory; work is that of struct cells. */
int active_add(struct active *a, size_t cell, struct mem *work, struct err *err);

/* The place in the list, which is not empty, of the cell that grows next. */
size_t active_choose(const struct active *a, struct rng *rng);

/* Strikes the cell at place k off. */
void active_strike(struct active *a, size_t k);

#endif
