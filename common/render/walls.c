/* walls: the maze as a record of walls, maze(5). A board of blocks must be the lattice of a maze of
 * walls and is converted back to that maze. With blocks=1 any board becomes a maze with one cell
 * per block, in which an obstacle is a cell with all its walls.
 *
 * Everything that reads a maze stream reads it. A start or goal in an opening in the border of a
 * lattice becomes the cell inside. */
#include "common/stream/lattice.h"
#include "render.h"

enum { KEY_BLOCKS };

static const struct row_key keys[] = {
    {"blocks", 0, 1, 0, "1: one cell per block of a board", 0, NULL},
    RENDER_MARKS,
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* Returns whether the maze is a board that is read as a lattice. */
static bool walls_is_lattice(const struct render_ctx *c)
{
    return c->head->kind == MAZE_BLOCK && !c->options->values[KEY_BLOCKS];
}

/* The state. */
struct walls {
    struct header head;
    unsigned char row[]; /* of the maze of walls */
};

/* What is not true of the maze of walls that a board of blocks becomes: its hashes, and the promise
 * that the other fields generate it. */
#define WALLS_DROPPED                                                                              \
    (FIELD_BIT(FIELD_V) | FIELD_BIT(FIELD_HASH) | FIELD_BIT(FIELD_HASH_ENDS) |                     \
     FIELD_BIT(FIELD_CANONICAL) | FIELD_BIT(FIELD_CANONICAL_ENDS))

static int walls_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    struct walls *s;
    if (walls_is_lattice(c) && h->endless)
        return err_set(c->err, "an endless board cannot be converted from a lattice "
                               "(walls:blocks=1 makes one cell of each block)");
    if (walls_is_lattice(c) && lattice_fits(h->width, h->height, c->err))
        return -1;
    if (!(s = render_state_need(c, sizeof *s + 1, h->width, 1)))
        return -1;
    if (header_copy(&s->head, h))
        return err_memory(c->err);
    if (walls_is_lattice(c) && lattice_header(&s->head, c->err))
        return -1;
    if (h->kind == MAZE_BLOCK && !walls_is_lattice(c))
        header_drop_set(&s->head, WALLS_DROPPED);
    s->head.kind = MAZE_WALLS;
    return 0;
}

static void walls_free(struct render_ctx *c)
{
    struct walls *s = render_state(c);
    header_free(&s->head);
}

/* Writes row y of the maze of walls, the first one after its header. */
static void walls_put(const struct render_ctx *c, const struct walls *s, size_t y,
                      const unsigned char *row)
{
    if (y == 0)
        writer_head(c->writer, &s->head, row);
    writer_row(c->writer, row, s->head.width + 1);
}

/* Converts a row of a lattice: each row of cells together with the wall row above it, and the last
 * wall row alone. Returns 0, or -1 with *c->err set. */
static int walls_back(struct render_ctx *c, struct walls *s, const struct render_row *row)
{
    const size_t width = s->head.width, y = row->y;
    const bool last = y + 1 == c->head->height;
    if (y % 2 == 0 && !last)
        return 0;
    if (last ? lattice_back_border(s->row, row->here, width, y, c->err)
             : lattice_back_row(s->row, row->above, row->here, row->below, width, y / 2,
                                width * s->head.height == 1, c->err))
        return -1;
    walls_put(c, s, y / 2, s->row);
    return 0;
}

static int walls_row(struct render_ctx *c, const struct render_row *row)
{
    const struct header *h = c->head;
    struct walls *s = render_state(c);
    if (walls_is_lattice(c))
        return walls_back(c, s, row);
    walls_put(c, s, row->y, row->here);
    if (h->kind == MAZE_BLOCK && row->y + 1 == h->height) {
        maze_block_row(s->row, NULL, row->here, h->width);
        walls_put(c, s, h->height, s->row);
    }
    return 0;
}

const struct render render_walls = {
    .entry = {"walls", "maze stream of walls; converts lattices back", keys, NULL},
    .maze_stream = true,
    .takes_endless = true,
    .begin = walls_begin,
    .row = walls_row,
    .free = walls_free,
};
