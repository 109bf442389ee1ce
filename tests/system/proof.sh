# The program of maze-datasets(7) that proves shortest paths accepts what the solvers write about every kind of maze,
# and refuses every forgery.
. "$TOP/tests/lib.sh"
shown_script "$TOP/man/maze-datasets.7" prove.awk >prove.awk

# accepted NAME SOLVER: passes if all mazes of the file `mazes` are proven, with the lengths of -f stats.
accepted() {
    maze-solve -q -a "$2" mazes >solved
    maze-render -f distance solved >distances
    maze-solve -q -f stats --no-header mazes | awk -F '\t' '
        { print "maze " NR ": proven: " ($17 == "-" ? -1 : $17) " moves" }' >want
    for awk in awk mawk gawk original-awk 'busybox awk'; do
        has "${awk%% *}" || continue
        $awk -v file=distances -f prove.awk solved >got
        is "$1: status of $awk" 0 $?
        same "$1: $awk" want got
    done
}
for algorithm in $(maze-gen --list | cut -f1); do
    case $algorithm in
    every) maze-gen -a every -w 3 -h 2 ;;
    *) maze-gen -a "$algorithm" -s 1 -n 2 -w 9 -h 7 || maze-gen -a "$algorithm" -s 1 -n 2 --board 9x7 ;;
    esac
done >mazes 2>message
accepted 'all algorithms' bfs
is 'some of each algorithm' '' "$(maze-gen --list | cut -f1 | while read -r a; do grep -q "algorithm=${a}[ :]" mazes || echo "$a"; done)"
maze-gen -s 1 -n 5 -w 9 -h 7 >mazes
for solver in $(maze-solve --list | cut -f1 | grep -v -x -F "$(incomplete_solvers)"); do
    accepted "$solver" "$solver"
done
printf '%s\n' 110011 000000 000000 110011 >mask
loops='-s 2 -n 5 -w 12 -h 9 -b 0.7 --percolate 0.2'
no_door='-s 3 -n 5 -w 7 -h 6 -e none -x none'
{
    maze-gen $loops
    maze-gen $loops -m mask
    maze-gen -s 2 -n 5 --board 13x11 -b 0.7
    maze-gen -s 2 -n 9 -w 9 -h 7 -a percolation:p=0.6
    maze-gen -s 2 -n 9 --board 9x7 -a cave
    maze-gen -w 1 -h 1
    maze-gen -w 5 -h 5 -e 2,2 -x 2,2
    printf '# maze block 3 1 start=0,0 goal=2,0\n100\n\n# maze walls 3 1 start=0,0 goal=2,0\n3231\n2220\n\n'
    for shape in hex rings:inner=7 triangles; do
        maze-gen $no_door --shape $shape --percolate 0.1
        maze-gen $no_door --shape $shape -a percolation:p=0.6
    done
    maze-gen -s 3 -n 5 -h 6 --shape rings:inner=1
    maze-gen $no_door | sed 's/^# maze.*/& wrap=x/; /^[13]/s/1$/0/; /^[13].*0$/s/^1/0/; /^3.*0$/s/^3/2/' # a cylinder
} >mazes 2>message
for solver in bfs all-shortest; do accepted "$solver: every kind of maze" $solver; done
is 'some have no path' yes "$(awk '/-1/ { n++ } END { print (n > 5 && n < NR / 2 ? "yes" : n) }' want)"

# refused NAME: passes if none of several forged mazes is proven.
refused() {
    maze-render -f distance solved >distances
    rm -f forged.mazes forged.distances
    awk -v kind="$1" "$forge" solved distances
    awk -v file=forged.distances -f prove.awk forged.mazes >got
    is "$1: status" 1 $?
    is "$1: refused" yes "$(awk '/NOT proven/ { n++ } END { print (n > 2 && n == NR ? "yes" : n " of " NR) }' got)"
}
# Writes copies of a maze, each with another place x,y forged.
# shellcheck disable=SC2016 # a program of awk
forge='
    function digit(x, y) { return index("0123456789abcdef", substr(row[y], x + 1, 1)) - 1 }
    function distance(x, y, to,    i, text) {
        split(line[y], d, " ")
        for (i = 1; i <= w; i++) text = text (i - 1 == x ? to : d[i]) " "
        if (to != "") line[y] = text
        return d[x + 1]
    }
    function unset(x, y, bit) {
        row[y] = substr(row[y], 1, x) substr("0123456789abcdef", digit(x, y) - bit + 1, 1) substr(row[y], x + 2)
    }
    /^#/ { head = first = $0; w = $4; h = $5; next }
    NF && FILENAME == "solved" { row[rows++] = $0 }
    NF && FILENAME == "distances" { line[lines++] = $0 }
    END {
        for (y = 0; y < h; y++) for (x = 0; x < w; x++) {
            old = distance(x, y); old_line = line[y]; old_row = row[y]; marked = digit(x, y) % 8 > 3
            if (kind ~ /more/) distance(x, y, old + 1)
            if (kind ~ /less/ && marked) distance(x, y, old - 1)
            if (kind ~ /gap/ && marked) unset(x, y, 4)
            if (kind ~ /mark/ && !marked) unset(x, y, -4)
            if (kind ~ /length/) sub(/ length=[0-9]*/, " length=" x + 9 * y, head)
            if (kind ~ /solution/) sub(/ solution=[^ ]*/, " solution=none", head)
            if (kind ~ /unreachable/ && old > 0) distance(x, y, -1)
            if (kind ~ /no wall/ && x && digit(x, y) % 2 && (old - distance(x - 1, y)) ^ 2 > 1) unset(x, y, 1)
            if (kind ~ /start/) sub(/ start=[^ ]*/, " start=" x "," y, head)
            if (line[y] != old_line || row[y] != old_row || head != first) {
                printf "%s\n", head >"forged.mazes"
                for (i = 0; i < rows; i++) print row[i] >"forged.mazes"
                for (i = 0; i < h; i++) print line[i] >"forged.distances"
            }
            line[y] = old_line; row[y] = old_row; head = first
        }
    }'
for kind in 'one distance more' 'one distance less' 'a gap' 'a cell said to be unreachable' 'no wall' 'another start' 'a mark beside the path' 'another length' 'another solution'; do
    maze-gen -s 4 -w 9 -h 7 -b 0.5 | maze-solve >solved
    refused "$kind"
done
maze-gen -s 2 -w 9 -h 7 -a percolation:p=0.35 | maze-solve -q >solved
refused 'no path: one distance more'
maze-gen -s 4 -w 6 -h 5 --shape hex | maze-solve >solved
refused 'hexagons: one distance more'
refused 'hexagons: a mark beside the path'

# Longer paths.
maze-gen -s 5 -n 20 -w 12 -h 9 -b 0.6 --open 10 >mazes
maze-solve -a dfs mazes >solved
maze-render -f distance solved >distances
maze-solve -f stats --no-header mazes | cut -f17 >shortest
sed -n 's/^# maze.* length=\([0-9]*\).*/\1/p' solved | paste - shortest | awk '{ print ($1 > $2 ? "NOT" : "proven:") }' >want
awk -v file=distances -f prove.awk solved | awk '{ print $3 }' >got
same 'longer paths are not proven, others are' want got
is 'some are longer' yes "$(grep -q NOT want && echo yes)"

maze-gen -s 1 -n 2 -w 3 -h 2 | maze-solve | tee whole | sed '$d' | sed '$d' >solved
maze-render -f distance whole | sed 's/[0-9][0-9]*/-1/g' >distances
status 'a maze that is cut off' 1 'maze-render -f distance whole >all; awk -v file=all -f prove.awk solved'
is 'no start' 0 "$(sed 's/ start=[^ ]*//' whole | awk -v file=distances -f prove.awk | grep -v -c NOT)"
printf '# maze walls 1 1 start=0,0 goal=0,0\n31\n20\n' >one
is 'no mark' 'maze 1: NOT proven: marks' "$(maze-render -f distance one >all; awk -v file=all -f prove.awk one)"
maze-render -f distance whole >all
sed '/^#/!s/[1-9][0-9]*/-1/g' all >distances
is 'nothing reachable but the start' 0 "$(awk -v file=distances -f prove.awk whole | grep -v -c NOT)"
plan
