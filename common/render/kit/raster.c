#include "raster.h"

#include "graph.h"

#include <string.h>

int raster_measure(struct raster *r, const struct render_ctx *c, size_t bytes)
{
    size_t band, row;
    *r = (struct raster){render_cell(c), render_wall(c), 0, 0, 0, c->options->margin, 0, 0};
    r->pitch = r->cell + r->wall;
    band = r->cell < 3 ? r->cell : r->cell / 3;
    r->low = r->wall + (r->cell - band) / 2;
    r->high = r->low + band;
    if (mem_size(c->head->width, r->pitch, r->wall + 2 * r->margin, &r->width) ||
        mem_size(c->head->height, r->pitch, r->wall + 2 * r->margin, &r->height) ||
        mem_size(r->width, bytes + 1, 0, &row))
        return err_set(c->err, "a picture of %zux%zu cells is too large", c->head->width,
                       c->head->height);
    return 0;
}

/* c->work: a row of kinds and one of bytes. */
int raster_begin(struct render_ctx *c, size_t bytes)
{
    struct raster r;
    if (raster_measure(&r, c, bytes))
        return -1;
    return mem_need(&c->work, r.width * (bytes + 1)) ? err_memory(c->err) : 0;
}

/* ---- what a pixel shows ---- */

static unsigned field(unsigned marks)
{
    return marks & (MAZE_PATH | MAZE_VISITED) ? RASTER_VISITED : RASTER_FREE;
}

/* What lies between two cells: a wall, or what both show. */
static unsigned between(bool wall, unsigned a, unsigned b)
{
    return wall ? RASTER_WALL : field(a) == field(b) ? field(a) : RASTER_FREE;
}

static unsigned band(bool open, unsigned a, unsigned b, unsigned rest)
{
    return open && a & b & MAZE_PATH ? RASTER_PATH : rest;
}

/* A cell and what is around it. */
struct place {
    unsigned here, north, east, south, west; /* the marks of these cells */
    bool wall[4];                            /* by direction */
    bool solid;
};

static struct place place_of(const struct render_ctx *c, const struct render_row *row, size_t x)
{
    const unsigned char *here = row->here + x;
    struct place p = {*here, row->above[x], here[1], row->below[x], x > 0 ? here[-1] : 0, {0}, 0};
    p.wall[MAZE_N] = *here & MAZE_NORTH;
    p.wall[MAZE_E] = here[1] & MAZE_WEST;
    p.wall[MAZE_S] = row->below[x] & MAZE_NORTH;
    p.wall[MAZE_W] = *here & MAZE_WEST;
    p.solid = graph_solid(c, row->here, row->below, x);
    return p;
}

/* Where in a cell a row of pixels is. */
enum part { PART_EDGE, PART_UPPER, PART_BAND, PART_LOWER };

/* n pixels; mostly there are few. */
static inline void fill(unsigned char *to, unsigned kind, size_t n)
{
    if (n == 1)
        *to = (unsigned char)kind;
    else if (n > 0)
        memset(to, (int)kind, n);
}

/* The pixels of a cell in a row through the walls above it. */
static void edge_pixels(const struct raster *r, unsigned char *to, const struct place *p)
{
    unsigned open = between(p->wall[MAZE_N], p->north, p->here);
    fill(to, RASTER_WALL, r->wall);
    fill(to + r->wall, open, r->cell);
    fill(to + r->low, band(!p->wall[MAZE_N], p->north, p->here, open), r->high - r->low);
}

static void inner_pixels(const struct raster *r, unsigned char *to, const struct place *p,
                         enum part part)
{
    unsigned inner = p->solid ? RASTER_WALL : field(p->here), middle = inner;
    unsigned west = between(p->wall[MAZE_W], p->west, p->here), left = inner, right = inner;
    if (part == PART_BAND) {
        middle = p->here & MAZE_PATH ? RASTER_PATH : inner;
        left = band(!p->wall[MAZE_W], p->west, p->here, inner);
        right = band(!p->wall[MAZE_E], p->east, p->here, inner);
        west = left == RASTER_PATH ? left : west;
    } else if (part == PART_UPPER) {
        middle = band(!p->wall[MAZE_N], p->north, p->here, inner);
    } else {
        middle = band(!p->wall[MAZE_S], p->south, p->here, inner);
    }
    fill(to, west, r->wall);
    fill(to + r->wall, left, r->low - r->wall);
    fill(to + r->low, middle, r->high - r->low);
    fill(to + r->high, right, r->pitch - r->high);
}

/* A square in the middle of a cell, two thirds as wide, if the row goes through it. */
static void letter_pixels(const struct raster *r, unsigned char *cell, size_t at,
                          enum raster_kind kind)
{
    size_t side = r->cell < 3 ? r->cell : 2 * r->cell / 3, low = r->wall + (r->cell - side) / 2;
    if (at >= low && at < low + side)
        memset(cell + low, (int)kind, side);
}

static enum part part_of(const struct raster *r, size_t at)
{
    return at < r->wall   ? PART_EDGE
           : at < r->low  ? PART_UPPER
           : at < r->high ? PART_BAND
                          : PART_LOWER;
}

/* ---- rows ---- */

static void row_kinds(const struct render_ctx *c, const struct raster *r, unsigned char *kinds,
                      const struct render_row *row, size_t at)
{
    const struct header *h = c->head;
    enum part part = part_of(r, at);
    unsigned char *to = kinds + r->margin;
    memset(kinds, RASTER_FREE, r->width);
    for (size_t x = 0; x < h->width; x++, to += r->pitch) {
        const struct place p = place_of(c, row, x);
        if (part == PART_EDGE)
            edge_pixels(r, to, &p);
        else
            inner_pixels(r, to, &p, part);
    }
    memset(to, part == PART_EDGE || row->here[h->width] & MAZE_WEST ? RASTER_WALL : RASTER_FREE,
           r->wall);
    to = kinds + r->margin;
    if (c->goal.is_set && c->goal.y == row->y)
        letter_pixels(r, to + c->goal.x * r->pitch, at, RASTER_GOAL);
    if (c->start.is_set && c->start.y == row->y)
        letter_pixels(r, to + c->start.x * r->pitch, at, RASTER_START);
}

static void margin_rows(struct render_ctx *c, const struct raster *r, size_t bytes,
                        raster_paint *paint)
{
    unsigned char *kinds = c->work.at, *to = kinds + r->width;
    if (r->margin == 0)
        return;
    memset(kinds, RASTER_FREE, r->width);
    paint(c, r, to, kinds, SIZE_MAX);
    for (size_t k = 0; k < r->margin; k++)
        out_put(c->writer->out, to, r->width * bytes);
}

/* A row of pixels is that before, unless it goes through another part or a letter. */
int raster_row(struct render_ctx *c, const struct render_row *row, size_t bytes,
               raster_paint *paint)
{
    const bool letter =
        (c->start.is_set && c->start.y == row->y) || (c->goal.is_set && c->goal.y == row->y);
    unsigned char *kinds = c->work.at, *to;
    struct raster r;
    if (raster_measure(&r, c, bytes))
        return -1;
    to = kinds + r.width;
    if (row->y == 0)
        margin_rows(c, &r, bytes, paint);
    for (size_t at = 0; at < (row->is_border ? r.wall : r.pitch); at++) {
        if (at == 0 || letter || part_of(&r, at) != part_of(&r, at - 1)) {
            row_kinds(c, &r, kinds, row, at);
            paint(c, &r, to, kinds, row->y);
        }
        out_put(c->writer->out, to, r.width * bytes);
    }
    return 0;
}

int raster_end(struct render_ctx *c, size_t bytes, raster_paint *paint)
{
    struct raster r;
    if (raster_measure(&r, c, bytes))
        return -1;
    margin_rows(c, &r, bytes, paint);
    return 0;
}
