# completion: what the tests of the three shells share. They compare what a shell completes with
# --help: nothing may be missing, and nothing more may be there.

tab=$(printf '\t')

# A script that does not work may leave a shell waiting for the end of a line.
# shellcheck disable=SC2034 # used by tests
limit=$(! has timeout || echo timeout 60)

# has_no_tty: succeeds if script cannot make a terminal, and sets `missing` to what a test on one needs.
has_no_tty() {
    ! has_tty || return
    missing=script
    # shellcheck disable=SC2034 # used by tests
    ! has script || missing='a pseudo-terminal'
}

# The lists that --help names only in the line of the option. FIELDS: tool, option, names.
few_names='maze-gen f walls block
maze-gen completion bash zsh fish
maze-solve completion bash zsh fish
maze-render completion bash zsh fish
maze-render color auto always never
maze-render animate key'

# flags TOOL: prints those of the lines OPTION NAME:KEY that TOOL accepts without a value.
flags() {
    while IFS=$tab read -r option key; do
        ! "$1" "$option" "$key" --version >/dev/null 2>&1 || echo "$key"
    done
}

# completion_table TOOL: prints lines, with tabs between their fields, from --help: "option", its
# letter or -, its long name, its argument or -; "name", the option, the name, "key" if it has keys;
# "key", the option, NAME:KEY, its default, its words with blanks between.
completion_table() {
    "$1" --help | awk '
        BEGIN {
            option_of["algorithms:"] = "-a"; option_of["places:"] = "-e"; option_of["formats:"] = "-f"
            option_of["statistics:"] = "-k"; option_of["inputs:"] = "--input"
        }
        function flush_key(    words) {
            if (!key) return
            words = text
            sub(/.*\(/, "", words); sub(/\)$/, "", words); gsub(/,/, "", words)
            sub(/[0-9.]+ to [0-9.]+/, "", words); sub(/WxHmm/, "", words)
            gsub(/ +/, " ", words); sub(/^ /, "", words); sub(/ $/, "", words)
            print "key\t" key "\t" words
            key = ""
        }
        function flush_name() {
            flush_key()
            if (name && option != "") print "name\t" option "\t" name "\t" keys
            name = ""
        }
        /^examples:/ { flush_name(); exit }
        /^[a-z]+:$/ {
            flush_name()
            part = $1
            option = part in option_of ? option_of[part] : ""
        }
        part == "options:" && /^  [ -]/ {
            letter = /^  -/ ? substr($1, 2, 1) : "-"
            long = letter == "-" ? $1 : $2
            arg = "-"
            if (match(long, /\[.*/)) { arg = substr(long, RSTART); long = substr(long, 1, RSTART - 1) }
            else if (index($0, long " ") && substr($0, index($0, long " ") + length(long), 2) ~ /^ [^ ]/)
                arg = letter == "-" ? $2 : $3
            print "option\t" letter "\t" substr(long, 3) "\t" arg
        }
        part == "" || part == "options:" { next }
        /^  [a-z]/ { flush_name(); name = $1; keys = "" }
        /^    :/ {
            flush_key()
            keys = "key"
            split(substr($1, 2), half, "=")
            key = option "\t" name ":" half[1] "\t" half[2]
            text = $0
        }
        /^       / { text = text " " $0 }'
    echo "$few_names" | awk -v tool="$1" '$1 == tool {
        for (k = 3; k <= NF; k++) print "name\t" (length($2) > 1 ? "--" : "-") $2 "\t" $k "\t" }'
}

# completion_cases TOOL: prints lines: a command line, a tab and the words that the last word can be
# completed to, with a blank before each. Options are as in bash: --width=, as its argument follows. If
# --help cannot be read, prints a case that fails.
completion_cases() {
    completion_table "$1" >table
    for kind in option name key; do
        grep -q "^$kind$tab" table || echo "$1 -$tab no-$kind-in-help"
    done
    # A statistic that is text cannot be compared.
    sed -n "s/^name$tab-k$tab\([a-z_]*\)$tab\$/\1/p" table | while read -r name; do
        "$1" -k "$name%2>0" --version >/dev/null 2>&1 || echo "$name"
    done >texts
    while read -r name; do
        grep -v "^name$tab-k$tab$name$tab" table >rest
        mv rest table
    done <texts
    awk -F '	' '$1 == "key" { print $2 "	" $3 }' table | flags "$1" >flags
    awk -v tool="$1" -f "$TOP/tests/completion.awk" flags table | LC_ALL=C sort -u
}

# refused TOOL: prints the names in the cases of standard input that TOOL does not accept.
refused() {
    sed -n "s/^[^ ]* --[a-z]*=$tab//p" | tr ' ' '\n' | grep -v '^--keep=' | sort -u >words
    # shellcheck disable=SC2046 # one argument per word
    "$1" $(cat words) --version >/dev/null 2>&1 || while read -r word; do
        "$1" "$word" --version >/dev/null 2>&1 || echo "$word"
    done <words
}

# sort_words: sorts the words of each case of standard input, and leaves out repeated ones.
sort_words() {
    awk -F "$tab" '{
        n = split($2, word, " ")
        for (i = 2; i <= n; i++) {
            w = word[i]
            for (j = i - 1; j > 0 && word[j] > w; j--) word[j + 1] = word[j]
            word[j + 1] = w
        }
        line = $1 "\t"
        for (i = 1; i <= n; i++) if (i == 1 || word[i] != word[i - 1]) line = line " " word[i]
        print line
    }'
}

# completion_lines: prints cases that --help does not tell. The folder has a folder with two files.
completion_lines() {
    sed "s/<TAB>/$tab/" <<'X'
maze-gen folder/<TAB>
maze-gen -- -<TAB>
maze-gen -1qw 5 --again folder/o<TAB> folder/other
maze-gen -m folder/o<TAB> folder/other
maze-gen --mask=folder/o<TAB> --mask=folder/other
maze-gen --mask folder/o<TAB> folder/other
maze-gen -w 5 -a krus<TAB> kruskal
maze-gen -w5 -a krus<TAB> kruskal
maze-gen -1a krus<TAB> kruskal
maze-gen -1akrus<TAB> -1akruskal
maze-gen -a nosuch:<TAB>
maze-gen -a kruskal:<TAB>
maze-gen -a backtracker:bias=0.5,straight=1,<TAB> backtracker:bias=0.5,straight=1,cells= backtracker:bias=0.5,straight=1,depth= backtracker:bias=0.5,straight=1,forks=
maze-gen --help=bra<TAB> --help=braid
maze-gen --help bra<TAB> braid
maze-solve folder/o<TAB> folder/other
maze-solve -- -1 folder/o<TAB> folder/other
maze-solve -- --queries folder/o<TAB> folder/other
maze-solve -a bfs - folder/o<TAB> folder/other
maze-solve -f stats:add=hash+apart+hash_<TAB> stats:add=hash+apart+hash_ends
maze-solve --trace one.m<TAB> one.maze
maze-render --animate -f sv<TAB> svg svg:
X
}
