/* drawing: a maze to be completed, for the tests of --given. As an oracle, it has its own
 * representation of the given maze and its own search. */
#ifndef DRAWING_H
#define DRAWING_H

#include "common/gen/run/given.h"
#include "tests/graph.h"
#include "tests/maze_spec.h"

enum { DRAWING_SIDE = 6, DRAWING_CELLS = DRAWING_SIDE * DRAWING_SIDE };

/* A wall: open in the drawing, fixed, or free to be opened. */
enum drawing_wall { OPEN, FIXED, FREE };

struct drawing {
    size_t w, h;
    bool west[DRAWING_SIDE + 1][DRAWING_SIDE + 1],
        north[DRAWING_SIDE + 1][DRAWING_SIDE + 1]; /* closed; border included */
    bool marked[DRAWING_SIDE][DRAWING_SIDE],
        masked[DRAWING_SIDE][DRAWING_SIDE]; /* [y][x]; masked: outside the mask */
    bool has_mask;
    bool out[DRAWING_SIDE][DRAWING_SIDE]; /* derived: not part of the maze, */
    enum drawing_wall beside[DRAWING_SIDE][DRAWING_SIDE],
        above[DRAWING_SIDE][DRAWING_SIDE]; /* derived: the walls to the west and north */
};

static inline bool drawing_is_solid(const struct drawing *d, size_t x, size_t y)
{
    return d->west[y][x] && d->north[y][x] && d->west[y][x + 1] && d->north[y + 1][x] &&
           d->w * d->h > 1;
}

static inline enum drawing_wall drawing_wall_state(const struct drawing *d, bool closed, size_t x,
                                                   size_t y, size_t x2, size_t y2)
{
    if (!closed)
        return OPEN;
    return d->marked[y][x] || d->marked[y2][x2] || d->out[y][x] || d->out[y2][x2] ? FIXED : FREE;
}

static inline void drawing_derive(struct drawing *d)
{
    for (size_t y = 0; y < d->h; y++)
        for (size_t x = 0; x < d->w; x++)
            d->out[y][x] =
                (d->has_mask && d->masked[y][x]) || (d->marked[y][x] && drawing_is_solid(d, x, y));
    for (size_t y = 0; y < d->h; y++)
        for (size_t x = 0; x < d->w; x++) {
            d->beside[y][x] = x > 0 ? drawing_wall_state(d, d->west[y][x], x, y, x - 1, y) : FIXED;
            d->above[y][x] = y > 0 ? drawing_wall_state(d, d->north[y][x], x, y, x, y - 1) : FIXED;
        }
}

/* Labels the connected components by flooding until nothing changes. Cells are connected by OPEN
 * walls and, if `with_free` is set, by FREE walls. Returns the number of components. */
static inline size_t drawing_label(const struct drawing *d, bool with_free,
                                   size_t part[DRAWING_SIDE][DRAWING_SIDE])
{
    size_t parts = 0;
    bool changed = true;
    for (size_t y = 0; y < d->h; y++)
        for (size_t x = 0; x < d->w; x++)
            part[y][x] = y * DRAWING_SIDE + x;
#define JOIN(state, x2, y2)                                                                        \
    if ((state) != FIXED && ((state) == OPEN || with_free) && part[y][x] != part[y2][x2]) {        \
        part[y][x] = part[y2][x2] = part[y][x] < part[y2][x2] ? part[y][x] : part[y2][x2];         \
        changed = true;                                                                            \
    }
    while (changed) {
        changed = false;
        for (size_t y = 0; y < d->h; y++)
            for (size_t x = 0; x < d->w; x++) {
                if (x > 0)
                    JOIN(d->beside[y][x], x - 1, y)
                if (y > 0)
                    JOIN(d->above[y][x], x, y - 1)
            }
    }
    for (size_t y = 0; y < d->h; y++)
        for (size_t x = 0; x < d->w; x++)
            parts += !d->out[y][x] && part[y][x] == y * DRAWING_SIDE + x;
    return parts;
}

/* Passes the drawing to the code under test, as a maze in memory with some path marks. Returns the
 * result of given_prepare. */
static inline int drawing_take(struct given *g, const struct drawing *d, struct rng *rng,
                               struct err *err)
{
    static struct mask mask;
    struct maze *m = &g->maze;
    if (maze_shape(m, MAZE_WALLS, d->w, d->h, err) || mem_need(&mask.mem, m->stride * (d->h + 1)))
        exit(2);
    mask.width = d->w;
    mask.height = d->h;
    memset(m->cell, 0, m->stride * (d->h + 1));
    memset(mask.mem.at, 0, m->stride * (d->h + 1));
    for (size_t y = 0; y <= d->h; y++)
        for (size_t x = 0; x <= d->w; x++) {
            unsigned char *cell = m->cell + y * m->stride + x;
            if (y < d->h && d->west[y][x])
                *cell |= MAZE_WEST;
            if (x < d->w && d->north[y][x])
                *cell |= MAZE_NORTH;
            if (y == d->h || x == d->w)
                continue;
            *cell |= (unsigned char)((d->marked[y][x] ? MAZE_VISITED : 0) |
                                     (rng_below(rng, 4) == 0 ? MAZE_PATH : 0));
            mask.mem.at[y * m->stride + x] = d->masked[y][x] ? 0 : 0xff;
        }
    return given_prepare(g, d->has_mask ? &mask : NULL, err);
}

/* Completes the maze. */
static inline void drawing_complete(const struct gen *gen, const char *keys, struct given *g,
                                    struct rng *rng, struct maze *m)
{
    static struct mem scratch, cache;
    uint64_t values[ROW_KEYS];
    char name[100];
    struct err err;
    struct gen_job job = {.maze = m,
                          .rng = rng,
                          .values = values,
                          .scratch = &scratch,
                          .cache = &cache,
                          .err = &err,
                          .mask = g->inside.at,
                          .cells = g->cells,
                          .given = &g->maze};
    snprintf(name, sizeof name, "%s%s", gen->entry.name, keys);
    if (!row_find(gen_list, NULL, "algorithm", name, values, &err) ||
        maze_shape(m, MAZE_WALLS, g->maze.width, g->maze.height, &err) || generate(gen, &job))
        exit(2);
}

/* Returns the number of independent cycles of the drawing. */
static inline size_t drawing_loops(const struct drawing *d)
{
    size_t part[DRAWING_SIDE][DRAWING_SIDE], passages = 0, cells = 0;
    for (size_t y = 0; y < d->h; y++)
        for (size_t x = 0; x < d->w; x++) {
            cells += !d->out[y][x];
            passages += (size_t)(d->beside[y][x] == OPEN) + (d->above[y][x] == OPEN);
        }
    return passages + drawing_label(d, false, part) - cells;
}

#endif
