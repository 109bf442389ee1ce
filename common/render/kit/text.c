#include "text.h"

#include "components.h"

#include <stdio.h>

static const char blank[] = " ";

/* ---- colours, ends of lines ---- */

/* The background colours of shades, of the 256 colours of terminals: dark, so that all inks are
 * legible on them. Shade 0 is none. */
enum { SHADES = 13 };
static const unsigned char text_shades[SHADES] = {0,  18, 52, 22, 54, 58, 24,
                                                  95, 23, 60, 65, 53, 240};

/* Writes a glyph n times, in the colour `ink` and on the background `shade` if c has colours.
 * Returns the address after it. */
static unsigned char *text_put(const struct render_ctx *c, unsigned char *p, enum text_ink ink,
                               unsigned shade, const char *glyph, size_t n)
{
    static const char *const codes[] = {"", "1;33", "36", "1;32", "1;31", "1;35"};
    const bool paint = c->color && (ink != TEXT_PLAIN || shade > 0);
    if (paint)
        p += sprintf((char *)p, "%s[%s", c->escape, codes[ink]);
    if (paint && shade > 0)
        p += sprintf((char *)p, "%s48;5;%u", ink != TEXT_PLAIN ? ";" : "", text_shades[shade]);
    if (paint)
        *p++ = 'm';
    for (; n > 0; n--)
        for (const char *s = glyph; *s; s++)
            *p++ = (unsigned char)*s;
    if (paint)
        p += sprintf((char *)p, "%s[m", c->escape);
    return p;
}

unsigned char *text_paint(const struct render_ctx *c, unsigned char *p, enum text_ink ink,
                          const char *glyph)
{
    return text_put(c, p, ink, 0, glyph, 1);
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

/* ---- shades ---- */

bool text_has_shades(const struct render_ctx *c)
{
    size_t n;
    return header_get(c->head, FIELD_SETS, &n) && !c->head->endless;
}

bool text_needs_whole_maze(const struct render_ctx *c)
{
    return c->color && text_has_shades(c);
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
    MARK_AT,
    MARK_END,
    MARKS,
    WALLS = 0,
    CELLS = WALLS + 16 * 4,
    BLOCKS = CELLS + 3 * MARKS,
    NEWLINE = BLOCKS + 2 * MARKS,
    TILES,
    SHORT = 16, /* strings of up to this many bytes, newlines too, are copied at this size */
    ROOM = 1024 /* tiles for narrow lines, which are gathered */
};

/* The state of a text format. */
struct text_table {
    size_t width;                 /* of a cell, for which there are strings; 0: there are none */
    unsigned count;               /* how many: TILES for each shade */
    size_t stride;                /* bytes from one string to the next */
    size_t most;                  /* tiles whose strings fit in the output buffer */
    size_t lines;                 /* lines per cell */
    unsigned char *line;          /* the gathered tiles; stored after the strings */
    size_t room, filled;          /* the most of them, and how many there are */
    unsigned char *shades;        /* the shades of one line, stored after them; NULL: no shades */
    struct components components; /* owned; of a maze with shades */
    unsigned short n[SHADES * TILES]; /* the length of each string */
    unsigned char bytes[];            /* the strings, shade after shade */
};

/* Writes a span as wide as a cell: `middle` in its middle, coloured `ink`, and `all` elsewhere.
 * Returns the address after it. */
static unsigned char *text_put_span(const struct render_ctx *c, unsigned char *p, unsigned shade,
                                    const char *all, enum text_ink ink, const char *middle)
{
    const size_t width = text_cell_width(c), half = (width - 1) / 2;
    if (middle == all)
        return text_put(c, p, TEXT_PLAIN, shade, all, width);
    if (half > 0)
        p = text_put(c, p, TEXT_PLAIN, shade, all, half);
    p = text_put(c, p, ink, shade, middle, 1);
    return width - 1 > half ? text_put(c, p, TEXT_PLAIN, shade, all, width - 1 - half) : p;
}

static unsigned char *text_put_mark(const struct render_ctx *c, unsigned char *p, unsigned shade,
                                    const char *all, unsigned mark)
{
    const struct text_style *style = c->format->text;
    const char *const glyphs[] = {all, style->path, style->visited, "S", "G", "@"};
    static const enum text_ink inks[] = {TEXT_PLAIN, TEXT_PATH, TEXT_VISITED,
                                         TEXT_START, TEXT_GOAL, TEXT_AT};
    return mark == MARK_END ? p : text_put_span(c, p, shade, all, inks[mark], glyphs[mark]);
}

static unsigned char *text_put_wall_tile(const struct render_ctx *c, unsigned char *p,
                                         unsigned tile, unsigned shade)
{
    const struct text_style *style = c->format->text;
    p = text_paint(c, p, TEXT_PLAIN, style->corner[tile / 4]);
    switch (tile % 4) {
    case SPAN_BLANK:
        return text_put_span(c, p, shade, blank, TEXT_PLAIN, blank);
    case SPAN_WALL:
        return text_put_span(c, p, 0, style->horiz, TEXT_PLAIN, style->horiz);
    case SPAN_PATH:
        return text_put_span(c, p, shade, blank, TEXT_PATH, style->path);
    default:
        return p;
    }
}

/* Writes a tile; gaps and cells have the background `shade`. Returns the address after it. */
static unsigned char *text_put_tile(const struct render_ctx *c, unsigned char *p, unsigned tile,
                                    unsigned shade)
{
    const struct text_style *style = c->format->text;
    const char *const wests[] = {blank, style->vert, style->path};
    if (tile == NEWLINE)
        return text_put(c, p, TEXT_PLAIN, 0, c->newline, 1);
    if (tile < CELLS)
        return text_put_wall_tile(c, p, tile - WALLS, shade);
    if (tile < BLOCKS) {
        const unsigned west = (tile - CELLS) / MARKS;
        p = text_put(c, p, west == SPAN_PATH ? TEXT_PATH : TEXT_PLAIN,
                     west == SPAN_WALL ? 0 : shade, wests[west], 1);
        return text_put_mark(c, p, shade, blank, (tile - CELLS) % MARKS);
    }
    return text_put_mark(c, p, shade, (tile - BLOCKS) / MARKS ? style->obstacle : blank,
                         (tile - BLOCKS) % MARKS);
}

/* Makes room for the tiles of a line, and writes the strings of all tiles unless those of the maze
 * before are the same: colours, escapes and newlines are the same for all mazes. Returns 0, or -1
 * with *c->err set if memory runs out. */
static int text_set_strings(struct render_ctx *c, bool shaded)
{
    const size_t width = text_cell_width(c), row = c->head->width + 1, paints = shaded ? 4 : 2;
    const size_t room = row < ROOM ? ROOM : row + 1;
    const unsigned count = TILES * (shaded ? SHADES : 1);
    size_t stride = (width + 1) * TEXT_GLYPH + (c->color ? paints * TEXT_INK : 0);
    struct text_table *t;
    stride = stride <= SHORT ? SHORT : stride;
    t = render_state_need(c, sizeof *t + room + (shaded ? row : 0), count, stride);
    if (!t)
        return -1;
    t->line = t->bytes + count * stride;
    t->room = room;
    t->shades = shaded ? t->line + room : NULL;
    if (t->width == width && t->count == count)
        return 0;
    t->width = width;
    t->count = count;
    t->stride = stride;
    t->most = IO_SIZE / stride;
    t->lines = text_cell_lines(width);
    for (unsigned k = 0; k < count; k++) {
        unsigned char *at = t->bytes + k * stride;
        t->n[k] = (unsigned short)(text_put_tile(c, at, k % TILES, k / TILES) - at);
    }
    return 0;
}

int text_begin(struct render_ctx *c)
{
    const bool shaded = c->color && text_has_shades(c);
    struct text_table *t;
    if (text_set_strings(c, shaded))
        return -1;
    t = render_state(c);
    return shaded && components_find(&t->components, c->maze, c->err) ? -1 : text_blank_lines(c);
}

void text_free(struct render_ctx *c)
{
    struct text_table *t = render_state(c);
    components_free(&t->components);
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

static void text_put_shaded_tiles(struct out *out, const struct text_table *t, size_t n)
{
    for (size_t x = 0; x < n; x++) {
        const size_t k = (size_t)t->shades[x] * TILES + t->line[x];
        memcpy(out_room(out, t->stride), t->bytes + k * t->stride, t->n[k]);
        out->len += t->n[k];
    }
}

/* Returns where the tiles of the next line go. */
static unsigned char *text_line(const struct text_table *t)
{
    return t->line + t->filled;
}

/* Writes the gathered lines. */
static void text_flush(const struct render_ctx *c, struct text_table *t)
{
    text_put_tiles(c->writer->out, t, t->filled);
    t->filled = 0;
}

/* Ends the line of n tiles at text_line(t). Without margin and shades it is only gathered, until
 * there is no room for another one; otherwise it is written at once, after the margin. */
static inline void text_end_line(const struct render_ctx *c, struct text_table *t, size_t n)
{
    if (!t->shades && c->options->margin == 0) {
        t->line[t->filled + n] = NEWLINE;
        t->filled += n + 1;
        if (t->room - t->filled < c->head->width + 2)
            text_flush(c, t);
        return;
    }
    text_margin(c);
    if (t->shades)
        text_put_shaded_tiles(c->writer->out, t, n);
    else
        text_put_tiles(c->writer->out, t, n);
    text_newline(c);
}

/* Sets the shades of row y: each connected component has one, single cells have none. The tile
 * behind the last cell has that of this cell, for an opening in the border. */
static void text_set_shades(const struct text_table *t, size_t y, size_t width)
{
    for (size_t x = 0; x < width; x++) {
        size_t color;
        const bool connected = components_color(&t->components, y * (width + 1) + x, &color);
        t->shades[x] = connected ? (unsigned char)(1 + color % (SHADES - 1)) : 0;
    }
    t->shades[width] = t->shades[width - 1];
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

/* Draws row y, whose cells are at `here`, those of the row above at `above`. The border row has
 * only walls. */
static void text_row(const struct render_ctx *c, struct text_table *t, size_t y, bool is_border,
                     const unsigned char *above, const unsigned char *here)
{
    const bool block = c->head->kind == MAZE_BLOCK;
    const size_t width = c->head->width;
    if (t->shades)
        text_set_shades(t, y - is_border, width);
    if (!block) {
        text_set_walls(text_line(t), above, here, width);
        text_end_line(c, t, width + 1);
    }
    for (size_t k = 0; k < t->lines && !is_border; k++) {
        const bool middle = k == (t->lines - 1) / 2; /* only this line shows marks */
        const unsigned shown = middle ? MAZE_WEST | MAZE_PATH | MAZE_VISITED : MAZE_WEST;
        unsigned char *line = text_line(t);
        if (block)
            text_set_blocks(line, here, width, shown);
        else
            text_set_cells(line, here, width, shown);
        if (middle) {
            text_set_letter(line, &c->goal, y, MARK_GOAL, block ? BLOCKS : CELLS);
            text_set_letter(line, &c->start, y, MARK_START, block ? BLOCKS : CELLS);
            text_set_letter(line, &c->at, y, MARK_AT, block ? BLOCKS : CELLS);
        }
        text_end_line(c, t, width + !block);
    }
}

int text_rows(struct render_ctx *c, const struct render_rows *rows)
{
    const size_t stride = c->head->width + 1;
    const unsigned char *here = rows->at;
    struct text_table *t = render_state(c);
    for (size_t k = 0; k < rows->count; k++, here += stride)
        text_row(c, t, rows->y + k, rows->has_border && k + 1 == rows->count, here - stride, here);
    text_flush(c, t);
    return 0;
}
