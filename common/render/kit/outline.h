/* outline: which corners of a drawing in text are left out, so that the outside of a mask stays
 * empty.
 *
 * A cell with four walls and without a mark is cut off. A corner is left out if all cells around it
 * are cut off or outside the maze; so are the sides that meet there. All other sides are drawn: a
 * corner that is left out is what tells a reader that the blanks around it are walls.
 *
 * The drawing shows its size nonetheless: corners of the whole maze are drawn if nothing else is in
 * the first or last line or column, and the last row if no other cell is. */
#ifndef RENDER_KIT_OUTLINE_H
#define RENDER_KIT_OUTLINE_H

#include "common/render/render.h"

/* The rows and lines of corners around the last row that was added. Each row has one byte per cell,
 * 1 if it is cut off, and one more at both ends for the outside; each line one byte per corner, 1
 * if it is left out. */
struct outline {
    unsigned char *rows[2], *lines[4]; /* of row y: number y modulo their count */
    bool has_line[4];                  /* whether a corner of the line may be left out */
    bool any, all;                     /* whether any or all cells of the last row are cut off */
    bool drawn, west, east;            /* whether a cell, or a corner at an edge, has been drawn */
};

/* Prepares *o for a maze; its arrays are in *mem. Returns 0, or -1 with *c->err set if memory runs
 * out. */
int outline_begin(struct outline *o, struct mem *mem, const struct render_ctx *c);

/* Adds a row, in order, and the line of corners above it; of the border row only the line counts.
 * Whether sides of the row are left out depends on the next line, if o->any is set; otherwise the
 * next line has all its corners. */
void outline_add(struct outline *o, const struct render_ctx *c, const struct render_row *row);

/* Returns line y, the one added last, one of the two before it or the one after it; NULL if all
 * its corners are drawn. */
static inline const unsigned char *outline_line(const struct outline *o, size_t y)
{
    return o->has_line[y % 4] ? o->lines[y % 4] : NULL;
}

#endif
