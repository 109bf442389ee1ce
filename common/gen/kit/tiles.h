/* tiles: divides a maze into tiles, for algorithms that work on one piece at a time, which stays in
 * the cache. */
#ifndef GEN_KIT_TILES_H
#define GEN_KIT_TILES_H

#include "common/maze/maze.h"

/* The division of a maze: all tiles have this size, except for the last ones of a row or column. */
struct tiles {
    size_t width, height;
};

/* A tile: its first cell and its size. */
struct tile {
    size_t x, y, width, height;
};

static inline size_t tiles_min(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* Returns the largest tiles of at most side * side cells; they are square unless the maze is
 * thin. */
static inline struct tiles tiles_choose(const struct maze *m, size_t side)
{
    const size_t most = side * side;
    size_t high = most / m->height, wide = most / m->width;
    return (struct tiles){tiles_min(m->width, high > side ? high : side),
                          tiles_min(m->height, wide > side ? wide : side)};
}

/* Returns the number of cells beside a cut between two tiles; those in a corner count twice. */
static inline size_t tiles_cut_cells(const struct tiles *s, const struct maze *m)
{
    return 2 * ((m->height - 1) / s->height * m->width + (m->width - 1) / s->width * m->height);
}

/* Returns the tile whose first cell is (x, y). */
static inline struct tile tiles_at(const struct tiles *s, const struct maze *m, size_t x, size_t y)
{
    return (struct tile){x, y, tiles_min(s->width, m->width - x),
                         tiles_min(s->height, m->height - y)};
}

#endif
