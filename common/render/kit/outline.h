/* outline: what a drawing in text leaves out, so that the outside of a mask stays empty.
 *
 * A cell with four walls and without a mark is cut off. A corner is left out if all cells around it
 * are cut off or outside the maze. A cell beside a corner that is left out is empty: the blank
 * corner tells a reader that it is cut off. A side is left out if the cells beside it are empty or
 * outside the maze. Everything else is drawn.
 *
 * The drawing shows its size nonetheless: corners of the whole maze are drawn if nothing else is in
 * the first or last line or column, and the last row if no other cell is. */
#ifndef RENDER_KIT_OUTLINE_H
#define RENDER_KIT_OUTLINE_H

#include "common/render/render.h"

/* The state after row y was added. All arrays of row k are at k modulo their count, with one byte
 * per cell and, before the first and after the last, one for the outside, which is 1. */
struct outline {
    unsigned char *rows[2];  /* 1: the cell is cut off; rows y - 1 and y */
    unsigned char *lines[2]; /* 1: the corner above and left of the cell is left out; the same */
    bool has_line[2];        /* whether there are such corners; if not, the line is zeros */
    unsigned char *empty[3]; /* 1: the cell is empty; rows y - 2 and y - 1, while none of row y
                              * is known to be */
    bool has_empty[3];       /* whether there are such cells */
    bool any, all;           /* whether any or all cells of row y are cut off */
    bool drawn, west, east;  /* whether a cell, or a corner at an edge, has been drawn */
};

/* Prepares *o for a maze; its arrays are in *mem. Returns 0, or -1 with *c->err set if memory runs
 * out. */
int outline_begin(struct outline *o, struct mem *mem, const struct render_ctx *c);

/* Adds a row, in order, and the line of corners above it; of the border row only the line counts.
 * If o->any is set, cells of the row may be empty, which the next call finds out. */
void outline_add(struct outline *o, const struct render_ctx *c, const struct render_row *row);

#endif
