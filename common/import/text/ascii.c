/* ascii: reads mazes drawn in text.
 *
 * Walls: a post, + or o, at every corner, and --- or | between posts where there is a wall. Cells
 * are as wide and as high as the distance between two posts. A space instead of a post
 * is a corner of cut-off cells, whose other walls may also be spaces. In a cell, S is the start, G
 * a goal (there may be several), * the path and . a visited cell. @ is the current cell of a frame;
 * its other marks are lost, and it is read as a space. The same characters in a gap have no
 * meaning, so a wall that a mouse has not seen, which its files may show as a dot, is read as open.
 * This is the output of -f ascii and -f micromouse, and the format of micromouse contests.
 *
 * Lines without posts: walls in every other line and column, between cells of one character, which
 * are spaces, dots or marks.
 *
 * Reference: Peter Harrison, "Micromouse maze files" (github.com/micromouseonline/mazefiles). */
#include "grid.h"
#include "text_input.h"

#include <string.h>

/* Returns whether the lines have no posts: - and | are at the walls of one-character cells, and
 * spaces at the posts. */
static bool ascii_is_plain(const struct drawing *d)
{
    bool walls[2] = {false, false};
    if (d->lines % 2 == 0 || d->longest % 2 == 0 || d->lines < 3)
        return false;
    for (size_t y = 0; y < d->lines; y++)
        for (size_t x = 0; x < d->longest; x++) {
            const unsigned code = drawing_at(d, y, x);
            const bool is_wall = code == '-' || code == '|';
            if (y % 2 == x % 2 ? is_wall || (y % 2 == 0 && code != ' ')
                               : code != ' ' && code != (y % 2 ? '|' : '-'))
                return false;
            walls[y % 2] = walls[y % 2] || is_wall;
        }
    return walls[0] && walls[1];
}

bool ascii_is_drawn(const struct drawing *d)
{
    struct span top = drawing_line(d, 0);
    size_t first = 0;
    for (size_t line = 1; line < d->lines && format_blanks(top) == top.n; line++)
        top = drawing_line(d, line);
    while (first < top.n && top.s[first] == ' ')
        first++;
    if (ascii_is_plain(d))
        return true;
    return first + 1 < top.n && (top.s[first] == '+' || top.s[first] == 'o') &&
           memchr("- .+o*", top.s[first + 1], 6) &&
           (drawing_lines_with(d, '-') > 0 || drawing_lines_with(d, '|') > 0);
}

/* Finds the width of cells, the distance of the first two posts of the first line that has posts
 * other than at its ends, the height, the minimum distance in the column of the first of these two,
 * and the size; posts may be missing at some corners. Returns the number of columns of the drawing.
 */
static size_t ascii_find_posts(struct grid *g)
{
    const struct drawing *d = g->d;
    const size_t all = d->end - d->indent;
    size_t column = 0, before = 0, length = 1;
    for (size_t line = 0; line < d->lines && (g->wide == 0 || g->wide + 1 == all); line++) {
        const struct span of = drawing_line(d, line);
        const unsigned char *first = memchr(of.s, (int)g->post, of.n), *next = NULL;
        if (first)
            next = memchr(first + 1, (int)g->post, of.n - (size_t)(first + 1 - of.s));
        if (next) {
            g->wide = (size_t)(next - first);
            column = (size_t)(first - of.s);
        }
    }
    for (size_t line = 0, found = 0; line < d->lines; line++)
        if (drawing_at(d, line, column) == g->post) {
            if (found++ && (g->high == 0 || line - before < g->high))
                g->high = line - before;
            before = line;
        }
    for (size_t line = 0; g->high > 0 && line < d->lines; line += g->high) {
        const size_t n = drawing_length(d, line);
        length = n > length ? n : length;
    }
    return length;
}

/* Finds the dimensions. Returns 0, or -1 with the error set, also if there are posts within cells.
 */
static int ascii_find_grid(struct grid *g)
{
    const struct drawing *d = g->d;
    const struct span first = drawing_line(d, 0);
    size_t length;
    g->post = first.s[format_blanks(first)];
    if (ascii_is_plain(d)) {
        g->post = 0;
        g->wide = g->high = 2;
        g->width = d->longest / 2;
        g->height = d->lines / 2;
        return 0;
    }
    length = ascii_find_posts(g);
    if (g->wide < 2 || (length - 1) % g->wide != 0)
        return drawing_wrong(
            d, 0, first.n - 1,
            "the first line must end with a post, and posts must be at equal distances");
    if (g->high < 2 || (d->lines - 1) % g->high != 0)
        return drawing_wrong(
            d, d->lines - 1, 0,
            "the last line must begin with a post, and posts must be at equal distances");
    g->width = (length - 1) / g->wide;
    g->height = (d->lines - 1) / g->high;
    for (size_t line = 0; line < d->lines; line++)
        for (size_t x = 1; line % g->high != 0 && x < length; x++)
            if (x % g->wide != 0 && drawing_at(d, line, x) == g->post)
                return drawing_wrong(d, line, x, g->wrong);
    return 0;
}

int ascii_read(struct drawing *d, struct maze *m)
{
    struct grid g = {.d = d,
                     .m = m,
                     .horizontal = '-',
                     .vertical = '|',
                     .marks = " *.SG@AEBFPsgaebfp",
                     .gap_marks = 3,
                     .wrong = "expected a mark, * . S G @ A P E F B, or a space"};
    for (; format_blanks(drawing_line(d, 0)) == drawing_line(d, 0).n; d->lines--)
        d->top++; /* blank lines at the top */
    drawing_remove_indent(d, false);
    if (ascii_find_grid(&g))
        return 0;
    if (maze_shape(m, MAZE_WALLS, g.width, g.height, &d->in->reader.lines.err))
        return -1;
    for (size_t line = 0; line < d->lines; line++)
        if (drawing_length(d, line) > g.width * g.wide + 1)
            return drawing_wrong(d, line, g.width * g.wide + 1,
                                 "the line is longer than the first");
    if (grid_read(&g, true) || (g.post && outside_close(&g)))
        return -1;
    if (g.post == 0)
        maze_clear(m, MAZE_VISITED); /* a dot is a free cell */
    return 1;
}
