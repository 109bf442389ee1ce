/* raster: the size of pixel pictures, and the drawing of those with greys or colours (pgm, ppm).
 * The picture looks like that of svg.
 *
 * A wall is not drawn if it is a gap (gap.h), or if the cell on each side is solid or outside the
 * maze. The square where walls meet is drawn if one of these walls is. maze/pixels.h describes
 * path, start and goal.
 *
 * Each row of pixels is computed as kinds first; a table converts the kinds to bytes. */
#ifndef RENDER_KIT_RASTER_H
#define RENDER_KIT_RASTER_H

#include "common/maze/pixels.h"
#include "gap.h"
#include "shape_drawing.h"

/* The bytes of a pixel: grey, with the key PALETTE_KEY, or red, green and blue, with SHADES_KEY and
 * PALETTE_KEY. */
enum { RASTER_GREY = 1, RASTER_COLOR = 3 };

/* How a format writes pixels: the member `raster` of struct render. */
struct raster_style {
    size_t bytes; /* RASTER_GREY or RASTER_COLOR */

    /* Begins a picture. Returns 0, or -1 with *c->err set. */
    int (*begin)(struct render_ctx *c, const struct pixels *size);

    /* Writes `rows` consecutive rows of pixels at `at`. */
    void (*put)(struct render_ctx *c, const unsigned char *at, size_t rows);
};

/* Sets *s to the size of the picture of the maze. `bytes` is the memory per pixel of a row. Returns
 * 0, or -1 with *c->err set if the picture is too large. */
int raster_measure(struct pixels *s, const struct render_ctx *c, size_t bytes);

/* The state of a format. more[0] is the band of a shape, more[1] is for the format,
 * more[2] for the shades. */
struct raster {
    struct pixels size;
    const struct palette *palette;
    struct gaps gaps;
    struct shades shades;
    struct shape_drawing shape;
    struct pixels_cell *cells; /* width + 1 cells; stored after this struct, like the others */
    unsigned char *kinds;      /* of a row of pixels */
    unsigned char *bytes;      /* of a row of pixels */
};

/* ---- canvas.c ---- */

/* Draws the pixel rows of c's maze, without the margins. Uses c->more[0]. Returns 0, or -1 with
 * *c->err set if memory runs out. */
int canvas_draw(struct render_ctx *c);

/* ---- raster.c ---- */

/* The callbacks of struct render, for formats that set `raster`. raster_margin writes the margin
 * above or below the picture, and serves as end(). */
bool raster_needs_whole_maze(const struct render_ctx *c);
int raster_begin(struct render_ctx *c);
int raster_row(struct render_ctx *c, const struct render_row *row);
int raster_margin(struct render_ctx *c);
#define RASTER_CALLBACKS                                                                           \
    .shapes = RENDER_SHAPE, .needs_whole_maze = raster_needs_whole_maze,                           \
    .redirect = RASTER_REDIRECT, .begin = raster_begin, .row = raster_row, .end = raster_margin

/* The netpbm formats P5 and P6. */
extern const struct raster_style raster_grey, raster_color;

/* Members common to all pixel formats: the redirection, and the size limits. */
#define RASTER_REDIRECT "> FILE, or use -f png > FILE.png"
#define RASTER_SIZES    .cell_max = 1000, .wall_max = 1000, .margin_max = 10000

#endif
