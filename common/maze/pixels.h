/* pixels: the picture of a maze in pixels, as the formats of netpbm draw it and pbm reads it.
 *
 * The path is a band a third of a cell wide with round joins and ends: in each cell a disc, and an
 * arm from its centre to each neighbour on the path. Or it is a dotted line, in black and white:
 * the dots are as far apart as they are wide, and one is in the middle of each cell. Start and goal
 * are discs half as wide as a cell and a pixel more. A pixel belongs to a disc if its centre does.
 */
#ifndef MAZE_PIXELS_H
#define MAZE_PIXELS_H

#include "maze.h"
#include "palette.h"

/* The sizes of a picture, in pixels. Each cell is `cell` wide and high, the walls to its west and
 * north are `wall` thick. Blocks have no walls between them. */
struct pixels {
    size_t cell, wall;
    bool is_dotted; /* the path is */
    size_t margin;
    size_t width, height;     /* of the whole picture */
    size_t cells;             /* of a row */
    struct place start, goal; /* their discs; PLACE_NONE: none */
    size_t pitch;             /* from one cell to the next */
    size_t low, high; /* the band, or middle dot, from the start of the wall before a cell on */
};

/* Sets the pitch and the band of the path, which follow from the other sizes. */
void pixels_set_band(struct pixels *p);

/* What a cell and the walls to its west and north look like: values of enum palette_kind. */
struct pixels_cell {
    unsigned char field;               /* of the cell without path, start, goal and `at` */
    unsigned char inner;               /* the same with `at` */
    unsigned char west, north, corner; /* of the walls, or of what is in their place */
    unsigned char arms; /* bit d: the path leads in direction d; PIXELS_ON_PATH: it is here */
};
enum { PIXELS_ON_PATH = 16 };

/* Sets the kinds of row `at` of pixels, counted from the top of the north walls, in row y of cells:
 * those of p->cells cells, whose west walls come first, and of the wall after them, that of the
 * border cell. Returns whether it may differ from the row before, which is at `to`; if not, sets
 * nothing. */
bool pixels_set_row(const struct pixels *p, unsigned char *to, const struct pixels_cell *cell,
                    size_t y, size_t at);

/* Returns whether pixel `at`, counted as the band is, may show the path along its direction: it
 * does, except between dots. */
static inline bool pixels_is_drawn(const struct pixels *p, size_t at)
{
    const size_t dot = p->high - p->low, step = 2 * dot;
    return !p->is_dotted || (at + step - p->low % step) % step < dot;
}

#endif
