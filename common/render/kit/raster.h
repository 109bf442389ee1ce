/* raster: the size of pixel pictures, and the drawing of those that have greys or colours (pgm,
 * ppm). Each row of pixels is computed as kinds first; a table converts the kinds to bytes. */
#ifndef RENDER_KIT_RASTER_H
#define RENDER_KIT_RASTER_H

#include "common/maze/palette.h"
#include "common/render/render.h"

/* The size of a picture, in pixels. Each cell is `cell` wide and high, the walls to its west and
 * north are `wall` thick. Blocks have no walls between them. */
struct raster_size {
    size_t cell, wall;
    size_t pitch; /* from one cell to the next */
    size_t margin;
    size_t width, height; /* of the whole picture */
};

/* Sets *s to the size of the picture of the maze. `bytes` is the memory per pixel of one row.
 * Returns 0, or -1 with *c->err set if the picture is too large. */
int raster_measure(struct raster_size *s, const struct render_ctx *c, size_t bytes);

/* The state of a format. The path is a band through the middle of its cells and of the passages
 * between them, a third as wide as a cell. */
struct raster {
    struct raster_size size;
    size_t low, high;     /* the band, counted from the start of the wall before a cell */
    unsigned char *kinds; /* of a row of pixels; stored after `cells` */
    unsigned char *bytes; /* of a row of pixels */
    uint32_t farthest;    /* for prepare() and shade(): the largest of `cells` */
    uint32_t cells[];     /* for the same: one number per cell of c->maze */
};

struct raster_style {
    size_t bytes; /* per pixel: 1 for grey (P5), 3 for red, green and blue (P6) */
    const unsigned char (*color)[3]; /* PALETTE_KINDS of them */

    /* Called only if c->maze is set. prepare() is called before anything is written; it may fill
     * `cells` and `farthest`. shade() changes the colours of a row of pixels in row y of the
     * cells. prepare() returns 0, or -1 with *c->err set. */
    int (*prepare)(struct render_ctx *c);
    void (*shade)(const struct render_ctx *c, size_t y);
};

/* The callbacks of struct render, for formats that set `raster`. raster_margin writes the margin
 * above or below the picture, and is their end(). */
int raster_begin(struct render_ctx *c);
int raster_row(struct render_ctx *c, const struct render_row *row);
int raster_margin(struct render_ctx *c);

#endif
