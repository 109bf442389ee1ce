#include "blocks.h"

#include "common/stream/lattice.h"

struct blocks blocks_begin(const struct render_ctx *c, const struct render_row *row)
{
    const struct header *h = c->head;
    const bool is_board = h->kind == MAZE_BLOCK;
    return (struct blocks){h, row, blocks_of(h, h->width), is_board ? row->y : 2 * row->y,
                           is_board || row->is_border ? 1 : 2};
}

bool blocks_next(struct blocks *b, unsigned char *to)
{
    const struct header *h = b->head;
    const struct render_row *row = b->row;
    const unsigned char *here = row->here;
    if (b->left == 0)
        return false;
    if (h->kind == MAZE_BLOCK)
        for (size_t x = 0, n = b->n; x < n; x++)
            to[x] = maze_block_digit(here[x]);
    else if (b->y % 2 == 0)
        lattice_wall_row(to, row->above, here, h->width);
    else
        lattice_cell_row(to, here, row->below, h->width, h->width == 1 && h->height == 1);
    b->y++;
    b->left--;
    return true;
}
