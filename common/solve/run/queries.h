/* queries: pairs of places to find paths between, read from a separate file.
 *
 * The file has one query per line, "sx sy gx gy". Alternatively it is a list of problems from the
 * MovingAI benchmarks: "version 1", then lines "bucket map width height sx sy gx gy length". The
 * fields bucket, map and length are ignored; length counts diagonal moves.
 *
 * Reference: Nathan Sturtevant, "Benchmarks for grid-based pathfinding", 2012, and
 * movingai.com/benchmarks/formats.html. */
#ifndef SOLVE_RUN_QUERIES_H
#define SOLVE_RUN_QUERIES_H

#include "endpoints.h"

struct query {
    struct endpoint start, goal;
    size_t width, height; /* size of its board; 0: any size */
    uint64_t line;        /* line number in the file, from 1 */
};

struct queries {
    const char *name; /* name of the file; NULL: no queries */
    struct mem mem;   /* owned; `count` elements of struct query */
    size_t count;
};

/* Reads the queries from the file `name`, or from standard input if name is "-". Skips empty lines
 * and lines that begin with #. Returns 0, or -1 with *err set if a line is malformed (with its
 * place), the file cannot be read, or memory runs out. */
int queries_read(struct queries *q, const char *name, struct err *err);

#endif
