/* scan: any picture of a maze. */
#ifndef IMPORT_SCAN_H
#define IMPORT_SCAN_H

#include "common/import/import.h"
#include "outline.h"

/* Makes *m a board of the passages in a picture, and sets start, goal and in->pixels. Without two
 * doors or two spots, start and goal are unknown, and in->why says why; but that is so only if
 * `may_be_open`. Returns 1; 0 if the picture is not understood, and not may_be_open; or -1 with the
 * error of *in set. */
int scan_read(struct input *in, struct maze *m, const struct light_picture *picture,
              bool may_be_open);

#endif
