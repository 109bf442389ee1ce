#include "shades.h"

const char *const shades_names[] = {"path", "distance", "sets", NULL};

enum shades_kind shades_kind_of(const struct render_ctx *c, uint64_t value)
{
    return value == SHADES_DISTANCE                                  ? SHADES_DISTANCE
           : value == SHADES_SETS || header_has(c->head, FIELD_SETS) ? SHADES_SETS
                                                                     : SHADES_PATH;
}

int shades_prepare(struct shades *s, struct mem *mem, struct render_ctx *c, uint64_t value,
                   const struct palette *palette)
{
    s->kind = shades_kind_of(c, value);
    s->palette = palette;
    if (s->kind == SHADES_PATH)
        return 0;
    s->stride = c->maze->stride;
    s->numbers = numbering_find(c, mem, s->kind == SHADES_SETS ? NULL : &s->farthest);
    if (!s->numbers)
        return -1;
    s->farthest += s->farthest == 0;
    return 0;
}

bool shades_component(const struct shades *s, size_t x, size_t y, size_t *color)
{
    const uint32_t first = s->numbers[y * s->stride + x];
    *color = first % s->stride + 5 * (first / s->stride);
    return first != NUMBERING_NONE;
}

bool shades_get(const struct shades *s, size_t x, size_t y, unsigned char to[3])
{
    const uint64_t number = s->numbers[y * s->stride + x];
    size_t color;
    if (s->kind == SHADES_DISTANCE) {
        palette_shade(to, s->palette,
                      number == NUMBERING_NONE
                          ? PALETTE_SHADES
                          : (unsigned)(number * (PALETTE_SHADES - 1) / s->farthest));
        return true;
    }
    if (!shades_component(s, x, y, &color))
        return false;
    palette_component(to, s->palette, color);
    return true;
}
