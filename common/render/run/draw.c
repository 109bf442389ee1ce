#include "draw.h"

#include "common/cli/progress.h"

#include <string.h>
#include <unistd.h>

/* Refuses to write binary data to a terminal. Returns 0, or -1 with *err set. */
static int draw_check_terminal(const struct render_ctx *c, struct err *err)
{
    const struct render *f = c->format;
    const char *redirect = f->redirect ? f->redirect(c) : NULL;
    if (!redirect || c->options->force || !isatty(c->writer->out->fd))
        return 0;
    return err_set(err, "-f %s is not text for a terminal; append %s (--force writes it anyway)",
                   f->entry.name, redirect);
}

int draw_init(struct draw *d, const struct render *format, const struct render_options *options,
              const struct writer *writer, struct err *err)
{
    d->ctx = (struct render_ctx){.format = format,
                                 .options = options,
                                 .writer = writer,
                                 .color = options->color && format->takes_color,
                                 .newline = "\n",
                                 .escape = "\033"};
    if (draw_check_terminal(&d->ctx, err))
        return -1;
    return d->animation.fps ? animation_begin(&d->animation, &d->ctx, err) : 0;
}

/* Reads a place from the header of the record. */
static int draw_place(const struct draw *d, enum field_id id, struct render_place *p)
{
    int got = header_get_place(d->ctx.head, id, &p->x, &p->y, d->ctx.err);
    p->is_set = got > 0;
    return got < 0 ? -1 : 0;
}

static int draw_begin(struct draw *d)
{
    struct render_ctx *c = &d->ctx;
    if (mem_need(&d->zeros, c->head->width + 1))
        return err_memory(c->err);
    memset(d->zeros.at, 0, c->head->width + 1);
    if (d->animation.fps && animation_frame(&d->animation, c))
        return -1;
    if (!d->animation.fps && c->format->separated && c->number > 0)
        out_text(c->writer->out, "\n");
    if (c->format->begin && /* unreached: all formats have it */
        c->format->begin(c))
        return -1;
    d->started = true;
    return 0;
}

static int draw_end(struct draw *d)
{
    struct render_ctx *c = &d->ctx;
    int got = c->format->end ? c->format->end(c) : 0;
    d->started = got != 0;
    if (d->animation.fps)
        return animation_show(&d->animation, c) ? -1 : got;
    if (c->format->maze_stream)
        writer_end(c->writer);
    else
        out_pause(c->writer->out);
    return got;
}

/* Draws `count` rows from row y on, which are at `at` as for struct render_rows. Returns 0, or -1
 * with the error set. */
static int draw_rows(struct draw *d, size_t y, size_t count, const unsigned char *at)
{
    struct render_ctx *c = &d->ctx;
    const struct render *f = c->format;
    const struct header *h = c->head;
    const size_t stride = h->width + 1;
    const bool has_border = !h->endless && y + count > h->height;
    if (f->rows)
        return f->rows(c, &(struct render_rows){y, count, has_border, at});
    for (; count > 0 && f->row; count--, y++, at += stride) {
        const bool is_border = has_border && count == 1;
        const struct render_row row = {y, is_border, at - stride, at,
                                       is_border ? d->zeros.at : at + stride};
        if (f->row(c, &row))
            return -1;
    }
    return 0;
}

/* Returns the number of rows of `stride` bytes that draw_stream holds. */
static size_t draw_window(size_t stride)
{
    enum { BYTES = 1 << 14, LEAST = 8 }; /* BYTES: fits the first-level cache */
    return stride < BYTES / LEAST ? BYTES / stride : LEAST;
}

/* Draws the rows as they arrive, many at a time if they are narrow: a call per row takes longer
 * than a narrow row. Each row is drawn after the next one has been read. The row before an error is
 * not drawn: what is below it is unknown. No memory is allocated by the width in the header until
 * the first row has arrived. */
static int draw_stream(struct draw *d, struct input *input)
{
    const struct err *malformed = &input->reader.lines.err;
    const size_t stride = d->ctx.head->width + 1, size = draw_window(stride);
    size_t y = 0, here = 1; /* row y, in slot `here`, is the only one read but not drawn */
    int got = input_rows(input, &d->rows, 0, 1, NULL);
    if (got >= 0 && draw_begin(d))
        return -1;
    if (got > 0 && mem_need(&d->rows, size * stride))
        return err_memory(d->ctx.err);
    if (got > 0) {
        memcpy(d->rows.at + stride, d->rows.at, stride);
        memset(d->rows.at, 0, stride);
    }
    while (got > 0) {
        if (here + 1 == size) { /* the window is full: keep this row and the one above it */
            memmove(d->rows.at, d->rows.at + (here - 1) * stride, 2 * stride);
            here = 1;
        }
        got = input_rows(input, &d->rows, (here + 1) * stride, size - here - 1, NULL);
        if (got > 0) {
            if (draw_rows(d, y, (size_t)got, d->rows.at + here * stride))
                return -1;
            y += (size_t)got;
            here += (size_t)got;
        }
    }
    if (got < 0) {
        *d->ctx.err = *malformed;
        return -1;
    }
    memset(d->rows.at + (here + 1) * stride, 0, stride);
    return draw_rows(d, y, 1, d->rows.at + here * stride) ? -1 : draw_end(d);
}

/* Draws d->maze. */
static int draw_whole(struct draw *d)
{
    const struct maze *m = &d->maze;
    memset(m->mem.at, 0, m->stride);
    return draw_begin(d) || draw_rows(d, 0, m->height + 1, m->cell) ? -1 : draw_end(d);
}

/* Draws the maze once without output: a format that writes a maze stream may find that the maze
 * cannot be converted, and half a maze without a header looks like a smaller maze. */
static int draw_dry(struct draw *d)
{
    struct out *out = d->ctx.writer->out;
    int got;
    out_flush(out);
    out->dry = true;
    got = draw_whole(d);
    out_flush(out);
    out->dry = false;
    d->started = false;
    return got;
}

static int draw_any(struct draw *d, struct input *input)
{
    struct render_ctx *c = &d->ctx;
    const struct render *format = c->format;
    const bool whole = format->needs_whole_maze && format->needs_whole_maze(c);
    c->maze = NULL;
    if (format->single_maze && c->number > 0)
        return err_set(c->err, "%s takes only one maze", format->entry.name);
    if (draw_place(d, FIELD_START, &c->start) || draw_place(d, FIELD_GOAL, &c->goal) ||
        draw_place(d, FIELD_ROOT, &c->root) || draw_place(d, FIELD_AT, &c->at))
        return -1;
    if (c->head->endless && (whole || d->animation.fps || !format->takes_endless))
        return err_set(c->err, "%s cannot take an endless maze", format->entry.name);
    if (c->head->present && !whole && !(format->maze_stream && c->writer->no_header))
        return draw_stream(d, input);
    if (input_maze(input, &d->maze)) {
        *c->err = input->reader.lines.err;
        return -1;
    }
    if (whole)
        c->maze = &d->maze;
    return (format->maze_stream && draw_dry(d)) || draw_whole(d) ? -1 : 0;
}

int draw_record(struct draw *d, struct input *input, struct err *err)
{
    d->ctx.head = &input->reader.head;
    d->ctx.err = err;
    d->started = false;
    if (draw_any(d, input))
        return -1;
    d->ctx.number++;
    progress_add(1, (uint64_t)d->ctx.head->width * d->ctx.head->height);
    return 0;
}

int draw_close(struct draw *d, struct err *err)
{
    d->ctx.err = err;
    return d->ctx.format->close ? d->ctx.format->close(&d->ctx) : 0;
}

void draw_free(struct draw *d)
{
    if (d->ctx.state.at && d->ctx.format->free)
        d->ctx.format->free(&d->ctx);
    mem_free(&d->ctx.state);
    mem_free(&d->rows);
    mem_free(&d->zeros);
    maze_free(&d->maze);
}
