/* shape_drawing: draws a maze with a shape as line art: strokes and filled cells, for svg, pdf and
 * pixel pictures.
 *
 * A fixed north wall continues the wall to its west, and is drawn if that wall is. Walls between
 * two solid cells, or between a solid cell and the outside, are omitted. Adjoining walls along a
 * row form one stroke. The path consists of lines from the middle of each cell to the middle of the
 * next; within a ring it follows the arc, and between rings it is straight, so it crosses no
 * wall. */
#ifndef RENDER_KIT_SHAPE_DRAWING_H
#define RENDER_KIT_SHAPE_DRAWING_H

#include "gap.h"
#include "shades.h"
#include "shape_points.h"

/* The parts of a drawing, in the order in which they are drawn. */
enum drawing_layer {
    LAYER_SHADES,
    LAYER_VISITED,
    LAYER_AT,
    LAYER_PATH,
    LAYER_WALLS,
    LAYERS,
    LAYER_ROUND = LAYERS, /* walls of a shape: strokes with round ends */
    LAYER_ARROW,          /* at a start or goal */
};

/* The colours of the layers, except that of shades. */
static const enum palette_kind drawing_kinds[] = {PALETTE_FREE, PALETTE_VISITED, PALETTE_AT,
                                                  PALETTE_PATH, PALETTE_WALL};

struct shape_drawing {
    bool is_shape;      /* false: other code draws the maze as squares */
    struct shape shape; /* without is_shape: shape_squares, without a size */
    struct place at;    /* the current cell */
    struct gaps gaps;   /* of a shape: walls that are not drawn */
    int64_t pitch;
    uint64_t width, height; /* with is_shape: in units, excluding the outer half of the walls */
};

/* How a pen moves: without drawing, straight, or along a curve. */
enum shape_move { SHAPE_FROM, SHAPE_LINE, SHAPE_CURVE };

/* The callbacks that draw; `to` is the argument of shape_draw. */
struct shape_pen {
    /* Moves to *p, or along the curve of p[0] to p[2]. */
    void (*move)(void *to, enum shape_move how, const struct shape_point *p);

    /* Begins the outline of a cell with a shade; in a raster also of other cells, with color
     * NULL. */
    void (*shade)(void *to, const unsigned char *color);

    /* Fills an outline. Rasters set it, and draw curves as short lines. NULL: `filled` ends each
     * outline with a shade, and `to` is a struct out. */
    void (*fill)(void *to);
    const char *filled;
};

/* Makes *d the drawing of c's maze, with cells `pitch` units apart. Sets MAZE_OBSTACLE in the parts
 * of solid cells and around the maze. Returns 0, or -1 with *c->err set if the maze does not match
 * its shape, the drawing is too large, or memory runs out. */
int shape_drawing_set(struct shape_drawing *d, struct render_ctx *c, uint64_t pitch);

/* Returns the middle of the cell at place `at`. */
struct shape_point shape_middle(const struct shape_drawing *d, struct place at);

/* Draws a layer of *m. */
void shape_draw(const struct shape_drawing *d, const struct maze *m, const struct shades *shades,
                enum drawing_layer layer, const struct shape_pen *pen, void *to);

/* Writes the points of a move, in units, separated by spaces, in less than SHAPE_TEXT bytes.
 * Returns the end of the text. */
enum { SHAPE_TEXT = 256 };
char *shape_points_text(char *to, const struct shape_point *p, enum shape_move how);

#endif
