#include "opt.h"

#include "common/base/text.h"
#include "common/base/utf8.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum {
    OPT_WORDS = 360, /* bytes for the words in a message */
    OPT_LISTED = 64, /* the most names that a message lists */
    OPT_VALUE = 120, /* bytes for the value of a key: a set of words, */
    OPT_SINGLE = 32, /* or a number or a word */
    OPT_COLUMNS = 80,
    OPT_INDENT = 27, /* of the help for a name */
};

void opt_init(struct opt_scan *s, const struct opt *table, char **argv)
{
    s->table = table;
    s->operands = argv;
    s->argv = argv[0] ? argv + 1 : argv;
    s->cluster = "";
    s->count = 0;
    s->only_operands = false;
}

/* Returns what a message calls the argument of an option. */
static const char *opt_argument(const struct opt *o)
{
    return strcmp(o->arg, "N") == 0 ? "a number" : o->arg;
}

/* Reads --name, --name=value or --name value; an optional argument, [=K], only in the second form.
 * As opt_next. */
static int opt_long(struct opt_scan *s, const char *arg, const char **value, struct err *err)
{
    const char *equals = strchr(arg, '=');
    size_t n = equals ? (size_t)(equals - arg) : strlen(arg);
    const struct opt *o = s->table;
    while (o->id && !text_is(arg, n, o->name))
        o++;
    if (!o->id)
        return err_set(err, "unknown option --%.*s (for help: --help)", (int)(n < 40 ? n : 40),
                       arg);
    if (!o->arg && equals)
        return err_set(err, "--%s takes no value", o->name);
    *value = equals ? equals + 1 : NULL;
    if (o->arg && o->arg[0] != '[' && !equals && !(*value = *s->argv++)) {
        s->argv--;
        return err_set(err, "--%s needs %s (for help: --help)", o->name, opt_argument(o));
    }
    return o->id;
}

/* Reads one letter of -abc, or -w20, or -w 20. As opt_next. */
static int opt_short(struct opt_scan *s, const char **value, struct err *err)
{
    const char *at = s->cluster++;
    const char letter = *at;
    const struct opt *o = s->table;
    while (o->id && o->id != letter)
        o++;
    if (!o->id) {
        const size_t n = utf8_length((const unsigned char *)at, strlen(at));
        return err_set(err, "unknown option -%.*s (for help: --help)", n ? (int)n : 1, at);
    }
    *value = NULL;
    if (o->arg) {
        *value = *s->cluster ? s->cluster : *s->argv;
        if (!*s->cluster && !*s->argv++) {
            s->argv--;
            return err_set(err, "-%c needs %s (for help: --help)", letter, opt_argument(o));
        }
        s->cluster = "";
    }
    return o->id;
}

int opt_next(struct opt_scan *s, const char **value, struct err *err)
{
    while (!*s->cluster) {
        char *arg = *s->argv;
        if (!arg)
            return 0;
        s->argv++;
        if (s->only_operands || arg[0] != '-' || arg[1] == '\0')
            s->operands[s->count++] = arg;
        else if (strcmp(arg, "--") == 0)
            s->only_operands = true;
        else if (arg[1] == '-')
            return opt_long(s, arg + 2, value, err);
        else
            s->cluster = arg + 1;
    }
    return opt_short(s, value, err);
}

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

/* Writes the `count` words into `all` as "x, y or z". Returns `all`; "" if they do not fit. */
static const char *opt_words(const char *const *words, size_t count, char *all, size_t size)
{
    size_t n = 0;
    all[0] = '\0';
    for (size_t i = 0; i < count && n < size; i++)
        n += (size_t)snprintf(all + n, size - n, "%s%s",
                              i == 0           ? ""
                              : i + 1 == count ? " or "
                                               : ", ",
                              words[i]);
    if (n >= size)
        all[0] = '\0';
    return all;
}

int opt_word(const char *what, const char *s, const char *const *words, size_t count,
             uint64_t *value, struct err *err)
{
    char all[OPT_WORDS];
    for (*value = 0; *value < count; ++*value)
        if (strcmp(s, words[*value]) == 0)
            return 0;
    return err_set(err, "%s must be %s, not '%.40s'", what,
                   opt_words(words, count, all, sizeof all), s);
}

/* Reads words that are joined by '+' into the bits of *value. Returns as opt_word. */
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
    const size_t n = strlen(s);
    char all[OPT_WORDS];
    uint64_t width, height;
    for (*value = 0; *value <= key->max; ++*value)
        if (strcmp(s, key->words[*value]) == 0)
            return 0;
    if (n < 2 || strcmp(s + n - 2, "mm") != 0 ||
        number_pair(s, n - 2, 'x', OPT_SIDE_MAX, &width, &height) || width < key->min ||
        height < key->min)
        return err_set(err, "%s must be %s, or WxHmm with sides from %ju to %d, not '%.40s'", what,
                       opt_words(key->words, (size_t)key->max + 1, all, sizeof all),
                       (uintmax_t)key->min, OPT_SIDE_MAX, s);
    *value = key->max + (width << OPT_SIDE_BITS | height);
    return 0;
}

/* Returns whether the values of a key are numbers, except perhaps a single word. */
static bool opt_takes_numbers(const struct opt_key *key)
{
    return !key->words || key->decimals == OPT_OR_WORD;
}

/* Returns a value as text, which is in `text` if it is a number. */
static const char *value_text(const struct opt_key *key, uint64_t value, char text[NUMBER_TEXT])
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

/* Returns whether a key is a flag: 0 or 1. */
static bool opt_is_flag(const struct opt_key *key)
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
                   opt_words(key->words, (size_t)key->max + 1, all, sizeof all));
}

/* Sets the message for an unknown key, the n bytes at s. Returns -1. */
static int opt_key_unknown(const struct opt_entry *e, const char *s, size_t n, struct err *err)
{
    const char *names[OPT_KEYS];
    char all[OPT_WORDS];
    size_t count = 0;
    for (; e->keys && e->keys[count].name; count++)
        names[count] = e->keys[count].name;
    n = n < 40 ? n : 40;
    if (count == 0)
        return err_set(err, "%s has no key '%.*s'; it takes no keys", e->name, (int)n, s);
    return err_set(err, "%s has no key '%.*s', only %s (for help: --help)", e->name, (int)n, s,
                   opt_words(names, count, all, sizeof all));
}

/* Reads the value of a key. Returns 0, or -1 with *err set. */
static int opt_value_read(const struct opt_key *key, const char *name, const char *text,
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

/* Reads one key=value, or a flag alone, the n bytes at s. Returns 0, or -1 with *err set. */
static int opt_key_read(const struct opt_entry *e, const char *s, size_t n,
                        uint64_t values[OPT_KEYS], struct err *err)
{
    char name[64], value[OPT_VALUE];
    const char *equals = memchr(s, '=', n);
    size_t k = equals ? (size_t)(equals - s) : n;
    for (size_t i = 0; e->keys && e->keys[i].name; i++) {
        const struct opt_key *key = &e->keys[i];
        if (strlen(key->name) != k || memcmp(key->name, s, k) != 0)
            continue;
        snprintf(name, sizeof name, "%s:%s", e->name, key->name);
        if (!equals && opt_is_flag(key)) {
            values[i] = 1;
            return 0;
        }
        if (!equals || n == k + 1 ||
            n - k - 1 >= (key->decimals == OPT_SET ? OPT_VALUE : OPT_SINGLE))
            return opt_key_incomplete(key, name, err);
        memcpy(value, equals + 1, n - k - 1);
        value[n - k - 1] = '\0';
        return opt_value_read(key, name, value, &values[i], err);
    }
    return opt_key_unknown(e, s, k, err);
}

/* Returns whether the n bytes at s are `name` if case, - and _ do not count. */
static bool opt_is_similar(const char *name, const char *s, size_t n)
{
    size_t i = 0;
    for (;; name++, i++) {
        while (i < n && (s[i] == '-' || s[i] == '_'))
            i++;
        while (*name == '-' || *name == '_')
            name++;
        if (i == n || !*name)
            return i == n && !*name;
        if ((s[i] >= 'A' && s[i] <= 'Z' ? s[i] + ('a' - 'A') : s[i]) != *name)
            return false;
    }
}

/* Finds what the user may have meant by an unknown name, the n bytes at s: a name spelt otherwise,
 * or followed by a key without the colon. Sets the message and returns true if there is one. */
static bool opt_did_you_mean(const struct opt_entry *const *list, const char *noun, const char *s,
                             size_t n, struct err *err)
{
    const size_t shown = n < 40 ? n : 40;
    size_t name = 0;
    while (name < n && s[name] != ',' && s[name] != '=')
        name++;
    for (; *list; list++)
        if (opt_is_similar((*list)->name, s, name)) {
            if (name < n)
                err_set(err, "unknown %s '%.*s'; keys follow a colon: %s:%.*s", noun, (int)shown, s,
                        (*list)->name, (int)(n - name - 1 < 40 ? n - name - 1 : 40), s + name + 1);
            else
                err_set(err, "unknown %s '%.*s' (did you mean %s? for help: --help)", noun,
                        (int)shown, s, (*list)->name);
            return true;
        }
    return false;
}

/* Sets the message for an unknown name, the n bytes at s. It lists the names if they are few. */
static void opt_unknown(const struct opt_entry *const *list, const char *noun, const char *s,
                        size_t n, struct err *err)
{
    const char *names[OPT_LISTED];
    char all[OPT_WORDS] = "";
    size_t count = 0;
    if (opt_did_you_mean(list, noun, s, n, err))
        return;
    for (; count < OPT_LISTED && list[count]; count++)
        names[count] = list[count]->name;
    if (count < OPT_LISTED)
        opt_words(names, count, all, sizeof all);
    n = n < 40 ? n : 40;
    if (*all)
        err_set(err, "unknown %s '%.*s'; it must be %s (for help: --help)", noun, (int)n, s, all);
    else
        err_set(err, "unknown %s '%.*s' (--help shows all)", noun, (int)n, s);
}

void opt_defaults(const struct opt_entry *entry, uint64_t values[OPT_KEYS])
{
    for (size_t i = 0; entry->keys && entry->keys[i].name; i++)
        values[i] = entry->keys[i].default_value;
}

const struct opt_entry *opt_find(const struct opt_entry *const *list, const char *noun,
                                 const char *spec, uint64_t values[OPT_KEYS], struct err *err)
{
    size_t n = strcspn(spec, ":");
    const struct opt_entry *const *at = list;
    const struct opt_entry *e;
    while ((e = *at) && !text_is(spec, n, e->name))
        at++;
    if (!e) {
        opt_unknown(list, noun, spec, n, err);
        return NULL;
    }
    opt_defaults(e, values);
    for (spec += n; *spec; spec += n) {
        spec++; /* ':' or ',' */
        n = strcspn(spec, ",");
        if (opt_key_read(e, spec, n, values, err))
            return NULL;
    }
    return e;
}

void opt_spec(const struct opt_entry *entry, const uint64_t values[OPT_KEYS], char text[OPT_SPEC])
{
    int n = snprintf(text, OPT_SPEC, "%s", entry->name);
    char before = ':';
    for (size_t i = 0; entry->keys && entry->keys[i].name; i++)
        if (values[i] != entry->keys[i].default_value) {
            char number[NUMBER_TEXT];
            n += snprintf(text + n, OPT_SPEC - (size_t)n, "%c%s=%s", before, entry->keys[i].name,
                          value_text(&entry->keys[i], values[i], number));
            before = ',';
        }
}

void opt_list(struct out *out, const struct opt_entry *const *list)
{
    for (; *list; list++) {
        out_text(out, (*list)->name);
        out_text(out, "\t");
        out_text(out, (*list)->summary);
        out_text(out, "\n");
    }
}

void opt_help(struct out *out, const struct opt *table)
{
    for (; table->id; table++) {
        char left[80], line[200];
        int n = table->id < OPT_LONG ? snprintf(left, sizeof left, "-%c, ", table->id)
                                     : snprintf(left, sizeof left, "    ");
        snprintf(left + n, sizeof left - (size_t)n, "--%s%s%s", table->name,
                 table->arg && table->arg[0] != '[' ? " " : "", table->arg ? table->arg : "");
        snprintf(line, sizeof line, "  %-24s %s\n", left, table->help);
        out_text(out, line);
    }
}

/* Writes the words of a key after the first, each with a comma before it, from column `at` of a
 * line, and breaks lines of more than 80 columns. */
static void opt_help_words(struct out *out, const struct opt_key *key, size_t at)
{
    for (uint64_t k = 1; k <= key->max; k++) {
        const size_t n = strlen(key->words[k]);
        const bool fits = at + n + 3 <= OPT_COLUMNS;
        char line[OPT_COLUMNS];
        snprintf(line, sizeof line, fits ? ", " : ",\n%*s", OPT_INDENT, "");
        out_text(out, line);
        out_text(out, key->words[k]);
        at = fits ? at + 2 + n : OPT_INDENT + n;
    }
}

void opt_help_entries(struct out *out, const char *title, const struct opt_entry *const *list)
{
    char line[200];
    out_text(out, title);
    out_text(out, ":\n");
    for (; *list; list++) {
        const struct opt_key *key = (*list)->keys;
        snprintf(line, sizeof line, "  %-24s %s\n", (*list)->name, (*list)->summary);
        out_text(out, line);
        for (; key && key->name; key++) {
            char left[64], number[NUMBER_TEXT], most[NUMBER_TEXT];
            snprintf(left, sizeof left, "  :%s=%s", key->name,
                     key->decimals == OPT_SET ? "" : value_text(key, key->default_value, number));
            snprintf(line, sizeof line, "  %-24s %s (%s%s%s", left, key->help,
                     value_text(key, opt_takes_numbers(key) ? key->min : 0, number),
                     opt_takes_numbers(key) ? " to " : "",
                     opt_takes_numbers(key) ? value_text(key, key->max, most) : "");
            out_text(out, line);
            if (key->decimals == OPT_OR_WORD) {
                out_text(out, ", ");
                out_text(out, key->words[0]);
            }
            if (!opt_takes_numbers(key))
                opt_help_words(out, key, strlen(line));
            if (key->decimals == OPT_OR_SIZE)
                out_text(out, ", WxHmm");
            out_text(out, ")\n");
        }
    }
}
