#include "cell_packing.h"

#include "common/stream/lattice.h"

#include <string.h>

enum { ROWS = 4, SPARE = 2 };

/* In c->work, before the rows. */
struct cell_packing {
    size_t n;      /* places of a row */
    size_t filled; /* rows of the line at hand */
    uint64_t y;    /* of the row that comes next */
};

static struct cell_packing *cell_packing_of(const struct render_ctx *c)
{
    return (struct cell_packing *)(void *)c->work.at;
}

static unsigned char *row_at(const struct render_ctx *c, size_t k)
{
    return c->work.at + sizeof(struct cell_packing) + k * (cell_packing_of(c)->n + SPARE);
}

void cell_packing_measure(const struct render_ctx *c, size_t across, size_t rows, size_t *columns,
                          size_t *lines)
{
    const size_t scale = c->head->kind == MAZE_BLOCK ? 1 : 2, border = scale - 1;
    *columns = (c->head->width * scale + border + across - 1) / across + 2 * c->options->margin;
    *lines = (c->head->height * scale + border + rows - 1) / rows + 2 * c->options->margin;
}

int cell_packing_begin(struct render_ctx *c, size_t rows)
{
    const bool block = c->head->kind == MAZE_BLOCK;
    size_t n, bytes;
    if (mem_size(c->head->width, block ? 1 : 2, !block, &n) || mem_size(n, 1, SPARE, &bytes) ||
        mem_size(bytes, rows, sizeof(struct cell_packing), &bytes) || mem_need(&c->work, bytes))
        return err_memory(c->err);
    memset(c->work.at, 0, bytes);
    cell_packing_of(c)->n = n;
    text_blank_lines(c);
    return 0;
}

/* Digits, 1 a wall, 4 path, 8 visited, to dots; letters where start and goal are. */
static void to_dots(const struct render_ctx *c, unsigned char *row, size_t n, uint64_t y)
{
    static const unsigned char of[16] = {
        DOT_FREE,    DOT_WALL,    DOT_FREE,    DOT_WALL,    DOT_PATH, DOT_PATH, DOT_PATH, DOT_PATH,
        DOT_VISITED, DOT_VISITED, DOT_VISITED, DOT_VISITED, DOT_PATH, DOT_PATH, DOT_PATH, DOT_PATH};
    const size_t scale = c->head->kind == MAZE_BLOCK ? 1 : 2, shift = scale - 1;
    for (size_t x = 0; x < n; x++)
        row[x] = of[row[x] & MAZE_DIGIT];
    if (c->goal.is_set && y == scale * c->goal.y + shift)
        row[scale * c->goal.x + shift] = DOT_GOAL;
    if (c->start.is_set && y == scale * c->start.y + shift)
        row[scale * c->start.x + shift] = DOT_START;
}

static void draw_line(struct render_ctx *c, size_t rows, cell_packing_draw *draw)
{
    struct cell_packing *d = cell_packing_of(c);
    const unsigned char *at[ROWS] = {row_at(c, 0)};
    for (size_t k = 1; k < rows; k++)
        at[k] = row_at(c, k);
    text_margin(c);
    draw(c, at, d->n);
    text_newline(c);
    d->filled = 0;
}

/* A row of digits is where the next one goes. */
static void row_done(struct render_ctx *c, size_t rows, cell_packing_draw *draw)
{
    struct cell_packing *d = cell_packing_of(c);
    to_dots(c, row_at(c, d->filled), d->n, d->y++);
    if (++d->filled == rows)
        draw_line(c, rows, draw);
}

int cell_packing_row(struct render_ctx *c, const struct render_row *row, size_t rows,
                     cell_packing_draw *draw)
{
    const struct header *h = c->head;
    unsigned char *to = row_at(c, cell_packing_of(c)->filled);
    if (h->kind == MAZE_BLOCK && row->is_border)
        return 0;
    if (h->kind == MAZE_BLOCK) {
        for (size_t x = 0; x < h->width; x++)
            to[x] = maze_block_digit(row->here[x]);
        row_done(c, rows, draw);
        return 0;
    }
    lattice_wall_row(to, row->above, row->here, h->width);
    row_done(c, rows, draw);
    if (row->is_border)
        return 0;
    to = row_at(c, cell_packing_of(c)->filled);
    lattice_cell_row(to, row->here, row->below, h->width, h->width == 1 && h->height == 1);
    row_done(c, rows, draw);
    return 0;
}

int cell_packing_end(struct render_ctx *c, size_t rows, cell_packing_draw *draw)
{
    struct cell_packing *d = cell_packing_of(c);
    if (d->filled > 0) {
        for (size_t k = d->filled; k < rows; k++)
            memset(row_at(c, k), DOT_FREE, d->n);
        draw_line(c, rows, draw);
    }
    text_blank_lines(c);
    return 0;
}
