/* unicursal: a perfect maze doubled into one way through every cell. */
#ifndef GEN_RUN_UNICURSAL_H
#define GEN_RUN_UNICURSAL_H

#include "door.h"

/* Makes of *from, a perfect maze of walls whose border is closed and which the
 * cells outside in (laid out as its cells, NULL: none) are no part of, a maze of
 * twice its width and height in *to, which need have no size: one closed way
 * through all its cells, each a quarter of one of *from. -1 and err where it
 * does not fit in memory, or *from has a loop. */
int unicursal_make(struct maze *to, const struct maze *from, const unsigned char *in, size_t cells,
                   struct err *err);

/* Cuts the closed way at a door of *from, so that it leads from *start, in that
 * cell, to *goal beside it. Both are open where the door is. */
void unicursal_cut(struct maze *m, const struct door *door, struct door *start, struct door *goal);

#endif
