/* art: a maze as line art, for svg and pdf: walls and path as strokes; visited cells, shades and
 * obstacles as rectangles.
 *
 * Adjoining walls form one stroke, so that a maze needs few strokes and shows no seams. Walls
 * between two solid cells are omitted, so that the outside of a mask stays white. Obstacles of a
 * board are drawn as runs within rows. If the marked cells are a simple path, the path is a single
 * stroke from start to goal, which a program can follow; otherwise it is a set of strokes.
 *
 * Lengths are units: twice -c and -t, so that the centres of cells have whole coordinates. (0, 0)
 * is the upper left corner of the upper left cell: the middle of its walls. */
#ifndef RENDER_KIT_ART_H
#define RENDER_KIT_ART_H

#include "gap.h"
#include "shades.h"

/* The parts of the drawing, in the order in which they are drawn. */
enum art_layer { ART_SHADES, ART_VISITED, ART_AT, ART_PATH, ART_WALLS, ART_LAYERS };

/* How the pen moves: without drawing, in a horizontal line, or in a vertical line. */
enum art_move { ART_FROM, ART_ACROSS, ART_DOWN };

/* How a format writes what is drawn. Each appends to *to and returns 0, or -1 if memory runs out.
 */
struct art_pen {
    /* Moves the pen to (x, y). */
    int (*move)(struct text_buf *to, enum art_move how, uint64_t x, uint64_t y);

    /* Adds a rectangle, 0.2 units higher than `bottom` says, so that no seam shows above the next
     * row. */
    int (*rect)(struct text_buf *to, uint64_t left, uint64_t top, uint64_t right, uint64_t bottom);

    /* Sets the colour of the rectangles that follow, up to the next call or the end of the layer;
     * only for ART_SHADES. */
    int (*shade)(struct text_buf *to, const unsigned char color[3]);
};

/* A drawing. Must be zeroed at first; later drawings reuse its memory. */
struct art {
    const struct art_pen *pen; /* set by the caller, like the next two */
    const struct palette *palette;
    uint64_t color;                     /* the value of SHADES_KEY */
    uint64_t cell, wall, pitch;         /* in units */
    uint64_t width, height;             /* of the whole drawing, in units */
    struct shades shades;               /* owned, like all that follows */
    struct text_buf layers[ART_LAYERS]; /* out: what the pen has written */
    struct mem strokes;                 /* private, like the next two */
    struct gaps gaps;
    bool path_is_drawn; /* the path is one stroke, which art_begin has drawn */
};

/* Returns whether c->maze must be set for a drawing whose SHADES_KEY has the value `color`. */
bool art_needs_whole_maze(const struct render_ctx *c, uint64_t color);

/* Starts the drawing of c's maze. art_row adds a row, as row() of struct render. Both return 0, or
 * -1 with *c->err set if memory runs out or the drawing is too large. */
int art_begin(struct art *a, struct render_ctx *c);
int art_row(struct art *a, struct render_ctx *c, const struct render_row *row);

/* Returns the centre of the cell in column or row k. */
static inline uint64_t art_centre(const struct art *a, size_t k)
{
    return k * a->pitch + a->pitch / 2;
}

/* Frees all memory. */
void art_free(struct art *a);

#endif
