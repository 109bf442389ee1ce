/* dot: graphs in the language of Graphviz, as -f dot writes them: a statement per line, cells named
 * "x,y", passages "x,y" -- "x,y". The attribute xlabel names start (S) and goal (G), fillcolor
 * marks path (red) and visited cells (grey), the color red of passages marks the path, too. Other
 * attributes have no meaning.
 *
 * A graph becomes a maze of walls as large as its cells need: solid cells have no statement, so
 * those beyond the last cell of all rows or columns are lost, and so are openings in the border and
 * the kind.
 *
 * Reference: Graphviz, "The DOT language". */
#include "graph.h"

#include <string.h>

enum { KEY_WIDTH, KEY_HEIGHT, MAX_SIDE = 1 << 30 };

static const struct opt_key keys[] = {
    {"width", 0, MAX_SIDE, 0, "cells per row; 0: to the last cell", 0, NULL},
    {"height", 0, MAX_SIDE, 0, "rows; 0: up to the last cell", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

enum { MARK_START = 1, MARK_GOAL = 2, MARK_TWICE = MAZE_SEEN };

/* A statement about a cell. in->index is an array of them. */
struct dot_cell {
    size_t x, y;
    uint64_t line;
    unsigned char digit, end; /* MAZE_PATH or MAZE_VISITED; MARK_START or MARK_GOAL */
};

/* A graph: the number of its cells, and its size. */
struct dot {
    size_t cells, width, height;
    uint64_t bytes;
};

static enum match dot_detect(const struct sample *sample)
{
    return import_begins(sample, "graph ");
}

/* Sets the error `what` at the rest of the line. Returns -1. */
static int dot_wrong(struct input *in, const struct import_text *l, const char *what)
{
    return import_wrong(in, (size_t)(l->at - (const char *)in->text.mem.at), what);
}

/* Returns whether the list of attributes contains `text`. */
static bool dot_has(const struct import_text *attributes, const char *text)
{
    const size_t n = strlen(text);
    for (const char *s = attributes->at; (size_t)(attributes->end - s) >= n; s++)
        if (memcmp(s, text, n) == 0)
            return true;
    return false;
}

/* Takes attributes in brackets, if there are any, and the end of the statement. Returns 0, or -1
 * with the error set. */
static int dot_attributes(struct input *in, struct import_text *l, struct import_text *attributes)
{
    *attributes = (struct import_text){l->at, l->at};
    if (import_take(l, "[")) {
        bool quoted = false;
        attributes->at = l->at;
        while (l->at < l->end && (*l->at != ']' || quoted))
            quoted ^= *l->at++ == '"';
        attributes->end = l->at;
        if (!import_take(l, "]"))
            return dot_wrong(in, l, "expected the end of the attributes, ]");
    }
    import_take(l, ";");
    import_skip_blanks(l);
    return l->at < l->end ? dot_wrong(in, l,
                                      "expected the end of the line; every statement has a "
                                      "line of its own, as -f dot writes it")
                          : 0;
}

/* Takes a cell in quotes. Returns 0, or -1 with the error set. */
static int dot_place(struct input *in, struct import_text *l, size_t place[2])
{
    if (!import_take(l, "\""))
        return dot_wrong(in, l, "expected a cell in quotes, \"x,y\", as -f dot writes it");
    if (graph_place(in, &l->at, l->end, place))
        return -1;
    if (l->at == l->end || *l->at != '"')
        return dot_wrong(in, l, "expected the closing quote of a cell");
    l->at++;
    return 0;
}

/* Adds a statement about a cell. Returns 0, or -1 with the error set. */
static int dot_cell(struct input *in, struct dot *d, const size_t place[2],
                    const struct import_text *attributes)
{
    struct dot_cell cell;
    memset(&cell, 0, sizeof cell);
    cell = (struct dot_cell){.x = place[0], .y = place[1], .line = in->text_line};
    cell.end = dot_has(attributes, "xlabel=\"S\"")   ? MARK_START
               : dot_has(attributes, "xlabel=\"G\"") ? MARK_GOAL
                                                     : 0;
    if (!cell.end)
        cell.digit = dot_has(attributes, "fillcolor=red")    ? MAZE_PATH
                     : dot_has(attributes, "fillcolor=grey") ? MAZE_VISITED
                                                             : 0;
    if (mem_need_array(&in->index, d->cells + 1, sizeof cell, 0))
        return err_memory(&in->reader.lines.err);
    memcpy(in->index.at + d->cells * sizeof cell, &cell, sizeof cell);
    d->cells++;
    return 0;
}

/* Reads the statement of the line. Returns 1 if it ends the graph, 0 if not, or -1 with the error
 * set. */
static int dot_statement(struct input *in, struct dot *d)
{
    const char *line = (const char *)in->text.mem.at;
    struct import_text l = {line, line + in->text.len}, attributes;
    size_t place[2][2], at;
    if (import_take(&l, "}")) {
        import_skip_blanks(&l);
        return l.at < l.end ? dot_wrong(in, &l, "expected the end of the line after }") : 1;
    }
    if (l.at == l.end)
        return 0;
    if (import_take(&l, "node ") || import_take(&l, "edge ") || import_take(&l, "graph "))
        return dot_attributes(in, &l, &attributes);
    at = (size_t)(l.at - line);
    if (dot_place(in, &l, place[0]))
        return -1;
    d->width = place[0][0] >= d->width ? place[0][0] + 1 : d->width;
    d->height = place[0][1] >= d->height ? place[0][1] + 1 : d->height;
    if (import_take(&l, "->"))
        return dot_wrong(in, &l, "a directed graph; a maze is not directed");
    if (!import_take(&l, "--"))
        return dot_attributes(in, &l, &attributes) || dot_cell(in, d, place[0], &attributes) ? -1
                                                                                             : 0;
    if (dot_place(in, &l, place[1]) || dot_attributes(in, &l, &attributes))
        return -1;
    d->width = place[1][0] >= d->width ? place[1][0] + 1 : d->width;
    d->height = place[1][1] >= d->height ? place[1][1] + 1 : d->height;
    return graph_add(in, place[0], place[1], dot_has(&attributes, "color=red"), at);
}

/* Reads a graph. Returns 1, 0 at the end of the input, or -1 with the error set. */
static int dot_lines(struct input *in, struct dot *d)
{
    int got = import_line_after_blank(in), ended = 0;
    const size_t n = in->text.len;
    in->reader.start_line = in->text_line;
    in->body.len = 0;
    if (got <= 0)
        return got;
    if (n < 7 || memcmp(in->text.mem.at, "graph ", 6) != 0 || in->text.mem.at[n - 1] != '{')
        return import_wrong(in, 0, "expected graph NAME { as -f dot writes it");
    while (!ended) {
        d->bytes += in->text.len + 1;
        got = import_line(in);
        if (got == 0)
            return import_wrong(in, 0, "the input ends within a graph");
        ended = got < 0 ? -1 : dot_statement(in, d);
    }
    return ended < 0 ? -1 : 1;
}

/* Adds the marks of the cells, start and goal. Returns 0, or -1 with the error set. */
static int dot_marks(struct input *in, const struct dot *d, struct maze *m)
{
    const struct dot_cell *cell = (const struct dot_cell *)(const void *)in->index.at;
    bool start = false;
    for (size_t k = 0; k < d->cells; k++) {
        const struct dot_cell c = cell[k];
        unsigned char *at = &m->cell[c.y * m->stride + c.x];
        if (*at & MARK_TWICE || (c.end == MARK_START && start))
            return err_at(&in->reader.lines.err, c.line, 1,
                          *at & MARK_TWICE ? "cell %zu,%zu appears twice"
                                           : "cell %zu,%zu is a second start",
                          c.x, c.y);
        *at |= c.digit | MARK_TWICE;
        start = start || c.end == MARK_START;
        if ((c.end == MARK_START && import_start(in, c.x, c.y)) ||
            (c.end == MARK_GOAL && import_goal(in, c.x, c.y)))
            return -1;
    }
    maze_clear(m, MARK_TWICE);
    return 0;
}

/* Makes the size that which the keys name. Returns 0, or -1 with the error set. */
static int dot_size(struct input *in, struct dot *d)
{
    struct err *err = &in->reader.lines.err;
    const size_t width = (size_t)in->choice.values[KEY_WIDTH];
    const size_t height = (size_t)in->choice.values[KEY_HEIGHT];
    if ((width > 0 && width < d->width) || (height > 0 && height < d->height))
        return err_at(err, in->reader.start_line, 1,
                      "the graph has cells outside the size that was named: it needs %zux%zu",
                      d->width, d->height);
    d->width = width ? width : d->width;
    d->height = height ? height : d->height;
    return d->width == 0 || d->height == 0
               ? err_at(err, in->reader.start_line, 1,
                        "a graph without cells does not show how large the maze is; name its size: "
                        "--input dot:width=N,height=N")
               : 0;
}

static int dot_read(struct input *in, struct maze *m)
{
    struct dot d = {0};
    const int got = dot_lines(in, &d);
    if (got <= 0)
        return got;
    if (dot_size(in, &d))
        return -1;
    return graph_make(in, m, MAZE_WALLS, d.width, d.height, d.bytes) || dot_marks(in, &d, m) ? -1
                                                                                             : 1;
}

const struct import import_dot = {
    .entry = {"dot", "Graphviz graphs, like -f dot", keys, "graphviz gv"},
    .detect = dot_detect,
    .read = dot_read,
};
