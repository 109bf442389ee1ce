/* graph: an independent oracle for mazes. It parses the text of a record into a graph and searches
 * the graph. It shares only the writer with the programs under test. */
#ifndef TEST_GRAPH_H
#define TEST_GRAPH_H

#include "common/stream/writer.h"
#include "tests/tap.h"

/* A maze as a graph of cells or blocks, numbered from 0, row by row from the upper left corner.
 * open[i] has bit d set if there is a passage from i to its neighbour in direction d: 0 north,
 * 1 east, 2 south, 3 west. */
struct graph {
    size_t w, h;
    bool block;
    bool wraps; /* the west and east sides are joined; graph_read does not set it */
    unsigned char *open, *digit;
    bool *solid;
    size_t border_openings;
};

/* Returns zeroed memory for n elements. Ends the program if memory runs out. */
static inline void *test_alloc(size_t n, size_t size)
{
    void *p = calloc(n ? n : 1, size);
    if (!p)
        exit(2);
    return p;
}

/* Returns the record that the writer writes for *m, as a string, which the caller must free. If
 * `head` is NULL, the record has a header only if it needs one; see writer_head. */
static inline char *record_text(const struct maze *m, const struct header *head, bool line)
{
    static struct out out;
    static struct text_buf written;
    struct writer w = {&out, line, head == NULL};
    struct header h = {.kind = m->kind, .width = m->width, .height = m->height};
    char *text;
    out_init(&out, -1);
    out.capture = &written;
    written.len = 0;
    writer_maze(&w, head ? head : &h, m, false);
    if (out_flush(&out))
        exit(2);
    text = test_alloc(written.len + 1, 1);
    memcpy(text, written.mem.at, written.len);
    return text;
}

static inline int digit_value(char c)
{
    return c >= 'a' ? c - 'a' + 10 : c - '0';
}

static inline size_t graph_neighbour(const struct graph *g, size_t i, int d)
{
    const size_t around = g->wraps && (d == 1 ? i + 1 : i) % g->w == 0 ? g->w : 0;
    return d == 0 ? i - g->w : d == 1 ? i + 1 - around : d == 2 ? i + g->w : i - 1 + around;
}

/* Returns whether cell i has a neighbour in direction d. */
static inline bool graph_inside(const struct graph *g, size_t i, int d)
{
    const size_t x = i % g->w, y = i / g->w;
    return d == 0 ? y > 0 : d == 1 ? x + 1 < g->w : d == 2 ? y + 1 < g->h : x > 0;
}

/* Parses the rows of a record, one row per line. */
static inline struct graph graph_read(const char *text, bool block)
{
    struct graph g = {.block = block};
    size_t cols, rows = 0;
    if (*text == '#')
        text += strcspn(text, "\n") + 1;
    cols = strcspn(text, "\n");
    for (const char *p = text; *p && *p != '\n'; p += cols + 1)
        rows++;
    g.w = block ? cols : cols - 1;
    g.h = block ? rows : rows - 1;
    g.open = test_alloc(g.w * g.h, 1);
    g.digit = test_alloc(g.w * g.h, 1);
    g.solid = test_alloc(g.w * g.h, sizeof *g.solid);
#define DIGIT(x, y) digit_value(text[(y) * (cols + 1) + (x)])
    for (size_t i = 0; i < g.w * g.h; i++) {
        const size_t x = i % g.w, y = i / g.w;
        const int here = DIGIT(x, y);
        int walls = 0;
        g.digit[i] = (unsigned char)here;
        for (int d = 0; d < 4; d++) {
            const bool inside = graph_inside(&g, i, d);
            const size_t next = inside ? graph_neighbour(&g, i, d) : i;
            const bool wall = block    ? (here | DIGIT(next % g.w, next / g.w)) & 1
                              : d == 0 ? here & 2
                              : d == 1 ? DIGIT(x + 1, y) & 1
                              : d == 2 ? DIGIT(x, y + 1) & 2
                                       : here & 1;
            g.open[i] |= (unsigned char)((!wall && inside) << d);
            g.border_openings += !wall && !inside;
            walls += wall;
        }
        g.solid[i] = block ? here & 1 : walls == 4 && g.w * g.h > 1;
    }
#undef DIGIT
    return g;
}

/* Returns the graph of a maze. */
static inline struct graph graph_of(const struct maze *m)
{
    char *text = record_text(m, NULL, false);
    const struct graph g = graph_read(text, m->kind == MAZE_BLOCK);
    free(text);
    return g;
}

static inline void graph_free(struct graph *g)
{
    free(g->open);
    free(g->digit);
    free(g->solid);
}

/* Returns whether a walker at i can step in direction d. From a start that is an obstacle, it can
 * step to any adjacent free block. */
static inline bool graph_has_step(const struct graph *g, size_t i, int d, size_t start)
{
    if (i == start && g->block && g->solid[i])
        return graph_inside(g, i, d) && !g->solid[graph_neighbour(g, i, d)];
    return g->open[i] >> d & 1;
}

/* Sets distance[i], for each of the w * h cells, to the number of moves from start to i, or to -1
 * if i is unreachable. */
static inline void graph_distances(const struct graph *g, size_t start, long *distance)
{
    size_t n = g->w * g->h, head = 0, tail = 0, *queue = test_alloc(n, sizeof *queue);
    for (size_t i = 0; i < n; i++)
        distance[i] = -1;
    distance[start] = 0;
    queue[tail++] = start;
    while (head < tail) {
        size_t i = queue[head++];
        for (int d = 0; d < 4; d++)
            if (graph_has_step(g, i, d, start) && distance[graph_neighbour(g, i, d)] < 0) {
                distance[graph_neighbour(g, i, d)] = distance[i] + 1;
                queue[tail++] = graph_neighbour(g, i, d);
            }
    }
    free(queue);
}

/* Returns whether the marks of *g form one simple path of `length` moves from `start` to `goal`,
 * without a choice at any cell. */
static inline bool graph_is_path(const struct graph *g, size_t start, size_t goal, uint64_t length)
{
    uint64_t marked = 0, moves = 0;
    size_t at = start, from = start;
    for (size_t i = 0; i < g->w * g->h; i++)
        marked += (g->digit[i] & MAZE_PATH) != 0;
    if (marked != length + 1 || !(g->digit[start] & MAZE_PATH))
        return false;
    while (at != goal) {
        int choices = 0;
        size_t next = at;
        for (int d = 0; d < 4; d++)
            if (graph_has_step(g, at, d, start) && graph_neighbour(g, at, d) != from &&
                g->digit[graph_neighbour(g, at, d)] & MAZE_PATH) {
                next = graph_neighbour(g, at, d);
                choices++;
            }
        if (choices != 1 || ++moves > length)
            return false;
        from = at;
        at = next;
    }
    return moves == length;
}

/* Returns the number of passages of cell i. */
static inline int graph_degree(const struct graph *g, size_t i)
{
    const unsigned open = g->open[i];
    return (int)((open & 1) + (open >> 1 & 1) + (open >> 2 & 1) + (open >> 3 & 1));
}

/* Returns the number of passages. */
static inline size_t graph_passages(const struct graph *g)
{
    size_t twice = 0;
    for (size_t i = 0; i < g->w * g->h; i++)
        twice += (size_t)graph_degree(g, i);
    return twice / 2;
}

/* Sets component[i], for each of the w * h cells, to the number of its connected component, counted
 * from 0, or to SIZE_MAX if i is solid. Returns the number of components. */
static inline size_t graph_components(const struct graph *g, size_t *component)
{
    size_t n = g->w * g->h, components = 0, *stack = test_alloc(n, sizeof *stack);
    for (size_t i = 0; i < n; i++)
        component[i] = SIZE_MAX;
    for (size_t i = 0; i < n; i++) {
        size_t height = 0;
        if (g->solid[i] || component[i] != SIZE_MAX)
            continue;
        component[i] = components;
        stack[height++] = i;
        while (height > 0) {
            size_t k = stack[--height];
            for (int d = 0; d < 4; d++)
                if (g->open[k] >> d & 1 && component[graph_neighbour(g, k, d)] == SIZE_MAX) {
                    component[graph_neighbour(g, k, d)] = components;
                    stack[height++] = graph_neighbour(g, k, d);
                }
        }
        components++;
    }
    free(stack);
    return components;
}

/* Returns whether the cells that are not solid form a tree, and sets *cells to their number. */
static inline bool graph_is_tree(const struct graph *g, size_t *cells)
{
    size_t n = g->w * g->h, *component = test_alloc(n, sizeof *component),
           components = graph_components(g, component);
    *cells = 0;
    for (size_t i = 0; i < n; i++)
        *cells += !g->solid[i];
    free(component);
    return components == 1 && graph_passages(g) == *cells - 1;
}

#endif
