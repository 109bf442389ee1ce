/* strokes: a maze as line art, for svg and pdf: walls and path as strokes; visited cells, shades
 * and obstacles as rectangles.
 *
 * Adjoining walls form one stroke, so that a maze needs few strokes and shows no seams. Walls
 * between two solid cells are omitted, so that the outside of a mask stays white. Obstacles of a
 * board are drawn as runs within rows. If the marked cells are a simple path, the path is a single
 * stroke from start to goal, which a program can follow; otherwise it is a set of strokes.
 *
 * A drawing holds its maze, one byte per cell, and nothing of what is drawn: each layer is read
 * from the maze whenever it is drawn. Shades take 4 more bytes per cell. (Layers that were kept as
 * text until the page was complete took 37 bytes per cell for svg, 44 for pdf.)
 *
 * Lines that are joined are kept: about 80 bytes per cell.
 *
 * Lengths are units: twice -c and -t, so that the centres of cells have whole coordinates. (0, 0)
 * is the upper left corner of the upper left cell: the middle of its walls.
 *
 * A maze with a shape is drawn by kit/shape_drawing. */
#ifndef RENDER_PAGES_STROKES_H
#define RENDER_PAGES_STROKES_H

#include "joined.h"
#include "paper.h"

/* How the pen moves: without drawing, in a horizontal line, or in a vertical line. */
enum pen_move { PEN_FROM, PEN_ACROSS, PEN_DOWN };

/* How a format writes what is drawn. */
struct pen {
    /* Moves the pen to (x, y). */
    void (*move)(void *to, enum pen_move how, uint64_t x, uint64_t y);

    /* Adds a rectangle, 0.2 units higher than `bottom` says, so that no seam shows above the next
     * row. */
    void (*rect)(struct out *to, uint64_t left, uint64_t top, uint64_t right, uint64_t bottom);

    /* Begins rectangles of one colour; only for LAYER_SHADES. */
    void (*shade)(void *to, const unsigned char *color);

    const char *stroked, *filled; /* end strokes, and rectangles */
    struct shape_pen shape;       /* draws mazes with a shape, to a struct out */
};

/* The lines that are drawn as walls. A cell without a passage is a point. */
enum strokes_lines {
    LINES_WALLS,    /* a stroke per run of walls */
    LINES_STROKES,  /* the walls, joined */
    LINES_PASSAGES, /* from the middle of each cell to those that a passage joins it to; joined */
};

/* The size of a drawing, in units. */
struct strokes_size {
    uint64_t width, height;     /* of the whole drawing */
    uint64_t cell, wall, pitch; /* pitch: from one cell to the next */
};

/* The drawing of a maze. */
struct strokes {
    struct strokes_size size;
    struct place start, goal; /* of the record */
    struct shades shades;
    struct mem numbers; /* of the shades; owned */
    struct shape_drawing shape;
    bool has_visited, has_path; /* there is something to draw */
    bool path_is_line;          /* the path is one stroke; MAZE_BACK of its cells leads along it */
    bool is_joined;             /* LAYER_WALLS is in `joined`, not with LINES_WALLS */
    struct joined joined;       /* owned */
    struct maze maze;           /* owned; its scratch bits also say which walls are drawn */
};

/* Makes *s, which is {0}, a drawing of c's maze, which it takes: *c->maze is empty afterwards.
 * Reads the keys of sheets. Returns 0, or -1 with *c->err set if memory runs out, the drawing is
 * too large, or a board has no such lines; *s is to be freed then, too. */
int strokes_set(struct strokes *s, struct render_ctx *c, const struct palette *palette);

/* Draws a layer. */
void strokes_draw(const struct strokes *s, enum drawing_layer layer, const struct pen *pen,
                  void *to);

/* Finds an opening of the cell at a place, in the border or a gap; if there are several, the first
 * from direction `first` on, clockwise. Stores the middle of that side in *side. Returns false if
 * there is none. */
bool strokes_find_opening(const struct strokes *s, struct place at, unsigned first,
                          struct shape_point *side);

/* Frees all memory. */
void strokes_free(struct strokes *s);

#endif
