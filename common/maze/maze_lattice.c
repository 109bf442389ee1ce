#include "maze_lattice.h"

bool maze_is_lattice(const struct maze *m)
{
    const bool lone = m->width == 3 && m->height == 3;
    if (m->kind != MAZE_BLOCK || !maze_lattice_fits(m->width, m->height))
        return false;
    for (size_t y = 0; y < m->height; y++) {
        const unsigned char *row = m->cell + y * m->stride;
        if (y % 2 == 0 && maze_lattice_free_post(row, m->width) < m->width)
            return false;
        for (size_t x = 1; x < m->width && y % 2; x += 2)
            if (maze_lattice_encloses(row - m->stride, row, row + m->stride, x, lone) !=
                !!(row[x] & MAZE_OBSTACLE))
                return false;
    }
    return true;
}

size_t maze_border_obstacles(const struct maze *m)
{
    size_t obstacles = 0;
    for (size_t y = 0; y < m->height; y++) {
        const bool whole_row = y == 0 || y + 1 == m->height || m->width == 1;
        for (size_t x = 0; x < m->width; x += whole_row ? 1 : m->width - 1)
            obstacles += (m->cell[y * m->stride + x] & MAZE_OBSTACLE) != 0;
    }
    return obstacles;
}

bool maze_is_closed(const struct maze *m)
{
    return m->width >= 3 && m->height >= 3 &&
           maze_border_obstacles(m) + 2 >= 2 * (m->width + m->height - 2);
}
