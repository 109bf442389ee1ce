# Nothing that a user did not type himself reaches the terminal as a control sequence: names of files,
# values of options and texts of inputs are printable when they are written.
. "$TOP/tests/lib.sh"

escape=$(printf '\033]0;x\007\033[2J')
newline='a
b'
del=$(printf 'a\177b')
c1=$(printf 'a\233b')
u9b=$(printf 'a\302\2332Jb')
bidi=$(printf 'a\342\200\256b')
high=$(printf 'a\377\376b')

# clean NAME COMMAND [ARG ...]: passes if COMMAND fails with status 2 and one message in printable
# ASCII of at most 700 bytes.
clean() {
    name=$1
    shift
    "$@" >out 2>message </dev/null
    is "$name: status, output, lines, other bytes, is short" '2 0 1 0 yes' "$? $(wc -c <out | tr -d ' ') \
$(wc -l <message | tr -d ' ') $(LC_ALL=C tr -d '\n -~' <message | wc -c | tr -d ' ') \
$([ "$(wc -c <message)" -le 700 ] && echo yes)"
}

printf '31\n20\n' >maze
for text in "$escape" "$newline" "$del" "$c1" "$u9b" "$bidi" "$high"; do
    [ "$LONG" ] || [ "$text" = "$escape" ] || continue
    shown=$(printf '%s' "$text" | od -An -tx1 | tr -d '\n')
    clean "$shown: a missing file" maze-solve "$text"
    clean "$shown: a missing mask" maze-gen -m "$text"
    clean "$shown: missing queries" maze-solve --queries "$text" maze
    printf 'x' >"$text"
    clean "$shown: a bad file" maze-render --input walls "$text"
    clean "$shown: a bad mask" maze-gen -m "$text"
    clean "$shown: bad queries" maze-solve --queries "$text" maze
    rm -f "$text"
    for command in 'gen -e' 'gen --shard' 'gen --board' 'gen -w' 'gen --seed' 'solve -a' 'solve -s' 'solve -g' 'solve -k' \
        'solve --keep' 'render --format' 'render --input' 'render --sheet' 'render --color' 'render --max-cells'; do
        # shellcheck disable=SC2086 # a program and its option
        clean "$shown: maze-$command" maze-$command "$text"
    done
    clean "$shown: --mask=" maze-gen "--mask=$text"
    clean "$shown: --animate=" maze-render "--animate=$text"
    clean "$shown: an option" maze-solve "--$text"
    clean "$shown: a letter" maze-solve "-$text"
    clean "$shown: an operand" maze-gen "$text"
    clean "$shown: a key" maze-gen -a "stack:$text=1"
    clean "$shown: a value" maze-gen -a "stack:noise=$text"
    printf '# maze walls 1 1 start=%s\n31\n20\n' "$text" >field
    clean "$shown: a start" maze-solve field
    printf '# maze %s 1 1\n31\n20\n' "$text" >kind
    clean "$shown: a kind" maze-solve kind
    printf '0 0 0 %s\n' "$text" >queries
    clean "$shown: a query" maze-solve --queries queries maze
done

# What may stand in fields and comments, in every output format: no line of it is a control sequence.
printf '# maze walls 2 1 a=<script>&"]]>\047\\x1b%%s\\ b=\303\251\342\200\256\n# --></svg>"; \\e[2J $(x) `x`\n332\n220\n' >text
maze-render --list | cut -f1 | grep -v -x -F "$(binary_formats | grep -v pdf)" >formats # pdf is text, too
while read -r format; do
    maze-render -f "$format" maze >plain 2>/dev/null
    maze-render -f "$format" text >out 2>message
    # The bytes below 0x20 and 0x7f in pictures of this text: as few kinds as in one of another maze.
    LC_ALL=C tr -d '\n -~\200-\377' <plain | od -An -tx1 | tr -s ' ' '\n' | sort -u >want
    LC_ALL=C tr -d '\n -~\200-\377' <out | od -An -tx1 | tr -s ' ' '\n' | sort -u >got
    same "-f $format: control characters" want got
done <formats
plan
