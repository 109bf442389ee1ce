/* graph: a maze as a graph, for the formats that are lists of passages. Cell (x, y) is
 * vertex y * width + x, solid cells too; a passage is told of by the cell that is east or
 * south of it. */
#ifndef RENDER_KIT_GRAPH_H
#define RENDER_KIT_GRAPH_H

#include "common/render/render.h"

static inline uint64_t graph_vertex(const struct render_ctx *c, size_t x, size_t y)
{
    return (uint64_t)y * c->head->width + x;
}

/* Is there a passage to the west, to the north? Not out of the maze. */
static inline bool graph_west(const unsigned char *here, size_t x)
{
    return x > 0 && !(here[x] & MAZE_WEST);
}

static inline bool graph_north(const unsigned char *here, size_t x, size_t y)
{
    return y > 0 && !(here[x] & MAZE_NORTH);
}

/* Is the cell solid? Of the last row `below` is the border row. */
static inline bool graph_solid(const struct render_ctx *c, const unsigned char *here,
                               const unsigned char *below, size_t x)
{
    const struct header *h = c->head;
    if (h->kind == MAZE_BLOCK)
        return here[x] & MAZE_OBSTACLE;
    return here[x] & MAZE_WEST && here[x] & MAZE_NORTH && here[x + 1] & MAZE_WEST &&
           below[x] & MAZE_NORTH && !(h->width == 1 && h->height == 1);
}

#endif
