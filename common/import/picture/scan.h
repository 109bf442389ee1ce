/* scan: reads any picture of a maze. */
#ifndef IMPORT_SCAN_H
#define IMPORT_SCAN_H

#include "common/import/import.h"
#include "outline.h"

/* Makes *m a board of the passages in a picture, and sets start, goal and in->pixels. If
 * `may_be_open`, also accepts a picture without two doors or two spots; start and goal are then
 * unknown, and in->why contains the reason. Returns 1, 0 if the picture is not understood and not
 * `may_be_open`, or -1 with the error of *in set. */
int scan_read(struct input *in, struct maze *m, const struct light_picture *picture,
              bool may_be_open);

#endif
