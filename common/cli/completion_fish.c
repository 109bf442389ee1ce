/* completion_fish: the script for fish.
 *
 * fish wants one command per option: its letter and long name, whether an argument follows, and
 * which function prints the possible arguments, one per line, with a tab and a text; fish chooses
 * those that begin like the word that is typed. It adds no blank to a word that ends with = or with
 * a colon. */
#include "completion_shell.h"

#include <string.h>

/* The functions. */
static const char *const script[] = {
    "",
    "# Prints what is typed of the argument of an option, without quotes. $letter is the",
    "# letter of the option, if it has one.",
    "function __maze_TOOL_typed --argument-names letter",
    "    set -l option '^--[a-z-]+='",
    "    test -n \"$letter\"; and set option \"^(--[a-z-]+=|-[^-]*?$letter)\"",
    "    set -l typed (commandline -ct | string replace -ra '[\"\\'\\\\\\\\]' '')",
    "    string replace -r -- $option '' $typed",
    "end",
    "",
    "# Prints what the argument of an option may become, a name of list $list with its keys.",
    "function __maze_TOOL_names --argument-names list letter",
    "    set -l value (__maze_TOOL_typed $letter)",
    "    set -l rows (__maze_TOOL_rows | string replace -rf \"^$list \" '')",
    "    if string match -q '*:*' -- $value",
    "        __maze_TOOL_keys $value $rows",
    "        return",
    "    end",
    "    set -l names (string match -rv '^[^ ]*:[^ ]' -- $rows)",
    "    string replace -r '^([^ :]+):? ' '$1\\t' -- $names",
    "    # One with keys also with its colon, if there is no other or it is whole.",
    "    set -l typed '^'(string escape --style=regex -- \"$value\")",
    "    set -l alike (string match -r \"$typed.*\" -- $names)",
    "    test (count $alike) = 1; or set alike (string match -r \"$typed: .*\" -- $names)",
    "    string replace -rf '^([^ :]+:) .*' '$1\\tits keys' -- $alike",
    "end",
    "",
    "# Prints what NAME:KEY=VALUE,KEY=VALUE..., the first argument, may become; the others",
    "# are rows.",
    "function __maze_TOOL_keys",
    "    set -l before (string replace -r '[^:,]*$' '' -- $argv[1])",
    "    set -l part (string replace -r '.*[:,]' '' -- $argv[1])",
    "    set -l given (string replace -r '^[^:]*:' '' -- $before | string split ,)",
    "    set given (string replace -r '=.*' '' -- $given)",
    "    set -l name (string escape --style=regex -- (string split -m 1 : -- $argv[1])[1])",
    "    for row in (string replace -rf \"^$name:(?=[^ ])\" '' -- $argv[2..-1])",
    "        set -l key (string match -r '^([^ =+!]*)([=+!])([^ ]*) (.*)' -- $row)",
    "        test $key[3] = '!'; and set key[4] '0|1'",
    "        if string match -q -- \"$key[2]=*\" $part",
    "            set -l joined (string replace -r '[^=+]*$' '' -- $part)",
    "            set -l taken (string replace \"$key[2]=\" '' -- $joined | string split +)",
    "            for word in (string split '|' -- $key[4])",
    "                contains -- $word $taken",
    "                or printf '%s\\t%s\\n' $before$joined$word $key[5]",
    "            end",
    "        else if not string match -q '*=*' -- $part; and not contains -- $key[2] $given",
    "            test $key[3] = '!'; or set key[2] $key[2]=",
    "            printf '%s\\t%s\\n' $before$key[2] $key[5]",
    "        end",
    "    end",
    "end",
    "",
    "# Prints what a condition may become, which begins with a name of list $list; then an",
    "# operator follows.",
    "function __maze_TOOL_condition --argument-names list letter",
    "    set -l typed (string escape --style=regex -- (__maze_TOOL_typed $letter))",
    "    set -l rows (__maze_TOOL_rows | string replace -rf \"^$list ([^ ]*) \" '$1\\t')",
    "    printf '%s\\n' $rows",
    "    set -l alike (string match -r \"^$typed.*\" -- $rows)",
    "    test (count $alike) = 1; or return",
    "    for operator in = != '<=' '>='",
    "        string replace \\t \"$operator\"\\t -- $alike",
    "    end",
    "end",
    NULL,
};

/* Writes the command that says what an option is. -r: an argument follows; -F: it is a file; -f: it
 * is none; -x: both -r and -f. */
static void completion_option(struct out *out, const struct completion *c, const struct opt *o)
{
    const char *all = "\"[a-z]+\"", *argument = o->arg ? o->arg : "";
    const char *list = completion_takes_all(o) ? all : completion_list_of(c, o);
    out_print(out, "complete -c %s", c->tool);
    if (o->id < OPT_LONG)
        out_print(out, " -s %c", o->id);
    out_print(out, " -l %s -d '", o->name);
    completion_quoted(out, o->help, "");
    out_text(out, "'");
    if (strcmp(argument, "FILE") == 0)
        out_text(out, " -r -F");
    else if (o->arg)
        out_text(out, argument[0] == '[' ? " -f" : " -x");
    if (list) {
        out_print(out, " -a '(__maze_%s_%s %s", c->tool + strlen("maze-"),
                  strcmp(argument, "CONDITION") == 0 ? "condition" : "names", list);
        if (o->id < OPT_LONG)
            out_print(out, " %c", o->id);
        out_text(out, ")'");
    }
    out_text(out, "\n");
    if (list == all) /* fish reads an argument that may be missing only after = */
        out_print(
            out,
            "complete -c %s -n 'test (commandline -opc)[-1] = --%s' -f -a '(__maze_%s_names %s)'\n",
            c->tool, o->name, c->tool + strlen("maze-"), all);
}

static void completion_write_fish(struct out *out, const struct completion *c)
{
    static const char *const begin[] = {
        "# Completions of maze-TOOL for fish, written by `maze-TOOL --completion fish`.",
        "",
        NULL,
    };
    static const char *const middle[] = {
        "",
        "# Prints the names and keys of all lists, each with a text.",
        "function __maze_TOOL_rows",
        NULL,
    };
    static const char *const end[] = {"end", NULL};
    completion_script(out, c, begin);
    if (c->needs)
        out_print(out, "complete -c %s -f\ncomplete -c %s -n '__fish_contains_opt %s' -F\n",
                  c->tool, c->tool, c->needs);
    for (const struct opt *o = c->options; o->id; o++)
        completion_option(out, c, o);
    completion_script(out, c, middle);
    completion_rows(out, c, "    echo ", true);
    completion_script(out, c, end);
    completion_script(out, c, script);
}

const struct completion_shell completion_fish = {
    {"fish", "version 3.0 or later", NULL, NULL},
    completion_write_fish,
};
