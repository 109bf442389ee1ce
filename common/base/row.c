#include "row.h"

#include "text.h"
#include "value.h"

#include <stdio.h>
#include <string.h>

/* ---- the values of keys ---- */

enum { ROW_VALUE = 120 }; /* bytes for the value of a key */

/* Reads the n bytes at `s` as one of the words and stores its index in *value. The message lists
 * the words, followed by `more`. Returns 0, or -1 with *err set. */
static int row_key_word(const char *what, const char *more, const char *s, size_t n,
                        const struct row_key *key, uint64_t *value, struct err *err)
{
    const size_t count = row_key_words(key);
    char all[NEAR_WORDS], meant[NEAR_MEANT];
    struct near near;
    near_begin(&near, s, n);
    for (*value = 0; *value < count; ++*value) {
        const char *word = key->words[*value];
        if (near_is(s, n, word, strlen(word)))
            return 0;
        near_try(&near, word, strlen(word));
    }
    near_words("", key->words, count, all);
    return err_set(err, "%s must be %s%s, not '%.*s'%s", what, all, more, err_length(n), s,
                   near_text(&near, "", "", meant));
}

/* Reads `count` lengths in one unit, mm or in, with an x between them: 3.5mm or 4x6in. Returns
 * whether s has this form and each length is from `least` to `most`. */
static bool row_key_lengths(const char *s, size_t count, uint64_t least, uint64_t most,
                            uint64_t length[])
{
    enum { MM_DECIMALS = 3, INCH_DECIMALS = 4, INCH_UNIT = 10000 };
    const size_t n = strlen(s);
    const char *unit = s + n - (n < 2 ? n : 2);
    const bool is_mm = strcmp(unit, "mm") == 0;
    for (size_t k = 0; k < count; k++) {
        const char *end = k + 1 < count ? strchr(s, 'x') : unit;
        if (!end || (!is_mm && strcmp(unit, "in") != 0) ||
            number_decimal(s, (size_t)(end - s), is_mm ? MM_DECIMALS : INCH_DECIMALS, &length[k]) ||
            length[k] > (uint64_t)2 * ROW_SIDE_MAX)
            return false;
        if (!is_mm)
            length[k] = (length[k] * ROW_INCH + INCH_UNIT / 2) / INCH_UNIT;
        if (length[k] < least || length[k] > most)
            return false;
        s = end + 1;
    }
    return true;
}

const char *row_key_text(const struct row_key *key, uint64_t value, char text[NUMBER_TEXT])
{
    char width[NUMBER_TEXT], height[NUMBER_TEXT];
    if (key->words && value <= key->max)
        return key->words[key->decimals == ROW_TEXT ? 0 : value];
    switch (key->decimals) {
    case ROW_OR_SIZE:
        snprintf(text, NUMBER_TEXT, "%.20sx%.20smm",
                 number_decimal_text(row_size_width(value, key->max), 3, width),
                 number_decimal_text(row_size_height(value, key->max), 3, height));
        return text;
    case ROW_LENGTH:
        snprintf(text, NUMBER_TEXT, "%.20smm", number_decimal_text(value, 3, width));
        return text;
    case ROW_OR_NUMBER:
        return number_text(value - 1, text);
    default:
        return number_decimal_text(value, key->decimals, text);
    }
}

/* Reads the value of a key, the n bytes at s; s is NULL if there is no value. `name` is the name of
 * the key in messages. Returns 0, or -1 with *err set. */
static int row_key_read(const struct row_key *key, const char *name, const char *s, size_t n,
                        uint64_t *value, struct err *err)
{
    char text[ROW_VALUE], sizes[80];
    const char *word = text;
    uint64_t k, side[2];
    if (!s && row_key_is_flag(key)) {
        *value = 1;
        return 0;
    }
    if (key->decimals == ROW_TEXT) {
        *value = (uint64_t)(uintptr_t)s;
        return n > 0 ? 0 : err_set(err, "%s needs a value", name);
    }
    if (n >= ROW_VALUE)
        return err_set(err, "%s: the value is too long", name);
    snprintf(text, sizeof text, "%.*s", (int)n, s ? s : "");
    switch (key->decimals) {
    case ROW_SET: /* words joined by '+' */
        *value = 0;
        do {
            const size_t length = strcspn(word, "+");
            if (row_key_word(name, "", word, length, key, &k, err))
                return -1;
            *value |= (uint64_t)1 << k;
            word += length;
        } while (*word++);
        return 0;
    case ROW_LENGTH:
        if (row_key_lengths(text, 1, key->min, key->max, value))
            return 0;
        return err_set(err,
                       "%s must be a length from %ju to %ju mm, such as 3.5mm or 0.125in, not "
                       "'%.40s'",
                       name, (uintmax_t)key->min / ROW_MM, (uintmax_t)key->max / ROW_MM, text);
    case ROW_OR_SIZE:
        if (row_key_lengths(text, 2, key->min, ROW_SIDE_MAX, side)) {
            *value = key->max + (side[0] << ROW_SIDE_BITS | side[1]);
            return 0;
        }
        snprintf(sizes, sizeof sizes, ", or WxHmm or WxHin with sides from %ju to %d mm",
                 (uintmax_t)key->min / ROW_MM, ROW_SIDE_MAX / ROW_MM);
        return row_key_word(name, sizes, text, strlen(text), key, value, err);
    case ROW_OR_NUMBER:
        *value = 0;
        if (near_is(text, n, key->words[0], strlen(key->words[0])))
            return 0;
        if (value_number(name, key->words[0], text, 0, key->min, UINT64_MAX - 1, value, err))
            return -1;
        ++*value;
        return 0;
    default:
        return key->words
                   ? row_key_word(name, "", text, n, key, value, err)
                   : value_number(name, NULL, text, key->decimals, key->min, key->max, value, err);
    }
}

/* ---- rows ---- */

const char *row_alias(const struct row *entry, const char *last, size_t *n)
{
    const char *at = last ? last + *n : entry->aliases ? entry->aliases : "";
    at += strspn(at, " ");
    *n = strcspn(at, " ");
    return *n ? at : NULL;
}

const struct row *const *row_of_name(const struct row *const *list, const char *s, size_t n)
{
    size_t length;
    for (; *list; list++) {
        if (near_is(s, n, (*list)->name, strlen((*list)->name)))
            return list;
        for (const char *at = NULL; (at = row_alias(*list, at, &length));)
            if (near_is(s, n, at, length))
                return list;
    }
    return NULL;
}

const struct row_key *row_key_of(const struct row *row, const char *s, size_t n, struct err *err)
{
    const char *names[ROW_KEYS];
    char more[NEAR_MEANT + NEAR_WORDS], all[NEAR_WORDS];
    struct near near;
    size_t count = 0;
    near_begin(&near, s, n);
    for (const struct row_key *key = row->keys; key && key->name; key++) {
        if (near_is(s, n, key->name, strlen(key->name)))
            return key;
        near_try(&near, key->name, strlen(key->name));
        names[count++] = key->name;
    }
    snprintf(more, sizeof more, "; it must be %s", near_words("", names, count, all));
    if (near.best)
        near_text(&near, "", "", more);
    if (!row->keys)
        err_set(err, "%s has no keys", row->name);
    else if (n == 0)
        err_set(err, "%s: a key is missing%s", row->name, more);
    else
        err_set(err, "%s has no key '%.*s'%s", row->name, err_length(n), s, more);
    return NULL;
}

/* Sets the message for an unknown name, the n bytes at s. The message lists all names, if they are
 * few, or suggests an alternative or the nearest name, also if a key follows that name without a
 * colon. */
static void row_unknown(const struct row *const *list, const struct row_alternative *instead,
                        const char *noun, const char *s, size_t n, struct err *err)
{
    const struct row_alternative *other = row_other(instead, s, n);
    const size_t name = strcspn(s, ",=:"); /* at most n */
    const char *names[NEAR_FEW];
    char all[NEAR_WORDS], where[NEAR_MEANT], more[NEAR_WORDS + NEAR_MEANT];
    struct near near;
    size_t count = 0;
    near_begin(&near, s, name);
    row_near(&near, list);
    for (; count < NEAR_FEW && list[count]; count++)
        names[count] = list[count]->name;
    snprintf(where, sizeof where, "; --help %ss lists all", noun);
    near_text(&near, "", list[count] ? where : "", more);
    if (!other && !list[count] && (!near.best || name == n)) {
        err_set(err, "%s must be %s, not '%.*s'%s", noun, near_words("", names, count, all),
                err_length(n), s, more);
        return;
    }
    if (other)
        snprintf(more, sizeof more, "; use %s%s%s", other->tool ? other->tool : "",
                 other->tool ? " " : "", other->use);
    else if (near.best && name < n)
        snprintf(more, sizeof more, "; keys follow a colon: %.*s:%.*s", (int)near.best_length,
                 near.best, err_length(n - name - 1), s + name + 1);
    for (char *at = more; other && (at = strchr(at, '_'));)
        *at = '-'; /* for a name written as an identifier, dead_end */
    err_set(err, "unknown %s '%.*s'%s", noun, err_length(n), s, more);
}

void row_near(struct near *near, const struct row *const *list)
{
    size_t n;
    for (; *list; list++) {
        near_try(near, (*list)->name, strlen((*list)->name));
        for (const char *at = NULL; (at = row_alias(*list, at, &n));)
            near_try(near, at, n);
    }
}

void row_defaults(const struct row *entry, uint64_t values[ROW_KEYS])
{
    for (size_t i = 0; entry->keys && entry->keys[i].name; i++)
        values[i] = entry->keys[i].default_value;
}

const struct row_alternative *row_other(const struct row_alternative *instead, const char *s,
                                        size_t n)
{
    struct near near;
    near_begin(&near, s, n);
    for (; instead && instead->name; instead++) {
        near_try(&near, instead->name, strlen(instead->name));
        if (near.best == instead->name && near.rank == 0)
            return instead;
    }
    return NULL;
}

const struct row *row_find(const struct row *const *list, const struct row_alternative *instead,
                           const char *noun, const char *spec, uint64_t values[ROW_KEYS],
                           struct err *err)
{
    size_t n = strcspn(spec, ":");
    const struct row *const *row = row_of_name(list, spec, n);
    if (!row) {
        row_unknown(list, instead, noun, spec, n, err);
        return NULL;
    }
    row_defaults(*row, values);
    for (spec += n; *spec++; spec += n) { /* after ':' or ',': key=value, or a flag alone */
        const size_t k = strcspn(spec, ",=");
        const struct row_key *key = row_key_of(*row, spec, k, err);
        char name[64];
        if (!key)
            return NULL;
        n = strcspn(spec, ",");
        snprintf(name, sizeof name, "%s:%s", (*row)->name, key->name);
        if (row_key_read(key, name, k < n ? spec + k + 1 : NULL, k < n ? n - k - 1 : 0,
                         &values[key - (*row)->keys], err))
            return NULL;
    }
    return *row;
}

void row_spec(const struct row *entry, const uint64_t values[ROW_KEYS], char text[ROW_SPEC])
{
    int n = snprintf(text, ROW_SPEC, "%s", entry->name);
    char before = ':';
    for (size_t i = 0; entry->keys && entry->keys[i].name; i++)
        if (values[i] != entry->keys[i].default_value) {
            char number[NUMBER_TEXT];
            n += snprintf(text + n, ROW_SPEC - (size_t)n, "%c%s=%s", before, entry->keys[i].name,
                          row_key_text(&entry->keys[i], values[i], number));
            before = ',';
        }
}
