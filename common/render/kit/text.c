#include "text.h"

#include "outline.h"
#include "shades.h"

#include <stdio.h>

static const char blank[] = " ";

/* ---- colours, ends of lines ---- */

/* The background colours of shades, of the 256 colours of terminals: dark, so that all inks are
 * legible on them. Shade 0 is none. */
enum { SHADES = 13 };
static const unsigned char text_shades[SHADES] = {0,  18, 52, 22, 54, 58, 24,
                                                  95, 23, 60, 65, 53, 240};

/* Writes a glyph n times, in the colour of `mark` and on the background `shade` if c has colours.
 * Returns the address after it. */
static unsigned char *text_put(const struct render_ctx *c, unsigned char *p, unsigned mark,
                               unsigned shade, const char *glyph, size_t n)
{
    static const char *const codes[] = {"", "36", "1;33", "1;31", "1;32", "1;35"};
    const bool paint = n > 0 && c->color && (mark != TEXT_PLAIN || shade > 0);
    if (paint)
        p += sprintf((char *)p, "%s[%s", c->escape, codes[mark]);
    if (paint && shade > 0)
        p += sprintf((char *)p, "%s48;5;%u", mark != TEXT_PLAIN ? ";" : "", text_shades[shade]);
    if (paint)
        *p++ = 'm';
    for (; n > 0; n--)
        for (const char *s = glyph; *s; s++)
            *p++ = (unsigned char)*s;
    if (paint)
        p += sprintf((char *)p, "%s[m", c->escape);
    return p;
}

unsigned char *text_paint(const struct render_ctx *c, unsigned char *p, unsigned mark,
                          const char *glyph)
{
    return text_put(c, p, mark, 0, glyph, 1);
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
        out_text(c->writer->out, c->newline);
    return 0;
}

/* ---- sizes ---- */

size_t text_cell_lines(size_t width)
{
    return width < 4 ? 1 : width / 2;
}

/* Returns the width of the drawing in columns. */
static size_t text_columns(const struct render_ctx *c, size_t cell)
{
    const size_t wall = c->head->kind == MAZE_WALLS;
    return c->head->width * (cell + wall) + wall + 2 * c->options->margin;
}

/* Returns the width of a cell. On a terminal that is too narrow for the default it is 1. */
static size_t text_cell_width(const struct render_ctx *c)
{
    const size_t width = c->head->kind == MAZE_BLOCK ? c->format->text->block : TEXT_CELL;
    return c->options->cell                                    ? c->options->cell
           : c->columns && text_columns(c, width) > c->columns ? 1
                                                               : width;
}

void text_measure(const struct render_ctx *c, size_t *columns, size_t *lines)
{
    const size_t wall = c->head->kind == MAZE_WALLS, width = text_cell_width(c);
    *columns = text_columns(c, width);
    *lines = c->head->height * (text_cell_lines(width) + wall) + wall + 2 * c->options->margin;
}

/* ---- shades ---- */

bool text_has_shades(const struct render_ctx *c)
{
    return header_has(c->head, FIELD_SETS) && !c->head->endless;
}

bool text_needs_whole_maze(const struct render_ctx *c)
{
    return c->color && text_has_shades(c);
}

/* ---- the strings ---- */

/* A string of a line of walls is numbered by its corner, the walls that meet or one of CORNER_, and
 * by the span to the east of the corner;
 * a string of a line of cells by the span to the west of the cell and by its mark; that of a block
 * by whether it is an obstacle and by its mark. */
enum {
    SPAN_BLANK,
    SPAN_WALL,
    SPAN_PATH,
    SPAN_END,
    MARK_END = TEXT_AT + 1, /* behind the last cell, there is none */
    MARKS,
    WALLS = 0,
    CORNER_NONE = 16, /* left out */
    CORNER_POST,      /* style->post */
    CELLS = WALLS + (CORNER_POST + 1) * 4,
    BLOCKS = CELLS + 3 * MARKS,
    STRINGS = BLOCKS + 2 * MARKS, /* for each shade */
    SHORT = 16                    /* strings of up to this many bytes have so many in the table */
};

/* The state of a text format; more[0] is for its shades, more[2] for the outline. */
struct text_table {
    struct text_strings strings;
    struct shades shades; /* of a maze with shades */
    struct outline outline;
    bool held; /* the walls of a row are in strings.line; it waits for the next line of corners */
};

/* Composes a string, as text_set_strings requires; gaps and cells have the background of its shade.
 * Path and visited cells show on an obstacle only in its colour. */
static unsigned char *text_compose(const struct render_ctx *c, unsigned char *p, unsigned string)
{
    static const unsigned span_marks[] = {TEXT_PLAIN, TEXT_PLAIN, TEXT_PATH, MARK_END};
    const struct text_style *style = c->format->text;
    const unsigned k = string % STRINGS;
    const size_t width = text_cell_width(c), half = (width - 1) / 2;
    const char *const wests[] = {blank, style->vert, style->path};
    const char *all = blank, *glyphs[] = {NULL, style->visited, style->path, "G", "S", "@"};
    unsigned mark, shade = string / STRINGS;
    if (k < CELLS) {
        p = text_paint(c, p, TEXT_PLAIN,
                       k / 4 == CORNER_NONE   ? blank
                       : k / 4 == CORNER_POST ? style->post
                                              : style->corner[k / 4]);
        mark = span_marks[k % 4];
        all = k % 4 == SPAN_WALL ? style->horiz : blank;
        shade = k % 4 == SPAN_WALL ? 0 : shade;
    } else if (k < BLOCKS) {
        const unsigned west = (k - CELLS) / MARKS;
        p = text_put(c, p, west == SPAN_PATH ? TEXT_PATH : TEXT_PLAIN,
                     west == SPAN_WALL ? 0 : shade, wests[west], 1);
        mark = (k - CELLS) % MARKS;
    } else {
        mark = (k - BLOCKS) % MARKS;
        if ((k - BLOCKS) / MARKS)
            all = glyphs[TEXT_PATH] = glyphs[TEXT_VISITED] = style->obstacle;
    }
    if (mark == MARK_END)
        return p;
    if (mark == TEXT_PLAIN)
        return text_put(c, p, TEXT_PLAIN, shade, all, width);
    p = text_put(c, p, TEXT_PLAIN, shade, all, half);
    p = text_put(c, p, mark, shade, glyphs[mark], 1); /* in the middle of the cell */
    return text_put(c, p, TEXT_PLAIN, shade, all, width - 1 - half);
}

int text_set_strings(struct render_ctx *c, size_t head, size_t width, unsigned count, size_t size,
                     unsigned char *(*compose)(const struct render_ctx *c, unsigned char *p,
                                               unsigned string))
{
    const size_t row = c->head->width + 1, stride = size < SHORT ? SHORT : size;
    struct text_strings *s = render_state_need(c, head + 2 * row, count, sizeof *s->n + stride);
    if (!s)
        return -1;
    s->n = (unsigned short *)((unsigned char *)s + head);
    s->bytes = (unsigned char *)(s->n + count);
    s->line = s->bytes + count * stride;
    if (s->width == width && s->count == count)
        return 0;
    s->width = width;
    s->count = count;
    s->stride = stride;
    for (unsigned k = 0; k < count; k++) {
        unsigned char *at = s->bytes + k * stride;
        s->n[k] = (unsigned short)(compose(c, at, k) - at);
    }
    return 0;
}

int text_begin(struct render_ctx *c)
{
    const bool shaded = text_needs_whole_maze(c);
    const size_t width = text_cell_width(c), inks = !c->color ? 0 : shaded ? 4 : 2;
    struct text_table *t;
    if (text_set_strings(c, sizeof *t, width, STRINGS * (shaded ? SHADES : 1),
                         (width + 1) * TEXT_GLYPH + inks * TEXT_INK, text_compose))
        return -1;
    t = render_state(c);
    t->held = false;
    if (c->head->kind == MAZE_WALLS && c->format->text->post[0] &&
        outline_begin(&t->outline, &c->more[2], c))
        return -1;
    t->strings.shades = shaded ? t->strings.line + c->head->width + 1 : NULL;
    return shaded && shades_prepare(&t->shades, &c->more[0], c, SHADES_SETS, NULL)
               ? -1
               : text_blank_lines(c);
}

/* ---- drawing ---- */

/* Copies `count` strings without colours, each with `size` bytes, as many as the longest has or
 * more. Returns the address after them. (With 16 bytes for those of 4, ascii takes 1.7 times as
 * long.) */
static inline unsigned char *text_copy(const struct text_strings *s, unsigned char *p,
                                       const unsigned char *line, size_t count, size_t size)
{
    const unsigned short *const n = s->n;
    const unsigned char *const bytes = s->bytes;
    for (size_t x = 0; x < count; x++) {
        memcpy(p, bytes + line[x] * (size_t)SHORT, size);
        p += n[line[x]];
    }
    return p;
}

void text_put_line(const struct render_ctx *c, const struct text_strings *s, size_t n,
                   size_t longest)
{
    const unsigned char *line = s->line, *shades = s->shades;
    const size_t most = IO_SIZE / s->stride; /* strings that fit in the output buffer */
    text_margin(c);
    for (size_t x = 0, part; x < n; x += part) {
        unsigned char *from, *p;
        part = n - x < most ? n - x : most;
        p = from = out_room(c->writer->out, part * s->stride);
        if (s->stride > SHORT) /* wide, or with colours */
            for (size_t i = x; i < x + part; i++) {
                const size_t k = line[i] + (shades ? shades[i] * (size_t)STRINGS : 0);
                memcpy(p, s->bytes + k * s->stride, s->n[k]);
                p += s->n[k];
            }
        else
            p = longest <= 4   ? text_copy(s, from, line + x, part, 4)
                : longest <= 8 ? text_copy(s, from, line + x, part, 8)
                               : text_copy(s, from, line + x, part, SHORT);
        c->writer->out->len += (size_t)(p - from);
    }
    out_text(c->writer->out, c->newline);
}

/* Sets the shades of row y: each connected component has one, single cells have none. The string
 * behind the last cell has that of this cell, for an opening in the border. */
static void text_set_shades(const struct text_table *t, size_t y, size_t width)
{
    unsigned char *const shades = t->strings.shades;
    for (size_t x = 0; x < width; x++) {
        size_t color;
        const bool connected = shades_component(&t->shades, x, y, &color);
        shades[x] = connected ? (unsigned char)(1 + color % (SHADES - 1)) : 0;
    }
    shades[width] = shades[width - 1];
}

/* Returns the string of the wall above a cell, from the digits of the cell, of the one above it and
 * of the one to the west. */
static inline unsigned char text_wall_string(unsigned char cell, unsigned char above,
                                             unsigned char west)
{
    const unsigned char path = text_if(cell & above, MAZE_PATH, SPAN_PATH);
    const unsigned char span = cell & MAZE_NORTH ? SPAN_WALL : path;
    return (unsigned char)((WALLS + span) | text_if(above, MAZE_WEST, 4 << MAZE_N) |
                           text_if(cell, MAZE_NORTH, 4 << MAZE_E) |
                           text_if(cell, MAZE_WEST, 4 << MAZE_S) |
                           text_if(west, MAZE_NORTH, 4 << MAZE_W));
}

/* Sets the strings of the walls above a row of cells. */
static void text_set_walls(unsigned char *restrict line, const unsigned char *restrict above,
                           const unsigned char *restrict here, size_t width)
{
    line[0] = text_wall_string(here[0], above[0], 0);
    for (size_t x = 1; x <= width; x++)
        line[x] = text_wall_string(here[x], above[x], here[x - 1]);
    line[width] |= SPAN_END;
}

/* Returns the string of a cell, from its digit and that of the cell to the west. */
static inline unsigned char text_cell_string(unsigned char cell, unsigned char west)
{
    const unsigned char path = text_if(cell & west, MAZE_PATH, SPAN_PATH * MARKS);
    const unsigned char span = cell & MAZE_WEST ? SPAN_WALL * MARKS : path;
    const unsigned char visited = text_if(cell, MAZE_VISITED, TEXT_VISITED);
    const unsigned char mark = cell & MAZE_PATH ? TEXT_PATH : visited;
    return (unsigned char)(CELLS + span + mark);
}

/* Sets the strings of a row of cells, from the bits of the cells that are in `shown`. */
static void text_set_cells(unsigned char *restrict line, const unsigned char *restrict here,
                           size_t width, unsigned char shown)
{
    line[0] = text_cell_string(here[0] & shown, 0);
    for (size_t x = 1; x < width; x++)
        line[x] = text_cell_string(here[x] & shown, here[x - 1] & shown);
    line[width] = (unsigned char)(CELLS + (here[width] & MAZE_WEST) * MARKS + MARK_END);
}

/* Sets the strings of a row of blocks, with the marks that are in `shown`. */
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
static void text_set_letter(unsigned char *line, struct place p, size_t y, unsigned letter,
                            unsigned first)
{
    if (p.y == y)
        line[p.x] = (unsigned char)(line[p.x] - (line[p.x] - first) % MARKS + letter);
}

/* Sets posts at corners without walls that might seem to be left out. A reader assumes that a blank
 * corner is left out, unless a cell beside it is connected to a cell that has all its corners. So
 * every connected component with corners without walls has a post: at each such corner in the
 * border, and at the first one in reading order, whose cell to the northwest has walls, or the
 * border, to the north and west. */
static void text_set_posts(unsigned char *line, const struct render_row *row, size_t width)
{
    const unsigned char *above = row->above, *here = row->here;
    unsigned char any = 0; /* nearly always none, found many corners at a time */
    for (size_t x = 0; x <= width; x++)
        any |= line[x] < WALLS + 4;
    for (size_t x = 0; any && x <= width; x++) {
        const bool border = row->y == 0 || row->is_border || x == 0 || x == width;
        if (line[x] < WALLS + 4 &&
            (border ||
             ((row->y == 1 || above[x - 1] & above[x] & MAZE_NORTH) &&
              (x == 1 || above[x - 1] & MAZE_WEST) &&
              !((above[x - 1] | above[x] | here[x - 1] | here[x]) & (MAZE_PATH | MAZE_VISITED)))))
            line[x] = (unsigned char)(WALLS + CORNER_POST * 4 + line[x] % 4);
    }
}

/* Takes the corners and sides that are left out from the strings of line y of walls. */
static void text_hide_walls(unsigned char *line, const struct outline *o, size_t y, size_t width)
{
    const unsigned char *const above = o->empty[(y + 2) % 3], *const here = o->empty[y % 3];
    for (size_t x = 0; x <= width; x++) {
        const unsigned nw = *(above + x - 1), ne = above[x], sw = *(here + x - 1), se = here[x];
        const unsigned hidden =
            (nw & ne) << MAZE_N | (ne & se) << MAZE_E | (sw & se) << MAZE_S | (nw & sw) << MAZE_W;
        const unsigned span = ne & se && x < width ? SPAN_BLANK : line[x] % 4;
        const unsigned before = line[x] / 4, walls = before & ~hidden;
        unsigned corner = before < CORNER_NONE ? walls : before;
        if (o->lines[y % 2][x])
            corner = CORNER_NONE;
        else if (before > 0 && walls == 0)
            corner = CORNER_POST; /* of the whole maze: it shows the size */
        line[x] = (unsigned char)(WALLS + corner * 4 + span);
    }
}

/* Takes the sides that are left out from the strings of a row of cells, of which some are empty. */
static void text_hide_sides(unsigned char *line, const unsigned char *empty, size_t width)
{
    for (size_t x = 0; x <= width; x++)
        if (*(empty + x - 1) & empty[x])
            line[x] = (unsigned char)(line[x] - SPAN_WALL * MARKS);
}

/* Writes row y of blocks, or of cells below the line of walls. */
static void text_put_cells(struct render_ctx *c, const unsigned char *here, size_t y)
{
    const struct text_table *t = render_state(c);
    const struct text_strings *s = &t->strings;
    const bool block = c->head->kind == MAZE_BLOCK;
    const size_t width = c->head->width, lines = text_cell_lines(s->width);
    const size_t glyph = strlen(c->format->text->obstacle);
    unsigned char *const line = s->line;
    for (size_t k = 0; k < lines; k++) {
        const bool middle = k == (lines - 1) / 2; /* only this line shows marks */
        const unsigned char shown = middle ? MAZE_WEST | MAZE_PATH | MAZE_VISITED : MAZE_WEST;
        if (block) {
            text_set_blocks(line, here, width, shown);
        } else {
            text_set_cells(line, here, width, shown);
            if (t->outline.has_empty[y % 3])
                text_hide_sides(line, t->outline.empty[y % 3], width);
        }
        if (middle) {
            for (; c->goal_count > 0 && c->goals->y == y; c->goals++, c->goal_count--)
                text_set_letter(line, *c->goals, y, TEXT_GOAL, block ? BLOCKS : CELLS);
            text_set_letter(line, c->start, y, TEXT_START, block ? BLOCKS : CELLS);
            text_set_letter(line, c->at, y, TEXT_AT, block ? BLOCKS : CELLS);
        }
        text_put_line(c, s, width + !block, block ? s->width * glyph : s->width - 1 + 2 * glyph);
    }
}

/* Writes row y of a maze of walls, whose line of walls is in the state. */
static void text_put_row(struct render_ctx *c, const unsigned char *here, size_t y, bool is_border)
{
    struct text_table *t = render_state(c);
    const struct text_strings *s = &t->strings;
    const size_t width = c->head->width;
    if (s->shades)
        text_set_shades(t, y - is_border, width);
    if (t->outline.has_empty[(y + 2) % 3] || t->outline.has_empty[y % 3])
        text_hide_walls(s->line, &t->outline, y, width);
    text_put_line(c, s, width + 1, (s->width + 1) * strlen(c->format->text->obstacle));
    if (!is_border)
        text_put_cells(c, here, y);
}

int text_row(struct render_ctx *c, const struct render_row *row)
{
    const struct text_style *style = c->format->text;
    struct text_table *t = render_state(c);
    if (c->head->kind == MAZE_BLOCK) {
        if (t->strings.shades)
            text_set_shades(t, row->y, c->head->width);
        text_put_cells(c, row->here, row->y);
        return 0;
    }
    if (style->post[0])
        outline_add(&t->outline, c, row);
    if (t->held)
        text_put_row(c, row->above, row->y - 1, false);
    text_set_walls(t->strings.line, row->above, row->here, c->head->width);
    if (style->post[0] && style->post[0] != style->corner[0][0])
        text_set_posts(t->strings.line, row, c->head->width);
    t->held = style->post[0] && t->outline.any && !row->is_border;
    if (!t->held)
        text_put_row(c, row->here, row->y, row->is_border);
    return 0;
}
