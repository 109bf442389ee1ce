/* sparse6: graphs, one per line, as -f sparse6 writes them, a few bits per edge; render/sparse6.c
 * describes the encoding. Vertices are the cells of a maze of walls, row by row. The rows are as
 * long as width=N or the edges say; a graph does not show more of a maze.
 *
 * A line may begin with >>sparse6<<. Only with that prefix are graphs detected.
 *
 * Reference: Brendan McKay, "Description of graph6, sparse6 and digraph6 encodings" (nauty). */
#include "sixbit.h"

static enum match sparse6_detect(const struct sample *sample)
{
    return import_begins(sample, ">>sparse6<<");
}

/* Takes the edges in their order. What is left after the last one is shorter than a character. */
static int sparse6_edges(struct input *in, struct maze *m, struct sixbit_line *line,
                         sixbit_take *take)
{
    const uint64_t n = line->graph.count;
    const size_t bits = 6 * line->n;
    uint64_t v = 0;
    unsigned k = 0;
    size_t at = 0;
    while (k < 36 && (n - 1) >> k > 0)
        k++;
    for (; at + 1 + k <= bits; at += 1 + k) {
        const uint64_t x = sixbit_bits(line, at + 1, k);
        v += sixbit_bits(line, at, 1);
        if (x > v)
            v = x;
        else if (v < n && take(in, m, line, x, v, at))
            return -1;
        if (v >= n)
            break;
    }
    if (bits - at < 6)
        return 0;
    return import_wrong(in, line->column - 1 + at / 6,
                        v < n ? "the line ends within an edge"
                              : "more bits follow the last vertex");
}

static int sparse6_read(struct input *in, struct maze *m)
{
    struct sixbit_line line;
    const int got = sixbit_read(in, &line, ':');
    return got <= 0 ? got : sixbit_maze(in, m, &line, sparse6_edges);
}

const struct import import_sparse6 = {
    .entry = {"sparse6", "sparse graphs, one per line (nauty)", sixbit_keys, NULL},
    .detect = sparse6_detect,
    .read = sparse6_read,
};
