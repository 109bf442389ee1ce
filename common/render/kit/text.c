#include "text.h"

#include <stdio.h>
#include <string.h>

static const struct glyph blank = {" ", 1}, start = {"S", 1}, goal = {"G", 1};

/* ---- colours, ends of lines ---- */

unsigned char *text_paint(const struct render_ctx *c, unsigned char *p, enum text_ink ink,
                          const char *bytes, size_t n)
{
    static const char *const codes[] = {"", "1;33", "36", "1;32", "1;31"};
    const bool paint = c->color && ink != TEXT_PLAIN;
    if (paint)
        p += sprintf((char *)p, "%s[%sm", c->escape, codes[ink]);
    memcpy(p, bytes, n);
    p += n;
    if (paint)
        p += sprintf((char *)p, "%s[m", c->escape);
    return p;
}

void text_newline(const struct render_ctx *c)
{
    out_text(c->writer->out, c->newline);
}

void text_margin(const struct render_ctx *c)
{
    struct out *out = c->writer->out;
    if (c->options->margin > 0) {
        memset(out_room(out, c->options->margin), ' ', c->options->margin);
        out->len += c->options->margin;
    }
}

void text_blank_lines(const struct render_ctx *c)
{
    for (size_t k = 0; k < c->options->margin; k++)
        text_newline(c);
}

/* ---- the table ---- */

/* Places of a line of walls: by the corner and what is east of it; of cells: by what is
 * west, and the mark, in the line of the marks and in the others; of blocks: by obstacle
 * and mark, likewise. */
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
    PLAIN_CELLS = CELLS + 3 * MARKS,
    BLOCKS = PLAIN_CELLS + 3 * MARKS,
    PLAIN_BLOCKS = BLOCKS + 2 * MARKS,
    PLACES = PLAIN_BLOCKS + 2 * MARKS,
    SHORT = 16, /* strings up to so long are copied as a whole */
};

struct table {
    size_t stride; /* bytes from one string to the next */
    size_t lines;  /* of a cell */
    unsigned short n[PLACES];
    unsigned char bytes[]; /* PLACES strings */
};

/* What a string is made with. */
struct maker {
    const struct text_style *style;
    const struct render_ctx *canvas;
    size_t width; /* of a cell, in glyphs */
};

/* width glyphs, the one in the middle another, in a colour. */
static unsigned char *put_span(const struct maker *k, unsigned char *p, const struct glyph *all,
                               enum text_ink ink, const struct glyph *middle)
{
    size_t half = (k->width - 1) / 2;
    for (size_t i = 0; i < k->width; i++)
        p = i == half ? text_paint(k->canvas, p, ink, middle->bytes, middle->n)
                      : text_paint(k->canvas, p, TEXT_PLAIN, all->bytes, all->n);
    return p;
}

static unsigned char *put_mark(const struct maker *k, unsigned char *p, const struct glyph *all,
                               unsigned mark)
{
    const struct glyph *const glyphs[] = {all, &k->style->path, &k->style->visited, &start, &goal};
    static const enum text_ink inks[] = {TEXT_PLAIN, TEXT_PATH, TEXT_VISITED, TEXT_START,
                                         TEXT_GOAL};
    return mark == MARK_END ? p : put_span(k, p, all, inks[mark], glyphs[mark]);
}

static unsigned char *make_wall(const struct maker *k, unsigned char *p, unsigned which)
{
    const struct text_style *style = k->style;
    const struct glyph *corner = &style->corner[which / 4];
    p = text_paint(k->canvas, p, TEXT_PLAIN, corner->bytes, corner->n);
    switch (which % 4) {
    case SPAN_BLANK:
        return put_span(k, p, &blank, TEXT_PLAIN, &blank);
    case SPAN_WALL:
        return put_span(k, p, &style->horiz, TEXT_PLAIN, &style->horiz);
    case SPAN_PATH:
        return put_span(k, p, &blank, TEXT_PATH, &style->path);
    default:
        return p;
    }
}

/* The line of the marks; the others have none. */
static unsigned char *make_cell(const struct maker *k, unsigned char *p, unsigned which,
                                bool middle)
{
    const struct text_style *style = k->style;
    unsigned west = which / MARKS, mark = which % MARKS;
    const struct glyph *wall = west == SPAN_WALL ? &style->vert : &blank;
    if (west == SPAN_PATH && middle)
        p = text_paint(k->canvas, p, TEXT_PATH, style->path.bytes, style->path.n);
    else
        p = text_paint(k->canvas, p, TEXT_PLAIN, wall->bytes, wall->n);
    return put_mark(k, p, &blank, middle || mark == MARK_END ? mark : MARK_NONE);
}

static unsigned char *make_block(const struct maker *k, unsigned char *p, unsigned which,
                                 bool middle)
{
    const struct glyph *all = which / MARKS ? &k->style->obstacle : &blank;
    return put_mark(k, p, all, middle ? which % MARKS : MARK_NONE);
}

static unsigned char *make(const struct maker *k, unsigned char *p, unsigned place)
{
    if (place < CELLS)
        return make_wall(k, p, place - WALLS);
    if (place < PLAIN_CELLS)
        return make_cell(k, p, place - CELLS, true);
    if (place < BLOCKS)
        return make_cell(k, p, place - PLAIN_CELLS, false);
    if (place < PLAIN_BLOCKS)
        return make_block(k, p, place - BLOCKS, true);
    return make_block(k, p, place - PLAIN_BLOCKS, false);
}

void text_measure(const struct text_style *style, const struct render_ctx *c, size_t *columns,
                  size_t *lines)
{
    const struct header *h = c->head;
    const bool block = h->kind == MAZE_BLOCK;
    const size_t cell = c->options->cell ? c->options->cell : block ? style->block : 3;
    const size_t high = cell < 4 ? 1 : cell / 2;
    *columns = h->width * (cell + !block) + !block + 2 * c->options->margin;
    *lines = h->height * (high + !block) + !block + 2 * c->options->margin;
}

int text_begin(const struct text_style *style, struct render_ctx *c)
{
    size_t default_value = c->head->kind == MAZE_BLOCK ? style->block : 3;
    const struct maker k = {style, c, c->options->cell ? c->options->cell : default_value};
    size_t stride = (k.width + 1) * sizeof style->horiz.bytes + (c->color ? 2 * TEXT_INK : 0);
    size_t bytes;
    struct table *t;
    stride = stride <= SHORT ? SHORT : stride;
    if (mem_size(PLACES, stride, sizeof *t, &bytes) || mem_need(&c->work, bytes))
        return err_memory(c->err);
    t = (struct table *)(void *)c->work.at;
    t->stride = stride;
    t->lines = k.width < 4 ? 1 : k.width / 2;
    for (unsigned place = 0; place < PLACES; place++) {
        unsigned char *at = t->bytes + place * stride;
        t->n[place] = (unsigned short)(make(&k, at, place) - at);
    }
    text_blank_lines(c);
    return 0;
}

/* ---- drawing ---- */

/* One line: the place at x is at[x]. */
static void put_places(const struct render_ctx *c, const struct table *t, const unsigned char *at,
                       size_t n)
{
    struct out *out = c->writer->out;
    const size_t stride = t->stride, most = IO_SIZE / stride;
    for (size_t x = 0; x < n;) {
        size_t end = n - x < most ? n : x + most;
        unsigned char *p = out_room(out, (end - x) * stride), *from = p;
        if (stride == SHORT)
            for (; x < end; x++) {
                memcpy(p, t->bytes + at[x] * (size_t)SHORT, SHORT);
                p += t->n[at[x]];
            }
        else
            for (; x < end; x++) {
                memcpy(p, t->bytes + at[x] * stride, t->n[at[x]]);
                p += t->n[at[x]];
            }
        out->len += (size_t)(p - from);
    }
}

static void put_line(const struct render_ctx *c, const struct table *t, const unsigned char *at,
                     size_t n)
{
    text_margin(c);
    put_places(c, t, at, n);
    text_newline(c);
}

/* The places of the walls above a row of cells. */
static void wall_places(unsigned char *restrict at, const unsigned char *restrict above,
                        const unsigned char *restrict here, size_t width)
{
    unsigned west = 0;
    for (size_t x = 0; x <= width; x++) {
        unsigned cell = here[x], wall = cell >> 1 & 1, path = cell & above[x] & ~(cell << 1);
        unsigned north = above[x] & MAZE_WEST;
        unsigned corner =
            north << MAZE_N | wall << MAZE_E | (cell & MAZE_WEST) << MAZE_S | west << MAZE_W;
        at[x] = (unsigned char)(WALLS + corner * 4 + (wall | (path & MAZE_PATH) >> 1));
        west = wall;
    }
    at[width] |= SPAN_END;
}

/* Those of a row of cells, what stands at letters to be put in. */
static void cell_places(unsigned char *restrict at, const unsigned char *restrict here,
                        size_t width, bool middle)
{
    unsigned west = 0;
    for (size_t x = 0; x <= width; x++) {
        unsigned cell = here[x], path = cell & west & ~(cell << 2) & MAZE_PATH;
        unsigned mark = (cell >> 2 & 1) | (cell >> 3 & ~(cell >> 2) & 1) << 1;
        at[x] = (unsigned char)((middle ? CELLS : PLAIN_CELLS) +
                                ((cell & MAZE_WEST) | path >> 1) * MARKS + mark);
        west = cell;
    }
    at[width] = (unsigned char)((middle ? CELLS : PLAIN_CELLS) + (here[width] & MAZE_WEST) * MARKS +
                                MARK_END);
}

static void block_places(unsigned char *restrict at, const unsigned char *restrict here,
                         size_t width, bool middle)
{
    for (size_t x = 0; x < width; x++) {
        unsigned cell = here[x];
        unsigned mark = (cell >> 2 & 1) | (cell >> 3 & ~(cell >> 2) & 1) << 1;
        at[x] = (unsigned char)((middle ? BLOCKS : PLAIN_BLOCKS) +
                                (cell / MAZE_OBSTACLE & 1) * MARKS + mark);
    }
}

/* A letter in place of the mark of row y, if p is there. */
static void put_letter(unsigned char *at, const struct render_place *p, size_t y, unsigned letter,
                       unsigned first)
{
    if (p->is_set && p->y == y)
        at[p->x] = (unsigned char)(at[p->x] - (at[p->x] - first) % MARKS + letter);
}

int text_row(struct render_ctx *c, const struct render_row *row)
{
    const struct header *h = c->head;
    const struct table *t = (const struct table *)(const void *)c->work.at;
    const bool block = h->kind == MAZE_BLOCK;
    unsigned char *at;
    if (mem_need(&c->work2, h->width + 1))
        return err_memory(c->err);
    at = c->work2.at;
    if (!block) {
        wall_places(at, row->above, row->here, h->width);
        put_line(c, t, at, h->width + 1);
    }
    for (size_t k = 0; k < t->lines && !row->is_border; k++) {
        bool middle = k == (t->lines - 1) / 2;
        unsigned first = block ? BLOCKS : CELLS;
        if (block)
            block_places(at, row->here, h->width, middle);
        else
            cell_places(at, row->here, h->width, middle);
        if (middle) {
            put_letter(at, &c->goal, row->y, MARK_GOAL, first);
            put_letter(at, &c->start, row->y, MARK_START, first);
        }
        put_line(c, t, at, h->width + !block);
    }
    return 0;
}

int text_end(struct render_ctx *c)
{
    text_blank_lines(c);
    return 0;
}
