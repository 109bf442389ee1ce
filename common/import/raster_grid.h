/* raster_grid: a maze drawn as -f pbm, pgm and ppm draw it: squares of cells with walls between
 * them, or squares of blocks. */
#ifndef IMPORT_RASTER_GRID_H
#define IMPORT_RASTER_GRID_H

#include "common/maze/maze.h"
#include "common/maze/palette.h"

/* How marks are drawn: not at all; the path as dark dots (pbm); the path as a band, and start, goal
 * and visited cells (pgm, ppm). */
enum raster_marks { RASTER_PLAIN, RASTER_DOTTED, RASTER_BAND };

/* A part of a picture, and the sizes of the cells and walls in it. */
struct raster_grid {
    const unsigned char *pixels; /* its first pixel */
    size_t row;                  /* from one row of pixels to the next */
    unsigned shift;              /* the kind of a pixel is in the four bits from this one on */
    size_t width, height;        /* in pixels */
    enum raster_marks marks;
    size_t cell, wall;  /* in pixels; wall is 0 on a board */
    size_t start, goal; /* found: their cells in the maze, or SIZE_MAX */

    /* The rest is private. */
    size_t pitch; /* from one cell to the next */
    size_t low,
        high; /* the band or the middle dot, counted from the start of the wall before a cell */
};

/* Returns the kind of a pixel. */
static inline unsigned raster_grid_kind(const struct raster_grid *g, size_t x, size_t y)
{
    return g->pixels[y * g->row + x] >> g->shift & 15;
}

/* Makes *m the maze that the picture shows, if it is exactly one with these cells, walls and marks.
 * Dots on a board must be a path beyond doubt. Returns 1, 0 if the picture is something else, such
 * as smaller than a cell, or -1 with *err set if memory runs out. */
int raster_grid_read(struct raster_grid *g, struct maze *m, struct err *err);

#endif
