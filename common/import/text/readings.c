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
    const int number = legend_number(t, code);
    for (size_t k = 0; k < sizeof reading_words / sizeof *reading_words; k++)
        if (c == reading_words[k].character)
            return reading_words[k].word;
    if (number != LEGEND_NO_NUMBER)
        snprintf(to, TEXT_NAME, "%d", number);
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

/* Appends a value of a key to an option: after the name of the key, or after a plus if it is not
 * the first one. */
static void reading_add(char option[ROW_SPEC], enum text_key key, bool first, const char *value,
                        size_t length)
{
    const size_t n = strlen(option);
    if (first)
        snprintf(option + n, ROW_SPEC - n, "%c%s=%.*s", strchr(option, ':') ? ',' : ':',
                 text_keys[key].name, (int)length, value);
    else
        snprintf(option + n, ROW_SPEC - n, "+%.*s", (int)length, value);
}

/* Appends a key to an option: the given value, then the kinds of cells in `choices`. */
static void reading_key(const struct text *t, char option[ROW_SPEC], enum text_key key,
                        const struct text_choice *choices, size_t count)
{
    const uint64_t value = t->key[key];
    const bool is_text = text_keys[key].decimals == ROW_TEXT;
    char number[NUMBER_TEXT], name[TEXT_NAME];
    bool first = true;
    if (value) {
        const char *given = is_text ? text_value(t, key) : number_text(value, number);
        reading_add(option, key, first, given, strcspn(given, ","));
        first = false;
    }
    for (size_t k = 0; k < count; k++)
        for (const unsigned char *c = choices[k].kinds; *c && choices[k].key == key; c++) {
            const char *kind = *c == *TEXT_EXITS ? "exits" : text_name(t, *c, name);
            reading_add(option, key, first, kind, strlen(kind));
            first = false;
        }
}

int text_offer_skip(struct text *t, const char *what)
{
    t->key[TEXT_SKIP] = t->in->reader.start_line - 1;
    return t->key[TEXT_SKIP] ? TEXT_OFFER(t, what, {TEXT_SKIP, ""}) : -1;
}

int text_offer(struct text *t, const char *what, const struct text_choice *choices, size_t count)
{
    char *message = t->in->reader.lines.err.what, option[ROW_SPEC];
    const size_t before = strlen(message), most = sizeof t->in->reader.lines.err.what;
    const char *named = t->part ? "text" : t->in->choice.format->entry.name;
    const char *quote = "'";
    for (size_t k = 0; k < count; k++)
        if (choices[k].key == TEXT_START && *(const char *)choices[k].kinds && t->key[TEXT_START])
            return -1; /* the start is already known */
    snprintf(option, sizeof option, "%s", named);
    for (unsigned key = 0; key < TEXT_KEYS; key++)
        reading_key(t, option, (enum text_key)key, choices, count);
    if (!option[strspn(option, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                               "=,:+-._/@%")])
        quote = "";
    if (before + strlen(what) + strlen(option) + sizeof "; : --input ''" < most)
        snprintf(message + before, most - before, "%s %s: --input %s%s%s",
                 message[before - 1] == '?' ? "" : ";", what, quote, option, quote);
    return -1;
}
