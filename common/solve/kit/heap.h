/* heap: entries of which the least can be taken out. */
#ifndef SOLVE_KIT_HEAP_H
#define SOLVE_KIT_HEAP_H

#include "common/base/mem.h"

/* An entry: a cell or a node. Of two with the same rank, the one with the smaller tie is less. */
struct heap_entry {
    uint64_t rank, tie;
    size_t item;
};

struct heap {
    struct mem *mem; /* not owned */
    size_t count;
};

/* Adds an entry. Returns 0, or -1 if memory runs out. */
int heap_add(struct heap *h, struct heap_entry entry);

/* Removes the least entry of a heap that is not empty, and returns it. */
struct heap_entry heap_take(struct heap *h);

#endif
