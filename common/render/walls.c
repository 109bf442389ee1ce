/* walls: the maze as a record of walls, maze(5). A board of blocks must be the lattice of a maze of
 * walls and is converted back to that maze. With blocks=1 any board becomes a maze with one cell
 * per block, in which an obstacle is a cell with all its walls.
 *
 * Everything that reads a maze stream reads it. A start or goal in an opening in the border of a
 * lattice becomes the cell inside. */
#include "common/stream/lattice.h"
#include "render.h"

enum { KEY_BLOCKS };

static const struct opt_key keys[] = {
    {"blocks", 0, 1, 0, "1: one cell per block of a board", 0, NULL},
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
    unsigned char row[];
};

/* Removes what is not true of the maze of walls that a board of blocks becomes: its hashes, and the
 * promise that the other fields generate it. */
static void walls_drop_fields(struct header *h)
{
    header_drop(h, FIELD_V);
    for (enum field_id id = FIELD_HASH; id <= FIELD_CANONICAL_ENDS; id++)
        header_drop(h, id);
}

static int walls_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    struct walls *s;
    if (walls_is_lattice(c) && h->endless)
        return err_set(c->err, "an endless board cannot be converted from a lattice "
                               "(walls:blocks=1 makes one cell of each block)");
    if (walls_is_lattice(c) && lattice_fits(h->width, h->height, c->err))
        return -1;
    if (!(s = render_state_need(c, sizeof *s, h->width, 1)))
        return -1;
    if (header_copy(&s->head, h))
        return err_memory(c->err);
    if (walls_is_lattice(c) && lattice_header_back(&s->head, c->err))
        return -1;
    if (h->kind == MAZE_BLOCK && !walls_is_lattice(c))
        walls_drop_fields(&s->head);
    s->head.kind = MAZE_WALLS;
    return 0;
}

static void walls_free(struct render_ctx *c)
{
    struct walls *s = render_state(c);
    header_free(&s->head);
}

/* Writes `count` rows of the maze of walls from row y on, after its header. */
static void walls_put(const struct render_ctx *c, const struct walls *s, size_t y,
                      const unsigned char *rows, size_t count)
{
    const size_t stride = s->head.width + 1;
    if (y == 0)
        writer_head(c->writer, &s->head, rows);
    writer_rows(c->writer, rows, stride, stride, count);
}

/* Converts row y of a lattice: each row of cells together with the wall row above it, and the last
 * wall row alone. Returns 0, or -1 with *c->err set. */
static int walls_back(struct render_ctx *c, struct walls *s, size_t y, const unsigned char *here)
{
    const struct header *h = c->head;
    const size_t width = s->head.width, stride = h->width + 1;
    const bool last = y + 1 == h->height;
    if (y % 2 == 0 && !last)
        return 0;
    if (last ? lattice_back_border(s->row, here, width, y, c->err)
             : lattice_back_row(s->row, here - stride, here, here + stride, width, y / 2,
                                width * s->head.height == 1, c->err))
        return -1;
    walls_put(c, s, y / 2, s->row, 1);
    return 0;
}

static int walls_rows(struct render_ctx *c, const struct render_rows *rows)
{
    const size_t n = render_block_rows(rows), stride = c->head->width + 1;
    struct walls *s = render_state(c);
    if (!walls_is_lattice(c)) {
        walls_put(c, s, rows->y, rows->at, rows->count);
        return 0;
    }
    for (size_t k = 0; k < n; k++)
        if (walls_back(c, s, rows->y + k, rows->at + k * stride))
            return -1;
    return 0;
}

const struct render render_walls = {
    .entry = {"walls", "maze stream of walls; converts lattices back", keys, NULL},
    .maze_stream = true,
    .takes_endless = true,
    .begin = walls_begin,
    .rows = walls_rows,
    .free = walls_free,
};
