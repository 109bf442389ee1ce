/* completion_zsh: the script for zsh.
 *
 * The script is a file in a folder of fpath and has the name of the function that it defines. When
 * zsh loads it there, it completes at once; with `source <(maze-gen --completion zsh)` it registers
 * itself. The options are those of _arguments; the script completes only their arguments. */
#include "completion_shell.h"

#include <string.h>

/* The functions. */
static const char *const script[] = {
    "",
    "# Completes an argument NAME:KEY=VALUE,KEY=VALUE... whose NAME is of list $1, or of",
    "# any if it is *. A blank that follows a word is removed if another character can",
    "# follow.",
    "_maze_TOOL_names()",
    "{",
    "    local line name text",
    "    local -a rows plain keyed",
    "    _maze_TOOL_rows",
    "    if [[ $PREFIX == *:* ]]; then",
    "        _maze_TOOL_keys $1",
    "        return",
    "    fi",
    "    for line in ${(M)rows:#${~1} *}; do",
    "        line=${line#* } name=${line%% *} text=${line#* }",
    "        case $name in",
    "        (*:) keyed+=(\"${name%:}:$text\") ;;",
    "        (*:*) ;;",
    "        (*) plain+=(\"$name:$text\") ;;",
    "        esac",
    "    done",
    "    _describe -t names $1 keyed -r ': ' -- plain",
    "}",
    "",
    "# Completes what follows NAME: of list $1.",
    "_maze_TOOL_keys()",
    "{",
    "    local name=${PREFIX%%:*} given line key kind words",
    "    local -a flags keys",
    "    compset -P '*[:,]'",
    "    given=,${${IPREFIX##*$name:}%,},",
    "    for line in ${(M)rows:#${~1} $name:[^ ]*}; do",
    "        line=${line#* *:} key=${line%%[=+!]*}",
    "        kind=${line[$#key+1]} words=${${line%% *}[$#key+2,-1]}",
    "        [[ $kind == '!' ]] && words='0|1'",
    "        if [[ $PREFIX == $key=* ]]; then",
    "            _maze_TOOL_values $key $kind \"${(@s:|:)words}\"",
    "            return",
    "        fi",
    "        [[ $given == *,${key}[,=]* ]] && continue",
    "        [[ $kind == '!' ]] && flags+=(\"$key:${line#* }\") || keys+=(\"$key:${line#* }\")",
    "    done",
    "    _describe -t keys key keys -S '=' -- flags -r ',= '",
    "}",
    "",
    "# Completes the value of key $1 of kind $2, one of the other arguments; joined words",
    "# if it is +.",
    "_maze_TOOL_values()",
    "{",
    "    local title=$1 remove=', '",
    "    local -a joined",
    "    compset -P '*='",
    "    if [[ $2 == + ]]; then",
    "        joined=(${(s:+:)PREFIX%\"${PREFIX##*+}\"})",
    "        compset -P '*+'",
    "        remove=',+ '",
    "    fi",
    "    shift 2",
    "    local -a words=(${@:|joined})",
    "    (( $#words )) && _wanted values expl $title compadd -r $remove -a words",
    "}",
    "",
    "# Completes a condition that begins with a name of list $1.",
    "_maze_TOOL_condition()",
    "{",
    "    local line",
    "    local -a rows words",
    "    _maze_TOOL_rows",
    "    for line in ${(M)rows:#$1 *}; do",
    "        words+=(\"${${line#* }/ /:}\")",
    "    done",
    "    _describe -t statistics statistic words -S ''",
    "}",
    "",
    "if [[ $funcstack[1] == _maze-TOOL ]]; then",
    "    _maze_TOOL \"$@\"",
    "else",
    "    compdef _maze_TOOL maze-TOOL",
    "fi",
    NULL,
};

/* Writes an option as _arguments wants it: '*'{-a+,--algorithm=}'[TEXT]:NAME:ACTION'. The star
 * means that it may be repeated. */
static void completion_option(struct out *out, const struct completion *c, const struct opt *o)
{
    const bool all = completion_takes_all(o);
    const char *list = all ? "\"*\"" : completion_list_of(c, o);
    const bool optional = o->arg && o->arg[0] == '[';
    const char *equals = optional && !all ? "=-" : o->arg ? "=" : "";
    if (o->id < OPT_LONG)
        out_print(out, "        '*'{-%c%s,--%s%s}'[", o->id, o->arg ? "+" : "", o->name, equals);
    else
        out_print(out, "        '*--%s%s[", o->name, equals);
    completion_quoted(out, o->help, "[]\\");
    out_text(out, "]");
    if (o->arg) {
        const char *name = optional ? o->arg + strlen("[=") : o->arg;
        out_text(out, optional && !all ? "::" : ":");
        out_put(out, name, strcspn(name, "]"));
        if (strcmp(o->arg, "FILE") == 0)
            out_text(out, ":_files");
        else if (!list)
            out_text(out, ": ");
        else
            out_print(out, ": _maze_%s_%s %s", c->tool + strlen("maze-"),
                      strcmp(o->arg, "CONDITION") == 0 ? "condition" : "names", list);
    }
    out_text(out, "' \\\n");
}

/* Writes what operands are. */
static void completion_operands(struct out *out, const struct completion *c)
{
    if (c->needs)
        out_print(out, "        '*:file:{ (( $words[(I)--%s] )) && _files }'\n", c->needs);
    else
        out_text(out, "        '*:file:_files'\n");
}

static void completion_write_zsh(struct out *out, const struct completion *c)
{
    static const char *const begin[] = {
        "#compdef maze-TOOL",
        "# Completions of maze-TOOL for zsh, written by `maze-TOOL --completion zsh`.",
        "",
        "_maze_TOOL()",
        "{",
        "    _arguments -s -S \\",
        NULL,
    };
    static const char *const middle[] = {
        "}",
        "",
        "# Sets `rows` to the names and keys of all lists, each with a text.",
        "_maze_TOOL_rows()",
        "{",
        "    rows=(",
        NULL,
    };
    static const char *const end[] = {"    )", "}", NULL};
    completion_script(out, c, begin);
    for (const struct opt *o = c->options; o->id; o++)
        completion_option(out, c, o);
    completion_operands(out, c);
    completion_script(out, c, middle);
    completion_rows(out, c, "        ", true);
    completion_script(out, c, end);
    completion_script(out, c, script);
}

const struct completion_shell completion_zsh = {
    {"zsh", "version 5.1 or later", NULL, NULL},
    completion_write_zsh,
};
