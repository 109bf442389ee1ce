#include "draw.h"

#include "common/base/progress.h"
#include "common/base/window.h"
#include "common/render/kit/caption.h"
#include "common/render/kit/cell_packing.h"

#include <unistd.h>

enum { DRAW_HOLD = 1000 }; /* extra milliseconds for the maze after the frames */

int draw_init(struct draw *d, const struct render *format, const struct render_options *options,
              const struct writer *writer, struct err *err)
{
    const bool is_text = !format->redirect || (format->key_is_text && options->values[0]);
    struct window window = {0, 0};
    if (format->measure)
        window_size(writer->out->fd, &window);
    if (!is_text && !options->force && isatty(writer->out->fd))
        return err_set(err,
                       "-f %s is not text for a terminal; append %s (--force writes it anyway)",
                       format->entry.name, format->redirect);
    d->ctx = (struct render_ctx){.format = format,
                                 .options = options,
                                 .writer = writer,
                                 .color = options->color && format->measure,
                                 .columns = window.columns,
                                 .newline = "\n",
                                 .escape = "\033"};
    return d->animation.fps ? animation_begin(&d->ctx, err) : 0;
}

/* Reads the places and the frame number in the header of the record. Returns 0, or -1 with the
 * error set. */
static int draw_read_fields(struct render_ctx *c)
{
    static const enum field_id fields[] = {FIELD_START, FIELD_GOAL, FIELD_ROOT, FIELD_AT};
    struct place *const places[] = {&c->start, &c->goal, &c->root, &c->at};
    for (int k = 0; k < 4; k++) {
        *places[k] = PLACE_NONE;
        if (header_get_place(c->head, fields[k], places[k], c->err) < 0)
            return -1;
    }
    c->goals = &c->goal;
    c->goal_count = 1;
    c->frame_before = c->frame;
    c->frame = 0; /* checked by header_parse */
    header_get_number(c->head, FIELD_FRAME, UINT64_MAX, &c->frame, c->err);
    c->hold = c->frame               ? 0
              : c->options->has_hold ? c->options->hold
              : c->frame_before      ? DRAW_HOLD
                                     : 0;
    return 0;
}

/* Warns once about a maze that is wider than the terminal, which would break its lines, and
 * suggests a narrower form: cells of one column, if that suffices, or braille, which is half as
 * wide. */
static void draw_warn(struct draw *d)
{
    struct render_ctx c = d->ctx;
    const struct cell_packing_style *packing = c.format->packing;
    struct render_options narrow = *c.options;
    size_t columns, least, lines;
    if (!c.columns || d->warned || d->quiet)
        return;
    c.format->measure(&c, &columns, &lines);
    narrow.cell = 1;
    c.options = &narrow;
    c.format->measure(&c, &least, &lines);
    d->warned = columns > c.columns;
    if (d->warned)
        err_warn("maze-render", "the drawing has %zu columns, the terminal %zu: %sappend | less -S",
                 columns, c.columns,
                 least <= c.columns                ? "use -c 1, or "
                 : packing && packing->columns > 1 ? ""
                                                   : "use -f braille, or ");
}

/* Begins the maze. Returns 0, 1 if all rows have already been drawn, or -1 with the error set. */
static int draw_begin(struct draw *d)
{
    struct render_ctx *c = &d->ctx;
    int got = 0;
    if (c->format->walls_only && c->head->kind == MAZE_BLOCK)
        return err_set(c->err, "%s requires a maze of walls; maze-render -f walls converts a board",
                       c->format->entry.name);
    if (d->animation.fps && animation_frame(&d->animation, c))
        return -1;
    if (!d->animation.fps)
        draw_warn(d);
    if (!d->animation.fps && c->format->separated && c->number > 0)
        out_text(c->writer->out, "\n");
    if (c->format->begin && (got = c->format->begin(c)) < 0)
        return -1;
    d->started = true;
    return got;
}

static int draw_end(struct draw *d)
{
    struct render_ctx *c = &d->ctx;
    int got = c->format->end ? c->format->end(c) : 0;
    d->started = got != 0;
    if (d->animation.fps)
        animation_show(&d->animation, c);
    if (c->format->maze_stream)
        writer_end(c->writer);
    else
        out_pause(c->writer->out);
    return got;
}

/* Draws a row. Skips the border row of a board. Returns 0, or -1 with the error set. */
static int draw_row(struct draw *d, const struct render_row *row)
{
    struct render_ctx *c = &d->ctx;
    const bool is_none = row->is_border && c->head->kind == MAZE_BLOCK;
    return !c->format->row || is_none ? 0 : c->format->row(c, row);
}

/* Reads the next row to d->rows.at + at, like input_row. Returns 1, 0 if all rows have been read,
 * or -1 with the error set. */
static int draw_read_row(struct draw *d, struct input *input, size_t at, const unsigned char *above)
{
    const int got = input_row(input, &d->rows, at, above);
    for (size_t x = 0; got > 0 && d->strips && x < d->ctx.head->width; x++)
        d->rows.at[at + x] &= (unsigned char)~(MAZE_PATH | MAZE_VISITED);
    return got;
}

/* Draws the rows as they arrive, each after the next one has been read. The row before an error is
 * not drawn, because the row below it is unknown. The width in the header does not cause any
 * allocation until the first row has arrived. */
static int draw_stream(struct draw *d, struct input *input)
{
    const struct header *h = d->ctx.head;
    const size_t stride = h->width + 1;
    int got = draw_read_row(d, input, 0, NULL);
    if (got >= 0 && draw_begin(d))
        return -1;
    if (got > 0 && mem_need(&d->rows, 4 * stride))
        return err_memory(d->ctx.err);
    if (got > 0)
        memset(d->rows.at + 3 * stride, 0, stride);
    for (size_t y = 0; got > 0; y++) {
        const unsigned char *at = d->rows.at, *zeros = at + 3 * stride, *here = at + y % 3 * stride;
        const size_t next = (y + 1) % 3 * stride;
        struct render_row row = {y, !h->endless && y == h->height, zeros, here, zeros};
        got = draw_read_row(d, input, next, here);
        row.above = y > 0 ? at + (y - 1) % 3 * stride : zeros;
        row.below = got ? at + next : zeros;
        if (got >= 0 && draw_row(d, &row))
            return -1;
    }
    return got < 0 ? -1 : draw_end(d);
}

/* Draws d->maze. */
static int draw_whole(struct draw *d)
{
    const struct maze *m = &d->maze;
    int got;
    memset(m->mem.at, 0, m->stride);
    if ((got = draw_begin(d)) < 0)
        return -1;
    for (size_t y = 0; y <= m->height && !got; y++) {
        const struct render_row row = render_row_of(m, y);
        if (draw_row(d, &row))
            return -1;
    }
    return draw_end(d);
}

/* Draws the maze once without output: a format that writes a maze stream may find that the maze
 * cannot be converted, and half a maze without a header looks like a smaller maze. */
static int draw_discarded(struct draw *d)
{
    struct out *out = d->ctx.writer->out;
    int got;
    out_flush(out);
    out->discard = true;
    got = draw_whole(d);
    out_flush(out);
    out->discard = false;
    d->started = false;
    return got;
}

static int draw_any(struct draw *d, struct input *input)
{
    struct render_ctx *c = &d->ctx;
    const struct render *format = c->format;
    bool whole;
    c->maze = NULL;
    d->strips = format->maze_stream && !c->options->values[RENDER_KEY_MARKS];
    if (d->strips)
        header_drop_set(&input->reader.head, FIELDS_OF_SEARCH);
    if (format->single_maze && c->number > 0)
        return err_set(c->err, "%s supports only one maze; for the first: sed '/^$/q'",
                       format->entry.name);
    if (c->number == 0 && (caption_check_keys(c, "--caption", c->options->caption) ||
                           caption_check_keys(c, "--title", c->options->title)))
        return -1;
    if (draw_read_fields(c))
        return -1;
    if (format->shapes != RENDER_MATRIX && header_get_shape(c->head, &c->graph.shape, c->err))
        return -1;
    if (c->graph.shape.kind && format->shapes == RENDER_NO_SHAPE)
        return err_set(c->err,
                       "%s cannot draw a maze with a shape; svg, pdf, png, ppm, pgm and html draw "
                       "it; json, edges and distance list its cells",
                       format->entry.name);
    whole = c->graph.shape.kind || (format->needs_whole_maze && format->needs_whole_maze(c));
    if (c->head->endless && (whole || d->animation.fps || !format->takes_endless))
        return err_set(c->err, "%s cannot draw an endless maze", format->entry.name);
    if (c->head->present && !whole && !(format->maze_stream && c->writer->no_header))
        return draw_stream(d, input);
    if (input_maze(input, &d->maze))
        return -1;
    if (d->strips)
        maze_clear(&d->maze, MAZE_PATH | MAZE_VISITED);
    if (whole)
        c->maze = &d->maze;
    return (format->maze_stream && draw_discarded(d)) || draw_whole(d) ? -1 : 0;
}

int draw_record(struct draw *d, struct input *input)
{
    d->ctx.head = &input->reader.head;
    d->ctx.err = &input->reader.lines.err;
    d->started = false;
    if (draw_any(d, input))
        return -1;
    d->ctx.number++;
    d->ctx.held += d->ctx.hold;
    progress_add(1, (uint64_t)d->ctx.head->width * d->ctx.head->height);
    return 0;
}

int draw_close(struct draw *d, struct err *err)
{
    const struct render *format = d->ctx.format;
    d->ctx.err = err;
    if (d->ctx.number == 0 && (format->is_document || format->single_maze))
        return err_set(err, "-f %s: there are no mazes to draw", format->entry.name);
    return format->close ? format->close(&d->ctx) : 0;
}

void draw_free(struct draw *d)
{
    if (d->ctx.state.at && d->ctx.format->free)
        d->ctx.format->free(&d->ctx);
    mem_free(&d->ctx.state);
    for (int k = 0; k < 3; k++)
        mem_free(&d->ctx.more[k]);
    shape_graph_free(&d->ctx.graph);
    mem_free(&d->rows);
    mem_free(&d->animation.picture.mem);
    maze_free(&d->maze);
}
