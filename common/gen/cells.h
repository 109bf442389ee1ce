/* cells: a list of cells, for the algorithms that grow a maze from a frontier. */
#ifndef CELLS_H
#define CELLS_H

#include "../maze.h"

/* In *work; {NULL, 0, 0} is empty. Entries are what the algorithm makes of
 * them, up to SIZE_MAX. */
struct cells {
    size_t *at;
    size_t count, size;
};

/* Makes room for more entries; at may move. -1 and err: no memory. */
int cells_room(struct cells *c, struct mem *work, size_t more, struct err *err);

/* Takes entry k out, the last one takes its place; returns it. */
static inline size_t cells_take(struct cells *c, size_t k)
{
    size_t entry = c->at[k];
    c->at[k] = c->at[--c->count];
    return entry;
}

#endif
