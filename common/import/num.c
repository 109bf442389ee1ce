/* num: a micromouse maze as a line a cell, "x y n e s w", in any order: the cell, counted
 * from the lower left, and for each side 1 for a wall and 0 for none. An empty line ends
 * a maze.
 *
 * Reference: Peter Harrison, "Micromouse maze file collection", micromouseonline.com,
 * 2018; Madhav Mullick, "Micromouse simulator" (mms), maze files. */
#include "common/base/number.h"
#include "micromouse.h"

#include <string.h>

enum { NUMBERS = 6 };

/* A line as it came. */
struct cell {
    uint64_t x, y, line;
    unsigned char walls;
};

static const struct cell *cells_of(const struct input *in)
{
    return (const struct cell *)(const void *)in->body.mem.at;
}

static int read_fields(struct input *in, uint64_t fields[NUMBERS])
{
    const char *s = (const char *)in->text.mem.at, *end = s + in->text.len, *at = s;
    for (int k = 0; k < NUMBERS; k++) {
        while (at < end && (*at == ' ' || *at == '\t'))
            at++;
        if (at == end || *at < '0' || *at > '9')
            return import_wrong(in, (size_t)(at - s), "not six numbers, x y n e s w");
        size_t digits = number_scan(at, (size_t)(end - at), UINT32_MAX, &fields[k]);
        if (digits == 0)
            return import_wrong(in, (size_t)(at - s), "the number is too large");
        at += digits;
        if (k > 1 && fields[k] > 1)
            return import_wrong(in, (size_t)(at - s) - 1, "a wall is 1, and none is 0");
    }
    while (at < end && (*at == ' ' || *at == '\t'))
        at++;
    return at < end ? import_wrong(in, (size_t)(at - s), "more than six numbers") : 0;
}

/* All lines of a maze. How many; -1. */
static int read_lines(struct input *in, size_t *count, uint64_t *width, uint64_t *height)
{
    int got = import_line_after_blank(in);
    in->reader.start_line = in->text_line;
    in->body.len = *count = 0;
    *width = *height = 0;
    for (; got > 0 && in->text.len > 0; got = import_line(in), ++*count) {
        uint64_t f[NUMBERS];
        struct cell cell;
        if (read_fields(in, f))
            return -1;
        memset(&cell, 0, sizeof cell);
        cell = (struct cell){f[0], f[1], in->text_line,
                             (unsigned char)(f[2] * MICROMOUSE_N | f[3] * MICROMOUSE_E |
                                             f[4] * MICROMOUSE_S | f[5] * MICROMOUSE_W)};
        if (text_append(&in->body, (const char *)&cell, sizeof cell))
            return err_memory(&in->reader.lines.err);
        *width = f[0] >= *width ? f[0] + 1 : *width;
        *height = f[1] >= *height ? f[1] + 1 : *height;
    }
    return got;
}

/* The walls of all cells, at their places in `walls`; 0xff: not told of yet. */
static int place(struct input *in, unsigned char *walls, size_t count, size_t height)
{
    memset(walls, 0xff, count);
    for (size_t k = 0; k < count; k++) {
        const struct cell *cell = &cells_of(in)[k];
        unsigned char *at = &walls[cell->x * height + cell->y];
        if (*at != 0xff)
            return err_at(&in->reader.lines.err, cell->line, 1, "cell %ju,%ju came before",
                          (uintmax_t)cell->x, (uintmax_t)cell->y);
        *at = cell->walls;
    }
    return 0;
}

static int num_read(struct input *in, struct maze *m)
{
    size_t count, differs;
    uint64_t width, height;
    if (read_lines(in, &count, &width, &height) < 0)
        return -1;
    if (count == 0)
        return 0;
    if (count / width != height || count % width != 0)
        return err_at(&in->reader.lines.err, in->reader.start_line, 1,
                      "%zu lines are not those of all cells of %jux%ju", count, (uintmax_t)width,
                      (uintmax_t)height);
    if (mem_need(&in->index, count))
        return err_memory(&in->reader.lines.err);
    if (place(in, in->index.at, count, (size_t)height))
        return -1;
    differs = micromouse_mismatch(in->index.at, (size_t)width, (size_t)height);
    if (differs != SIZE_MAX)
        return err_at(&in->reader.lines.err, in->reader.start_line, 1,
                      "cell %zu,%zu and a neighbour do not agree about a wall",
                      differs / (size_t)height, differs % (size_t)height);
    return micromouse_maze(in, m, in->index.at, (size_t)width, (size_t)height) ? -1 : 1;
}

const struct import import_num = {
    .entry = {"num", "a micromouse maze, x y n e s w a line", NULL},
    .read = num_read,
};
