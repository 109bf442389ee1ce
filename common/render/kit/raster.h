/* raster: pictures of grey or coloured dots, as pgm and ppm have them. What each pixel
 * shows is found once, as a kind; a format turns kinds into bytes. */
#ifndef RENDER_KIT_RASTER_H
#define RENDER_KIT_RASTER_H

#include "common/render/render.h"

/* What a pixel shows. */
enum raster_kind {
    RASTER_FREE,
    RASTER_WALL,
    RASTER_VISITED,
    RASTER_PATH,
    RASTER_START,
    RASTER_GOAL,
    RASTER_KINDS
};

/* The measures of a picture, in pixels. A cell is `cell` wide and high, the wall to its
 * west and north `wall`; of blocks there are no walls between. The way is a band through
 * the middle of its cells, a third as wide, and so is what is left open between two. */
struct raster {
    size_t cell, wall, pitch; /* pitch: from one cell to the next */
    size_t low, high;         /* the band, from the edge of the wall before a cell */
    size_t margin;
    size_t width, height; /* of the whole picture */
};

/* The measures for c. -1 and err: too large. */
int raster_measure(struct raster *r, const struct render_ctx *c, size_t bytes);

/* begin of a format: the measures, and memory for rows of so many bytes a pixel. */
int raster_begin(struct render_ctx *c, size_t bytes);

/* The row of cells y as rows of pixels. paint turns n kinds into bytes; cell 0 begins at
 * pixel c's margin + wall, y is that of the cells. */
typedef void raster_paint(const struct render_ctx *c, const struct raster *r, unsigned char *to,
                          const unsigned char *kinds, size_t y);
int raster_row(struct render_ctx *c, const struct render_row *row, size_t bytes,
               raster_paint *paint);
int raster_end(struct render_ctx *c, size_t bytes, raster_paint *paint);

#endif
