/* graph: a maze as a graph, for the formats that are lists of passages. Cell (x, y) is
 * vertex y * width + x, solid cells too; a passage is told of by the cell that is east or
 * south of it. */
#ifndef GRAPH_H
#define GRAPH_H

#include "render.h"

static inline uint64_t graph_vertex(const struct canvas *c, size_t x, size_t y)
{
    return (uint64_t)y * c->head->width + x;
}

/* Is there a passage to the west, to the north? Not out of the maze. */
static inline bool graph_west(const unsigned char *here, size_t x)
{
    return x > 0 && !(here[x] & MAZE_VERT);
}

static inline bool graph_north(const unsigned char *here, size_t x, size_t y)
{
    return y > 0 && !(here[x] & MAZE_HORIZ);
}

/* Is the cell solid? Of the last row `below` is the border row. */
static inline bool graph_solid(const struct canvas *c, const unsigned char *here,
                               const unsigned char *below, size_t x)
{
    const struct header *h = c->head;
    if (h->kind == MAZE_BLOCK)
        return here[x] & MAZE_OBSTACLE;
    return here[x] & MAZE_VERT && here[x] & MAZE_HORIZ && here[x + 1] & MAZE_VERT &&
           below[x] & MAZE_HORIZ && !(h->width == 1 && h->height == 1);
}

/* Is row y one of cells, not the border? */
static inline bool graph_has(const struct canvas *c, size_t y)
{
    return c->head->endless || y < c->head->height;
}

#endif
