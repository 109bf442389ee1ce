#include "help.h"

#include "common/base/value.h"

#include <stdio.h>
#include <string.h>

enum {
    HELP_COLUMNS = 80,
    HELP_INDENT = 27, /* column of the text for a name */
    HELP_TEXT = 1024,
};

/* The manual page of a program; its name occurs twice. man(1) reads a file if the name contains a
 * slash. */
#define HELP_MANUAL "man %s; before installation: man man/%s.1"

/* Writes a line for `name`. Breaks the text after a comma if it does not fit. */
static void help_line(struct out *out, const char *name, const char *text)
{
    size_t at = out_print(out, "  %-24s ", name);
    while (*text) {
        size_t n = strcspn(text, ",");
        n += text[n] == ',';
        if (at > HELP_INDENT && at + n > HELP_COLUMNS) {
            at = out_print(out, "\n%*s", HELP_INDENT, "") - 1;
            text++; /* the space */
            n--;
        }
        out_put(out, text, n);
        at += n;
        text += n;
    }
    out_text(out, "\n");
}

/* Writes the line for an option. */
static void help_option(struct out *out, const struct opt *o)
{
    char name[80];
    const bool letter = o->id < OPT_LONG;
    snprintf(name, sizeof name, "%c%c%c --%s%s%s", letter ? '-' : ' ', letter ? o->id : ' ',
             letter ? ',' : ' ', o->name, o->arg && o->arg[0] != '[' ? " " : "",
             o->arg ? o->arg : "");
    help_line(out, name, o->help);
}

/* Writes the line for a key. */
static void help_key(struct out *out, const struct row_key *key)
{
    const char *before = key->decimals == ROW_OR_NUMBER ? " (N, " : " (";
    char name[64], text[HELP_TEXT], least[NUMBER_TEXT], most[NUMBER_TEXT];
    size_t n = (size_t)snprintf(text, sizeof text, "%s", key->help);
    snprintf(name, sizeof name, "  :%s=%s", key->name,
             key->decimals == ROW_SET || key->decimals == ROW_TEXT
                 ? ""
                 : row_key_text(key, key->default_value, least));
    if (!row_key_words(key) && !row_key_is_flag(key) && key->max <= VALUE_REACHED)
        snprintf(text + n, sizeof text - n, " (%s to %s)", row_key_text(key, key->min, least),
                 row_key_text(key, key->max, most));
    for (size_t k = 0; k < row_key_words(key); k++)
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%s", k ? ", " : before, key->words[k]);
    if (row_key_words(key))
        snprintf(text + n, sizeof text - n, key->decimals == ROW_OR_SIZE ? ", WxHmm, WxHin)" : ")");
    help_line(out, name, text);
}

/* Writes the lines for a row and, if `keys` and `aliases` are set, for its keys and aliases. */
static void help_row(struct out *out, const struct row *row, bool keys, bool aliases)
{
    char text[HELP_TEXT];
    size_t n, length = 0;
    help_line(out, row->name, row->summary);
    for (const struct row_key *key = row->keys; keys && key && key->name; key++)
        help_key(out, key);
    for (const char *alias = NULL; aliases && (alias = row_alias(row, alias, &n));)
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%.*s",
                                   length ? ", " : "", (int)n, alias);
    if (length)
        help_line(out, "also called", text);
}

/* Returns whether the rows of a list accept keys in this program. */
static bool help_takes_keys(const struct help_list *list)
{
    return strstr(list->example, "SPEC");
}

/* Writes a list with the keys of its rows. If `only_keys` is set, omits rows without keys. */
static void help_rows_and_keys(struct out *out, const struct help_list *list, bool only_keys)
{
    size_t count = 0;
    for (const struct row *const *row = list->rows; *row; row++) {
        if (only_keys && !((*row)->keys && help_takes_keys(list)))
            continue;
        if (count++ == 0)
            out_print(out, "%s:\n", list->title);
        help_row(out, *row, help_takes_keys(list), false);
    }
    if (count)
        out_text(out, "\n");
}

void help_all(const struct help *help, struct out *out)
{
    out_print(out, "usage: %s %s\n%s\n\noptions:\n", help->tool, help->usage, help->purpose);
    for (const struct opt *o = help->options; o->id; o++) {
        if (o->id == '1') /* the first option that all programs share */
            out_text(out, "\ncommon options:\n");
        help_option(out, o);
    }
    out_text(out, "\nnames:\n");
    for (const struct help_list *list = help->lists; list->title; list++) {
        char text[HELP_TEXT] = "";
        size_t n = 0;
        for (const struct row *const *row = list->rows; *row; row++)
            n += (size_t)snprintf(text + n, sizeof text - n, "%s%s", n ? ", " : "", (*row)->name);
        help_line(out, list->title, text);
    }
    out_text(out, "\nexamples:\n");
    out_text(out, help->examples);
    out_print(out,
              "\n--help NAME explains an option, name or key; --help keys lists all keys. More:\n"
              "man maze-tutorial, " HELP_MANUAL ".\n",
              help->tool, help->tool);
}

/* Writes a command, replacing SPEC and NAME by `spec` and `name`. */
static void help_example(struct out *out, const char *command, const char *spec, const char *name)
{
    out_text(out, "\nexample:\n  ");
    while (*command) {
        const bool is_spec = strncmp(command, "SPEC", 4) == 0;
        if (is_spec || strncmp(command, "NAME", 4) == 0) {
            out_text(out, is_spec ? spec : name);
            command += 4;
        } else {
            out_put(out, command++, 1);
        }
    }
    out_text(out, "\n\n");
}

/* Writes the help of an option, including the names that it accepts. */
static void help_about_option(const struct help *help, struct out *out, const struct opt *o)
{
    const struct help_list *list = help->lists;
    while (list->title && list->rows != o->set.list)
        list++;
    out_text(out, "option:\n");
    help_option(out, o);
    if (o->detail)
        out_text(out, o->detail);
    if (o->set.list) {
        out_print(out, "\n%s:\n", list->title ? list->title : "values");
        for (const struct row *const *row = o->set.list; *row; row++)
            help_row(out, *row, false, !list->title);
    }
    help_example(out, o->example, "", "");
}

/* Writes the help of a row or, if `name` is not NULL, of its key whose name is the n bytes at
 * `name`. In the example, a key has its default value; words and flags have a different one.
 * Returns 0, or -1 with *err set if there is no such key. */
static int help_about_row(const struct help_list *list, struct out *out, const struct row *row,
                          const char *name, size_t n, struct err *err)
{
    const struct row_key *key = name ? row_key_of(row, name, n, err) : NULL;
    const int singular = (int)strlen(list->title) - 1;
    const char *command = list->example;
    char spec[HELP_TEXT], number[NUMBER_TEXT];
    if (name && !key)
        return -1;
    n = (size_t)snprintf(spec, sizeof spec, key ? "%s:%s" : "%s", row->name, key ? key->name : "");
    for (const struct help_example *e = list->others; e && e->name; e++)
        if (strcmp(e->name, row->name) == 0 || strcmp(e->name, spec) == 0)
            command = e->command;
    if (key) {
        const bool other = row_key_is_flag(key) || (key->words && key->default_value <= key->max);
        out_print(out, "key of %.*s %s:\n", singular, list->title, row->name);
        help_key(out, key);
        snprintf(spec + n, sizeof spec - n, "=%s",
                 row_key_text(key, other ? !key->default_value : key->default_value, number));
    } else {
        out_print(out, "%.*s:\n", singular, list->title);
        help_row(out, row, help_takes_keys(list), true);
    }
    help_example(out, command, spec, row->name);
    return 0;
}

/* Writes the help of all options, rows, keys and lists with the name `name`, or of the values of an
 * option if nothing else has that name. Returns their number. Sets *err if one of them has no such
 * key. */
static size_t help_about(const struct help *help, struct out *out, const char *name,
                         struct err *err)
{
    const size_t n = strcspn(name, ":");
    const char *key = name[n] ? name + n + 1 : NULL;
    size_t count = 0;
    for (const struct opt *o = help->options; o->id; o++)
        if (near_is(o->name, strlen(o->name), name, strlen(name))) {
            help_about_option(help, out, o);
            count++;
        }
    for (const struct help_list *list = help->lists; list->title; list++) {
        const struct row *const *row = row_of_name(list->rows, name, n);
        if (row && (!key || help_takes_keys(list)))
            count += !help_about_row(list, out, *row, key, key ? strcspn(key, "=") : 0, err);
        for (row = list->rows; *row && help_takes_keys(list); row++)
            for (const struct row_key *k = (*row)->keys; k && k->name; k++)
                if (near_is(k->name, strlen(k->name), name, strlen(name)))
                    count += !help_about_row(list, out, *row, name, strlen(name), NULL);
        if (strcmp(list->title, name) != 0 && strcmp("keys", name) != 0)
            continue;
        help_rows_and_keys(out, list, *name == 'k');
        count++;
    }
    for (const struct opt *o = help->options; o->id && !count && !err->what[0]; o++)
        if (o->set.list && row_of_name(o->set.list, name, n)) {
            help_about_option(help, out, o);
            count++;
        }
    return count;
}

/* Sets the message for an unknown name. Returns -1. */
static int help_unknown(const struct help *help, const char *name, struct err *err)
{
    const size_t n = strcspn(name, ":=");
    const struct row_alternative *other = row_other(opt_other_names, name, n);
    char meant[NEAR_MEANT], tools[NEAR_WORDS];
    struct near near;
    near_begin(&near, name, n);
    for (const struct opt *o = help->options; o->id; o++) {
        near_try(&near, o->name, strlen(o->name));
        if (o->set.list)
            row_near(&near, o->set.list);
    }
    for (const struct help_list *list = help->lists; list->title; list++) {
        near_try(&near, list->title, strlen(list->title));
        row_near(&near, list->rows);
    }
    if (*opt_other_tools("--", name, n, tools) || (other && other->tool))
        return err_set(err, "unknown name '%.*s'; see %s --help %.*s", err_length(n), name,
                       *tools ? tools : other->tool, err_length(n), name);
    return err_set(err, "unknown name '%.*s'%s", err_length(strlen(name)), name,
                   near_text(&near, "", " (for help: --help)", meant));
}

int help_name(const struct help *help, struct out *out, const char *name, struct err *err)
{
    err->what[0] = '\0';
    if (name[0] == '-') {
        const struct opt *o = opt_named(help->options, name, err);
        if (!o)
            return -1;
        help_about_option(help, out, o);
    } else if (!help_about(help, out, name, err)) {
        return err->what[0] ? -1 : help_unknown(help, name, err);
    }
    out_print(out, "more: " HELP_MANUAL "\n", help->tool, help->tool);
    return 0;
}
