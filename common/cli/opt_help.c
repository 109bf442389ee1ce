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
                     key->decimals == OPT_SET ? ""
                                              : opt_value_text(key, key->default_value, number));
            snprintf(line, sizeof line, "  %-24s %s (%s%s%s", left, key->help,
                     opt_value_text(key, opt_takes_numbers(key) ? key->min : 0, number),
                     opt_takes_numbers(key) ? " to " : "",
                     opt_takes_numbers(key) ? opt_value_text(key, key->max, most) : "");
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
