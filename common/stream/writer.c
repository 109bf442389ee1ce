#include "writer.h"

#include "common/base/number.h"
#include "hex.h"

/* Returns the byte that ends a line of a record. */
static unsigned char writer_line_end(const struct writer *w)
{
    return w->line ? '/' : '\n';
}

/* Returns whether *h is needed to read the record as what it is; see writer_head. */
static bool writer_needs_header(const struct header *h, const unsigned char *row)
{
    unsigned any = 0;
    if (h->kind == MAZE_BLOCK || h->endless)
        return h->kind == MAZE_WALLS;
    for (size_t x = 0; x < h->width; x++)
        any |= row[x];
    return !(any & MAZE_NORTH);
}

/* Writes kind and size of *h, and its fields unless `bare` is set, without the end of the line. */
static void writer_put_header(const struct writer *w, const struct header *h, bool bare)
{
    char number[NUMBER_TEXT];
    out_text(w->out, HEADER_MARK);
    out_text(w->out, h->kind == MAZE_WALLS ? "walls " : "block ");
    out_text(w->out, h->endless ? number_text(h->width, number)
                                : number_pair_text(h->width, ' ', h->height, number));
    if (h->endless)
        out_text(w->out, " inf");
    if (!bare)
        out_put(w->out, h->fields.mem.at, h->fields.len);
}

/* Writes one byte. */
static void writer_put_byte(const struct writer *w, unsigned char byte)
{
    *out_room(w->out, 1) = byte;
    w->out->len++;
}

void writer_head(const struct writer *w, const struct header *h, const unsigned char *row)
{
    if (!w->no_header || writer_needs_header(h, row)) {
        writer_put_header(w, h, w->no_header);
        writer_put_byte(w, writer_line_end(w));
    }
    if (!w->line)
        out_put(w->out, h->comments.mem.at, h->comments.len);
}

void writer_header(const struct writer *w, const struct header *h)
{
    writer_put_header(w, h, false);
    writer_end(w);
}

static void encode(unsigned char *restrict to, const unsigned char *restrict from, size_t n)
{
    hex_encode(to, from, n, hex_cell);
}

static void encode_block(unsigned char *restrict to, const unsigned char *restrict from, size_t n)
{
    hex_encode(to, from, n, hex_block);
}

typedef void encoder(unsigned char *restrict to, const unsigned char *restrict from, size_t n);

static inline void write_row(const struct writer *w, const unsigned char *from, size_t n,
                             encoder *encode_)
{
    unsigned char *to;
    for (; n >= IO_SIZE; n -= IO_SIZE, from += IO_SIZE) {
        encode_(out_room(w->out, IO_SIZE), from, IO_SIZE);
        w->out->len += IO_SIZE;
    }
    to = out_room(w->out, n + 1);
    encode_(to, from, n);
    to[n] = writer_line_end(w);
    w->out->len += n + 1;
}

/* Encodes `count` rows of n digits, `stride` bytes apart, to `to`, each followed by `end`. */
static inline void encode_rows(unsigned char *to, const unsigned char *from, size_t n,
                               size_t stride, size_t count, unsigned char end, encoder *encode_)
{
    for (; count > 0; count--, from += stride, to += n + 1) {
        encode_(to, from, n);
        to[n] = end;
    }
}

/* Writes `count` rows of n digits, `stride` bytes apart; those that fit in the buffer at once. With
 * a length that the compiler knows, rows of one or two cells take half the time. */
static inline void write_rows(const struct writer *w, const unsigned char *from, size_t n,
                              size_t stride, size_t count, encoder *encode_)
{
    const unsigned char end = writer_line_end(w);
    struct out *out = w->out;
    while (count > 0) {
        unsigned char *to = out->buf + out->len;
        size_t part = n < IO_SIZE ? (IO_SIZE - out->len) / (n + 1) : 0;
        if (part == 0) {
            write_row(w, from, n, encode_);
            from += stride;
            count--;
            continue;
        }
        part = part < count ? part : count;
        if (n == 2)
            encode_rows(to, from, 2, stride, part, end, encode_);
        else if (n == 3)
            encode_rows(to, from, 3, stride, part, end, encode_);
        else
            encode_rows(to, from, n, stride, part, end, encode_);
        count -= part;
        from += part * stride;
        out->len += part * (n + 1);
    }
}

void writer_row(const struct writer *w, const unsigned char *digits, size_t n)
{
    write_row(w, digits, n, encode);
}

void writer_block_row(const struct writer *w, const unsigned char *cells, size_t n)
{
    write_row(w, cells, n, encode_block);
}

void writer_rows(const struct writer *w, const unsigned char *digits, size_t n, size_t stride,
                 size_t count)
{
    write_rows(w, digits, n, stride, count, encode);
}

void writer_block_rows(const struct writer *w, const unsigned char *cells, size_t n, size_t stride,
                       size_t count)
{
    write_rows(w, cells, n, stride, count, encode_block);
}

void writer_end(const struct writer *w)
{
    writer_put_byte(w, '\n');
    out_pause(w->out);
}

void writer_maze(const struct writer *w, const struct header *h, const struct maze *m, bool finish)
{
    const size_t rows = m->height + (m->kind == MAZE_WALLS), most = IO_SIZE / m->stride + 1;
    const unsigned char *row = m->cell;
    size_t released = 0, part;
    writer_head(w, h, m->cell);
    for (size_t y = 0; y < rows; y += part, row += part * m->stride) {
        part = rows - y < most ? rows - y : most;
        if (finish)
            maze_release(m, row, &released);
        if (m->kind == MAZE_WALLS)
            write_rows(w, row, m->stride, m->stride, part, encode);
        else
            write_rows(w, row, m->width, m->stride, part, encode_block);
    }
    writer_end(w);
}
