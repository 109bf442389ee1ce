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

/* Finds the dimensions from the posts of the first line and the first column. Returns 0, or -1 with
 * the error set. */
static int ascii_find_grid(const struct drawing *d, struct drawing_grid *g)
{
    size_t length;
    *g = (struct drawing_grid){.wide = 1,
                               .high = 1,
                               .post = drawing_at(d, 0, 0),
                               .horizontal = '-',
                               .vertical = '|',
                               .marks = {' ', '*', '.', 'S', 'G', '@'},
                               .gap_marks = 3,
                               .wrong = "expected * . S G @ or a blank"};
    drawing_line(d, 0, &length);
    while (g->wide < length && drawing_at(d, 0, g->wide) != g->post)
        g->wide++;
    while (g->high < d->lines && drawing_at(d, g->high, 0) != g->post)
        g->high++;
    if (g->wide < 2 || g->wide >= length || (length - 1) % g->wide != 0)
        return drawing_wrong(
            d, 0, length - 1,
            "the first line must end with a post, and posts must be at equal distances");
    if (g->high < 2 || g->high >= d->lines || (d->lines - 1) % g->high != 0)
        return drawing_wrong(
            d, d->lines - 1, 0,
            "the last line must begin with a post, and posts must be at equal distances");
    g->width = (length - 1) / g->wide;
    g->height = (d->lines - 1) / g->high;
    return 0;
}

static int ascii_read(struct input *in, struct maze *m)
{
    struct drawing d;
    struct drawing_grid g;
    struct first_record first;
    size_t n;
    const int got = drawing_read(&d, in);
    if (got <= 0)
        return got;
    drawing_remove_top(&d);
    first.s = drawing_line(&d, 0, &first.n);
    if (!ascii_detect(&first)) {
        drawing_restore(&d);
        return hash_art_make(&d, m);
    }
    drawing_remove_indent(&d, false);
    if (ascii_find_grid(&d, &g) ||
        maze_shape(m, MAZE_WALLS, g.width, g.height, &in->reader.lines.err))
        return -1;
    for (size_t line = 0; line < d.lines; line++) {
        drawing_line(&d, line, &n);
        if (n > g.width * g.wide + 1)
            return drawing_wrong(&d, line, g.width * g.wide + 1,
                                 "the line is longer than the first");
    }
    return drawing_read_grid(&d, &g, m, true) ? -1 : 1;
}

const struct format format_ascii = {
    .entry = {"ascii", "walls drawn in text, as -f ascii and micromouse do", NULL, "micromouse"},
    .drawing = true,
    .detect = ascii_detect,
    .read = ascii_read,
};
