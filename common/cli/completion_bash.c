/* completion_bash: the script for bash.
 *
 * It works with and without the package bash-completion, and with bash 3.2, the one of macOS. Bash
 * splits words at = and :, which are in COMP_WORDBREAKS, in each version in another way. So the
 * script splits COMP_LINE itself, and cuts from each candidate what readline does not replace. Bash
 * 3.2 cannot say for one candidate that no blank follows (compopt), so it never adds one, and the
 * candidates that are finished end with a blank. */
#include "completion_shell.h"

/* The functions. */
static const char *const script[] = {
    "",
    "# Splits the command line up to the cursor into `words`, without quotes. The last one is to "
    "be",
    "# completed: readline replaces it from character `start`, after the last quote or character "
    "of",
    "# COMP_WORDBREAKS. `quote` is the quote that is open; `file` is set if < or > is before the "
    "word.",
    "_maze_TOOL_split()",
    "{",
    "    local line=${COMP_LINE:0:COMP_POINT} i c word='' begun=''",
    "    words=() start=0 quote='' file=''",
    "    for ((i = 0; i < ${#line}; i++)); do",
    "        c=${line:i:1}",
    "        case $quote$c in",
    "        \"''\" | '\"\"') quote='' start=${#word} ;;",
    "        \\\\ | \\\"\\\\) i=$((i + 1)) begun=1 word+=${line:i:1} ;;",
    "        [\\'\\\"]?) word+=$c ;;",
    "        [\\'\\\"]) quote=$c begun=1 start=${#word} ;;",
    "        [$' \\t\\n<>'])",
    "            [[ $c == [\\<\\>] && $word == [0-9\\&] ]] && begun=''",
    "            [[ $begun && -z $file ]] && words+=(\"$word\")",
    "            [[ $begun ]] && file=''",
    "            [[ $c == [\\<\\>] ]] && file=1",
    "            word='' begun='' start=0",
    "            ;;",
    "        *)",
    "            word+=$c begun=1",
    "            [[ $COMP_WORDBREAKS == *\"$c\"* ]] && start=${#word}",
    "            ;;",
    "        esac",
    "    done",
    "    words+=(\"$word\")",
    "}",
    "",
    "# Adds a candidate if it begins like the word.",
    "_maze_TOOL_add()",
    "{",
    "    [[ $1 == \"$cur\"* ]] && COMPREPLY+=(\"${1:start}\")",
    "}",
    "",
    "# Adds the files that begin with $1; $2 is what the word has before it.",
    "_maze_TOOL_files()",
    "{",
    "    local file names='' c",
    "    ((start >= ${#2})) && compopt -o filenames +o nospace 2>/dev/null && names=1",
    "    while IFS='' read -r file; do",
    "        file=$2$file",
    "        if [[ $names ]]; then",
    "            COMPREPLY+=(\"${file:start}\")",
    "        else",
    "            [[ -d ${file:${#2}} ]] && c=/ || c=' '",
    "            file=${file:start}",
    "            [[ $quote ]] || printf -v file %q \"$file\"",
    "            COMPREPLY+=(\"$file$c\")",
    "        fi",
    "    done < <(compgen -f -- \"$1\")",
    "}",
    "",
    "# Adds the names of list $1 that begin with $2; $3 is what the word has before it.",
    "_maze_TOOL_names()",
    "{",
    "    local row name keys='' count=0",
    "    for row in \"${rows[@]}\"; do",
    "        name=${row#* }",
    "        [[ $row == \"$1 $2\"* && $name != *:?* ]] || continue",
    "        count=$((count + 1))",
    "        if [[ $name == *: ]]; then",
    "            _maze_TOOL_add \"$3${name%:}\"",
    "            [[ $keys && $name != \"$2:\" ]] || keys=$name",
    "        else",
    "            _maze_TOOL_add \"$3$name \"",
    "        fi",
    "    done",
    "    if [[ $keys && ($count == 1 || $keys == \"$2:\") ]]; then",
    "        _maze_TOOL_add \"$3$keys\"",
    "    fi",
    "}",
    "",
    "# Adds the keys that may follow in $2, NAME:KEY=VALUE,..., or the words that a value may be; "
    "$1",
    "# and $3 as above.",
    "_maze_TOOL_keys()",
    "{",
    "    local part=${2##*[:,]} row key kind word value joined before",
    "    before=${2%\"$part\"}",
    "    for row in \"${rows[@]}\"; do",
    "        [[ $row == \"$1 ${2%%:*}:\"?* ]] || continue",
    "        row=${row#*:} key=${row%%[=+!]*}",
    "        kind=${row:${#key}:1} row=${row:${#key}+1}",
    "        if [[ $part == \"$key=\"* ]]; then",
    "            value=${part#*=} joined=''",
    "            [[ $kind == + ]] && joined=${value%\"${value##*+}\"}",
    "            [[ $kind == ! ]] && row='0|1'",
    "            for word in ${row//|/ }; do",
    "                [[ +$joined == *+$word+* ]] || _maze_TOOL_add \"$3$before$key=$joined$word \"",
    "            done",
    "        elif [[ $before != *[:,]\"$key\"[=,]* ]]; then",
    "            [[ $kind == ! ]] && kind=' ' || kind='='",
    "            _maze_TOOL_add \"$3$before$key$kind\"",
    "        fi",
    "    done",
    "}",
    "",
    "# Adds the names that a condition $2 may begin with, and between quotes the operators that",
    "# follow a name; $1 and $3 as above.",
    "_maze_TOOL_condition()",
    "{",
    "    local row count=0 name='' operator",
    "    for row in \"${rows[@]}\"; do",
    "        [[ $row == \"$1 $2\"* ]] || continue",
    "        count=$((count + 1)) name=${row#* }",
    "        _maze_TOOL_add \"$3$name\"",
    "    done",
    "    if [[ $quote && $count == 1 ]]; then",
    "        COMPREPLY=()",
    "        for operator in '<' '<=' '=' '!=' '>=' '>'; do",
    "            _maze_TOOL_add \"$3$name $operator \"",
    "        done",
    "    fi",
    "}",
    "",
    "# Adds what the argument $1 of an option may be, which begins with $2; $3 as above.",
    "_maze_TOOL_argument()",
    "{",
    "    local list=${1#[@%]}",
    "    case $1 in",
    "    FILE) _maze_TOOL_files \"$2\" \"$3\" ;;",
    "    %*) _maze_TOOL_condition \"$list\" \"$2\" \"$3\" ;;",
    "    @*)",
    "        if [[ $2 == *:* ]]; then",
    "            _maze_TOOL_keys \"$list\" \"$2\" \"$3\"",
    "        else",
    "            _maze_TOOL_names \"$list\" \"$2\" \"$3\"",
    "        fi",
    "        ;;",
    "    esac",
    "}",
    "",
    "# Sets `arg` to the argument of option $1, a letter or a long name, which may be abbreviated: "
    "- if",
    "# it has none, ... if operands may follow, [ and the argument if it is optional, FILE, @ or % "
    "and",
    "# a list, or what cannot be completed. Fails if there is no such option.",
    "_maze_TOOL_option()",
    "{",
    "    local row long",
    "    arg=''",
    "    for row in \"${options[@]}\"; do",
    "        long=${row#* }",
    "        if [[ $1 == \"${row%% *}\" || $1 == \"${long%% *}\" ]]; then",
    "            arg=${long#* }",
    "            return",
    "        fi",
    "        [[ $1 == ?\?* && $long == \"$1\"* ]] && arg=${long#* }",
    "    done",
    "    [[ $arg ]]",
    "}",
    "",
    "# Reads a word before the last one: `want` is the argument that the next word is, `only` is",
    "# set after --.",
    "_maze_TOOL_read()",
    "{",
    "    local i arg",
    "    if [[ $want || $only || $1 == -- ]]; then",
    "        [[ -z $want && $1 == -- ]] && only=1",
    "        want=''",
    "    elif [[ $1 == --* ]]; then",
    "        _maze_TOOL_option \"${1:2}\" && [[ $arg == ... ]] && operands=1",
    "        [[ $1 != *=* && $arg != [-.[]* ]] && want=$arg",
    "    elif [[ $1 == -?* ]]; then",
    "        for ((i = 1; i < ${#1}; i++)); do",
    "            _maze_TOOL_option \"${1:i:1}\"",
    "            [[ $arg == - ]] && continue",
    "            ((i + 1 == ${#1})) && want=$arg",
    "            return",
    "        done",
    "    fi",
    "}",
    "",
    "# Adds all options.",
    "_maze_TOOL_options()",
    "{",
    "    local row long",
    "    for row in \"${options[@]}\"; do",
    "        long=${row#* } arg=${row##* }",
    "        [[ $row == -* ]] || _maze_TOOL_add \"-${row%% *} \"",
    "        [[ $arg == [-.[]* ]] && _maze_TOOL_add \"--${long%% *} \"",
    "        [[ $arg == [-.]* ]] || _maze_TOOL_add \"--${long%% *}=\"",
    "    done",
    "}",
    "",
    "# Completes letters such as -1q, perhaps with an argument.",
    "_maze_TOOL_letters()",
    "{",
    "    local i",
    "    for ((i = 1; i < ${#cur}; i++)); do",
    "        _maze_TOOL_option \"${cur:i:1}\" || return",
    "        if [[ $arg != - && $cur == \"${cur:0:i+1}\"?* ]]; then",
    "            _maze_TOOL_argument \"$arg\" \"${cur:i+1}\" \"${cur:0:i+1}\"",
    "            return",
    "        fi",
    "    done",
    "    _maze_TOOL_add \"$cur \"",
    "}",
    "",
    "_maze_TOOL()",
    "{",
    "    local IFS=$' \\t\\n' options rows words start quote file",
    "    local operands=1 cur arg want='' only='' i",
    "    _maze_TOOL_data",
    "    _maze_TOOL_split",
    "    COMPREPLY=()",
    "    [[ ${options[*]} == *...* ]] && operands=''",
    "    for ((i = 1; i + 1 < ${#words[@]}; i++)); do",
    "        _maze_TOOL_read \"${words[i]}\"",
    "    done",
    "    cur=${words[i]}",
    "    if [[ $file ]]; then",
    "        _maze_TOOL_files \"$cur\" ''",
    "    elif [[ $want ]]; then",
    "        _maze_TOOL_argument \"$want\" \"$cur\" ''",
    "    elif [[ -z $only && $cur == --*=* ]]; then",
    "        arg=${cur%%=*}",
    "        _maze_TOOL_option \"${arg:2}\"",
    "        _maze_TOOL_argument \"${arg#[}\" \"${cur#*=}\" \"${cur%%=*}=\"",
    "    elif [[ -z $only && $cur == -[!-]* ]]; then",
    "        _maze_TOOL_letters",
    "    elif [[ -z $only && ($cur == -* || -z $cur$operands) ]]; then",
    "        _maze_TOOL_options",
    "    elif [[ $operands ]]; then",
    "        _maze_TOOL_files \"$cur\" ''",
    "    fi",
    "    # readline closes the quote only after a word that it ends itself.",
    "    if [[ $quote && ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *' ' ]]; then",
    "        COMPREPLY=(\"${COMPREPLY[0]% }\")",
    "        compopt +o nospace 2>/dev/null",
    "    fi",
    "}",
    "",
    "complete -o nospace -F _maze_TOOL maze-TOOL",
    NULL,
};

/* Writes the argument of an option for _maze_TOOL_option. */
static void completion_argument(struct out *out, const struct completion *c, const struct opt *o)
{
    const char *list = completion_list_of(c, o);
    if (!o->arg) {
        out_text(out, c->needs && strcmp(c->needs, o->name) == 0 ? "..." : "-");
        return;
    }
    if (list) {
        out_text(out, o->arg[0] == '[' ? "[" : "");
        out_text(out, strcmp(o->arg, "CONDITION") == 0 ? "%" : "@");
        out_text(out, list);
    } else {
        out_text(out, o->arg);
    }
}

static void completion_write_bash(struct out *out, const struct completion *c)
{
    static const char *const begin[] = {
        "# Completions of maze-TOOL for bash, written by `maze-TOOL --completion bash`.",
        "",
        "# Sets `options` to lines LETTER NAME ARGUMENT, `rows` to the names and keys of their "
        "lists.",
        "_maze_TOOL_data()",
        "{",
        "    options=(",
        NULL,
    };
    static const char *const middle[] = {"    )", "    rows=(", NULL};
    static const char *const end[] = {"    )", "}", NULL};
    completion_script(out, c, begin);
    for (const struct opt *o = c->options; o->id; o++) {
        const char letter = o->id < OPT_LONG ? (char)o->id : '-';
        out_text(out, "        '");
        out_put(out, &letter, 1);
        out_text(out, " ");
        out_text(out, o->name);
        out_text(out, " ");
        completion_argument(out, c, o);
        out_text(out, "'\n");
    }
    completion_script(out, c, middle);
    completion_rows(out, c, "        ", false);
    completion_script(out, c, end);
    completion_script(out, c, script);
}

const struct completion_shell completion_bash = {
    {"bash", "version 3.2 or later", NULL, NULL},
    completion_write_bash,
};
