# Pictures of ppm and pgm come back whole: walls, solid cells, path, visited cells, start and goal, in
# all palettes and sizes, with gaps at a mask's edge and without posts that belong to no wall.
. "$TOP/tests/lib.sh"

# shown CELL [FILE]: what a picture shows of a maze stream: kind, size, start and goal, and the rows. Cells of
# less than 3 pixels do not show visited cells on the path, nor the marks of start and goal.
shown() {
    awk -v cell="$1" '
        function place(key) { return match($0, " " key "=[0-9]+,[0-9]+") ? substr($0, RSTART, RLENGTH) : "" }
        /^# maze/ { start = place("start"); goal = place("goal"); y = 0; print $3, $4, $5 start goal; next }
        /^#/ { next }
        cell < 3 && NF {
            line = ""
            for (x = 1; x <= length($0); x++) {
                d = index("0123456789abcdef", substr($0, x, 1)) - 1
                at = (x - 1) "," y
                d -= d >= 12 || (d >= 8 && (" start=" at == start || " goal=" at == goal)) ? 8 : 0
                d -= d >= 4 && d < 8 && (" start=" at == start || " goal=" at == goal) ? 4 : 0
                line = line substr("0123456789abcdef", d + 1, 1)
            }
            $0 = line
        }
        NF { y++; print }' $2
}

printf '1100111\n1000011\n0001000\n1000011\n1110011\n1111001\n' >mask
awk 'BEGIN { for (j = 0; j < 20; j++) { y = 1.25 - j * 2.5 / 19; line = ""
    for (i = 0; i < 22; i++) { x = -1.3 + i * 2.6 / 21; a = x * x + y * y - 1
        line = line (a * a * a - x * x * y * y * y > 0) }
    print line } }' >heart
{
    # shellcheck disable=SC2013 # names have no blanks
    for a in $(maze-gen --list | cut -f 1 | grep -v -x -e carve -e cave -e corridor -e every); do
        maze-gen -a "$a" -w 6 -h 5 -s 1 2>/dev/null | maze-solve --visited
    done
    maze-gen -w 7 -h 5 -n 8 -s 2 -b 1 -e random -x random | maze-solve -a astar --visited
    maze-gen -w 8 -h 8 -n 8 -s 3 -b 1 --open 40 | maze-solve -a all-shortest --visited
    maze-gen -w 9 -h 5 -s 4 -b 0.5 -e inside -x deadend | maze-solve --visited
    maze-gen -m mask -n 4 -s 5 | maze-solve --visited
    for side in north east south west; do
        maze-gen -m mask -s 6 -e $side -x none | maze-solve -a tremaux
        maze-gen -m mask -s 6 -x $side | maze-solve --visited
    done
    maze-gen -m heart -a kruskal -s 7 -b 0.8 --open 20 | maze-solve --visited
    maze-gen -m heart -a kruskal -s 7 -b 0.8 -e 19,6 -x 2,6 | maze-solve --visited # gaps in the east and west
    maze-gen -m heart -a kruskal -s 8 -e none -x none
    maze-gen -w 1 -h 5 -s 1 | maze-solve
    maze-gen -w 5 -h 1 -s 1 -e west -x east | maze-solve --visited
    maze-gen -w 8 -h 8 -s 4 -a percolation:p=0.6 -e none -x none | maze-solve -q --visited
    maze-gen -w 6 -h 6 -s 1 -a kruskal -e none -x none --trace=6 | sed 's/ sets=[0-9]*//' # shades hide visited cells
    printf '# maze walls 3 3 start=0,1 goal=2,1\n3221\n5441\n1001\n2220\n'
    for places in 'start=2,2 goal=0,0' 'start=0,1 goal=2,1' 'at=1,1 start=0,0' 'at=2,2 goal=1,1'; do
        printf '\n# maze walls 3 3 %s\n3231\n3331\n3331\n2220\n' "$places" # two cells are not solid
    done
} >walls 2>messages
is 'all mazes are generated' "" "$(cat messages)"
{
    maze-gen -a carve --board 15x11 -s 3 | maze-solve --visited
    maze-gen -a cave --board 14x9 -n 4 -s 2 | maze-solve -q --visited
    maze-gen -a corridor --board 17x11 -s 2 | maze-solve --visited
    printf '# maze block 5 3 start=1,1 goal=3,1\n11111\n14441\n11111\n'
} >boards
# check FORMAT KEYS CELL WALL MARGIN
check() {
    shown "$3" walls >want
    maze-render -f "$1$2" -c "$3" -t "$4" --margin "$5" walls | maze-render -f walls 2>&1 | shown "$3" >got
    same "walls: -f $1$2 -c $3 -t $4 --margin $5" want got
    [ "$4" = 1 ] && [ "$3" -gt 1 ] || return 0
    shown "$3" boards >want
    maze-render -f "$1$2" -c "$3" --margin "$5" boards | maze-render -f block 2>/dev/null | shown "$3" >got
    same "boards: -f $1$2 -c $3 --margin $5" want got
}
if [ "$LONG" ]; then
    for c in 1 2 3 4 7 12 20; do
        for t in 1 2 5; do
            for palette in default print colour-blind dark; do
                check ppm ":palette=$palette" "$c" "$t" $((c * t / 4 % 4))
                check pgm ":palette=$palette" "$c" "$t" $((c * t / 4 % 3))
            done
        done
    done
else
    while read -r options; do
        # shellcheck disable=SC2086 # words
        check $options
    done <<'X'
ppm :palette=default 7 1 0
ppm :palette=dark 1 1 0
pgm :palette=dark 1 1 3
ppm :palette=colour-blind 2 1 1
pgm :palette=print 2 5 0
ppm :palette=print 3 1 2
pgm :palette=dark 3 4 0
pgm :palette=default 4 1 0
ppm :palette=colour-blind 5 2 0
ppm :palette=dark 6 1 10
ppm :palette=default 8 5 0
pgm :palette=print 9 1 2
pgm :palette=colour-blind 12 3 1
ppm :palette=dark 20 1 0
X
fi
plan
