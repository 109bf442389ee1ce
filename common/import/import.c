#include "import.h"

#include "common/base/number.h"

#include <errno.h>
#include <string.h>

int import_option(const struct import **import, const char *value, struct err *err)
{
    uint64_t none[OPT_KEYS];
    const struct opt_entry *entry = opt_find(import_list, "input", value, none, err);
    *import = entry && entry != import_list[0] ? import_of(entry) : NULL;
    return entry ? 0 : -1;
}

/* Returns the format of an input that begins with these bytes: the maze stream if no other format
 * detects them. */
static const struct import *detect_format(const unsigned char *s, size_t n)
{
    for (const struct opt_entry *const *e = import_list; *e; e++)
        if (import_of(*e)->detect && import_of(*e)->detect(s, n))
            return import_of(*e);
    return import_of(import_list[0]);
}

size_t import_blank(const unsigned char *s, size_t n)
{
    size_t line = 0;
    for (size_t i = 0; i < n && (s[i] == ' ' || s[i] == '\t' || s[i] == '\r' || s[i] == '\n'); i++)
        if (s[i] == '\n')
            line = i + 1;
    return line;
}

/* Returns whether these first bytes are enough to detect the format. Two lines always are. */
static bool can_detect(const unsigned char *s, size_t n)
{
    const size_t mark = strlen(HEADER_MARK), blank = import_blank(s, n);
    const unsigned char *line;
    s += blank;
    n -= blank;
    if (n > 0 && ((s[0] >= '0' && s[0] <= '9') || (n >= mark && memcmp(s, HEADER_MARK, mark) == 0)))
        return true;
    line = n ? memchr(s, '\n', n) : NULL;
    return line && memchr(line + 1, '\n', n - (size_t)(line + 1 - s));
}

/* Detects the format of the input from its first bytes. Returns 0, or -1 with the error set. */
static int input_detect(struct input *in)
{
    struct in *bytes = &in->reader.lines.in;
    int got = lines_peek(&in->reader.lines) == LINES_ERROR ? -1 : 1;
    while (got > 0 && !can_detect(bytes->buf, bytes->end))
        if ((got = in_more(bytes)) < 0)
            err_set(&in->reader.lines.err, "cannot read: %s", strerror(errno));
    if (got >= 0)
        in->import = detect_format(bytes->buf, bytes->end);
    return got < 0 ? -1 : 0;
}

void input_init(struct input *in, int fd, struct out *tie, const struct import *import)
{
    reader_init(&in->reader, fd, tie, import ? import->forced_kind : MAZE_ANY);
    in->import = import;
}

void input_free(struct input *in)
{
    reader_free(&in->reader);
    maze_free(&in->maze);
    mem_free(&in->text.mem);
    mem_free(&in->body.mem);
    mem_free(&in->index);
}

int input_next(struct input *in)
{
    struct header *h = &in->reader.head;
    int got;
    if (!in->import && input_detect(in))
        return -1;
    if (!in->import->read)
        return reader_next(&in->reader);
    header_reset(h);
    in->rows = 0;
    got = in->import->read(in, &in->maze);
    h->present = got > 0;
    h->line = in->reader.start_line;
    h->column = 1;
    h->kind = in->maze.kind;
    h->width = in->maze.width;
    h->height = in->maze.height;
    return got;
}

/* Swaps the mazes, so that the memory of *m is reused for the next maze. */
int input_maze(struct input *in, struct maze *m)
{
    const struct maze read = in->maze;
    if (!in->import->read)
        return reader_maze(&in->reader, m);
    in->maze = *m;
    *m = read;
    return 0;
}

int input_row(struct input *in, struct mem *to, const unsigned char *above)
{
    const struct maze *m = &in->maze;
    if (!in->import->read)
        return reader_row(&in->reader, to, above);
    if (in->rows > m->height)
        return 0;
    if (mem_need(to, m->stride))
        return err_memory(&in->reader.lines.err);
    memcpy(to->at, m->cell + in->rows++ * m->stride, m->stride);
    return 1;
}

/* ---- for the formats ---- */

int import_line(struct input *in)
{
    struct lines *l = &in->reader.lines;
    struct text_buf *t = &in->text;
    int c;
    t->len = 0;
    l->slashes = false;
    in->text_line = l->line;
    if ((c = lines_peek(l)) == LINES_EOF)
        return 0;
    while (c >= 0 && c != '\n') {
        const unsigned char *from = l->in.buf + l->in.at;
        size_t n = l->in.end - l->in.at;
        const unsigned char *stop = memchr(from, '\n', n);
        n = stop ? (size_t)(stop - from) : n;
        if (text_append(t, (const char *)from, n))
            return err_memory(&l->err);
        l->in.at += n;
        c = lines_peek(l);
    }
    if (c == LINES_ERROR)
        return -1;
    if (c == '\n')
        lines_next(l);
    if (t->len > 0 && t->mem.at[t->len - 1] == '\r')
        t->len--;
    return 1;
}

int import_line_after_blank(struct input *in)
{
    int got;
    do
        got = import_line(in);
    while (got > 0 && in->text.len == 0);
    return got;
}

int import_wrong(struct input *in, size_t at, const char *what)
{
    return err_at(&in->reader.lines.err, in->text_line, (uint64_t)at + 1, "%s", what);
}

int import_board(struct input *in, struct maze *m, size_t width, size_t height)
{
    struct err *err = &in->reader.lines.err;
    const unsigned char *above = NULL;
    if (maze_shape(m, MAZE_BLOCK, width, height, err))
        return -1;
    for (size_t y = 0; y <= height; y++) {
        unsigned char *row = m->cell + y * m->stride;
        maze_block_row(row, y < height ? in->body.mem.at + y * width : NULL, above, width);
        above = row;
    }
    return 0;
}

int import_open(struct input *in, struct maze *m, size_t width, size_t height)
{
    if (maze_shape(m, MAZE_WALLS, width, height, &in->reader.lines.err))
        return -1;
    memset(m->cell, 0, m->stride * (height + 1));
    return 0;
}

void import_wall(struct maze *m, size_t x, size_t y, unsigned d)
{
    m->cell[(ptrdiff_t)(y * m->stride + x) + m->owner[d]] |= maze_wall[d];
}

int import_start(struct input *in, size_t x, size_t y)
{
    return header_set_place(&in->reader.head, FIELD_START, x, y) ? err_memory(&in->reader.lines.err)
                                                                 : 0;
}

/* Writes a single goal to the field goal, several goals to the field goals. */
int import_goal(struct input *in, size_t x, size_t y, size_t count)
{
    struct text_buf list = {{NULL, 0}, 0};
    char place[NUMBER_TEXT];
    size_t n = 0;
    const char *before;
    int got;
    if (count == 0)
        return header_set_place(&in->reader.head, FIELD_GOAL, x, y)
                   ? err_memory(&in->reader.lines.err)
                   : 0;
    before = header_get(&in->reader.head, count == 1 ? FIELD_GOAL : FIELD_GOALS, &n);
    number_pair_text(x, ',', y, place);
    got = text_append(&list, before, n) || text_append(&list, "+", 1) ||
          text_append(&list, place, strlen(place) + 1) ||
          header_set(&in->reader.head, FIELD_GOALS, (const char *)list.mem.at);
    header_drop(&in->reader.head, FIELD_GOAL);
    mem_free(&list.mem);
    return got ? err_memory(&in->reader.lines.err) : 0;
}
