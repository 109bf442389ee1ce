/* graph: a maze as a graph, for the formats that list its passages. Cell (x, y) is vertex
 * y * width + x, solid cells included. */
#ifndef RENDER_KIT_GRAPH_H
#define RENDER_KIT_GRAPH_H

#include "common/render/render.h"

/* A passage from cell (x0, y0) to cell (x1, y1), its neighbour to the east or south. */
struct graph_passage {
    size_t x0, y0, x1, y1;
    bool is_path; /* both cells are on the path */
};

/* Returns the vertex of cell (x, y). */
static inline unsigned long long graph_vertex(const struct render_ctx *c, size_t x, size_t y)
{
    return (unsigned long long)y * c->head->width + x;
}

/* Calls c->format->passage for the passages of cell x of `row` to its northern and to its western
 * neighbour, in this order. */
void graph_cell(struct render_ctx *c, const struct render_row *row, size_t x);

/* Calls graph_cell for every cell of `row`: the row() of formats that list only passages. Returns
 * 0. */
int graph_row(struct render_ctx *c, const struct render_row *row);

#endif
