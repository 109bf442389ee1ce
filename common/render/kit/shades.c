#include "shades.h"

const char *const shades_names[] = {"path", "distance", "sets", NULL};

enum shades_kind shades_kind_of(const struct render_ctx *c, uint64_t value)
{
    size_t n;
    return value == SHADES_DISTANCE                                      ? SHADES_DISTANCE
           : value == SHADES_SETS || header_get(c->head, FIELD_SETS, &n) ? SHADES_SETS
                                                                         : SHADES_PATH;
}

/* Computes the distances of all cells. Returns 0, or -1 with *c->err set. */
static int shades_find_distances(struct shades *s, struct render_ctx *c)
{
    const struct maze *m = c->maze;
    if (mem_need_array(&s->distances, m->stride * m->height, sizeof(uint32_t), 0))
        return err_memory(c->err);
    if (distance_search(c, (uint32_t *)(void *)s->distances.at, &s->farthest))
        return -1;
    s->farthest += s->farthest == 0;
    return 0;
}

int shades_prepare(struct shades *s, struct render_ctx *c, uint64_t value,
                   const struct palette *palette)
{
    s->kind = shades_kind_of(c, value);
    s->palette = palette;
    if (s->kind == SHADES_PATH)
        return 0;
    s->stride = c->maze->stride;
    return s->kind == SHADES_DISTANCE ? shades_find_distances(s, c)
                                      : components_find(&s->components, c->maze, c->err);
}

bool shades_get(const struct shades *s, size_t x, size_t y, unsigned char to[3])
{
    const size_t i = y * s->stride + x;
    size_t color;
    if (s->kind == SHADES_DISTANCE) {
        const uint32_t distance = ((const uint32_t *)(const void *)s->distances.at)[i];
        palette_shade(to, s->palette,
                      distance == DISTANCE_NONE
                          ? PALETTE_SHADES
                          : (unsigned)((uint64_t)distance * (PALETTE_SHADES - 1) / s->farthest));
        return true;
    }
    if (!components_color(&s->components, i, &color))
        return false;
    palette_component(to, s->palette, color);
    return true;
}

void shades_free(struct shades *s)
{
    components_free(&s->components);
    mem_free(&s->distances);
}
