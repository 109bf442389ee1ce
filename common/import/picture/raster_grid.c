/* The maze is read from a few pixels of every cell; then every pixel is compared with what the maze
 * requires there.
 *
 * In colours, a cell that is outside (PALETTE_OUTSIDE) is solid, and no wall is drawn between two
 * cells outside. There is always a wall between it and another cell, even where none is drawn: the
 * start and the goal may have such gaps. */
#include "raster_grid.h"

#include <string.h>

/* ---- the cells ---- */

/* Sets the sizes that depend on others, as render/kit/raster computes them. */
static void raster_grid_set_sizes(struct raster_grid *g)
{
    const size_t cell = g->cell;
    const size_t band = g->marks == RASTER_DOTTED ? (cell < 12 ? 1 : cell / 6)
                        : cell < 3                ? cell
                                                  : cell / 3;
    g->pitch = cell + g->wall;
    g->low = g->wall + (cell - band) / 2;
    g->high = g->low + band;
    g->start = g->goal = g->at = SIZE_MAX;
}

/* In place of MAZE_BACK while a picture in colours is compared: the wall to the west, or north, is
 * drawn. MAZE_OBSTACLE marks solid cells. */
enum { WEST_DRAWN = 0x40, NORTH_DRAWN = 0x80 };

/* Returns the marks of the cell whose first pixel, with its walls, is (left, top), and whether it
 * is solid, as MAZE_OBSTACLE. Stores a start, a goal, or where the algorithm is. */
static unsigned raster_grid_read_cell(struct raster_grid *g, size_t i, size_t left, size_t top)
{
    const size_t centre = g->low + (g->high - g->low) / 2;
    const unsigned corner = raster_grid_kind(g, left + g->pitch - 1, top + g->pitch - 1);
    const unsigned middle = raster_grid_kind(g, left + centre, top + centre);
    const bool dot = g->marks == RASTER_DOTTED && middle == PALETTE_WALL && corner != PALETTE_WALL;
    if (middle == PALETTE_START)
        g->start = i;
    if (middle == PALETTE_GOAL)
        g->goal = i;
    if (corner == PALETTE_AT)
        g->at = i;
    return (corner == PALETTE_WALL || corner == PALETTE_OUTSIDE ? MAZE_OBSTACLE
            : corner == PALETTE_VISITED                         ? MAZE_VISITED
                                                                : 0) |
           (dot || middle == PALETTE_PATH ? MAZE_PATH : 0);
}

/* Returns the bits of the wall between cells i and `other`, whose first pixel is (x, y): `wall` if
 * there is one, `drawn` if it is drawn. Border cells are not solid. */
static unsigned raster_grid_read_wall(const struct raster_grid *g, const struct maze *m, size_t x,
                                      size_t y, ptrdiff_t i, ptrdiff_t other, unsigned wall,
                                      unsigned drawn)
{
    const unsigned kind = raster_grid_kind(g, x, y);
    if (kind == PALETTE_WALL)
        return wall | drawn;
    return kind == PALETTE_OUTSIDE ||
                   (g->marks == RASTER_COLORS && (m->cell[i] | m->cell[other]) & MAZE_OBSTACLE)
               ? wall
               : 0;
}

/* Reads the walls of the cells in *m. */
static void raster_grid_read_walls(const struct raster_grid *g, const struct maze *m)
{
    const ptrdiff_t stride = (ptrdiff_t)m->stride;
    for (size_t y = 0; y <= m->height; y++)
        for (size_t x = 0; x <= m->width; x++) {
            const ptrdiff_t i = (ptrdiff_t)(y * m->stride + x);
            const size_t left = x * g->pitch, top = y * g->pitch;
            unsigned bits = 0;
            if (y < m->height)
                bits |= raster_grid_read_wall(g, m, left, top + g->wall, i, i - 1, MAZE_WEST,
                                              WEST_DRAWN);
            if (x < m->width)
                bits |= raster_grid_read_wall(g, m, left + g->wall, top, i, i - stride, MAZE_NORTH,
                                              NORTH_DRAWN);
            m->cell[i] |= (unsigned char)bits;
        }
}

/* Reads cells and walls into *m. What is drawn on a solid cell may hide that it is outside. */
static void raster_grid_read_cells(struct raster_grid *g, const struct maze *m)
{
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            m->cell[i] = (unsigned char)raster_grid_read_cell(g, i, x * g->pitch, y * g->pitch);
        }
    if (g->wall)
        raster_grid_read_walls(g, m);
    if (g->wall && g->marks == RASTER_COLORS)
        format_mark_solid(m);
}

/* Returns whether the path leads from a cell in direction d: its last pixel there, or the one
 * behind it, is on the path. */
static bool raster_grid_path_leads(const struct raster_grid *g, const struct maze *m, size_t i,
                                   unsigned d)
{
    const size_t left = i % m->stride * g->pitch, top = i / m->stride * g->pitch;
    const size_t last = d == MAZE_E || d == MAZE_S ? g->pitch - 1 : g->wall;
    size_t x = left + (d == MAZE_E || d == MAZE_W ? last : g->low);
    size_t y = top + (d == MAZE_S || d == MAZE_N ? last : g->low);
    if (!maze_open(m, i, d) || !maze_within(m, i, d))
        return false;
    if (raster_grid_kind(g, x, y) == PALETTE_PATH)
        return true;
    x += (d == MAZE_E) - (size_t)(d == MAZE_W);
    y += (d == MAZE_S) - (size_t)(d == MAZE_N);
    return raster_grid_kind(g, x, y) == PALETTE_PATH;
}

/* Marks the start and the goal, whose discs hide the middles of their cells, if the path leads
 * there. */
static void raster_grid_mark_hidden(const struct raster_grid *g, const struct maze *m)
{
    for (unsigned k = 0; k < 8; k++) {
        const size_t i = k < 4 ? g->start : g->goal;
        if (i != SIZE_MAX && raster_grid_path_leads(g, m, i, k % 4))
            m->cell[i] |= MAZE_PATH;
    }
}

/* ---- the comparison ---- */

/* Returns whether the path is drawn at distance `at` along its direction: it is, except between
 * dots. */
static bool raster_grid_is_drawn(const struct raster_grid *g, size_t at)
{
    const size_t far = at < g->low ? g->high - 1 - at : at - g->low;
    return g->marks != RASTER_DOTTED || far / (g->high - g->low) % 2 == 0;
}

/* Returns twice the distance of the middle of pixel `at` from the middle of `size` pixels. */
static size_t raster_grid_off(size_t at, size_t size)
{
    const size_t twice = 2 * at + 1;
    return twice > size ? twice - size : size - twice;
}

static bool raster_grid_is_in_band(const struct raster_grid *g, size_t at)
{
    return at >= g->low && at < g->high;
}

/* Returns whether the path leads from cell i of *m in direction d. */
static bool raster_grid_is_joined(const struct maze *m, size_t i, unsigned d)
{
    return m->cell[i] & *maze_beside(m, i, d) & MAZE_PATH && maze_open(m, i, d);
}

/* Returns whether pixel (ax, ay), in the square where the bands meet in the middle of cell i, shows
 * the path: it is in the disc there, or in one of the arms that begin at its centre. Pixels in the
 * column or row of the centre are in the disc. */
static bool raster_grid_is_in_joint(const struct raster_grid *g, const struct maze *m, size_t i,
                                    size_t ax, size_t ay)
{
    const size_t band = g->high - g->low, x = ax - g->low, y = ay - g->low;
    const size_t dx = raster_grid_off(x, band), dy = raster_grid_off(y, band);
    return g->marks == RASTER_DOTTED || dx * dx + dy * dy <= band * band ||
           raster_grid_is_joined(m, i, 2 * x + 1 < band ? MAZE_W : MAZE_E) ||
           raster_grid_is_joined(m, i, 2 * y + 1 < band ? MAZE_N : MAZE_S);
}

/* Returns whether pixel (ax, ay) of a cell, counted from its walls on, shows the path. */
static bool raster_grid_shows_path(const struct raster_grid *g, const struct maze *m, size_t i,
                                   size_t ax, size_t ay)
{
    const bool across = raster_grid_is_in_band(g, ay), down = raster_grid_is_in_band(g, ax);
    if (!(m->cell[i] & MAZE_PATH) || (!across && !down))
        return false;
    if (across && down)
        return raster_grid_is_in_joint(g, m, i, ax, ay);
    return across ? raster_grid_is_drawn(g, ax) &&
                        raster_grid_is_joined(m, i, ax < g->low ? MAZE_W : MAZE_E)
                  : raster_grid_is_drawn(g, ay) &&
                        raster_grid_is_joined(m, i, ay < g->low ? MAZE_N : MAZE_S);
}

/* Returns whether pixel (ax, ay) of a cell is in the disc of a start or goal, whose diameter is
 * half a cell and one pixel. */
static bool raster_grid_is_in_disc(const struct raster_grid *g, size_t ax, size_t ay)
{
    const size_t middle = 2 * g->wall + g->cell;
    const size_t dx = raster_grid_off(ax, middle), dy = raster_grid_off(ay, middle);
    return 4 * (dx * dx + dy * dy) <= (g->cell + 2) * (g->cell + 2);
}

/* Returns whether cell (x - 1, y - 1) is outside the maze or solid. */
static bool raster_grid_is_outside(const struct maze *m, size_t x, size_t y)
{
    return x == 0 || y == 0 || x > m->width || y > m->height ||
           m->cell[(y - 1) * m->stride + x - 1] & MAZE_OBSTACLE;
}

/* Returns whether a pixel of the wall to the west, or north, of cell i may be of this kind. */
static bool raster_grid_wall_fits(const struct raster_grid *g, const struct maze *m, size_t i,
                                  bool west, unsigned kind)
{
    const size_t x = i % m->stride + 1, y = i / m->stride + 1;
    const size_t other = i - (west ? 1 : m->stride);
    const bool outside = raster_grid_is_outside(m, x, y);
    if (g->marks != RASTER_COLORS || m->cell[i] & (west ? WEST_DRAWN : NORTH_DRAWN))
        return kind == PALETTE_WALL;
    if (outside && raster_grid_is_outside(m, x - west, y - !west))
        return kind == PALETTE_OUTSIDE;
    return kind == PALETTE_FREE &&
           (outside ? other == g->start || other == g->goal : i == g->start || i == g->goal);
}

/* Returns whether a pixel of the square before cell i, where four walls meet, may be of this kind.
 */
static bool raster_grid_post_fits(const struct raster_grid *g, const struct maze *m, size_t i,
                                  unsigned kind)
{
    const unsigned char *cell = m->cell + i;
    const size_t x = i % m->stride + 1, y = i / m->stride + 1;
    if (g->marks != RASTER_COLORS || *cell & (WEST_DRAWN | NORTH_DRAWN) ||
        *(cell - m->stride) & WEST_DRAWN || (x > 1 && cell[-1] & NORTH_DRAWN))
        return kind == PALETTE_WALL;
    return raster_grid_is_outside(m, x, y) && raster_grid_is_outside(m, x - 1, y) &&
                   raster_grid_is_outside(m, x, y - 1) && raster_grid_is_outside(m, x - 1, y - 1)
               ? kind == PALETTE_OUTSIDE
               : kind == PALETTE_FREE || kind == PALETTE_VISITED;
}

/* Returns whether pixel (ax, ay) of cell i, counted from its walls on, may be of this kind. */
static bool raster_grid_pixel_fits(const struct raster_grid *g, const struct maze *m, size_t i,
                                   size_t ax, size_t ay, unsigned kind)
{
    const unsigned cell = m->cell[i];
    const unsigned path = g->marks == RASTER_DOTTED ? PALETTE_WALL : PALETTE_PATH;
    const bool west = ax < g->wall, north = ay < g->wall;
    if (west && north)
        return raster_grid_post_fits(g, m, i, kind);
    if ((west || north) && cell & (west ? MAZE_WEST : MAZE_NORTH))
        return raster_grid_wall_fits(g, m, i, west, kind);
    if (west || north)
        return raster_grid_shows_path(g, m, i, ax, ay)
                   ? kind == path
                   : kind == PALETTE_FREE || kind == PALETTE_VISITED;
    if ((i == g->start || i == g->goal) && raster_grid_is_in_disc(g, ax, ay))
        return kind == (i == g->start ? PALETTE_START : PALETTE_GOAL);
    if (cell & MAZE_OBSTACLE && g->marks != RASTER_COLORS)
        return kind == PALETTE_WALL;
    if (raster_grid_shows_path(g, m, i, ax, ay))
        return kind == path;
    return kind == (i == g->at             ? PALETTE_AT
                    : cell & MAZE_OBSTACLE ? (g->wall ? PALETTE_OUTSIDE : PALETTE_WALL)
                    : cell & MAZE_VISITED  ? PALETTE_VISITED
                                           : PALETTE_FREE);
}

/* Returns whether all pixels in row y of the picture fit. */
static bool raster_grid_row_fits(const struct raster_grid *g, const struct maze *m, size_t y)
{
    const size_t first = y / g->pitch * m->stride, ay = y % g->pitch;
    const unsigned char *row = g->pixels + y * g->row;
    if (g->marks == RASTER_PLAIN && ay != 0 && ay != g->wall && /* the part of the row before */
        memcmp(row, row - g->row, g->width) == 0)
        return true;
    for (size_t x = 0, i = first; x < g->width; i++)
        for (size_t ax = 0; ax < g->pitch && x < g->width; ax++, x++)
            if (!raster_grid_pixel_fits(g, m, i, ax, ay, raster_grid_kind(g, x, y)))
                return false;
    return true;
}

/* Returns whether every dark cell has all its walls. */
static bool raster_grid_solid_cells_fit(const struct maze *m)
{
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            for (unsigned d = 0; m->cell[i] & MAZE_OBSTACLE && d < 4; d++)
                if (maze_open(m, i, d))
                    return false;
        }
    return true;
}

/* Returns whether every marked cell is joined to another one, and no four of them are a square. */
static bool raster_grid_is_line(const struct maze *m)
{
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++) {
            const size_t i = y * m->stride + x;
            const unsigned char *at = m->cell + i;
            const bool joined =
                raster_grid_is_joined(m, i, MAZE_N) || raster_grid_is_joined(m, i, MAZE_E) ||
                raster_grid_is_joined(m, i, MAZE_S) || raster_grid_is_joined(m, i, MAZE_W);
            if (*at & MAZE_PATH &&
                (!joined || at[1] & at[m->stride] & at[m->stride + 1] & MAZE_PATH))
                return false;
        }
    return true;
}

/* Returns whether dots on a board are a path and not obstacles of one pixel: there must be an
 * obstacle of a whole block, and if the blocks are too small for dots between their middles, the
 * marked blocks must be lines. */
static bool raster_grid_dots_fit(const struct raster_grid *g, const struct maze *m)
{
    return g->wall || g->marks != RASTER_DOTTED ||
           (maze_count(m, MAZE_OBSTACLE) > 0 && maze_count(m, MAZE_PATH) > 0 &&
            (g->cell > 3 || raster_grid_is_line(m)));
}

/* Reads a board without marks, each pixel a block. The row below holds the digits. */
static void raster_grid_read_pixels(const struct raster_grid *g, const struct maze *m)
{
    const size_t width = m->width;
    const unsigned kind = 15U << g->shift, wall = (unsigned)PALETTE_WALL << g->shift;
    const unsigned char *pixel = g->pixels;
    unsigned char *row = m->cell, *above = NULL;
    for (size_t y = 0; y < m->height; y++, above = row, row += m->stride, pixel += g->row) {
        unsigned char *below = row + m->stride;
        for (size_t x = 0; x < width; x++)
            below[x] = (pixel[x] & kind) == wall;
        maze_block_row(row, below, above, width);
    }
    maze_block_row(row, NULL, above, width);
}

int raster_grid_read(struct raster_grid *g, struct maze *m, struct err *err)
{
    bool fits;
    raster_grid_set_sizes(g);
    if (g->width < g->pitch || g->height < g->pitch)
        return 0;
    if (maze_shape(m, g->wall ? MAZE_WALLS : MAZE_BLOCK, g->width / g->pitch, g->height / g->pitch,
                   err))
        return -1;
    if (g->marks == RASTER_PLAIN && g->pitch == 1) {
        raster_grid_read_pixels(g, m);
        return 1;
    }
    memset(m->cell - m->stride, 0, m->stride * (m->height + 2));
    raster_grid_read_cells(g, m);
    maze_block_walls(m);
    raster_grid_mark_hidden(g, m);
    fits = raster_grid_dots_fit(g, m) && (!g->wall || raster_grid_solid_cells_fit(m));
    for (size_t y = 0; y < g->height && fits; y++)
        fits = raster_grid_row_fits(g, m, y);
    if (g->wall)
        maze_clear(m, MAZE_OBSTACLE | WEST_DRAWN | NORTH_DRAWN);
    return fits;
}
