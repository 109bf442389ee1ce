/* edges: a list of passages, one per line, each with its two cells:
 *
 *     # maze walls 3 2
 *     0,0 1,0
 *     1,0 1,1 {'path': 1}
 *
 * The first line names the maze as its header does. A passage on the path says so in the form of a
 * Python dictionary. networkx.read_edgelist and awk read this format.
 *
 * Visited cells and openings in the border are not shown; start and goal stand in the header only.
 *
 * Reference: NetworkX, "Edge list". */
#include "common/render/kit/graph.h"

static void edges_passage(struct render_ctx *c, const struct graph_passage *p)
{
    struct out *out = c->writer->out;
    render_put_pair(out, "", p->x0, ",", p->y0, " ");
    render_put_pair(out, "", p->x1, ",", p->y1, p->is_path ? " {'path': 1}\n" : "\n");
}

static int edges_begin(struct render_ctx *c)
{
    if (c->graph.shape.kind)
        return graph_shape(c);
    writer_head(c->writer, c->head, NULL);
    return 0;
}

const struct render render_edges = {
    .entry = {"edges", "one passage per line: the two cells it connects", NULL, "edge-list"},
    .separated = true,
    .takes_endless = true,
    .shapes = RENDER_SHAPE,
    .begin = edges_begin,
    .row = graph_row,
    .passage = edges_passage,
};
