#include "import.h"

#include "common/base/number.h"
#include "common/base/utf8.h"

#include <string.h>

int import_option(struct import_choice *choice, const char *value, struct err *err)
{
    const struct opt_entry *entry = opt_find(import_list, "input", value, choice->values, err);
    choice->import = entry && entry != import_list[0] ? import_of(entry) : NULL;
    return entry ? 0 : -1;
}

void input_init(struct input *in, int fd, struct out *tie, const struct import_choice *choice)
{
    in->detected = in->has_maze = in->warned = false;
    in->mask = NULL;
    in->warning.what[0] = '\0';
    in->left = 0;
    in->choice = choice ? *choice : (struct import_choice){NULL, {0}};
    reader_init(&in->reader, fd, tie,
                in->choice.import ? in->choice.import->forced_kind : MAZE_ANY);
}

void input_free(struct input *in)
{
    reader_free(&in->reader);
    maze_free(&in->maze);
    mem_free(&in->text.mem);
    mem_free(&in->body.mem);
    mem_free(&in->index);
    mem_free(&in->goals.mem);
}

/* Writes a single goal to the field goal, several goals to the field goals. Returns 0, or -1 with
 * the error set. */
static int import_set_goals(struct input *in)
{
    const char *list;
    if (in->goals.len == 0)
        return 0;
    if (text_append(&in->goals, "", 1))
        return err_memory(&in->reader.lines.err);
    list = (const char *)in->goals.mem.at;
    return header_set(&in->reader.head, strchr(list, '+') ? FIELD_GOALS : FIELD_GOAL, list)
               ? err_memory(&in->reader.lines.err)
               : 0;
}

/* Notes whether a maze was read, got > 0, and warns at the end of an input, got == 0, of which all
 * are comments. */
static void import_note_maze(struct input *in, int got)
{
    if (got == 0 && !in->has_maze && in->reader.head.comments.len > 0) {
        in->reader.start_line = 1;
        import_warn(in, in->choice.import->read
                            ? "there are only comments, no maze"
                            : "there are only comments, no maze; a drawing begins with a line of "
                              "walls: --input art");
    }
    in->has_maze = in->has_maze || got > 0;
}

/* Returns how many bytes or pixels may precede the rows of a maze, or describe it in another
 * format; UINT64_MAX: any number. */
static uint64_t import_most(const struct input *in)
{
    enum { PER_CELL = 1024, MORE = 64 * 1024 };
    const uint64_t cells = in->reader.head.max_cells;
    return cells == 0 || cells > (UINT64_MAX - MORE) / PER_CELL ? UINT64_MAX
                                                                : PER_CELL * cells + MORE;
}

/* Reads a record of the maze stream up to its rows, or a maze of another format. Returns as
 * input_next. */
static int import_read(struct input *in)
{
    struct lines *l = &in->reader.lines;
    const struct lines_mark begin = lines_mark(l);
    const uint64_t most = import_most(in);
    int got;
    l->stop = most > UINT64_MAX - begin.offset ? UINT64_MAX : begin.offset + most;
    got =
        in->choice.import->read ? in->choice.import->read(in, &in->maze) : reader_next(&in->reader);
    if (lines_offset(l) > l->stop || (got < 0 && lines_offset(l) == l->stop))
        got = err_at(&l->err, begin.line, begin.offset - begin.line_at + 1,
                     "more than %ju bytes for one maze, too many for --max-cells %ju",
                     (uintmax_t)most, (uintmax_t)in->reader.head.max_cells);
    l->stop = UINT64_MAX;
    return got;
}

/* Returns whether the maze is a picture that may be scaled: only then its size counts. */
static bool import_is_scaled(const struct input *in)
{
    return in->mask && in->mask->wants_light && in->mask->width > 0;
}

int input_next(struct input *in)
{
    struct header *h = &in->reader.head;
    int got;
    if (lines_offset(&in->reader.lines) == 0 && !(in->choice.import && in->choice.import->raw))
        lines_skip_mark(&in->reader.lines);
    if (!in->choice.import && input_detect(in))
        return -1;
    if (!in->choice.import->read) {
        got = import_read(in);
        import_note_maze(in, got);
        return got;
    }
    header_reset(h);
    in->rows = 0;
    in->goals.len = 0;
    got = import_read(in);
    if (got > 0 && !import_is_scaled(in) &&
        reader_limit(&in->reader, in->maze.kind, in->maze.width, in->maze.height))
        return -1;
    import_note_maze(in, got);
    if (got > 0 && import_set_goals(in))
        return -1;
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

/* Swaps the mazes, so that the memory of *m is reused for the next maze. */
int input_maze(struct input *in, struct maze *m)
{
    const struct maze read = in->maze;
    if (!in->choice.import->read)
        return reader_maze(&in->reader, m);
    in->maze = *m;
    *m = read;
    return 0;
}

int input_rows(struct input *in, struct mem *to, size_t at, size_t most, const unsigned char *above)
{
    const struct maze *m = &in->maze;
    if (!in->choice.import->read)
        return reader_rows(&in->reader, to, at, most, above);
    if (in->rows > m->height)
        return 0;
    if (mem_need(to, at + m->stride))
        return err_memory(&in->reader.lines.err);
    memcpy(to->at + at, m->cell + in->rows++ * m->stride, m->stride);
    return 1;
}

bool input_has_rows(const struct input *in)
{
    return !in->choice.import->read && in->reader.head.present;
}

/* ---- for the formats ---- */

int import_line(struct input *in)
{
    in->text_line = in->reader.lines.line;
    return lines_text(&in->reader.lines, &in->text);
}

bool import_is_blank(const struct input *in)
{
    return text_blanks((const char *)in->text.mem.at, in->text.len) == in->text.len;
}

int import_line_after_blank(struct input *in)
{
    int got;
    do
        got = import_line(in);
    while (got > 0 && import_is_blank(in));
    return got;
}

int import_wrong(struct input *in, size_t at, const char *what)
{
    return err_at(&in->reader.lines.err, in->text_line, (uint64_t)at + 1, "%s", what);
}

void import_skip_blanks(struct import_text *t)
{
    while (t->at < t->end && memchr(" \t\r\n", *t->at, 4))
        t->at++;
}

bool import_take(struct import_text *t, const char *word)
{
    const size_t n = strlen(word);
    import_skip_blanks(t);
    if ((size_t)(t->end - t->at) < n || memcmp(t->at, word, n) != 0)
        return false;
    t->at += n;
    return true;
}

int import_comment(struct input *in)
{
    struct text_buf *comments = &in->reader.head.comments;
    const unsigned char *s = in->text.mem.at;
    const size_t n = in->text.len, at = utf8_control(s, n, true);
    if (at < n)
        return err_at(&in->reader.lines.err, in->text_line, (uint64_t)at + 1,
                      "byte 0x%02x is a control character", s[at]);
    return text_append(comments, (const char *)s, n) || text_append(comments, "\n", 1)
               ? err_memory(&in->reader.lines.err)
               : 0;
}

void import_warn(struct input *in, const char *what)
{
    if (!in->warned)
        err_at(&in->warning, in->reader.start_line, 1, "%s", what);
    in->warned = true;
}

int import_limit_pixels(struct input *in, size_t width, size_t height)
{
    if (height <= import_most(in) / width)
        return 0;
    return err_at(&in->reader.lines.err, in->reader.start_line, 1,
                  "%zux%zu pixels are too many for --max-cells %ju, which allows %ju", width,
                  height, (uintmax_t)in->reader.head.max_cells, (uintmax_t)import_most(in));
}

bool import_fits(size_t width, size_t height, uint64_t bytes)
{
    enum { PER_BYTE = 64, MORE = 64 * 1024 };
    return height <= (PER_BYTE * bytes + MORE) / width; /* no input has 2^58 bytes */
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

size_t import_border_obstacles(const struct maze *m)
{
    size_t obstacles = 0;
    for (size_t y = 0; y < m->height; y++) {
        const bool whole_row = y == 0 || y + 1 == m->height || m->width == 1;
        for (size_t x = 0; x < m->width; x += whole_row ? 1 : m->width - 1)
            obstacles += (m->cell[y * m->stride + x] & MAZE_OBSTACLE) != 0;
    }
    return obstacles;
}

bool import_is_closed(const struct maze *m)
{
    return m->width >= 3 && m->height >= 3 &&
           import_border_obstacles(m) + 2 >= 2 * (m->width + m->height - 2);
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

int import_goal(struct input *in, size_t x, size_t y)
{
    char place[NUMBER_TEXT];
    number_pair_text(x, ',', y, place);
    return (in->goals.len > 0 && text_append(&in->goals, "+", 1)) ||
                   text_append(&in->goals, place, strlen(place))
               ? err_memory(&in->reader.lines.err)
               : 0;
}
