/* unicursal: doubles a perfect maze into one path through every cell. */
#ifndef GEN_RUN_UNICURSAL_H
#define GEN_RUN_UNICURSAL_H

#include "common/gen/doors/door.h"

/* Makes *to, which need not have a size, a maze of twice the width and height of *from: one closed
 * path through all its cells, each of which is a quarter of a cell of *from. *from is a perfect
 * maze of walls, its border closed. mask: laid out as its cells, 0 for those that do not belong to
 * it; may be NULL. cells: the number of those that do. Returns 0, or -1 with *err set if *to does
 * not fit in memory or *from has a loop. */
int unicursal_make(struct maze *to, const struct maze *from, const unsigned char *mask,
                   size_t cells, struct err *err);

/* Cuts the closed path at the door `at` of *from. Makes of the two doors, which need not exist, the
 * start in the cell of that door, and the goal beside it. Both are open if the door is. */
void unicursal_cut(struct maze *m, const struct door *at, struct door door[DOOR_COUNT]);

#endif
