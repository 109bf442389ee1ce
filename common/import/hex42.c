/* hex42: reads a maze of walls as programs write it for A-Maze-ing, a project of the 42 schools:
 * one hexadecimal digit per cell, an empty line, the entrance and the exit as x,y, and the moves of
 * the path:
 *
 *     953
 *     C52
 *     D56
 *
 *     0,0
 *     2,2
 *     EESS
 *
 * A digit is the sum of 1 for a wall to the north, 2 east, 4 south and 8 west, so neighbours must
 * agree. The files of students also have lower-case letters, ends like (0, 0), or no empty line,
 * and some lack the moves, or moves and ends; all these are read.
 *
 * The cells of the moves are marked, and the header gets the field moves, even if the moves lead
 * through a wall: maze-solve --check verifies them.
 *
 * Reference: 42, "A-Maze-ing", subject of the project, 2025. */
#include "common/import/kit/micromouse.h"
#include "common/maze/path.h"
#include "common/stream/hex.h"

enum { OPENINGS = 2 }; /* the maximum in the outline: an entrance and an exit */

/* Compares a row of n cells with their neighbours to the west and in the row above, which is NULL
 * for the first row. Adds the openings in their outline to *open, except those to the south, which
 * may be unknown during detection. Returns the index of the first cell that is not a digit or
 * contradicts a neighbour; n if there is none. */
static size_t hex42_compare(const unsigned char *row, const unsigned char *above, size_t n,
                            size_t *open)
{
    unsigned char bad = 0;
    int last = 0;
    for (size_t x = 0; x < n; x++) {
        const int cell = hex_value(row[x], 0, &bad);
        const bool north = cell & MICROMOUSE_N, west = cell & MICROMOUSE_W;
        if (bad || (x > 0 && west != !!(last & MICROMOUSE_E)) ||
            (above && north != !!(hex_value(above[x], 0, &bad) & MICROMOUSE_S)))
            return x;
        *open += x == 0 && !west;
        *open += !above && !north;
        last = cell;
    }
    *open += !(last & MICROMOUSE_E);
    return n;
}

/* A record is in this format if it begins with at least two rows whose cells agree with their
 * neighbours and whose outline has few openings. If no digit in the last column has a wall to the
 * east, the digits are those of a board. */
static bool hex42_detect(struct span record)
{
    struct span line, above = {NULL, 0};
    size_t rows = 0, open = 0;
    unsigned char bad = 0;
    unsigned last = 0; /* the union of all digits in the last column */
    for (; format_next_line(&record, &line) && (!rows || line.n == above.n) &&
           !memchr(line.s, ',', line.n);
         rows++, above = line)
        if (line.n == 0 || hex42_compare(line.s, above.s, line.n, &open) < line.n ||
            open > OPENINGS)
            return false;
        else
            last |= hex_value(line.s[line.n - 1], 0, &bad);
    return rows > 1 && last & MICROMOUSE_E;
}

/* Appends the rows, starting with the last line read, to in->state.body, and makes *m from them.
 * Returns the result of format_line for the line after the rows. */
static int hex42_read_rows(struct input *in, struct maze *m)
{
    struct text_buf *body = &in->state.body;
    size_t width = in->text.len, height = 0, open = 0;
    unsigned char bad = 0;
    int got = 1;
    for (; got > 0 && !format_is_blank(in) && !memchr(in->text.mem.at, ',', in->text.len);
         height++, got = format_line(in)) {
        const unsigned char *row = in->text.mem.at;
        size_t x;
        if (in->text.len != width)
            return format_wrong(in, 0, "the row has %zu digit%s, not %zu", in->text.len,
                                in->text.len == 1 ? "" : "s", width);
        x = hex42_compare(row, height ? body->mem.at + body->len - width : NULL, width, &open);
        if (x < width)
            return format_wrong(in, x,
                                hex_is_digit(row[x])
                                    ? "this cell and a neighbour disagree about a wall"
                                    : "expected a hexadecimal digit, the walls of a cell");
        if (format_append(in, body, row, width))
            return -1;
    }
    if (got < 0 || (height == 0 && format_wrong(in, 0, "expected a row of hexadecimal digits")) ||
        format_open(in, m, MAZE_WALLS, width, height))
        return -1;
    for (size_t y = 0; y < height; y++)
        for (size_t x = 0; x < width; x++)
            for (unsigned d = 0; d < 4; d++)
                if (hex_value(body->mem.at[y * width + x], 0, &bad) & MICROMOUSE_N << d)
                    m->cell[(ptrdiff_t)(y * m->stride + x) + m->owner[d]] |= maze_wall[d];
    for (size_t x = 0; x < width; x++)
        open += !(m->cell[height * m->stride + x] & MAZE_NORTH);
    return open <= OPENINGS
               ? got
               : format_refuse(in,
                               "the outline has %zu openings, more than an entrance and an exit; "
                               "is a row missing?",
                               open);
}

/* Sets the error for the last line read, which cannot follow the first `kept` lines. Returns -1. */
static int hex42_unexpected(struct input *in, const char *expected, uint64_t kept)
{
    return format_wrong(in, 0, "expected %s; without what follows: head -n %ju FILE", expected,
                        (uintmax_t)kept);
}

/* Parses the last line read as an end of the path, x,y or (x, y). Returns 0, or -1 with an error
 * that mentions the `kept` lines before the ends. */
static int hex42_read_end(struct input *in, const struct maze *m, uint64_t kept, struct place *end)
{
    char *text = (char *)in->text.mem.at;
    size_t n = 0;
    for (size_t i = 0; i < in->text.len; i++)
        if (!memchr("( )", text[i], 3) || (n > 0 && hex_is_digit(text[n - 1]) &&
                                           i + 1 < in->text.len && hex_is_digit(text[i + 1])))
            text[n++] = text[i];
    return place_read(text, n, end) == 0 && end->x < m->width && end->y < m->height
               ? 0
               : hex42_unexpected(in, "entrance and exit, cells x,y of the maze, a line each",
                                  kept);
}

/* Marks the path from `start` with the moves in the last line read, and adds the moves to the
 * header. Returns 0, or -1 with the error set. */
static int hex42_mark(struct input *in, const struct maze *m, struct place start)
{
    const size_t n = in->text.len;
    size_t i = maze_cell(m, start);
    char *moves;
    if (format_append(in, &in->text, "", 1))
        return -1;
    moves = (char *)in->text.mem.at;
    m->cell[i] |= MAZE_PATH;
    for (size_t k = 0; k < n; k++) {
        unsigned d;
        moves[k] = (char)(moves[k] & ~0x20); /* converts to upper case */
        d = path_direction(moves[k]);
        if (d > 3 || !maze_within(m, i, d))
            return format_wrong(in, k, "expected a move N, E, S or W within the maze");
        i = maze_neighbour(m, i, d);
        m->cell[i] |= MAZE_PATH;
    }
    return format_memory(in, header_set(&in->reader.head, FIELD_SOLUTION, "path") ||
                                 header_set(&in->reader.head, FIELD_MOVES, moves));
}

static int hex42_read(struct input *in, struct maze *m)
{
    struct place start, goal;
    uint64_t kept;
    int got = format_first_line(in);
    if (got <= 0 || (got = hex42_read_rows(in, m)) < 0)
        return got;
    while (got > 0 && format_is_blank(in))
        got = format_line(in);
    if (got <= 0)
        return got < 0 ? -1 : 1;
    kept = in->text_line - 1;
    if (hex42_read_end(in, m, kept, &start) || format_line(in) < 0 ||
        hex42_read_end(in, m, kept, &goal) || format_start(in, start.x, start.y) ||
        format_goal(in, goal.x, goal.y) || (got = format_line(in)) < 0)
        return -1;
    if (got > 0 && !format_is_blank(in) &&
        (hex42_mark(in, m, start) || (got = format_line(in)) < 0))
        return -1;
    return got == 0 || format_is_blank(in)
               ? 1
               : hex42_unexpected(in, "an empty line or the end", in->text_line - 1);
}

const struct format format_hex42 = {
    .entry = {"hex42", "walls in hexadecimal, as in 42's A-Maze-ing", NULL, "a-maze-ing"},
    .detect = hex42_detect,
    .read = hex42_read,
};
