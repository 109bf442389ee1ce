/* walls: the maze as a record of walls, maze(5). A board of blocks that is a
 * lattice becomes the maze that it is the lattice of; with blocks=1 any board
 * becomes one with a cell a block, an obstacle being a cell with all its
 * walls. */
#include "common/stream/lattice.h"
#include "render.h"

enum { KEY_BLOCKS };

static const struct opt_key keys[] = {
    {"blocks", 0, 1, 0, "1: one cell per block of a board", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

static bool is_lattice(const struct render_ctx *c)
{
    return c->head->kind == MAZE_BLOCK && !c->options->values[KEY_BLOCKS];
}

static int walls_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    struct header head = *h; /* its text is that of *h */
    int got = 0;
    head.kind = MAZE_WALLS;
    if (!is_lattice(c)) {
        writer_head(c->writer, &head);
        return 0;
    }
    if (h->endless)
        return err_set(c->err, "an endless board cannot be converted from a lattice "
                               "(walls:blocks=1 makes one cell of each block)");
    if (lattice_fits(h->width, h->height, c->err))
        return -1;
    head = (struct header){0};
    if (!render_state_need(c, 0, h->width, 1) || header_copy(&head, h))
        got = err_memory(c->err);
    if (!got && !(got = lattice_header_back(&head, c->err)))
        writer_head(c->writer, &head);
    header_free(&head);
    return got;
}

/* Of a lattice, each row of cells is turned when it comes, the wall row above
 * it with it, and the last wall row by itself. */
static int walls_row(struct render_ctx *c, const struct render_row *row)
{
    const struct header *h = c->head;
    const size_t width = (h->width - 1) / 2, y = row->y;
    const bool last = y + 1 == h->height;
    unsigned char *to = render_state(c);
    if (!is_lattice(c)) {
        writer_row(c->writer, row->here, h->width + 1);
        return 0;
    }
    if (row->is_border || (y % 2 == 0 && !last))
        return 0;
    if (last ? lattice_back_border(to, row->here, width, y, c->err)
             : lattice_back_row(to, row->above, row->here, row->below, width, y / 2,
                                h->width == 3 && h->height == 3, c->err))
        return -1;
    writer_row(c->writer, to, width + 1);
    return 0;
}

static int walls_end(struct render_ctx *c)
{
    writer_end(c->writer);
    return 0;
}

const struct render render_walls = {
    .entry = {"walls", "maze stream of walls; converts lattices back", keys},
    .maze_stream = true,
    .takes_endless = true,
    .begin = walls_begin,
    .row = walls_row,
    .end = walls_end,
};
