/* components: the connected components of a maze, for formats that shade them in 12 colours. A
 * component is identified by its first cell in reading order, which rarely changes from one frame
 * of a growing maze to the next, so the colours do not flicker. */
#ifndef RENDER_KIT_COMPONENTS_H
#define RENDER_KIT_COMPONENTS_H

#include "common/maze/dsu.h"
#include "common/maze/maze.h"

/* The components of a maze; {0} before first use. */
struct components {
    dsu_link *first; /* by cell; in mem; see components_first */
    size_t stride;   /* that of the maze */
    struct mem mem;  /* owned: 4 bytes per cell */
};

/* Finds the components of *m in time proportional to its cells (times the inverse of Ackermann's
 * function). Reuses the memory of an earlier call. Returns 0, or -1 with *err set if memory runs
 * out or the maze has DSU_MAX cells or more. */
int components_find(struct components *c, const struct maze *m, struct err *err);

void components_free(struct components *c);

/* Returns whether cell i, as for maze.h, is connected to another cell. If so, stores the first cell
 * of its component in *first. */
static inline bool components_first(const struct components *c, size_t i, size_t *first)
{
    *first = (size_t)c->first[i];
    return c->first[i] >= 0;
}

/* Returns whether cell i is connected to another cell. If so, stores a number in *color, the same
 * for all cells of its component. Two components whose first cells are neighbours, even diagonally,
 * have numbers that differ modulo 12. */
static inline bool components_color(const struct components *c, size_t i, size_t *color)
{
    const bool connected = components_first(c, i, color);
    if (connected)
        *color = *color % c->stride + 5 * (*color / c->stride);
    return connected;
}

#endif
