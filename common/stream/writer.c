#include "writer.h"

#include "common/base/number.h"
#include "hex.h"

/* Returns the byte that ends a line of a record. */
static unsigned char writer_line_end(const struct writer *w)
{
    return w->line ? '/' : '\n';
}

/* Writes the kind, size and fields of *h, without the end of the line; if `bare` is set, only the
 * fields of its shape. */
static void writer_put_header(const struct writer *w, const struct header *h, bool bare)
{
    static const enum field_id shape[] = {FIELD_SHAPE, FIELD_WRAP};
    char number[NUMBER_TEXT];
    out_text(w->out, HEADER_MARK);
    out_text(w->out, h->kind == MAZE_WALLS ? "walls " : "block ");
    out_text(w->out, h->endless ? number_text(h->width, number)
                                : number_pair_text(h->width, ' ', h->height, number));
    if (h->endless)
        out_text(w->out, " inf");
    if (!bare)
        out_put(w->out, h->fields.mem.at, h->fields.len);
    for (int k = 0; bare && k < 2; k++) {
        size_t n;
        const char *value = header_get(h, shape[k], &n);
        const size_t before = field_table[shape[k]].n + strlen(" =");
        if (value)
            out_put(w->out, value - before, before + n);
    }
}

void writer_head(const struct writer *w, const struct header *h, const unsigned char *row)
{
    const bool walls = h->kind != MAZE_BLOCK;
    unsigned any = 0; /* of the digits of the first row; its walls distinguish it from a board */
    for (size_t x = 0; w->no_header && walls && x < h->width; x++)
        any |= row[x];
    if (!w->no_header || (walls && (h->endless || header_has_shape(h) || !(any & MAZE_NORTH)))) {
        writer_put_header(w, h, w->no_header);
        out_byte(w->out, writer_line_end(w));
    }
    if (!w->line)
        out_put(w->out, h->comments.mem.at, h->comments.len);
}

void writer_header(const struct writer *w, const struct header *h)
{
    writer_put_header(w, h, false);
    writer_end(w);
}

/* Writes n >= 1 cells as digits, whose values `value` returns, and the end of the line. */
static inline void write_row(const struct writer *w, const unsigned char *cells, size_t n,
                             unsigned char (*value)(unsigned cell))
{
    for (size_t part; n > 0; cells += part, n -= part) {
        unsigned char *to;
        part = n < IO_SIZE ? n : IO_SIZE - 1;
        to = out_room(w->out, part + 1);
        hex_encode(to, cells, part, value);
        to[part] = writer_line_end(w); /* the next part, if any, overwrites it */
        w->out->len += part;
    }
    w->out->len++;
}

void writer_row(const struct writer *w, const unsigned char *digits, size_t n)
{
    write_row(w, digits, n, maze_digit);
}

void writer_cells(const struct writer *w, enum maze_kind kind, const unsigned char *cells,
                  size_t width)
{
    if (kind == MAZE_WALLS)
        writer_row(w, cells, width + 1);
    else
        write_row(w, cells, width, maze_block_digit);
}

void writer_end(const struct writer *w)
{
    out_byte(w->out, '\n');
    out_pause(w->out);
}

void writer_maze(const struct writer *w, const struct header *h, const struct maze *m, bool release)
{
    const size_t rows = m->height + (m->kind == MAZE_WALLS);
    const unsigned char *row = m->cell;
    size_t released = 0;
    writer_head(w, h, m->cell);
    for (size_t y = 0; y < rows; y++, row += m->stride) {
        if (release)
            maze_release(m, row, &released);
        writer_cells(w, m->kind, row, m->width);
    }
    writer_end(w);
}
