#include "tool_help.h"

#include "common/base/text.h"
#include "opt_near.h"

#include <stdio.h>
#include <string.h>

void tool_help(const struct tool *tool, struct out *out)
{
    const char *const parts[] = {"usage: ",     tool->name,      " ", tool->usage, "\n",
                                 tool->purpose, "\n\noptions:\n"};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        out_text(out, parts[i]);
    opt_help(out, tool->options);
    for (const struct tool_names *n = tool->names; n->title; n++) {
        out_text(out, "\n");
        opt_help_entries(out, n->title, n->list);
    }
    out_text(out, "\nexamples:\n");
    out_text(out, tool->examples);
}

/* Writes a command, in which SPEC and NAME stand for these texts. */
static void tool_help_example(struct out *out, const char *command, const char *spec,
                              const char *name)
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

/* Returns the list of --help that is `list`, or NULL. */
static const struct tool_names *tool_help_list(const struct tool *tool,
                                               const struct opt_entry *const *list)
{
    for (const struct tool_names *n = tool->names; n->title; n++)
        if (n->list == list)
            return n;
    return NULL;
}

/* Writes the help of an option, with the names that it accepts. */
static void tool_help_option(const struct tool *tool, struct out *out, const struct opt *o)
{
    const struct tool_names *names = tool_help_list(tool, o->names);
    out_text(out, "option:\n");
    opt_help_option(out, o);
    if (o->names) {
        out_text(out, "\n");
        out_text(out, names ? names->title : "values");
        out_text(out, ":\n");
        for (const struct opt_entry *const *row = o->names; *row; row++) {
            opt_help_row(out, *row);
            if (!names)
                opt_help_aliases(out, *row);
        }
    }
    tool_help_example(out, o->example, "", "");
}

/* Writes the help of a row of a list, or of its key that the n bytes at `key` name, if that is not
 * NULL. Returns 0, or -1 with *err set if there is no such key. */
static int tool_help_row(const struct tool_names *names, struct out *out,
                         const struct opt_entry *row, const char *key, size_t n, struct err *err)
{
    const struct opt_key *found = key ? opt_key_of(row, key, n, err) : NULL;
    char spec[OPT_SPEC];
    if (key && !found)
        return -1;
    if (found)
        out_text(out, "key of ");
    out_put(out, names->title, strlen(names->title) - 1); /* the singular */
    if (found) {
        out_text(out, " ");
        out_text(out, row->name);
    }
    out_text(out, ":\n");
    if (found) {
        opt_help_key(out, found);
    } else {
        opt_help_row(out, row);
        opt_help_keys(out, row);
        opt_help_aliases(out, row);
    }
    opt_help_spec(row, found, spec);
    tool_help_example(out, names->example(row), spec, row->name);
    return 0;
}

/* Writes the help of all options, rows and lists that are called `name`. Returns how many there
 * are. If one of them has no such key, *err is set. */
static size_t tool_help_names(const struct tool *tool, struct out *out, const char *name,
                              struct err *err)
{
    const size_t n = strcspn(name, ":");
    const char *key = name[n] ? name + n + 1 : NULL;
    const size_t key_length = key ? strcspn(key, "=") : 0;
    size_t count = 0;
    for (const struct opt *o = tool->options; o->id; o++)
        if (strcmp(o->name, name) == 0 ||
            (o->names && !tool_help_list(tool, o->names) && opt_row(o->names, name, n))) {
            tool_help_option(tool, out, o);
            count++;
        }
    for (const struct tool_names *names = tool->names; names->title; names++) {
        const struct opt_entry *const *row = opt_row(names->list, name, n);
        if (row)
            count += !tool_help_row(names, out, *row, key, key_length, err);
        if (strcmp(names->title, name) != 0)
            continue;
        opt_help_entries(out, names->title, names->list);
        out_text(out, "\n");
        count++;
    }
    return count;
}

/* Sets the message for a name that nothing has. Returns -1. */
static int tool_help_unknown(const struct tool *tool, const char *name, struct err *err)
{
    const size_t n = strcspn(name, ":=");
    char meant[OPT_MEANT];
    struct opt_near near;
    opt_near_begin(&near, name, n);
    for (const struct opt *o = tool->options; o->id; o++) {
        opt_near_try(&near, o->name, strlen(o->name));
        if (o->names)
            opt_near_rows(&near, o->names);
    }
    for (const struct tool_names *names = tool->names; names->title; names++) {
        opt_near_try(&near, names->title, strlen(names->title));
        opt_near_rows(&near, names->list);
    }
    return err_set(err, "unknown name '%.*s'%s", opt_shown(strlen(name)), name,
                   opt_near_text(&near, "", " (for help: --help)", meant));
}

int tool_help_name(const struct tool *tool, struct out *out, const char *name, struct err *err)
{
    err->what[0] = '\0';
    if (name[0] == '-') {
        const struct opt *o = opt_named(tool->options, name, err);
        if (!o)
            return -1;
        tool_help_option(tool, out, o);
    } else if (!tool_help_names(tool, out, name, err)) {
        return err->what[0] ? -1 : tool_help_unknown(tool, name, err);
    }
    out_text(out, "more: man ");
    out_text(out, tool->name);
    out_text(out, "\n");
    return 0;
}
