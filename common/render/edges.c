/* edges: a list of passages, one per line, each with its two cells:
 *
 *     # maze walls 3 2
 *     0,0 1,0
 *     1,0 1,1 {'path': 1}
 *
 * The first line is the header of the maze. A passage on the path is marked by a Python dictionary.
 * networkx.read_edgelist and awk read this format.
 *
 * Visited cells and openings in the border are not shown; start and goal appear only in the header.
 *
 * Reference: NetworkX, "Edge list". */
#include "common/render/kit/graph.h"

static void edges_passage(struct render_ctx *c, const struct graph_passage *p)
{
    struct out *out = c->writer->out;
    render_put_pair(out, "", p->x0, ",", p->y0, " ");
    render_put_pair(out, "", p->x1, ",", p->y1, p->is_path ? " {'path': 1}\n" : "\n");
}

/* Writes all passages of a maze with a shape, each from its first cell. A cell has the place of its
 * first part. */
static int edges_begin(struct render_ctx *c)
{
    const struct maze *m = c->maze;
    const struct shape_graph *g = &c->graph;
    if (g->shape.kind && shape_graph_set(&c->graph, m, NULL, c->err))
        return -1;
    writer_head(c->writer, c->head, NULL);
    if (!g->shape.kind)
        return 0;
    for (uint32_t k = 0, other, wall; k < g->pieces.count; k++)
        for (size_t arc = 0; (other = shape_graph_next(g, k, &arc, &wall)) != SHAPE_NOWHERE;) {
            const struct place to = maze_place(m, g->at[k]), from = maze_place(m, g->at[other]);
            const bool is_path = m->cell[g->at[k]] & m->cell[g->at[other]] & MAZE_PATH;
            const struct graph_passage p = {from.x, from.y, to.x, to.y, is_path};
            if (other < k)
                edges_passage(c, &p);
        }
    return 1;
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
