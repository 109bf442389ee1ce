# svg:lines=strokes and lines=passages: strokes.py compares them with lines=walls and with -f edges, and counts strokes.
. "$TOP/tests/lib.sh"

the_rest_needs 'strokes' python3
strokes() { py "$TOP/tests/system/strokes.py" "$@"; }
# few LEAST PITCH NAME: passes if the strokes of the svg in the file drawn are at most LEAST hundredths of the bound.
few() {
    strokes "$2" bound <drawn >counts
    read -r drawn bound <counts
    status "$3: $drawn strokes, at least $bound" 0 "test $((drawn * 100)) -le $((bound * $1))"
}
printf '1100111\n1000011\n0001000\n1000011\n1110011\n1111001\n' >mask
# passages NAME PITCH: passes if the passages that are drawn of the file mazes are those that -f edges lists.
passages() {
    maze-render -f edges mazes >edges
    maze-render -f svg:lines=passages mazes >drawn
    status "$1: the passages of -f edges" 0 "strokes $2 edges edges <drawn"
}
while IFS='|' read -r name most options; do
    # shellcheck disable=SC2086 # words
    maze-gen -s 1 -n 20 $options | maze-solve -q >mazes
    maze-render -f svg mazes >walls
    maze-render -f svg:lines=strokes mazes >drawn
    status "$name: the same walls" 0 "strokes 16 same walls <drawn"
    few "$most" 16 "$name"
    passages "$name" 16
    few 110 16 "$name, passages"
done <<'X'
perfect|100|-w 30 -h 20
loops|110|-w 30 -h 20 -b 0.5 --open 20
closed|101|-w 30 -h 20 -e none -x none
a mask|105|-m mask
not connected|110|-a percolation:p=0.5 -w 30 -h 20
X
for shape in hex rings triangles; do
    maze-gen -s 1 -n 9 --shape $shape -w 12 -h 9 >mazes
    maze-render -f svg mazes >walls
    maze-render -f svg:lines=strokes mazes >drawn
    status "$shape: the same walls" 0 "strokes 0 same walls <drawn"
    few 110 0 $shape
    if [ $shape = rings ]; then # a passage is several lines there
        maze-render -f svg:lines=passages mazes >drawn
        few 105 0 'rings, passages'
        continue
    fi
    maze-render -f svg:lines=passages mazes | sed -n 's/.*class="walls".* d=//p' | tr -cd L | wc -c >drawn
    is "$shape: one line per passage" "$(maze-render -f edges mazes | grep -c '^[0-9]')" "$(($(cat drawn)))"
done
maze-gen -s 1 -a cave --board 40x30 >mazes
passages 'a board' 14
errors <<'Y'
maze-render: mazes:2:1: a board of blocks has no walls that lines=strokes could join|maze-render -f svg:lines=strokes mazes
Y
is 'a maze without walls has no strokes' 0 "$(printf '# maze walls 1 1\n00\n00\n' | maze-render -f svg:lines=strokes | grep -c 'class="walls"')"
maze-gen -s 1 -n 2 -w 9 -h 7 >mazes
is 'pdf has the same strokes' "$(maze-render -f svg:lines=strokes mazes | sed -n 's/.*class="walls".* d=//p' | tr -cd M | wc -c)" \
    "$(maze-render -f pdf:lines=strokes mazes | grep -a -c '^[0-9 ]* m ')"
plan
