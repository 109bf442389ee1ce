# The tables of the programs against every text that repeats them: --help, --help NAME, --list, --complete and the
# manual have the same options, names, aliases, keys, summaries and defaults, and no others. A failed case
# names the file to edit. That examples run is tested in examples.sh.
. "$TOP/tests/lib.sh"
. "$TOP/tests/inputs.sh"
tab=$(printf '\t')

# whole_help TOOL: prints the options of --help, and the lists that it names.
whole_help() {
    $1 --help | sed '/^names:$/,$d'
    $1 --help | sed -n '/^names:$/,/^$/s/^  \([a-z]*\) .*/\1/p' | xargs -n 1 "$1" --help | grep -v '^more: '
}

# help_rows: makes lines KIND, NAME, TEXT of whole_help, with tabs between them. KIND is option, key or the title of a
# list; a key is ROW:key=DEFAULT.
help_rows() {
    awk -v OFS='\t' '
        function flush() { if (row != "") print row; row = "" }
        /^$/ || /^[a-z ]+:$/ { flush(); part = $NF; sub(":", "", part); next }
        /^        / { row = row " " substr($0, 28); next }
        part == "" || part ~ /^usage/ { next }
        { flush(); name = substr($0, 3, 25); gsub(/^ +| +$/, "", name); kind = part; text = substr($0, 28) }
        part == "options" { kind = "option" }
        name ~ /^:/ { kind = "key"; name = of name }
        kind == part { of = name }
        { row = kind OFS name OFS text }
        END { flush() }'
}

# plain: makes lines SECTION, ENTRY, TEXT of a page in mdoc, with tabs between them: one per item of a list, "IT"
# and its text; per row of a table, "ROW" and its columns with | between them; and per sentence.
plain() {
    awk -v OFS='\t' '
        # Returns the text of a macro or of a line of text.
        function words(line,    n, w, i, t, out, joins, dash) {
            gsub(/\\&/, "", line); gsub(/\\\(dq/, "\"", line); gsub(/\\-/, "-", line)
            if (!sub(/^\./, "", line)) return line
            n = split(line, w, " "); joins = 1; dash = ""
            for (i = 1; i <= n; i++) {
                t = w[i]
                if (t == "Ns") { joins = 1; continue }
                if (t == "Fl") { dash = "-"; continue }
                if (t ~ /^(No|Cm|Ar|Ql|Sx|Em|Pa|Ev|Li|Va|Dv|Ic|Xo|Xc|Xr|Pq|Dq|Sq|Nm|Po|Pc)$/) { dash = ""; continue }
                if (t == "Ta") { t = "|"; dash = "" }
                if (t == "Oo") { t = "["; joins = 1; dash = "" }
                if (t == "Oc") { t = "]"; joins = 1 }
                if (!index("].,:;)|[=+", t)) t = dash t
                out = out (joins || t ~ /^[.,:;)]$/ ? "" : " ") t
                joins = t == "[" || t == "("
            }
            return out
        }
        function flush() { if (text != "") print section, entry, text; text = "" }
        /^\.(Bd|Rs)/ { skipped = 1 }
        /^\.(Ed|Re)/ { skipped = 0; next }
        skipped || /^\.(D1|Dl|Dd|Dt|Os|%.) / || /^\.\\"/ { next }
        /^\.S[hs] / { flush(); section = substr($0, 5); entry = ""; next }
        /^\.(Pp|Bl|El)/ { flush(); next }
        /^\.It/ {
            flush()
            item = words("." substr($0, 5))
            if ($0 ~ / Ta /) { print section, entry, "ROW " item; next }
            if ($0 ~ /^\.It (Fl|Cm)/) { entry = item; print section, entry, "IT " item }
            next
        }
        {
            if ($0 ~ /^\.Xr /) $0 = ".Xr " $2 "(" $3 ")" substr($0, length(".Xr " $2 " " $3) + 1)
            more = words($0)
            text = text (text == "" || more ~ /^[.,:;)]/ ? "" : " ") more
            if (more ~ /\.$/) flush()
        }
        END { flush() }' "$1"
}

# compare CASE FILE WANT GOT [WORDS]: passes if two files have the same lines, in any order; otherwise says what to edit:
# FILE, but maze-formats(5) for lines that begin with one of WORDS, with | between them, and a colon.
compare() {
    is "$1" '' "$(awk -v file="$2" -v words="${5:--}" '
        function edit(row) { return "edit " (row ~ "^(" words "):" ? "man/maze-formats.5" : file) ": " }
        FILENAME == ARGV[1] { want[$0]; next }
        { got[$0] }
        !($0 in want) { print edit($0) "the programs have no \"" $0 "\"" }
        END { for (row in want) if (!(row in got)) print edit(row) "it lacks \"" row "\"" }' "$3" "$4")"
}

# stated: reads lines NAME, VALUE, the defaults of --help, and lines of plain. Says which defaults the page does not
# state for their option or key, as "The default is VALUE", "By default, the NAME is VALUE" or "(VALUE)", and which it
# states that are none.
stated() {
    awk -F '\t' -v tool="$1" '
        FILENAME == ARGV[1] { value[++n] = $2; of[n] = $1; next }
        # Returns whether a text begins with a value.
        function begins(text, value) {
            sub(/^(a|the|that of the) /, "", text)
            return index(text " ", value) == 1 && substr(text " ", length(value) + 1) !~ /^(\.?[0-9]|[a-z-])/
        }
        # Notes that a text that follows the name in `current` states a default.
        function state(text, surely,    k, any) {
            if (match(text, /^[a-z]+=/)) { current = substr(text, 1, RLENGTH); text = substr(text, RLENGTH + 1) }
            for (k = 1; k <= n; k++)
                if (of[k] == current && (begins(text, value[k]) || surely && index(text, " or " value[k])))
                    any = found[k] = 1
            if (surely && !any && known[current])
                print "edit man/" tool ".1: the default of " current " is not " text
        }
        FNR == 1 { for (k = 1; k <= n; k++) known[of[k]] = 1 }
        $3 ~ /^IT -/ { current = $3; sub(/^IT (-., )?/, "", current); sub(/[ [].*/, "", current); section = $1; next }
        $1 != section { section = $1; current = "" }
        {
            words = split($3, word, " ")
            for (i = 1; i <= words; i++) {
                rest = rest_from(i)
                if (word[i] ~ /^[a-z]+=/) { current = word[i]; sub(/=.*/, "=", current) }
                else if (word[i] ~ /^\(/) { sub(/^\(/, "", rest); if (rest ~ /^[^ ]*\)/) state(rest, 0) }
                if (word[i] == "default" && word[i + 1] == "is") state(rest_from(i + 2), 1)
                if (word[i] == "default," && word[i + 3] == "is") state(rest_from(i + 4), 1)
            }
        }
        function rest_from(i,    k, text) {
            for (k = i; k <= words; k++) text = text (k > i ? " " : "") word[k]
            return text
        }
        END { for (k = 1; k <= n; k++) if (!found[k]) print "edit man/" tool ".1: it does not state the default of " of[k] ", " value[k] }' defaults page
}

# about TOOL: says what is wrong with the help of each name in the file about: whether its rows are those of --help, its
# example has the name, and its last line is right. Writes the files aliases, lists (those that an option takes),
# and, for all programs, examples: a form of the command, which those that differ in a name share, a tab and the command.
about() {
    : >aliases
    : >lists
    awk -v q="'" -v last="more: man $1; before installation: man man/$1.1" '
        FILENAME == ARGV[1] { known[$0]; next }
        function end_name() {
            if (name != "" && !n && !is_list) print name ": no example"
            if (name != "" && line != last) print name ": the last line is " line
            n = is_list = 0
        }
        function end_aliases() {
            if (called != "" && part != "values") print row ": " called >"aliases"
            called = ""
        }
        /^NAME / { end_name(); name = $2; part = ""; next }
        { line = $0 }
        length > 80 { print name ": a long line: " $0 }
        /^[a-z ]+:$/ || /^key of / { part = $1; sub(/:$/, "", part); is_list = is_list || part == name }
        /^$/ { end_aliases() }
        /^option:$/ { option = 1; next }
        option { option = 0; about = $0; sub(/^ *(-., )?/, "", about); sub(/[ =[].*/, "", about); long = about
            about = " (" about ($1 ~ /^-.,$/ ? "|" substr($1, 1, 2) : "") ")[ =]" }
        /^[a-z]+s:$/ && part != "values" && !is_list { print part, long >"lists" }
        /^(algorithm|place|format|statistic|input|shape):$/ { of_row = 1; next }
        of_row { of_row = 0; row_name = $1; about = "([ =:." q "]|--)" $1 "[ =:" q "]" }
        /^key of / { about = "[ :]" name "="; row_name = name }
        /^example:$/ {
            getline; n++; sub(/^  /, "")
            if (" " $0 " " !~ about) print name ": not in: " $0
            form = $0
            if (row_name != "") gsub(row_name "(=[^ ]*)?", row_name ~ /:/ ? "KEY" : "NAME", form)
            print form "\t" $0 >>"examples"
            row_name = ""
            next
        }
        sub(/^  also called +/, "") { called = $0; next }
        called != "" && sub(/^     +/, " ") { called = called $0; next }
        /^  [^ ]/ { end_aliases(); row = $1 }
        /^  / && part != "values" && !($0 in known) { print name ": not in --help: " $0 }
        END { end_name() }' help about
    sort -u -o aliases aliases
    sort -u -o lists lists
}

# completed: the rows that completion should print: of each option, and of each list that an option takes.
completed() {
    awk -F '\t' -v OFS='\t' '
        FILENAME == ARGV[1] { split($0, word, " "); options[++n] = word[2]; of[n] = word[1]; next }
        $1 == "option" {
            if ($2 ~ /^-.,/) print "option", substr($2, 1, 2), $3
            sub(/^-., /, "", $2); long = $2; sub(/[ [].*/, "", long)
            if (long == $2 || $2 ~ /\[/) print "option", long, $3
            if (long != $2) print "option", long "=", $3
            next
        }
        $1 != "key" { list = $1 }
        $1 == "key" {
            sub(/=.*/, "", $2); values = $3
            sub(/ \([^()]*\)$/, "", $3); values = substr(values, length($3) + 3)
            words = split(values, value, /, |\)/)
            for (w = 1; w < words; w++)
                for (k = 1; k <= n; k++)
                    if (of[k] == list && value[w] !~ / to |WxH|^N$/) print options[k], $2 "=" value[w], $3
        }
        { for (k = 1; k <= n; k++) if (of[k] == list) print options[k], $2, $3 }' lists rows
}

plain "$TOP/man/maze-formats.5" >maze-formats.5
: >examples
: >all_defaults
: >shown
for tool in maze-gen maze-solve maze-render; do
    man=man/$tool.1
    whole_help $tool >help
    help_rows <help >rows
    plain "$TOP/$man" >$tool.1
    case $tool in # whose keys maze-formats(5) describes; -f of maze-solve writes other formats
    maze-gen)
        sed -e '/ROW walls /d' -e '/ROW block /d' -e '/ROW maz /d' -e '/ROW art /d' -e '/ROW ascii /d' \
            -e '/ROW numbers /d' -e '/ROW unicode /d' -e 's/^FORMATS/&, of maze-render/' maze-formats.5 >formats
        others=inputs
        ;;
    maze-solve) sed 's/^FORMATS/&, of maze-render/' maze-formats.5 >formats && others=inputs ;;
    maze-render) cp maze-formats.5 formats && others='inputs|formats' ;;
    esac
    cat $tool.1 formats >page
    cp rows $tool.rows
    is "$tool --help fits 80 columns and 60 lines" '' "$($tool --help | awk 'length > 80 || NR > 60')"
    is "$tool --help names a page of the sources" "$man" "$($tool --help | sed -n 's/.*before installation: man \(.*\)[.]$/\1/p')"
    is "$tool --help names what its lists have" "$(awk -F '\t' '$1 != "option" && $1 != "key" { print $2 }' rows)" \
        "$($tool --help | sed -n '/^names:$/,/^$/{/^names:$/d; s/^  [a-z ]* //; s/^ *//; s/,/ /g; p;}' | xargs -n 1)"

    # The options, the names with their summaries, and the keys with their defaults.
    sed -n "s/^option$tab\(.*\)$tab.*/\1/p" rows >want
    sed -n "s/.*${tab}IT -/-/p" page >got
    compare "$tool: the options of the manual" $man want got
    sed 's/[], [].*//' want | grep -v -x -e --list -e '--comp.*' -e --help -e --version >options # those are in maze(1)
    sed -n "s/^SYNOPSIS$tab//p" $tool.1 | sed 's/-1q/-1 -q/g' | tr ' [' '\n\n' | grep '^-' >got
    compare "$tool: the options of the synopsis" $man options got
    grep -v -e ^option -e ^key rows | awk -F '\t' '{ print $1 ": " $2 ": " tolower(substr($3, 1, 1)) substr($3, 2) "." }' >want
    awk -F '\t' '
        { list = tolower($1); if ($1 == "Entrance and exit") list = "places" }
        list !~ /^(algorithms|formats|statistics|inputs|places|shapes)$/ { next }
        list == "inputs" && sub(/^ROW /, "", $3) && split($3, column, " [|] ") && column[1] != "input" {
            print list ": " column[1] ": " tolower(substr(column[3], 1, 1)) substr(column[3], 2) "." }
        $3 ~ /^IT [a-z0-9_-]+$/ { name = $2; next }
        name != "" { print list ": " name ": " tolower(substr($3, 1, 1)) substr($3, 2); name = "" }' page >got
    compare "$tool: the names and summaries of the manual" $man want got "$others"
    {
        awk -F '\t' '$1 == "key" { sub(/.*:/, "", $2); key = $2; sub(/=.*/, "=", key); sub(/.*=/, "", $2); if ($2 != "") print key "\t" $2 }
            $1 == "option" {
                sub(/^-., /, "", $2); sub(/[ [].*/, "", $2)
                while (match($3, /\([^)]*\)/)) {
                    value = substr($3, RSTART + 1, RLENGTH - 2); $3 = substr($3, RSTART + RLENGTH)
                    sub(/[;] .*|, .*/, "", value)
                    if (value !~ /^value/) print $2 "\t" value } }' rows
    } | sort -u >defaults
    sed "s/^/$tool$tab/" defaults >>all_defaults
    is "$tool: the defaults of the manual" '' "$(stated $tool)"

    # --help NAME of every option, name and key.
    awk -F '\t' '
        $1 == "option" { sub(/^-., /, "", $2); sub(/[ [].*/, "", $2) }
        $1 == "key" { sub(/=.*/, "", $2) }
        { print $2 }' rows | sort -u | while read -r name; do
        echo "NAME $name"
        $tool --help "$name"
    done >about
    is "$tool: --help of all $(grep -c '^NAME' about) names" '' "$(about $tool)"
    awk -F '\t' '
        $3 ~ /^IT [a-z0-9_-]+$/ { name = $2 }
        $1 == "INPUTS" && sub(/^ROW /, "", $3) && split($3, column, " [|] ") && column[2] ~ /^[a-z]/ && column[1] != "input" {
            print column[1] ": " column[2] }
        $1 !~ /, of maze-render$/ && sub(/^Also called /, "", $3) { sub(/\.$/, "", $3); sub(/ or /, ", ", $3); print name ": " $3 }' page | sort -u >got
    compare "$tool: the aliases of the manual" $man aliases got \
        "$(grep -E "^($others)$tab" rows | cut -f 2 | paste -s -d "|" -)"

    # --list and --complete: the same rows.
    awk -F '\t' '$1 != "option" { if (list == "") list = $1; if ($1 == list) print $2 "\t" $3 }' rows >want
    $tool --list >got
    compare "$tool --list" common/cli/help.c want got
    completed >want
    {
        echo '== option'
        $tool --complete -
        while read -r list option; do
            echo "== $option"
            $tool --complete $option ''
            awk -F '\t' -v list=$list '
                $1 != "key" { of = $1; next }
                of != list { next }
                { sub(/=.*/, "", $2); name = $2; sub(/:.*/, ":", name) }
                !seen[name]++ { print name }
                $3 ~ /, [^(]*\)$/ { print $2 "=" }' rows | while read -r name; do
                $tool --complete $option "$name"
            done
        done <lists
    } | awk -v OFS='\t' '
        /^== / { option = $2; next }
        option != "option" { sub(/=\t/, "\t") }
        { print option, $0 }' >got
    compare "$tool --complete" common/cli/completion.c want got
    # shellcheck disable=SC2046 # words
    is "$tool accepts these names and words" "$($tool --version)" \
        "$($tool $(awk '/^--/ && ($2 !~ /:/ || $2 ~ /=/) && !($1 ~ /^--(entrance|exit)$/ && of[$1]++) {
            print $1, $2 }' got) --version 2>&1)"
done
plain "$TOP/man/maze.5" >maze.5
plain "$TOP/man/maze-algorithms.7" >maze-algorithms.7

# The programs have the defaults that --help states: naming one changes nothing.
maze-gen -s 1 >maze
maze-gen -s 1 -w 3 -h 2 --trace >frames
printf 'P2 3 2 9 0 4 5 6 5 9\n' >picture.pgm
while IFS='|' read -r options command; do
    $command >without
    for option in $options; do
        awk -F '\t' -v tool="${command%% *}" -v option="$option" \
            '$1 == tool && index($2 "=" $3, option) == 1 { print $2 "=" $3 }' all_defaults
    done | while read -r option; do
        $command "$option" | cmp -s - without && echo "${command%% *}$tab${option%%=*}$tab${option#*=}" >>shown
    done
done <<'X'
--width --height --algorithm --count --index --shard --format --entrance --braid --open --percolate|maze-gen -s 1 --no-header
--pairs|maze-gen -s 1 -e random --no-header
--threshold|maze-gen -s 1 -m picture.pgm
--trace|maze-gen -s 1 -w 5 -h 5 --trace
--algorithm --format|maze-solve maze
--trace|maze-solve --trace maze
--format --margin --color --cell|maze-render maze
--answers --first-page --first-number|maze-render -f svg --sheet 1x1 maze
--wall --cell|maze-render -f pbm maze
--hold|maze-render -f cast frames
X
# Those of these options depend on the maze, the terminal or chance.
is 'the programs have the defaults of --help, except' '--animate --exit --goal --input --input --seed --start' \
    "$(grep "${tab}--" all_defaults | grep -v -x -F -f shown | cut -f 2 | sort | tr '\n' ' ' | sed 's/ $//')"

# The sizes that maze-render(1) lists, with the default in parentheses, which changes nothing; one more than the largest is
# an error.
maze-gen -w 2 -h 2 >small
awk -F '\t' '
    $1 != "Sizes" || !sub(/^ROW /, "", $3) || /all others/ { next }
    $3 ~ /^format/ { split($3, option, " [|] "); next }
    {
        split($3, column, " [|] ")
        n = split(column[1], names, ", ")
        for (k = 1; k <= n; k++)
            for (c = 2; c < 5; c++) {
                value = column[c]; gsub(/.*\(|\)/, "", value)
                print names[k], option[c], column[c] + 1, value
            }
    }' maze-render.1 >sizes
while read -r format option most default; do
    maze-render -f "$format" "$option" "$most" small >got 2>&1 && echo "-f $format takes $option $most"
    [ "$default" = none ] && continue
    maze-render -f "$format" small >want
    maze-render -f "$format" "$option" "$default" small | cmp -s - want || echo "the default of -f $format is not $option $default"
done <sizes >wrong
is "edit man/maze-render.1: sizes, $(wc -l <sizes | tr -d ' ')" '' "$(cat wrong)"

# named PAGE ENTRY TEXT: prints the names of the file names in the sentence of that ENTRY that begins with TEXT, or, if
# TEXT begins with ROW, in the first column of the table below that row. The ENTRY itself may be a list of names.
named() {
    awk -F '\t' -v entry="$2" -v text="$3" '
        FILENAME == "names" { known[$1]; next }
        entry != "" && $2 != entry { next }
        below && !/\tROW / { below = 0 }
        below { sub(/ [|].*/, "", $3); $2 = "" }
        !below && index($3, text) != 1 { next }
        $3 ~ / [|] / { below = 1; next }
        {
            n = split($2 " " $3, word, /[ ,.:;=]+/)
            for (k = 1; k <= n; k++) if (word[k] in known && !seen[word[k]]++) print word[k]
        }' names "$1"
}
# has_key KEY: succeeds if the algorithm NAME has this key.
has_key() { case $keyed in *" $NAME:$1="*) ;; *) false ;; esac; }
# statistics --list: prints what the programs print of their names.
statistics() { maze-solve --complete -k ''; }
maze-gen -n 2 -w 2 -h 2 >two
printf '1111111\n1001001\n1111111\n' >pieces
printf '# maze block 3 3 start=0,0 goal=2,2\n000\n010\n000\n' >ring
keyed=$(sed -n "s/^key$tab\([^=]*=\).*/ \1/p" maze-gen.rows)
# Lists of names in the manual: those for which a command succeeds.
while IFS=';' read -r pages tool entry text command; do
    $tool --list | cut -f1 >names
    while read -r NAME; do
        eval "$command" >/dev/null 2>&1 && echo "$NAME"
    done <names >want
    for page in $pages; do
        named "$page" "$entry" "$text" >got
        compare "$page: $entry: $text" "man/$page" want got
    done
done <<'X'
maze-gen.1;maze-gen;;The algorithms that work row by row are;maze-gen -a $NAME -w 3 -h inf -n 0
maze-gen.1;maze-gen;--root;Works only with;maze-gen -a $NAME --root -n 0
maze-gen.1;maze-gen;--given FILE;Works only with;maze-gen -a $NAME --given maze -n 0
maze-gen.1;maze-gen;--board WxH;corridor, carve, cave and obstacles accept;maze-gen -a $NAME --board 4x4 -n 0
maze-gen.1;maze-gen;;bias=B;has_key bias
maze-gen.1;maze-gen;;straight=P;has_key straight
maze-gen.1;maze-gen;cells=N;In;has_key cells
maze-gen.1;maze-gen;depth=N;In;has_key depth
maze-gen.1;maze-gen;;One maze per component;maze-gen -a $NAME -m pieces -n 0
maze-formats.5;maze-render;;Endless mazes are written;maze-gen -a eller -h inf | sed 9q | maze-render -f $NAME
maze-formats.5;maze-render;;An empty line separates mazes in;[ "$(maze-render -f $NAME two | grep -c '^$')" = 1 ]
maze-render.1;maze-render;--caption TEXT;Requires;maze-render -f $NAME --caption x maze
maze-render.1;maze-render;--title TEXT;Requires;maze-render -f $NAME --title x maze
maze-render.1;maze-render;--sheet CxR;Requires;maze-render -f $NAME --sheet 1x1 maze
maze-render.1;maze-render;-1, --line;Requires;maze-render -f $NAME -1 maze
maze-render.1;maze-render;--no-header;Requires;maze-render -f $NAME --no-header maze
maze-solve.1;maze-solve;;All of them terminate, but;! grep -q '\.complete = true' "$TOP/common/solve/$NAME.c"
maze-solve.1;maze-solve;;ROW solver | active;true
maze-algorithms.7;maze-solve;;ROW solver | result;true
maze-algorithms.7;maze-solve;;ROW solver | visited;true
maze-algorithms.7;maze-gen;;ROW algorithm | dead ends;true
maze-solve.1;maze-solve;;The walkers are;maze-solve -a $NAME -k 'steps >= 0' -f none maze
maze-solve.1;statistics;--check;The fields;maze-solve -f maze:add=$NAME maze >fields && ! sed "s/ $NAME=/&x/" fields | maze-solve --check
maze-solve.1;statistics;;Four of these statistics;[ "$(maze-solve -a all-shortest -f stats:add=$NAME --no-header ring | cut -f 22)" = - ]
maze-solve.1;maze-solve;solvable;It has no value if;! grep -q '\.complete = true' "$TOP/common/solve/$NAME.c"
X

maze-render --list | cut -f1 | sort >want
awk -F '\t' '$1 == "Formats" { print $3 }' maze-render.1 | tr -s ' ,.' '\n' | grep -x -F -f want | sort >got
same 'edit man/maze-render.1: Formats' want got

# maze-algorithms(7) has a section for each algorithm and an entry for each solver, with these facts.
{
    maze-gen --list
    maze-solve --list
} | cut -f1 >names
awk -F '\t' -v OFS='\t' '
    FILENAME == "names" { known[$1]; next }
    $2 in known || $1 in known { print ($2 in known ? $2 : $1), $3 }' names maze-algorithms.7 >facts
# said CASE TEXT: passes if these names, in the file want, are those that have a sentence with TEXT in maze-algorithms(7).
said() {
    awk -F '\t' -v text="$2" '$2 ~ text { print $1 }' facts >got
    compare "maze-algorithms(7): $1" man/maze-algorithms.7 want got
}
cp names want
said 'algorithms and solvers' .
# in_table TEXT: prints the names in the first column of the rows that have TEXT.
in_table() { awk -F '\t' -v text="$1" 'sub(/^ROW /, "", $3) && $3 ~ text { sub(/ [|].*/, "", $3); gsub(/, /, "\n", $3); print $3 }' maze-algorithms.7; }
maze-gen --list | cut -f1 >names
named maze-gen.1 '' 'The algorithms that work row by row are' >want
in_table '[|] a few rows' >got
compare 'maze-algorithms(7): a few rows' man/maze-algorithms.7 want got
names_with solve '\.shortest = true' >want
in_table '^[a-z, -]* [|] (a|the cells of all) shortest path|[|] the cells common' >got
compare 'maze-algorithms(7): shortest paths' man/maze-algorithms.7 want got
names_with gen '\.uniform = true' >want
said 'uniform algorithms, which chance/trees.c tests' '^Every maze of a given size is equally likely'
maze-gen --list | grep 'uniformly random mazes' | cut -f1 >got
compare 'uniform algorithms of --list' common/gen want got
maze-gen --list | cut -f1 >gens
names_with solve '^ \* References*:' >want
awk -F '\t' '$2 ~ /^Reference: / { print $1 }' facts | grep -v -x -F -f gens >got
echo every >>got # a generator has this name, too
compare 'maze-algorithms(7): solvers with a reference' man/maze-algorithms.7 want got
cat gens >names
maze-solve --list | cut -f1 >>names
# The commands that draw the pictures, which examples.sh runs.
awk '/ \$ maze-gen -a / { print $5 } /^\.Bd/ && before { print before } { before = / \$ maze-solve -a / ? $5 : "" }' "$TOP/man/maze-algorithms.7" >got
awk -F '\t' '$2 ~ /^See the picture of / { print $1 }' facts >>got
compare 'maze-algorithms(7): pictures' man/maze-algorithms.7 names got

# maze(5): the header fields and the input formats. Numbers of columns are in cli/stats.sh.
sed -n 's/^ *X([A-Z_]*, "\([a-z_]*\)", [A-Z]*, \([A-Z]*\), .*/\1 \2/p' "$TOP/common/stream/fields.h" |
    tr '[:upper:]' '[:lower:]' >want
awk -F '\t' '
    /\tROW key [|] value/ { below = 1; next }
    below && !/\tROW/ { exit }
    below { sub(/ROW /, "", $3); split($3, column, " [|] "); print column[1], column[3] }' maze.5 >got
same 'edit man/maze.5: the fields of common/stream/fields.h' want got
is 'all fields were read' "$(grep -c '^ *X([A-Z]' "$TOP/common/stream/fields.h")" "$(wc -l <want | tr -d ' ')"

# The examples of --help NAME work; without LONG, one of each form.
for kind in $(input_kinds); do
    input_sample "$kind" 6 5 >"maze.$kind"
done
cp maze maze.txt
printf '0 0 3 3\n' >queries.txt
maze-render -f pbm maze.block >picture.pbm
printf '323331\n101331\n223b31\n333331\n222220\n' >rooms.txt
maze-gen -n 2 --headers >headers.txt
awk -F '\t' -v long="$LONG" 'long || !seen[$1]++ { print $2 }' examples | sort -u | while read -r command; do
    case $command in
    *--animate*)
        [ "$LONG" ] && has_tty || continue
        command="script -qec '$command' /dev/null"
        ;;
    esac
    (eval "$command") >output 2>message </dev/null && ! [ -s message ] && continue
    case $command in *--progress*) ;; *) echo "$command: $(cat message)" ;; esac
done >failed
is "the examples of --help NAME: $(sort -u examples | wc -l | tr -d ' ')" '' "$(cat failed)"

is 'each option, name and key has a command of make torture' '' "$(sh "$TOP/tests/torture/run" --names)"

# The files that CONTRIBUTING.md and comments name exist. A name may lack folders on its left.
(cd "$TOP" && find maze-*.c common tests man) >known
(cd "$TOP" && find maze-*.c common tests '(' -name '*.[ch]' -o -name '*.sh' -o -name '*.py' ')' -exec awk '
    FILENAME == ARGV[1] { do known[$0]; while (sub(/^[^\/]*\//, "")); next }
    FILENAME !~ /md$/ && !match($0, FILENAME ~ /[ch]$/ ? "/[*]|^ *[*] " : "(^| )# ") { next }
    {
        n = split(FILENAME ~ /md$/ ? $0 : substr($0, RSTART), word, /[^A-Za-z0-9_.\/-]+/)
        for (k = 1; k <= n; k++) {
            sub(/[.\/]+$/, "", word[k])
            if (word[k] ~ /^(common|tests|man)\/|^[a-z].*\.(c|h|sh|py)$/ && word[k] !~ /NAME|-$|^linux\// && !(word[k] in known))
                print "edit " FILENAME ": there is no " word[k]
        }
    }' "$OLDPWD/known" CONTRIBUTING.md {} +) >missing
is 'files that do not exist' '' "$(cat missing)"

errors <<'X'
maze-gen: --given requires backtracker, kruskal, prim or wilson|maze-gen -a eller --given maze
X
plan
