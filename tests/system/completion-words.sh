# maze-... --complete: the candidates are what --help lists, with its texts, and no others.
. "$TOP/tests/lib.sh"
tab=$(printf '\t')

# table TOOL: prints lines from --help, with tabs between their fields: "option", what it is completed to, its
# text; "name", the title of its list, the name, its text; "key", the title, the name, the key, its text.
table() {
    "$1" --help | awk -v OFS='\t' '
        function flush() {
            if (line != "") print line
            line = ""
        }
        /^examples:$/ { exit }
        /^$/ || /^[a-z]+:$/ { flush(); part = $1; next }
        /^        / { line = line " " substr($0, 28); next }
        {
            flush()
            left = substr($0, 3, 25); sub(/ +$/, "", left)
            text = substr($0, 28)
        }
        part == "options:" {
            if (left ~ /^-/) print "option", substr(left, 1, 2), text
            sub(/^(-., |    )/, "", left)
            long = left; sub(/[ [].*/, "", long)
            if (left == long || left ~ /\[/) print "option", long, text
            if (left != long) print "option", long "=", text
            next
        }
        part == "" { next }
        left ~ /^  :/ { sub(/^  :/, "", left); sub(/=.*/, "", left); line = "key" OFS part OFS name OFS left OFS text; next }
        { name = left; line = "name" OFS part OFS name OFS text }
        END { flush() }'
}

# words_of TOOL OPTION SPEC RANGE: prints the words that the key of SPEC may be, from what --help says of it.
words_of() {
    if [ "$4" = '0 to 1' ] && "$1" "$2" "$3" --version >/dev/null 2>&1; then
        printf '%s=0\n%s=1\n' "$3" "$3"
    else
        echo "$4" | tr ',' '\n' | sed "/ to /d; /WxHmm/d; s/^ *//; /./!d; s/^/$3=/"
    fi
}

cat >lists <<'X'
maze-gen algorithms -a
maze-gen places -e
maze-gen places --exit
maze-solve algorithms --algorithm
maze-solve formats -f
maze-solve inputs --input
maze-render formats -1qf
maze-render inputs --inp
X
for tool in maze-gen maze-solve maze-render; do
    table $tool >table
    sed -n "s/^option$tab//p" table >want
    $tool --complete - >got
    same "$tool: all options" want got
    : >want_names
    : >got_names
    : >want_keys
    : >got_keys
    : >want_words
    : >got_words
    : >whole
    while read -r title option; do
        sed -n "s/^name$tab$title:$tab//p" table >>want_names
        $tool --complete "$option" '' | tee got >>got_names
        sed -n "s/^key$tab$title:$tab//p" table >keys
        sed "s/$tab/:/; s/ ([^()]*)\$//" keys >>want_keys
        cut -f1 keys | uniq | while read -r name; do
            $tool --complete "$option" "$name:" | tee -a got | sed "s/=$tab/$tab/" >>got_keys
        done
        while IFS=$tab read -r name key text; do
            range=${text##*(}
            words_of $tool "$option" "$name:$key" "${range%)}" >>want_words
            $tool --complete "$option" "$name:$key=" | tee -a got >>got_words
        done <keys
        sed "/=$tab/d; s/^/$option /; s/$tab.*//" got >>whole
    done <<X
$(grep "^$tool " lists | cut -d ' ' -f 2-)
X
    same "$tool: all names" want_names got_names
    same "$tool: all keys" want_keys got_keys
    cut -f1 got_words >got
    same "$tool: all words of keys" want_words got
    # shellcheck disable=SC2046 # words
    is "$tool accepts all words that do not end with =" "$($tool --version)" "$($tool $(cat whole) --version 2>&1)"
done

# Other lists, and words in any form: the words, and what the last of them may become.
while IFS='|' read -r words want; do
    eval "maze-$words" >got
    is "maze-$words" "$want" "$(cut -f1 got | tr '\n' ' ' | sed 's/ $//')"
done <<'X'
gen --complete --wi|--width=
gen --complete -1 --no-s|
gen --complete --trace=|
gen --complete --again --a|--algorithm= --again
gen --complete -1|-1
gen --complete -1q|-1q
gen --complete -1w|-1w
gen --complete -w5|
gen --complete -Z|
gen --complete -width|
gen --complete -w ''|
gen --complete --width=|
gen --complete -a krus|kruskal
gen --complete -w 5 -a krus|kruskal
gen --complete -w5 --height=5 -a krus|kruskal
gen --complete --no-such --line=5 -Zqa krus|kruskal
gen --complete -1akrus|-1akruskal
gen --complete --alg=krus|--alg=kruskal
gen --complete -a wils|wilson wilson:
gen --complete -a prim|prim prim-simple prim-modified prim:
gen --complete -a wilson:|wilson:dual=
gen --complete -a wilson:dual|wilson:dual=
gen --complete -a wilson:dual=|wilson:dual=0 wilson:dual=1
gen --complete -a backtracker:bias=|
gen --complete -a backtracker:bias=0.5,straight=1,|backtracker:bias=0.5,straight=1,cells= backtracker:bias=0.5,straight=1,depth= backtracker:bias=0.5,straight=1,forks=
gen --complete -a dfs:b|dfs:bias=
gen --complete -a nosuch:|
gen --complete -a kruskal:|
gen --complete -f b|block
gen --complete -x ins|inside inside:
gen --complete --completion ''|bash zsh fish
gen --complete --complete -a krus|
gen --complete -m ''|*
gen --complete --mask=folder/o|--mask=*
gen --complete -1mfolder/o|-1m*
gen --complete -1qw 5 --again folder/o|*
gen --complete -w --again folder/o|
gen --complete folder/o|
gen --complete -- -|
gen --complete --help bra|braid
gen --complete --help=bra|--help=braid
gen --complete --help wilson:|wilson:dual=
gen --complete --help --al|--algorithm=
gen --complete --help wilson ki|
solve --complete ''|*
solve --complete -|-a --algorithm= -s --start= -g --goal= -f --format= -k --keep= -l --limit= --check --queries= --visited --trace --trace= --input= -1 --line --no-header --max-cells= --progress -q --quiet --list --completion= --complete= --help --help= --version
solve --complete --queries=one|--queries=*
solve --complete -a bfs - folder/o|*
solve --complete --trace one.m|*
solve --complete -- -1 folder/o|*
solve --complete -- --queries folder/o|*
solve --complete -- -|*
solve --complete -k hash|hash hash_ends hash< hash<= hash= hash!= hash>= hash>
solve --complete -k leng|length length< length<= length= length!= length>= length>
solve --complete -klength|-klength -klength< -klength<= -klength= -klength!= -klength>= -klength>
solve --complete --keep='length>'|--keep=length>= --keep=length>
solve --complete -k 'length > '|
solve --complete -k algor|
solve --complete -f stats:|stats:add= stats:csv
solve --complete -f stats:csv|stats:csv
solve --complete -f stats:csv=|stats:csv=0 stats:csv=1
solve --complete -f stats:add=hash+apart+hash_|stats:add=hash+apart+hash_ends
solve --complete -f stats:add=hash,c|stats:add=hash,csv
solve --complete -f stats:add=hash_ends+has|stats:add=hash_ends+hash
render --complete --animate=|--animate=key
render --complete --animate -f sv|svg svg:
render --complete --color ''|auto always never
render --complete -f npy:count=|npy:count=auto
render --complete -f svg:pap|svg:paper=
X
expect 'each candidate has its text' 0 "maze-gen --complete -a wils; maze-gen --complete --tr" <<X
wilson${tab}loop-erased random walks: uniformly random mazes
wilson:${tab}its keys
--trace${tab}also write the maze after every K-th step (1)
--trace=${tab}also write the maze after every K-th step (1)
X
is 'maze-gen takes no files without --again: an empty word becomes an option' "$(maze-gen --complete -)" \
    "$(maze-gen --complete '')"
is 'no line has a control character' '' "$(maze-gen --complete -a "$(printf 'backtracker:bias=\033[m,')")"
expect 'a word is needed' 2 'maze-gen --complete' <<'X'
maze-gen: --complete needs WORD ... (for help: --help)
X
expect 'the first word after =' 0 'maze-gen --complete=-a krus | cut -f1' <<'X'
kruskal
X
expect 'no input is read, no file opened' 0 \
    "echo left | { maze-solve --complete -k x nosuch -a ''; cat; } | tail -n 1; maze-gen --complete -m nosuch -w ''" <<'X'
left
X

# Odd words: status 0 and no line.
long=$(awk 'BEGIN { for (k = 0; k < 9999; k++) printf "a:b=," }')
for tool in maze-gen maze-solve maze-render; do
    for word in = : --= ---- -= -: -a: --zz --algorithm=: '--format==,' '-f+' "-f$long" "$long" "$tab" '-1
' "--mask=$tab" '-a
prim' '--help=
'; do
        for before in -- '--nosuch -Z --line=3'; do
            # shellcheck disable=SC2086 # words
            $tool --complete $before "$word" >got 2>&1 && ! grep -v '^\*$' got || printf '%s\n' "$tool $before $word"
        done
    done
done >odd
is 'odd words have no candidates' '' "$(cut -c1-200 odd)"
plan
