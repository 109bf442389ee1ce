#include "text.h"

#include <stdio.h>

static const char blank[] = " ";

/* ---- colours, ends of lines ---- */

unsigned char *text_paint(const struct render_ctx *c, unsigned char *p, enum text_ink ink,
                          const char *glyph)
{
    static const char *const codes[] = {"", "1;33", "36", "1;32", "1;31"};
    const bool paint = c->color && ink != TEXT_PLAIN;
    if (paint)
        p += sprintf((char *)p, "%s[%sm", c->escape, codes[ink]);
    while (*glyph)
        *p++ = (unsigned char)*glyph++;
    if (paint)
        p += sprintf((char *)p, "%s[m", c->escape);
    return p;
}

void text_newline(const struct render_ctx *c)
{
    for (const char *s = c->newline; *s; s++) { /* nearly always one byte */
        *out_room(c->writer->out, 1) = (unsigned char)*s;
        c->writer->out->len++;
    }
}

void text_margin(const struct render_ctx *c)
{
    const size_t n = c->options->margin;
    if (n > 0) {
        memset(out_room(c->writer->out, n), ' ', n);
        c->writer->out->len += n;
    }
}

int text_blank_lines(struct render_ctx *c)
{
    for (size_t k = 0; k < c->options->margin; k++)
        text_newline(c);
    return 0;
}

/* ---- sizes ---- */

size_t text_cell_lines(size_t width)
{
    return width < 4 ? 1 : width / 2;
}

static size_t text_cell_width(const struct render_ctx *c)
{
    return c->options->cell              ? c->options->cell
           : c->head->kind == MAZE_BLOCK ? c->format->text->block
                                         : 3;
}

void text_measure(const struct render_ctx *c, size_t *columns, size_t *lines)
{
    const size_t wall = c->head->kind == MAZE_WALLS, width = text_cell_width(c);
    *columns = c->head->width * (width + wall) + wall + 2 * c->options->margin;
    *lines = c->head->height * (text_cell_lines(width) + wall) + wall + 2 * c->options->margin;
}

/* ---- the tiles ---- */

/* A tile of a line of walls is numbered by its corner and by the span to the east of the corner; a
 * tile of a line of cells by the span to the west of the cell and by its mark; a block by whether
 * it is an obstacle and by its mark. */
enum {
    SPAN_BLANK,
    SPAN_WALL,
    SPAN_PATH,
    SPAN_END,
    MARK_NONE = 0,
    MARK_PATH,
    MARK_VISITED,
    MARK_START,
    MARK_GOAL,
    MARK_END,
    MARKS,
    WALLS = 0,
    CELLS = WALLS + 16 * 4,
    BLOCKS = CELLS + 3 * MARKS,
    TILES = BLOCKS + 2 * MARKS,
    SHORT = 16, /* strings of up to this many bytes are copied at this fixed size */
};

/* The state of a text format. */
struct text_table {
    size_t stride;           /* bytes from one string to the next */
    size_t most;             /* tiles of which the output buffer can hold all strings */
    size_t lines;            /* lines per cell */
    unsigned char *line;     /* the tiles of one line; stored after the strings */
    unsigned short n[TILES]; /* the length of each string */
    unsigned char bytes[];   /* TILES strings */
};

/* Writes a span as wide as a cell: `middle` in its middle, coloured `ink`, and `all` elsewhere.
 * Returns the address after it. */
static unsigned char *text_put_span(const struct render_ctx *c, unsigned char *p, const char *all,
                                    enum text_ink ink, const char *middle)
{
    const size_t width = text_cell_width(c), half = (width - 1) / 2;
    for (size_t i = 0; i < width; i++)
        p = i == half ? text_paint(c, p, ink, middle) : text_paint(c, p, TEXT_PLAIN, all);
    return p;
}

static unsigned char *text_put_mark(const struct render_ctx *c, unsigned char *p, const char *all,
                                    unsigned mark)
{
    const struct text_style *style = c->format->text;
    const char *const glyphs[] = {all, style->path, style->visited, "S", "G"};
    static const enum text_ink inks[] = {TEXT_PLAIN, TEXT_PATH, TEXT_VISITED, TEXT_START,
                                         TEXT_GOAL};
    return mark == MARK_END ? p : text_put_span(c, p, all, inks[mark], glyphs[mark]);
}

static unsigned char *text_put_wall_tile(const struct render_ctx *c, unsigned char *p,
                                         unsigned tile)
{
    const struct text_style *style = c->format->text;
    p = text_paint(c, p, TEXT_PLAIN, style->corner[tile / 4]);
    switch (tile % 4) {
    case SPAN_BLANK:
        return text_put_span(c, p, blank, TEXT_PLAIN, blank);
    case SPAN_WALL:
        return text_put_span(c, p, style->horiz, TEXT_PLAIN, style->horiz);
    case SPAN_PATH:
        return text_put_span(c, p, blank, TEXT_PATH, style->path);
    default:
        return p;
    }
}

static unsigned char *text_put_tile(const struct render_ctx *c, unsigned char *p, unsigned tile)
{
    const struct text_style *style = c->format->text;
    const char *const wests[] = {blank, style->vert, style->path};
    if (tile < CELLS)
        return text_put_wall_tile(c, p, tile - WALLS);
    if (tile < BLOCKS) {
        const unsigned west = (tile - CELLS) / MARKS;
        p = text_paint(c, p, west == SPAN_PATH ? TEXT_PATH : TEXT_PLAIN, wests[west]);
        return text_put_mark(c, p, blank, (tile - CELLS) % MARKS);
    }
    return text_put_mark(c, p, (tile - BLOCKS) / MARKS ? style->obstacle : blank,
                         (tile - BLOCKS) % MARKS);
}

int text_begin(struct render_ctx *c)
{
    const size_t width = text_cell_width(c), row = c->head->width + 1;
    size_t stride = (width + 1) * TEXT_GLYPH + (c->color ? 2 * TEXT_INK : 0);
    struct text_table *t;
    stride = stride <= SHORT ? SHORT : stride;
    t = render_state_need(c, sizeof *t + row, TILES, stride);
    if (!t)
        return -1;
    t->stride = stride;
    t->most = IO_SIZE / stride;
    t->lines = text_cell_lines(width);
    t->line = t->bytes + TILES * stride;
    for (unsigned tile = 0; tile < TILES; tile++) {
        unsigned char *at = t->bytes + tile * stride;
        t->n[tile] = (unsigned short)(text_put_tile(c, at, tile) - at);
    }
    return text_blank_lines(c);
}

/* ---- drawing ---- */

static void text_put_tiles(struct out *out, const struct text_table *t, size_t n)
{
    const size_t stride = t->stride, most = t->most;
    const unsigned char *line = t->line;
    for (size_t x = 0; x < n;) {
        size_t end = n - x < most ? n : x + most;
        unsigned char *p = out_room(out, (end - x) * stride), *from = p;
        if (stride == SHORT)
            for (; x < end; x++) {
                memcpy(p, t->bytes + line[x] * (size_t)SHORT, SHORT);
                p += t->n[line[x]];
            }
        else
            for (; x < end; x++) {
                memcpy(p, t->bytes + line[x] * stride, t->n[line[x]]);
                p += t->n[line[x]];
            }
        out->len += (size_t)(p - from);
    }
}

/* Writes the first n tiles as a line, with the margin. */
static void text_put_line(const struct render_ctx *c, size_t n)
{
    text_margin(c);
    text_put_tiles(c->writer->out, render_state(c), n);
    text_newline(c);
}

/* Sets the tiles of the walls above a row of cells. */
static void text_set_walls(unsigned char *restrict line, const unsigned char *restrict above,
                           const unsigned char *restrict here, size_t width)
{
    unsigned west = 0;
    for (size_t x = 0; x <= width; x++) {
        unsigned cell = here[x], wall = cell >> 1 & 1, path = cell & above[x] & ~(cell << 1);
        unsigned north = above[x] & MAZE_WEST;
        unsigned corner =
            north << MAZE_N | wall << MAZE_E | (cell & MAZE_WEST) << MAZE_S | west << MAZE_W;
        line[x] = (unsigned char)(WALLS + corner * 4 + (wall | (path & MAZE_PATH) >> 1));
        west = wall;
    }
    line[width] |= SPAN_END;
}

/* Returns the mark of a cell; text_set_letter may replace it. */
static inline unsigned text_mark(unsigned cell)
{
    return (cell >> 2 & 1) | (cell >> 3 & ~(cell >> 2) & 1) << 1;
}

/* Sets the tiles of a row of cells, from the bits of the cells that are in `shown`. */
static void text_set_cells(unsigned char *restrict line, const unsigned char *restrict here,
                           size_t width, unsigned shown)
{
    unsigned west = 0;
    for (size_t x = 0; x < width; x++) {
        unsigned cell = here[x] & shown, path = cell & west & ~(cell << 2) & MAZE_PATH;
        line[x] =
            (unsigned char)(CELLS + ((cell & MAZE_WEST) | path >> 1) * MARKS + text_mark(cell));
        west = cell;
    }
    line[width] = (unsigned char)(CELLS + (here[width] & MAZE_WEST) * MARKS + MARK_END);
}

/* Sets the tiles of a row of blocks, with the marks that are in `shown`. */
static void text_set_blocks(unsigned char *restrict line, const unsigned char *restrict here,
                            size_t width, unsigned shown)
{
    for (size_t x = 0; x < width; x++) {
        unsigned cell = here[x];
        line[x] =
            (unsigned char)(BLOCKS + (cell / MAZE_OBSTACLE & 1) * MARKS + text_mark(cell & shown));
    }
}

/* Replaces the mark of cell p with `letter`, if p is in row y. `first` is CELLS or BLOCKS. */
static void text_set_letter(unsigned char *line, const struct render_place *p, size_t y,
                            unsigned letter, unsigned first)
{
    if (p->is_set && p->y == y)
        line[p->x] = (unsigned char)(line[p->x] - (line[p->x] - first) % MARKS + letter);
}

int text_row(struct render_ctx *c, const struct render_row *row)
{
    const bool block = c->head->kind == MAZE_BLOCK;
    const size_t width = c->head->width;
    const struct text_table *t = render_state(c);
    if (!block) {
        text_set_walls(t->line, row->above, row->here, width);
        text_put_line(c, width + 1);
    }
    for (size_t k = 0; k < t->lines && !row->is_border; k++) {
        const bool middle = k == (t->lines - 1) / 2; /* only this line shows marks */
        const unsigned shown = middle ? MAZE_WEST | MAZE_PATH | MAZE_VISITED : MAZE_WEST;
        if (block)
            text_set_blocks(t->line, row->here, width, shown);
        else
            text_set_cells(t->line, row->here, width, shown);
        if (middle) {
            text_set_letter(t->line, &c->goal, row->y, MARK_GOAL, block ? BLOCKS : CELLS);
            text_set_letter(t->line, &c->start, row->y, MARK_START, block ? BLOCKS : CELLS);
        }
        text_put_line(c, width + !block);
    }
    return 0;
}
