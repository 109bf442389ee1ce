/* known_maze: a maze with the distances between all pairs of cells, computed by the search of
 * graph.h, for the tests of doors at random cells and dead ends. */
#ifndef KNOWN_MAZE_H
#define KNOWN_MAZE_H

#include "common/gen/doors/door_search.h"
#include "common/gen/run/loops.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

enum { KNOWN_MOST = 49 };

/* A maze, and the results of the independent search. Cells are numbered as in struct graph. */
struct known {
    struct maze m;
    bool has_mask;
    unsigned char mask[KNOWN_MOST + 8];
    struct graph g;
    size_t n;
    long distance[KNOWN_MOST][KNOWN_MOST]; /* -1: unreachable */
    bool forest, connected;                /* connected: every cell is reachable from every other */
    long longest;
};

/* Generates the maze, which must have at most KNOWN_MOST cells or blocks. `inside` has '.' for the
 * cells of the mask, or is NULL; `braid` is as in struct loops. */
static inline void known_open(struct known *k, const char *algorithm, size_t w, size_t h,
                              const char *inside, uint64_t braid, struct rng *rng)
{
    struct maze_spec spec = {.w = w, .h = h, .seed = rng_next(rng)};
    size_t *component, cells = 0;
    memset(k, 0, sizeof *k);
    k->has_mask = inside != NULL;
    for (size_t i = 0; inside && i < w * h; i++)
        k->mask[i / w * (w + 1) + i % w] = inside[i] == '.' ? 0xff : 0;
    spec.gen = maze_spec_gen(algorithm);
    spec.mask = inside ? k->mask : NULL;
    maze_spec_make(&spec, &k->m);
    loops_make(&k->m, rng, &(struct loops){.braid = braid}, spec.mask, NULL);
    maze_clear(&k->m, spec.gen->board ? 0xf0 & ~MAZE_OBSTACLE : 0xf0);
    k->g = graph_of(&k->m);
    k->n = k->g.w * k->g.h;
    for (size_t i = 0; i < k->n; i++) {
        graph_distances(&k->g, i, k->distance[i]);
        cells += !k->g.solid[i];
        for (size_t j = 0; j < k->n; j++) {
            if (k->g.block && k->g.solid[i]) /* on a board, a walker could start there */
                k->distance[i][j] = -1;
            k->longest = k->distance[i][j] > k->longest ? k->distance[i][j] : k->longest;
        }
    }
    component = test_alloc(k->n, sizeof *component);
    k->connected = cells == k->n && graph_components(&k->g, component) == 1;
    k->forest = graph_passages(&k->g) == cells - graph_components(&k->g, component);
    free(component);
}

static inline void known_close(struct known *k)
{
    graph_free(&k->g);
    maze_free(&k->m);
}

static inline struct door_field known_field(const struct known *k)
{
    return (struct door_field){.width = k->m.width,
                               .height = k->m.height,
                               .stride = k->m.stride,
                               .mask = k->has_mask ? k->mask : NULL};
}

/* Returns the number of cell i of the maze. */
static inline size_t known_cell(const struct known *k, const struct door_request *spec,
                                size_t stays)
{
    const size_t w = k->m.width, h = k->m.height;
    if (spec->kind == DOOR_NONE)
        return stays;
    if (spec->kind == DOOR_CELL)
        return spec->at.y * w + spec->at.x;
    return spec->side % 2 ? (size_t)spec->place * w + (spec->side == MAZE_E ? w - 1 : 0)
                          : (size_t)spec->place + (spec->side == MAZE_S ? (h - 1) * w : 0);
}

/* Returns the weight of cell i in a free choice of the door, or 0 if the door cannot be there. A
 * door that does not exist can be anywhere, like a far one. */
static inline int known_weight(const struct known *k, const struct door_request *spec, size_t i)
{
    const size_t w = k->m.width, h = k->m.height, x = i % w, y = i / w;
    const unsigned open = k->g.open[i];
    if (k->has_mask && !k->mask[y * (w + 1) + x])
        return 0;
    switch (spec->kind) {
    case DOOR_CELL:
        return spec->at.x == x && spec->at.y == y;
    case DOOR_RANDOM:
        return (x == 0) + (y == 0) + (x == w - 1) + (y == h - 1);
    case DOOR_DEADEND:
        return open && !(open & (open - 1));
    case DOOR_INSIDE:
        return open || k->n == 1; /* a cell without a passage is solid */
    default:
        return 1;
    }
}

static inline uint64_t known_min(const struct door_request spec[DOOR_COUNT])
{
    const uint64_t a = spec[0].values[DOOR_MIN], b = spec[1].values[DOOR_MIN];
    return a > b ? a : b;
}

/* Returns whether cell i for one door and cell j for the other satisfy both specs. */
static inline bool known_suits(const struct known *k, const struct door_request spec[DOOR_COUNT],
                               size_t i, size_t j, long least)
{
    return known_weight(k, &spec[0], i) && known_weight(k, &spec[1], j) &&
           k->distance[i][j] >= least;
}

#endif
