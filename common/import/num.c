/* num: a micromouse maze with one line per cell, "x y n e s w", in any order: the cell, counted
 * from the lower left, and for each side 1 for a wall and 0 for none. A blank line ends a maze.
 *
 * Reference: Peter Harrison, "Micromouse maze file collection", micromouseonline.com,
 * 2018; Madhav Mullick, "Micromouse simulator" (mms), maze files. */
#include "common/base/number.h"
#include "micromouse.h"

#include <string.h>

enum { NUMBERS = 6 };

/* A line of the file. */
struct num_cell {
    uint64_t x, y, line;
    unsigned char walls;
};

static const struct num_cell *num_cells(const struct input *in)
{
    return (const struct num_cell *)(const void *)in->body.mem.at;
}

/* Reads the numbers of the line in in->text. Returns 0, or -1 with the error set. */
static int num_read_line(struct input *in, uint64_t numbers[NUMBERS])
{
    const char *s = (const char *)in->text.mem.at, *end = s + in->text.len, *at = s;
    for (int k = 0; k < NUMBERS; k++) {
        at += text_blanks(at, (size_t)(end - at));
        if (at == end || *at < '0' || *at > '9')
            return import_wrong(in, (size_t)(at - s), "expected six numbers: x y n e s w");
        size_t digits = number_scan(at, (size_t)(end - at), UINT32_MAX, &numbers[k]);
        if (digits == 0)
            return import_wrong(in, (size_t)(at - s), "the number is too large");
        at += digits;
        if (k > 1 && numbers[k] > 1)
            return import_wrong(in, (size_t)(at - s) - 1, "expected 1 for a wall or 0 for none");
    }
    at += text_blanks(at, (size_t)(end - at));
    return at < end ? import_wrong(in, (size_t)(at - s), "expected only six numbers: x y n e s w")
                    : 0;
}

/* Reads all lines of a maze into in->body, *count of them, and finds the size of the maze. Returns
 * a value below 0 with the error set if a line is malformed. */
static int num_read_lines(struct input *in, size_t *count, uint64_t *width, uint64_t *height)
{
    int got = import_line_after_blank(in);
    in->reader.start_line = in->text_line;
    in->body.len = *count = 0;
    *width = *height = 0;
    for (; got > 0 && !import_is_blank(in); got = import_line(in), ++*count) {
        uint64_t f[NUMBERS];
        struct num_cell cell;
        if (num_read_line(in, f))
            return -1;
        memset(&cell, 0, sizeof cell);
        cell = (struct num_cell){f[0], f[1], in->text_line,
                                 (unsigned char)(f[2] * MICROMOUSE_N | f[3] * MICROMOUSE_E |
                                                 f[4] * MICROMOUSE_S | f[5] * MICROMOUSE_W)};
        if (text_append(&in->body, (const char *)&cell, sizeof cell))
            return err_memory(&in->reader.lines.err);
        *width = f[0] >= *width ? f[0] + 1 : *width;
        *height = f[1] >= *height ? f[1] + 1 : *height;
    }
    return got;
}

/* Stores the walls of all cells at their places in `walls`; 0xff means not given yet. Returns
 * 0, or -1 with the error set if a cell is given twice. */
static int num_place_cells(struct input *in, unsigned char *walls, size_t count, size_t height)
{
    memset(walls, 0xff, count);
    for (size_t k = 0; k < count; k++) {
        const struct num_cell *cell = &num_cells(in)[k];
        unsigned char *at = &walls[cell->x * height + cell->y];
        if (*at != 0xff)
            return err_at(&in->reader.lines.err, cell->line, 1, "cell %ju,%ju appears twice",
                          (uintmax_t)cell->x, (uintmax_t)cell->y);
        *at = cell->walls;
    }
    return 0;
}

/* Reads a line of a sample as six numbers. Returns whether it is one of this format. */
static bool num_sample_line(const char *s, const char *end, uint64_t f[NUMBERS])
{
    for (int k = 0; k < NUMBERS; k++) {
        size_t digits;
        s += text_blanks(s, (size_t)(end - s));
        digits = number_scan(s, (size_t)(end - s), UINT32_MAX, &f[k]);
        if (digits == 0 || (k > 1 && f[k] > 1))
            return false;
        s += digits;
    }
    while (s < end && (*s == ' ' || *s == '\t' || *s == '\r'))
        s++;
    return s == end;
}

/* A sample is in this format if every line is, and if there are as many lines as the largest
 * coordinates say, at least 2x2. */
static enum match num_detect(const struct sample *sample)
{
    const char *s = (const char *)sample->s, *last = s + sample->n;
    uint64_t count = 0, width = 0, height = 0;
    for (; s < last; count++) {
        const char *newline = memchr(s, '\n', (size_t)(last - s));
        uint64_t f[NUMBERS];
        if (!newline && !sample->complete)
            break;
        if (!num_sample_line(s, newline ? newline : last, f))
            return MATCH_NO;
        width = f[0] >= width ? f[0] + 1 : width;
        height = f[1] >= height ? f[1] + 1 : height;
        s = newline ? newline + 1 : last;
    }
    if (!sample->complete)
        return MATCH_MORE;
    return width > 1 && height > 1 && count / width == height && count % width == 0 ? MATCH_YES
                                                                                    : MATCH_NO;
}

static int num_read(struct input *in, struct maze *m)
{
    size_t count, differs;
    uint64_t width, height;
    if (num_read_lines(in, &count, &width, &height) < 0)
        return -1;
    if (count == 0)
        return 0;
    if (count / width != height || count % width != 0)
        return err_at(&in->reader.lines.err, in->reader.start_line, 1,
                      "%zu lines do not describe all cells of %jux%ju", count, (uintmax_t)width,
                      (uintmax_t)height);
    if (mem_need(&in->index, count))
        return err_memory(&in->reader.lines.err);
    if (num_place_cells(in, in->index.at, count, (size_t)height))
        return -1;
    differs = micromouse_mismatch(in->index.at, (size_t)width, (size_t)height);
    if (differs != SIZE_MAX)
        return err_at(&in->reader.lines.err, in->reader.start_line, 1,
                      "cell %zu,%zu and a neighbour disagree about a wall",
                      differs / (size_t)height, differs % (size_t)height);
    return micromouse_maze(in, m, in->index.at, (size_t)width, (size_t)height) ? -1 : 1;
}

const struct import import_num = {
    .entry = {"num", "micromouse maze, one line x y n e s w per cell", NULL, NULL},
    .detect = num_detect,
    .read = num_read,
};
