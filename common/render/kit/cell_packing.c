#include "cell_packing.h"

#include "caption.h"
#include "common/stream/lattice.h"

enum { ROWS = 4 };

/* The state of a format. */
struct cell_packing {
    size_t n;             /* places per row */
    size_t filled;        /* rows of the current line that are complete */
    uint64_t y;           /* the lattice row that comes next */
    unsigned char rows[]; /* each of n places and a free one */
};

/* Returns the number of lattice places from one cell to the next: a wall and the cell, or only a
 * block. */
static size_t cell_packing_scale(const struct render_ctx *c)
{
    return c->head->kind == MAZE_BLOCK ? 1 : 2;
}

/* Returns row k of the current line. */
static unsigned char *cell_packing_at(struct cell_packing *s, size_t k)
{
    return s->rows + k * (s->n + 1);
}

void cell_packing_measure(const struct render_ctx *c, size_t *columns, size_t *lines)
{
    const struct cell_packing_style *style = c->format->packing;
    const size_t scale = cell_packing_scale(c), margins = 2 * c->options->margin;
    const size_t wide = c->head->width * scale + scale - 1,
                 high = c->head->height * scale + scale - 1;
    *columns = (wide + style->columns - 1) / style->columns + margins;
    *lines = (high + style->rows - 1) / style->rows + margins;
}

int cell_packing_begin(struct render_ctx *c)
{
    const size_t scale = cell_packing_scale(c), rows = c->format->packing->rows;
    const size_t n = c->head->width * scale + scale - 1; /* a width is at most SIZE_MAX / 4 */
    struct cell_packing *s = render_state_need(c, sizeof *s, n + 1, rows);
    if (!s)
        return -1;
    *s = (struct cell_packing){.n = n};
    memset(s->rows, PACKED_FREE, (n + 1) * rows);
    return text_blank_lines(c);
}

/* Writes the current line. */
static void cell_packing_line(const struct render_ctx *c, struct cell_packing *s)
{
    const unsigned char *at[ROWS];
    for (size_t k = 0; k < ROWS; k++)
        at[k] = cell_packing_at(s, k < c->format->packing->rows ? k : 0);
    text_margin(c);
    c->format->packing->draw(c, at, s->n);
    text_newline(c);
    s->filled = 0;
}

/* Sets place p to `letter` in `row`, if that is its row. */
static void cell_packing_set_place(const struct render_ctx *c, const struct cell_packing *s,
                                   unsigned char *row, const struct render_place *p,
                                   unsigned letter)
{
    const size_t scale = cell_packing_scale(c);
    if (p->is_set && s->y == scale * p->y + scale - 1)
        row[scale * p->x + scale - 1] = (unsigned char)letter;
}

/* Converts the digits of the next row (1 wall, 4 path, 8 visited) to enum packed, and writes the
 * line if this completes it. */
static void cell_packing_add(const struct render_ctx *c, struct cell_packing *s)
{
    static const unsigned char of[16] = {
        PACKED_FREE, PACKED_WALL, PACKED_FREE,    PACKED_WALL,    PACKED_PATH,    PACKED_PATH,
        PACKED_PATH, PACKED_PATH, PACKED_VISITED, PACKED_VISITED, PACKED_VISITED, PACKED_VISITED,
        PACKED_PATH, PACKED_PATH, PACKED_PATH,    PACKED_PATH};
    unsigned char *row = cell_packing_at(s, s->filled);
    const size_t n = s->n;
    for (size_t x = 0; x < n; x++)
        row[x] = of[row[x] & MAZE_DIGIT];
    cell_packing_set_place(c, s, row, &c->goal, PACKED_GOAL);
    cell_packing_set_place(c, s, row, &c->start, PACKED_START);
    cell_packing_set_place(c, s, row, &c->at, PACKED_AT);
    s->y++;
    if (++s->filled == c->format->packing->rows)
        cell_packing_line(c, s);
}

int cell_packing_row(struct render_ctx *c, const struct render_row *row)
{
    const size_t width = c->head->width;
    struct cell_packing *s = render_state(c);
    unsigned char *to = cell_packing_at(s, s->filled);
    if (c->head->kind == MAZE_WALLS) {
        lattice_wall_row(to, row->above, row->here, width);
        cell_packing_add(c, s);
        to = cell_packing_at(s, s->filled);
    }
    if (row->is_border)
        return 0;
    if (c->head->kind == MAZE_WALLS)
        lattice_cell_row(to, row->here, row->below, width, width == 1 && c->head->height == 1);
    else
        for (size_t x = 0; x < width; x++)
            to[x] = maze_block_digit(row->here[x]);
    cell_packing_add(c, s);
    return 0;
}

int cell_packing_end(struct render_ctx *c)
{
    struct cell_packing *s = render_state(c);
    if (s->filled > 0) {
        memset(cell_packing_at(s, s->filled), PACKED_FREE,
               (s->n + 1) * (c->format->packing->rows - s->filled));
        cell_packing_line(c, s);
    }
    return caption_end(c);
}
