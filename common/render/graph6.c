/* graph6: the maze as a graph in one line of characters: the upper half of its adjacency matrix,
 * one bit per pair of cells, for up to 1000 cells.
 *
 * Nauty and other programs that know its formats read it. There are no marks, start, goal, openings
 * in the border or header fields. Solid cells are isolated vertices.
 *
 * Reference: Brendan McKay, "Description of graph6, sparse6 and digraph6 encodings" (nauty). */
#include "common/render/kit/graph.h"
#include "common/render/kit/sixbit.h"

enum { CELLS_MAX = 1000 };

static int graph6_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    if (h->width > CELLS_MAX || h->height > CELLS_MAX || h->width * h->height > CELLS_MAX)
        return err_set(c->err, "graph6 takes at most %d cells, not %zux%zu; sparse6 takes more",
                       CELLS_MAX, h->width, h->height);
    return 0;
}

/* Writes the matrix column by column: for vertex v, all vertices before it. */
static int graph6_end(struct render_ctx *c)
{
    const struct maze *m = c->maze;
    struct sixbit bits = {c->writer->out, 0, 0};
    sixbit_size(&bits, m->width * m->height);
    for (size_t y = 0, v = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++, v++) {
            const unsigned cell = m->cell[y * m->stride + x];
            const size_t north = y == 0 || cell & MAZE_NORTH ? v : v - m->width;
            const size_t west = x == 0 || cell & MAZE_WEST ? v : v - 1;
            for (size_t u = 0; u < v; u++)
                sixbit_put(&bits, u == north || u == west, 1);
        }
    sixbit_end(&bits, 0);
    out_text(c->writer->out, "\n");
    return 0;
}

const struct render render_graph6 = {
    .entry = {"graph6", "graph on one line, up to 1000 cells (nauty)", NULL, NULL},
    .shapes = RENDER_NO_SHAPE,
    .needs_whole_maze = render_always,
    .begin = graph6_begin,
    .end = graph6_end,
};
