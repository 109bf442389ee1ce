/* block: the maze as a record of blocks, maze(5): a board as it is, a maze of
 * walls in its lattice form, in which (x, y) is block (2x+1, 2y+1). */
#include "common/stream/lattice.h"
#include "render.h"

static int block_begin(struct render_ctx *c)
{
    struct header head = {0};
    int got = 0;
    if (c->head->kind == MAZE_BLOCK) {
        writer_head(c->writer, c->head);
        return 0;
    }
    if (!render_state_need(c, 1, c->head->width, 2) || header_copy(&head, c->head))
        got = err_memory(c->err);
    if (!got && !(got = lattice_header(&head, c->err)))
        writer_head(c->writer, &head);
    header_free(&head);
    return got;
}

static int block_row(struct render_ctx *c, const struct render_row *row)
{
    const size_t width = c->head->width;
    if (c->head->kind == MAZE_WALLS)
        lattice_write_rows(c->writer, render_state(c), row->above, row->here,
                           row->is_border ? NULL : row->below, width,
                           width == 1 && c->head->height == 1);
    else if (!row->is_border)
        writer_block_row(c->writer, row->here, width);
    return 0;
}

static int block_end(struct render_ctx *c)
{
    writer_end(c->writer);
    return 0;
}

const struct render render_block = {
    .entry = {"block", "maze stream of blocks; walls become lattices", NULL},
    .maze_stream = true,
    .takes_endless = true,
    .begin = block_begin,
    .row = block_row,
    .end = block_end,
};
