/* num: reads a micromouse maze with one line per cell, "x y n e s w", in any order: the cell,
 * counted from the lower left, and for each side 1 if it has a wall and 0 if not. A blank line ends
 * a maze.
 *
 * Reference: Peter Harrison, "Micromouse maze file collection", micromouseonline.com, 2018; Madhav
 * Mullick, "Micromouse simulator" (mms), maze files. */
#include "common/base/number.h"
#include "common/import/kit/micromouse.h"

#include <string.h>

enum { NUMBERS = 6 };

/* The number of cells read, and the size that their coordinates require. */
struct num_size {
    uint64_t cells, width, height;
};

/* Reads the six numbers of a line, from *at to `end`, moves *at past them, and counts the cell.
 * Returns NULL, or a description of the error at *at. */
static const char *num_read_line(const char **at, const char *end, uint32_t numbers[NUMBERS],
                                 struct num_size *size)
{
    for (int k = 0; k < NUMBERS; k++) {
        uint64_t number;
        size_t digits;
        *at += text_blanks(*at, (size_t)(end - *at));
        digits = number_scan(*at, (size_t)(end - *at), UINT32_MAX, &number);
        if (digits == 0)
            return "expected six numbers below 2^32: x y n e s w";
        *at += digits;
        if (k > 1 && number > 1)
            return --*at, "expected 1 for a wall or 0 for none";
        numbers[k] = (uint32_t)number;
    }
    *at += text_blanks(*at, (size_t)(end - *at));
    if (*at < end)
        return "expected only six numbers: x y n e s w";
    size->cells++;
    size->width = numbers[0] >= size->width ? (uint64_t)numbers[0] + 1 : size->width;
    size->height = numbers[1] >= size->height ? (uint64_t)numbers[1] + 1 : size->height;
    return NULL;
}

/* Returns whether the number of cells is the one that the size requires, at least one. */
static bool num_is_complete(const struct num_size *size)
{
    return size->cells / size->width == size->height && size->cells % size->width == 0;
}

/* A record is in this format if every line is, and if the number of lines matches the largest
 * coordinates, at least 2x2. */
static bool num_detect(struct span record)
{
    struct span line;
    struct num_size size = {0};
    uint32_t numbers[NUMBERS];
    while (format_next_line(&record, &line)) {
        const char *at = (const char *)line.s;
        if (num_read_line(&at, at + line.n, numbers, &size))
            return false;
    }
    return size.width > 1 && size.height > 1 && num_is_complete(&size);
}

static int num_read(struct input *in, struct maze *m)
{
    struct num_size size = {0};
    unsigned char *walls;
    const uint32_t *f; /* the numbers of a cell */
    int got = format_first_line(in);
    for (; got > 0 && !format_is_blank(in); got = format_line(in)) {
        uint32_t numbers[NUMBERS];
        const char *line = (const char *)in->text.mem.at, *at = line;
        const char *wrong = num_read_line(&at, line + in->text.len, numbers, &size);
        if (wrong)
            return format_wrong(in, at - line, "%s", wrong);
        if (format_append(in, &in->state.body, numbers, sizeof numbers))
            return -1;
    }
    if (got < 0 || size.cells == 0)
        return got;
    if (!num_is_complete(&size))
        return format_refuse(in, "%ju lines do not describe all cells of %jux%ju",
                             (uintmax_t)size.cells, (uintmax_t)size.width, (uintmax_t)size.height);
    if (mem_need(&in->state.index, (size_t)size.cells))
        return err_memory(&in->reader.lines.err);
    walls = in->state.index.at;
    memset(walls, 0xff, (size_t)size.cells); /* not yet known */
    f = (const uint32_t *)(const void *)in->state.body.mem.at;
    for (uint64_t k = 0; k < size.cells; k++, f += NUMBERS) {
        unsigned char *at = &walls[f[0] * size.height + f[1]];
        if (*at != 0xff)
            return err_at(&in->reader.lines.err, in->reader.start_line + k, 1,
                          "cell %ju,%ju appears twice", (uintmax_t)f[0], (uintmax_t)f[1]);
        *at = (unsigned char)(f[2] * MICROMOUSE_N | f[3] * MICROMOUSE_E | f[4] * MICROMOUSE_S |
                              f[5] * MICROMOUSE_W);
    }
    return micromouse_maze(in, m, walls, (size_t)size.width, (size_t)size.height, false);
}

const struct format format_num = {
    .entry = {"num", "micromouse maze, one line x y n e s w per cell", NULL, NULL},
    .detect = num_detect,
    .read = num_read,
};
