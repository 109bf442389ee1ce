/* ascii: mazes drawn in text.
 *
 * Walls: posts, + or o, at every corner, and between them --- or | where there is a wall. Cells are
 * as wide as the first one, and as high as the distance to the next posts. In a cell, S is the
 * start, G a goal (there may be several), * the path and . a visited cell. @ is the current cell of
 * a frame; its other marks are lost, and it is read as a blank. The same characters in a gap have
 * no meaning, so a wall that a mouse has not seen, which its files may show as a dot, counts as
 * open. This is what -f ascii and -f micromouse write, and the format of micromouse contests.
 *
 * A drawing that does not begin with a post is a board of blocks, see hash_art.c. An empty line
 * ends a drawing.
 *
 * Reference: Peter Harrison, "Micromouse maze files"
 * (github.com/micromouseonline/mazefiles). */
#include "common/import/kit/drawing.h"
#include "hash_art.h"

#include <string.h>

/* A record is a drawing of walls if it begins with a post and what may follow it. */
static bool ascii_detect(const struct first_record *record)
{
    size_t first = 0;
    while (first < record->n && record->s[first] == ' ')
        first++;
    return first + 1 < record->n && (record->s[first] == '+' || record->s[first] == 'o') &&
           memchr("- .+o*", record->s[first + 1], 6);
}

/* The dimensions of a drawing of walls. */
struct ascii_layout {
    size_t wide, high; /* columns and lines from post to post */
    size_t width, height;
};

/* Finds the dimensions from the posts of the first line and the first column. Returns 0, or -1 with
 * the error set. */
static int ascii_find_layout(const struct drawing *d, struct ascii_layout *k)
{
    const unsigned post = drawing_at(d, 0, 0);
    size_t length;
    *k = (struct ascii_layout){1, 1, 0, 0};
    drawing_line(d, 0, &length);
    while (k->wide < length && drawing_at(d, 0, k->wide) != post)
        k->wide++;
    while (k->high < d->lines && drawing_at(d, k->high, 0) != post)
        k->high++;
    if (k->wide < 2 || k->wide >= length || (length - 1) % k->wide != 0)
        return drawing_wrong(
            d, 0, length - 1,
            "the first line must end with a post, and posts must be at equal distances");
    if (k->high < 2 || k->high >= d->lines || (d->lines - 1) % k->high != 0)
        return drawing_wrong(
            d, d->lines - 1, 0,
            "the last line must begin with a post, and posts must be at equal distances");
    k->width = (length - 1) / k->wide;
    k->height = (d->lines - 1) / k->high;
    return 0;
}

/* Reads the wall or gap to the west, or else to the north, of cell (x, y). Returns 0, or -1 with
 * the error set. */
static int ascii_read_wall(struct drawing *d, struct maze *m, const struct ascii_layout *k,
                           size_t x, size_t y, bool west)
{
    const size_t line = y * k->high + west, column = x * k->wide + !west;
    const size_t count = west ? k->high - 1 : x < k->width ? k->wide - 1 : 0;
    const unsigned full = west ? '|' : '-';
    const bool wall = drawing_at(d, line, column) == full;
    for (size_t i = 0; i < count; i++) {
        const size_t down = west ? i : 0, right = i - down;
        const unsigned c = drawing_at(d, line + down, column + right);
        if (wall ? c != full : c != ' ' && c != '.' && c != '*')
            return drawing_wrong(d, line + down, column + right,
                                 wall ? "the wall has a gap" : "expected a wall or a gap");
        d->marks.path |= c == '*';
    }
    if (wall)
        m->cell[y * m->stride + x] |= west ? MAZE_WEST : MAZE_NORTH;
    return 0;
}

/* Reads the marks of a cell, on any of its lines. Returns 0, or -1 with the error set. */
static int ascii_read_cell(struct drawing *d, struct maze *m, const struct ascii_layout *k,
                           size_t x, size_t y)
{
    for (size_t line = y * k->high + 1; line < (y + 1) * k->high; line++)
        for (size_t i = x * k->wide + 1; i < (x + 1) * k->wide; i++) {
            const unsigned c = drawing_at(d, line, i);
            int got;
            if (!memchr(" *.SG@", (int)c, 6))
                return drawing_wrong(d, line, i, "expected * . S G @ or a blank");
            got = drawing_mark(d, m, x, y, c);
            if (got)
                return got < 0 ? -1 : drawing_wrong(d, line, i, DRAWING_SECOND_START);
        }
    return 0;
}

/* Makes *m from a drawing of walls. Returns 1, or -1 with the error set. */
static int ascii_read_walls(struct drawing *d, struct maze *m)
{
    const unsigned post = drawing_at(d, 0, 0);
    struct ascii_layout k;
    size_t n;
    if (ascii_find_layout(d, &k) || format_open(d->in, m, MAZE_WALLS, k.width, k.height))
        return -1;
    for (size_t line = 0; line < d->lines; line++) {
        drawing_line(d, line, &n);
        if (n > k.width * k.wide + 1)
            return drawing_wrong(d, line, k.width * k.wide + 1,
                                 "the line is longer than the first");
    }
    for (size_t y = 0; y <= k.height; y++) {
        for (size_t x = 0; x <= k.width; x++) {
            if (drawing_at(d, y * k.high, x * k.wide) != post)
                return drawing_wrong(d, y * k.high, x * k.wide, "expected a post");
            if (ascii_read_wall(d, m, &k, x, y, false))
                return -1;
        }
        for (size_t x = 0; y < k.height && x <= k.width; x++)
            if (ascii_read_wall(d, m, &k, x, y, true) ||
                (x < k.width && ascii_read_cell(d, m, &k, x, y)))
                return -1;
    }
    drawing_mark_endpoints(d);
    return 1;
}

static int ascii_read(struct input *in, struct maze *m)
{
    struct drawing d;
    struct first_record first;
    const int got = drawing_read(&d, in);
    if (got <= 0)
        return got;
    drawing_remove_top(&d);
    first.s = drawing_line(&d, 0, &first.n);
    if (ascii_detect(&first)) {
        drawing_remove_indent(&d, false);
        return ascii_read_walls(&d, m);
    }
    drawing_restore(&d);
    return hash_art_make(&d, m);
}

const struct format format_ascii = {
    .entry = {"ascii", "walls drawn in text, as -f ascii and micromouse do", NULL, "micromouse"},
    .drawing = true,
    .detect = ascii_detect,
    .read = ascii_read,
};
