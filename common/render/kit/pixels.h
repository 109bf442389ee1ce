/* pixels: the size of a picture of pixels, and how a format writes it. */
#ifndef RENDER_KIT_PIXELS_H
#define RENDER_KIT_PIXELS_H

#include "common/render/render.h"

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

#endif
