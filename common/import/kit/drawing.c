#include "drawing.h"

#include "common/base/utf8.h"

#include <string.h>

bool drawing_is_comment(struct span line, bool follows)
{
    const unsigned char *s = line.s;
    const size_t n = line.n;
    const char *marks = n > 1 && (s[1] == ' ' || s[1] == '\t') ? "SG" : "SEGABPsegabp";
    if (n == 1)
        return follows && s[0] == '#';
    if (s[0] != '#' || memchr(s, '\x1b', n) || format_begins(line, HEADER_MARK))
        return false;
    for (size_t i = 1; i + 1 < n; i++)
        if (text_is_letter(s[i]) && text_is_letter(s[i + 1]) &&
            (!strchr(marks, s[i]) || !strchr(marks, s[i + 1])))
            return true;
    return false;
}

bool drawing_is_packed(struct span record)
{
    static const unsigned char others[] = " \r\nSG'.:\x1b[0123456789;m";
    size_t i = 0;
    while (i < record.n &&
           (record.s[i] == DRAWING_FULL || memchr(others, record.s[i], sizeof others - 1)))
        i++;
    return i < record.n && record.s[i] == DRAWING_PACKED;
}

unsigned char drawing_other(struct input *in, uint32_t other)
{
    struct format_state *state = &in->state;
    unsigned k = 0;
    while (k < state->other_count && state->others[k] != other)
        k++;
    if (k == FORMAT_OTHERS)
        return DRAWING_MANY;
    state->others[k] = other;
    state->other_count += k == state->other_count;
    return (unsigned char)(DRAWING_OTHER + k);
}

/* The box-drawing characters by their arms (none, n, e, ne, s, ns, ...), then the others. */
static const uint16_t drawing_characters[] = {
    0,      0x2575, 0x2576, 0x2514, 0x2577, 0x2502, 0x250c, 0x251c, 0x2574,
    0x2518, 0x2500, 0x2534, 0x2510, 0x2524, 0x252c, 0x253c, 0x2588, 0x25a0,
    0x2593, 0x2b1b, 0x2591, 0x25a1, 0x2b1c, 0x2022, 0xb7};

/* Box-drawing characters in other weights, and their arms. */
static const struct {
    uint16_t character;
    unsigned char arms;
} drawing_weights[] = {
    {0x2501, 10}, {0x2503, 5},  {0x250f, 6},  {0x2513, 12}, {0x2517, 3},  {0x251b, 9},
    {0x2523, 7},  {0x252b, 13}, {0x2533, 14}, {0x253b, 11}, {0x254b, 15}, {0x2550, 10},
    {0x2551, 5},  {0x2554, 6},  {0x2557, 12}, {0x255a, 3},  {0x255d, 9},  {0x2560, 7},
    {0x2563, 13}, {0x2566, 14}, {0x2569, 11}, {0x256c, 15}, {0x256d, 6},  {0x256e, 12},
    {0x256f, 9},  {0x2570, 3},  {0x2578, 8},  {0x2579, 1},  {0x257a, 2},  {0x257b, 4},
};

unsigned char drawing_code(struct input *in, struct span text, size_t *length)
{
    uint32_t c;
    *length = 1;
    if (*text.s < DRAWING_BOX)
        return *text.s;
    *length = utf8_length(text.s, text.n);
    if (*length == 0) {
        *length = 1;
        return drawing_other(in, DRAWING_BYTE | *text.s);
    }
    c = utf8_code_point(text.s, *length);
    for (unsigned k = 1; k < sizeof drawing_characters / sizeof *drawing_characters; k++)
        if (c == drawing_characters[k])
            return (unsigned char)(DRAWING_BOX + k);
    for (unsigned k = 0; k < sizeof drawing_weights / sizeof *drawing_weights; k++)
        if (c == drawing_weights[k].character)
            return DRAWING_BOX + drawing_weights[k].arms;
    if (c == 0xa0 || c == 0x3000 || (c >= 0x2000 && c <= 0x200a)) /* other spaces */
        return ' ';
    if (c == 0x2580 || c == 0x2584 || c >> 8 == 0x28)
        return DRAWING_PACKED;
    return drawing_other(in, c);
}

uint32_t drawing_meant(const struct input *in, unsigned code)
{
    if (code < DRAWING_BOX)
        return code;
    if (code >= DRAWING_OTHER && code < DRAWING_MANY)
        return in->state.others[code - DRAWING_OTHER];
    return code < DRAWING_PACKED ? drawing_characters[code - DRAWING_BOX] : 0x2580;
}

int drawing_append(struct input *in, struct text_buf *to, struct span text)
{
    static const char selector[] = "\xef\xb8\x8f", order[] = "\xef\xbb\xbf";
    const unsigned char *first = text.s;
    unsigned char others = 0;
    for (size_t i = 0; i < text.n; i++) /* nearly always none, found many bytes at a time */
        others |= text.s[i];
    if (others < DRAWING_BOX)
        return text_append(to, (const char *)text.s, text.n);
    if (mem_need(&to->mem, to->len + text.n))
        return -1;
    for (size_t length; text.n > 0; text = format_skip(text, length)) {
        to->mem.at[to->len] = drawing_code(in, text, &length);
        to->len += length != 3 || ((memcmp(text.s, order, length) != 0 || text.n == length) &&
                                   (text.s == first || memcmp(text.s, selector, length) != 0));
    }
    return 0;
}

/* Adds the last line read to the drawing. Returns 0, or -1 with the error set. */
static int drawing_add_line(struct drawing *d)
{
    struct input *in = d->in;
    const unsigned char *escape = memchr(in->text.mem.at, 0x1b, in->text.len);
    size_t *begin, n;
    if (escape)
        return format_wrong(in, escape - in->text.mem.at,
                            "the drawing has colours; draw it with --color never");
    if (mem_need_array(&in->state.index, d->lines + 2, sizeof(size_t), 0) ||
        drawing_append(in, &in->state.body, format_last(in)))
        return err_memory(&in->reader.lines.err);
    begin = (size_t *)(void *)in->state.index.at;
    begin[0] = 0;
    n = in->state.body.len - begin[d->lines];
    begin[++d->lines] = in->state.body.len;
    d->longest = n > d->longest ? n : d->longest;
    if (!format_size_is_plausible(d->longest, d->lines, in->state.body.len + d->lines - 1))
        return format_wrong(
            in, in->text.len,
            "too many short lines, each of which would continue with spaces to %zu columns",
            d->longest);
    return 0;
}

/* Removes all lines. */
static void drawing_clear(struct drawing *d)
{
    d->in->state.body.len = 0;
    d->in->state.other_count = 0;
    *d = (struct drawing){.in = d->in};
}

/* Counts the brackets of the last line read: updates the number of open brackets and its maximum.
 */
static void drawing_brackets(const struct drawing *d, size_t *depth, size_t *deepest)
{
    const struct text_buf *t = &d->in->text;
    for (size_t i = 0; i < t->len; i++) {
        const unsigned char c = t->mem.at[i];
        *depth += c == '[' || c == '{';
        *depth -= (c == ']' || c == '}') && *depth > 0;
        *deepest = *depth > *deepest ? *depth : *deepest;
    }
}

/* Returns whether the last line read may begin an array: with a bracket, or with one after = or
 * "name(". */
static bool drawing_has_array(const struct drawing *d)
{
    const struct text_buf *t = &d->in->text;
    size_t at = text_blanks((const char *)t->mem.at, t->len);
    const bool name = at < t->len && text_is_letter(t->mem.at[at]);
    for (; at < t->len && !memchr("[{=(", t->mem.at[at], 4); at++)
        if (!name)
            return false;
    return at < t->len &&
           (!name || memchr("=(", t->mem.at[at], 2) || memchr(t->mem.at, '=', t->len));
}

/* Returns whether the last bracket of an array closes in the last line read: an array of several
 * levels, or one from an earlier line. */
static bool drawing_closes_array(struct drawing *d)
{
    const size_t before = d->depth;
    if (d->lines == 1)
        d->array = drawing_has_array(d);
    if (d->array)
        drawing_brackets(d, &d->depth, &d->deepest);
    return d->depth == 0 && d->deepest > (before > 0 ? 0U : 1U);
}

struct drawing_numbers drawing_numbers(struct span line)
{
    const unsigned char *s = line.s;
    struct drawing_numbers found = {0};
    size_t count = 0;
    for (size_t i = 0, digits; i < line.n; i += digits) {
        const bool last = i + 1 == line.n && (s[i] == '.' || s[i] == ':');
        digits = 1;
        if (text_is_digit(s[i])) {
            digits = count < DRAWING_NUMBERS
                         ? format_number(format_skip(line, i), SIZE_MAX, &found.at[count])
                         : 0;
            if (digits == 0)
                return found;
            count++;
        } else if ((!memchr(" ,x\t()[]", s[i], 8) && !(count == 1 && last)) ||
                   (i > 0 && s[i] == ',' && s[i - 1] == ',')) {
            return found;
        }
    }
    found.count = count;
    return found;
}

/* Returns whether the last line read is the size of the next drawing: it has as many numbers as one
 * of the first two lines, and follows a line without digits. */
static bool drawing_is_next(const struct drawing *d)
{
    const size_t count = d->lines > 2 && !d->array ? drawing_numbers(format_last(d->in)).count : 0;
    struct span last;
    if (count == 0)
        return false;
    last = drawing_line(d, d->lines - 1);
    while (last.n > 0 && !text_is_digit(*last.s)) {
        last.s++;
        last.n--;
    }
    return last.n == 0 && (drawing_numbers(drawing_line(d, 0)).count == count ||
                           drawing_numbers(drawing_line(d, 1)).count == count);
}

/* Returns whether the last line read, after an array, does not belong to it: it begins another
 * array, with a bracket within one or an unclosed bracket, or a string; or it follows an empty line
 * and does not begin with a letter. */
static bool drawing_is_other(const struct drawing *d, bool blank)
{
    const struct text_buf *t = &d->in->text;
    const size_t at = text_blanks((const char *)t->mem.at, t->len);
    size_t depth = 0, deepest = 0;
    drawing_brackets(d, &depth, &deepest);
    return deepest > 1 || depth > 0 ||
           (at < t->len &&
            (memchr("\"'", t->mem.at[at], 2) || (blank && !text_is_letter(t->mem.at[at]))));
}

/* Leading lines of spaces may be rows of free blocks, so they are stored until another line
 * decides. An empty line ends a drawing, unless detection expects obstacles and none has occurred,
 * or an array precedes it; the size of the next drawing also ends it. */
int drawing_read(struct drawing *d, struct input *in)
{
    const bool found = in->detected && !in->has_maze;
    bool before = true, comment = false, blank = false;
    int got;
    d->in = in;
    drawing_clear(d);
    while ((got = in->state.pending ? 1 : format_line(in)) > 0) {
        const bool spaces = before && format_is_blank(in);
        comment = before && !spaces && drawing_is_comment(format_last(in), comment);
        if (comment && format_comment(in))
            return -1;
        before = spaces || comment;
        in->state.pending = false;
        if (in->text.len == 0 && d->closed) {
            blank = true;
            continue;
        }
        if (in->text.len == 0 && d->lines > 0 && d->depth == 0 && !(before && found))
            break;
        if (before &&
            (in->text.len == 0 || comment || memchr(in->text.mem.at, '\t', in->text.len))) {
            drawing_clear(d);
            continue;
        }
        in->state.pending = d->closed ? drawing_is_other(d, blank) : drawing_is_next(d);
        if (in->state.pending)
            break;
        if (d->lines == 0)
            in->reader.start_line = in->text_line;
        if (drawing_add_line(d))
            return -1;
        d->after += d->closed;
        d->closed = d->closed || (in->text.len > 0 && drawing_closes_array(d));
    }
    return got < 0 ? -1 : d->lines > 0;
}

size_t drawing_length(const struct drawing *d, size_t line)
{
    struct span of = drawing_line(d, line);
    while (of.n > 0 && of.s[of.n - 1] == ' ')
        of.n--;
    return of.n;
}

size_t drawing_lines_with(const struct drawing *d, int code)
{
    size_t lines = 0;
    for (size_t y = 0; y < d->lines; y++) {
        const struct span line = drawing_line(d, y);
        lines += memchr(line.s, code, line.n) != NULL;
    }
    return lines;
}

void drawing_drop_line(struct drawing *d)
{
    d->dropped++;
    d->lines--;
    d->in->reader.start_line++;
}

void drawing_remove_indent(struct drawing *d, bool blank)
{
    size_t indent = SIZE_MAX;
    d->end = 0;
    for (size_t y = 0; y < d->lines; y++) {
        const struct span line = drawing_line(d, y);
        const size_t length = drawing_length(d, y);
        size_t spaces = 0;
        while (spaces < line.n && line.s[spaces] == ' ')
            spaces++;
        if (spaces < indent && (blank || spaces < line.n))
            indent = spaces;
        d->end = length > d->end ? length : d->end;
    }
    d->indent = indent;
}

int drawing_wrong(const struct drawing *d, size_t line, size_t column, const char *what)
{
    const struct span of = drawing_line(d, line);
    size_t at = column + d->indent;
    for (size_t k = 0; k < column && k < of.n; k++) {
        const uint32_t c = drawing_meant(d->in, of.s[k]);
        at += c < 0x80 || c & DRAWING_BYTE ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    }
    return err_at(&d->in->reader.lines.err, d->in->reader.start_line + d->top + line, at + 1, "%s",
                  what);
}
