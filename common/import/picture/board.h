/* board: the passages of a maze in a picture as a board of blocks. */
#ifndef IMPORT_BOARD_H
#define IMPORT_BOARD_H

#include "outline.h"

struct board {
    struct plane plane; /* a pixel per block; those with PLANE_IN are free; a rim of others */
    size_t free;        /* how many blocks are */
    int block, rim;     /* pixels of the picture: a block is so wide, and begins so far before it */
    bool has_ends;
    struct outline_point end[2]; /* the start and the goal, blocks of the plane */
};

/* Makes the board of an outline. The start and the goal are at its two doors, or else at two spots
 * of their colours; if these are not joined, the board has no ends, and o->why says so. Returns 1,
 * 0 if no block is free, or -1 if memory runs out. */
int board_make(struct board *b, struct outline *o);

#endif
