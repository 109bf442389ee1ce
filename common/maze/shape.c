#include "shape.h"

#include "pieces.h"

#include <string.h>

static size_t one_part(const struct shape *s, size_t y)
{
    (void)s;
    (void)y;
    return 1;
}

static bool none_stays(const struct shape *s, size_t x, size_t y)
{
    (void)s;
    (void)x;
    (void)y;
    return false;
}

static uint64_t same_width(uint64_t w, uint64_t h)
{
    (void)h;
    return w;
}

static uint64_t same_own_width(const struct shape *s)
{
    return s->width;
}

/* ---- hexagons ---- */

static uint64_t hex_matrix_width(uint64_t w, uint64_t h)
{
    (void)h;
    return 2 * w + 1;
}

static uint64_t hex_own_width(const struct shape *s)
{
    return s->width / 2;
}

static size_t hex_parts(const struct shape *s, size_t y)
{
    (void)s;
    (void)y;
    return 2;
}

/* ---- rings ---- */

/* Returns the number of cells of a ring, counted from the innermost one, 0. Its cells are halved
 * where they would get wider than one and a half times their height, once at most from ring to
 * ring. The middle of ring j has the radius j + 3/2, in heights of a ring: so they would if
 *
 *     2 pi (j + 3/2) / cells > 3/2      or      2 j + 3 > 3 cells / (2 pi).
 *
 * The loop goes from one ring whose cells are halved to the next. */
static uint64_t rings_cells(uint64_t inner, uint64_t ring)
{
    const uint64_t pi = 3141592653, scale = 1000000000;
    uint64_t cells = inner;
    for (uint64_t j = 1;; j++) {
        const uint64_t most = cells * 3 * scale / (2 * pi); /* of 2 j + 3 without halving */
        const uint64_t next = most > 2 ? (most - 1) / 2 : 0;
        j = next > j ? next : j;
        if (j > ring)
            return cells;
        cells *= 2;
    }
}

static uint64_t rings_matrix_width(uint64_t w, uint64_t h)
{
    return rings_cells(w, h - 1);
}

static uint64_t rings_own_width(const struct shape *s)
{
    return s->values[SHAPE_INNER];
}

static size_t rings_parts(const struct shape *s, size_t y)
{
    return s->width / (size_t)rings_cells(s->values[SHAPE_INNER], s->height - 1 - y);
}

/* A cell has one wall in common with each cell outwards, and one with the middle. */
static bool rings_stays(const struct shape *s, size_t x, size_t y)
{
    return y > 0 && x % rings_parts(s, y - 1) != 0;
}

static const struct row_key rings_keys[] = {
    {"inner", 0, 1000000000000, 0, "cells in the innermost ring, 0: as -w says", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* ---- triangles ---- */

static bool triangles_stays(const struct shape *s, size_t x, size_t y)
{
    (void)s;
    return (x + y) % 2 == 0;
}

/* ---- the table ---- */

static const struct shape_kind hex = {
    .entry = {"hex", "hexagons", NULL, "hexagons hexagonal"},
    .width = 20,
    .shifted = true,
    .matrix_width = hex_matrix_width,
    .own_width = hex_own_width,
    .parts = hex_parts,
    .stays = none_stays,
};
static const struct shape_kind rings = {
    .entry = {"rings", "rings around a middle: a round maze", rings_keys, "round polar theta"},
    .width = 6,
    .wraps = true,
    .matrix_width = rings_matrix_width,
    .own_width = rings_own_width,
    .parts = rings_parts,
    .stays = rings_stays,
};
static const struct shape_kind triangles = {
    .entry = {"triangles", "triangles", NULL, "delta"},
    .width = 20,
    .matrix_width = same_width,
    .own_width = same_own_width,
    .parts = one_part,
    .stays = triangles_stays,
};
const struct row *const shape_list[] = {&hex.entry, &rings.entry, &triangles.entry, NULL};

/* What a cylinder of squares is. It is not in the list: nobody asks for it by name. */
const struct shape_kind shape_squares = {
    .entry = {"squares", "squares", NULL, NULL},
    .width = 20,
    .wraps = true,
    .matrix_width = same_width,
    .own_width = same_own_width,
    .parts = one_part,
    .stays = none_stays,
};

/* ---- what all have in common ---- */

int shape_set_size(struct shape *s, uint64_t w, uint64_t h, struct err *err)
{
    if (w > SHAPE_MOST || h > SHAPE_MOST)
        return err_set(err, "a maze with a shape has at most %d columns and rows", SHAPE_MOST);
    s->values[SHAPE_INNER] = s->kind->entry.keys ? w : 0;
    s->width = (size_t)s->kind->matrix_width(w, h);
    s->height = (size_t)h;
    return 0;
}

size_t shape_own_width(const struct shape *s)
{
    const uint64_t w = s->kind->own_width(s);
    const bool fits = w > 0 && w <= SHAPE_MOST && s->height <= SHAPE_MOST &&
                      s->kind->matrix_width(w, s->height) == s->width;
    return fits ? (size_t)w : 0;
}

/* Returns by how many columns the cells of row y are shifted. */
static size_t shape_shift(const struct shape *s, size_t y)
{
    return s->kind->shifted && y % 2;
}

size_t shape_first(const struct shape *s, size_t x, size_t y)
{
    const size_t shift = shape_shift(s, y);
    return x - (x - shift) % s->kind->parts(s, y);
}

bool shape_has(const struct shape *s, size_t x, size_t y)
{
    const size_t shift = shape_shift(s, y), solid = s->kind->shifted;
    return y < s->height && x >= shift &&
           (x < s->width - solid + shift || (x == s->width && s->wraps));
}

enum shape_wall shape_west(const struct shape *s, size_t x, size_t y)
{
    const bool here = shape_has(s, x, y), beside = x > 0 && shape_has(s, x - 1, y);
    const bool is_end = x == 0 || x == s->width;
    if (s->wraps && is_end)
        return x == 0 || s->kind->parts(s, y) == s->width ? SHAPE_STAYS : SHAPE_FREE;
    if (is_end)
        return here || beside ? SHAPE_FREE : SHAPE_STAYS;
    if (!here || !beside)
        return SHAPE_STAYS;
    return shape_first(s, x, y) == x ? SHAPE_FREE : SHAPE_NONE;
}

enum shape_wall shape_north(const struct shape *s, size_t x, size_t y)
{
    const bool here = shape_has(s, x, y), above = y > 0 && shape_has(s, x, y - 1);
    const bool is_end = y == 0 || y == s->height;
    return x == s->width || s->kind->stays(s, x, y) || !(is_end ? here || above : here && above)
               ? SHAPE_STAYS
               : SHAPE_FREE;
}

/* ---- the maze of a shape ---- */

void shape_inside(const struct shape *s, unsigned char *inside)
{
    memset(inside, 0, (s->width + 1) * (s->height + 1));
    for (size_t y = 0; y < s->height; y++)
        for (size_t x = 0; x <= s->width; x++)
            inside[y * (s->width + 1) + x] = shape_has(s, x, y) ? 0xff : 0;
}

/* Takes the parts of a cell from `inside` unless all are inside. */
static void shape_cut(const struct shape *s, unsigned char *inside)
{
    for (size_t y = 0; y < s->height; y++) {
        unsigned char *row = inside + y * (s->width + 1);
        const size_t parts = s->kind->parts(s, y);
        for (size_t x = shape_shift(s, y); x + parts <= s->width; x += parts)
            if (memchr(row + x, 0, parts))
                memset(row + x, 0, parts);
        row[s->width] = s->wraps ? row[0] : 0;
    }
}

/* Returns a wall in the byte of a cell of the plan. here, beside: whether its cells are inside. */
static unsigned shape_plan_wall(enum shape_wall wall, unsigned bit, bool is_border, bool here,
                                bool beside)
{
    const bool is_free = is_border ? here || beside : here && beside;
    if (wall == SHAPE_NONE && here)
        return 0;
    return wall == SHAPE_FREE && is_free ? bit : bit | PIECES_FIXED(bit);
}

int shape_plan(const struct shape *s, unsigned char *inside, struct maze *m, struct err *err)
{
    const size_t w = s->width, h = s->height;
    if (maze_shape(m, MAZE_WALLS, w, h, err))
        return -1;
    memset(m->mem.at, 0, m->stride);
    shape_cut(s, inside);
    for (size_t y = 0; y <= h; y++)
        for (size_t x = 0; x <= w; x++) {
            const unsigned char *in = inside + y * m->stride + x;
            const bool here = *in, west = x > 0 && in[-1], north = y > 0 && *(in - m->stride);
            const bool ends_row = !s->wraps && (x == 0 || x == w);
            unsigned walls = 0;
            if (y < h)
                walls |= shape_plan_wall(shape_west(s, x, y), MAZE_WEST, ends_row, here, west);
            if (x < w || (s->wraps && y < h))
                walls |= shape_plan_wall(shape_north(s, x, y), MAZE_NORTH, y == 0 || y == h, here,
                                         north);
            m->cell[y * m->stride + x] = (unsigned char)walls;
        }
    return 0;
}

/* Gives each cell of a row the marks of its parts, or MAZE_PATH alone if it has no passage. */
static void shape_finish_row(const struct shape *s, const struct maze *m, size_t y)
{
    unsigned char *row = m->cell + y * m->stride;
    const size_t parts = s->kind->parts(s, y);
    for (size_t x = shape_shift(s, y); x + parts <= m->width; x += parts) {
        unsigned marks = 0, walls = row[x] & row[x + parts] & MAZE_WEST;
        for (size_t k = x; k < x + parts; k++) {
            marks |= row[k] & (MAZE_PATH | MAZE_VISITED);
            walls |= ~(row[k] & row[k + m->stride]) & MAZE_NORTH ? 0x10U : 0;
        }
        marks &= walls == MAZE_WEST ? MAZE_PATH : marks & MAZE_PATH ? MAZE_PATH : MAZE_VISITED;
        for (size_t k = x; k < x + parts; k++)
            maze_set_marks(&row[k], marks);
    }
}

void shape_finish(const struct shape *s, struct maze *m)
{
    for (size_t y = 0; y < m->height; y++) {
        unsigned char *first = m->cell + y * m->stride, *border = first + m->width;
        if (s->wraps) {
            *first = (unsigned char)((*first & ~(unsigned)MAZE_WEST) |
                                     (*border & ~(unsigned)MAZE_NORTH));
            *border &= MAZE_WEST;
        }
        shape_finish_row(s, m, y);
    }
}
