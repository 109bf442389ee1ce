/* blocks: the rows of a maze of either kind as rows of blocks, those of the board itself or of the
 * lattice of a maze of walls. A row of cells of a maze of walls is two rows of blocks; its border
 * row is one. */
#ifndef RENDER_KIT_BLOCKS_H
#define RENDER_KIT_BLOCKS_H

#include "common/render/render.h"

/* The rows of blocks of a row of cells. */
struct blocks {
    const struct header *head;
    const struct render_row *row;
    size_t n;       /* blocks per row */
    size_t y, left; /* the next row of blocks, and the number of rows remaining */
};

/* Returns the column of blocks for cell column n, or the row of blocks for cell row n. For a width
 * or height n, returns the number of blocks across or down. (A size is at most SIZE_MAX / 4.) */
static inline size_t blocks_of(const struct header *h, size_t n)
{
    return h->kind == MAZE_BLOCK ? n : 2 * n + 1;
}

/* Returns the rows of blocks of `row`, positioned before the first one. */
struct blocks blocks_begin(const struct render_ctx *c, const struct render_row *row);

/* Stores the next row of blocks in `to`: b->n digits of 1 (obstacle), 4 and 8 (marks). Returns
 * false if none remains. */
bool blocks_next(struct blocks *b, unsigned char *to);

/* Returns the column of place p in the row of blocks stored last, or SIZE_MAX if p is not in that
 * row. */
static inline size_t blocks_column(const struct blocks *b, struct place p)
{
    return place_is_known(p) && blocks_of(b->head, p.y) + 1 == b->y ? blocks_of(b->head, p.x)
                                                                    : SIZE_MAX;
}

#endif
