/* unicode: reads mazes of walls in box-drawing characters, as -f unicode writes them without
 * colours. S is the start, G a goal, a bullet the path, a middle dot a visited cell; @, the current
 * cell of a frame, hides the other marks of the cell.
 *
 * Cells are C characters wide and text_cell_lines(C) lines high, with walls between them. The
 * drawing does not state C, so each value is tried. Each character at a corner must show exactly
 * the walls that meet there. Of several values that match, C is the largest; cell=C chooses
 * another. Spaces before all lines are a margin, except for cells that show only a mark.
 *
 * A corner where no walls meet is a space, and so is a corner of cut-off cells, whose sides are
 * omitted. A + is such a corner that outside.c does not treat as blank.
 *
 * The output of -f tree, which draws passages, consists of the same characters. Its border is open,
 * so a drawing with a mostly open border must be named.
 *
 * Reference: The Unicode Standard, "Box Drawing", U+2500 to U+257F. */
#include "common/maze/maze_lattice.h"
#include "grid.h"
#include "text_input.h"

#include <string.h>

enum { N = 1 << MAZE_N, E = 1 << MAZE_E, S = 1 << MAZE_S, W = 1 << MAZE_W };

/* A drawing, and the size of its cells. */
struct unicode {
    struct grid grid;
    size_t indent;   /* columns at the left that contain only spaces */
    bool mark_first; /* the next column contains only marks */
};

static bool unicode_is_box(unsigned code)
{
    return code >= DRAWING_BOX && code < DRAWING_FULL;
}

bool unicode_is_mark(unsigned code)
{
    return code && strchr("\x97\x98SG@AEBFP", (int)code); /* DRAWING_BULLET, DRAWING_DOT */
}

size_t unicode_lines(size_t width)
{
    return width < 4 ? 1 : width / 2;
}

bool unicode_is_drawn(const struct drawing *d)
{
    for (size_t y = 0; y < d->lines; y++) {
        const struct span line = drawing_line(d, y);
        for (size_t x = 0; x < line.n; x++)
            if (unicode_is_box(line.s[x]))
                return true;
    }
    return false;
}

/* ---- reading ---- */

/* Checks that the character at each corner shows the walls that meet there. Returns 0, or -1 with
 * the error set. */
static int unicode_corners(const struct grid *g)
{
    const struct maze *m = g->m;
    for (size_t y = 0; y <= m->height; y++)
        for (size_t x = 0; x <= m->width; x++) {
            const unsigned char *here = &m->cell[y * m->stride + x];
            const size_t line = y * g->high, column = x * g->wide;
            const unsigned arms = (y > 0 && *(here - m->stride) & MAZE_WEST ? N : 0) |
                                  (*here & MAZE_NORTH ? E : 0) | (*here & MAZE_WEST ? S : 0) |
                                  (x > 0 && here[-1] & MAZE_NORTH ? W : 0);
            const unsigned code = drawing_at(g->d, line, column);
            if (arms ? code != DRAWING_BOX + arms : code != ' ' && code != '+')
                return drawing_wrong(g->d, line, column,
                                     "this corner does not show the walls that meet there");
        }
    return 0;
}

/* Sets the grid to cells of `cell` characters. Returns whether the drawing can have such cells. */
static bool unicode_set_cell(struct unicode *u, size_t cell)
{
    const size_t before = u->mark_first ? 1 + (cell - 1) / 2 : 0; /* a mark in the first cell */
    struct grid *g = &u->grid;
    const size_t lines = g->d->lines - 1, columns = g->d->longest - u->indent + before - 1;
    if (u->indent < before)
        return false;
    g->d->indent = u->indent - before;
    g->wide = cell + 1;
    g->high = unicode_lines(cell) + 1;
    g->width = columns / g->wide;
    g->height = lines / g->high;
    return g->width > 0 && g->height > 0 && columns % g->wide == 0 && lines % g->high == 0;
}

/* Finds the size of the cells: the largest one that fits; in a smaller one, all walls would come in
 * pairs. A single row has too few walls for that: only one size may fit. Returns 1, 0 with the
 * error set if none fits, or -1 with the error set if a row fits several or memory runs out. */
static int unicode_find_cell(struct unicode *u)
{
    struct grid *g = &u->grid;
    struct input *in = g->d->in;
    struct err *err = &in->reader.lines.err;
    const size_t named = in->choice.format->part == TEXT_UNICODE ? (size_t)in->choice.values[0] : 0;
    size_t found = 0;
    drawing_wrong(g->d, 0, 0, "expected walls in box-drawing characters");
    for (size_t line = 0; line < g->d->lines; line++)
        u->mark_first = u->mark_first && drawing_at(g->d, line, 0) != '+' &&
                        !unicode_is_box(drawing_at(g->d, line, 0));
    for (size_t cell = named ? named : 1; cell <= (named ? named : CELL_MAX); cell++) {
        if (!unicode_set_cell(u, cell))
            continue;
        if (maze_shape(g->m, MAZE_WALLS, g->width, g->height, err))
            return -1;
        if (grid_read(g, false) || unicode_corners(g))
            continue;
        if (found && g->height == 1)
            return format_refuse(in,
                                 "cells of %zu or %zu characters fit; specify the width: --input "
                                 "unicode:cell=N",
                                 found, cell);
        found = cell;
    }
    if (!found)
        return 0;
    unicode_set_cell(u, found);
    if (maze_shape(g->m, MAZE_WALLS, g->width, g->height, err)) /* unreached: it had this size */
        return -1;
    return 1;
}

/* Returns whether most sides of the border are open. */
static bool unicode_is_open(const struct maze *m)
{
    size_t walls = 0;
    for (size_t x = 0; x < m->width; x++)
        walls += (m->cell[x] & MAZE_NORTH) + (m->cell[m->height * m->stride + x] & MAZE_NORTH);
    walls /= MAZE_NORTH;
    for (size_t y = 0; y < m->height; y++)
        walls +=
            (m->cell[y * m->stride] & MAZE_WEST) + (m->cell[y * m->stride + m->width] & MAZE_WEST);
    return walls < m->width + m->height;
}

int unicode_read(struct drawing *d, struct maze *m)
{
    struct unicode u = {.grid = {.d = d,
                                 .m = m,
                                 .horizontal = DRAWING_BOX + E + W,
                                 .vertical = DRAWING_BOX + N + S,
                                 .marks = " \x97\x98SG@AEBFP",
                                 .gap_marks = 2,
                                 .middle = true,
                                 .wrong = "expected a space, or a mark in the middle of a cell"},
                        .mark_first = true};
    int got;
    for (size_t line = 0; line < d->lines; line++) {
        const struct span of = drawing_line(d, line);
        for (size_t column = 0; column < of.n; column++)
            if (of.s[column] != ' ' && of.s[column] != '+' && !unicode_is_box(of.s[column]) &&
                !unicode_is_mark(of.s[column]))
                return drawing_wrong(d, line, column,
                                     "expected walls in box-drawing characters, spaces and marks") +
                       1; /* 0 */
    }
    drawing_remove_indent(d, true);
    u.indent = d->indent;
    if ((got = unicode_find_cell(&u)) <= 0)
        return got;
    if (grid_read(&u.grid, true) || outside_close(&u.grid))
        return -1;
    if (d->in->detected && unicode_is_open(m))
        return format_refuse(
            d->in, "most of the border is open; drawings of passages (-f tree) are not read; if "
                   "these are walls: --input unicode");
    return 1;
}
