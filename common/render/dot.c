/* dot: the maze as a graph in the language of Graphviz, one graph per maze. Every cell has its
 * position, so that "neato -n2" draws the maze in its own shape. The path is red and thick, visited
 * cells are grey, start and goal are labelled, and the root of the spanning tree is a double circle
 * if the header specifies it.
 *
 * Openings in the border and other header fields are not shown. Solid cells are omitted.
 *
 * Reference: Graphviz, "The DOT language". */
#include "common/render/kit/graph.h"

enum { POINTS = 36 }; /* distance between cells, in points of 1/72 inch */

static int dot_begin(struct render_ctx *c)
{
    out_print(c->writer->out,
              "graph maze%llu {\n  node [shape=circle, width=0.15, label=\"\", fixedsize=true];\n",
              (unsigned long long)c->number);
    return 0;
}

/* Returns the attributes of a cell. */
static const char *dot_attributes(const struct render_ctx *c, size_t x, size_t y, unsigned cell)
{
    if (render_is_at(c->start, x, y))
        return ", style=filled, fillcolor=green, xlabel=\"S\"";
    if (render_is_at(c->goal, x, y))
        return ", style=filled, fillcolor=red, xlabel=\"G\"";
    return cell & MAZE_PATH      ? ", style=filled, fillcolor=red"
           : cell & MAZE_VISITED ? ", style=filled, fillcolor=grey"
                                 : "";
}

static void dot_passage(struct render_ctx *c, const struct graph_passage *p)
{
    struct out *out = c->writer->out;
    render_put_pair(out, "  \"", p->x0, ",", p->y0, "\" -- \"");
    render_put_pair(out, "", p->x1, ",", p->y1,
                    p->is_path ? "\" [color=red, penwidth=3];\n" : "\";\n");
}

static int dot_row(struct render_ctx *c, const struct render_row *row)
{
    struct out *out = c->writer->out;
    const size_t y = row->y;
    for (size_t x = 0; x < c->head->width && !row->is_border; x++) {
        if (render_is_solid(c, row->here, row->below, x))
            continue;
        render_put_pair(out, "  \"", x, ",", y, "\" [pos=\"");
        render_put_pair(out, "", (uint64_t)x * POINTS, y ? ",-" : ",", (uint64_t)y * POINTS, "\"");
        out_text(out, dot_attributes(c, x, y, row->here[x]));
        out_text(out, render_is_at(c->root, x, y) ? ", shape=doublecircle, width=0.25" : "");
        out_text(out, "];\n");
        graph_cell(c, row, x);
    }
    return 0;
}

static int dot_end(struct render_ctx *c)
{
    out_text(c->writer->out, "}\n");
    return 0;
}

const struct render render_dot = {
    .entry = {"dot", "Graphviz graph, with the positions of the cells", NULL, "graphviz gv"},
    .shapes = RENDER_NO_SHAPE,
    .begin = dot_begin,
    .row = dot_row,
    .passage = dot_passage,
    .end = dot_end,
};
