# maze-... --complete WORD ...: what the last word may become. That all rows of --help are candidates, with their texts,
# is tested in system/texts.sh, the scripts of the shells in system/completion.sh.
. "$TOP/tests/lib.sh"
tab=$(printf '\t')

# WORDS|CANDIDATES
cat >want <<'X'
gen --complete --wi|--width=
gen --complete --help=bra|--help=braid
gen --complete --trace=|
gen --complete --again --a|--algorithm= --again
gen --complete -1|-1
gen --complete -w5|
gen --complete -Z|
gen --complete -w5 --height=5 -a krus|kruskal
gen --complete -1akrus|-1akruskal
gen --complete --alg=krus|--alg=kruskal
gen --complete -a wils|wilson wilson:
gen --complete -a prim|prim prim-simple prim-modified prim:
gen --complete -a wilson:dual=|wilson:dual=0 wilson:dual=1
gen --complete -a backtracker:bias=|
gen --complete -a backtracker:bias=0.5,straight=1,|backtracker:bias=0.5,straight=1,cells= backtracker:bias=0.5,straight=1,depth= backtracker:bias=0.5,straight=1,forks=
gen --complete -a dfs:b|dfs:bias=
gen --complete -a nosuch:|
gen --complete -a kruskal:|
gen --complete -m ''|*
gen --complete --mask=folder/o|--mask=*
gen --complete -1qw 5 --again folder/o|*
gen --complete -- -|
gen --complete --help bra|braid
gen --complete --help --al|--algorithm=
solve --complete ''|*
solve --complete -a bfs - folder/o|*
solve --complete -k hash|hash hash_ends hash< hash<= hash= hash!= hash>= hash>
solve --complete -k leng|length length< length<= length= length!= length>= length>
solve --complete --keep='length>'|--keep=length>= --keep=length>
solve --complete -k 'length > '|
solve --complete -f stats:add=hash+apart+hash_|stats:add=hash+apart+hash_ends
solve --complete -f stats:add=hash,c|stats:add=hash,csv
solve --complete -f stats:add=hash_ends+has|stats:add=hash_ends+hash
render --complete -f npy:count=|npy:count=auto
X
while IFS='|' read -r words _; do
    echo "== $words"
    eval "maze-$words" 2>&1
done <want | awk -F '\t' '
    /^== / { if (NR > 1) print row; row = substr($0, 4) "|"; blank = ""; next }
    { row = row blank $1; blank = " " }
    END { print row }' >got
same "the candidates of $(wc -l <want | tr -d ' ') last words" want got
expect 'each candidate has its text' 0 "maze-gen --complete -a wils; maze-gen --complete --tr" <<X
wilson${tab}loop-erased random walks: uniformly random mazes
wilson:${tab}its keys
--trace${tab}also write the maze after every K-th step (1)
--trace=${tab}also write the maze after every K-th step (1)
X
is 'maze-gen takes no files without --again: an empty word becomes an option' "$(maze-gen --complete -)" \
    "$(maze-gen --complete '')"
is 'no line has a control character' '' "$(maze-gen --complete -a "$(printf 'backtracker:bias=\033[m,')")"
expect 'no input is read, no file opened' 0 \
    "echo left | { maze-solve --complete -k x nosuch -a ''; cat; } | tail -n 1; maze-gen --complete -m nosuch -w ''" <<'X'
left
X

# Odd words: status 0 and no line.
long=$(awk 'BEGIN { for (k = 0; k < 9999; k++) printf "a:b=," }')
for tool in maze-gen maze-solve; do
    for word in = : --= ---- -= -: -a: --zz --algorithm=: '--format==,' '-f+' "-f$long" "$long" "$tab" '-1
' "--mask=$tab" '-a
prim' '--help=
'; do
        $tool --complete -- "$word" 2>&1 || echo "$tool $word: status $?"
        $tool --complete --nosuch -Z --line=3 "$word" 2>&1 || echo "$tool $word: status $?"
    done
done | grep -v '^\*$' >odd
is 'odd words have no candidates' '' "$(cut -c1-200 odd)"
plan
