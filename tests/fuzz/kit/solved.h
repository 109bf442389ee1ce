/* solved: an independent judge of what maze-solve writes: the graph of tests/graph.h, read from the
 * text of a record, and a search of it. */
#ifndef FUZZ_SOLVED_H
#define FUZZ_SOLVED_H

#include "common/solve/solve.h"
#include "tests/graph.h"

/* A record in a maze stream. */
struct record {
    const char *head, *rows; /* the header line; the first row */
    size_t n;                /* bytes from `head` to the empty line, which is included */
};

/* Finds the first record at `text`, which is a maze stream as the programs write it. Returns false
 * if there is none. */
bool record_find(const char *text, struct record *r);

/* Returns whether the start or the goal of the record, whose graph is *g, is solid. */
bool record_has_solid_end(const struct record *r, const struct graph *g);

/* Fails if the record breaks a promise of the solver: the marks are a simple path of the length in
 * the header, or a set with both ends; the path is a shortest one, if the solver says so; there is
 * no solution only if there is no path, for a complete solver. */
void solved_check(const struct record *r, const struct solve *solver);

#endif
