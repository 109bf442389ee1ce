/* blocks: the rows of a maze of either kind as rows of blocks: those of a board, or of the lattice
 * of a maze of walls. A row of cells of such a maze is two rows of blocks, its border row one. */
#ifndef RENDER_KIT_BLOCKS_H
#define RENDER_KIT_BLOCKS_H

#include "common/render/render.h"

/* The rows of blocks of a row of cells. */
struct blocks {
    const struct header *head;
    const struct render_row *row;
    size_t n;       /* blocks per row */
    size_t y, left; /* the next row of blocks, and how many are left */
};

/* Returns the column of blocks of the cells in column n, or the row of blocks of row n. For a width
 * or height n, returns the number of blocks across or down. (A size is at most SIZE_MAX / 4.) */
static inline size_t blocks_of(const struct header *h, size_t n)
{
    return h->kind == MAZE_BLOCK ? n : 2 * n + 1;
}

/* Returns the rows of blocks of `row`, before the first of them. */
struct blocks blocks_begin(const struct render_ctx *c, const struct render_row *row);

/* Stores the next row of blocks in `to`: b->n digits of 1 (obstacle), 4 and 8 (marks). Returns
 * false if there is none. */
bool blocks_next(struct blocks *b, unsigned char *to);

/* Returns the column of a place in the row of blocks stored last, SIZE_MAX if it is not there. */
static inline size_t blocks_column(const struct blocks *b, struct place p)
{
    return place_is_known(p) && blocks_of(b->head, p.y) + 1 == b->y ? blocks_of(b->head, p.x)
                                                                    : SIZE_MAX;
}

#endif
