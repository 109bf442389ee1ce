/* over: draws the path on the picture that a maze was read from. */
#ifndef RENDER_OVER_H
#define RENDER_OVER_H

#include "common/import/run/input.h"
#include "common/render/render.h"

/* Reads the only picture in the file `name`, or in standard input if that is "-". {0} before.
 * Returns 0, or -1 with *err set. */
int over_open(struct input_picture *picture, const char *name, uint64_t max_cells, struct err *err);

/* ppm with --over, in its place. */
extern const struct render render_over;

#endif
