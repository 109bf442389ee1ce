/* queries: pairs of places to find paths between, read from a file of their own. */
#ifndef SOLVE_RUN_QUERIES_H
#define SOLVE_RUN_QUERIES_H

#include "endpoints.h"

struct query {
    struct endpoint start, goal;
    uint64_t line; /* in the file, from 1 */
};

struct queries {
    const char *name; /* of the file; NULL: there are no queries */
    struct mem mem;   /* owned; count of struct query */
    size_t count;
};

/* Reads the file called `name`, standard input if it is "-": one query per line, "sx sy gx gy".
 * Empty lines and lines that begin with # are skipped. Returns 0, or -1 with *err set, with its
 * place if a line is malformed, if the file cannot be read or memory runs out. */
int queries_read(struct queries *q, const char *name, struct err *err);

/* Returns query number k, from 0. */
static inline const struct query *queries_at(const struct queries *q, size_t k)
{
    return (const struct query *)(void *)q->mem.at + k;
}

#endif
