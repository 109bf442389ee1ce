/* cells: a list of cells, for the algorithms that grow a maze from a frontier. */
#ifndef GEN_KIT_CELL_LIST_H
#define GEN_KIT_CELL_LIST_H

#include "common/maze/maze.h"

/* {job->scratch} is an empty list, in that memory. Entries are what the algorithm makes of
 * them, up to SIZE_MAX. */
struct cell_list {
    struct mem *mem; /* not owned */
    size_t *at;
    size_t count, size;
};

/* Makes room for more entries; at may move. -1 and err: no memory. */
int cell_list_reserve(struct cell_list *c, size_t more, struct err *err);

/* Takes entry k out, the last one takes its place; returns it. */
static inline size_t cell_list_remove(struct cell_list *c, size_t k)
{
    size_t entry = c->at[k];
    c->at[k] = c->at[--c->count];
    return entry;
}

#endif
