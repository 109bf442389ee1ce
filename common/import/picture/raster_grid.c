/* The maze is read from a few pixels of each cell; then it is drawn, and all pixels are compared.
 *
 * In colours, an outside cell (PALETTE_OUTSIDE) is solid, and no wall is drawn between two outside
 * cells. There is always a wall between it and another cell, even if none is drawn: the start and
 * the goal may have such gaps. */
#include "raster_grid.h"

#include <string.h>

/* ---- the cells ---- */

/* Returns the marks of cell (x, y), including MAZE_OBSTACLE if it is solid. Stores a start, a goal,
 * or the position of the algorithm. */
static unsigned raster_grid_read_cell(struct raster_grid *g, size_t x, size_t y)
{
    struct pixels *s = &g->size;
    const size_t left = x * s->pitch, top = y * s->pitch, centre = (s->low + s->high) / 2;
    const unsigned corner = raster_grid_kind(g, left + s->pitch - 1, top + s->pitch - 1);
    const unsigned middle = raster_grid_kind(g, left + centre, top + centre);
    const bool dot = s->is_dotted && middle == PALETTE_WALL && corner != PALETTE_WALL;
    if (middle == PALETTE_START)
        s->start = (struct place){x, y};
    if (middle == PALETTE_GOAL)
        s->goal = (struct place){x, y};
    if (corner == PALETTE_AT)
        g->at = (struct place){x, y};
    return (corner == PALETTE_WALL || corner == PALETTE_OUTSIDE ? MAZE_OBSTACLE
            : corner == PALETTE_VISITED                         ? MAZE_VISITED
                                                                : 0) |
           (dot || middle == PALETTE_PATH ? MAZE_PATH : 0);
}

/* Returns the kind of the first pixel of the wall in direction d, MAZE_N or MAZE_W, of cell (x, y),
 * which may be just outside the maze; PALETTE_MARGIN if there is no such wall. */
static unsigned raster_grid_wall(const struct raster_grid *g, size_t x, size_t y, unsigned d)
{
    const size_t left = x * g->size.pitch + (d == MAZE_N ? g->size.wall : 0);
    const size_t top = y * g->size.pitch + (d == MAZE_W ? g->size.wall : 0);
    return g->size.wall && left < g->size.width && top < g->size.height
               ? raster_grid_kind(g, left, top)
               : PALETTE_MARGIN;
}

/* Reads cells and walls into *m. A mark on a solid cell may hide that the cell is outside. */
static void raster_grid_read_cells(struct raster_grid *g, struct maze *m)
{
    for (size_t y = 0; y <= m->height; y++)
        for (size_t x = 0; x <= m->width; x++) {
            const unsigned west = raster_grid_wall(g, x, y, MAZE_W);
            const unsigned north = raster_grid_wall(g, x, y, MAZE_N);
            const size_t i = y * m->stride + x;
            unsigned bits = 0;
            if (x < m->width && y < m->height)
                bits = raster_grid_read_cell(g, x, y);
            bits |= west == PALETTE_WALL || west == PALETTE_OUTSIDE ? MAZE_WEST : 0;
            bits |= north == PALETTE_WALL || north == PALETTE_OUTSIDE ? MAZE_NORTH : 0;
            m->cell[i] = (unsigned char)bits;
        }
    if (!g->size.wall || g->marks != RASTER_COLORS)
        return;
    for (size_t i = 0; i < m->stride * m->height; i++)
        for (unsigned d = 0; m->cell[i] & MAZE_OBSTACLE && d < 4; d++)
            m->cell[(ptrdiff_t)i + m->owner[d]] |= maze_wall[d];
    format_mark_solid(m);
}

/* Marks the start and the goal, whose discs hide the middles of their cells, as path cells if the
 * path leads there: if the pixel beside the cell is on the path. */
static void raster_grid_mark_hidden(const struct raster_grid *g, const struct maze *m)
{
    const size_t pitch = g->size.pitch, low = g->size.low, before = g->size.wall - 1;
    const size_t across[] = {low, pitch, low, before}, down[] = {before, low, pitch, low};
    for (unsigned k = 0; k < 8; k++) {
        const struct place p = k < 4 ? g->size.start : g->size.goal;
        const size_t i = maze_cell(m, p);
        const unsigned d = k % 4;
        if (place_is_known(p) && maze_open(m, i, d) && maze_within(m, i, d) &&
            raster_grid_kind(g, p.x * pitch + across[d], p.y * pitch + down[d]) == PALETTE_PATH)
            m->cell[i] |= MAZE_PATH;
    }
}

/* ---- the comparison ---- */

/* Returns the directions in which the path continues from a path cell. */
static unsigned raster_grid_arms(const struct maze *m, const unsigned char *cell)
{
    return maze_open_dirs(cell, m->stride, MAZE_PATH, MAZE_PATH);
}

/* Returns whether cell (x, y), which may be just outside the maze, is outside or solid. */
static bool raster_grid_is_outside(const struct maze *m, size_t x, size_t y)
{
    return x >= m->width || y >= m->height || m->cell[y * m->stride + x] & MAZE_OBSTACLE;
}

/* Returns the expected kind of the wall in direction d, MAZE_N or MAZE_W, of cell (x, y). */
static unsigned char raster_grid_wall_kind(const struct raster_grid *g, const struct maze *m,
                                           size_t x, size_t y, unsigned d)
{
    const bool outside = raster_grid_is_outside(m, x, y);
    const struct place inside = {x - (outside && d == MAZE_W), y - (outside && d == MAZE_N)};
    if (raster_grid_wall(g, x, y, d) == PALETTE_WALL)
        return PALETTE_WALL;
    if (!(m->cell[y * m->stride + x] & maze_wall[d]))
        return PALETTE_MARGIN;
    if (outside && raster_grid_is_outside(m, inside.x, inside.y))
        return PALETTE_OUTSIDE;
    return place_equal(inside, g->size.start) || place_equal(inside, g->size.goal) ? PALETTE_FREE
                                                                                   : PALETTE_WALL;
}

/* Returns the expected kind of the square before cell (x, y), where four walls meet. */
static unsigned char raster_grid_post_kind(const struct raster_grid *g, size_t x, size_t y)
{
    const unsigned kinds =
        1U << raster_grid_wall(g, x, y, MAZE_W) | 1U << raster_grid_wall(g, x, y, MAZE_N) |
        1U << raster_grid_wall(g, x, y - 1, MAZE_W) | 1U << raster_grid_wall(g, x - 1, y, MAZE_N);
    if (g->marks != RASTER_COLORS || kinds >> PALETTE_WALL & 1)
        return PALETTE_WALL;
    return (kinds | 1U << PALETTE_MARGIN) == (1U << PALETTE_OUTSIDE | 1U << PALETTE_MARGIN)
               ? PALETTE_OUTSIDE
               : PALETTE_MARGIN;
}

/* Returns the expected appearance of cell (x, y) and its walls. PALETTE_MARGIN means free or
 * visited. */
static struct pixels_cell raster_grid_cell(const struct raster_grid *g, const struct maze *m,
                                           size_t x, size_t y)
{
    const unsigned char *cell = m->cell + y * m->stride + x;
    const bool is_colored = g->size.wall && g->marks == RASTER_COLORS;
    return (struct pixels_cell){
        .inner = place_equal(g->at, (struct place){x, y}) ? PALETTE_AT
                 : *cell & MAZE_OBSTACLE ? (is_colored ? PALETTE_OUTSIDE : PALETTE_WALL)
                 : *cell & MAZE_VISITED  ? PALETTE_VISITED
                                         : PALETTE_FREE,
        .west = raster_grid_wall_kind(g, m, x, y, MAZE_W),
        .north = raster_grid_wall_kind(g, m, x, y, MAZE_N),
        .corner = raster_grid_post_kind(g, x, y),
        .arms = *cell & MAZE_PATH ? (unsigned char)(PIXELS_ON_PATH | raster_grid_arms(m, cell)) : 0,
    };
}

/* Returns whether the pixels of a row match those drawn in g->room. */
static bool raster_grid_is_drawn(const struct raster_grid *g, size_t y)
{
    for (size_t x = 0; x < g->size.width; x++) {
        const unsigned kind = raster_grid_kind(g, x, y), drawn = g->room[x];
        if (kind != drawn &&
            !(drawn == PALETTE_MARGIN && (kind == PALETTE_FREE || kind == PALETTE_VISITED)))
            return false;
    }
    return true;
}

/* Returns whether all pixels in row y of the cells match. */
static bool raster_grid_row_fits(const struct raster_grid *g, const struct maze *m, size_t y)
{
    const struct pixels *size = &g->size;
    struct pixels_cell *cells = (struct pixels_cell *)(void *)(g->room + size->width);
    for (size_t x = 0; x <= m->width; x++)
        cells[x] = raster_grid_cell(g, m, x, y);
    for (size_t at = 0, row = y * size->pitch; at < size->pitch && row < size->height;
         at++, row++) {
        const unsigned char *pixels = g->pixels + row * g->row;
        const bool is_new = pixels_set_row(size, g->room, cells, y, at);
        if ((is_new || memcmp(pixels, pixels - g->row, size->width) != 0) &&
            !raster_grid_is_drawn(g, row))
            return false;
    }
    return true;
}

/* Returns whether the cells are plausible: every dark cell has all its walls, and if `lines`, every
 * marked cell is joined to another marked cell, and no four marked cells form a square. */
static bool raster_grid_cells_fit(const struct maze *m, bool lines)
{
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const unsigned char *at = m->cell + y * m->stride + x;
            if (*at & MAZE_OBSTACLE && maze_open_dirs(at, m->stride, 0, 0))
                return false;
            if (lines && *at & MAZE_PATH &&
                (!raster_grid_arms(m, at) || at[1] & at[m->stride] & at[m->stride + 1] & MAZE_PATH))
                return false;
        }
    return true;
}

/* Returns whether dots on a board are a path and not one-pixel obstacles: there must be an obstacle
 * of a whole block, and if the blocks are too small for dots between their middles, the marked
 * blocks must form lines. */
static bool raster_grid_dots_fit(const struct raster_grid *g, const struct maze *m)
{
    const bool dots = g->size.is_dotted && !g->size.wall;
    return raster_grid_cells_fit(m, dots && g->size.cell <= 3) &&
           (!dots || (maze_count(m, MAZE_OBSTACLE) > 0 && maze_count(m, MAZE_PATH) > 0));
}

int raster_grid_read(struct raster_grid *g, struct maze *m, struct err *err)
{
    struct pixels *size = &g->size;
    bool fits;
    size->is_dotted = g->marks == RASTER_DOTTED;
    pixels_set_band(size);
    size->start = size->goal = g->at = PLACE_NONE;
    size->cells = size->width / size->pitch;
    if (size->width < size->pitch || size->height < size->pitch)
        return 0;
    if (maze_shape(m, size->wall ? MAZE_WALLS : MAZE_BLOCK, size->cells, size->height / size->pitch,
                   err))
        return -1;
    memset(m->cell - m->stride, 0, m->stride * (m->height + 2));
    raster_grid_read_cells(g, m);
    maze_block_walls(m);
    raster_grid_mark_hidden(g, m);
    fits = raster_grid_dots_fit(g, m);
    for (size_t y = 0; y * size->pitch < size->height && fits; y++)
        fits = raster_grid_row_fits(g, m, y);
    if (size->wall)
        maze_clear(m, MAZE_OBSTACLE);
    return fits;
}
