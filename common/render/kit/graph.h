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

#endif
