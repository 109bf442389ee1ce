/* sixbit: lines of graph6 and sparse6, six bits per printable character. */
#ifndef IMPORT_SIXBIT_H
#define IMPORT_SIXBIT_H

#include "graph.h"

/* The key of both formats, the first of their values. */
extern const struct opt_key sixbit_keys[];

/* A line: the characters after the number of vertices. */
struct sixbit_line {
    const unsigned char *s;
    size_t n;
    size_t column; /* of the first one, from 1 */
    struct graph_numbers graph;
};

/* Reads the next line, which may begin with ">>graph6<<" or ">>sparse6<<", and the number of
 * vertices. `mark` is the character before that number, or 0. Returns 1, 0 at the end of the input,
 * or -1 with the error set. */
int sixbit_read(struct input *in, struct sixbit_line *line, char mark);

/* Returns the `count` bits from bit `at` on, at most 36 of them, all within the line. */
uint64_t sixbit_bits(const struct sixbit_line *line, size_t at, unsigned count);

/* Makes *m from the line. `edges` calls `take` for every edge, with its vertices and the bit where
 * it stands, until one returns a value other than 0. Returns 1, or -1 with the error set. */
typedef int sixbit_take(struct input *in, struct maze *m, struct sixbit_line *line, uint64_t u,
                        uint64_t v, size_t at);
typedef int sixbit_edges(struct input *in, struct maze *m, struct sixbit_line *line,
                         sixbit_take *take);
int sixbit_maze(struct input *in, struct maze *m, struct sixbit_line *line, sixbit_edges *edges);

#endif
