/* shape_points: where the corners of the matrix are in the drawing of a maze with a shape.
 *
 *     hex        the corners of a row are a zigzag, so that bricks become regular hexagons, which
 *                stand on a corner
 *     rings      columns are angles, 0 at the top, clockwise; rows are equally high rings around a
 *                disc whose radius is that height, and which is no cell
 *     triangles  two corners are one wherever the wall between them stays, so that the triangles
 *                are equilateral
 *
 * All numbers are whole, so that every machine draws the same. */
#ifndef RENDER_KIT_SHAPE_POINTS_H
#define RENDER_KIT_SHAPE_POINTS_H

#include "common/maze/shape.h"

#include <stdint.h>

/* A point of the drawing, in thousandths of a unit. */
struct shape_point {
    int64_t x, y;
};

enum {
    SHAPE_UNIT = 1000,
    SHAPE_DECIMALS = 3,
    SHAPE_COLUMN = 128,     /* a column of the matrix; a row is 2 */
    SHAPE_CURVE_POINTS = 3, /* of a curve after its first point: two control points, and its end */
};

/* Returns whether what runs along a row is an arc. */
static inline bool shape_is_round(const struct shape *s)
{
    return !s->kind->parts;
}

/* Returns the point at column x and row y: a corner of the matrix, or the middle of a cell, whose y
 * is odd. If rows are round, x may be any, even beyond a turn. pitch: from one of two parallel
 * sides of a cell to the other, in thousandths of a unit; the height of a triangle. */
struct shape_point shape_point_at(const struct shape *s, int64_t pitch, int64_t x, int64_t y);

/* Returns the lower right corner of the drawing; the upper left one is 0,0. */
struct shape_point shape_points_size(const struct shape *s, int64_t pitch);

/* Sets p to the Bezier curve of an arc of at most an eighth of a turn from `start`, the point at
 * column x - length, to the one at column x. Its error is 4e-6 of the radius. */
void shape_points_arc(const struct shape *s, int64_t pitch, struct shape_point start, int64_t x,
                      int64_t y, int64_t length, struct shape_point p[SHAPE_CURVE_POINTS]);

#endif
