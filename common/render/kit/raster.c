#include "raster.h"

int raster_measure(struct raster_size *s, const struct render_ctx *c, size_t bytes)
{
    enum { STATE = 256 }; /* an upper bound for the state of a format without its rows */
    const size_t around = render_wall(c) + 2 * c->options->margin;
    size_t row;
    *s = (struct raster_size){render_cell(c), render_wall(c), 0, c->options->margin, 0, 0};
    s->pitch = s->cell + s->wall;
    if (mem_size(c->head->width, s->pitch, around, &s->width) || /* unreached: on 64 bits */
        mem_size(c->head->height, s->pitch, around, &s->height) ||
        mem_size(s->width, bytes, STATE, &row))
        return err_set(c->err, "a picture of %zux%zu cells is too large", c->head->width,
                       c->head->height);
    return 0;
}

/* ---- the kinds of pixels ---- */

/* In place of the marks of a cell: it is not in the maze. */
#define RASTER_OUTSIDE 0x100u

/* Returns the kind of a cell with these marks, without the band of the path. */
static unsigned raster_field(unsigned marks)
{
    return marks & MAZE_VISITED ? PALETTE_VISITED : PALETTE_FREE;
}

/* Returns the kind of the pixels between cells a and b: a wall, an opening in the border, the kind
 * of both cells, or free. */
static unsigned raster_between(bool wall, unsigned a, unsigned b)
{
    return wall                                 ? PALETTE_WALL
           : (a | b) & RASTER_OUTSIDE           ? PALETTE_MARGIN
           : raster_field(a) == raster_field(b) ? raster_field(a)
                                                : PALETTE_FREE;
}

/* Returns the kind of the band between cells a and b: path if both are on it, otherwise `rest`. */
static unsigned raster_band(bool wall, unsigned a, unsigned b, unsigned rest)
{
    return !wall && a & b & MAZE_PATH ? PALETTE_PATH : rest;
}

/* A cell and what is around it. */
struct raster_cell {
    unsigned here, north, east, south, west; /* these cells, with their marks */
    bool wall[4];                            /* by direction */
    bool solid;
};

static inline struct raster_cell raster_cell_of(const struct render_ctx *c,
                                                const struct render_row *row, size_t x)
{
    const unsigned char *here = row->here, *below = row->below;
    return (struct raster_cell){
        row->is_border ? RASTER_OUTSIDE : here[x],
        row->y > 0 ? row->above[x] : RASTER_OUTSIDE,
        here[x + 1],
        below[x],
        x > 0 ? here[x - 1] : RASTER_OUTSIDE,
        {here[x] & MAZE_NORTH, here[x + 1] & MAZE_WEST, below[x] & MAZE_NORTH, here[x] & MAZE_WEST},
        render_is_solid(c, here, below, x)};
}

/* The part of a cell that a row of pixels cuts through. */
enum raster_part { PART_EDGE, PART_UPPER, PART_BAND, PART_LOWER };

static enum raster_part raster_part_of(const struct raster *r, size_t at)
{
    return at < r->size.wall ? PART_EDGE
           : at < r->low     ? PART_UPPER
           : at < r->high    ? PART_BAND
                             : PART_LOWER;
}

/* Sets n kinds at `to`; n is usually small. */
static inline void raster_fill(unsigned char *to, unsigned kind, size_t n)
{
    if (n == 1)
        *to = (unsigned char)kind;
    else if (n > 0)
        memset(to, (int)kind, n);
}

/* Sets the pixels of a cell in a row through the walls above it. */
static void raster_set_edge(const struct raster *r, unsigned char *to, const struct raster_cell *p)
{
    const bool wall = p->wall[MAZE_N];
    const unsigned open = raster_between(wall, p->north, p->here);
    raster_fill(to, PALETTE_WALL, r->size.wall);
    raster_fill(to + r->size.wall, open, r->size.cell);
    raster_fill(to + r->low, raster_band(wall, p->north, p->here, open), r->high - r->low);
}

/* Sets the pixels of a cell, and of the wall to its west, in a row below the walls above it. */
static void raster_set_inner(const struct raster *r, unsigned char *to, const struct raster_cell *p,
                             enum raster_part part)
{
    const unsigned inner = p->solid ? PALETTE_WALL : raster_field(p->here);
    unsigned west = raster_between(p->wall[MAZE_W], p->west, p->here);
    unsigned left = inner, middle, right = inner;
    if (part == PART_BAND) {
        middle = p->here & MAZE_PATH ? PALETTE_PATH : inner;
        left = raster_band(p->wall[MAZE_W], p->west, p->here, inner);
        right = raster_band(p->wall[MAZE_E], p->east, p->here, inner);
        west = left == PALETTE_PATH ? left : west;
    } else if (part == PART_UPPER) {
        middle = raster_band(p->wall[MAZE_N], p->north, p->here, inner);
    } else {
        middle = raster_band(p->wall[MAZE_S], p->south, p->here, inner);
    }
    raster_fill(to, west, r->size.wall);
    raster_fill(to + r->size.wall, left, r->low - r->size.wall);
    raster_fill(to + r->low, middle, r->high - r->low);
    raster_fill(to + r->high, right, r->size.pitch - r->high);
}

/* Sets the pixels of the start or goal, a square in the middle of its cell, two thirds as wide, in
 * pixel row `at` of row y of the cells. `to` is the first pixel after the margin. */
static void raster_set_place(const struct raster *r, unsigned char *to, size_t at, size_t y,
                             const struct render_place *p, enum palette_kind kind)
{
    const size_t cell = r->size.cell, side = cell < 3 ? cell : 2 * cell / 3;
    const size_t low = r->size.wall + (cell - side) / 2;
    if (p->is_set && p->y == y && at >= low && at < low + side)
        memset(to + p->x * r->size.pitch + low, (int)kind, side);
}

/* ---- rows ---- */

/* Sets the kinds of pixel row `at` of a row of cells, counted from the top of its north walls, but
 * not those of the margins, which raster_margin has set. */
static void raster_set_row(const struct render_ctx *c, const struct raster *r,
                           const struct render_row *row, size_t at)
{
    const enum raster_part part = raster_part_of(r, at);
    const size_t width = c->head->width;
    unsigned char *first = r->kinds + r->size.margin, *to = first;
    for (size_t x = 0; x < width; x++, to += r->size.pitch) {
        const struct raster_cell p = raster_cell_of(c, row, x);
        if (part == PART_EDGE)
            raster_set_edge(r, to, &p);
        else
            raster_set_inner(r, to, &p, part);
    }
    memset(to, part == PART_EDGE || row->here[width] & MAZE_WEST ? PALETTE_WALL : PALETTE_MARGIN,
           r->size.wall);
    raster_set_place(r, first, at, row->y, &c->goal, PALETTE_GOAL);
    raster_set_place(r, first, at, row->y, &c->start, PALETTE_START);
}

/* Converts r->kinds to r->bytes. */
static void raster_paint(const struct raster_style *style, const struct raster *r)
{
    const unsigned char(*color)[3] = style->color;
    if (style->bytes == 1)
        for (size_t x = 0; x < r->size.width; x++)
            r->bytes[x] = color[r->kinds[x]][0];
    else
        for (size_t x = 0; x < r->size.width; x++)
            memcpy(r->bytes + 3 * x, color[r->kinds[x]], 3);
}

int raster_margin(struct render_ctx *c)
{
    const struct raster *r = render_state(c);
    memset(r->kinds, PALETTE_MARGIN, r->size.width);
    raster_paint(c->format->raster, r);
    for (size_t k = 0; k < r->size.margin; k++)
        out_put(c->writer->out, r->bytes, r->size.width * c->format->raster->bytes);
    return 0;
}

int raster_begin(struct render_ctx *c)
{
    const struct raster_style *style = c->format->raster;
    struct raster_size size;
    struct raster *r;
    size_t cells = c->maze ? c->maze->stride * c->maze->height : 0, band;
    if (raster_measure(&size, c, style->bytes + 1)) /* unreached: on 64 bits */
        return -1;
    r = render_state_need(c, sizeof *r + size.width * (style->bytes + 1), cells,
                          sizeof r->cells[0]);
    if (!r)
        return -1;
    band = size.cell < 3 ? size.cell : size.cell / 3;
    r->size = size;
    r->low = size.wall + (size.cell - band) / 2;
    r->high = r->low + band;
    r->kinds = (unsigned char *)(r->cells + cells);
    r->bytes = r->kinds + size.width;
    if (c->maze && style->prepare(c))
        return -1;
    out_print(c->writer->out, "P%c\n%zu %zu\n255\n", style->bytes == 1 ? '5' : '6', size.width,
              size.height);
    return raster_margin(c);
}

/* Computes a row of pixels only if it may differ from the previous one: it cuts through another
 * part of the cells, or the row of cells contains the start or the goal. */
int raster_row(struct render_ctx *c, const struct render_row *row)
{
    const struct raster_style *style = c->format->raster;
    struct raster r; /* a copy, which writing bytes cannot change */
    const bool places =
        (c->start.is_set && c->start.y == row->y) || (c->goal.is_set && c->goal.y == row->y);
    r = *(const struct raster *)render_state(c); /* tcc cannot initialize with [] in the struct */
    for (size_t at = 0; at < (row->is_border ? r.size.wall : r.size.pitch); at++) {
        if (at == 0 || places || raster_part_of(&r, at) != raster_part_of(&r, at - 1)) {
            raster_set_row(c, &r, row, at);
            raster_paint(style, &r);
            if (c->maze && !row->is_border)
                style->shade(c, row->y);
        }
        out_put(c->writer->out, r.bytes, r.size.width * style->bytes);
    }
    return 0;
}
