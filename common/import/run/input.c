#include "input.h"

#include "common/import/kit/drawing.h"

#include <string.h>

/* Formats that are written but not read. */
#define FILTER NULL, "a filter to edges: maze-languages(7)"
#define STREAM NULL, "the maze stream itself, or a drawing of -f unicode or -f ascii"
static const struct row_alternative other_inputs[] = {
    {"dot", FILTER},     {"graphviz", FILTER}, {"gv", FILTER},   {"dimacs", FILTER},
    {"graph6", FILTER},  {"sparse6", FILTER},  {"half", STREAM}, {"half-block", STREAM},
    {"braille", STREAM}, {NULL, NULL, NULL},
};

int input_option(void *at, const char *what, const char *value, struct err *err)
{
    struct input_choice *choice = at;
    const struct row *entry =
        row_find(format_list, other_inputs, "input", value, choice->values, err);
    (void)what;
    choice->format = entry && entry != format_list[0] ? format_of(entry) : NULL;
    return entry ? 0 : -1;
}

void input_init(struct input *in, int fd, struct out *tie, const struct input_choice *choice)
{
    in->detected = in->has_maze = in->warned = false;
    in->mask = NULL;
    in->warning.what[0] = '\0';
    in->io = NULL;
    in->state.left = 0;
    in->state.array = 0;
    in->state.pending = false;
    in->choice = choice ? *choice : (struct input_choice){NULL, {0}};
    reader_init(&in->reader, fd, tie,
                in->choice.format ? in->choice.format->forced_kind : MAZE_ANY);
}

void input_begin(struct input *in, int fd, const char *name, const struct maze_io *io,
                 const struct input_choice *choice)
{
    input_init(in, fd, io->writer.out, choice);
    in->reader.head.max_cells = io->max_cells;
    in->io = io;
    in->name = name;
}

void input_report(const struct input *in, const struct err *err)
{
    struct err placed = *err;
    if (!placed.line)
        err_place(&placed, in->reader.start_line, 1);
    report_error(&in->io->report, in->name, &placed);
}

int input_take_error(const struct input *in, struct err *err)
{
    const struct err *of = &in->reader.lines.err;
    *err = *of;
    if (strstr(of->what, "--input "))
        err_at(err, of->line, of->column, "%s (convert it first: maze-render --input ... -f json)",
               of->what);
    return -1;
}

int input_advance(struct input *in)
{
    const struct maze_io *io = in->io;
    const int got = io->out.error || io->stop ? 0 : input_next(in);
    if (!io->report.progress)
        in->note.what[0] = '\0';
    report_warning(&io->report, in->name, &in->note);
    report_warning(&io->report, in->name, &in->warning);
    return got;
}

void input_free(struct input *in)
{
    reader_free(&in->reader);
    maze_free(&in->maze);
    mem_free(&in->text.mem);
    mem_free(&in->state.body.mem);
    mem_free(&in->state.samples.mem);
    mem_free(&in->state.index);
    mem_free(&in->goals.mem);
}

/* Reads a record of the maze stream up to its rows, or a maze of another format. At the end of an
 * input that contains only comments, sets a warning. Returns 1, 0 at the end of the input, or -1
 * with the error set. */
static int input_read(struct input *in)
{
    struct lines *l = &in->reader.lines;
    const struct lines_position begin = lines_mark(l);
    const struct text_buf *comments = &in->reader.head.comments;
    const uint64_t most = format_max_bytes(in);
    int got;
    l->stop = most > UINT64_MAX - begin.offset ? UINT64_MAX : begin.offset + most;
    got =
        in->choice.format->read ? in->choice.format->read(in, &in->maze) : reader_next(&in->reader);
    if (lines_offset(l) > l->stop || (got < 0 && lines_offset(l) == l->stop))
        got = err_at(&l->err, begin.line, begin.offset - begin.line_at + 1,
                     "more than %ju bytes for one maze, too many for --max-cells %ju",
                     (uintmax_t)most, (uintmax_t)in->reader.head.max_cells);
    l->stop = UINT64_MAX;
    if (got == 0 && !in->has_maze && comments->len > 0) {
        in->reader.start_line = 1;
        format_warn(in, "there are only comments, no maze");
    }
    in->has_maze = in->has_maze || got > 0;
    return got;
}

int input_next(struct input *in)
{
    struct header *h = &in->reader.head;
    bool scaled; /* a picture, whose size is checked after it is scaled */
    int got;
    in->pixels.block = 0;
    in->free_around = false;
    in->why.what[0] = '\0';
    if (lines_offset(&in->reader.lines) == 0 && !(in->choice.format && in->choice.format->raw))
        lines_skip_bom(&in->reader.lines);
    if (!in->choice.format && input_detect(in))
        return -1;
    if (!in->choice.format->read)
        return input_read(in);
    header_reset(h);
    in->rows = 0;
    in->goals.len = 0;
    got = input_read(in);
    scaled = in->mask && in->mask->wants_light && in->mask->width > 0;
    if (got > 0 && !scaled &&
        reader_limit(&in->reader, in->maze.kind, in->maze.width, in->maze.height))
        return -1;
    if (got > 0 && in->goals.len > 0) {
        const char *list;
        if (format_append(in, &in->goals, "", 1))
            return -1;
        list = (const char *)in->goals.mem.at;
        if (header_set(h, strchr(list, '+') ? FIELD_GOALS : FIELD_GOAL, list))
            return err_memory(&in->reader.lines.err);
    }
    if (h->line == 0) { /* the format has no header of its own */
        h->line = in->reader.start_line;
        h->column = 1;
    }
    h->present = got > 0;
    h->kind = in->maze.kind;
    h->width = in->maze.width;
    h->height = in->maze.height;
    return got;
}

/* Swaps the mazes, so that the next maze reuses the memory of *m. */
int input_maze(struct input *in, struct maze *m)
{
    const struct maze read = in->maze;
    if (!in->choice.format->read) {
        const int got = reader_maze(&in->reader, m);
        if (!got && !in->reader.head.present && in->detected && m->kind == MAZE_WALLS &&
            maze_has_open_side(m))
            format_warn(in,
                        "read as walls (a digit is 2 or 3), one side is fully open; if these are "
                        "marks or colours: --input text; if zeros follow the maze, remove them");
        return got;
    }
    in->maze = *m;
    *m = read;
    return 0;
}

int input_row(struct input *in, struct mem *to, size_t at, const unsigned char *above)
{
    const struct maze *m = &in->maze;
    if (!in->choice.format->read)
        return reader_row(&in->reader, to, at, above);
    if (in->rows > m->height)
        return 0;
    if (mem_need(to, at + m->stride))
        return err_memory(&in->reader.lines.err);
    memcpy(to->at + at, m->cell + in->rows++ * m->stride, m->stride);
    return 1;
}

bool input_has_rows(const struct input *in)
{
    return !in->choice.format->read && in->reader.head.present;
}

int input_place(const struct input *in, const struct maze *m, const char *what, struct place *place,
                struct err *err)
{
    enum { NEAR = 2, MOST = 1 << 30 }; /* in blocks of a third of a passage; the maximum pixel */
    const bool is_outside = place->x > MOST || place->y > MOST;
    const struct input_pixels *q = &in->pixels;
    const struct place pixel = *place;
    size_t nearest = SIZE_MAX;
    for (size_t y = 0; y < m->height && q->block && !is_outside; y++)
        for (size_t x = 0; x < m->width; x++) {
            const int64_t dx = (int64_t)pixel.x - q->left - (int64_t)x * q->block - q->block / 2;
            const int64_t dy = (int64_t)pixel.y - q->top - (int64_t)y * q->block - q->block / 2;
            const size_t distance = (size_t)(dx * dx + dy * dy);
            if (distance < nearest && !maze_solid(m, y * m->stride + x)) {
                nearest = distance;
                *place = (struct place){x, y};
            }
        }
    return !q->block || nearest <= (size_t)NEAR * NEAR * (size_t)q->block * (size_t)q->block
               ? 0
               : err_set(err, "%s %zu,%zu, in pixels, is not in a passage", what, pixel.x, pixel.y);
}
