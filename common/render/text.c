#include "text.h"

#include <string.h>

static const struct glyph blank = {" ", 1}, start = {"S", 1}, goal = {"G", 1};

enum { CHUNK = 64 }; /* cells drawn between two looks at the room in the buffer */

/* All four bytes go down, whatever the length: no branch, no loop. */
static inline unsigned char *put(unsigned char *p, const struct glyph *g)
{
    memcpy(p, g->bytes, sizeof g->bytes);
    return p + g->n;
}

/* n glyphs, the one in the middle another. */
static inline unsigned char *put_span(unsigned char *p, size_t n, const struct glyph *all,
                                      const struct glyph *middle)
{
    size_t half = (n - 1) / 2;
    for (size_t i = 0; i < half; i++)
        p = put(p, all);
    p = put(p, middle);
    for (size_t i = half + 1; i < n; i++)
        p = put(p, all);
    return p;
}

/* What stands in the middle of a cell. */
static inline const struct glyph *mark_of(const struct text_style *style, unsigned cell)
{
    return cell & MAZE_PATH ? &style->path : cell & MAZE_VISITED ? &style->visited : &blank;
}

/* start or goal in row y, at which x: SIZE_MAX for none. */
static size_t letter_at(bool has, size_t x, size_t at, size_t y)
{
    return has && at == y ? x : SIZE_MAX;
}

/* One line of n places, each up to width glyphs and one more, drawn by draw
 * between out_room and the newline. */
struct line {
    const struct text_style *style;
    const struct canvas *canvas;
    const unsigned char *above, *here;
    size_t width; /* of a cell, in glyphs */
    bool middle;  /* the line of the marks */
    size_t start, goal;
};

typedef unsigned char *draw_fn(const struct line *l, unsigned char *p, size_t x);

static inline void draw_line(const struct line *l, size_t n, draw_fn *draw)
{
    struct out *out = l->canvas->writer->out;
    for (size_t x = 0; x < n;) {
        size_t end = n - x < CHUNK ? n : x + CHUNK;
        unsigned char *p = out_room(out, (l->width + 2) * 4 * CHUNK), *from = p;
        for (; x < end; x++)
            p = draw(l, p, x);
        out->len += (size_t)(p - from);
    }
    *out_room(out, 1) = '\n';
    out->len++;
}

/* The corner northwest of cell x and the wall to its east. */
static inline unsigned char *draw_wall(const struct line *l, unsigned char *p, size_t x)
{
    const struct text_style *style = l->style;
    unsigned here = l->here[x], above = l->above[x], west = x > 0 ? l->here[x - 1] : 0;
    unsigned walls = (above & MAZE_VERT) << MAZE_N | (here & MAZE_HORIZ) >> 1 << MAZE_E |
                     (here & MAZE_VERT) << MAZE_S | (west & MAZE_HORIZ) >> 1 << MAZE_W;
    p = put(p, &style->corner[walls]);
    if (x == l->canvas->head->width)
        return p;
    if (here & MAZE_HORIZ)
        return put_span(p, l->width, &style->horiz, &style->horiz);
    return put_span(p, l->width, &blank, here & above & MAZE_PATH ? &style->path : &blank);
}

/* The wall west of cell x, and the cell. */
static inline unsigned char *draw_cell(const struct line *l, unsigned char *p, size_t x)
{
    const struct text_style *style = l->style;
    unsigned here = l->here[x], west = x > 0 ? l->here[x - 1] : 0;
    const struct glyph *mark = mark_of(style, here);
    if (here & MAZE_VERT)
        p = put(p, &style->vert);
    else
        p = put(p, l->middle && here & west & MAZE_PATH ? &style->path : &blank);
    if (x == l->canvas->head->width)
        return p;
    mark = x == l->start ? &start : x == l->goal ? &goal : mark;
    return put_span(p, l->width, &blank, l->middle ? mark : &blank);
}

static inline unsigned char *draw_block(const struct line *l, unsigned char *p, size_t x)
{
    unsigned here = l->here[x];
    const struct glyph *all = here & MAZE_OBSTACLE ? &l->style->obstacle : &blank, *mark = all;
    if (here & (MAZE_PATH | MAZE_VISITED))
        mark = mark_of(l->style, here);
    mark = x == l->start ? &start : x == l->goal ? &goal : mark;
    return put_span(p, l->width, all, l->middle ? mark : all);
}

int text_row(const struct text_style *style, struct canvas *c, size_t y, const unsigned char *above,
             const unsigned char *here)
{
    const struct header *h = c->head;
    bool block = h->kind == MAZE_BLOCK, border = !h->endless && y == h->height;
    size_t width = c->cell ? c->cell : block ? style->block : 3;
    size_t lines = width < 4 ? 1 : width / 2;
    struct line l = {style, c, above, here, width, false, SIZE_MAX, SIZE_MAX};
    l.start = letter_at(c->has_start, c->start_x, c->start_y, y);
    l.goal = letter_at(c->has_goal, c->goal_x, c->goal_y, y);
    if (!block)
        draw_line(&l, h->width + 1, draw_wall);
    for (size_t k = 0; k < lines && !border; k++) {
        l.middle = k == (lines - 1) / 2;
        if (block)
            draw_line(&l, h->width, draw_block);
        else
            draw_line(&l, h->width + 1, draw_cell);
    }
    return 0;
}
