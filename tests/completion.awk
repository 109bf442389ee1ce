# completion.awk: prints what each command line can be completed to, as tests/completion.sh says.
# Reads the file `flags`, the names with keys that may stand without a value, then `table`.
BEGIN { FS = "\t" }
FILENAME == "flags" { flag[$0] = 1; next }
$1 == "option" {
    if ($2 != "-") {
        all = all " -" $2
        full["-" $2] = $3
        letter[$3] = $2
    }
    full["--" $3] = $3
    if ($4 ~ /^[-[]/) all = all " --" $3
    if ($4 != "-") all = all " --" $3 "="
    arg[$3] = $4
    long[++options] = $3
}
$1 == "name" { n[full[$2]]++; name[full[$2], n[full[$2]]] = $3; has_keys[full[$2], $3] = $4 }
$1 == "key" {
    split($3, part, ":")
    row = full[$2] " " part[1]
    k[row]++
    key[row, k[row]] = part[2]
    words[row, k[row]] = $5 != "" ? $5 : $3 in flag ? "0 1" : ""
    alone[row, k[row]] = $3 in flag && $4 == 0
    set[row, k[row]] = $4 == ""
}

function last_word(line) {
    sub(/.* /, "", line)
    return line
}

function show(line, list) {
    print tool " " line "\t" list
}

# The names of an option that begin with `typed`, after the text `form`. A name with keys is also
# there with its colon if it is the only one, or typed already.
function names(option, form, typed,    i, count, list, found) {
    for (i = 1; i <= n[option]; i++)
        if (substr(name[option, i], 1, length(typed)) == typed) {
            count++
            if (found != typed) found = name[option, i]
            list = list " " last_word(form) name[option, i]
        }
    if (has_keys[option, typed] || count == 1 && has_keys[option, found])
        list = list " " last_word(form) found ":"
    show(form typed, list)
}

# The keys of a row except number `given`, after the text `form`.
function keys(row, form, given,    i, list) {
    for (i = 1; i <= k[row]; i++)
        if (i != given)
            list = list " " last_word(form) key[row, i] (alone[row, i] ? "" : "=")
    show(form, list)
}

# The words that the value of key i of a row may be; then the other keys, or words of a set.
function values(row, form, i,    word, m, j, list, more) {
    form = form key[row, i] "="
    m = split(words[row, i], word, " ")
    for (j = 1; j <= m; j++) {
        list = list " " last_word(form) word[j]
        if (j > 1) more = more " " last_word(form) word[1] "+" word[j]
    }
    show(form, list)
    if (set[row, i]) show(form word[1] "+", more)
    keys(row, form (m ? word[1] : "1") ",", i)
}

function option_cases(option,    f, forms, form, i, j, row) {
    if (arg[option] !~ /^\[/ || option == "help")
        form[++forms] = "--" option " "
    form[++forms] = "--" option "="
    if (option in letter) {
        form[++forms] = "-" letter[option] " "
        form[++forms] = "-1" letter[option] " "
    }
    for (f = 1; f <= forms; f++)
        names(option, form[f], "")
    if (option in letter && n[option])
        names(option, "-" letter[option], substr(name[option, 1], 1, 1))
    for (i = 1; i <= n[option]; i++) {
        row = option " " name[option, i]
        if (!k[row]) continue
        names(option, form[1 + i % forms], name[option, i])
        keys(row, form[1 + i % forms] name[option, i] ":", 0)
        for (j = 1; option != "help" && j <= k[row]; j++)
            values(row, form[1 + j % forms] name[option, i] ":", j)
    }
}

# Gives the option `to` all rows of the option `from` and their keys, too.
function take(to, from,    i, j, row, all) {
    for (i = 1; i <= n[from]; i++) {
        row = from " " name[from, i]
        all = to " " name[from, i]
        if (!(all in taken)) name[to, ++n[to]] = name[from, i]
        taken[all] = 1
        if (has_keys[from, name[from, i]]) has_keys[to, name[from, i]] = 1
        for (j = 1; j <= k[row]; j++) {
            key[all, ++k[all]] = key[row, j]
            words[all, k[all]] = words[row, j]
            alone[all, k[all]] = alone[row, j]
            set[all, k[all]] = set[row, j]
        }
    }
}

END {
    # -x takes what -e takes.
    take("exit", "entrance")
    for (o = 1; o <= options; o++)
        if (long[o] != "help" && long[o] != "exit") take("help", long[o])
    for (o = 1; o <= options; o++)
        if (!("help " long[o] in taken)) name["help", ++n["help"]] = long[o]
    show("-", all)
    for (o = 1; o <= options; o++)
        if (arg[long[o]] != "-" && arg[long[o]] != "FILE") option_cases(long[o])
}
