/* A cell covers a rectangle of the picture, whose sides may lie within pixels. Its light is the
 * average of theirs, weighted with the areas that it covers. Everything is computed with whole
 * numbers, so that the mask is the same on every machine: to scale W pixels to w cells, lengths are
 * measured in parts of 1/w of a pixel. A pixel has the length w, and a cell the length W. */
#include "mask_scale.h"

/* The pixels in one direction that a cell covers. */
struct mask_span {
    size_t begin, end;  /* the first one, and the one after the last */
    uint64_t from, to;  /* where the cell begins and ends, in parts of a pixel */
    uint64_t per_pixel; /* parts of a pixel */
};

/* Returns the span of cell number `at` of `cells`, in a direction with this many pixels. */
static struct mask_span mask_span_of(size_t at, size_t cells, size_t pixels)
{
    struct mask_span s = {.per_pixel = cells};
    s.from = (uint64_t)at * pixels;
    s.to = s.from + pixels;
    s.begin = (size_t)(s.from / cells);
    s.end = (size_t)((s.to + cells - 1) / cells);
    return s;
}

/* Returns how much of a pixel a span covers. */
static uint64_t mask_covered(const struct mask_span *s, size_t pixel)
{
    const uint64_t begin = pixel * s->per_pixel, end = begin + s->per_pixel;
    return (end < s->to ? end : s->to) - (begin > s->from ? begin : s->from);
}

/* Returns the sum of the light in a rectangle of the picture, weighted with areas. */
static uint64_t mask_light(const struct import_picture *p, const struct mask_span *columns,
                           const struct mask_span *rows)
{
    const uint32_t *light = (const uint32_t *)(const void *)p->light.mem.at;
    uint64_t sum = 0;
    for (size_t y = rows->begin; y < rows->end; y++) {
        const uint32_t *row = light + y * p->width;
        uint64_t of_row = 0;
        for (size_t x = columns->begin; x < columns->end; x++)
            of_row += row[x] * mask_covered(columns, x);
        sum += of_row * mask_covered(rows, y);
    }
    return sum;
}

/* The most cells in a direction: products of them and of pixels have 64 bits. */
static const uint64_t mask_most = SIZE_MAX / 4 < UINT32_MAX ? SIZE_MAX / 4 : UINT32_MAX;

/* Sets the error for a size that is too large. Returns -1. */
static int mask_too_large(struct err *err)
{
    return err_set(err, "-m: a picture cannot be scaled to that many cells");
}

int mask_scale(struct mask *mask, uint64_t width, uint64_t height, struct err *err)
{
    const struct import_picture *p = &mask->picture;
    const uint64_t area = (uint64_t)p->width * p->height;
    const uint64_t least = p->white / MASK_WHITE * mask->threshold; /* of a pixel */
    size_t bytes;
    if (maze_limit(MAZE_WALLS, width, height, mask->max_cells, err))
        return -1;
    if (area > UINT64_MAX / p->white) /* unreached: a picture of more than 10^11 pixels */
        return mask_too_large(err);
    if (width > mask_most || height > mask_most ||
        mem_size((size_t)width + 1, (size_t)height + 1, 0, &bytes))
        return mask_too_large(err);
    if (mem_need(&mask->mem, bytes))
        return err_memory(err);
    mask->width = (size_t)width;
    mask->height = (size_t)height;
    for (size_t y = 0; y < mask->height; y++) {
        const struct mask_span rows = mask_span_of(y, mask->height, p->height);
        for (size_t x = 0; x < mask->width; x++) {
            const struct mask_span columns = mask_span_of(x, mask->width, p->width);
            const bool inside = mask_light(p, &columns, &rows) >= least * area;
            mask->mem.at[y * (mask->width + 1) + x] = inside ? 0xff : 0;
        }
    }
    mask_close(mask);
    return 0;
}

/* Returns the number of cells in proportion to `cells`: a * cells / b, rounded, at least 1. */
static uint64_t mask_proportional(uint64_t cells, uint64_t a, uint64_t b)
{
    const uint64_t n = (2 * a * cells + b) / (2 * b);
    return n > 0 ? n : 1;
}

int mask_fit(struct mask *mask, uint64_t width, uint64_t height, struct err *err)
{
    const struct import_picture *p = &mask->picture;
    if (width > mask_most || height > mask_most)
        return mask_too_large(err);
    width = width ? width : mask_proportional(height, p->width, p->height);
    height = height ? height : mask_proportional(width, p->height, p->width);
    return width == mask->width && height == mask->height ? 0
                                                          : mask_scale(mask, width, height, err);
}
