/* canvas: mazes with a shape in pixels, for pgm and ppm. The picture is that of svg.
 *
 * It is drawn in bands of rows that take about as much memory as the maze, the whole drawing anew
 * in each band; so memory does not depend on the number of pixels. A pixel belongs to a stroke, or
 * to a cell, if its middle does. Strokes have round ends and no gaps: of two pixels side by side
 * with a line between their middles, one is within half a pixel of the line. */
#ifndef RENDER_KIT_CANVAS_H
#define RENDER_KIT_CANVAS_H

#include "pixels.h"
#include "shape_drawing.h"

/* Sets the width and height of *s to those of the picture of a shape. */
void canvas_measure(struct raster_size *s, const struct shape_drawing *d);

/* Draws the rows between the margins of c's maze. Uses the memory *band. Returns 0, or -1 with
 * *c->err set if memory runs out. */
int canvas_draw(struct render_ctx *c, const struct shape_drawing *d, const struct raster_size *size,
                const struct palette *palette, struct mem *band);

#endif
