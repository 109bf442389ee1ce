/* block: the maze as a record of blocks, maze(5): a board as it is, a maze of
 * walls in its lattice form, in which (x, y) is block (2x+1, 2y+1). */
#include "common/stream/lattice.h"
#include "render.h"

static int block_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    size_t bytes;
    if (mem_size(h->width, 2, 1, &bytes) || mem_need(&c->work, bytes) || header_copy(&c->turned, h))
        return err_memory(c->err);
    if (h->kind == MAZE_WALLS && lattice_header(&c->turned, c->err))
        return -1;
    writer_head(c->writer, &c->turned);
    return 0;
}

static int block_row(struct render_ctx *c, const struct render_row *row)
{
    const struct header *h = c->head;
    if (h->kind == MAZE_BLOCK && !row->is_border)
        writer_block_row(c->writer, row->here, h->width);
    if (h->kind == MAZE_BLOCK)
        return 0;
    lattice_write_rows(c->writer, c->work.at, row->above, row->here,
                       row->is_border ? NULL : row->below, h->width,
                       h->width == 1 && h->height == 1);
    return 0;
}

static int block_end(struct render_ctx *c)
{
    writer_end(c->writer);
    return 0;
}

const struct render render_block = {
    .entry = {"block", "a maze stream of blocks; walls in their lattice form", NULL},
    .maze_stream = true,
    .takes_endless = true,
    .begin = block_begin,
    .row = block_row,
    .end = block_end,
};
