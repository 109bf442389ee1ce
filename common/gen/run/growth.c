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
    size_t cells = 0;
    memset(mask, 0, m->stride * (m->height + 1));
    for (size_t y = 0; y < m->height; y++)
        for (size_t i = y * m->stride, end = i + m->width; i < end; i++)
            if (i == root || !maze_solid(m, i)) {
                mask[i] = 0xff;
                cells++;
            }
    return cells;
}
