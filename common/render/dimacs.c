/* dimacs: the maze as a graph in the format of the DIMACS challenges: "p edge" with the numbers of
 * vertices and edges, then "e" with two vertices, numbered from 1. Comments, "c", contain the
 * header, and start and goal as vertices.
 *
 * A file holds one maze. Programs that solve graph problems read it. Marks and openings in the
 * border are not shown. Solid cells are isolated vertices.
 *
 * Reference: DIMACS, "Clique and coloring problems: graph format", 1993. */
#include "common/render/kit/graph.h"

static void dimacs_put_vertex(const struct render_ctx *c, const char *what, struct place p)
{
    if (place_is_known(p))
        out_print(c->writer->out, "c %s %llu\n", what, graph_vertex(c, p.x, p.y) + 1);
}

static int dimacs_begin(struct render_ctx *c)
{
    const struct writer head = {c->writer->out, true, false};
    const struct maze *m = c->maze;
    unsigned long long passages = 0;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const unsigned cell = m->cell[y * m->stride + x];
            passages += y > 0 && !(cell & MAZE_NORTH);
            passages += x > 0 && !(cell & MAZE_WEST);
        }
    out_text(head.out, "c ");
    writer_head(&head, c->head, NULL);
    head.out->buf[head.out->len - 1] = '\n'; /* replaces the slash of line form */
    dimacs_put_vertex(c, "start", c->start);
    dimacs_put_vertex(c, "goal", c->goal);
    out_print(head.out, "p edge %llu %llu\n", graph_vertex(c, 0, c->head->height), passages);
    return 0;
}

static void dimacs_passage(struct render_ctx *c, const struct graph_passage *p)
{
    render_put_pair(c->writer->out, "e ", graph_vertex(c, p->x0, p->y0) + 1, " ",
                    graph_vertex(c, p->x1, p->y1) + 1, "\n");
}

const struct render render_dimacs = {
    .entry = {"dimacs", "graph in the DIMACS edge format", NULL, NULL},
    .shapes = RENDER_NO_SHAPE,
    .single_maze = true,
    .needs_whole_maze = render_always,
    .begin = dimacs_begin,
    .row = graph_row,
    .passage = dimacs_passage,
};
