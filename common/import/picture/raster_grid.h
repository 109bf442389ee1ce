/* raster_grid: reads a maze drawn like the output of -f pbm, pgm and ppm: square cells with walls
 * between them, or square blocks. */
#ifndef IMPORT_RASTER_GRID_H
#define IMPORT_RASTER_GRID_H

#include "common/import/kit/format.h"
#include "common/maze/pixels.h"

/* How marks and solid cells are drawn. RASTER_PLAIN: no marks; solid cells are dark, and every
 * corner of a cell has a dark post. RASTER_DOTTED: the same, with a path of dark dots (pbm).
 * RASTER_COLORS: the path is a band; start, goal, visited cells and the outside of a maze of walls
 * have colours; posts exist only where they belong to a wall (pgm, ppm). */
enum raster_marks { RASTER_PLAIN, RASTER_DOTTED, RASTER_COLORS };

/* A part of a picture, and the sizes of its cells and walls. */
struct raster_grid {
    const unsigned char *pixels; /* its first pixel */
    size_t row;                  /* offset from one row of pixels to the next */
    unsigned shift;              /* the lowest of the four bits with the kind of a pixel */
    enum raster_marks marks;
    struct pixels size; /* without a margin; wall is 0 for a board; the other members are results */
    unsigned char *room; /* RASTER_GRID_ROOM bytes per column of pixels, and one more time */
    struct place at;     /* result: the position of the algorithm */
};

enum { RASTER_GRID_ROOM = 1 + sizeof(struct pixels_cell) };

/* Returns the kind of a pixel. */
static inline unsigned raster_grid_kind(const struct raster_grid *g, size_t x, size_t y)
{
    return g->pixels[y * g->row + x] >> g->shift & 15;
}

/* Makes *m the maze in the picture, if it shows exactly a maze with these cells, walls and marks.
 * Dots on a board must be unambiguously a path. Returns 1, 0 if the picture shows anything else,
 * for example if it is smaller than a cell, or -1 with *err set if memory runs out. */
int raster_grid_read(struct raster_grid *g, struct maze *m, struct err *err);

#endif
