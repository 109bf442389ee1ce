/* block: the maze as a record of blocks, maze(5). A board is copied; a maze of walls becomes its
 * lattice, in which cell (x, y) is block (2x+1, 2y+1).
 *
 * Everything that reads a maze stream reads it. Places and lengths in the header are converted to
 * blocks.
 *
 * brackets=1 draws the board instead, two characters per block: [] is an obstacle, * the path, . a
 * visited block, S and G are start and goal. The input format art reads it. */
#include "common/stream/lattice.h"
#include "render.h"

enum { KEY_BRACKETS };

static const struct opt_key keys[] = {
    {"brackets", 0, 1, 0, "1: a drawing in which [] is an obstacle", 0, NULL},
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

/* Returns whether block (x, y) of the board is this place of the maze. */
static bool block_is_at(const struct render_ctx *c, const struct render_place *p, size_t x,
                        size_t y)
{
    if (c->head->kind == MAZE_BLOCK)
        return render_is_at(p, x, y);
    return x % 2 == 1 && y % 2 == 1 && render_is_at(p, x / 2, y / 2);
}

/* Draws row y of the board, whose n digits are in the state. */
static void block_draw(struct render_ctx *c, size_t n, size_t y)
{
    const struct block *s = render_state(c);
    for (size_t x = 0; x < n; x++) {
        const unsigned char digit = s->row[x];
        out_text(c->writer->out, digit & 1                         ? "[]"
                                 : block_is_at(c, &c->start, x, y) ? "S "
                                 : block_is_at(c, &c->goal, x, y)  ? "G "
                                 : digit & MAZE_PATH               ? "* "
                                 : digit & MAZE_VISITED            ? ". "
                                                                   : "  ");
    }
    out_text(c->writer->out, "\n");
}

/* Draws row y of cells in brackets: a row of a board, or two of a lattice. */
static void block_draw_row(struct render_ctx *c, size_t y, const unsigned char *here,
                           bool is_border)
{
    const size_t width = c->head->width, stride = width + 1;
    struct block *s = render_state(c);
    if (c->head->kind == MAZE_WALLS) {
        lattice_wall_row(s->row, here - stride, here, width);
        block_draw(c, 2 * width + 1, 2 * y);
    }
    if (is_border)
        return;
    if (c->head->kind == MAZE_WALLS) {
        lattice_cell_row(s->row, here, here + stride, width, width == 1 && c->head->height == 1);
        block_draw(c, 2 * width + 1, 2 * y + 1);
        return;
    }
    for (size_t x = 0; x < width; x++)
        s->row[x] = maze_block_digit(here[x]);
    block_draw(c, width, y);
}

static int block_rows(struct render_ctx *c, const struct render_rows *rows)
{
    const size_t width = c->head->width, stride = width + 1;
    const bool lone = width == 1 && c->head->height == 1;
    const unsigned char *here = rows->at;
    struct block *s = render_state(c);
    if (c->head->kind == MAZE_BLOCK && !c->options->values[KEY_BRACKETS]) {
        writer_block_rows(c->writer, here, width, stride, render_block_rows(rows));
        return 0;
    }
    for (size_t k = 0; k < rows->count; k++, here += stride) {
        const bool is_border = rows->has_border && k + 1 == rows->count;
        if (c->options->values[KEY_BRACKETS])
            block_draw_row(c, rows->y + k, here, is_border);
        else
            lattice_write_rows(c->writer, s->row, here - stride, here,
                               is_border ? NULL : here + stride, width, lone);
    }
    return 0;
}

const struct render render_block = {
    .entry = {"block", "maze stream of blocks; walls become lattices", keys, "lattice"},
    .maze_stream = true,
    .takes_endless = true,
    .begin = block_begin,
    .rows = block_rows,
    .free = block_free,
};
