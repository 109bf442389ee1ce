/* over: draws the path on the picture from which a maze was read. */
#ifndef RENDER_OVER_H
#define RENDER_OVER_H

#include "common/import/run/input.h"
#include "common/render/render.h"

/* Reads the only picture in the file `name`, or in standard input if `name` is "-", into *picture,
 * which must be {0}. Returns 0, or -1 with *err set. */
int over_open(struct input_picture *picture, const char *name, uint64_t max_cells, struct err *err);

/* The format that replaces ppm with --over. */
extern const struct render render_over;

#endif
