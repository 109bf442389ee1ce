/* ascii: mazes drawn in text.
 *
 * Walls: posts, + or o, at every corner, and between them --- or | where there is a wall. Cells are
 * as wide as the first one, and as high as the distance to the next posts. In a cell, S is the
 * start, G a goal (there may be several), * the path and . a visited cell. @ is the current cell of
 * a frame; its other marks are lost, and it is read as a blank. The same characters in a gap have
 * no meaning, so a wall that a mouse has not seen, which its files may show as a dot, counts as
 * open. This is what -f ascii and -f micromouse write, and the format of micromouse contests.
 *
 * A drawing that does not begin with a post is a board of blocks, see art.c. An empty line ends a
 * drawing.
 *
 * Reference: Peter Harrison, "Micromouse maze files"
 * (github.com/micromouseonline/mazefiles). */
#include "art.h"
#include "drawing.h"

#include <string.h>

/* Returns whether the n bytes at s begin with a post and what may follow it. */
static bool ascii_begins_with_post(const unsigned char *s, size_t n)
{
    size_t first = 0;
    while (first < n && s[first] == ' ')
        first++;
    return first + 1 < n && (s[first] == '+' || s[first] == 'o') &&
           memchr("- .+o*", s[first + 1], 6);
}

static enum match ascii_detect(const struct sample *sample)
{
    if (import_begins(sample, HEADER_MARK) == MATCH_YES)
        return MATCH_NO; /* a maze stream may be slow, and must not wait for its end */
    return ascii_begins_with_post(sample->s, sample->n) ? MATCH_YES
           : sample->complete                           ? MATCH_NO
                                                        : MATCH_MORE;
}

/* ---- marks ---- */

/* Reads character c of cell (x, y) of *m. Returns 0, or -1 with the error set if memory runs out.
 */
static int ascii_mark(struct input *in, struct drawing_ends *ends, struct maze *m, int c, size_t x,
                      size_t y)
{
    m->cell[y * m->stride + x] |= c == '*' ? MAZE_PATH : c == '.' ? MAZE_VISITED : 0;
    ends->path = ends->path || c == '*';
    return c == 'S'   ? drawing_add_start(in, ends, m, x, y)
           : c == 'G' ? drawing_add_goal(in, ends, m, x, y)
                      : 0;
}

/* ---- walls ---- */

/* The dimensions of a drawing of walls. */
struct ascii_layout {
    size_t wide, high; /* columns and lines from post to post */
    size_t width, height;
};

/* Finds the dimensions from the posts of the first line and the first column. Returns 0, or -1 with
 * the error set. */
static int ascii_find_layout(struct input *in, size_t lines, struct ascii_layout *k)
{
    const int post = drawing_at(in, 0, 0);
    size_t length;
    *k = (struct ascii_layout){1, 1, 0, 0};
    drawing_line(in, 0, &length);
    while (k->wide < length && drawing_at(in, 0, k->wide) != post)
        k->wide++;
    while (k->high < lines && drawing_at(in, k->high, 0) != post)
        k->high++;
    if (k->wide < 2 || k->wide >= length || (length - 1) % k->wide != 0)
        return drawing_wrong(
            in, 0, length - 1,
            "the first line must end with a post, and posts must be at equal distances");
    if (k->high < 2 || k->high >= lines || (lines - 1) % k->high != 0)
        return drawing_wrong(
            in, lines - 1, 0,
            "the last line must begin with a post, and posts must be at equal distances");
    k->width = (length - 1) / k->wide;
    k->height = (lines - 1) / k->high;
    return 0;
}

/* Reads a line of posts with walls or gaps between them. Returns 0, or -1 with the error set. */
static int ascii_read_wall_line(struct input *in, struct maze *m, const struct ascii_layout *k,
                                size_t y, struct drawing_ends *ends)
{
    const size_t line = y * k->high;
    const int post = drawing_at(in, 0, 0);
    for (size_t x = 0; x <= k->width; x++) {
        const size_t left = x * k->wide;
        const bool wall = drawing_at(in, line, left + 1) == '-'; /* not behind the last post */
        if (drawing_at(in, line, left) != post)
            return drawing_wrong(in, line, left, "expected a post");
        for (size_t i = left + 1; i < left + k->wide && x < k->width; i++) {
            int c = drawing_at(in, line, i);
            ends->path = ends->path || c == '*';
            if (wall ? c != '-' : c != ' ' && c != '.' && c != '*')
                return drawing_wrong(in, line, i,
                                     wall ? "the wall has a gap" : "expected a wall or a gap");
        }
        if (wall)
            m->cell[y * m->stride + x] |= MAZE_NORTH;
    }
    return 0;
}

/* Reads the marks of a cell, on any of its lines. Returns 0, or -1 with the error set. */
static int ascii_read_cell(struct input *in, struct maze *m, const struct ascii_layout *k, size_t x,
                           size_t y, struct drawing_ends *ends)
{
    for (size_t line = y * k->high + 1; line < (y + 1) * k->high; line++)
        for (size_t i = x * k->wide + 1; i < (x + 1) * k->wide; i++) {
            int c = drawing_at(in, line, i);
            if (!c || !strchr(" *.SG@", c))
                return drawing_wrong(in, line, i, "expected * . S G @ or a blank");
            if (c == 'S' && ends->start)
                return drawing_wrong(in, line, i, DRAWING_SECOND_START);
            if (ascii_mark(in, ends, m, c, x, y))
                return -1;
        }
    return 0;
}

/* Reads the lines of a row of cells. Returns 0, or -1 with the error set. */
static int ascii_read_cells(struct input *in, struct maze *m, const struct ascii_layout *k,
                            size_t y, struct drawing_ends *ends)
{
    for (size_t x = 0; x <= k->width; x++) {
        const bool wall = drawing_at(in, y * k->high + 1, x * k->wide) == '|';
        for (size_t line = y * k->high + 1; line < (y + 1) * k->high; line++) {
            int c = drawing_at(in, line, x * k->wide);
            ends->path = ends->path || c == '*';
            if (wall ? c != '|' : c != ' ' && c != '.' && c != '*')
                return drawing_wrong(in, line, x * k->wide,
                                     wall ? "the wall has a gap" : "expected a wall or a gap");
        }
        if (wall)
            m->cell[y * m->stride + x] |= MAZE_WEST;
        if (x < k->width && ascii_read_cell(in, m, k, x, y, ends))
            return -1;
    }
    return 0;
}

/* Makes *m from a drawing of walls. Returns 1, or -1 with the error set. */
static int ascii_read_walls(struct input *in, struct maze *m, size_t lines)
{
    struct drawing_ends ends = {0};
    struct ascii_layout k;
    size_t n;
    if (ascii_find_layout(in, lines, &k) || import_open(in, m, k.width, k.height))
        return -1;
    for (size_t line = 0; line < lines; line++) {
        drawing_line(in, line, &n);
        if (n > k.width * k.wide + 1)
            return drawing_wrong(in, line, k.width * k.wide + 1,
                                 "the line is longer than the first");
    }
    for (size_t y = 0; y <= k.height; y++)
        if (ascii_read_wall_line(in, m, &k, y, &ends) ||
            (y < k.height && ascii_read_cells(in, m, &k, y, &ends)))
            return -1;
    drawing_mark_ends(&ends);
    return 1;
}

static int ascii_read(struct input *in, struct maze *m)
{
    size_t lines, longest, walls, n;
    const unsigned char *first;
    int got = drawing_read(in, &lines, &longest);
    if (got <= 0)
        return got;
    walls = lines;
    drawing_remove_top(in, &walls);
    first = drawing_line(in, 0, &n);
    if (!ascii_begins_with_post(first, n)) {
        in->top = 0;
        return art_make(in, lines, longest, m);
    }
    drawing_remove_indent(in, walls);
    return ascii_read_walls(in, m, walls);
}

const struct import import_ascii = {
    .entry = {"ascii", "walls drawn in text, as -f ascii and micromouse do", NULL, "micromouse"},
    .detect = ascii_detect,
    .read = ascii_read,
};
