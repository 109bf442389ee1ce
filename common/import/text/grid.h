/* grid: a maze of walls drawn in text, as ascii.c and unicode.c find it: corners at equal
 * distances, walls or gaps between them, and cells with marks. */
#ifndef IMPORT_GRID_H
#define IMPORT_GRID_H

#include "common/import/kit/drawing.h"

struct grid {
    struct drawing *d;
    struct maze *m;
    size_t wide, high;                   /* columns and lines from one corner to the next */
    size_t width, height;                /* in cells */
    unsigned post, horizontal, vertical; /* characters of corners (0: any) and walls */
    const char *marks; /* characters of a cell: a space, the path, a visited cell, S, G, @ ... */
    size_t gap_marks;  /* how many of these are valid in a gap */
    bool middle;       /* marks occur only in the middle of a cell or gap */
    const char *wrong; /* the error if a cell contains another character */

    /* Stored by grid_read: */
    bool path;                   /* the drawing has path marks */
    unsigned char *start, *goal; /* their cells; NULL: none, or several goals */
};

/* Reads the walls into *g->m, which has the size of the grid, and the marks if `marks`: S, A or P
 * is the start, G, E, F or B a goal, * or DRAWING_BULLET the path, . or DRAWING_DOT a visited cell;
 * others have no meaning. A letter hides a path mark, so start and goal are also on the path if
 * there are path marks. A post may be missing. Returns 0, or -1 with the error set if the drawing
 * is not such a grid, has a second start, or if memory runs out. */
int grid_read(struct grid *g, bool marks);

/* Adds the walls between cut-off cells, which a drawing omits. *g->m has the sides that are drawn,
 * and the marks. Returns 0, or -1 with the error set if a post is missing elsewhere or if memory
 * runs out. */
int outside_close(const struct grid *g);

#endif
