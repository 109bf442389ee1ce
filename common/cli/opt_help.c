#include "opt_value.h"

#include <stdio.h>
#include <string.h>

enum {
    OPT_COLUMNS = 80,
    OPT_INDENT = 27, /* of the help for a name */
};

void opt_list(struct out *out, const struct opt_entry *const *list)
{
    for (; *list; list++) {
        out_text(out, (*list)->name);
        out_text(out, "\t");
        out_text(out, (*list)->summary);
        out_text(out, "\n");
    }
}

void opt_help_option(struct out *out, const struct opt *o)
{
    char left[80], line[200];
    int n = o->id < OPT_LONG ? snprintf(left, sizeof left, "-%c, ", o->id)
                             : snprintf(left, sizeof left, "    ");
    snprintf(left + n, sizeof left - (size_t)n, "--%s%s%s", o->name,
             o->arg && o->arg[0] != '[' ? " " : "", o->arg ? o->arg : "");
    snprintf(line, sizeof line, "  %-24s %s\n", left, o->help);
    out_text(out, line);
}

void opt_help(struct out *out, const struct opt *table)
{
    for (; table->id; table++)
        opt_help_option(out, table);
}

void opt_help_row(struct out *out, const struct opt_entry *row)
{
    char line[200];
    snprintf(line, sizeof line, "  %-24s %s\n", row->name, row->summary);
    out_text(out, line);
}

/* Writes a word, the n bytes at s, after a comma, in column *at of a line. Breaks lines of more
 * than 80 columns. */
static void opt_help_word(struct out *out, const char *s, size_t n, size_t *at)
{
    const bool fits = *at + n + 3 <= OPT_COLUMNS;
    char line[OPT_COLUMNS];
    snprintf(line, sizeof line, fits ? ", " : ",\n%*s", OPT_INDENT, "");
    out_text(out, line);
    out_put(out, s, n);
    *at = fits ? *at + 2 + n : OPT_INDENT + n;
}

void opt_help_key(struct out *out, const struct opt_key *key)
{
    const bool numbers = opt_takes_numbers(key);
    const char *size = "WxHmm";
    char left[64], line[200], least[NUMBER_TEXT], most[NUMBER_TEXT];
    size_t at;
    snprintf(left, sizeof left, "  :%s=%s", key->name,
             key->decimals == OPT_SET ? "" : opt_value_text(key, key->default_value, least));
    snprintf(line, sizeof line, "  %-24s %s (%s%s%s", left, key->help,
             opt_value_text(key, numbers ? key->min : 0, least), numbers ? " to " : "",
             numbers ? opt_value_text(key, key->max, most) : "");
    out_text(out, line);
    at = strlen(line);
    if (key->decimals == OPT_OR_WORD)
        opt_help_word(out, key->words[0], strlen(key->words[0]), &at);
    for (uint64_t k = 1; !numbers && k <= key->max; k++)
        opt_help_word(out, key->words[k], strlen(key->words[k]), &at);
    if (key->decimals == OPT_OR_SIZE)
        opt_help_word(out, size, strlen(size), &at);
    out_text(out, ")\n");
}

void opt_help_keys(struct out *out, const struct opt_entry *row)
{
    for (const struct opt_key *key = row->keys; key && key->name; key++)
        opt_help_key(out, key);
}

void opt_help_aliases(struct out *out, const struct opt_entry *row)
{
    char line[200];
    size_t n, at;
    const char *alias = opt_alias(row, NULL, &n);
    if (!alias)
        return;
    snprintf(line, sizeof line, "  %-24s %.*s", "also called", (int)n, alias);
    out_text(out, line);
    at = strlen(line);
    while ((alias = opt_alias(row, alias, &n)))
        opt_help_word(out, alias, n, &at);
    out_text(out, "\n");
}

void opt_help_entries(struct out *out, const char *title, const struct opt_entry *const *list)
{
    out_text(out, title);
    out_text(out, ":\n");
    for (; *list; list++) {
        opt_help_row(out, *list);
        opt_help_keys(out, *list);
    }
}

/* Returns a value of a key for an example, its default or, for words and flags, another one. */
static const char *opt_help_value(const struct opt_key *key, char text[NUMBER_TEXT])
{
    if (key->decimals == OPT_SET)
        return key->words[0];
    if (!opt_takes_numbers(key))
        return key->words[key->default_value == 0];
    return opt_value_text(key, opt_is_flag(key) ? !key->default_value : key->default_value, text);
}

void opt_help_spec(const struct opt_entry *row, const struct opt_key *key, char text[OPT_SPEC])
{
    char number[NUMBER_TEXT];
    if (key)
        snprintf(text, OPT_SPEC, "%s:%s=%s", row->name, key->name, opt_help_value(key, number));
    else
        snprintf(text, OPT_SPEC, "%s", row->name);
}
