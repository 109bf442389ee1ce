#include "graph.h"

#include "common/base/number.h"

#include <string.h>

/* A passage: the wall to the west or north of a cell. */
struct graph_edge {
    size_t x, y;
    uint64_t line;
    unsigned char wall; /* MAZE_WEST or MAZE_NORTH */
    bool path;
};

int graph_header(struct input *in, size_t at)
{
    struct err *err = &in->reader.lines.err;
    struct header *h = &in->reader.head;
    size_t column = 1;
    if (h->present)
        return import_wrong(in, at, "a second header; an empty line ends a maze");
    if (header_parse(h, (const char *)in->text.mem.at + at, in->text.len - at, &column, err)) {
        err->line = in->text_line;
        err->column = at + column;
        return -1;
    }
    h->line = in->text_line;
    h->column += at;
    if (h->endless)
        return import_wrong(in, at, "an endless maze (height inf) cannot be held whole");
    return 0;
}

int graph_place(struct input *in, const char **s, const char *end, size_t place[2])
{
    const char *line = (const char *)in->text.mem.at;
    for (int k = 0; k < 2; k++) {
        uint64_t value;
        const size_t digits = number_scan(*s, (size_t)(end - *s), SIZE_MAX / 4, &value);
        if (digits == 0 || (k == 0 && (*s + digits == end || (*s)[digits] != ',')))
            return import_wrong(in, (size_t)(*s - line), "expected a cell x,y");
        place[k] = (size_t)value;
        *s += digits + (k == 0);
    }
    return 0;
}

int graph_add(struct input *in, const size_t from[2], const size_t to[2], bool path, size_t at)
{
    const bool back = to[0] < from[0] || to[1] < from[1];
    const size_t *a = back ? to : from, *b = back ? from : to; /* b owns the wall */
    const bool west = b[0] == a[0] + 1 && b[1] == a[1], north = b[0] == a[0] && b[1] == a[1] + 1;
    struct graph_edge edge;
    if (!west && !north)
        return err_at(&in->reader.lines.err, in->text_line, (uint64_t)at + 1,
                      "%zu,%zu and %zu,%zu are not neighbours", from[0], from[1], to[0], to[1]);
    memset(&edge, 0, sizeof edge);
    edge = (struct graph_edge){b[0], b[1], in->text_line, west ? MAZE_WEST : MAZE_NORTH, path};
    return text_append(&in->body, (const char *)&edge, sizeof edge)
               ? err_memory(&in->reader.lines.err)
               : 0;
}

/* Makes *m a maze of walls without passages. Returns 0, or -1 with the error set. */
static int graph_close(struct input *in, struct maze *m, size_t width, size_t height,
                       uint64_t bytes)
{
    struct err *err = &in->reader.lines.err;
    if (!import_fits(width, height, bytes))
        return err_at(err, in->reader.start_line, 1,
                      "%zux%zu cells are far more than the %ju bytes that describe them", width,
                      height, (uintmax_t)bytes);
    if (reader_limit(&in->reader, MAZE_WALLS, width, height) ||
        maze_shape(m, MAZE_WALLS, width, height, err))
        return -1;
    maze_fill(m, 0);
    return 0;
}

/* Opens a wall of cell (x, y). Returns 0, or -1 with the error set. */
static int graph_open(struct input *in, struct maze *m, size_t x, size_t y, unsigned char wall,
                      uint64_t line, uint64_t column)
{
    unsigned char *cell = &m->cell[y * m->stride + x];
    if (!(*cell & wall))
        return err_at(&in->reader.lines.err, line, column,
                      "the passage from %zu,%zu to %zu,%zu appears twice", x - (wall == MAZE_WEST),
                      y - (wall == MAZE_NORTH), x, y);
    *cell &= (unsigned char)~wall;
    return 0;
}

int graph_make(struct input *in, struct maze *m, enum maze_kind kind, size_t width, size_t height,
               uint64_t bytes)
{
    const struct graph_edge *edge = (const struct graph_edge *)(const void *)in->body.mem.at;
    const size_t count = in->body.len / sizeof *edge;
    if (graph_close(in, m, width, height, bytes))
        return -1;
    for (size_t k = 0; k < count; k++) {
        const struct graph_edge e = edge[k];
        unsigned char *cell;
        if (graph_open(in, m, e.x, e.y, e.wall, e.line, 1))
            return -1;
        cell = &m->cell[e.y * m->stride + e.x];
        if (e.path)
            *cell |= MAZE_PATH;
        if (e.path)
            *(cell - (e.wall == MAZE_WEST ? 1 : m->stride)) |= MAZE_PATH;
    }
    return kind == MAZE_BLOCK ? graph_board(in, m) : 0;
}

int graph_board(struct input *in, struct maze *m)
{
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++)
            if (maze_solid(m, y * m->stride + x))
                m->cell[y * m->stride + x] |= MAZE_OBSTACLE;
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const unsigned char *cell = &m->cell[y * m->stride + x];
            const bool west = x > 0 && *cell & MAZE_WEST && !((*cell | cell[-1]) & MAZE_OBSTACLE);
            const bool north =
                y > 0 && *cell & MAZE_NORTH && !((*cell | *(cell - m->stride)) & MAZE_OBSTACLE);
            if (west || north)
                return err_at(&in->reader.lines.err, in->reader.start_line, 1,
                              "no passage joins the free blocks %zu,%zu and %zu,%zu", x - west,
                              y - (north && !west), x, y);
        }
    m->kind = MAZE_BLOCK;
    maze_block_walls(m);
    return 0;
}

void graph_mark_endpoints(const struct input *in, struct maze *m)
{
    const struct header *h = &in->reader.head;
    size_t n, x, y;
    struct err err;
    const char *s = header_get(h, FIELD_SOLUTION, &n);
    if (!s || n != strlen("path") || memcmp(s, "path", n) != 0)
        return;
    for (int k = 0; k < 2; k++)
        if (header_get_place(h, k ? FIELD_GOAL : FIELD_START, &x, &y, &err) > 0)
            m->cell[y * m->stride + x] |= MAZE_PATH;
}

/* ---- numbered vertices ---- */

void graph_note(struct graph_numbers *g, uint64_t u, uint64_t v)
{
    const uint64_t step = u < v ? v - u : u - v;
    if (g->step == 0 && step > 1)
        g->step = step;
}

int graph_shape(struct input *in, struct maze *m, struct graph_numbers *g, size_t width,
                uint64_t bytes)
{
    struct err *err = &in->reader.lines.err;
    const uint64_t rows = width ? width : g->count == 1 ? 1 : g->step;
    if (!import_fits((size_t)g->count, 1, bytes))
        return err_at(err, in->reader.start_line, 1,
                      "%ju vertices are far more than the %ju bytes that describe them",
                      (uintmax_t)g->count, (uintmax_t)bytes);
    if (rows == 0)
        return err_at(err, in->reader.start_line, 1,
                      "the edges do not show how long the rows of the maze are; name the width: "
                      "--input %s:width=N",
                      in->choice.import->entry.name);
    if (g->count % rows != 0)
        return err_at(err, in->reader.start_line, 1, "%ju vertices are not rows of %ju cells%s",
                      (uintmax_t)g->count, (uintmax_t)rows, width ? "" : ", as the edges say");
    g->width = (size_t)rows;
    g->height = (size_t)(g->count / rows);
    return graph_close(in, m, g->width, g->height, bytes);
}

int graph_join(struct input *in, struct maze *m, const struct graph_numbers *g, uint64_t u,
               uint64_t v, uint64_t line, uint64_t column)
{
    const uint64_t a = u < v ? u : v, b = u < v ? v : u;
    const size_t x = (size_t)(b % g->width), y = (size_t)(b / g->width);
    if (b - a != g->width && (b - a != 1 || x == 0))
        return err_at(&in->reader.lines.err, line, column,
                      "vertices %ju and %ju are not neighbours in rows of %zu cells",
                      (uintmax_t)(u + g->first), (uintmax_t)(v + g->first), g->width);
    return graph_open(in, m, x, y, b - a == 1 && g->width > 1 ? MAZE_WEST : MAZE_NORTH, line,
                      column);
}
