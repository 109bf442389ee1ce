#include "drawing.h"

#include "common/base/utf8.h"

#include <string.h>

static bool drawing_is_letter(unsigned char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool drawing_is_comment(const unsigned char *s, size_t n, bool follows)
{
    const size_t mark = strlen(HEADER_MARK);
    const char *marks = n > 1 && (s[1] == ' ' || s[1] == '\t') ? "SG" : "SEGABPsegabp";
    if (n == 1)
        return follows && s[0] == '#';
    if (s[0] != '#' || memchr(s, '\x1b', n) || (n >= mark && memcmp(s, HEADER_MARK, mark) == 0))
        return false;
    for (size_t i = 1; i + 1 < n; i++)
        if (drawing_is_letter(s[i]) && drawing_is_letter(s[i + 1]) &&
            (!strchr(marks, s[i]) || !strchr(marks, s[i + 1])))
            return true;
    return false;
}

/* Takes the line read last if it is blank or a comment, which goes to the header. *comment says
 * whether the line before was a comment. Returns 1, 0 if it is another line, or -1 with the error
 * set. */
static int drawing_skip(struct input *in, bool *comment)
{
    const bool blank = import_is_blank(in);
    *comment = !blank && drawing_is_comment(in->text.mem.at, in->text.len, *comment);
    return *comment && import_comment(in) ? -1 : blank || *comment;
}

int drawing_first_line(struct input *in)
{
    bool comment = false;
    int got, skipped = 0;
    do {
        got = import_line(in);
        skipped = got > 0 ? drawing_skip(in, &comment) : 0;
    } while (skipped > 0);
    return skipped < 0 ? -1 : got;
}

/* Adds the line read last to the drawing. Returns 0, or -1 with the error set. */
static int drawing_add_line(struct input *in, size_t line, size_t longest)
{
    const unsigned char *escape = memchr(in->text.mem.at, 0x1b, in->text.len);
    size_t *begin;
    if (escape)
        return import_wrong(in, (size_t)(escape - in->text.mem.at),
                            "the drawing has colours; draw it with --color never");
    if (mem_need_array(&in->index, line + 2, sizeof(size_t), 0) ||
        text_append(&in->body, (char *)in->text.mem.at, in->text.len))
        return err_memory(&in->reader.lines.err);
    begin = (size_t *)(void *)in->index.at;
    begin[0] = 0;
    begin[line + 1] = in->body.len;
    if (!import_fits(longest, line + 1, in->body.len + line))
        return err_at(&in->reader.lines.err, in->text_line, in->text.len + 1,
                      "the line has %zu bytes, the longest one %zu: too many short lines, each of "
                      "which would continue with blanks",
                      in->text.len, longest);
    return 0;
}

/* Returns whether the line read last has only spaces, at least one: it may be a row of free blocks.
 */
static bool drawing_may_be_free(const struct input *in)
{
    return in->text.len > 0 && import_is_blank(in) && !memchr(in->text.mem.at, '\t', in->text.len);
}

/* Until there is more than blanks, a line that cannot be a row makes blank lines of those before
 * it. But an empty line ends a board without obstacles, which is not what the detection has found.
 */
int drawing_read(struct input *in, size_t *lines, size_t *longest)
{
    const bool found = in->detected && !in->has_maze;
    bool before = true, comment = false;
    int got;
    in->body.len = *lines = *longest = in->indent = in->top = 0;
    while ((got = import_line(in)) > 0) {
        const int skipped = before ? drawing_skip(in, &comment) : 0;
        if (skipped < 0)
            return -1;
        before = skipped;
        if (in->text.len == 0 && *lines > 0 && !(before && found))
            break;
        if (before && !drawing_may_be_free(in)) {
            in->body.len = *lines = *longest = 0;
            continue;
        }
        if (*lines == 0)
            in->reader.start_line = in->text_line;
        *longest = in->text.len > *longest ? in->text.len : *longest;
        if (drawing_add_line(in, (*lines)++, *longest))
            return -1;
    }
    return got < 0 ? -1 : *lines > 0;
}

const unsigned char *drawing_line(const struct input *in, size_t line, size_t *n)
{
    const size_t *begin = (const size_t *)(const void *)in->index.at + in->top + line;
    *n = begin[1] - begin[0];
    return in->body.mem.at + begin[0];
}

int drawing_at(const struct input *in, size_t line, size_t column)
{
    size_t n;
    const unsigned char *s = drawing_line(in, line, &n);
    return column < n ? s[column] : ' ';
}

uint32_t drawing_character(const unsigned char *s, size_t n, size_t *length)
{
    *length = utf8_length(s, n);
    if (*length > 0)
        return utf8_code_point(s, *length);
    *length = 1;
    return DRAWING_BYTE + s[0];
}

int drawing_add_start(struct input *in, struct drawing_ends *ends, struct maze *m, size_t x,
                      size_t y)
{
    ends->start = &m->cell[y * m->stride + x];
    return import_start(in, x, y);
}

int drawing_add_goal(struct input *in, struct drawing_ends *ends, struct maze *m, size_t x,
                     size_t y)
{
    ends->goal = ends->goals++ == 0 ? &m->cell[y * m->stride + x] : NULL;
    return import_goal(in, x, y);
}

void drawing_mark_ends(const struct drawing_ends *ends)
{
    if (ends->path && ends->start)
        *ends->start |= MAZE_PATH;
    if (ends->path && ends->goal)
        *ends->goal |= MAZE_PATH;
}

void drawing_remove_top(struct input *in, size_t *lines)
{
    size_t top = 0, n;
    while (top < *lines) {
        const unsigned char *s = drawing_line(in, top, &n);
        if (text_blanks((const char *)s, n) < n)
            break;
        top++;
    }
    in->top = top < *lines ? top : 0;
    *lines -= in->top;
}

void drawing_remove_indent(struct input *in, size_t lines)
{
    size_t *begin = (size_t *)(void *)in->index.at + in->top, indent = SIZE_MAX, to = 0;
    unsigned char *all = in->body.mem.at;
    for (size_t y = 0; y < lines; y++) {
        size_t at = begin[y];
        while (at < begin[y + 1] && all[at] == ' ')
            at++;
        if (at < begin[y + 1] && at - begin[y] < indent)
            indent = at - begin[y];
    }
    for (size_t y = 0; y < lines; y++) {
        size_t from = begin[y], n = begin[y + 1] - from, removed = n < indent ? n : indent;
        memmove(all + to, all + from + removed, n - removed);
        begin[y] = to;
        to += n - removed;
    }
    begin[lines] = to;
    in->indent = indent;
}

int drawing_wrong(struct input *in, size_t line, size_t column, const char *what)
{
    return err_at(&in->reader.lines.err, in->reader.start_line + in->top + line,
                  column + in->indent + 1, "%s", what);
}
