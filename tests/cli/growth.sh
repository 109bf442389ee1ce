# The keys cells, depth and forks: mazes that stop growing, whose other cells are outside as if by a
# mask. tests/prop/growth.c tests which cells they reach.
. "$TOP/tests/lib.sh"

# reached: reads lattices of mazes without headers, and prints their cells as rows of 0 (free) and 1.
reached() {
    awk '/^$/ { n = 0; print ""; next }
         ++n % 2 == 0 { row = ""; for (x = 2; x < length($0); x += 2) row = row substr($0, x, 1); print row }'
}
# made KEYS OPTION ...: the cells of some mazes.
made() {
    keys=$1
    shift
    maze-gen -s 6 -n 40 -w 9 -h 7 -a "$keys" --no-header -f block "$@" | reached
}

expect 'a maze of ten cells' 0 'maze-gen -s 2 -w 5 -h 4 -a backtracker:cells=10' <<'X'
# maze walls 5 4 v=1 seed=2 index=0 algorithm=backtracker:cells=10 start=2,0 goal=4,2
331221
320131
333100
333331
222220

X
maze-gen -s 1 -n 300 -w 12 -h 9 -a prim:cells=30 >mazes
is 'the statistic cells is N' '300 30' "$(maze-solve -f stats mazes | awk 'NR > 1 { n++; sum += $6 } END { print n, sum / n }')"
status 'they can be solved, and are perfect' 0 'maze-solve mazes | maze-solve --check'
maze-render -f block --no-header mazes | reached | awk '
    /^$/ { print "start=" first " goal=" last; first = ""; n = 0; next }
    { for (x = 1; x <= length($0); x++) if (substr($0, x, 1) == 0) {
          last = x - 1 "," n; if (first == "") first = last }
      n++ }' >want
sed -n 's/^#.*\(start=.*\)/\1/p' mazes >got
same 'without -e and -x, start and goal are the first and the last cell that was reached' want got
is '--headers' "$(grep '^#' mazes)" "$(maze-gen -s 1 -n 300 -w 12 -h 9 -a prim:cells=30 --headers)"

# Doors, loops and the rest stay in the cells that were reached.
cat >options <<'X'
-e far -x far
-e inside -x deadend
-e inside -x inside --pairs 1
-e none -x none
-b 1
--open 9
--percolate 1
-b 0.5 -e inside -x far
--root
X
few_unless_long 2 >names <<'X'
growing-tree:depth=4
backtracker:forks=0
hunt-and-kill:cells=20
prim-simple:cells=7
backtracker:cells=20
X
while read -r keys; do
    made $keys >cells
    is "$keys: cells are left out" yes "$(grep -q 1 cells && echo yes)"
    while read -r options; do
        # shellcheck disable=SC2086 # words
        made $keys $options >>got_cells
        # shellcheck disable=SC2086 # words
        maze-gen -s 6 -n 40 -w 9 -h 7 -a $keys $options >>mazes.$keys
        cat cells >>want_cells
    done <options
    expect "$keys: start and goal are cells with a path" 0 "maze-solve -q -f none mazes.$keys" </dev/null
    maze-gen --again mazes.$keys >got
    same "$keys: --again" mazes.$keys got
    maze-gen -s 6 -n 40 -w 9 -h 7 -a $keys -f block --percolate 1 -e none -x none --no-header | awk '
        /^$/ { for (y = 2; y < n; y += 2) for (x = 2; x < length(row[y]); x += 2) {
                   here = substr(row[y], x, 1)
                   if (x > 2) wrong += substr(row[y], x - 1, 1) != (here == 1 || substr(row[y], x - 2, 1) == 1)
                   if (y > 2) wrong += substr(row[y - 1], x, 1) != (here == 1 || substr(row[y - 2], x, 1) == 1) }
               n = 0; mazes++; next }
        { row[++n] = $0 }
        END { print mazes, wrong + 0 }' >got
    is "$keys: --percolate 1 opens all walls between these cells, and no others" '40 0' "$(cat got)"
done <names
same 'the cells do not depend on doors and loops' want_cells got_cells
is '--unicursal: a path through every quarter of the cells' '79 5' "$(maze-gen -s 1 -n 5 -w 9 -h 7 -a prim:cells=20 --unicursal |
    maze-solve -f stats | awk 'NR > 1 && $17 == 79 { n++ } END { print 79, n }')"
is 'the ends of a path: two dead ends, and its length is one less than its cells' 20 "$(maze-gen -s 1 -n 20 -a backtracker:forks=0 \
    -e far -x far | maze-solve -f stats | awk 'NR > 1 && $8 == 2 && $17 == $6 - 1' | grep -c '')"
is 'a single cell' 'start=0,2 goal=0,2' "$(maze-gen -s 1 -w 4 -h 4 -a prim:cells=1 | sed -n 's/^#.*\(start=.*\)/\1/p')"
is 'frames show the same cells' 10 "$(maze-gen -s 2 -w 5 -h 4 -a backtracker:cells=10 --trace | grep -c '^#')"

# In a mask.
printf '1000\n0010\n1110\n' >mask
expect 'growth stays in the mask' 0 'maze-gen -s 1 -m mask -a backtracker:cells=4 -e none -x none --no-header' <<'X'
33231
30331
33331
22220

X

# Errors say what to do.
printf '3331\n3331\n2220\n' >given
errors maze-gen <<'X'
--given: prim has no key cells here; omit it|-a prim:cells=3 --given given
--given: backtracker has no key forks here; omit it|-a backtracker:forks=0 --given given
-e: the maze has no cell there (seed=5 index=0); use inside or far|-s 5 -w 9 -h 7 -a prim:cells=9 -e 0,0
-x: the maze has no cell on the border (seed=5 index=0); use inside or far|-s 5 -w 30 -h 30 -a prim:cells=2 -x random
-e: the maze has no cell on the north border (seed=5 index=3); use inside or far|-s 5 -i 3 -w 30 -h 30 -a prim:cells=2 -e north
X
plan
