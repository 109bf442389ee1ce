/* frame_fields: the header fields of a frame, see maze(5). */
#ifndef GEN_RUN_FRAME_FIELDS_H
#define GEN_RUN_FRAME_FIELDS_H

#include "common/gen/gen.h"
#include "common/stream/header.h"

/* Sets the fields `frame`, `at` (if there is a current cell) and `sets` (if the algorithm has any).
 * Returns 0, or -1 if memory runs out. */
int frame_fields(const struct gen_frames *f, struct header *h);

#endif
