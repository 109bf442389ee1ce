/* canvas: mazes with a shape in pixels, for pgm and ppm. The picture is that of svg.
 *
 * It is drawn in bands of rows that take about as much memory as the maze, the whole drawing anew
 * in each band; so memory does not depend on the number of pixels. A pixel belongs to a stroke, or
 * to a cell, if its middle does. Strokes have round ends and no gaps: of two pixels side by side
 * with a line between their middles, one is within half a pixel of the line. */
#ifndef RENDER_KIT_CANVAS_H
#define RENDER_KIT_CANVAS_H

#include "shape_drawing.h"

/* The size of a picture, in pixels. Each cell is `cell` wide and high, the walls to its west and
 * north are `wall` thick. Blocks have no walls between them. */
struct raster_size {
    size_t cell, wall;
    size_t pitch; /* from one cell to the next */
    size_t margin;
    size_t width, height; /* of the whole picture */
};

/* The bytes of a pixel: grey, with the key PALETTE_KEY, or red, green and blue, with SHADES_KEY and
 * PALETTE_KEY. */
enum { RASTER_GREY = 1, RASTER_COLOR = 3 };

/* How a format writes pixels; it sets `raster` of struct render. */
struct raster_style {
    size_t bytes; /* RASTER_GREY or RASTER_COLOR */

    /* Begins a picture. Returns 0, or -1 with *c->err set. */
    int (*begin)(struct render_ctx *c, const struct raster_size *size);

    /* Writes `rows` rows of pixels, one after another at `at`. */
    void (*put)(struct render_ctx *c, const unsigned char *at, size_t rows);
};

/* Sets the width and height of *s to those of the picture of a shape. */
void canvas_measure(struct raster_size *s, const struct shape_drawing *d);

/* Draws the rows between the margins of c's maze. Uses c->more[0]. Returns 0, or -1 with *c->err
 * set if memory runs out. */
int canvas_draw(struct render_ctx *c, const struct shape_drawing *d, const struct raster_size *size,
                const struct palette *palette);

#endif
