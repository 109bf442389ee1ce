/* reader_head.c reads what precedes the rows of a record. */
#include "reader.h"

#include "hex.h"

#include <string.h>

/* The digits allowed in a place of a row, as a mask of their bits. */
enum {
    ALLOW_CELL = MAZE_DIGIT,
    ALLOW_COLUMN = MAZE_WEST,
    ALLOW_ROW = MAZE_NORTH,
    ALLOW_CORNER = 0,
    ALLOW_BLOCK = MAZE_DIGIT & ~MAZE_NORTH,
};

void reader_init(struct reader *r, int fd, struct out *tie, enum maze_kind bare)
{
    lines_init(&r->lines, fd, tie);
    r->bare = bare;
    r->rows = 0;
    r->headers_only = false;
}

void reader_free(struct reader *r)
{
    header_free(&r->head);
    mem_free(&r->row);
    mem_free(&r->text.mem);
}

/* ---- rows ---- */

static const char *allowed_text(unsigned allow)
{
    switch (allow) {
    case ALLOW_COLUMN:
        return "a digit of the border column, 0 or 1";
    case ALLOW_ROW:
        return "a digit of the border row, 0 or 2";
    case ALLOW_CORNER:
        return "the last digit of a maze, 0";
    default: /* ALLOW_BLOCK */
        return "a digit of a block board (0 free, 1 obstacle, 4 path, 8 visited)";
    }
}

/* What a row must look like; n is SIZE_MAX for the first row of a record without a header. */
struct row {
    struct mem *to;
    size_t offset;             /* where in *to it goes */
    size_t n;                  /* how many digits it has */
    unsigned char inner, last; /* the digits allowed before the last one, and the last one */
};

/* Sets the error for the next byte, with which the record has width x height cells or more, if that
 * is more than allowed. Returns 0, or -1. */
static int row_limit(struct reader *r, enum maze_kind kind, size_t width, uint64_t height)
{
    struct lines *l = &r->lines;
    if (!maze_limit(kind, width, height, r->head.max_cells, &l->err))
        return 0;
    l->err.line = l->line;
    l->err.column = lines_column(l);
    return -1;
}

/* Reads the rest of a row from digit x on byte by byte, with spaces and '\r', and finds what is
 * wrong. Returns the number of digits of the row, 0 on error. */
static size_t row_careful(struct reader *r, const struct row *row, size_t x)
{
    struct lines *l = &r->lines;
    int c, ended;
    r->row_plain = x;
    r->row_odd = 0;
    while ((ended = lines_blank(l)) == 0) {
        unsigned char value, allow;
        c = lines_peek(l);
        if (!hex_is_digit(c))
            return lines_unexpected(l, c, "a digit"), 0;
        if (x == row->n)
            return err_at(&l->err, l->line, lines_column(l), "the row has more than %zu digit%s", x,
                          x == 1 ? "" : "s"),
                   0;
        if (row->n == SIZE_MAX && x > 0 && row_limit(r, MAZE_WALLS, x, 1))
            return 0;
        allow = x + 1 == row->n ? row->last : row->inner;
        if (mem_need(row->to, row->offset + x + 1))
            return err_memory(&l->err), 0;
        if (hex_decode(&value, &l->in.buf[l->in.at], 1, allow))
            return lines_unexpected(l, c, allowed_text(allow)), 0;
        row->to->at[row->offset + x++] = value;
        r->row_end = lines_column(l);
        if (r->row_odd == 0 && value & ~ALLOW_ROW)
            r->row_odd = r->row_end;
        l->in.at++;
    }
    if (ended < 0)
        return 0;
    if (row->n != SIZE_MAX && x < row->n)
        return err_at(&l->err, r->row_line, r->row_end + 1, "the row has %zu digit%s, not %zu", x,
                      x == 1 ? "" : "s", row->n),
               0;
    return x;
}

/* Reads a row that lies in the buffer as a whole, n digits and a newline, as nearly all do. Returns
 * false, and leaves it there, if it does not or something else is in it. */
static inline bool row_at_once(struct reader *r, const struct row *row)
{
    struct lines *l = &r->lines;
    const unsigned char *from = l->in.buf + l->in.at;
    unsigned char *to;
    const size_t n = row->n;
    if (l->in.end - l->in.at <= n || from[n] != '\n' || row->offset + n > row->to->size)
        return false;
    to = row->to->at + row->offset;
    if (hex_decode(to, from, n, row->inner) || to[n - 1] & ~row->last)
        return false;
    r->row_end = r->row_col + n - 1;
    l->in.at += n + 1;
    l->line_at = lines_offset(l);
    l->line++;
    return true;
}

/* Reads a row, whose first digit is the next byte. Returns the number of its digits, 0 on error.
 * Blocks of digits, then a newline, come first; row_careful handles everything else. */
static size_t row_read(struct reader *r, const struct row *row)
{
    struct lines *l = &r->lines;
    size_t x = 0;
    r->row_line = l->line;
    r->row_col = r->row_end = lines_column(l);
    r->rows++;
    if (row->n == SIZE_MAX)
        return row_careful(r, row, 0);
    if (row_at_once(r, row))
        return row->n;
    while (x < row->n) {
        size_t part = l->in.end - l->in.at;
        unsigned char *to;
        if (part > row->n - x)
            part = row->n - x;
        if (mem_need(row->to, row->offset + x + part))
            return err_memory(&l->err), 0;
        to = row->to->at + row->offset + x;
        if (hex_decode(to, l->in.buf + l->in.at, part, row->inner) ||
            (x + part == row->n && to[part - 1] & ~row->last))
            return row_careful(r, row, x);
        l->in.at += part;
        x += part;
        r->row_end = lines_column(l) - 1;
        if (x < row->n && lines_peek(l) < 0)
            return row_careful(r, row, x);
    }
    if (l->in.at < l->in.end && l->in.buf[l->in.at] == '\n') {
        lines_next(l);
        return x;
    }
    return row_careful(r, row, x);
}

/* Returns 1 if there is another row in this record, 0 if the record has ended, or -1. */
static int row_follows(struct reader *r)
{
    struct lines *l = &r->lines;
    int c, ended;
    if (l->in.at < l->in.end && hex_is_digit(l->in.buf[l->in.at]))
        return 1;
    r->end_line = l->line;
    r->end_col = lines_column(l);
    l->slashes = r->end_col > 1; /* a line that begins with '/' holds no digits */
    ended = lines_blank(l);
    l->slashes = true;
    if (ended)
        return ended < 0 ? -1 : 0;
    c = lines_peek(l);
    if (c == '#')
        return lines_unexpected(l, c, "a row; an empty line ends a maze");
    return hex_is_digit(c) ? 1 : lines_unexpected(l, c, "a digit");
}

/* Reads row number r->rows of a record whose header announces `rows` rows. Returns 0, or -1. */
static int row_announced(struct reader *r, const struct row *row, uint64_t rows)
{
    struct lines *l = &r->lines;
    int more = row_follows(r);
    if (more < 0)
        return -1;
    if (!more)
        return err_at(&l->err, r->end_line, r->end_col, "the maze ends after %ju of its %ju rows",
                      (uintmax_t)r->rows, (uintmax_t)rows);
    return row_read(r, row) ? 0 : -1;
}

/* Checks that the record ends after its last row. Returns 0, or -1. */
static int rows_end(struct reader *r)
{
    struct lines *l = &r->lines;
    int more = row_follows(r);
    if (more > 0)
        return err_at(&l->err, l->line, lines_column(l), "one row more than the %ju of the header",
                      (uintmax_t)r->rows);
    return more;
}

/* Reads the next row of a record with a header to to->at + at. above is the row before it, NULL if
 * that lies right before to->at + at. Returns as reader_rows, which reads the others faster. */
static int row_next(struct reader *r, struct mem *to, size_t at, const unsigned char *above)
{
    struct lines *l = &r->lines;
    const struct header *h = &r->head;
    size_t stride = h->width + 1;
    bool border = !h->endless && r->rows == h->height, first = r->rows == 0;
    uint64_t rows = h->height + (uint64_t)(h->kind == MAZE_WALLS);
    struct row row = {to, at, stride, ALLOW_CELL, ALLOW_COLUMN};
    if (h->endless) {
        int more = row_follows(r);
        if (more <= 0)
            return more;
        if (row_limit(r, h->kind, h->width, r->rows + 1))
            return -1;
    } else if (r->rows > h->height) {
        return h->kind == MAZE_WALLS ? rows_end(r) : 0;
    }
    if (h->kind == MAZE_WALLS) {
        if (border) {
            row.inner = ALLOW_ROW;
            row.last = ALLOW_CORNER;
        }
        return row_announced(r, &row, rows) ? -1 : 1;
    }
    row = (struct row){&r->row, 0, h->width, ALLOW_BLOCK, ALLOW_BLOCK};
    if (border ? rows_end(r) : row_announced(r, &row, rows))
        return -1;
    r->rows += border;
    if (mem_need(to, at + stride))
        return err_memory(&l->err);
    if (!above && !first)
        above = to->at + at - stride;
    maze_block_row(to->at + at, border ? NULL : r->row.at, above, h->width);
    return 1;
}

/* Converts at most `most` rows of text at `from` to rows of cells at `to`, as long as each has
 * exactly `width` cells, with `walls` a digit of the border column, and a newline. above: the row
 * before the first one, for boards. Returns their number; the row after them at `to` is undefined.
 */
static inline size_t rows_convert(struct reader *r, unsigned char *to, const unsigned char *from,
                                  size_t most, const unsigned char *above, bool walls, size_t width)
{
    const size_t n = width + walls;
    size_t rows = 0;
    for (; rows < most && from[n] == '\n'; rows++, to += width + 1, from += n + 1) {
        unsigned char *digits = walls ? to : r->row.at;
        if (hex_decode(digits, from, n, walls ? ALLOW_CELL : ALLOW_BLOCK))
            break;
        if (!walls)
            maze_block_row(to, digits, above, width);
        else if (to[width] & ~ALLOW_COLUMN)
            break;
        above = to;
    }
    return rows;
}

/* Reads at most `most` rows, but not the border row, to to->at + at, as long as each lies in the
 * buffer as a whole, as nearly all do, and there is memory for it. With a width that the compiler
 * knows, narrow rows take half the time. Returns their number. */
static int rows_at_once(struct reader *r, const struct mem *to, size_t at, size_t most,
                        const unsigned char *above)
{
    struct lines *l = &r->lines;
    const struct header *h = &r->head;
    const bool walls = h->kind == MAZE_WALLS;
    const size_t width = h->width, n = width + walls, room = (to->size - at) / (width + 1);
    const uint64_t high = !h->endless    ? h->height
                          : h->max_cells ? h->max_cells / width
                                         : UINT64_MAX;
    const size_t left = r->rows < high ? (size_t)(high - r->rows) : 0;
    const size_t buffered = (l->in.end - l->in.at) / (n + 1);
    const unsigned char *from = l->in.buf + l->in.at;
    unsigned char *row = to->at + at;
    size_t rows;
    most = most < left ? most : left;
    most = most < room ? most : room;
    most = most < buffered ? most : buffered;
    above = walls || above ? above : row - width - 1;
    switch (walls ? width : 0) {
    case 1:
        rows = rows_convert(r, row, from, most, above, true, 1);
        break;
    case 2:
        rows = rows_convert(r, row, from, most, above, true, 2);
        break;
    default:
        rows = rows_convert(r, row, from, most, above, walls, width);
    }
    r->rows += rows;
    l->in.at += rows * (n + 1);
    l->line += rows;
    l->line_at = rows > 0 ? lines_offset(l) : l->line_at;
    return (int)rows;
}

int reader_rows(struct reader *r, struct mem *to, size_t at, size_t most,
                const unsigned char *above)
{
    const bool inner = r->rows > 0 && at < to->size && /* otherwise row_next makes *to grow */
                       (r->head.endless || r->rows < r->head.height);
    const int rows = inner ? rows_at_once(r, to, at, most, above) : 0;
    return rows > 0 ? rows : row_next(r, to, at, above);
}

/* ---- whole mazes ---- */

/* Moves the first row, n bytes at m->at, to make room for n bytes before it: only now has a row
 * proved that this width is real. Returns 0, or -1 with *err set. */
static int first_row_down(struct mem *m, size_t n, struct err *err)
{
    if (mem_need_array(m, n, 2, 0))
        return err_memory(err);
    memmove(m->at + n, m->at, n);
    return 0;
}

static int maze_announced(struct reader *r, struct maze *m)
{
    struct lines *l = &r->lines;
    const struct header *h = &r->head;
    size_t stride = h->width + 1, at = 2 * stride;
    int got;
    if (h->endless)
        return err_at(&l->err, l->line, 1, "an endless maze (height inf) cannot be held whole");
    if (row_next(r, &m->mem, 0, NULL) < 0 || first_row_down(&m->mem, stride, &l->err))
        return -1;
    while ((got = reader_rows(r, &m->mem, at, SIZE_MAX, NULL)) > 0)
        at += (size_t)got * stride;
    return got < 0 ? -1 : maze_shape(m, h->kind, h->width, h->height, &l->err);
}

/* Sets the error for digit x of the row read last, which is its last digit or the first one that a
 * border row cannot have. Returns -1. */
static int bad_border(struct reader *r, size_t x, size_t n, unsigned allow)
{
    const bool adjacent = r->row_end - r->row_col == n - 1 || x < r->row_plain;
    const uint64_t col = x + 1 == n ? r->row_end : adjacent ? r->row_col + x : r->row_odd;
    return err_at(&r->lines.err, r->row_line, col, "expected %s", allowed_text(allow));
}

/* Reads the rows of a record without a header, n digits each, to m->mem from byte n on. Sets *walls
 * if they are a maze of walls: a digit has the value 2. Sets *border to the error if a row other
 * than the last does not end as a row of walls must. Returns n, 0 on error. */
static size_t bare_rows(struct reader *r, struct mem *m, bool *walls, struct err *border)
{
    struct lines *l = &r->lines;
    unsigned char inner = r->bare == MAZE_BLOCK ? ALLOW_BLOCK : ALLOW_CELL, any = 0;
    struct row row = {m, 0, SIZE_MAX, inner, inner};
    size_t n = row_read(r, &row);
    int more;
    row.n = n;
    if (n == 0 || first_row_down(m, n, &l->err))
        return 0;
    border->line = 0;
    for (;;) {
        const unsigned char *digit = m->at + n * (size_t)r->rows;
        for (size_t x = 0; x < n; x++)
            any |= digit[x];
        more = row_follows(r);
        if (more <= 0)
            break;
        if (!border->line && digit[n - 1] & ~ALLOW_COLUMN) {
            bad_border(r, n - 1, n, ALLOW_COLUMN);
            *border = l->err;
        }
        if (row_limit(r, MAZE_WALLS, n > 1 ? n - 1 : 1, r->rows))
            return 0;
        row.offset = n * ((size_t)r->rows + 1);
        if (!row_read(r, &row))
            return 0;
    }
    *walls = r->bare == MAZE_WALLS || any & MAZE_NORTH; /* never in the digits of a board */
    return more < 0 ? 0 : n;
}

/* Makes *m a maze of walls from n x rows digits in m->mem, which already have its form. Returns 0,
 * or -1. */
static int bare_walls(struct reader *r, struct maze *m, size_t n, const struct err *border)
{
    struct lines *l = &r->lines;
    size_t rows = (size_t)r->rows;
    const unsigned char *last = m->mem.at + n * rows;
    if (n < 2 || rows < 2)
        return err_at(&l->err, r->start_line, r->start_col,
                      "a maze of walls has at least 2 rows of 2 digits");
    if (border->line) {
        l->err = *border;
        return -1;
    }
    for (size_t x = 0; x < n; x++)
        if (last[x] & ~(x + 1 < n ? ALLOW_ROW : ALLOW_CORNER))
            return bad_border(r, x, n, x + 1 < n ? ALLOW_ROW : ALLOW_CORNER);
    return maze_shape(m, MAZE_WALLS, n - 1, rows - 1, &l->err);
}

/* Makes *m a board of blocks from n x rows digits in m->mem: moves the rows apart for the border
 * column, the last one first, then sets the walls. Returns 0, or -1. */
static int bare_block(struct reader *r, struct maze *m, size_t n)
{
    struct lines *l = &r->lines;
    size_t rows = (size_t)r->rows;
    unsigned char *at;
    if (maze_shape(m, MAZE_BLOCK, n, rows, &l->err))
        return -1;
    if (mem_need(&r->row, n))
        return err_memory(&l->err);
    at = m->mem.at;
    for (size_t y = rows; y > 0; y--)
        memmove(at + y * m->stride, at + y * n, n);
    for (size_t y = 0; y < rows; y++) {
        unsigned char *row = m->cell + y * m->stride;
        memcpy(r->row.at, row, n);
        maze_block_row(row, r->row.at, y > 0 ? row - m->stride : NULL, n);
    }
    at = m->cell + rows * m->stride;
    maze_block_row(at, NULL, at - m->stride, n);
    return 0;
}

int reader_limit(struct reader *r, enum maze_kind kind, size_t width, size_t height)
{
    struct err *err = &r->lines.err;
    if (!maze_limit(kind, width, height, r->head.max_cells, err))
        return 0;
    err->line = r->start_line;
    err->column = 1;
    return -1;
}

int reader_maze(struct reader *r, struct maze *m)
{
    struct err border;
    bool walls;
    size_t n;
    if (r->head.present)
        return maze_announced(r, m);
    n = bare_rows(r, &m->mem, &walls, &border);
    if (n == 0 || (walls ? bare_walls(r, m, n, &border) : bare_block(r, m, n)))
        return -1;
    if (reader_limit(r, m->kind, m->width, m->height))
        return -1;
    r->head.kind = m->kind;
    r->head.width = m->width;
    r->head.height = m->height;
    return 0;
}
