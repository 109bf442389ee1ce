/* dot: the maze as a graph in the language of Graphviz, one after another. Every cell has
 * its place, so that "neato -n2" draws it as it is; the way is red and thick, what was
 * visited grey, and start and goal are named.
 *
 * Reference: Graphviz, "The DOT language". */
#include "common/render/kit/graph.h"

#include <stdio.h>

enum { LINE = 160, POINTS = 36 }; /* from cell to cell, in points of 1/72 inch */

static int dot_begin(struct render_ctx *c)
{
    char line[LINE];
    snprintf(line, sizeof line,
             "graph maze%llu {\n  node [shape=circle, width=0.15, label=\"\", fixedsize=true];\n",
             (unsigned long long)c->number);
    out_text(c->writer->out, line);
    return 0;
}

static const char *look(const struct render_ctx *c, size_t x, size_t y, unsigned cell)
{
    if (render_is_at(&c->start, x, y))
        return ", style=filled, fillcolor=green, xlabel=\"S\"";
    if (render_is_at(&c->goal, x, y))
        return ", style=filled, fillcolor=red, xlabel=\"G\"";
    return cell & MAZE_PATH      ? ", style=filled, fillcolor=red"
           : cell & MAZE_VISITED ? ", style=filled, fillcolor=grey"
                                 : "";
}

static void put_edge(struct out *out, size_t x0, size_t y0, size_t x1, size_t y1, bool path)
{
    char *line = (char *)out_room(out, LINE);
    out->len += (size_t)snprintf(line, LINE, "  \"%zu,%zu\" -- \"%zu,%zu\"%s;\n", x0, y0, x1, y1,
                                 path ? " [color=red, penwidth=3]" : "");
}

static int dot_row(struct render_ctx *c, const struct render_row *row)
{
    struct out *out = c->writer->out;
    for (size_t x = 0; x < c->head->width && !row->is_border; x++) {
        char *line = (char *)out_room(out, LINE);
        if (render_is_solid(c, row->here, row->below, x))
            continue;
        out->len +=
            (size_t)snprintf(line, LINE, "  \"%zu,%zu\" [pos=\"%llu,%s%llu\"%s];\n", x, row->y,
                             (unsigned long long)x * POINTS, row->y ? "-" : "",
                             (unsigned long long)row->y * POINTS, look(c, x, row->y, row->here[x]));
        if (graph_north(row->here, x, row->y))
            put_edge(out, x, row->y - 1, x, row->y, row->above[x] & row->here[x] & MAZE_PATH);
        if (graph_west(row->here, x))
            put_edge(out, x - 1, row->y, x, row->y, row->here[x - 1] & row->here[x] & MAZE_PATH);
    }
    return 0;
}

static int dot_end(struct render_ctx *c)
{
    out_text(c->writer->out, "}\n");
    return 0;
}

const struct render render_dot = {
    .entry = {"dot", "a graph for Graphviz, each cell in its place", NULL},
    .begin = dot_begin,
    .row = dot_row,
    .end = dot_end,
};
