#include "graph.h"

void graph_cell(struct render_ctx *c, const struct render_row *row, size_t x)
{
    const unsigned char *here = row->here + x;
    const size_t y = row->y;
    struct graph_passage p = {x, y - 1, x, y, row->above[x] & *here & MAZE_PATH};
    if (y > 0 && !(*here & MAZE_NORTH))
        c->format->passage(c, &p);
    if (x > 0 && !(*here & MAZE_WEST)) {
        p = (struct graph_passage){x - 1, y, x, y, here[-1] & *here & MAZE_PATH};
        c->format->passage(c, &p);
    }
}

int graph_shape(struct render_ctx *c)
{
    const struct maze *m = c->maze;
    const struct shape_graph *g = &c->graph;
    if (shape_graph_set(&c->graph, m, NULL, c->err))
        return -1;
    writer_head(c->writer, c->head, NULL);
    for (uint32_t k = 0, other, wall; k < g->pieces.count; k++)
        for (size_t arc = 0; (other = shape_graph_next(g, k, &arc, &wall)) != SHAPE_NOWHERE;) {
            const struct place to = maze_place(m, g->at[k]), from = maze_place(m, g->at[other]);
            const bool is_path = m->cell[g->at[k]] & m->cell[g->at[other]] & MAZE_PATH;
            const struct graph_passage p = {from.x, from.y, to.x, to.y, is_path};
            if (other < k)
                c->format->passage(c, &p);
        }
    return 1;
}

int graph_row(struct render_ctx *c, const struct render_row *row)
{
    for (size_t x = 0; x < c->head->width && !row->is_border; x++)
        graph_cell(c, row, x);
    return 0;
}
