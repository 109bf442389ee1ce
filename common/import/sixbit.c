#include "sixbit.h"

#include <string.h>

enum { BIAS = 63, LAST = 126, MAX_SIDE = 1 << 30 };

const struct opt_key sixbit_keys[] = {
    {"width", 0, MAX_SIDE, 0, "cells per row; 0: from the edges", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

uint64_t sixbit_bits(const struct sixbit_line *line, size_t at, unsigned count)
{
    uint64_t value = 0;
    for (size_t i = at; i < at + count; i++)
        value = value << 1 | ((unsigned)(line->s[i / 6] - BIAS) >> (5 - i % 6) & 1);
    return value;
}

/* Moves past the first n characters. */
static void sixbit_move(struct sixbit_line *line, size_t n)
{
    line->s += n;
    line->n -= n;
    line->column += n;
}

/* Moves past a prefix such as ">>graph6<<" at the start of a line. Returns whether it is there. */
static bool sixbit_prefix(struct sixbit_line *line, const char *prefix)
{
    const size_t n = strlen(prefix);
    if (line->n < n || memcmp(line->s, prefix, n) != 0)
        return false;
    sixbit_move(line, n);
    return true;
}

/* Checks and skips what precedes the number of vertices. Returns 0, or -1 with the error set. */
static int sixbit_begin(struct input *in, struct sixbit_line *line, char mark)
{
    static const struct {
        char begins;
        const char *message;
    } others[] = {
        {':', "this is a graph of sparse6: --input sparse6"},
        {';', "incremental sparse6 is not read; convert it: copyg -g"},
        {'&', "this is digraph6, a directed graph; a maze is not directed"},
    };
    const char c = (char)(line->n > 0 ? line->s[0] : 0);
    if (mark && c == mark) {
        sixbit_move(line, 1);
        return 0;
    }
    for (size_t k = 0; k < sizeof others / sizeof *others; k++)
        if (c == others[k].begins)
            return import_wrong(in, line->column - 1, others[k].message);
    return mark ? import_wrong(in, line->column - 1, "expected a colon before a graph of sparse6")
                : 0;
}

/* Reads the number of vertices. Returns 0, or -1 with the error set. */
static int sixbit_count(struct input *in, struct sixbit_line *line)
{
    size_t skip = 0, n = 1;
    for (size_t i = 0; i < line->n; i++)
        if (line->s[i] < BIAS || line->s[i] > LAST)
            return import_wrong(in, line->column - 1 + i,
                                "expected a character from ? to ~, six bits of the graph");
    while (skip < 2 && skip < line->n && line->s[skip] == LAST)
        skip++;
    n = skip == 0 ? 1 : skip == 1 ? 3 : 6;
    if (line->n < skip + n)
        return import_wrong(in, line->column - 1 + line->n,
                            "the line ends within the number of vertices");
    sixbit_move(line, skip);
    line->graph.count = sixbit_bits(line, 0, (unsigned)(6 * n));
    sixbit_move(line, n);
    return 0;
}

int sixbit_read(struct input *in, struct sixbit_line *line, char mark)
{
    int got = import_line_after_blank(in);
    in->reader.start_line = in->text_line;
    if (got <= 0)
        return got;
    *line = (struct sixbit_line){.s = in->text.mem.at, .n = in->text.len, .column = 1};
    if (!sixbit_prefix(line, ">>graph6<<"))
        sixbit_prefix(line, ">>sparse6<<");
    if (sixbit_begin(in, line, mark) || sixbit_count(in, line))
        return -1;
    return line->graph.count == 0 ? import_wrong(in, 0, "a graph without vertices is not a maze")
                                  : 1;
}

/* The first pass: notes an edge. */
static int sixbit_note(struct input *in, struct maze *m, struct sixbit_line *line, uint64_t u,
                       uint64_t v, size_t at)
{
    (void)in;
    (void)m;
    (void)at;
    graph_note(&line->graph, u, v);
    return 0;
}

/* The second pass: opens the wall. */
static int sixbit_join(struct input *in, struct maze *m, struct sixbit_line *line, uint64_t u,
                       uint64_t v, size_t at)
{
    return graph_join(in, m, &line->graph, u, v, in->text_line, line->column + at / 6);
}

int sixbit_maze(struct input *in, struct maze *m, struct sixbit_line *line, sixbit_edges *edges)
{
    if (edges(in, m, line, sixbit_note) ||
        graph_shape(in, m, &line->graph, (size_t)in->choice.values[0], in->text.len) ||
        edges(in, m, line, sixbit_join))
        return -1;
    return 1;
}
