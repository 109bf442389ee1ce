/* board: converts the passages of a maze in a picture to a board of blocks. */
#ifndef IMPORT_BOARD_H
#define IMPORT_BOARD_H

#include "outline.h"

struct board {
    struct plane plane; /* one pixel per block; pixels with PLANE_IN are free; the rim is not */
    size_t free;        /* the number of free blocks */
    int block, rim; /* in pixels of the picture: width of a block, and offset of the first one */
    bool has_ends;
    struct outline_point end[2]; /* the start and the goal, as blocks of the plane */
};

/* Makes the board of an outline. The start and the goal are at its two doors, or otherwise at two
 * spots in their colours. If no path joins these, the board has no ends, and o->why describes the
 * problem. Returns 1, 0 if no block is free, or -1 if memory runs out. */
int board_make(struct board *b, struct outline *o);

#endif
