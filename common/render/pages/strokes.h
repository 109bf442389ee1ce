/* strokes: a maze as line art, for svg and pdf: walls and path as strokes; visited cells, shades
 * and obstacles as rectangles.
 *
 * Adjoining walls form one stroke, so that a maze needs few strokes and shows no seams. Walls
 * between two solid cells are omitted, so that the outside of a mask stays white. Obstacles of a
 * board are drawn as runs within rows. If the marked cells form a simple path, the path is a single
 * stroke from start to goal, which a program can follow; otherwise it is a set of strokes.
 *
 * A drawing stores only its maze, one byte per cell; each layer is derived from the maze whenever
 * it is drawn. Shades take 4 more bytes per cell. (Storing the layers as text until the page was
 * complete took 37 bytes per cell for svg and 44 for pdf.)
 *
 * Joined lines are stored; they take about 80 bytes per cell.
 *
 * Lengths are in units: twice -c and -t, so that the centres of cells have integer coordinates. (0,
 * 0) is the upper left corner of the upper left cell, in the middle of its walls.
 *
 * kit/shape_drawing draws mazes with a shape. */
#ifndef RENDER_PAGES_STROKES_H
#define RENDER_PAGES_STROKES_H

#include "joined.h"
#include "paper.h"

/* How the pen moves: without drawing, in a horizontal line, or in a vertical line. */
enum pen_move { PEN_FROM, PEN_ACROSS, PEN_DOWN };

/* How a format writes a drawing. */
struct pen {
    /* Moves the pen to (x, y). */
    void (*move)(void *to, enum pen_move how, uint64_t x, uint64_t y);

    /* Adds a rectangle that extends 0.2 units below `bottom`, so that no seam shows above the next
     * row. */
    void (*rect)(struct out *to, uint64_t left, uint64_t top, uint64_t right, uint64_t bottom);

    /* Begins a series of rectangles of one colour; only for LAYER_SHADES. */
    void (*shade)(void *to, const unsigned char *color);

    const char *stroked, *filled; /* end strokes, and rectangles */
    struct shape_pen shape;       /* draws mazes with a shape, to a struct out */
};

/* The lines that are drawn as walls. With LINES_PASSAGES, a cell without a passage is a point. */
enum strokes_lines {
    LINES_WALLS,    /* one stroke per run of walls */
    LINES_STROKES,  /* the walls, joined */
    LINES_PASSAGES, /* joined lines from the middle of each cell to the cells that its passages lead
                       to */
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
    bool has_visited, has_path; /* there is something to draw in that layer */
    bool path_is_line;          /* the path is one stroke; MAZE_BACK of its cells leads along it */
    bool is_joined;             /* LAYER_WALLS is in `joined`, not with LINES_WALLS */
    struct joined joined;       /* owned */
    struct maze maze;           /* owned; its scratch bits also mark the walls to draw */
};

/* Makes *s, which must be {0}, a drawing of c's maze and takes over the maze: *c->maze is empty
 * afterwards. Reads the keys of sheets. Returns 0, or -1 with *c->err set if memory runs out, the
 * drawing is too large, or the lines are not possible for a board; even then, *s must be freed. */
int strokes_set(struct strokes *s, struct render_ctx *c, const struct palette *palette);

/* Draws one layer. */
void strokes_draw(const struct strokes *s, enum drawing_layer layer, const struct pen *pen,
                  void *to);

/* Finds an opening of the cell at place `at`, in the border or a gap; if there are several, the
 * first one clockwise from direction `first`. Stores the middle of that side in *side. Returns
 * false if there is no opening. */
bool strokes_find_opening(const struct strokes *s, struct place at, unsigned first,
                          struct shape_point *side);

/* Frees all memory. */
void strokes_free(struct strokes *s);

#endif
