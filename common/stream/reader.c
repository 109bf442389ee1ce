/* reader_head.c reads the header and comments of a record.
 *
 * Rows pass through the programs one by one. A row costs as much as 50 digits, so copying mazes of
 * width 1 and 2 takes 14 and 8 times as long per cell as copying mazes of width 1000. */
#include "reader.h"

#include "hex.h"

#include <string.h>

/* The digits allowed at a position in a row, as a mask of their bits. */
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
    r->start_line = 0; /* no record has begun */
    r->headers_only = false;
}

void reader_free(struct reader *r)
{
    header_free(&r->head);
    mem_free(&r->row);
    mem_free(&r->text.mem);
}

/* ---- rows ---- */

/* The description of the allowed digits in messages, indexed by their mask. */
static const char *const allowed_text[MAZE_DIGIT + 1] = {
    [ALLOW_COLUMN] = "a digit of the border column, 0 or 1",
    [ALLOW_ROW] = "a digit of the border row, 0 or 2",
    [ALLOW_CORNER] = "the last digit of a maze, 0",
    [ALLOW_BLOCK] = "a digit of a block board (0 free, 1 obstacle, 4 path, 8 visited)",
};

/* The form that a row must have; n is SIZE_MAX for the first row of a record without a header. */
struct row_form {
    size_t n;                  /* the number of digits */
    unsigned char inner, last; /* masks of the digits allowed before the last one and as last */
};

int reader_limit(struct reader *r, enum maze_kind kind, size_t width, uint64_t height)
{
    struct err *err = &r->lines.err;
    return maze_limit(kind, width, height, r->head.max_cells, err)
               ? err_place(err, r->start_line, 1)
               : 0;
}

/* Like reader_limit, with the error at the next byte, where the record reaches at least that
 * size. */
static int row_limit(struct reader *r, enum maze_kind kind, size_t width, uint64_t height)
{
    struct lines *l = &r->lines;
    return reader_limit(r, kind, width, height) ? err_place(&l->err, l->line, lines_column(l)) : 0;
}

/* Reads digit x of a row, the next byte, to r->row, which must have room for it. Returns 0, or -1
 * with r->lines.err set. */
static int row_digit(struct reader *r, const struct row_form *row, size_t x)
{
    struct lines *l = &r->lines;
    const unsigned char allow = x + 1 == row->n ? row->last : row->inner;
    const int c = l->in.buf[l->in.at];
    if (!hex_is_digit(c))
        return lines_unexpected(l, c, "a digit");
    if (x == row->n)
        return lines_wrong(l, "the row has more than %zu digit%s", x, x == 1 ? "" : "s");
    if (row->n == SIZE_MAX && x > 0 && row_limit(r, MAZE_WALLS, x, 1))
        return -1;
    return hex_decode(r->row.at + x, l->in.buf + l->in.at, 1, allow)
               ? lines_unexpected(l, c, allowed_text[allow])
               : 0;
}

/* Reads a row of any form to r->row: in parts if it is wide, and digit by digit from the first part
 * that does not consist only of digits, accepting spaces and '\r', to locate an error. Returns the
 * number of digits, or 0 with r->lines.err set. */
static size_t row_careful(struct reader *r, const struct row_form *row)
{
    struct lines *l = &r->lines;
    bool parts = row->n != SIZE_MAX;
    size_t x = 0; /* digits */
    int ended;
    while ((ended = lines_blank(l)) == 0) {
        const uint64_t column = lines_column(l);
        const size_t left = row->n - x, arrived = l->in.end - l->in.at;
        size_t n = !parts ? 0 : arrived < left ? arrived : left;
        if (mem_need(&r->row, x + n + 1))
            return err_memory(&l->err), 0;
        parts = n > 0 && !hex_decode(r->row.at + x, l->in.buf + l->in.at, n, row->inner) &&
                !(n == left && r->row.at[row->n - 1] & ~row->last);
        n = parts ? n : 1;
        if (!parts && row_digit(r, row, x))
            return 0;
        for (size_t i = 0; i < n && !r->head.present && r->nonborder_column == 0; i++)
            if (r->row.at[x + i] & ~ALLOW_ROW)
                r->nonborder_column = column + i;
        r->row_end = column + n - 1;
        l->in.at += n;
        x += n;
    }
    if (ended < 0)
        return 0;
    if (row->n != SIZE_MAX && x < row->n)
        return err_at(&l->err, r->row_line, r->row_end + 1, "the row has %zu digit%s, not %zu", x,
                      x == 1 ? "" : "s", row->n),
               0;
    return x;
}

/* Reads a row, whose first digit is the next byte, to to->at + at. If all n digits and a newline
 * have arrived, as in nearly all cases, they are read directly to their destination; the memory for
 * them is allocated only then. Returns the number of digits, or 0 with r->lines.err set. */
static inline size_t row_read(struct reader *r, const struct row_form *row, struct mem *to,
                              size_t at)
{
    struct lines *l = &r->lines;
    const unsigned char *from = l->in.buf + l->in.at;
    size_t n = row->n;
    r->row_line = l->line;
    r->row_col = lines_column(l);
    r->row_end = r->row_col - 1;
    r->nonborder_column = 0;
    r->rows++;
    if (l->in.end - l->in.at > n && from[n] == '\n') {
        if (mem_need(to, at + n))
            return err_memory(&l->err), 0;
        if (!hex_decode(to->at + at, from, n, row->inner) && !(to->at[at + n - 1] & ~row->last)) {
            r->row_end += n;
            l->in.at += n;
            lines_next(l);
            return n;
        }
    }
    n = row_careful(r, row);
    if (n == 0)
        return 0;
    if (mem_need(to, at + n))
        return err_memory(&l->err), 0;
    if (to != &r->row)
        memcpy(to->at + at, r->row.at, n);
    return n;
}

/* Returns 1 if there is another row in this record, 0 if the record has ended, or -1 with
 * r->lines.err set. */
static inline int row_follows(struct reader *r)
{
    struct lines *l = &r->lines;
    int c, ended;
    if (l->in.at < l->in.end && hex_is_digit(l->in.buf[l->in.at]))
        return 1;
    l->slashes = lines_column(l) > 1; /* a line that begins with '/' has no digits */
    ended = lines_blank(l);
    l->slashes = true;
    if (ended)
        return ended < 0 ? -1 : 0;
    c = lines_peek(l);
    if (c == '#')
        return lines_unexpected(l, c, "a row; an empty line ends a maze");
    return hex_is_digit(c) ? 1 : lines_unexpected(l, c, "a digit");
}

/* Checks that the record ends after its last row. Returns 0, or -1 with r->lines.err set. */
static int rows_end(struct reader *r)
{
    struct lines *l = &r->lines;
    int more = row_follows(r);
    if (more > 0)
        return lines_wrong(l, "one row more than the %ju of a maze of height %zu",
                           (uintmax_t)r->rows, r->head.height);
    return more;
}

int reader_row(struct reader *r, struct mem *to, size_t at, const unsigned char *above)
{
    const struct header *h = &r->head;
    const bool walls = h->kind == MAZE_WALLS, is_border = !h->endless && r->rows == h->height;
    const size_t width = h->width, stride = width + 1;
    const struct row_form row = !walls      ? (struct row_form){width, ALLOW_BLOCK, ALLOW_BLOCK}
                                : is_border ? (struct row_form){stride, ALLOW_ROW, ALLOW_CORNER}
                                            : (struct row_form){stride, ALLOW_CELL, ALLOW_COLUMN};
    if (!h->endless && r->rows > h->height)
        return walls ? rows_end(r) : 0;
    if (is_border && !walls) {
        if (rows_end(r))
            return -1;
        r->rows++;
    } else {
        const uint64_t line = r->lines.line, column = lines_column(&r->lines);
        const int more = row_follows(r);
        if (more == 0 && !h->endless)
            return err_at(&r->lines.err, line, column,
                          "the maze ends after %ju of its %ju rows (height %zu%s)",
                          (uintmax_t)r->rows, (uintmax_t)h->height + walls, h->height,
                          walls ? " and the south border" : "");
        if (more <= 0)
            return more;
        if (h->endless && row_limit(r, h->kind, width, r->rows + 1))
            return -1;
        if (!row_read(r, &row, walls ? to : &r->row, walls ? at : 0))
            return -1;
    }
    if (walls)
        return 1;
    if (mem_need(to, at + stride))
        return err_memory(&r->lines.err);
    if (!above && r->rows > 1)
        above = to->at + at - stride;
    maze_block_row(to->at + at, is_border ? NULL : r->row.at, above, width);
    return 1;
}

/* ---- whole mazes ---- */

/* Sets the error for digit x of the last row read: its last digit, or the first one that is not
 * allowed in a border row. Returns -1. */
static int bad_border(struct reader *r, size_t x, size_t n, unsigned allow)
{
    const uint64_t col = x + 1 == n            ? r->row_end
                         : r->nonborder_column ? r->nonborder_column
                                               : r->row_col + x;
    return err_at(&r->lines.err, r->row_line, col, "expected %s%s", allowed_text[allow],
                  r->bare == MAZE_ANY ? "; if this is not a maze of walls: --input text" : "");
}

/* Reads the rows of a record without a header, n digits each, to m->mem from byte n on. Sets *walls
 * if they are a maze of walls: if a digit has the value 2. Sets *border to the error if a row other
 * than the last one has an ending that is not allowed in a maze of walls. Returns n, or 0 with
 * r->lines.err set. */
static size_t bare_rows(struct reader *r, struct mem *m, bool *walls, struct err *border)
{
    struct lines *l = &r->lines;
    unsigned char inner = r->bare == MAZE_BLOCK ? ALLOW_BLOCK : ALLOW_CELL, any = 0;
    struct row_form row = {SIZE_MAX, inner, inner};
    size_t n;
    int more;
    row.n = n = row_read(r, &row, &r->row, 0);
    if (n == 0)
        return 0;
    if (mem_need_array(m, n, 2, 0))
        return err_memory(&l->err), 0;
    memcpy(m->at + n, r->row.at, n); /* n is known only now */
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
        if (!row_read(r, &row, m, n * ((size_t)r->rows + 1)))
            return 0;
    }
    *walls = r->bare == MAZE_WALLS || any & MAZE_NORTH; /* never in the digits of a board */
    return more < 0 ? 0 : n;
}

/* Makes *m a maze of walls from n x rows digits in m->mem, which already have the right layout.
 * Returns 0, or -1 with r->lines.err set. */
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
 * column, starting with the last row, then sets the walls. Returns 0, or -1 with r->lines.err
 * set. */
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

int reader_maze(struct reader *r, struct maze *m)
{
    const struct header *h = &r->head;
    struct lines *l = &r->lines;
    struct err border;
    bool walls;
    size_t n, at = h->width + 1;
    int got;
    if (h->present && h->endless)
        return err_at(&l->err, l->line, 1, "an endless maze (height inf) cannot be held in memory");
    if (h->present) {
        while ((got = reader_row(r, &m->mem, at, NULL)) > 0)
            at += h->width + 1;
        return got < 0 ? -1 : maze_shape(m, h->kind, h->width, h->height, &l->err);
    }
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
