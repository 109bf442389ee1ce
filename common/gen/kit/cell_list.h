/* cell_list: a list of cells, for the algorithms that grow a maze from a frontier. */
#ifndef GEN_KIT_CELL_LIST_H
#define GEN_KIT_CELL_LIST_H

#include "common/maze/maze.h"

/* {memory, NULL, 0, 0} is an empty list. What an entry means is up to the algorithm. */
struct cell_list {
    struct mem *mem; /* not owned */
    size_t *at;      /* in *mem */
    size_t count, size;
};

/* Makes room for `more` more entries; c->at may move. Returns 0, or -1 with *err set if memory runs
 * out. */
int cell_list_reserve(struct cell_list *c, size_t more, struct err *err);

/* Removes entry k, whose place the last entry takes, and returns it. */
static inline size_t cell_list_remove(struct cell_list *c, size_t k)
{
    size_t entry = c->at[k];
    c->at[k] = c->at[--c->count];
    return entry;
}

#endif
