# Options of maze-gen that are errors. All are found before any output is written. tests/unit/opt.c tests which
# numbers, pairs and keys are valid.
. "$TOP/tests/lib.sh"
most=$(largest_width)

errors maze-gen <<X
unexpected argument '20'; did you mean -w 20 -h 20?|20 20
unexpected argument '30x20'; did you mean -w 30 -h 20?|30x20
unexpected argument '9'; did you mean -w 9 -h 9?|9
unexpected argument '5' (for help: --help)|5 6 7
unexpected argument 'x20' (for help: --help)|x20
unknown option -board; did you mean --board?|--help -board
unexpected argument '5'; did you mean --trace=5?|--trace 5
unknown option -é (for help: --help)|-qé
--board must be WxH or WxH-WxH from 3x3, like 9x9-21x21, not '2x3'|--board 2x3
-w must be an integer, at least 1, not ''|-w ''
--percolate must be a number from 0 to 1 with at most 6 decimals, not ''|--percolate ''
eller has no key 'x'; it must be bias|-a eller:x=1
backtracker:bias must be a number from 0 to 1 with at most 2 decimals, not ''|-a backtracker:bias
unknown format 'svg'; use maze-render -f svg|-f svg
$(for option in '-w 5' '-h 5' '-h inf' '--board 5x5' '-m -' '--given -' '--shape hex' --unicursal; do
    echo "--fit sets the size and cannot be combined with -w, -h, --board, -m, --given, --shape or --unicursal|--fit $option"
done)
--again cannot be combined with --fit: the headers determine the mazes|--again --fit
X
# escaped NAME OPERAND WANT: passes if a message shows the bytes of OPERAND as WANT.
escaped() {
    is "$1, in a message" "maze-gen: unexpected argument '$(printf "$3")' (for help: --help)" \
        "$(maze-gen "$(printf "$2")" 2>&1)"
}
escaped 'bytes of Latin 1' 'm\351 e\377' 'm\\xe9 e\\xff'
escaped 'a character cut short' 'm\342\202' 'm\\xe2\\x82'
escaped 'control characters' 'a\033[2Jb\177\tc\001' 'a\\x1b[2Jb\\x7f\\x09c\\x01'
escaped 'the control characters U+0080 and U+009F' '\302\200\302\237' '\\xc2\\x80\\xc2\\x9f'
escaped 'a change of direction' '\342\200\256' '\\xe2\\x80\\xae'
is 'of several heights the last one counts' '# maze walls 20 3|# maze walls 20 inf' \
    "$(maze-gen -a eller -h inf -h 3 | sed 's/ v=.*//; q')|$(maze-gen -a eller -h 3 -h inf | sed 's/ v=.*//; q')"
for size in '1000000000 -h 1000000000' "$most -h $most" "$most" "20 -h $most" '70000000 -h 70000000'; do
    for f in walls block; do
        message=$(maze-gen -f $f -w $size 2>&1 >out)
        set -- $?
        case $1$message in '2maze-gen: '*'do not fit in memory'*) [ -s out ] || message=refused ;; esac
        is "-f $f -w $size does not fit in memory" refused "$message"
    done
done
plan
