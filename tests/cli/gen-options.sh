# Options of maze-gen that are errors. All are found before any output is written.
. "$TOP/tests/lib.sh"
most=$(largest_width)

expect 'two numbers as operands: a hint' 2 'maze-gen 20 20' <<'X'
maze-gen: unexpected argument '20'; did you mean -w 20 -h 20?
X
expect 'a size as operand: a hint' 2 'maze-gen 30x20' <<'X'
maze-gen: unexpected argument '30x20'; did you mean -w 30 -h 20?
X
for number in 1 9 20; do
    expect "a number as operand, $number: a hint" 2 "maze-gen $number" <<X
maze-gen: unexpected argument '$number'; did you mean -w $number -h $number?
X
done
expect 'no size as operand: no hint' 2 'maze-gen x20' <<'X'
maze-gen: unexpected argument 'x20' (for help: --help)
X
expect 'a number after --trace: a hint' 2 'maze-gen --trace 5' <<'X'
maze-gen: unexpected argument '5'; did you mean --trace=5?
X
expect 'a file as operand' 2 'maze-gen maze.txt' <<'X'
maze-gen: unexpected argument 'maze.txt' (for help: --help)
X
expect 'bytes that are not printable, in a message' 2 "$(printf 'maze-gen "a\001\377"')" <<'X'
maze-gen: unexpected argument 'a\x01\xff' (for help: --help)
X
# escaped NAME OPERAND WANT: passes if a message shows the bytes of OPERAND as WANT.
escaped() {
    is "$1, in a message" "maze-gen: unexpected argument '$(printf "$3")' (for help: --help)" \
        "$(maze-gen "$(printf "$2")" 2>&1)"
}
escaped 'letters in UTF-8' 'm\303\251\342\202\254\360\237\230\200' 'm\303\251\342\202\254\360\237\230\200'
escaped 'bytes of Latin 1' 'm\351 e' 'm\\xe9 e'
escaped 'a character cut short' 'm\342\202' 'm\\xe2\\x82'
escaped 'a form longer than needed' '\300\257' '\\xc0\\xaf'
escaped 'a surrogate' '\355\240\200' '\\xed\\xa0\\x80'
escaped 'control characters' 'a\033[2Jb\177\tc' 'a\\x1b[2Jb\\x7f\\x09c'
escaped 'the control characters U+0080 and U+009F' '\302\200\302\237' '\\xc2\\x80\\xc2\\x9f'
escaped 'the first character after them' '\302\240' '\302\240'
escaped 'a change of direction' '\342\200\256' '\\xe2\\x80\\xae'
expect 'an unknown option that is not a letter of ASCII' 2 'maze-gen -qé' <<'X'
maze-gen: unknown option -é (for help: --help)
X
for size in 2x3 3x2 3 3x x3 3x3x3; do
    expect "a board of $size" 2 "maze-gen --board $size" <<X
maze-gen: --board must be two whole numbers from 3 to $most, like 5x8, not '$size'
X
done
is 'the smallest board' '# maze block 3 3' "$(maze-gen --board 3x3 | sed -n '1s/ v=.*//p')"
is 'of several heights the last one counts' '# maze walls 20 3|# maze walls 20 inf' \
    "$(maze-gen -a eller -h inf -h 3 | sed 's/ v=.*//; q')|$(maze-gen -a eller -h 3 -h inf | sed 's/ v=.*//; q')"
expect 'an empty width' 2 "maze-gen -w ''" <<X
maze-gen: -w needs a whole number from 1 to $most (for help: --help)
X
expect 'a negative width' 2 'maze-gen -w -1' <<X
maze-gen: -w must be a whole number from 1 to $most, not '-1'
X
for wrong in 1e-3 1.5 2e 1e99 0x10; do
    expect "a width that is not a whole number: $wrong" 2 "maze-gen -w $wrong" <<X
maze-gen: -w must be a whole number from 1 to $most, not '$wrong'
X
done
# same_options NAME OPTIONS OTHERS: passes if both generate the same maze.
same_options() {
    # shellcheck disable=SC2086 # words
    maze-gen -s 1 $2 >want_maze
    maze-gen -s 1 $3 >got_maze
    same "$1" want_maze got_maze
}
same_options 'whole numbers with an exponent' '-w 20 -h 100 -n 10 -s 5000000' '-w 2e1 -h 1E+2 -n 1e1 -s 5e6'
same_options 'pairs with an exponent' '-a carve --board 30x10' '-a carve --board 3e1x1e1'
same_options 'fractions without a digit before the point' '-b 0.5' '-b .5'
same_options 'fractions with an exponent' '-a percolation:p=0.25' '-a percolation:p=25e-2'
expect 'a fraction that is too large' 2 'maze-gen -b 2e1' <<'X'
maze-gen: -b must be a number from 0 to 1 with at most 6 decimals, not '2e1'
X
for size in 0 9223372036854775808 18446744073709551616 99999999999999999999999; do
    status "a width of $size is an error" 2 "maze-gen -w $size"
    status "a height of $size is an error" 2 "maze-gen -h $size"
    is "a width of $size: no output" 0 "$(maze-gen -w $size 2>/dev/null | wc -c | tr -d ' ')"
done
for size in '1000000000 -h 1000000000' "$most -h $most" "$most" "20 -h $most" \
    '70000000 -h 70000000'; do
    for f in walls block; do
        status "-f $f -w $size does not fit in memory" 2 \
            "maze-gen -f $f -w $size 2>&1 >/dev/null | grep -q 'do not fit in memory' && exit 2"
        is "-f $f -w $size: no output" 0 \
            "$(maze-gen -f $f -w $size 2>/dev/null | wc -c | tr -d ' ')"
    done
done
maze-gen --list | cut -f1 | sort >want_names
maze-gen -a nosuch 2>&1 | sed "s/.*'nosuch'; it must be \(.*\) (for help: --help)\$/\1/; s/ or /, /" |
    tr -s ', ' '[\n*]' | sort >got_names
same 'an unknown algorithm: the message names all' want_names got_names
expect 'an unknown key' 2 'maze-gen -a eller:x=1' <<'X'
maze-gen: eller has no key 'x', only bias (for help: --help)
X
expect 'a key of an algorithm without keys' 2 'maze-gen -a kruskal:x=1' <<'X'
maze-gen: kruskal has no key 'x'; it takes no keys
X
expect 'a key without its number' 2 'maze-gen -a backtracker:bias' <<'X'
maze-gen: backtracker:bias needs a number: backtracker:bias=N (for help: --help)
X
expect 'an unknown format' 2 'maze-gen -f svg' <<'X'
maze-gen: unknown format 'svg'; use maze-gen | maze-render -f svg
X
status 'an unknown option' 2 'maze-gen --nosuch'
plan
