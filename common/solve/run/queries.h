/* queries: pairs of places to find ways between, in a file of their own. */
#ifndef SOLVE_RUN_QUERIES_H
#define SOLVE_RUN_QUERIES_H

#include "common/base/mem.h"
#include "endpoints.h"

struct query {
    struct endpoint start, goal;
    uint64_t line; /* in the file, from 1 */
};

struct queries {
    const char *name; /* of the file; NULL: there are none */
    struct mem mem;   /* owned; count of struct query */
    size_t count;
};

/* Reads "sx sy gx gy" a line; empty lines and those that begin with # are passed over.
 * -1 and err, with its place: malformed, or not to be read, or no memory. */
int queries_read(struct queries *q, const char *name, struct err *err);

static inline const struct query *queries_at(const struct queries *q, size_t k)
{
    return (const struct query *)(void *)q->mem.at + k;
}

#endif
