#include "opt_value.h"

#include "opt_near.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum {
    OPT_VALUE = 120, /* bytes for the value of a key: a set of words, */
    OPT_SINGLE = 32, /* or a number or a word */
};

int opt_decimal(const char *what, const char *s, unsigned decimals, uint64_t min, uint64_t max,
                uint64_t *value, struct err *err)
{
    char low[NUMBER_TEXT], high[NUMBER_TEXT], most[40] = "";
    if (number_decimal(s, strlen(s), decimals, value) == NUMBER_OK && *value >= min &&
        *value <= max)
        return 0;
    if (decimals)
        snprintf(most, sizeof most, " with at most %u decimals", decimals);
    if (!*s)
        return err_set(err, "%s needs a %snumber from %s to %s (for help: --help)", what,
                       decimals ? "" : "whole ", number_decimal_text(min, decimals, low),
                       number_decimal_text(max, decimals, high));
    return err_set(err, "%s must be a %snumber from %s to %s%s, not '%.40s'", what,
                   decimals ? "" : "whole ", number_decimal_text(min, decimals, low),
                   number_decimal_text(max, decimals, high), most, s);
}

int opt_number(const char *what, const char *s, uint64_t min, uint64_t max, uint64_t *value,
               struct err *err)
{
    return opt_decimal(what, s, 0, min, max, value, err);
}

int opt_pair(const char *what, const char *s, char separator, uint64_t min, uint64_t max,
             uint64_t *first, uint64_t *second, struct err *err)
{
    const char *at = strchr(s, separator);
    if (!at || number_decimal(s, (size_t)(at - s), 0, first) ||
        number_decimal(at + 1, strlen(at + 1), 0, second) || *first < min || *second < min ||
        *first > max || *second > max)
        return err_set(err,
                       "%s must be two whole numbers from %" PRIu64 " to %" PRIu64
                       ", like 5%c8, not '%.40s'",
                       what, min, max, separator, s);
    return 0;
}

/* Writes into `text` which of the `count` words is near `s`. Returns `text`; "" if none is. */
static const char *opt_word_meant(const char *s, const char *const *words, size_t count,
                                  char text[OPT_MEANT])
{
    struct opt_near near;
    opt_near_begin(&near, s, strlen(s));
    for (size_t i = 0; i < count; i++)
        opt_near_try(&near, words[i], strlen(words[i]));
    return opt_near_text(&near, "", "", text);
}

/* Reads the string `s` as one of `count` words and stores its position among them in *value.
 * Returns 0, or -1 with *err naming the words. */
static int opt_word(const char *what, const char *s, const char *const *words, size_t count,
                    uint64_t *value, struct err *err)
{
    char all[OPT_WORDS], meant[OPT_MEANT];
    for (*value = 0; *value < count; ++*value)
        if (strcmp(s, words[*value]) == 0)
            return 0;
    return err_set(err, "%s must be %s, not '%.40s'%s", what, opt_words("", words, count, all), s,
                   opt_word_meant(s, words, count, meant));
}

/* Reads words that are joined by '+' into the bits of *value. Returns 0,
 * or -1 with *err set. */
static int opt_set(const char *what, const char *s, const struct opt_key *key, uint64_t *value,
                   struct err *err)
{
    for (*value = 0;; s++) {
        const size_t n = strcspn(s, "+");
        char word[OPT_VALUE];
        uint64_t k;
        memcpy(word, s, n);
        word[n] = '\0';
        if (opt_word(what, word, key->words, (size_t)key->max + 1, &k, err))
            return -1;
        *value |= (uint64_t)1 << k;
        s += n;
        if (!*s)
            return 0;
    }
}

/* Reads one of the words, or a size such as 100x150mm. Returns 0, or -1 with *err set. */
static int opt_size(const char *what, const char *s, const struct opt_key *key, uint64_t *value,
                    struct err *err)
{
    const size_t n = strlen(s), count = (size_t)key->max + 1;
    char all[OPT_WORDS], meant[OPT_MEANT];
    uint64_t width, height;
    for (*value = 0; *value <= key->max; ++*value)
        if (strcmp(s, key->words[*value]) == 0)
            return 0;
    if (n < 2 || strcmp(s + n - 2, "mm") != 0 ||
        number_pair(s, n - 2, 'x', OPT_SIDE_MAX, &width, &height) || width < key->min ||
        height < key->min)
        return err_set(err, "%s must be %s, or WxHmm with sides from %ju to %d, not '%.40s'%s",
                       what, opt_words("", key->words, count, all), (uintmax_t)key->min,
                       OPT_SIDE_MAX, s, opt_word_meant(s, key->words, count, meant));
    *value = key->max + (width << OPT_SIDE_BITS | height);
    return 0;
}

bool opt_takes_numbers(const struct opt_key *key)
{
    return !key->words || key->decimals == OPT_OR_WORD;
}

const char *opt_value_text(const struct opt_key *key, uint64_t value, char text[NUMBER_TEXT])
{
    if (key->decimals == OPT_OR_SIZE && value > key->max) {
        snprintf(text, NUMBER_TEXT, "%jux%jumm", (uintmax_t)opt_size_width(value, key->max),
                 (uintmax_t)opt_size_height(value, key->max));
        return text;
    }
    if (!opt_takes_numbers(key))
        return key->words[value];
    if (key->words)
        return value > key->max ? key->words[0] : number_text(value, text);
    return number_decimal_text(value, key->decimals, text);
}

bool opt_is_flag(const struct opt_key *key)
{
    return !key->words && key->decimals == 0 && key->min == 0 && key->max == 1;
}

/* Sets the message for a key without a value, or with one that is too long. Returns -1. */
static int opt_key_incomplete(const struct opt_key *key, const char *name, struct err *err)
{
    char all[OPT_WORDS];
    if (opt_takes_numbers(key))
        return err_set(err, "%s needs a number: %s=N (for help: --help)", name, name);
    return err_set(err, "%s needs a word: %s (for help: --help)", name,
                   opt_words("", key->words, (size_t)key->max + 1, all));
}

/* Reads the value of a key from a string. Returns 0, or -1 with *err set. */
static int opt_value_read_text(const struct opt_key *key, const char *name, const char *text,
                               uint64_t *value, struct err *err)
{
    if (key->decimals == OPT_SET)
        return opt_set(name, text, key, value, err);
    if (key->decimals == OPT_OR_SIZE)
        return opt_size(name, text, key, value, err);
    if (!opt_takes_numbers(key))
        return opt_word(name, text, key->words, (size_t)key->max + 1, value, err);
    if (!key->words)
        return opt_decimal(name, text, key->decimals, key->min, key->max, value, err);
    if (strcmp(text, key->words[0]) != 0)
        return opt_number(name, text, key->min, key->max, value, err);
    *value = key->max + 1;
    return 0;
}

int opt_value_read(const struct opt_key *key, const char *name, const char *s, size_t n,
                   uint64_t *value, struct err *err)
{
    char text[OPT_VALUE];
    if (!s && opt_is_flag(key)) {
        *value = 1;
        return 0;
    }
    if (!s || n == 0 || n >= (key->decimals == OPT_SET ? OPT_VALUE : OPT_SINGLE))
        return opt_key_incomplete(key, name, err);
    memcpy(text, s, n);
    text[n] = '\0';
    return opt_value_read_text(key, name, text, value, err);
}
