#include "opt.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

void opt_init(struct opt_scan *s, const struct opt *table, char **argv)
{
    s->table = table;
    s->operands = argv;
    s->argv = argv[0] ? argv + 1 : argv;
    s->cluster = "";
    s->count = 0;
    s->only_operands = false;
}

/* Reads --name, --name=value or --name value; an optional argument, [=K], only in the second form.
 * As opt_next. */
static int opt_long(struct opt_scan *s, const char *arg, const char **value, struct err *err)
{
    const char *equals = strchr(arg, '=');
    size_t n = equals ? (size_t)(equals - arg) : strlen(arg);
    const struct opt *o = s->table;
    while (o->id && (strlen(o->name) != n || memcmp(o->name, arg, n) != 0))
        o++;
    if (!o->id)
        return err_set(err, "unknown option --%.*s (--help lists them)", (int)(n < 40 ? n : 40),
                       arg);
    if (!o->arg && equals)
        return err_set(err, "--%s takes no argument", o->name);
    *value = equals ? equals + 1 : NULL;
    if (o->arg && o->arg[0] != '[' && !equals && !(*value = *s->argv++)) {
        s->argv--;
        return err_set(err, "--%s needs an argument: %s", o->name, o->arg);
    }
    return o->id;
}

/* Reads one letter of -abc, or -w20, or -w 20. As opt_next. */
static int opt_short(struct opt_scan *s, const char **value, struct err *err)
{
    char letter = *s->cluster++;
    const struct opt *o = s->table;
    while (o->id && o->id != letter)
        o++;
    if (!o->id)
        return err_set(err, "unknown option -%c (--help lists them)", letter);
    *value = NULL;
    if (o->arg) {
        *value = *s->cluster ? s->cluster : *s->argv;
        if (!*s->cluster && !*s->argv++) {
            s->argv--;
            return err_set(err, "-%c needs an argument: %s", letter, o->arg);
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
    const enum number_fault fault = number_decimal(s, decimals, value);
    if (fault == NUMBER_MALFORMED)
        return err_set(err, "%s: '%.40s' is not a %s", what, s,
                       decimals ? "number like 0.25" : "whole number");
    if (fault == NUMBER_TOO_LARGE || *value < min || *value > max) {
        char low[NUMBER_TEXT], high[NUMBER_TEXT];
        return err_set(err, "%s: %.40s is not from %s to %s", what, s,
                       number_decimal_text(min, decimals, low),
                       number_decimal_text(max, decimals, high));
    }
    return 0;
}

int opt_number(const char *what, const char *s, uint64_t min, uint64_t max, uint64_t *value,
               struct err *err)
{
    return opt_decimal(what, s, 0, min, max, value, err);
}

int opt_pair(const char *what, const char *s, char separator, uint64_t min, uint64_t max,
             uint64_t *first, uint64_t *second, struct err *err)
{
    if (number_pair(s, strlen(s), separator, UINT64_MAX, first, second))
        return err_set(err, "%s: '%.40s' is not two numbers, as 3%c2", what, s, separator);
    if (*first < min || *first > max || *second < min || *second > max)
        return err_set(err, "%s: %.40s: both numbers are from %" PRIu64 " to %" PRIu64, what, s,
                       min, max);
    return 0;
}

static int word_read(const char *what, const char *s, const struct opt_key *key, uint64_t *value,
                     struct err *err)
{
    for (*value = 0; *value <= key->max; ++*value)
        if (strcmp(s, key->words[*value]) == 0)
            return 0;
    return err_set(err, "%s: '%s' is none of its words (--help lists them)", what, s);
}

/* Returns a value as text, which is in `text` if it is a number. */
static const char *value_text(const struct opt_key *key, uint64_t value, char text[NUMBER_TEXT])
{
    return key->words ? key->words[value] : number_decimal_text(value, key->decimals, text);
}

/* Reads one key=value, the n bytes at s. Returns 0, or -1 with *err set. */
static int opt_key_read(const struct opt_entry *e, const char *what, const char *s, size_t n,
                        uint64_t values[OPT_KEYS], struct err *err)
{
    char name[64], number[32];
    const char *equals = memchr(s, '=', n);
    size_t k = equals ? (size_t)(equals - s) : n;
    for (size_t i = 0; e->keys && e->keys[i].name; i++) {
        const struct opt_key *key = &e->keys[i];
        if (strlen(key->name) != k || memcmp(key->name, s, k) != 0)
            continue;
        snprintf(name, sizeof name, "%s %s:%s", what, e->name, key->name);
        if (!equals || n - k - 1 >= sizeof number)
            return err_set(err, "%s takes a %s: %s=%s", name, key->words ? "word" : "number",
                           key->name, key->words ? "WORD" : "N");
        memcpy(number, equals + 1, n - k - 1);
        number[n - k - 1] = '\0';
        if (key->words)
            return word_read(name, number, key, &values[i], err);
        return opt_decimal(name, number, key->decimals, key->min, key->max, &values[i], err);
    }
    return err_set(err, "%s: %s has no key '%.*s'", what, e->name, (int)(k < 40 ? k : 40), s);
}

const struct opt_entry *opt_find(const struct opt_entry *const *list, const char *what,
                                 const char *spec, uint64_t values[OPT_KEYS], struct err *err)
{
    size_t n = strcspn(spec, ":");
    const struct opt_entry *e;
    while ((e = *list) && (strlen(e->name) != n || memcmp(e->name, spec, n) != 0))
        list++;
    if (!e) {
        err_set(err, "%s: unknown name '%.*s' (--help lists them)", what, (int)(n < 40 ? n : 40),
                spec);
        return NULL;
    }
    for (size_t i = 0; e->keys && e->keys[i].name; i++)
        values[i] = e->keys[i].default_value;
    for (spec += n; *spec; spec += n) {
        spec++; /* ':' or ',' */
        n = strcspn(spec, ",");
        if (opt_key_read(e, what, spec, n, values, err))
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
                     value_text(key, key->default_value, number));
            snprintf(line, sizeof line, "  %-24s %s (%s%s%s", left, key->help,
                     value_text(key, key->min, number), key->words ? "" : " to ",
                     key->words ? "" : value_text(key, key->max, most));
            out_text(out, line);
            for (uint64_t k = 1; key->words && k <= key->max; k++) {
                out_text(out, ", ");
                out_text(out, key->words[k]);
            }
            out_text(out, ")\n");
        }
    }
}
