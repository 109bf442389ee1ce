/* edges: the passages as a list, a line each with its two cells:
 *
 *     # maze walls 3 2
 *     0,0 1,0
 *     1,0 1,1 {'path': 1}
 *
 * The first line names the maze as its header does; a passage of the way says so, in the
 * form of a Python dictionary. networkx.read_edgelist reads it, and awk.
 *
 * Reference: NetworkX, "Edge list". */
#include "common/render/kit/graph.h"

#include <stdio.h>

enum { LINE = 128 };

static int edges_begin(struct render_ctx *c)
{
    struct writer head = *c->writer;
    head.no_header = false;
    writer_head(&head, c->head);
    return 0;
}

static void put(struct out *out, size_t x0, size_t y0, size_t x1, size_t y1, bool path)
{
    char *line = (char *)out_room(out, LINE);
    out->len += (size_t)snprintf(line, LINE, "%zu,%zu %zu,%zu%s\n", x0, y0, x1, y1,
                                 path ? " {'path': 1}" : "");
}

static int edges_row(struct render_ctx *c, const struct render_row *row)
{
    struct out *out = c->writer->out;
    for (size_t x = 0; x < c->head->width && !row->is_border; x++) {
        if (graph_north(row->here, x, row->y))
            put(out, x, row->y - 1, x, row->y, row->above[x] & row->here[x] & MAZE_PATH);
        if (graph_west(row->here, x))
            put(out, x - 1, row->y, x, row->y, row->here[x - 1] & row->here[x] & MAZE_PATH);
    }
    return 0;
}

const struct render render_edges = {
    .entry = {"edges", "a line for each passage, its two cells", NULL},
    .separated = true,
    .takes_endless = true,
    .begin = edges_begin,
    .row = edges_row,
};
