/* shape_points: the positions of the matrix corners in the drawing of a maze with a shape.
 *
 *     hex        the corners of a row form a zigzag, so that bricks become regular hexagons that
 *                stand on a corner
 *     rings      columns are angles, 0 at the top, clockwise; rows are rings of equal height around
 *                a disc, whose radius is that height and which is not a cell
 *     triangles  two corners coincide if the wall between them is fixed, so that the triangles are
 *                equilateral
 *
 * All numbers are integers, so that every machine draws the same picture. */
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
    SHAPE_COLUMN = 128,     /* the width of a matrix column; rows have height 2 */
    SHAPE_CURVE_POINTS = 3, /* of a curve after its first point: two control points and the end */
};

/* Returns whether lines along a row are arcs. */
static inline bool shape_is_round(const struct shape *s)
{
    return !s->kind->parts;
}

/* Returns the point at column x and row y: a corner of the matrix, or, if y is odd, the middle of a
 * cell. If rows are round, x is unrestricted and may exceed one turn. `pitch` is the distance
 * between two parallel sides of a cell, or the height of a triangle, in thousandths of a unit. */
struct shape_point shape_point_at(const struct shape *s, int64_t pitch, int64_t x, int64_t y);

/* Returns the lower right corner of the drawing; the upper left corner is 0,0. */
struct shape_point shape_points_size(const struct shape *s, int64_t pitch);

/* Sets p to the Bezier curve of an arc of at most an eighth of a turn from `start`, the point at
 * column x - length, to the point at column x. The error is 4e-6 of the radius. */
void shape_points_arc(const struct shape *s, int64_t pitch, struct shape_point start, int64_t x,
                      int64_t y, int64_t length, struct shape_point p[SHAPE_CURVE_POINTS]);

#endif
