/* unicursal: doubles a perfect maze into one path through every cell. */
#ifndef GEN_RUN_UNICURSAL_H
#define GEN_RUN_UNICURSAL_H

#include "common/gen/doors/door_request.h"

/* Makes *to, which need not have a size, a maze of twice the width and height of *from: one path
 * through all its cells, each of which is a quarter of a cell of *from. *from must be a perfect
 * maze of walls with a closed border. *field is the field of *from; its mask is 0 for cells that
 * are not part of the maze, and `cells` is the number of cells that are. The path is closed except
 * for a cut at the entrance, or at the default entrance if there is none. Replaces the two doors,
 * which need not exist: the start is in the cell of the entrance, and the goal is beside it. Both
 * are open if the entrance is. Returns 0, or -1 with *err set if *to does not fit in memory or
 * *from has a loop. */
int unicursal_make(struct maze *to, const struct maze *from, const struct door_field *field,
                   size_t cells, struct door door[DOOR_COUNT], struct err *err);

#endif
