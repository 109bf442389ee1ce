/* npy: a NumPy array of uint8, (rows, columns), with the digits of the maze stream. The array of a
 * maze of walls has one row and one column more than the maze; that of a board has one digit per
 * block.
 *
 * Each maze is a separate array, one after another; each call of numpy.load on an open file reads
 * one. With count=N all mazes form one array, (N, rows, columns); there must be exactly N mazes of
 * one size.
 *
 * The arrays have no header fields, hence neither start nor goal.
 *
 * Reference: NumPy Enhancement Proposal 1, "A simple file format for NumPy arrays" (version 1.0 of
 * the format). */
#include "render.h"

#include <stdio.h>
#include <string.h>

enum { KEY_COUNT, HEAD = 10, ALIGN = 64, HEAD_MAX = 256 }; /* HEAD_MAX: bytes for a header */

static const struct opt_key keys[] = {
    {"count", 0, UINT64_MAX, 0, "one array of N mazes", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* The state: the shape of the first array, and a row of digits. */
struct npy {
    size_t rows, columns;
    unsigned char row[];
};

/* Writes the header: magic bytes, version, length, and a dictionary padded with spaces so that the
 * data are aligned. */
static void npy_head(struct out *out, const struct npy *s, uint64_t count)
{
    unsigned char head[HEAD_MAX] = {0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    char *text = (char *)head + HEAD;
    size_t n = (size_t)sprintf(text, "{'descr': '|u1', 'fortran_order': False, 'shape': (");
    if (count > 0)
        n += (size_t)sprintf(text + n, "%llu, ", (unsigned long long)count);
    n += (size_t)sprintf(text + n, "%zu, %zu), }", s->rows, s->columns);
    while ((HEAD + n + 1) % ALIGN != 0)
        text[n++] = ' ';
    text[n++] = '\n';
    head[8] = (unsigned char)n;
    head[9] = (unsigned char)(n >> 8);
    out_put(out, head, HEAD + n);
}

static int npy_begin(struct render_ctx *c)
{
    const struct header *h = c->head;
    const size_t border = h->kind == MAZE_WALLS;
    const size_t rows = h->height + border, columns = h->width + border;
    const unsigned long long count = c->options->values[KEY_COUNT];
    struct npy *s = render_state_need(c, sizeof *s, h->width, 1);
    if (!s)
        return -1;
    if (count > 0 && c->number >= count)
        return err_set(c->err, "npy:count=%llu: there are more mazes", count);
    if (count > 0 && c->number > 0) {
        if (rows != s->rows || columns != s->columns)
            return err_set(
                c->err,
                "npy:count=%llu: all mazes must have one size, but %zux%zu digits follow %zux%zu",
                count, columns, rows, s->columns, s->rows);
        return 0;
    }
    s->rows = rows;
    s->columns = columns;
    npy_head(c->writer->out, s, count);
    return 0;
}

static int npy_rows(struct render_ctx *c, const struct render_rows *rows)
{
    const size_t width = c->head->width, n = render_block_rows(rows);
    const unsigned char *at = rows->at;
    struct npy *s = render_state(c);
    if (c->head->kind == MAZE_WALLS) {
        out_put(c->writer->out, at, rows->count * (width + 1));
        return 0;
    }
    for (size_t k = 0; k < n; k++, at += width + 1) {
        for (size_t x = 0; x < width; x++)
            s->row[x] = maze_block_digit(at[x]);
        out_put(c->writer->out, s->row, width);
    }
    return 0;
}

static int npy_close(struct render_ctx *c)
{
    uint64_t count = c->options->values[KEY_COUNT];
    if (c->number < count)
        return err_set(c->err, "npy:count=%llu: there are only %llu mazes",
                       (unsigned long long)count, (unsigned long long)c->number);
    return 0;
}

static const char *npy_redirect(const struct render_ctx *c)
{
    (void)c;
    return "> FILE";
}

const struct render render_npy = {
    .entry = {"npy", "NumPy array of digits (uint8)", keys},
    .redirect = npy_redirect,
    .begin = npy_begin,
    .rows = npy_rows,
    .close = npy_close,
};
