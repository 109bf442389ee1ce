#include "shape.h"

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

size_t shape_first(const struct shape *s, size_t x, size_t y)
{
    const size_t shift = shape_shift(s, y);
    return x - (x - shift) % s->kind->parts(s, y);
}

bool shape_has(const struct shape *s, size_t x, size_t y)
{
    const size_t shift = shape_shift(s, y), solid = s->kind->shifted;
    return y < s->height && x >= shift && x < s->width - solid + shift;
}
