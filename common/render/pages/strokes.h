/* strokes: a maze as line art, for svg and pdf: walls and path as strokes; visited cells, shades
 * and obstacles as rectangles.
 *
 * Adjoining walls form one stroke, so that a maze needs few strokes and shows no seams. Walls
 * between two solid cells are omitted, so that the outside of a mask stays white. Obstacles of a
 * board are drawn as runs within rows. If the marked cells are a simple path, the path is a single
 * stroke from start to goal, which a program can follow; otherwise it is a set of strokes.
 *
 * Lengths are units: twice -c and -t, so that the centres of cells have whole coordinates. (0, 0)
 * is the upper left corner of the upper left cell: the middle of its walls. */
#ifndef RENDER_PAGES_STROKES_H
#define RENDER_PAGES_STROKES_H

#include "common/render/kit/gap.h"
#include "common/render/kit/shades.h"
#include "draft.h"

/* The parts of the drawing, in the order in which they are drawn. */
enum strokes_layer {
    STROKES_SHADES,
    STROKES_VISITED,
    STROKES_AT,
    STROKES_PATH,
    STROKES_WALLS,
    STROKES_LAYERS
};

/* How the pen moves: without drawing, in a horizontal line, or in a vertical line. */
enum pen_move { PEN_FROM, PEN_ACROSS, PEN_DOWN };

/* How a format writes what is drawn. */
struct pen {
    /* Moves the pen to (x, y). */
    void (*move)(struct draft *to, enum pen_move how, uint64_t x, uint64_t y);

    /* Adds a rectangle, 0.2 units higher than `bottom` says, so that no seam shows above the next
     * row. */
    void (*rect)(struct draft *to, uint64_t left, uint64_t top, uint64_t right, uint64_t bottom);

    /* Sets the colour of the rectangles that follow, up to the next call or the end of the layer;
     * only for STROKES_SHADES. */
    void (*shade)(struct draft *to, const unsigned char color[3]);
};

/* The size of a drawing, in units. */
struct strokes_size {
    uint64_t width, height;     /* of the whole drawing */
    uint64_t cell, wall, pitch; /* pitch: from one cell to the next */
};

/* A drawing. Must be zeroed at first; later drawings reuse its memory. */
struct strokes {
    const struct pen *pen; /* set by the caller, like the next two */
    const struct palette *palette;
    uint64_t color; /* the value of SHADES_KEY */
    struct strokes_size size;
    struct shades shades;                /* owned, like the next two */
    struct draft layers[STROKES_LAYERS]; /* out: what the pen has written */
    struct mem open;                     /* private, like the next two */
    struct gaps gaps;
    bool path_is_drawn; /* the path is one stroke, which strokes_begin has drawn */
};

/* Returns whether c->maze must be set for a drawing whose SHADES_KEY has the value `color`. */
bool strokes_needs_whole_maze(const struct render_ctx *c, uint64_t color);

/* Starts the drawing of c's maze. Returns 0, or -1 with *c->err set if memory runs out or the
 * drawing is too large. */
int strokes_begin(struct strokes *s, struct render_ctx *c);

/* Adds a row, as row() of struct render. */
void strokes_row(struct strokes *s, const struct render_ctx *c, const struct render_row *row);

/* Returns the centre of the cell in column or row k. */
static inline uint64_t strokes_centre(const struct strokes *s, size_t k)
{
    return k * s->size.pitch + s->size.pitch / 2;
}

/* Frees all memory. */
void strokes_free(struct strokes *s);

#endif
