/* shape_drawing: a maze with a shape as line art: strokes and filled cells, for svg, pdf and the
 * pictures of pixels.
 *
 * A north wall that always stays continues the one to its west, and is drawn if that is. Walls
 * between two solid cells, or the outside, are omitted. Adjoining walls along a row are one stroke.
 * The path is lines from the middle of a cell to the middle of the next one; in rings it runs along
 * them, and straight from ring to ring, so it crosses no wall.
 */
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

struct shape_drawing {
    bool is_shape;      /* false: the maze is drawn as squares, by others */
    struct shape shape; /* shape_squares if not is_shape, without a size */
    struct place at;    /* the current cell */
    struct gaps gaps;   /* of a shape: walls that are not drawn */
    int64_t pitch;
    uint64_t width, height; /* with is_shape: in units, without the outer half of the walls */
};

/* How a pen moves: without drawing, straight, or along a curve. */
enum shape_move { SHAPE_FROM, SHAPE_LINE, SHAPE_CURVE };

/* What draws; `to` is the argument of shape_draw. */
struct shape_pen {
    /* Moves to *p, or along the curve of p[0] to p[2]. */
    void (*move)(void *to, enum shape_move how, const struct shape_point *p);

    /* Begins the outline of a cell with a shade; of a raster also of others, whose color is NULL.
     */
    void (*shade)(void *to, const unsigned char *color);

    /* Fills an outline. Rasters have it, and draw short lines for curves. NULL: `filled` ends each
     * outline with a shade, and `to` is a struct out. */
    void (*fill)(void *to);
    const char *filled;
};

/* Makes *d the drawing of c's maze, with cells `pitch` units apart. Sets MAZE_OBSTACLE in the parts
 * of solid cells and around the maze. Returns 0, or -1 with *c->err set if the maze is not one of
 * its shape, the drawing is too large, or memory runs out. */
int shape_drawing_set(struct shape_drawing *d, struct render_ctx *c, uint64_t pitch);

/* Returns the middle of the cell at a place. */
struct shape_point shape_middle(const struct shape_drawing *d, struct place at);

/* Draws a layer of the maze *m. */
void shape_draw(const struct shape_drawing *d, const struct maze *m, const struct shades *shades,
                enum drawing_layer layer, const struct shape_pen *pen, void *to);

/* Writes the points of a move in units, with blanks between the numbers, in less than SHAPE_TEXT
 * bytes. Returns their end. */
enum { SHAPE_TEXT = 256 };
char *shape_points_text(char *to, const struct shape_point *p, enum shape_move how);

#endif
