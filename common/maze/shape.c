#include "shape.h"

/* Returns the number of cells of a ring, counted from the innermost one, 0. Cells are halved where
 * they would become wider than one and a half times their height, at most once per ring. The middle
 * of ring j has the radius j + 3/2, in ring heights, so cells are halved if
 *
 *     2 pi (j + 3/2) / cells > 3/2      or      2 j + 3 > 3 cells / (2 pi).
 *
 * The loop steps from each ring whose cells are halved to the next. */
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

static const struct row_key rings_keys[ROW_KEYS + 1] = {
    {"inner", 0, 1000000000000, 0, "cells in the innermost ring; 0: use -w", 0, NULL},
};

static const struct shape_kind hex = {
    .entry = {"hex", "hexagons", NULL, "hexagon hexagons hexagonal sigma"},
    .width = 20,
    .parts = 2,
    .shifted = true,
};
static const struct shape_kind rings = {
    .entry = {"rings", "a round maze of concentric rings", rings_keys,
              "ring round circle polar theta"},
    .width = 6,
    .wraps = true,
};
static const struct shape_kind triangles = {
    .entry = {"triangles", "triangles", NULL, "triangle delta"},
    .width = 20,
    .parts = 1,
    .triangular = true,
};
const struct row *const shape_list[] = {&hex.entry, &rings.entry, &triangles.entry, NULL};

/* The squares of a cylinder, which are not in the list because --shape has no name for them. */
const struct shape_kind shape_squares = {
    .entry = {"squares", "squares", NULL, NULL},
    .wraps = true,
    .parts = 1,
};

/* Returns the width of the matrix for w x h cells; both are from 1 to SHAPE_MOST. */
static uint64_t shape_matrix_width(const struct shape_kind *kind, uint64_t w, uint64_t h)
{
    return kind->parts ? kind->parts * w + kind->shifted : rings_cells(w, h - 1);
}

int shape_set_size(struct shape *s, uint64_t w, uint64_t h, struct err *err)
{
    if (w > SHAPE_MOST || h > SHAPE_MOST)
        return err_set(err, "a maze with a shape has at most %d columns and rows", SHAPE_MOST);
    s->values[SHAPE_INNER] = s->kind->entry.keys ? w : 0;
    s->width = (size_t)shape_matrix_width(s->kind, w, h);
    s->height = (size_t)h;
    return 0;
}

size_t shape_own_width(const struct shape *s)
{
    const size_t parts = s->kind->parts;
    const uint64_t w = parts ? s->width / parts : s->values[SHAPE_INNER];
    const bool fits = w > 0 && w <= SHAPE_MOST && s->height <= SHAPE_MOST &&
                      shape_matrix_width(s->kind, w, s->height) == s->width;
    return fits ? (size_t)w : 0;
}

size_t shape_parts(const struct shape *s, size_t y)
{
    return s->kind->parts
               ? s->kind->parts
               : s->width / (size_t)rings_cells(s->values[SHAPE_INNER], s->height - 1 - y);
}

/* In rings, a cell shares one wall with each cell of the next outer ring, and one with the cell or
 * disc inwards. */
bool shape_stays(const struct shape *s, size_t x, size_t y)
{
    if (s->kind->triangular)
        return (x + y) % 2 == 0;
    return !s->kind->parts && y > 0 && x % shape_parts(s, y - 1) != 0;
}

size_t shape_first(const struct shape *s, size_t x, size_t y)
{
    const size_t shift = shape_shift(s, y);
    return x - (x - shift) % shape_parts(s, y);
}

bool shape_has(const struct shape *s, size_t x, size_t y)
{
    const size_t shift = shape_shift(s, y), solid = s->kind->shifted;
    return x >= shift && x < s->width - solid + shift;
}
