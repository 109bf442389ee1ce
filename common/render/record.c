/* walls and block: the maze as a record, maze(5), for every program that reads a maze stream.
 *
 * walls: a board of blocks must be the lattice of a maze of walls and is converted back to that
 * maze. A start or goal in an opening in the border of a lattice becomes the cell next to it. With
 * blocks=1, any board becomes a maze with one cell per block, in which an obstacle is a cell with
 * all its walls.
 *
 * block: a board is copied; a maze of walls becomes its lattice, in which cell (x, y) is block
 * (2x+1, 2y+1). Places and lengths in the header are converted to blocks. brackets=1 draws the
 * board instead, two characters per block: [] is an obstacle, * the path, . a visited block; S and
 * G are start and goal. The input format art reads it. */
#include "common/maze/maze_lattice.h"
#include "common/render/kit/blocks.h"
#include "common/stream/lattice.h"

/* The state of both formats. */
struct record {
    struct header head;
    unsigned char row[]; /* of the maze or board being written */
};

/* Allocates the state, with a copy of the maze's header. Returns the state, or NULL with *c->err
 * set if memory runs out. */
static struct record *record_begin(struct render_ctx *c)
{
    struct record *s = render_state_need(c, sizeof *s + 1, c->head->width, 2);
    if (s && header_copy(&s->head, c->head))
        return err_memory(c->err), NULL;
    return s;
}

static void record_free(struct render_ctx *c)
{
    header_free(&((struct record *)render_state(c))->head);
}

/* ---- walls ---- */

enum { KEY_BLOCKS };

static const struct row_key walls_keys[ROW_KEYS + 1] = {
    {"blocks", 0, 1, 0, "1: one cell per block of a board", 0, NULL},
    {RENDER_MARKS},
};

/* Returns whether the maze is a board to be read as a lattice. */
static bool walls_is_lattice(const struct render_ctx *c)
{
    return c->head->kind == MAZE_BLOCK && !c->options->values[KEY_BLOCKS];
}

/* The fields that do not apply to the maze of walls made from a board, or to a board without posts:
 * the hashes, and `v`, the promise that the other fields regenerate the maze. */
#define WALLS_DROPPED                                                                              \
    (FIELD_BIT(FIELD_V) | FIELD_BIT(FIELD_HASH) | FIELD_BIT(FIELD_HASH_ENDS) |                     \
     FIELD_BIT(FIELD_CANONICAL) | FIELD_BIT(FIELD_CANONICAL_ENDS))

static int walls_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    const bool is_lattice = walls_is_lattice(c);
    struct record *s;
    if (is_lattice && (h->endless || !maze_lattice_fits(h->width, h->height)))
        return err_set(c->err, "the board is not a lattice, whose width and height are odd, at "
                               "least 3 and not inf (walls:blocks=1 makes one cell of each block)");
    if (!(s = record_begin(c)) || (is_lattice && lattice_header(&s->head, c->err)))
        return -1;
    if (h->kind == MAZE_BLOCK && !is_lattice)
        header_drop_set(&s->head, WALLS_DROPPED);
    s->head.kind = MAZE_WALLS;
    return 0;
}

/* Writes row y of the maze of walls, the first one after its header. */
static void walls_put(const struct render_ctx *c, const struct record *s, size_t y,
                      const unsigned char *row)
{
    if (y == 0)
        writer_head(c->writer, &s->head, row);
    writer_row(c->writer, row, s->head.width + 1);
}

static int walls_row(struct render_ctx *c, const struct render_row *row)
{
    const struct header *h = c->head;
    const size_t y = row->y;
    const bool last = y + 1 == h->height;
    struct record *s = render_state(c);
    if (walls_is_lattice(c)) {
        if (y % 2 == 0 && !last)
            return 0; /* it is converted together with the next row of cells */
        if (lattice_back_row(s->row, last ? row->here : row->above, last ? NULL : row->here,
                             row->below, s->head.width, y / 2, s->head.width * s->head.height == 1,
                             c->err))
            return -1;
        walls_put(c, s, y / 2, s->row);
        return 0;
    }
    walls_put(c, s, y, row->here);
    if (h->kind == MAZE_BLOCK && last) {
        maze_block_row(s->row, NULL, row->here, h->width);
        walls_put(c, s, h->height, s->row);
    }
    return 0;
}

const struct render render_walls = {
    .entry = {"walls", "maze stream of walls; lattices are converted back", walls_keys, NULL},
    .maze_stream = true,
    .takes_endless = true,
    .begin = walls_begin,
    .row = walls_row,
    .free = record_free,
};

/* ---- block ---- */

enum { KEY_BRACKETS, KEY_POSTS = RENDER_KEY_MARKS + 1 };

static const struct row_key block_keys[ROW_KEYS + 1] = {
    {"brackets", 0, 1, 0, "1: draw the board, with [] for each obstacle", 0, NULL},
    {RENDER_MARKS},
    {"posts", 0, 1, 1, "0: omit lattice posts that touch no wall", 0, NULL},
};

static int block_begin(struct render_ctx *c)
{
    struct record *s = record_begin(c);
    if (!s || (c->head->kind == MAZE_WALLS && lattice_header(&s->head, c->err)))
        return -1;
    if (!c->options->values[KEY_POSTS])
        header_drop_set(&s->head, WALLS_DROPPED);
    if (!c->options->values[KEY_BRACKETS])
        writer_head(c->writer, &s->head, NULL);
    else if (c->writer->line)
        return err_set(c->err, "-1 requires a maze stream, not block:brackets=1");
    return 0;
}

/* Draws the row of blocks in the state as brackets. */
static void block_draw(const struct render_ctx *c, const struct blocks *b)
{
    const struct record *s = render_state(c);
    const size_t start = blocks_column(b, c->start), goal = blocks_column(b, c->goal);
    for (size_t x = 0; x < b->n; x++)
        out_text(c->writer->out, s->row[x] & 1              ? "[]"
                                 : x == start               ? "S "
                                 : x == goal                ? "G "
                                 : s->row[x] & MAZE_PATH    ? "* "
                                 : s->row[x] & MAZE_VISITED ? ". "
                                                            : "  ");
    out_text(c->writer->out, "\n");
}

/* Removes the posts that touch no obstacle from the row of blocks in the state. */
static void block_free_posts(struct record *s, const struct blocks *b)
{
    const bool is_board = b->head->kind == MAZE_BLOCK;
    const unsigned char *above = b->row->above, *below = is_board ? b->row->below : b->row->here;
    for (size_t x = 0; x < b->n && b->y % 2; x += 2) { /* b->y is the next row */
        const size_t at = is_board ? x : x / 2;
        const unsigned beside = (x > 0 ? s->row[x - 1] : 0) | (x + 1 < b->n ? s->row[x + 1] : 0);
        if (!((above[at] | below[at]) & (is_board ? MAZE_OBSTACLE : MAZE_WEST)) && !(beside & 1))
            s->row[x] &= (unsigned char)~1U;
    }
}

static int block_row(struct render_ctx *c, const struct render_row *row)
{
    struct record *s = render_state(c);
    struct blocks b = blocks_begin(c, row);
    while (blocks_next(&b, s->row)) {
        if (!c->options->values[KEY_POSTS])
            block_free_posts(s, &b);
        if (c->options->values[KEY_BRACKETS])
            block_draw(c, &b);
        else
            writer_row(c->writer, s->row, b.n);
    }
    return 0;
}

const struct render render_block = {
    .entry = {"block", "maze stream of blocks; walls become lattices", block_keys, "lattice"},
    .maze_stream = true,
    .takes_endless = true,
    .shapes = RENDER_NO_SHAPE,
    .begin = block_begin,
    .row = block_row,
    .free = record_free,
};
