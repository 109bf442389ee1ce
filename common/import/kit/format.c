#include "format.h"

#include "common/base/number.h"

#include <stdio.h>
#include <string.h>

int format_line(struct input *in)
{
    in->text_line = in->reader.lines.line;
    return lines_text(&in->reader.lines, &in->text);
}

bool format_is_blank(const struct input *in)
{
    return format_blanks(format_last(in)) == in->text.len;
}

int format_first_line(struct input *in)
{
    int got;
    do
        got = format_line(in);
    while (got > 0 && format_is_blank(in));
    in->reader.start_line = in->text_line;
    in->state.body.len = 0;
    return got;
}

int format_append(struct input *in, struct text_buf *to, const void *s, size_t n)
{
    return format_memory(in, text_append(to, s, n));
}

int format_bytes(struct input *in, struct text_buf *to, size_t n, const char *what)
{
    struct lines *l = &in->reader.lines;
    while (n > 0) {
        const int c = lines_peek(l);
        const size_t here = l->in.end - l->in.at, part = here < n ? here : n;
        if (c < 0)
            return c == LINES_ERROR
                       ? -1
                       : err_at(&l->err, 1, lines_offset(l) + 1,
                                "the input ends, but %zu more bytes of %s must follow", n, what);
        if (format_append(in, to, l->in.buf + l->in.at, part))
            return -1;
        l->in.at += part;
        n -= part;
    }
    return 0;
}

int format_comment(struct input *in)
{
    return header_add_comment(&in->reader.head, &in->text, in->text_line, 1, &in->reader.lines.err);
}

void format_warn(struct input *in, const char *what)
{
    if (!in->warned)
        err_at(&in->warning, in->reader.start_line, 1, "%s", what);
    in->warned = true;
}

uint64_t format_max_bytes(const struct input *in)
{
    enum { PER_CELL = 1024, MORE = 64 * 1024 };
    const uint64_t cells = in->reader.head.max_cells;
    return cells == 0 || cells > (UINT64_MAX - MORE) / PER_CELL ? UINT64_MAX
                                                                : PER_CELL * cells + MORE;
}

bool format_size_is_plausible(size_t width, size_t height, uint64_t bytes)
{
    enum { PER_BYTE = 64, MORE = 64 * 1024 };
    return height <= (PER_BYTE * bytes + MORE) / width; /* no input has 2^58 bytes */
}

int format_board(struct input *in, struct maze *m, const unsigned char *digits, size_t width,
                 size_t height)
{
    struct err *err = &in->reader.lines.err;
    const unsigned char *above = NULL;
    if (maze_shape(m, MAZE_BLOCK, width, height, err))
        return -1;
    for (size_t y = 0; y <= height; y++) {
        unsigned char *row = m->cell + y * m->stride;
        maze_block_row(row, y < height ? digits + y * width : NULL, above, width);
        above = row;
    }
    return 1;
}

int format_open(struct input *in, struct maze *m, enum maze_kind kind, size_t width, size_t height)
{
    if (maze_shape(m, kind, width, height, &in->reader.lines.err))
        return -1;
    memset(m->cell, 0, m->stride * (height + 1));
    return 0;
}

void format_mark_solid(const struct maze *m)
{
    for (size_t y = 0; y < m->height; y++)
        for (size_t x = 0; x < m->width; x++)
            if (maze_solid(m, y * m->stride + x))
                m->cell[y * m->stride + x] |= MAZE_OBSTACLE;
}

int format_start(struct input *in, size_t x, size_t y)
{
    return format_memory(in, header_set_place(&in->reader.head, FIELD_START, (struct place){x, y}));
}

int format_goal(struct input *in, size_t x, size_t y)
{
    char place[NUMBER_TEXT];
    number_pair_text(x, ',', y, place);
    return (in->goals.len > 0 && format_append(in, &in->goals, "+", 1)) ||
                   format_append(in, &in->goals, place, strlen(place))
               ? -1
               : 0;
}

int format_picture(struct input *in, int64_t left, int64_t top, int64_t pitch)
{
    const int64_t values[] = {left, top, pitch};
    char text[4 * NUMBER_TEXT], number[NUMBER_TEXT], *to = text;
    for (unsigned k = 0; k < 3; k++) {
        const bool minus = values[k] < 0;
        const uint64_t value = (uint64_t)(minus ? -values[k] : values[k]);
        to = number_append_text(to, minus ? "-" : "");
        to = number_append_text(to, number_decimal_text(value, 3, number));
        *to++ = k < 2 ? ',' : '\0';
    }
    return format_memory(in, header_set(&in->reader.head, FIELD_PICTURE, text));
}

bool format_begins(struct span span, const char *text)
{
    const size_t n = strlen(text);
    return span.n >= n && memcmp(span.s, text, n) == 0;
}

bool format_next_line(struct span *rest, struct span *line)
{
    const unsigned char *newline;
    size_t n, moved;
    *line = *rest;
    if (rest->n == 0)
        return false;
    newline = memchr(rest->s, '\n', rest->n);
    n = newline ? (size_t)(newline - rest->s) : rest->n;
    moved = n + (newline != NULL);
    line->n = n - (n > 0 && rest->s[n - 1] == '\r');
    rest->s += moved;
    rest->n -= moved;
    return true;
}
