/* unicode: mazes of walls in box-drawing characters, and boards in full blocks, as -f unicode
 * writes them without colours. S is the start, G a goal, a bullet the path, a middle dot a visited
 * cell; @, where an algorithm is in a frame, hides what the cell is otherwise.
 *
 * Walls: cells of C characters and the walls between them, with text_cell_lines(C) lines per cell.
 * The drawing does not say what C is; it is found by trying. Each character at a corner must show
 * exactly the walls that meet there, so only drawings of few walls fit several C; for these cell=C
 * names it. Spaces before all lines are a margin, except those of cells that only a mark shows.
 *
 * Boards: blocks of two characters if all come in pairs, otherwise of one, or of cell=C. Spaces
 * before all lines are a margin if the board within them is closed. A mark alone hides whether its
 * block is an obstacle.
 *
 * The drawings of passages that -f tree writes consist of the same characters. Their border is
 * open, so a drawing with a border that is mostly open must be named.
 *
 * Reference: The Unicode Standard, "Box Drawing", U+2500 to U+257F. */
#include "unicode.h"

#include "common/import/kit/glyphs.h"
#include "common/maze/maze_lattice.h"

#include <string.h>

enum { KEY_CELL, CELL_MAX = 200, CELL_USUAL = 3 /* TEXT_CELL of common/render/kit/text.h */ };

enum { N = 1 << MAZE_N, E = 1 << MAZE_E, S = 1 << MAZE_S, W = 1 << MAZE_W };
enum { HORIZONTAL = GLYPH_BOX + E + W, VERTICAL = GLYPH_BOX + N + S };

static const struct row_key keys[] = {
    {"cell", 0, CELL_MAX, 0, "characters per cell; 0: found by trying", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* A place of a drawing that does not fit. */
struct unicode_fault {
    size_t line, column;
    const char *what;
};

/* A drawing, the size of its cells, and what was found in it. */
struct unicode {
    struct glyphs g;
    struct unicode_fault fault; /* that was found last */
    size_t indent;              /* columns at the left in which there are only spaces, */
    bool mark_first;            /* and whether only marks are in the next one */
    size_t cell, high;          /* columns and lines of a cell or block */
    size_t width, height;       /* in cells or blocks */
};

static bool unicode_is_box(unsigned code)
{
    return code >= GLYPH_BOX && code < GLYPH_FULL;
}

static bool unicode_is_mark(unsigned code)
{
    return code == 'S' || code == 'G' || code == '@' || code == GLYPH_PATH || code == GLYPH_VISITED;
}

/* Returns whether two characters can be a block: equal ones, or a mark beside what the block is. */
static bool unicode_is_pair(unsigned a, unsigned b)
{
    return a == b || (unicode_is_mark(a) && (b == ' ' || b == GLYPH_FULL));
}

/* Returns the number of lines of a cell that is `width` characters wide. */
static size_t unicode_lines(size_t width)
{
    return width < 4 ? 1 : width / 2;
}

/* ---- detection ---- */

/* Moves *s past the next character of a record and returns its code, ' ' at the end of the line. */
static unsigned unicode_next_code(const unsigned char **s, const unsigned char *end)
{
    size_t length;
    unsigned code;
    if (*s == end || **s == '\n' || **s == '\r')
        return ' ';
    code = glyph_code(drawing_character(*s, (size_t)(end - *s), &length));
    *s += length;
    return code;
}

bool unicode_is_board(const struct first_record *record)
{
    const unsigned char *s = record->s, *end = s + record->n;
    bool full = false;
    while (s < end) {
        unsigned a, b;
        if (*s == '\n' || *s == '\r') {
            s++;
            continue;
        }
        a = unicode_next_code(&s, end);
        b = unicode_next_code(&s, end);
        full = full || a == GLYPH_FULL;
        if (!unicode_is_pair(a, b) || (b != ' ' && b != GLYPH_FULL))
            return false;
    }
    return full;
}

/* Returns the length of an escape sequence such as ESC [ 3 1 m at the front of the n bytes at s, 0
 * if there is none. */
static size_t unicode_escape_length(const unsigned char *s, size_t n)
{
    size_t i = 2;
    if (n < 2 || s[0] != 0x1b || s[1] != '[')
        return 0;
    while (i < n && ((s[i] >= '0' && s[i] <= '9') || s[i] == ';'))
        i++;
    return i < n && s[i] == 'm' ? i + 1 : 0;
}

/* A record is a drawing if its first line has only the characters of one, colours aside. */
static bool unicode_detect(const struct first_record *record)
{
    const unsigned char *s = record->s, *end = s + record->n;
    bool box = false, first = true;
    for (size_t length; s < end; s += length) {
        unsigned code = ' ';
        length = unicode_escape_length(s, (size_t)(end - s));
        if (!length)
            code = glyph_code(drawing_character(s, (size_t)(end - s), &length));
        if (!code && first && *s != '\n' && *s != '\r')
            return false;
        first = first && *s != '\n';
        box = box || unicode_is_box(code);
    }
    return box || unicode_is_board(record);
}

/* ---- reading ---- */

/* Returns the code at a place of the drawing without its indent. */
static unsigned unicode_at(const struct unicode *u, size_t line, size_t column)
{
    return glyph_at(&u->g, line, u->g.indent + column);
}

/* Stores a fault at a place without the indent. Returns false. */
static bool unicode_fault(struct unicode *u, size_t line, size_t column, const char *what)
{
    u->fault = (struct unicode_fault){line, u->g.indent + column, what};
    return false;
}

/* Stores whether there is a wall in the `count` characters from a place on, one line or column
 * after the other (dy or dx is 1), between two corners. `middle` of them may be a mark of the path.
 * Returns whether they are all wall or all gap. */
static bool unicode_span(struct unicode *u, size_t line, size_t column, size_t dy, size_t count,
                         bool *wall)
{
    const unsigned full = dy ? VERTICAL : HORIZONTAL;
    *wall = unicode_at(u, line, column) == full;
    for (size_t k = 0; k < count; k++) {
        const size_t y = line + dy * k, x = column + (1 - dy) * k;
        const unsigned code = unicode_at(u, y, x);
        const bool path = code == GLYPH_PATH && k == (count - 1) / 2;
        if (*wall ? code != full : code != ' ' && !path)
            return unicode_fault(u, y, x,
                                 *wall ? "the wall has a gap" : "expected a wall or a gap");
    }
    return true;
}

/* Reads the inside of cell (x, y) and its western wall. Returns whether it fits. */
static bool unicode_cell(struct unicode *u, size_t x, size_t y, bool *west)
{
    const size_t top = y * (u->high + 1) + 1, left = x * (u->cell + 1);
    if (!unicode_span(u, top, left, 1, u->high, west))
        return false;
    for (size_t line = 0; line < u->high && x < u->width; line++)
        for (size_t column = 0; column < u->cell; column++) {
            const bool middle = line == (u->high - 1) / 2 && column == (u->cell - 1) / 2;
            const unsigned code = unicode_at(u, top + line, left + 1 + column);
            if (code != ' ' && !(middle && unicode_is_mark(code)))
                return unicode_fault(u, top + line, left + 1 + column,
                                     "expected a blank, or a mark in the middle of a cell");
        }
    return true;
}

/* Checks that the character at every corner shows the walls of *m that meet there. Returns whether
 * all do. */
static bool unicode_corners(struct unicode *u, const struct maze *m)
{
    for (size_t y = 0; y <= u->height; y++)
        for (size_t x = 0; x <= u->width; x++) {
            const unsigned char *here = &m->cell[y * m->stride + x];
            const unsigned code = unicode_at(u, y * (u->high + 1), x * (u->cell + 1));
            const unsigned arms = (y > 0 && *(here - m->stride) & MAZE_WEST ? N : 0) |
                                  (*here & MAZE_NORTH ? E : 0) | (*here & MAZE_WEST ? S : 0) |
                                  (x > 0 && here[-1] & MAZE_NORTH ? W : 0);
            if (code != (arms ? GLYPH_BOX + arms : (unsigned)' '))
                return unicode_fault(u, y * (u->high + 1), x * (u->cell + 1),
                                     "this corner does not show the walls that meet there");
        }
    return true;
}

/* Reads the walls into *m, as large as the drawing, without marks. Returns whether the drawing is a
 * maze of walls with cells of u->cell characters. */
static bool unicode_walls(struct unicode *u, struct maze *m)
{
    for (size_t y = 0; y <= u->height; y++)
        for (size_t x = 0; x <= u->width; x++) {
            unsigned char *cell = &m->cell[y * m->stride + x];
            bool west = false, north = false;
            if (x < u->width &&
                !unicode_span(u, y * (u->high + 1), x * (u->cell + 1) + 1, 0, u->cell, &north))
                return false;
            if (y < u->height && !unicode_cell(u, x, y, &west))
                return false;
            *cell = (unsigned char)((west ? MAZE_WEST : 0) | (north ? MAZE_NORTH : 0));
        }
    return unicode_corners(u, m);
}

/* Sets the size of the cells, and that of the maze of walls. Returns whether the drawing has such a
 * size. */
static bool unicode_set_cell(struct unicode *u, size_t cell)
{
    const size_t before = u->mark_first ? 1 + (cell - 1) / 2 : 0; /* a mark in the first cell */
    const size_t columns = u->g.width - u->indent + before;
    if (u->indent < before)
        return false;
    u->g.indent = u->indent - before;
    u->cell = cell;
    u->high = unicode_lines(cell);
    u->width = (columns - 1) / (cell + 1);
    u->height = (u->g.drawing.lines - 1) / (u->high + 1);
    return u->width > 0 && u->height > 0 && (columns - 1) % (cell + 1) == 0 &&
           (u->g.drawing.lines - 1) % (u->high + 1) == 0;
}

/* Finds the size of the cells: the only one that fits. An error is that of the usual size, if the
 * drawing can have it. Returns 0, or -1 with the error set. */
static int unicode_find_cell(struct input *in, struct unicode *u, struct maze *m)
{
    struct err *err = &in->reader.lines.err;
    struct unicode_fault fault = {0, u->g.indent, "expected walls in box-drawing characters"};
    const size_t named = (size_t)in->choice.values[KEY_CELL];
    size_t found = 0;
    u->indent = u->g.indent;
    u->mark_first = true;
    for (size_t line = 0; line < u->g.drawing.lines; line++)
        u->mark_first = u->mark_first && !unicode_is_box(unicode_at(u, line, 0));
    for (size_t cell = named ? named : 1; cell <= (named ? named : CELL_MAX); cell++) {
        if (!unicode_set_cell(u, cell))
            continue;
        if (maze_shape(m, MAZE_WALLS, u->width, u->height, err))
            return -1;
        if (!unicode_walls(u, m)) {
            if (cell <= CELL_USUAL || !fault.line)
                fault = u->fault;
        } else if (found) {
            return format_refuse(in,
                                 "cells of %zu or %zu characters fit; name the width: --input "
                                 "unicode:cell=N",
                                 found, cell);
        } else {
            found = cell;
        }
    }
    if (!found)
        return glyphs_wrong(&u->g, fault.line, fault.column, fault.what);
    unicode_set_cell(u, found);
    return maze_shape(m, MAZE_WALLS, u->width, u->height, err);
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

/* Reads the mark of cell (x, y), at a place of the drawing. Returns 0, or -1 with the error set. */
static int unicode_mark(struct unicode *u, struct maze *m, size_t x, size_t y, size_t line,
                        size_t column)
{
    const int got = drawing_mark(&u->g.drawing, m, x, y, unicode_at(u, line, column));
    return got > 0 ? glyphs_wrong(&u->g, line, u->g.indent + column, DRAWING_SECOND_START) : got;
}

/* Reads the marks in the middle of the cells, and those of the path in the gaps to their west and
 * north: a path of one move has no other. Returns 0, or -1 with the error set. */
static int unicode_marks(struct unicode *u, struct maze *m)
{
    for (size_t y = 0; y < u->height; y++)
        for (size_t x = 0; x < u->width; x++) {
            const size_t top = y * (u->high + 1), line = top + 1 + (u->high - 1) / 2;
            const size_t left = x * (u->cell + 1), column = left + 1 + (u->cell - 1) / 2;
            if (unicode_mark(u, m, x, y, line, column))
                return -1;
            u->g.drawing.marks.path |=
                unicode_at(u, line, left) == GLYPH_PATH || unicode_at(u, top, column) == GLYPH_PATH;
        }
    drawing_mark_endpoints(&u->g.drawing);
    return 0;
}

/* Reads a maze of walls. Returns 1, or -1 with the error set. */
static int unicode_read_walls(struct input *in, struct unicode *u, struct maze *m)
{
    if (unicode_find_cell(in, u, m))
        return -1;
    unicode_walls(u, m);
    if (in->detected && unicode_is_open(m))
        return format_refuse(
            in, "most of the border is open; drawings of passages (-f tree) are not read; if "
                "these are walls: --input unicode");
    return unicode_marks(u, m) ? -1 : 1;
}

/* ---- boards ---- */

/* Reads block (x, y), whose characters begin at a line and column of the drawing. Returns 0, or -1
 * with the error set. */
static int unicode_block(struct unicode *u, struct maze *m, size_t x, size_t y)
{
    const size_t top = y * u->high, left = x * u->cell;
    const size_t middle = (u->high - 1) / 2 * u->cell + (u->cell - 1) / 2, n = u->high * u->cell;
    const size_t line = top + middle / u->cell, column = left + middle % u->cell;
    const unsigned first = unicode_at(u, top, left);
    const bool marked = unicode_is_mark(unicode_at(u, line, column));
    const unsigned kind = middle > 0 || !marked ? first
                          : n > 1               ? unicode_at(u, top, left + 1)
                                                : ' ';
    for (size_t k = 0; k < n; k++) {
        const size_t row = top + k / u->cell, at = left + k % u->cell;
        const unsigned code = unicode_at(u, row, at);
        if ((code != kind || unicode_is_mark(code)) && (k != middle || !marked))
            return glyphs_wrong(&u->g, row, u->g.indent + at,
                                "the characters of a block differ; name how many it has: --input "
                                "unicode:cell=N");
    }
    if (kind == GLYPH_FULL)
        m->cell[y * m->stride + x] = MAZE_OBSTACLE;
    return marked ? unicode_mark(u, m, x, y, line, column) : 0;
}

/* Reads the board without the first g->indent columns into *m. Returns 0, or -1 with the error set.
 */
static int unicode_board(struct input *in, struct unicode *u, struct maze *m)
{
    const size_t columns = u->g.width - u->g.indent;
    u->high = unicode_lines(u->cell);
    u->width = (columns + u->cell - 1) / u->cell;
    u->height = u->g.drawing.lines / u->high;
    if (u->g.drawing.lines % u->high != 0)
        return glyphs_wrong(&u->g, u->g.drawing.lines - 1, 0,
                            "the drawing ends within a row of blocks");
    if (format_open(in, m, MAZE_BLOCK, u->width, u->height))
        return -1;
    for (size_t y = 0; y < u->height; y++)
        for (size_t x = 0; x < u->width; x++)
            if (unicode_block(u, m, x, y))
                return -1;
    drawing_mark_endpoints(&u->g.drawing);
    return 0;
}

/* Returns whether all blocks have two characters, as in unicode_is_board. */
static bool unicode_has_pairs(const struct unicode *u)
{
    for (size_t line = 0; line < u->g.drawing.lines; line++)
        for (size_t column = 0; column < u->g.width - u->g.indent; column += 2)
            if (!unicode_is_pair(unicode_at(u, line, column), unicode_at(u, line, column + 1)))
                return false;
    return true;
}

/* Reads a board, without a margin if it is closed then. Returns 1, or -1 with the error set. */
static int unicode_read_board(struct input *in, struct unicode *u, struct maze *m)
{
    const size_t named = (size_t)in->choice.values[KEY_CELL];
    for (;; u->g.indent = 0) {
        const bool last = u->g.indent == 0, blank = u->g.indent == u->g.width;
        u->g.drawing.marks = (struct drawing_marks){0};
        in->goals.len = 0;
        u->cell = named ? named : unicode_has_pairs(u) ? 2 : 1;
        if (!blank && unicode_board(in, u, m)) {
            if (last || in->reader.lines.err.line == 0) /* memory ran out */
                return -1;
        } else if (last || (!blank && maze_is_closed(m))) {
            maze_block_walls(m);
            return 1;
        }
    }
}

static int unicode_read(struct input *in, struct maze *m)
{
    struct unicode u = {0};
    const int got = glyphs_read(&u.g, in);
    bool box = false, full = false;
    if (got <= 0)
        return got;
    for (size_t i = 0; i < u.g.drawing.lines * u.g.width; i++) {
        box = box || unicode_is_box(u.g.at[i]);
        full = full || u.g.at[i] == GLYPH_FULL;
        if (box && full)
            return glyphs_wrong(&u.g, i / u.g.width, i % u.g.width,
                                "expected either walls in box-drawing characters or full blocks");
    }
    return box ? unicode_read_walls(in, &u, m) : unicode_read_board(in, &u, m);
}

const struct format format_unicode = {
    .entry = {"unicode", "drawing in box-drawing characters, like -f unicode", keys, NULL},
    .detect = unicode_detect,
    .read = unicode_read,
};
