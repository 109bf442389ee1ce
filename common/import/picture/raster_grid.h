/* raster_grid: a maze drawn as -f pbm, pgm and ppm draw it: squares of cells with walls between
 * them, or squares of blocks. */
#ifndef IMPORT_RASTER_GRID_H
#define IMPORT_RASTER_GRID_H

#include "common/import/kit/format.h"
#include "common/maze/pixels.h"

/* How marks and solid cells are drawn. RASTER_PLAIN: no marks; solid cells are dark, and there is a
 * dark post at every corner of a cell. RASTER_DOTTED: the same with a path of dark dots (pbm).
 * RASTER_COLORS: the path as a band, start, goal, visited cells, the outside of a maze of walls; a
 * post only where it belongs to a wall (pgm, ppm). */
enum raster_marks { RASTER_PLAIN, RASTER_DOTTED, RASTER_COLORS };

/* A part of a picture, and the sizes of the cells and walls in it. */
struct raster_grid {
    const unsigned char *pixels; /* its first pixel */
    size_t row;                  /* from one row of pixels to the next */
    unsigned shift;              /* the kind of a pixel is in the four bits from this one on */
    enum raster_marks marks;
    struct pixels size;  /* without a margin; wall is 0 on a board; the rest is found */
    unsigned char *room; /* RASTER_GRID_ROOM bytes per column of pixels, and one more time */
    struct place at;     /* found: where the algorithm is */
};

enum { RASTER_GRID_ROOM = 1 + sizeof(struct pixels_cell) };

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
