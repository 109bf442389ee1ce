#include "json_text.h"

#include "common/base/utf8.h"
#include "common/stream/hex.h"

#include <string.h>

enum { SURROGATE = 0xd800, LOW_SURROGATE = 0xdc00, SURROGATES_END = 0xe000 };

int json_wrong(struct input *in, const char *what)
{
    struct lines *l = &in->reader.lines;
    const int c = lines_peek(l);
    if (c == LINES_ERROR)
        return -1;
    return lines_wrong(l, c == LINES_EOF ? "the input ends; expected %s" : "expected %s", what);
}

int json_peek(struct input *in)
{
    struct lines *l = &in->reader.lines;
    int c;
    while ((c = lines_peek(l)) == ' ' || c == '\t' || c == '\r' || c == '\n')
        lines_next(l);
    return c;
}

int json_take(struct input *in, char c, const char *what)
{
    if (json_peek(in) != c)
        return json_wrong(in, what);
    in->reader.lines.in.at++;
    return 0;
}

int json_next(struct input *in, char close, bool first)
{
    if (json_peek(in) == close) {
        in->reader.lines.in.at++;
        return 0;
    }
    if (first)
        return 1;
    return json_take(in, ',', close == ']' ? "a comma or ]" : "a comma or }") ? -1 : 1;
}

/* Reads the four digits after \u. Returns their value, or -1. */
static int json_four_digits(struct input *in)
{
    struct lines *l = &in->reader.lines;
    int value = 0;
    for (int k = 0; k < 4; k++) {
        const int c = lines_peek(l);
        unsigned char bad = 0;
        if (!hex_is_digit(c))
            return json_wrong(in, "four hexadecimal digits");
        value = value * 16 + hex_value((unsigned char)c, 0, &bad);
        l->in.at++;
    }
    return value;
}

/* Reads the rest of \uNNNN, or of two of them for a character above U+FFFF, and appends the
 * character in UTF-8. Returns 0, or -1. */
static int json_unicode(struct input *in, struct text_buf *to)
{
    static const char pair[] = "a pair \\uNNNN\\uNNNN, from d800 to dbff and from dc00 to dfff";
    struct lines *l = &in->reader.lines;
    int c = json_four_digits(in);
    char text[4];
    if (c >= SURROGATE && c < SURROGATES_END) {
        const int high = c;
        for (int k = 0; k < 2; k++, l->in.at++)
            if (high >= LOW_SURROGATE || lines_peek(l) != "\\u"[k])
                return json_wrong(in, pair);
        c = json_four_digits(in);
        if (c >= 0 && (c < LOW_SURROGATE || c >= SURROGATES_END))
            return json_wrong(in, pair);
        c += c < 0 ? 0 : 0x10000 + (high - SURROGATE) * 0x400 - LOW_SURROGATE;
    }
    if (c < 0)
        return -1;
    return format_append(in, to, text, utf8_encode((uint32_t)c, text));
}

/* Reads the characters after a backslash. Returns 0, or -1. */
static int json_escape(struct input *in, struct text_buf *to)
{
    static const char letters[] = "\"\\/bfnrt", means[] = "\"\\/\b\f\n\r\t";
    struct lines *l = &in->reader.lines;
    const int c = lines_peek(l);
    const char *at = c > 0 ? strchr(letters, c) : NULL;
    if (c != 'u' && !at)
        return json_wrong(in, "one of \" \\ / b f n r t u after the backslash");
    l->in.at++;
    return c == 'u' ? json_unicode(in, to) : format_append(in, to, means + (at - letters), 1);
}

int json_string(struct input *in, struct text_buf *to)
{
    struct lines *l = &in->reader.lines;
    int c;
    if (json_take(in, '"', "a string in quotes"))
        return -1;
    while ((c = lines_peek(l)) != '"') {
        const unsigned char *from = l->in.buf + l->in.at;
        size_t n = 0;
        if (c < 0x20)
            return json_wrong(in, "the end of the string");
        while (l->in.at + n < l->in.end && from[n] != '"' && from[n] != '\\' && from[n] >= 0x20)
            n++;
        if (text_append(to, (const char *)from, n))
            return err_memory(&l->err);
        l->in.at += n;
        if (c == '\\') {
            l->in.at++;
            if (json_escape(in, to))
                return -1;
        }
    }
    l->in.at++;
    return 0;
}

/* Appends the following bytes while they are in `set`, at most `most`. Returns whether there are
 * any, or -1. */
static int json_span(struct input *in, struct text_buf *to, const char *set, size_t most)
{
    struct lines *l = &in->reader.lines;
    const char *digit;
    size_t n = 0;
    int c = 0;
    for (; n < most && (c = lines_peek(l)) > 0 && (digit = strchr(set, c)); n++, l->in.at++)
        if (format_append(in, to, digit, 1))
            return -1;
    return c == LINES_ERROR ? -1 : n > 0;
}

/* Appends decimal digits. Returns 0, or -1, also if there are none. */
static int json_digits(struct input *in, struct text_buf *to)
{
    const int got = json_span(in, to, "0123456789", SIZE_MAX);
    return got == 0 ? json_wrong(in, "a digit") : got < 0 ? -1 : 0;
}

int json_number(struct input *in, struct text_buf *to)
{
    int got = json_span(in, to, "-", 1);
    if (got < 0 || (got = json_span(in, to, "0", 1)) < 0 || (got == 0 && json_digits(in, to)) ||
        (got = json_span(in, to, ".", 1)) < 0 || (got > 0 && json_digits(in, to)))
        return -1;
    got = json_span(in, to, "eE", 1);
    if (got <= 0)
        return got;
    return json_span(in, to, "+-", 1) < 0 ? -1 : json_digits(in, to);
}

int json_integer(struct span number, uint64_t max, uint64_t *value)
{
    if (number.n > 2 && memcmp(number.s + number.n - 2, ".0", 2) == 0)
        number.n -= 2;
    return number_read((const char *)number.s, number.n, max, value);
}

int json_scalar(struct input *in, struct text_buf *to)
{
    static const char *const words[] = {"true", "false", "null"};
    struct lines *l = &in->reader.lines;
    const int c = json_peek(in);
    size_t k = 0;
    if (c == '"')
        return json_string(in, to);
    if (c == '-' || (c >= '0' && c <= '9'))
        return json_number(in, to);
    while (k < 2 && c != *words[k])
        k++;
    for (const char *word = words[k]; *word; word++, l->in.at++)
        if (lines_peek(l) != *word)
            return json_wrong(in, "a value: a string, a number, true, false or null");
    return format_append(in, to, words[k], strlen(words[k]));
}
