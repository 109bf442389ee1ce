#include "raster.h"

int raster_measure(struct pixels *s, const struct render_ctx *c, size_t bytes)
{
    enum { STATE = 256 }; /* an upper bound for the state of a format without its rows */
    const size_t around = render_wall(c) + 2 * c->options->margin;
    size_t row;
    *s = (struct pixels){.cell = render_cell(c),
                         .wall = render_wall(c),
                         .is_dotted = !c->format->raster,
                         .margin = c->options->margin,
                         .cells = c->head->width,
                         .start = c->start,
                         .goal = c->goal};
    pixels_set_band(s);
    if (mem_size(c->head->width, s->pitch, around, &s->width) || /* unreached: on 64 bits */
        mem_size(c->head->height, s->pitch, around, &s->height) ||
        mem_size(s->width, bytes, STATE, &row))
        return err_set(c->err, "a picture of %zux%zu cells is too large", c->head->width,
                       c->head->height);
    return 0;
}

/* ---- cells ---- */

/* Returns the kind of the pixels between cells if no wall is drawn there. Bit k of `fields` is set
 * if the field of one of the cells is kind k; outside the maze, it is PALETTE_MARGIN. */
static unsigned raster_between(unsigned fields)
{
    enum { OUTSIDE = 1 << PALETTE_OUTSIDE, MARGIN = 1 << PALETTE_MARGIN };
    if (!(fields & (OUTSIDE | MARGIN)))
        return fields == 1 << PALETTE_VISITED ? PALETTE_VISITED : PALETTE_FREE;
    return !(fields & ~(unsigned)(OUTSIDE | MARGIN)) && fields & OUTSIDE ? PALETTE_OUTSIDE
                                                                         : PALETTE_MARGIN;
}

/* Returns the field of cell x of a row. */
static inline unsigned raster_field(const struct render_ctx *c, const struct render_row *row,
                                    size_t x)
{
    const unsigned cell = row->here[x];
    if (render_is_solid(c, row->here, row->below, x))
        return c->head->kind == MAZE_BLOCK ? PALETTE_WALL : PALETTE_OUTSIDE;
    return cell & MAZE_VISITED ? PALETTE_VISITED : PALETTE_FREE;
}

/* Sets r->cells to `row`, which must follow the row that they contain. */
static void raster_set_cells(const struct render_ctx *c, const struct raster *r,
                             const struct render_row *row)
{
    const size_t width = c->head->width;
    struct pixels_cell *cell = r->cells;
    unsigned beside = PALETTE_MARGIN, diagonal = PALETTE_MARGIN; /* to the west and north-west */
    bool north_wall = false; /* the wall above the cell to the west is drawn */
    for (size_t x = 0; x <= width; x++, cell++) {
        const bool is_cell = x < width && !row->is_border;
        const unsigned field = is_cell ? raster_field(c, row, x) : PALETTE_MARGIN;
        const unsigned above = cell->field, walls = gaps_walls(&r->gaps, c, row, x);
        const bool meet = walls || north_wall || cell->west == PALETTE_WALL;
        const unsigned west = raster_between(1U << field | 1U << beside);
        const unsigned north = raster_between(1U << field | 1U << above);
        const unsigned corner =
            raster_between(1U << field | 1U << above | 1U << beside | 1U << diagonal);
        cell->field = cell->inner = (unsigned char)field;
        cell->west = (unsigned char)(walls & MAZE_WEST ? PALETTE_WALL : west);
        cell->north = (unsigned char)(walls & MAZE_NORTH ? PALETTE_WALL : north);
        cell->corner = (unsigned char)(meet ? PALETTE_WALL : corner);
        cell->arms = field != PALETTE_WALL && is_cell && row->here[x] & MAZE_PATH
                         ? (unsigned char)(PIXELS_ON_PATH | render_path_dirs(row, x))
                         : 0;
        beside = field;
        diagonal = above;
        north_wall = walls & MAZE_NORTH;
    }
    if (c->at.y == row->y)
        r->cells[c->at.x].inner = PALETTE_AT;
}

/* ---- pixels ---- */

/* Returns whether pictures have the key SHADES_KEY, which comes before PALETTE_KEY. */
static bool raster_has_shades(const struct render_ctx *c)
{
    return c->format->raster->bytes == RASTER_COLOR;
}

/* Converts r->kinds to r->bytes. The local copies save time: for all the compiler knows, every byte
 * written might be a part of *r. */
static void raster_paint(const struct render_ctx *c, const struct raster *r)
{
    const struct palette palette = *r->palette;
    const size_t width = r->size.width;
    const unsigned char *kinds = r->kinds;
    unsigned char *bytes = r->bytes;
    if (c->format->raster->bytes == RASTER_GREY)
        for (size_t x = 0; x < width; x++)
            bytes[x] = palette.grey[kinds[x]];
    else
        for (size_t x = 0; x < width; x++)
            memcpy(bytes + 3 * x, palette.color[kinds[x]], 3);
}

/* Applies the shades of the cells in row y to their free and visited pixels, and to those of the
 * walls to their west and north. With distances, the path becomes white. */
static void raster_shade(const struct render_ctx *c, const struct raster *r, size_t y)
{
    size_t at = r->size.margin;
    for (size_t x = 0; x < c->head->width; x++, at += r->size.pitch) {
        unsigned char color[RASTER_COLOR];
        if (!shades_get(&r->shades, x, y, color))
            continue;
        for (size_t k = at; k < at + r->size.pitch; k++)
            if (r->kinds[k] == PALETTE_FREE || r->kinds[k] == PALETTE_VISITED)
                memcpy(r->bytes + k * RASTER_COLOR, color, RASTER_COLOR);
            else if (r->kinds[k] == PALETTE_PATH && r->shades.kind == SHADES_DISTANCE)
                memset(r->bytes + k * RASTER_COLOR, 255, RASTER_COLOR);
    }
}

/* ---- netpbm ---- */

static int raster_netpbm_begin(struct render_ctx *c, const struct pixels *size)
{
    out_print(c->writer->out, "P%c\n%zu %zu\n255\n", raster_has_shades(c) ? '6' : '5', size->width,
              size->height);
    return 0;
}

static void raster_netpbm_put(struct render_ctx *c, const unsigned char *at, size_t rows)
{
    const struct raster *r = render_state(c);
    out_put(c->writer->out, at, rows * r->size.width * c->format->raster->bytes);
}

const struct raster_style raster_grey = {RASTER_GREY, raster_netpbm_begin, raster_netpbm_put};
const struct raster_style raster_color = {RASTER_COLOR, raster_netpbm_begin, raster_netpbm_put};

/* ---- the callbacks ---- */

bool raster_needs_whole_maze(const struct render_ctx *c)
{
    return gaps_need_whole_maze(c) ||
           (raster_has_shades(c) && shades_kind_of(c, c->options->values[0]) != SHADES_PATH);
}

int raster_margin(struct render_ctx *c)
{
    const struct raster *r = render_state(c);
    memset(r->kinds, PALETTE_MARGIN, r->size.width);
    raster_paint(c, r);
    for (size_t k = 0; k < r->size.margin; k++)
        c->format->raster->put(c, r->bytes, 1);
    return 0;
}

int raster_begin(struct render_ctx *c)
{
    const size_t depth = c->format->raster->bytes;
    struct shape_drawing shape;
    struct pixels size;
    struct raster *r;
    if (raster_measure(&size, c, depth + 1 + sizeof *r->cells) || /* unreached: on 64 bits */
        shape_drawing_set(&shape, c, 2 * size.pitch))
        return -1;
    if (shape.is_shape) {
        const size_t around = size.wall + 2 * size.margin; /* two units are a pixel */
        size.width = (size_t)(shape.width + 1) / 2 + around;
        size.height = (size_t)(shape.height + 1) / 2 + around;
    }
    r = render_state_need(c, sizeof *r + size.width * (depth + 1), c->head->width + 1,
                          sizeof *r->cells);
    if (!r)
        return -1;
    r->size = size;
    r->shape = shape;
    r->cells = (struct pixels_cell *)(r + 1);
    r->kinds = (unsigned char *)(r->cells + c->head->width + 1);
    r->bytes = r->kinds + size.width;
    for (size_t x = 0; x <= c->head->width; x++)
        r->cells[x] = (struct pixels_cell){.field = PALETTE_MARGIN, .west = PALETTE_MARGIN};
    r->palette = &palettes[c->options->values[raster_has_shades(c)]];
    if (raster_has_shades(c) &&
        shades_prepare(&r->shades, &c->more[2], c, c->options->values[0], r->palette))
        return -1;
    if (c->format->raster->begin(c, &size))
        return -1;
    raster_margin(c);
    if (shape.is_shape)
        return canvas_draw(c) ? -1 : 1;
    r->gaps = gaps_find(c);
    return 0;
}

int raster_row(struct render_ctx *c, const struct render_row *row)
{
    const struct raster *r = render_state(c);
    const size_t rows = row->is_border ? r->size.wall : r->size.pitch;
    raster_set_cells(c, r, row);
    for (size_t at = 0; at < rows; at++) {
        if (pixels_set_row(&r->size, r->kinds + r->size.margin, r->cells, row->y, at)) {
            raster_paint(c, r);
            if (r->shades.kind != SHADES_PATH && !row->is_border)
                raster_shade(c, r, row->y);
        }
        c->format->raster->put(c, r->bytes, 1);
    }
    return 0;
}
