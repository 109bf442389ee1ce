/* block: the maze as a record of blocks, maze(5). A board is copied; a maze of walls becomes its
 * lattice, in which cell (x, y) is block (2x+1, 2y+1).
 *
 * Everything that reads a maze stream reads it. Places and lengths in the header are converted to
 * blocks.
 *
 * brackets=1 draws the board instead, two characters per block: [] is an obstacle, * the path, . a
 * visited block, S and G are start and goal. The input format art reads it. */
#include "common/render/kit/blocks.h"
#include "common/stream/lattice.h"

enum { KEY_BRACKETS };

static const struct row_key keys[] = {
    {"brackets", 0, 1, 0, "1: a drawing in which [] is an obstacle", 0, NULL},
    RENDER_MARKS,
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The state. */
struct block {
    struct header head;
    unsigned char row[]; /* of the board */
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
    if (!c->options->values[KEY_BRACKETS])
        writer_head(c->writer, &s->head, NULL);
    else if (c->writer->line)
        return err_set(c->err, "-1 requires a maze stream, not block:brackets=1");
    return 0;
}

static void block_free(struct render_ctx *c)
{
    struct block *s = render_state(c);
    header_free(&s->head);
}

/* Draws the row of blocks in the state in brackets. */
static void block_draw(const struct render_ctx *c, const struct blocks *b)
{
    const struct block *s = render_state(c);
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

static int block_row(struct render_ctx *c, const struct render_row *row)
{
    struct block *s = render_state(c);
    struct blocks b = blocks_begin(c, row);
    while (blocks_next(&b, s->row))
        if (c->options->values[KEY_BRACKETS])
            block_draw(c, &b);
        else
            writer_row(c->writer, s->row, b.n);
    return 0;
}

const struct render render_block = {
    .entry = {"block", "maze stream of blocks; walls become lattices", keys, "lattice"},
    .maze_stream = true,
    .takes_endless = true,
    .begin = block_begin,
    .row = block_row,
    .free = block_free,
};
