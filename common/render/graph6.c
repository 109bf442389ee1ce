/* graph6 and sparse6: the maze as a graph in one line of characters, with six bits per character.
 *
 * graph6 is the upper half of the adjacency matrix, one bit per pair of cells, column by column:
 * for each vertex, all vertices before it. It supports up to 1000 cells.
 *
 * sparse6 takes a few bits per passage. The line consists of a colon, the number of vertices, and
 * pairs of a bit b and a number x of k bits, as many bits as the largest vertex needs. A reader
 * keeps a vertex v, initially 0. For each pair, it adds b to v; then, if x is greater than v, it
 * sets v to x, otherwise there is an edge from x to v. The rest of the last character is filled
 * with 1 bits, which do not make an edge; if they could be read as an edge, a 0 bit precedes them.
 *
 * nauty and other programs that support its formats read them. Marks, start, goal, openings in the
 * border and header fields are not shown. Solid cells are isolated vertices.
 *
 * Reference: Brendan McKay, "Description of graph6, sparse6 and digraph6 encodings" (nauty). */
#include "common/render/kit/graph.h"

enum { BIAS = 63, CELLS_MAX = 1000 };

/* The state. */
struct graph6 {
    struct out *out;
    unsigned bits, count; /* the lowest `count` of `bits`, fewer than six, fill no character yet */
    uint64_t n;           /* number of vertices */
    uint64_t done;        /* graph6: bits of the matrix written so far */
    unsigned k;           /* sparse6: bits per vertex */
    uint64_t v;           /* sparse6: the vertex that a reader keeps */
};

/* Writes the lowest n bits of `value`, the highest of them first. */
static inline void graph6_put(struct graph6 *s, uint64_t value, unsigned n)
{
    while (n > 0) {
        unsigned part = n < 6 - s->count ? n : 6 - s->count;
        n -= part;
        s->bits = s->bits << part | ((unsigned)(value >> n) & ((1U << part) - 1));
        s->count += part;
        if (s->count == 6) {
            out_byte(s->out, (int)s->bits + BIAS);
            s->bits = s->count = 0;
        }
    }
}

/* Allocates the state, and writes `mark` and the number of vertices, with which both formats begin.
 * Returns 0, or -1 with *c->err set. */
static int graph6_start(struct render_ctx *c, const char *mark)
{
    enum { SHORT = 62, MIDDLE = 258047 };
    const uint64_t n = graph_vertex(c, 0, c->head->height);
    struct graph6 *s = render_state_need(c, sizeof *s, 0, 0);
    if (!s)
        return -1;
    *s = (struct graph6){.out = c->writer->out, .n = n};
    out_text(s->out, mark);
    if (n > SHORT)
        graph6_put(s, BIAS, 6);
    if (n > MIDDLE)
        graph6_put(s, BIAS, 6);
    graph6_put(s, n, n > MIDDLE ? 36 : n > SHORT ? 18 : 6);
    return 0;
}

/* Fills the last character with copies of `bit`, unless it is empty, and ends the line. Returns
 * 0. */
static int graph6_finish(struct graph6 *s, unsigned bit)
{
    while (s->count > 0)
        graph6_put(s, bit, 1);
    out_text(s->out, "\n");
    return 0;
}

/* ---- graph6 ---- */

static int graph6_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    if (h->width > CELLS_MAX || h->height > CELLS_MAX || h->width * h->height > CELLS_MAX)
        return err_set(c->err, "graph6 is limited to %d cells, not %zux%zu; use sparse6", CELLS_MAX,
                       h->width, h->height);
    return graph6_start(c, "");
}

/* Writes 0 bits up to bit u of column v of the matrix. */
static void graph6_skip(struct graph6 *s, uint64_t u, uint64_t v)
{
    for (; s->done < v * (v - 1) / 2 + u; s->done++)
        graph6_put(s, 0, 1);
}

static void graph6_passage(struct render_ctx *c, const struct graph_passage *p)
{
    struct graph6 *s = render_state(c);
    graph6_skip(s, graph_vertex(c, p->x0, p->y0), graph_vertex(c, p->x1, p->y1));
    graph6_put(s, 1, 1);
    s->done++;
}

static int graph6_end(struct render_ctx *c)
{
    struct graph6 *s = render_state(c);
    graph6_skip(s, 0, s->n);
    return graph6_finish(s, 0);
}

const struct render render_graph6 = {
    .entry = {"graph6", "graph on one line, up to 1000 cells (nauty)", NULL, NULL},
    .shapes = RENDER_NO_SHAPE,
    .needs_whole_maze = render_always,
    .begin = graph6_begin,
    .row = graph_row,
    .passage = graph6_passage,
    .end = graph6_end,
};

/* ---- sparse6 ---- */

static int sparse6_begin(struct render_ctx *c)
{
    struct graph6 *s;
    if (c->head->height > (UINT64_C(1) << 36) / c->head->width)
        return err_set(c->err, "sparse6 is limited to fewer than 2^36 cells");
    if (graph6_start(c, ":"))
        return -1;
    s = render_state(c);
    while ((s->n - 1) >> s->k > 0)
        s->k++;
    return 0;
}

static void sparse6_passage(struct render_ctx *c, const struct graph_passage *p)
{
    struct graph6 *s = render_state(c);
    const uint64_t u = graph_vertex(c, p->x0, p->y0), v = graph_vertex(c, p->x1, p->y1);
    if (v > s->v + 1) {
        graph6_put(s, 1, 1);
        graph6_put(s, v, s->k);
        graph6_put(s, 0, 1);
    } else {
        graph6_put(s, v - s->v, 1);
    }
    graph6_put(s, u, s->k);
    s->v = v;
}

/* Ends the line. If n is 2^k, a reader that sees only 1 bits would step from v = n - 2 to n - 1 and
 * add an edge from that vertex to itself; a 0 bit prevents this. */
static int sparse6_end(struct render_ctx *c)
{
    struct graph6 *s = render_state(c);
    if (s->n == UINT64_C(1) << s->k && s->v + 2 == s->n && s->count > 0 && 6 - s->count > s->k)
        graph6_put(s, 0, 1);
    return graph6_finish(s, 1);
}

const struct render render_sparse6 = {
    .entry = {"sparse6", "graph on one line, a few bits per passage (nauty)", NULL, NULL},
    .shapes = RENDER_NO_SHAPE,
    .begin = sparse6_begin,
    .row = graph_row,
    .passage = sparse6_passage,
    .end = sparse6_end,
};
