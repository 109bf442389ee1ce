/* endpoint_set: a set of pairs of a start and a goal. */
#ifndef GEN_RUN_ENDPOINT_SET_H
#define GEN_RUN_ENDPOINT_SET_H

#include "common/base/err.h"
#include "common/base/mem.h"

/* {0} is the empty set. */
struct endpoint_set {
    struct mem slots; /* a hash table with open addressing, at most half full */
    size_t size;      /* number of slots in use: 0 or a power of two */
    size_t count;     /* number of pairs */
};

/* Adds a pair of cells, one of which may be SIZE_MAX: no cell. From the fourth pair on, the
 * set takes at most 64 bytes per pair, and 96 while it grows. Returns 1, 0 if it has the pair
 * already, or -1 with *err set if memory runs out. */
int endpoint_set_add(struct endpoint_set *s, size_t start, size_t goal, struct err *err);

/* Makes *s the empty set and frees its memory. */
void endpoint_set_free(struct endpoint_set *s);

#endif
