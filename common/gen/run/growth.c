#include "growth.h"

#include <string.h>

bool growth_may_stop(const struct gen *gen, const uint64_t *values)
{
    for (const struct row_key *key = gen->growth; key && key->name; key++)
        if (values[key - gen->entry.keys] != key->default_value)
            return true;
    return false;
}

size_t growth_cells(const struct gen *gen, const uint64_t *values, size_t cells)
{
    const uint64_t wanted = gen->growth ? values[gen->growth - gen->entry.keys] : 0;
    return wanted > 0 && wanted < cells ? (size_t)wanted : cells;
}

size_t growth_mask(const struct maze *m, size_t root, unsigned char *mask)
{
    const enum maze_kind kind = m->kind;
    const size_t width = m->width; /* a local variable: the loop takes many cells at once */
    const bool lone = width == 1 && m->height == 1;
    struct maze in = *m;
    in.cell = mask;
    memset(mask, 0, m->stride * (m->height + 1));
    for (size_t y = 0; y < m->height; y++) {
        const unsigned char *row = m->cell + y * m->stride, *below = row + m->stride;
        unsigned char *to = mask + y * m->stride;
        for (size_t x = 0; x < width; x++)
            to[x] = maze_solid_in_row(kind, row, below, x, lone) ? 0 : 0xff;
    }
    if (root != SIZE_MAX)
        mask[root] = 0xff;
    return (size_t)maze_count(&in, 1);
}
