#include "text_input.h"

#include "common/base/utf8.h"
#include "common/stream/hex.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Words for characters that have a different meaning in the option. */
static const struct {
    uint32_t character;
    const char *word;
} reading_words[] = {
    {' ', "space"}, {',', "comma"}, {'+', "plus"}, {':', "colon"}, {'\'', "quote"}, {'\t', "tab"},
};

const char *text_name(const struct text *t, unsigned code, char to[TEXT_NAME])
{
    const uint32_t c = drawing_meant(t->in, code);
    for (size_t k = 0; k < sizeof reading_words / sizeof *reading_words; k++)
        if (c == reading_words[k].character)
            return reading_words[k].word;
    if (legend_is_number(t, code))
        snprintf(to, TEXT_NAME, "%d", legend_value(t, code));
    else if (c & DRAWING_BYTE)
        snprintf(to, TEXT_NAME, "%c", (int)(c & 0xff));
    else
        to[utf8_encode(c, to)] = '\0';
    return to;
}

/* Returns the code that the n bytes at s stand for: a word for a character, a byte such as \xb2, or
 * a number of more than one character; otherwise 0. */
static unsigned reading_word(struct input *in, const char *s, size_t n)
{
    const bool negative = *s == '-';
    unsigned char bad = 0;
    uint64_t value;
    for (size_t k = 0; k < sizeof reading_words / sizeof *reading_words; k++)
        if (text_is(s, n, reading_words[k].word))
            return (unsigned)reading_words[k].character;
    if (n == 4 && memcmp(s, "\\x", 2) == 0) {
        value = (uint64_t)hex_value((unsigned char)s[2], 0, &bad) << 4 |
                hex_value((unsigned char)s[3], 0, &bad);
        return bad ? 0 : drawing_other(in, DRAWING_BYTE | (uint32_t)value);
    }
    if (n < 2 || number_read(s + negative, n - negative, 99, &value))
        return 0;
    return drawing_other(in, DRAWING_NUMBER | (negative ? DRAWING_ZERO - (uint32_t)value
                                                        : DRAWING_ZERO + (uint32_t)value));
}

void text_named(struct text *t, enum text_key key, enum text_meaning meaning)
{
    const char *s = text_value(t, key);
    while (s && *s && *s != ',') {
        const size_t part = strcspn(s, "+,");
        const bool exits = key == TEXT_GOAL && text_is(s, part, "exits");
        const unsigned word = part ? reading_word(t->in, s, part) : 0;
        if (word)
            t->meaning[word] = (unsigned char)meaning;
        t->exits = t->exits || exits;
        for (size_t i = 0, n; i < part && !word && !exits; i += n)
            t->meaning[drawing_code(t->in, (struct span){(const unsigned char *)s + i, part - i},
                                    &n)] = (unsigned char)meaning;
        s += part + (s[part] == '+');
    }
}

/* ---- messages ---- */

int text_refuse(struct text *t, unsigned code, const char *fmt, ...)
{
    const unsigned char *cell = text_cells(t);
    struct err *err = &t->in->reader.lines.err;
    const size_t count = code ? t->width * t->height : 0;
    char what[sizeof err->what];
    size_t i = 0;
    va_list args;
    va_start(args, fmt);
    vsnprintf(what, sizeof what, fmt, args);
    va_end(args);
    while (i < count && cell[i] != (unsigned char)code)
        i++;
    if (i >= count)
        return err_at(err, t->in->reader.start_line, 1, "%s", what);
    if (!t->characters)
        return err_at(err, t->in->reader.start_line + (t->d.lines == t->height ? i / t->width : 0),
                      1, "%s", what);
    return drawing_wrong(&t->d, t->top + i / t->width, t->left + i % t->width * t->pitch, what);
}

/* Appends text to the n bytes in `to`, which has room for ROW_SPEC bytes. Returns the new length.
 */
static size_t reading_add(char *to, size_t n, const char *text, size_t length)
{
    snprintf(to + n, ROW_SPEC - n, "%.*s", (int)length, text);
    return n + strlen(to + n);
}

/* Appends a key to the option of n bytes in `to`: the given value, then the kinds of cells in
 * `choices`. Returns the new length. */
static size_t reading_key(const struct text *t, char *to, size_t n, enum text_key key,
                          const struct text_choice *choices, size_t count)
{
    const uint64_t value = t->key[key];
    const bool is_text = text_keys[key].decimals == ROW_TEXT;
    char number[NUMBER_TEXT], name[TEXT_NAME];
    const char *shown = value == 0 ? NULL
                        : is_text  ? text_value(t, key)
                                   : number_text(value, number);
    size_t length = shown ? strcspn(shown, ",") : 0;
    bool first = true;
    for (size_t k = 0; k <= count; k++) { /* the given value comes before the choices */
        if (shown) {
            n = reading_add(to, n, first ? strchr(to, ':') ? "," : ":" : "+", 1);
            n = first ? reading_add(to, n, text_keys[key].name, strlen(text_keys[key].name)) : n;
            n = first ? reading_add(to, n, "=", 1) : n;
            n = reading_add(to, n, shown, length);
            first = false;
        }
        shown = k < count && choices[k].key == key && choices[k].code
                    ? choices[k].code == TEXT_EXITS ? "exits" : text_name(t, choices[k].code, name)
                    : NULL;
        length = shown ? strlen(shown) : 0;
    }
    return n;
}

int text_offer_skip(struct text *t, const char *what)
{
    t->key[TEXT_SKIP] = t->in->reader.start_line - 1;
    return t->key[TEXT_SKIP] ? TEXT_OFFER(t, what, {TEXT_SKIP, 0}) : -1;
}

int text_offer(struct text *t, const char *what, const struct text_choice *choices, size_t count)
{
    char *message = t->in->reader.lines.err.what, option[ROW_SPEC] = "";
    const size_t before = strlen(message), most = sizeof t->in->reader.lines.err.what;
    const char *named = t->in->choice.format->part ? "text" : t->in->choice.format->entry.name;
    const char *quote = "'";
    size_t n = reading_add(option, 0, named, strlen(named));
    for (size_t k = 0; k < count; k++)
        if (choices[k].key == TEXT_START && choices[k].code && t->key[TEXT_START])
            return -1; /* the start is already known */
    for (unsigned key = 0; key < TEXT_KEYS; key++)
        n = reading_key(t, option, n, (enum text_key)key, choices, count);
    if (!option[strspn(option, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                               "=,:+-._/@%")])
        quote = "";
    if (before + strlen(what) + n + sizeof "; : --input ''" < most)
        snprintf(message + before, most - before, "%s %s: --input %s%s%s",
                 message[before - 1] == '?' ? "" : ";", what, quote, option, quote);
    return -1;
}
