#include "shades.h"

const char *const shades_names[] = {"path", "distance", "sets", NULL};

enum shades_kind shades_kind_of(const struct render_ctx *c, uint64_t value)
{
    return value == SHADES_DISTANCE                                  ? SHADES_DISTANCE
           : value == SHADES_SETS || header_has(c->head, FIELD_SETS) ? SHADES_SETS
                                                                     : SHADES_PATH;
}

int shades_prepare(struct shades *s, struct render_ctx *c, uint64_t value,
                   const struct palette *palette)
{
    uint32_t *numbers;
    s->kind = shades_kind_of(c, value);
    s->palette = palette;
    if (s->kind == SHADES_PATH)
        return 0;
    s->stride = c->maze->stride;
    if (mem_need_array(&s->numbers, s->stride * c->maze->height, sizeof *numbers, 0))
        return err_memory(c->err);
    numbers = (uint32_t *)(void *)s->numbers.at;
    if (numbering_find(c, numbers, s->kind == SHADES_SETS ? NULL : &s->farthest))
        return -1;
    s->farthest += s->farthest == 0;
    return 0;
}

/* Returns the number of cell (x, y), NUMBERING_NONE if it has none. */
static uint32_t shades_number(const struct shades *s, size_t x, size_t y)
{
    return ((const uint32_t *)(const void *)s->numbers.at)[y * s->stride + x];
}

bool shades_component(const struct shades *s, size_t x, size_t y, size_t *color)
{
    const uint32_t first = shades_number(s, x, y);
    *color = first % s->stride + 5 * (first / s->stride);
    return first != NUMBERING_NONE;
}

bool shades_get(const struct shades *s, size_t x, size_t y, unsigned char to[3])
{
    const uint64_t number = shades_number(s, x, y);
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
