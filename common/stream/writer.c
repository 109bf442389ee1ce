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

void writer_head(const struct writer *w, const struct header *h, const unsigned char *row)
{
    char number[NUMBER_TEXT];
    if (!w->no_header || writer_needs_header(h, row)) {
        out_text(w->out, HEADER_MARK);
        out_text(w->out, h->kind == MAZE_WALLS ? "walls " : "block ");
        out_text(w->out, h->endless ? number_text(h->width, number)
                                    : number_pair_text(h->width, ' ', h->height, number));
        if (h->endless)
            out_text(w->out, " inf");
        if (!w->no_header)
            out_put(w->out, h->fields.mem.at, h->fields.len);
        *out_room(w->out, 1) = writer_line_end(w);
        w->out->len++;
    }
    if (!w->line)
        out_put(w->out, h->comments.mem.at, h->comments.len);
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

void writer_row(const struct writer *w, const unsigned char *digits, size_t n)
{
    write_row(w, digits, n, encode);
}

void writer_block_row(const struct writer *w, const unsigned char *cells, size_t n)
{
    write_row(w, cells, n, encode_block);
}

void writer_end(const struct writer *w)
{
    *out_room(w->out, 1) = '\n';
    w->out->len++;
    out_pause(w->out);
}

void writer_maze(const struct writer *w, const struct header *h, const struct maze *m, bool finish)
{
    const unsigned char *row = m->cell;
    size_t released = 0;
    writer_head(w, h, m->cell);
    for (size_t y = 0; y < m->height; y++, row += m->stride) {
        if (finish)
            maze_release(m, row, &released);
        if (m->kind == MAZE_WALLS)
            writer_row(w, row, m->stride);
        else
            writer_block_row(w, row, m->width);
    }
    if (m->kind == MAZE_WALLS)
        writer_row(w, row, m->stride);
    writer_end(w);
}
