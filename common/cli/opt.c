#include "opt.h"

#include "common/base/near.h"

#include "common/base/text.h"
#include "common/base/utf8.h"

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

/* Returns what a message calls the argument of an option. */
static const char *opt_argument(const struct opt *o)
{
    return strcmp(o->arg, "N") == 0 ? "a number" : o->arg;
}

/* What other programs call an option. */
static const char *const opt_synonyms[][2] = {
    {"size", "width"}, {"columns", "width"}, {"cols", "width"}, {"rows", "height"},
    {"from", "start"}, {"to", "goal"},       {"end", "goal"},
};

/* Names of no option, and what to do instead; three letters of them suffice. */
static const char *const opt_advice[][2] = {
    {"output", "the output goes to standard output: > FILE"},
    {"resume", "maze-gen --resume left in version 2: count the complete records and use -i, see "
               "maze-datasets(7)"},
};

/* Looks for what an unknown long name, the n bytes at `name`, may mean: an option with a similar
 * name, or one that other programs call so. */
static void opt_guess(struct near *near, const struct opt *table, const char *name, size_t n)
{
    near_begin(near, name, n);
    for (const struct opt *o = table; o->id; o++)
        near_try(near, o->name, strlen(o->name));
    for (size_t k = 0; k < sizeof opt_synonyms / sizeof *opt_synonyms; k++)
        for (const struct opt *o = table; o->id && text_is(name, n, opt_synonyms[k][0]); o++)
            if (strcmp(o->name, opt_synonyms[k][1]) == 0) {
                near->best = o->name;
                near->best_length = strlen(o->name);
            }
}

/* Sets the message if the n bytes at `name` are a key of some row, such as paper of -f pdf. Returns
 * whether they are. */
static bool opt_is_key(const struct opt *table, const char *name, size_t n, struct err *err)
{
    for (; table->id; table++)
        for (const struct row *const *row = table->set.list; row && *row; row++)
            for (const struct row_key *key = (*row)->keys; key && key->name; key++)
                if (text_is(name, n, key->name)) {
                    err_set(err,
                            "unknown option --%s; it is a key: --%s %s:%s=... (for help: --help)",
                            key->name, table->name, (*row)->name, key->name);
                    return true;
                }
    return false;
}

/* Sets the message for an unknown long name, the n bytes at `name`. */
static void opt_unknown_name(const struct opt *table, const char *name, size_t n, struct err *err)
{
    char meant[NEAR_MEANT];
    struct near near;
    for (size_t k = 0; k < sizeof opt_advice / sizeof *opt_advice; k++)
        if (n >= 3 && strncmp(name, opt_advice[k][0], n) == 0) {
            err_set(err, "unknown option --%s; %s", opt_advice[k][0], opt_advice[k][1]);
            return;
        }
    opt_guess(&near, table, name, n);
    if (near.best || !opt_is_key(table, name, n, err))
        err_set(err, "unknown option --%.*s%s", err_length(n), name,
                near_text(&near, "--", " (for help: --help)", meant));
}

/* Returns the option whose long name is the n bytes at `name`, or is the only one that begins with
 * them. Returns NULL with *err set if there is no such option. */
static const struct opt *opt_of_name(const struct opt *table, const char *name, size_t n,
                                     struct err *err)
{
    const char *begins[NEAR_LISTED];
    const struct opt *found = NULL;
    char all[NEAR_WORDS];
    size_t count = 0;
    for (const struct opt *o = table; o->id; o++) {
        if (text_is(name, n, o->name))
            return o;
        if (n == 0 || strncmp(o->name, name, n) != 0 || count == NEAR_LISTED)
            continue;
        found = o;
        begins[count++] = o->name;
    }
    if (count == 1)
        return found;
    if (count == 0)
        opt_unknown_name(table, name, n, err);
    else
        err_set(err, "--%.*s is ambiguous%s%s", err_length(n), name,
                *near_words("--", begins, count, all) ? ": " : " (--help shows all)", all);
    return NULL;
}

/* Returns the option with this letter, or NULL. */
static const struct opt *opt_of_letter(const struct opt *table, char letter)
{
    while (table->id && table->id != letter)
        table++;
    return table->id ? table : NULL;
}

/* Refuses letters that are the long name of an option, as in -width=20. Their first may be an
 * option that takes any text, such as the name of a file. Returns 0, or -1 with *err set. */
static int opt_check_dash(const struct opt *table, const char *letters, struct err *err)
{
    const size_t n = strcspn(letters, "=");
    const struct opt *first = opt_of_letter(table, letters[0]);
    if (first && first->arg && strcmp(first->arg, "FILE") == 0)
        return 0;
    while (table->id && !text_is(letters, n, table->name))
        table++;
    return table->id ? err_set(err, "unknown option -%s (did you mean --%s? for help: --help)",
                               table->name, table->name)
                     : 0;
}

/* Returns the option whose letter `at` begins with, or NULL with *err set. */
static const struct opt *opt_of_letters(const struct opt *table, const char *at, struct err *err)
{
    const struct opt *o = opt_of_letter(table, at[0]);
    const char other = (char)(at[0] ^ ('a' ^ 'A'));
    const size_t n = utf8_length((const unsigned char *)at, strlen(at));
    if (o)
        return o;
    if (at[0] == 'o')
        err_set(err, "unknown option -o; the output goes to standard output: > FILE");
    else if (opt_of_letter(table, other))
        err_set(err, "unknown option -%c (did you mean -%c? for help: --help)", at[0], other);
    else
        err_set(err, "unknown option -%.*s (for help: --help)", n ? (int)n : 1, at);
    return NULL;
}

const struct opt *opt_named(const struct opt *table, const char *argument, struct err *err)
{
    if (argument[1] == '-')
        return opt_of_name(table, argument + 2, strcspn(argument + 2, "="), err);
    return opt_check_dash(table, argument + 1, err) ? NULL
                                                    : opt_of_letters(table, argument + 1, err);
}

/* Reads --name, --name=value or --name value; an optional argument, [=K], only in the second form.
 * As opt_next. */
static int opt_long(struct opt_scan *s, const char *arg, const struct opt **option,
                    const char **value, struct err *err)
{
    const size_t n = strcspn(arg, "=");
    const struct opt *o = *option = opt_of_name(s->table, arg, n, err);
    if (!o)
        return -1;
    if (!o->arg && arg[n])
        return err_set(err, "--%s takes no value", o->name);
    *value = arg[n] ? arg + n + 1 : NULL;
    if (o->arg && o->arg[0] != '[' && !arg[n] && !(*value = *s->argv++)) {
        s->argv--;
        return err_set(err, "--%s needs %s (for help: --help)", o->name, opt_argument(o));
    }
    return 1;
}

/* Reads one letter of -abc, or -w20, or -w 20. As opt_next. */
static int opt_short(struct opt_scan *s, const struct opt **option, const char **value,
                     struct err *err)
{
    const struct opt *o = *option = opt_of_letters(s->table, s->cluster++, err);
    if (!o)
        return -1;
    *value = NULL;
    if (o->arg) {
        *value = *s->cluster ? s->cluster : *s->argv;
        if (!*s->cluster && !*s->argv++) {
            s->argv--;
            return err_set(err, "-%c needs %s (for help: --help)", o->id, opt_argument(o));
        }
        if (*s->cluster == '=')
            return err_set(err, "-%c takes its value without '=': -%c %s", o->id, o->id,
                           *value + 1);
        s->cluster = "";
    }
    return 1;
}

int opt_next(struct opt_scan *s, const struct opt **option, const char **value, struct err *err)
{
    *option = NULL;
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
            return opt_long(s, arg + 2, option, value, err);
        else if (opt_check_dash(s->table, arg + 1, err))
            return -1;
        else
            s->cluster = arg + 1;
    }
    return opt_short(s, option, value, err);
}

bool opt_reads_stdin(const struct opt_scan *s)
{
    size_t i = 0;
    while (i < s->count && !io_is_stdin(s->operands[i]))
        i++;
    return s->count == 0 || i < s->count;
}
