#include "micromouse.h"

int micromouse_maze(struct input *in, struct maze *m, const unsigned char *cells, size_t width,
                    size_t height, bool bytes)
{
    const size_t x1 = width / 2, y1 = height / 2;
    if (format_open(in, m, MAZE_WALLS, width, height))
        return -1;
    for (size_t x = 0; x < width; x++)
        for (size_t y = 0; y < height; y++) {
            const unsigned char *cell = &cells[x * height + y];
            unsigned char *to = &m->cell[(height - 1 - y) * m->stride + x];
            if ((x + 1 < width && !(cell[0] & MICROMOUSE_E) != !(cell[height] & MICROMOUSE_W)) ||
                (y + 1 < height && !(cell[0] & MICROMOUSE_N) != !(cell[1] & MICROMOUSE_S)))
                return err_at(&in->reader.lines.err, in->reader.start_line,
                              bytes ? x * height + y + 1 : 1,
                              "cell %zu,%zu and a neighbour disagree about a wall", x, y);
            for (unsigned d = 0; d < 4; d++)
                if (*cell & MICROMOUSE_N << d)
                    to[m->owner[d]] |= maze_wall[d];
        }
    for (size_t y = (height - 1) / 2; y <= y1; y++)
        for (size_t x = (width - 1) / 2; x <= x1; x++)
            if (format_goal(in, x, y))
                return -1;
    return format_start(in, 0, height - 1) ? -1 : 1;
}
