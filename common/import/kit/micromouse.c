#include "micromouse.h"

/* Returns the index of a cell that contradicts a neighbour about the wall between them, SIZE_MAX if
 * there is none. */
static size_t micromouse_mismatch(const unsigned char *cells, size_t width, size_t height)
{
    for (size_t x = 0; x < width; x++)
        for (size_t y = 0; y < height; y++) {
            const unsigned char *cell = &cells[x * height + y];
            if (x + 1 < width && !(cell[0] & MICROMOUSE_E) != !(cell[height] & MICROMOUSE_W))
                return x * height + y;
            if (y + 1 < height && !(cell[0] & MICROMOUSE_N) != !(cell[1] & MICROMOUSE_S))
                return x * height + y;
        }
    return SIZE_MAX;
}

/* Adds start and goals to the header. Returns 1, or -1 with the error set. */
static int micromouse_set_endpoints(struct input *in, size_t width, size_t height)
{
    const size_t x1 = width / 2, y1 = height / 2;
    if (format_start(in, 0, height - 1))
        return -1;
    for (size_t y = (height - 1) / 2; y <= y1; y++)
        for (size_t x = (width - 1) / 2; x <= x1; x++)
            if (format_goal(in, x, y))
                return -1;
    return 1;
}

int micromouse_maze(struct input *in, struct maze *m, const unsigned char *cells, size_t width,
                    size_t height, bool bytes)
{
    static const unsigned bits[4] = {MICROMOUSE_N, MICROMOUSE_E, MICROMOUSE_S, MICROMOUSE_W};
    const size_t differs = micromouse_mismatch(cells, width, height);
    if (differs != SIZE_MAX)
        return err_at(&in->reader.lines.err, in->reader.start_line, bytes ? differs + 1 : 1,
                      "cell %zu,%zu and a neighbour disagree about a wall", differs / height,
                      differs % height);
    if (format_open(in, m, MAZE_WALLS, width, height))
        return -1;
    for (size_t x = 0; x < width; x++)
        for (size_t y = 0; y < height; y++)
            for (unsigned d = 0; d < 4; d++)
                if (cells[x * height + y] & bits[d])
                    format_wall(m, x, height - 1 - y, d);
    return micromouse_set_endpoints(in, width, height);
}
