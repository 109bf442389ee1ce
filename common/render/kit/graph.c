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

int graph_row(struct render_ctx *c, const struct render_row *row)
{
    for (size_t x = 0; x < c->head->width && !row->is_border; x++)
        graph_cell(c, row, x);
    return 0;
}
