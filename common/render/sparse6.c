/* sparse6: the maze as a graph in one line of characters, a few bits per passage.
 *
 * The line consists of a colon, the number of vertices, and pairs of a bit b and a number x of k
 * bits, as many as the largest vertex needs. A reader keeps a vertex v, 0 at first. It adds b to v;
 * then, if x is greater than v, it sets v to x, otherwise there is an edge from x to v. The rest of
 * the last character is filled with 1 bits, which make no edge; where they could be read as one, a
 * 0 bit comes first.
 *
 * Nauty and other programs that know its formats read it. There are no marks, start, goal, openings
 * in the border or header fields. Solid cells are isolated vertices.
 *
 * Reference: Brendan McKay, "Description of graph6, sparse6 and digraph6 encodings" (nauty). */
#include "common/render/kit/graph.h"
#include "common/render/kit/sixbit.h"

/* The state. */
struct sparse6 {
    struct sixbit bits;
    unsigned k;
    uint64_t v;
};

static int sparse6_begin(struct render_ctx *c)
{
    const uint64_t n = graph_vertex(c, 0, c->head->height);
    struct sparse6 *s;
    if (c->head->height > (UINT64_C(1) << 36) / c->head->width)
        return err_set(c->err, "sparse6 takes fewer than 2^36 cells");
    if (!(s = render_state_need(c, sizeof *s, 0, 0)))
        return -1;
    *s = (struct sparse6){.bits = {c->writer->out, 0, 0}};
    while ((n - 1) >> s->k > 0)
        s->k++;
    out_text(c->writer->out, ":");
    sixbit_size(&s->bits, n);
    return 0;
}

static void sparse6_passage(struct render_ctx *c, const struct graph_passage *p)
{
    struct sparse6 *s = render_state(c);
    const uint64_t u = graph_vertex(c, p->x0, p->y0), v = graph_vertex(c, p->x1, p->y1);
    if (v > s->v + 1) {
        sixbit_put(&s->bits, 1, 1);
        sixbit_put(&s->bits, v, s->k);
        sixbit_put(&s->bits, 0, 1);
    } else {
        sixbit_put(&s->bits, v - s->v, 1);
    }
    sixbit_put(&s->bits, u, s->k);
    s->v = v;
}

/* Ends the line. If n is 2^k, a reader of 1 bits alone would step from v = n - 2 to n - 1 and add
 * an edge from that vertex to itself; a 0 bit prevents it. */
static int sparse6_end(struct render_ctx *c)
{
    struct sparse6 *s = render_state(c);
    const uint64_t n = graph_vertex(c, 0, c->head->height);
    if (n == UINT64_C(1) << s->k && s->v + 2 == n && s->bits.count > 0 && 6 - s->bits.count > s->k)
        sixbit_put(&s->bits, 0, 1);
    sixbit_end(&s->bits, 1);
    out_text(c->writer->out, "\n");
    return 0;
}

const struct render render_sparse6 = {
    .entry = {"sparse6", "graph on one line, a few bits per passage (nauty)", NULL, NULL},
    .shapes = RENDER_NO_SHAPE,
    .begin = sparse6_begin,
    .row = graph_row,
    .passage = sparse6_passage,
    .end = sparse6_end,
};
