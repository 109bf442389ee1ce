# Options of maze-render that are errors, and formats with limits.
. "$TOP/tests/lib.sh"

cat >small <<'X'
# maze walls 3 2 start=0,0 goal=2,1 length=3
5661
3241
2200

X
for wrong in '-f nosuch' '-c 0' '-c 1001' '-c 201' '-t 2' '-f walls -c 3' '-f pbm:plain=2' \
    '-f pbm:x' '-1' '--no-header' '-f pbm -1' '-f ascii:x=1' '--input pdf' '-h' '-c'; do
    status "maze-render $wrong is an error" 2 "maze-render $wrong small"
done
maze-gen -s 4 -w 7 -h 5 -b 0.3 | maze-solve -a astar --visited >seen
for wrong in '--margin 1001' '--margin x' '-f json --margin 1' '-f pbm --margin 10001' '-f svg --margin 101' \
    '--color blue' '--sheet 2x3' '-f svg --sheet 2' '-f svg --sheet 0x2' '-f svg --sheet 101x1' '-f svg:paper=b5' \
    '-f svg:paper=fit --sheet 1x1' '-f half -c 3' '-f npy -c 1' '-f cast:fps=0' '-f ppm:color=blue'; do
    status "maze-render $wrong is an error" 2 "maze-render $wrong seen"
done
is 'graph6 refuses more than 1000 cells' \
    "maze-render: stdin:2:1: graph6 takes at most 1000 cells, not 40x26; sparse6 takes more" \
    "$(maze-gen -w 40 -h 26 | maze-render -f graph6 2>&1)"
# refused OPTIONS MESSAGE: passes if maze-render refuses the options with that message.
refused() {
    expect "maze-render $1: the message says what is allowed" 2 "maze-render $1 small" <<X
maze-render: $2
X
}
refused '--color blue' "unknown colour 'blue'; it must be auto, always or never (for help: --help)"
refused '-f svg:x=1' "svg has no key 'x', only paper, landscape, answers, numbers, color, palette or page (for help: --help)"
refused '-f svg:paper' 'svg:paper needs a word: a4, letter, a3, a5, legal or fit (for help: --help)'
refused '-f svg:paper=b5' "svg:paper must be a4, letter, a3, a5, legal or fit, or WxHmm with sides from 10 to 5080, not 'b5'"
refused '-f svg:page' 'svg:page needs a number: svg:page=N (for help: --help)'
maze-render -f svg:landscape=1 small >want_turned
maze-render -f svg:landscape small >got_turned
same 'a flag without a value is 1' want_turned got_turned
for f in map dimacs; do
    is "$f takes only one maze" 1 \
        "$(maze-gen -n 2 | maze-render -f $f 2>&1 >/dev/null | grep -c 'takes only one maze')"
done
maze-gen -s 1 -w 2 -h 2 >./-x
status 'a file whose name begins with -, after --' 0 'maze-render -f block -- -x'
plan
