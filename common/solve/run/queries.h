/* queries: pairs of places to find paths between, read from a file of their own.
 *
 * The file has one query per line, "sx sy gx gy", or it is a list of problems of the MovingAI
 * benchmarks: after "version 1", "bucket map width height sx sy gx gy length". bucket, map and
 * length are not used: that length counts diagonal moves.
 *
 * Reference: Nathan Sturtevant, "Benchmarks for grid-based pathfinding", 2012, and
 * movingai.com/benchmarks/formats.html. */
#ifndef SOLVE_RUN_QUERIES_H
#define SOLVE_RUN_QUERIES_H

#include "endpoints.h"

struct query {
    struct endpoint start, goal;
    size_t width, height; /* of the board it is for; 0: any */
    uint64_t line;        /* in the file, from 1 */
};

struct queries {
    const char *name; /* of the file; NULL: there are no queries */
    struct mem mem;   /* owned; count of struct query */
    size_t count;
};

/* Reads the file called `name`, standard input if it is "-". Empty lines and lines that begin with
 * # are skipped. Returns 0, or -1 with *err set, with its place if a line is malformed, if the file
 * cannot be read or memory runs out. */
int queries_read(struct queries *q, const char *name, struct err *err);

#endif
