/* oracle: a second, simple reading of mazes, which shares nothing with the
 * code under test: it goes from the text of a record to a graph, and searches
 * that with arrays of numbers. */
#ifndef ORACLE_H
#define ORACLE_H

#include "common/stream/writer.h"
#include "tests/tap.h"

/* Cells in reading order; open[i] & 1 << d: one can go in direction d (0 north,
 * 1 east, 2 south, 3 west) to another cell. */
struct graph {
    size_t w, h;
    bool block;
    unsigned char *open, *digit;
    bool *solid;
    size_t border_gaps; /* openings in the border */
};

static inline void *oracle_alloc(size_t n, size_t size)
{
    void *p = calloc(n ? n : 1, size);
    if (!p)
        exit(2);
    return p;
}

/* The text of a record as the writer has it, in malloc'ed memory. */
static inline char *oracle_text(const struct maze *m, const struct header *head, bool line)
{
    static struct out out;
    static FILE *f;
    struct writer w = {&out, line, head == NULL};
    struct header h = {.kind = m->kind, .width = m->width, .height = m->height};
    char *text;
    off_t n;
    if (!f && !(f = tmpfile())) /* one for all: it takes long */
        exit(2);
    out_init(&out, fileno(f));
    writer_maze(&w, head ? head : &h, m, false);
    if (out_flush(&out) || (n = lseek(fileno(f), 0, SEEK_CUR)) < 0)
        exit(2);
    text = oracle_alloc((size_t)n + 1, 1);
    if (pread(fileno(f), text, (size_t)n, 0) != n || lseek(fileno(f), 0, SEEK_SET) != 0)
        exit(2);
    return text;
}

static inline int oracle_digit(char c)
{
    return c >= 'a' ? c - 'a' + 10 : c - '0';
}

/* Reads the rows of a record without a header (many lines). */
static inline struct graph graph_read(const char *text, bool block)
{
    struct graph g = {.block = block};
    size_t cols = strcspn(text, "\n"), rows = 0;
    for (const char *p = text; *p && *p != '\n'; p += cols + 1)
        rows++;
    g.w = block ? cols : cols - 1;
    g.h = block ? rows : rows - 1;
    g.open = oracle_alloc(g.w * g.h, 1);
    g.digit = oracle_alloc(g.w * g.h, 1);
    g.solid = oracle_alloc(g.w * g.h, sizeof *g.solid);
#define DIGIT(x, y) oracle_digit(text[(y) * (cols + 1) + (x)])
    for (size_t y = 0; y < g.h; y++)
        for (size_t x = 0; x < g.w; x++) {
            size_t i = y * g.w + x;
            int here = DIGIT(x, y);
            bool wall[4];
            g.digit[i] = (unsigned char)here;
            if (block) {
                wall[0] = here & 1 || (y > 0 && DIGIT(x, y - 1) & 1);
                wall[1] = here & 1 || (x + 1 < g.w && DIGIT(x + 1, y) & 1);
                wall[2] = here & 1 || (y + 1 < g.h && DIGIT(x, y + 1) & 1);
                wall[3] = here & 1 || (x > 0 && DIGIT(x - 1, y) & 1);
                g.solid[i] = here & 1;
            } else {
                wall[0] = here & 2;
                wall[1] = DIGIT(x + 1, y) & 1;
                wall[2] = DIGIT(x, y + 1) & 2;
                wall[3] = here & 1;
                g.solid[i] = wall[0] && wall[1] && wall[2] && wall[3] && g.w * g.h > 1;
            }
            g.border_gaps += (size_t)(!wall[0] && y == 0) + (size_t)(!wall[1] && x + 1 == g.w) +
                             (size_t)(!wall[2] && y + 1 == g.h) + (size_t)(!wall[3] && x == 0);
            g.open[i] = (unsigned char)((!wall[0] && y > 0) | (!wall[1] && x + 1 < g.w) << 1 |
                                        (!wall[2] && y + 1 < g.h) << 2 | (!wall[3] && x > 0) << 3);
        }
#undef DIGIT
    return g;
}

static inline void graph_free(struct graph *g)
{
    free(g->open);
    free(g->digit);
    free(g->solid);
}

static inline size_t graph_beside(const struct graph *g, size_t i, int d)
{
    return d == 0 ? i - g->w : d == 1 ? i + 1 : d == 2 ? i + g->w : i - 1;
}

/* Is there a step in direction d from i? An obstacle that is the start is
 * left for any free block beside it. */
static inline bool graph_step(const struct graph *g, size_t i, int d, size_t start)
{
    size_t x = i % g->w, y = i / g->w;
    bool inside = d == 0 ? y > 0 : d == 1 ? x + 1 < g->w : d == 2 ? y + 1 < g->h : x > 0;
    if (i == start && g->block && g->solid[i])
        return inside && !g->solid[graph_beside(g, i, d)];
    return inside && g->open[i] >> d & 1;
}

/* Moves from start to each cell in distance (one of w * h), -1 where there is
 * no way. */
static inline void graph_distances(const struct graph *g, size_t start, long *distance)
{
    size_t n = g->w * g->h, head = 0, tail = 0, *queue = oracle_alloc(n, sizeof *queue);
    for (size_t i = 0; i < n; i++)
        distance[i] = -1;
    distance[start] = 0;
    queue[tail++] = start;
    while (head < tail) {
        size_t i = queue[head++];
        for (int d = 0; d < 4; d++)
            if (graph_step(g, i, d, start) && distance[graph_beside(g, i, d)] < 0) {
                distance[graph_beside(g, i, d)] = distance[i] + 1;
                queue[tail++] = graph_beside(g, i, d);
            }
    }
    free(queue);
}

/* Passages, each counted once. */
static inline size_t graph_edges(const struct graph *g)
{
    size_t twice = 0;
    for (size_t i = 0; i < g->w * g->h; i++)
        for (int d = 0; d < 4; d++)
            twice += g->open[i] >> d & 1;
    return twice / 2;
}

/* Numbers the parts that hang together, from 0, in part (one of w * h); SIZE_MAX
 * for solid cells. Returns how many there are. */
static inline size_t graph_parts(const struct graph *g, size_t *part)
{
    size_t n = g->w * g->h, parts = 0, *stack = oracle_alloc(n, sizeof *stack);
    for (size_t i = 0; i < n; i++)
        part[i] = SIZE_MAX;
    for (size_t i = 0; i < n; i++) {
        size_t height = 0;
        if (g->solid[i] || part[i] != SIZE_MAX)
            continue;
        part[i] = parts;
        stack[height++] = i;
        while (height > 0) {
            size_t k = stack[--height];
            for (int d = 0; d < 4; d++)
                if (g->open[k] >> d & 1 && part[graph_beside(g, k, d)] == SIZE_MAX) {
                    part[graph_beside(g, k, d)] = parts;
                    stack[height++] = graph_beside(g, k, d);
                }
        }
        parts++;
    }
    free(stack);
    return parts;
}

/* One tree over all cells that are not solid, of which there are so many? */
static inline bool graph_is_tree(const struct graph *g, size_t *cells)
{
    size_t n = g->w * g->h, *part = oracle_alloc(n, sizeof *part), parts = graph_parts(g, part);
    *cells = 0;
    for (size_t i = 0; i < n; i++)
        *cells += !g->solid[i];
    free(part);
    return parts == 1 && graph_edges(g) == *cells - 1;
}

#endif
