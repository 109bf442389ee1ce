#include "pixels.h"

#include <string.h>

void pixels_set_band(struct pixels *p)
{
    const size_t cell = p->cell, dot = cell < 12 ? 1 : cell / 6, band = cell < 3 ? cell : cell / 3;
    p->pitch = cell + p->wall;
    p->low = p->wall + (cell - (p->is_dotted ? dot : band)) / 2;
    p->high = p->low + (p->is_dotted ? dot : band);
}

/* Returns the number of pixels to the left of the disc in row `row` of its n x n square, or at
 * least n/2 if the row misses the disc. `twice` is twice the diameter. */
static size_t pixels_beside_disc(size_t n, size_t row, size_t twice)
{
    const size_t dy = 2 * row + 1 > n ? 2 * row + 1 - n : n - 2 * row - 1; /* in half pixels */
    size_t k = 0;
    for (size_t dx = n - 1; 4 * (dx * dx + dy * dy) > twice * twice; dx -= 2, k++)
        if (dx < 2)
            return n;
    return k;
}

/* How a row of pixels intersects the cells. */
struct pixels_cut {
    bool is_edge;    /* it intersects the walls above them */
    unsigned arms;   /* the arms that it intersects */
    size_t from, to; /* its intersection with the disc of the path */
};

/* Returns how row `at` intersects the cells. The arms to the north and south are visible where they
 * are wider than the disc. */
static struct pixels_cut pixels_cut_at(const struct pixels *p, size_t at)
{
    const size_t band = p->high - p->low, row = at - p->low;
    const unsigned arm = 1U << (2 * at + 1 < p->low + p->high ? MAZE_N : MAZE_S);
    struct pixels_cut cut = {at < p->wall, pixels_is_drawn(p, at) ? arm : 0, 0, 0};
    if (at >= p->low && at < p->high) {
        const size_t beside = p->is_dotted ? 0 : pixels_beside_disc(band, row, 2 * band);
        cut.arms = (beside > 0 ? arm : 0) | 1U << MAZE_E | 1U << MAZE_W;
        cut.from = p->low + beside;
        cut.to = p->high - beside;
    }
    return cut;
}

/* Sets n kinds at `to`; n is usually small. */
static inline void pixels_fill(unsigned char *to, unsigned kind, size_t n)
{
    if (n == 1)
        *to = (unsigned char)kind;
    else if (n > 0)
        memset(to, (int)kind, n);
}

/* Sets the pixels of the path in the cell at `to`. */
static void pixels_set_path(const struct pixels *p, unsigned char *to, unsigned arms,
                            const struct pixels_cut *cut)
{
    const bool is_wide = arms & (1U << MAZE_N | 1U << MAZE_S);
    const size_t from = arms >> MAZE_W & 1 ? 0 : is_wide ? p->low : cut->from;
    const size_t past = arms >> MAZE_E & 1 ? p->pitch : is_wide ? p->high : cut->to;
    if (!p->is_dotted)
        pixels_fill(to + from, PALETTE_PATH, past - from);
    for (size_t x = from; x < past && p->is_dotted; x++)
        if (pixels_is_drawn(p, x))
            to[x] = PALETTE_WALL;
}

/* Sets the pixels of the start or goal, `kind`, in row `at` of the cell at `to`. The diameter is
 * half a cell plus one pixel, which keeps small discs round. */
static void pixels_set_disc(const struct pixels *p, unsigned char *to, size_t at,
                            enum palette_kind kind)
{
    const size_t cell = p->cell;
    const size_t beside = at < p->wall ? cell : pixels_beside_disc(cell, at - p->wall, cell + 2);
    if (beside < cell)
        pixels_fill(to + p->wall + beside, kind, cell - 2 * beside);
}

bool pixels_set_row(const struct pixels *p, unsigned char *to, const struct pixels_cell *cell,
                    size_t y, size_t at)
{
    const size_t wall = p->wall, width = p->cell, pitch = p->pitch, n = p->cells;
    const struct pixels_cut cut = pixels_cut_at(p, at), last = pixels_cut_at(p, at - (at > 0));
    const bool is_edge = cut.is_edge;
    if (at > 0 && p->start.y != y && p->goal.y != y && is_edge == last.is_edge &&
        cut.arms == last.arms && cut.from == last.from)
        return false;
    for (size_t k = 0; k < n; k++) {
        pixels_fill(to + k * pitch, is_edge ? cell[k].corner : cell[k].west, wall);
        pixels_fill(to + k * pitch + wall, is_edge ? cell[k].north : cell[k].inner, width);
    }
    pixels_fill(to + n * pitch, is_edge ? cell[n].corner : cell[n].west, wall);
    for (size_t k = 0; k < n; k++)
        if (cell[k].arms)
            pixels_set_path(p, to + k * pitch, cell[k].arms & cut.arms, &cut);
    if (p->goal.y == y)
        pixels_set_disc(p, to + p->goal.x * pitch, at, PALETTE_GOAL);
    if (p->start.y == y)
        pixels_set_disc(p, to + p->start.x * pitch, at, PALETTE_START);
    return true;
}
