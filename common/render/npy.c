/* npy: an array of numpy, uint8, (rows, columns) of the digits of the maze stream: of a
 * maze of walls one row and one column more than it has cells, of a board its blocks.
 *
 * Each maze is an array of its own, one after another, which numpy.load reads one a call
 * from an open file. With count=N all are one array, (N, rows, columns): that many mazes
 * of one size must come.
 *
 * Reference: NumPy Enhancement Proposal 1, "A simple file format for NumPy arrays"
 * (version 1.0 of the format). */
#include "render.h"

#include <stdio.h>
#include <string.h>

enum { KEY_COUNT, HEAD = 10, ALIGN = 64, MOST = 256 };

static const struct opt_key keys[] = {
    {"count", 0, UINT64_MAX, 0, "one array of so many mazes; 0: an array a maze", 0, NULL},
    {NULL, 0, 0, 0, NULL, 0, NULL},
};

/* Of the array in c->work2: rows and columns. */
struct shape {
    size_t rows, columns;
};

static struct shape shape_of(const struct header *h)
{
    size_t border = h->kind == MAZE_WALLS;
    return (struct shape){h->height + border, h->width + border};
}

/* The magic bytes, version, length and a dictionary, filled up with blanks so that what
 * follows is aligned. */
static void put_head(struct out *out, struct shape s, uint64_t count)
{
    unsigned char head[MOST] = {0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0};
    char *text = (char *)head + HEAD;
    size_t n = (size_t)sprintf(text, "{'descr': '|u1', 'fortran_order': False, 'shape': (");
    if (count > 0)
        n += (size_t)sprintf(text + n, "%llu, ", (unsigned long long)count);
    n += (size_t)sprintf(text + n, "%zu, %zu), }", s.rows, s.columns);
    while ((HEAD + n + 1) % ALIGN != 0)
        text[n++] = ' ';
    text[n++] = '\n';
    head[8] = (unsigned char)n;
    head[9] = (unsigned char)(n >> 8);
    out_put(out, head, HEAD + n);
}

static int npy_begin(struct render_ctx *c)
{
    const struct shape now = shape_of(c->head);
    struct shape *first;
    uint64_t count = c->options->values[KEY_COUNT];
    if (mem_need(&c->work2, sizeof *first) || mem_need(&c->work, c->head->width))
        return err_memory(c->err);
    first = (struct shape *)(void *)c->work2.at;
    if (count > 0 && c->number >= count)
        return err_set(c->err, "npy:count=%llu: there are more mazes", (unsigned long long)count);
    if (count > 0 && c->number > 0) {
        if (now.rows != first->rows || now.columns != first->columns)
            return err_set(c->err, "npy:count=%llu: a maze of %zux%zu digits after ones of %zux%zu",
                           (unsigned long long)count, now.columns, now.rows, first->columns,
                           first->rows);
        return 0;
    }
    *first = now;
    put_head(c->writer->out, now, count);
    return 0;
}

static int npy_row(struct render_ctx *c, const struct render_row *row)
{
    const struct header *h = c->head;
    unsigned char *to = c->work.at;
    if (h->kind == MAZE_WALLS)
        out_put(c->writer->out, row->here, h->width + 1);
    if (h->kind == MAZE_WALLS || row->is_border)
        return 0;
    for (size_t x = 0; x < h->width; x++)
        to[x] = maze_block_digit(row->here[x]);
    out_put(c->writer->out, to, h->width);
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

const struct render render_npy = {
    .entry = {"npy", "arrays of numpy, uint8, of the digits", keys},
    .begin = npy_begin,
    .row = npy_row,
    .close = npy_close,
};
