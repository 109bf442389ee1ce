/* pixels: the picture of a maze in pixels, as the netpbm formats draw it and pbm reads it.
 *
 * The path is a band a third of a cell wide with round joins and ends: in each cell a disc, and an
 * arm from its centre to each neighbour on the path. In black and white it is a dotted line: the
 * dots are as far apart as they are wide, and each cell has one in its middle. Start and goal are
 * discs half as wide as a cell plus one pixel. A pixel belongs to a disc if its centre does. */
#ifndef MAZE_PIXELS_H
#define MAZE_PIXELS_H

#include "maze.h"
#include "palette.h"

/* The sizes of a picture, in pixels. Each cell is `cell` wide and high; the walls to its west and
 * north are `wall` thick. Blocks have no walls between them. */
struct pixels {
    size_t cell, wall;
    bool is_dotted; /* the path is dotted */
    size_t margin;
    size_t width, height;     /* of the whole picture */
    size_t cells;             /* in a row */
    struct place start, goal; /* the places of their discs; PLACE_NONE: no disc */
    size_t pitch;             /* from one cell to the next */
    size_t low, high; /* the band, or the middle dot, from the start of the wall before a cell */
};

/* Computes the pitch and the band of the path from the other sizes. */
void pixels_set_band(struct pixels *p);

/* The appearance of a cell and of the walls to its west and north: values of enum palette_kind. */
struct pixels_cell {
    unsigned char field;               /* of the cell, ignoring path, start, goal and `at` */
    unsigned char inner;               /* the same with `at` */
    unsigned char west, north, corner; /* of the walls, or of what replaces them */
    unsigned char arms; /* bit d: the path leads in direction d; PIXELS_ON_PATH: it is here */
};
enum { PIXELS_ON_PATH = 16 };

/* Sets the kinds of the pixels in pixel row `at`, counted from the top of the north walls, of cell
 * row y: p->cells cells, each after its west wall, and then the west wall of the border cell. `to`
 * holds the previous row. Returns whether the row may differ from it; if not, sets nothing. */
bool pixels_set_row(const struct pixels *p, unsigned char *to, const struct pixels_cell *cell,
                    size_t y, size_t at);

/* Returns whether pixel `at`, counted like the band, may show the path along its direction; only
 * pixels between dots do not. */
static inline bool pixels_is_drawn(const struct pixels *p, size_t at)
{
    const size_t dot = p->high - p->low, step = 2 * dot;
    return !p->is_dotted || (at + step - p->low % step) % step < dot;
}

#endif
