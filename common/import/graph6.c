/* graph6: graphs, one per line, as -f graph6 writes them: the number of vertices and the upper half
 * of the adjacency matrix, one bit per pair of vertices. Vertices are the cells of a maze of walls,
 * row by row. The rows are as long as width=N or the edges say; a graph does not show more of a
 * maze.
 *
 * A line may begin with >>graph6<<. Only with that prefix are graphs detected.
 *
 * Reference: Brendan McKay, "Description of graph6, sparse6 and digraph6 encodings" (nauty). */
#include "sixbit.h"

static enum match graph6_detect(const struct sample *sample)
{
    return import_begins(sample, ">>graph6<<");
}

/* Takes the edges of the matrix, column by column. */
static int graph6_edges(struct input *in, struct maze *m, struct sixbit_line *line,
                        sixbit_take *take)
{
    size_t at = 0;
    for (uint64_t v = 1; v < line->graph.count; v++)
        for (uint64_t u = 0; u < v; u++, at++)
            if (sixbit_bits(line, at, 1) && take(in, m, line, u, v, at))
                return -1;
    return 0;
}

static int graph6_read(struct input *in, struct maze *m)
{
    struct sixbit_line line;
    const int got = sixbit_read(in, &line, 0);
    uint64_t n, bits, characters;
    if (got <= 0)
        return got;
    n = line.graph.count;
    bits = n > UINT32_MAX ? UINT64_MAX / 2 : n * (n - 1) / 2;
    characters = (bits + 5) / 6;
    if (line.n != characters)
        return err_at(&in->reader.lines.err, in->text_line, line.column,
                      "%zu characters follow, but a graph of %ju vertices has %ju", line.n,
                      (uintmax_t)n, (uintmax_t)characters);
    for (uint64_t i = bits; i < 6 * characters; i++)
        if (sixbit_bits(&line, (size_t)i, 1))
            return import_wrong(in, line.column - 2 + line.n,
                                "the bits after the last edge must be 0");
    return sixbit_maze(in, m, &line, graph6_edges);
}

const struct import import_graph6 = {
    .entry = {"graph6", "graphs, one per line (nauty)", sixbit_keys, NULL},
    .detect = graph6_detect,
    .read = graph6_read,
};
