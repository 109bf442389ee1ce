/* block: the maze as a record of blocks, maze(5). A board is copied; a maze of walls becomes its
 * lattice, in which cell (x, y) is block (2x+1, 2y+1).
 *
 * Everything that reads a maze stream reads it. Places and lengths in the header are converted to
 * blocks. */
#include "common/stream/lattice.h"
#include "render.h"

/* The state. */
struct block {
    struct header head;
    unsigned char row[]; /* of the lattice */
};

static int block_begin(struct render_ctx *c)
{
    struct block *s = render_state_need(c, sizeof *s + 1, c->head->width, 2);
    if (!s)
        return -1;
    if (header_copy(&s->head, c->head))
        return err_memory(c->err);
    if (c->head->kind == MAZE_WALLS && lattice_header(&s->head, c->err))
        return -1;
    writer_head(c->writer, &s->head);
    return 0;
}

static void block_free(struct render_ctx *c)
{
    struct block *s = render_state(c);
    header_free(&s->head);
}

static int block_row(struct render_ctx *c, const struct render_row *row)
{
    const size_t width = c->head->width;
    struct block *s = render_state(c);
    if (c->head->kind == MAZE_WALLS)
        lattice_write_rows(c->writer, s->row, row->above, row->here,
                           row->is_border ? NULL : row->below, width,
                           width == 1 && c->head->height == 1);
    else if (!row->is_border)
        writer_block_row(c->writer, row->here, width);
    return 0;
}

const struct render render_block = {
    .entry = {"block", "maze stream of blocks; walls become lattices", NULL},
    .maze_stream = true,
    .takes_endless = true,
    .begin = block_begin,
    .row = block_row,
    .free = block_free,
};
