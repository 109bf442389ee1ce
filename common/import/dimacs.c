/* dimacs: a graph in the format of the DIMACS challenges, as -f dimacs writes it: "p edge" with the
 * numbers of vertices and edges, then one line "e" with two vertices, from 1, per passage. Vertices
 * are cells, row by row.
 *
 * A comment "c # maze ..." is the header, with kind, size, start and goal. Without it, the graph is
 * a maze of walls, whose rows are as long as width=N or the edges say, and "c start" and "c goal"
 * name its ends. Other comments become comments of the maze. An input holds one maze.
 *
 * Reference: DIMACS, "Clique and coloring problems: graph format", 1993. */
#include "common/base/number.h"
#include "graph.h"

#include <string.h>

enum { KEY_WIDTH, MAX_SIDE = 1 << 30 };

static const struct opt_key keys[] = {
    {"width", 0, MAX_SIDE, 0, "cells per row; 0: by the edges", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* An edge, as numbered in the file, and its line. in->body is an array of them. */
struct dimacs_edge {
    uint64_t u, v, line;
};

/* What the lines have said. */
struct dimacs {
    struct graph_numbers graph;
    bool has_problem;
    uint64_t edges;       /* as announced */
    uint64_t start, goal; /* from 1; 0: not named */
    uint64_t bytes;
};

/* Returns the line after the comments at the front of a sample, or NULL if the sample ends before
 * it. */
static const unsigned char *dimacs_after_comments(const unsigned char *s, const unsigned char *end)
{
    while (s < end && *s == 'c') {
        const unsigned char *newline = memchr(s, '\n', (size_t)(end - s));
        s = newline ? newline + 1 : end;
    }
    return s < end ? s : NULL;
}

static enum match dimacs_detect(const struct sample *sample)
{
    static const char *const begins[] = {"p edge ", "p col "};
    const unsigned char *end = sample->s + sample->n, *s = dimacs_after_comments(sample->s, end);
    enum match match = MATCH_NO;
    if (sample->n > 1 && sample->s[0] == 'c' && !strchr(" \t\r\n", sample->s[1]))
        return MATCH_NO;
    if (!s)
        return sample->complete ? MATCH_NO : MATCH_MORE;
    for (int k = 0; k < 2 && match != MATCH_YES; k++) {
        const struct sample line = {s, (size_t)(end - s), sample->complete};
        const enum match found = import_begins(&line, begins[k]);
        match = found == MATCH_NO ? match : found;
    }
    return match;
}

/* Reads `count` numbers, up to the end of the line, after byte `at` of it. Returns 0, or -1 with
 * the error set. */
static int dimacs_numbers(struct input *in, size_t at, uint64_t *numbers, unsigned count,
                          const char *expected)
{
    const char *line = (const char *)in->text.mem.at;
    const size_t n = in->text.len;
    for (unsigned k = 0;; k++) {
        size_t digits;
        at += text_blanks(line + at, n - at);
        if (k == count)
            break;
        digits = number_scan(line + at, n - at, SIZE_MAX / 4, &numbers[k]);
        if (digits == 0)
            return import_wrong(in, at, expected);
        at += digits;
    }
    return at < n ? import_wrong(in, at, expected) : 0;
}

/* Returns whether the line begins with `word` and a blank. */
static bool dimacs_begins(const struct input *in, const char *word)
{
    const size_t n = strlen(word);
    return in->text.len > n && memcmp(in->text.mem.at, word, n) == 0 &&
           (in->text.mem.at[n] == ' ' || in->text.mem.at[n] == '\t');
}

/* Reads the vertex of "c start V" or "c goal V" after byte `at` of the line. Returns 0, or -1 with
 * the error set. */
static int dimacs_end(struct input *in, size_t at, uint64_t *vertex)
{
    static const char expected[] = "expected one vertex, from 1, after c start or c goal";
    if (dimacs_numbers(in, at, vertex, 1, expected))
        return -1;
    return *vertex == 0 ? import_wrong(in, at + 1, expected) : 0;
}

/* Reads a comment line. Returns 0, or -1 with the error set. */
static int dimacs_comment(struct input *in, struct dimacs *d)
{
    static const char header[] = "c " HEADER_MARK;
    if (in->text.len >= sizeof header - 1 &&
        memcmp(in->text.mem.at, header, sizeof header - 1) == 0)
        return d->has_problem ? import_wrong(in, 0, "a second maze; a file of dimacs holds one")
                              : graph_header(in, strlen("c "));
    if (dimacs_begins(in, "c start"))
        return dimacs_end(in, strlen("c start"), &d->start);
    if (dimacs_begins(in, "c goal"))
        return dimacs_end(in, strlen("c goal"), &d->goal);
    in->text.mem.at[0] = '#'; /* was c */
    return import_comment(in);
}

/* Reads the line "p edge N M". Returns 0, or -1 with the error set. */
static int dimacs_problem(struct input *in, struct dimacs *d)
{
    const size_t at = strlen(dimacs_begins(in, "p col") ? "p col" : "p edge");
    uint64_t numbers[2];
    if (d->has_problem)
        return import_wrong(in, 0, "a second line p; a file of dimacs holds one maze");
    if (dimacs_numbers(in, at, numbers, 2, "expected the numbers of vertices and edges"))
        return -1;
    if (numbers[0] == 0)
        return import_wrong(in, at + 1, "a graph without vertices is not a maze");
    d->has_problem = true;
    d->graph.count = numbers[0];
    d->edges = numbers[1];
    return 0;
}

/* Reads the line "e U V". Returns 0, or -1 with the error set. */
static int dimacs_edge(struct input *in, struct dimacs *d)
{
    struct dimacs_edge edge = {0, 0, in->text_line};
    uint64_t ends[2];
    if (!d->has_problem)
        return import_wrong(in, 0, "expected the line p edge before the edges");
    if (dimacs_numbers(in, 1, ends, 2, "expected two vertices"))
        return -1;
    edge.u = ends[0];
    edge.v = ends[1];
    for (int k = 0; k < 2; k++)
        if (ends[k] == 0 || ends[k] > d->graph.count)
            return err_at(&in->reader.lines.err, in->text_line, 1,
                          "vertex %ju is not one of 1 to %ju", (uintmax_t)ends[k],
                          (uintmax_t)d->graph.count);
    graph_note(&d->graph, edge.u, edge.v);
    return text_append(&in->body, (const char *)&edge, sizeof edge)
               ? err_memory(&in->reader.lines.err)
               : 0;
}

/* Reads all lines. Returns 1, 0 at the end of the input, or -1 with the error set. */
static int dimacs_lines(struct input *in, struct dimacs *d)
{
    int got = import_line_after_blank(in);
    in->reader.start_line = in->text_line;
    in->body.len = 0;
    if (got <= 0)
        return got;
    for (; got > 0; got = import_line_after_blank(in)) {
        int wrong;
        d->bytes += in->text.len + 1;
        if (in->text.len == 1 ? in->text.mem.at[0] == 'c' : dimacs_begins(in, "c"))
            wrong = dimacs_comment(in, d);
        else if (dimacs_begins(in, "p edge") || dimacs_begins(in, "p col"))
            wrong = dimacs_problem(in, d);
        else if (dimacs_begins(in, "e"))
            wrong = dimacs_edge(in, d);
        else
            wrong = import_wrong(in, 0, "expected a line c (comment), p edge or e");
        if (wrong)
            return -1;
    }
    return got < 0 ? -1 : 1;
}

/* Checks the numbers of vertices and edges, and finds the length of the rows. Returns 0, or -1 with
 * the error set. */
static int dimacs_check(struct input *in, const struct dimacs *d, size_t *width)
{
    struct err *err = &in->reader.lines.err;
    const struct header *h = &in->reader.head;
    const uint64_t edges = in->body.len / sizeof(struct dimacs_edge);
    *width = (size_t)in->choice.values[KEY_WIDTH];
    if (!d->has_problem)
        return import_wrong(in, 0, "expected the line p edge");
    if (edges != d->edges)
        return import_wrong(in, 0,
                            edges < d->edges ? "fewer edges than the line p edge says"
                                             : "more edges than the line p edge says");
    if (!h->present)
        return 0;
    if (d->graph.count % h->width != 0 || d->graph.count / h->width != h->height)
        return err_at(err, in->reader.start_line, 1,
                      "%ju vertices are not the %zux%zu cells of "
                      "the header",
                      (uintmax_t)d->graph.count, h->width, h->height);
    if (*width && *width != h->width)
        return err_at(err, in->reader.start_line, 1, "width=%zu contradicts the header", *width);
    *width = h->width;
    return 0;
}

/* Adds start and goal if there is no header. Returns 0, or -1 with the error set. */
static int dimacs_ends(struct input *in, const struct dimacs *d, const struct maze *m)
{
    if (in->reader.head.present)
        return 0;
    if (d->start > d->graph.count || d->goal > d->graph.count)
        return err_at(&in->reader.lines.err, in->reader.start_line, 1,
                      "start or goal is not one of the %ju vertices", (uintmax_t)d->graph.count);
    if (d->start &&
        import_start(in, (size_t)((d->start - 1) % m->width), (size_t)((d->start - 1) / m->width)))
        return -1;
    return d->goal && import_goal(in, (size_t)((d->goal - 1) % m->width),
                                  (size_t)((d->goal - 1) / m->width))
               ? -1
               : 0;
}

static int dimacs_read(struct input *in, struct maze *m)
{
    struct dimacs d = {.graph.first = 1};
    const struct dimacs_edge *edge;
    size_t width;
    const int got = dimacs_lines(in, &d);
    if (got <= 0)
        return got;
    if (dimacs_check(in, &d, &width) || graph_shape(in, m, &d.graph, width, d.bytes))
        return -1;
    edge = (const struct dimacs_edge *)(const void *)in->body.mem.at;
    for (size_t k = 0; k < in->body.len / sizeof *edge; k++)
        if (graph_join(in, m, &d.graph, edge[k].u - 1, edge[k].v - 1, edge[k].line, 1))
            return -1;
    if (in->reader.head.kind == MAZE_BLOCK && graph_board(in, m))
        return -1;
    return dimacs_ends(in, &d, m) ? -1 : 1;
}

const struct import import_dimacs = {
    .entry = {"dimacs", "graph in the DIMACS edge format", keys, NULL},
    .detect = dimacs_detect,
    .read = dimacs_read,
};
