# The solver contract: one pass over a maze that is not held. tests/prop/row_input.c compares its paths with
# an independent search.
. "$TOP/tests/lib.sh"

# lengths COMMAND ...: prints the lengths that COMMAND -f stats finds.
lengths() {
    "$@" -q -f stats --no-header | cut -f 17
}

{
    maze-gen -s 1 -n 6 -w 30 -h 40
    maze-gen -s 1 -n 6 -a cave --board 41x31
    maze-gen -s 1 -n 6 -f block -b 0.5 -w 20 -h 20 -1
} >mazes
lengths maze-solve mazes >want_lengths
lengths maze-solve -a contract mazes >got_lengths
same 'lengths' want_lengths got_lengths
# The maze is read twice from a file, and held from a pipe.
maze-solve -q -a contract mazes >from_file
cat mazes | maze-solve -q -a contract >from_pipe
same 'the same records from a file and from a pipe' from_pipe from_file
lengths maze-solve from_file >again
same 'the walls of all records are as before' want_lengths again
is 'the marks are shortest paths' '' "$(maze-solve --check from_file 2>&1 | grep -v -e loop -e component)"
maze-solve -q -a contract -f moves mazes | awk '{ print ($0 == "-" ? $0 : length($0)) }' >counts
same '-f moves has as many moves' want_lengths counts

printf '# maze walls 4 2 start=0,0 goal=3,1 other=5\n# kept\n37231\n08481\n22220\n' >marked
expect 'from a file: old marks go, fields and comments stay' 0 'maze-solve -a contract marked' <<'X'
# maze walls 4 2 start=0,0 goal=3,1 other=5 solver=contract solution=path length=4
# kept
73231
44441
22220

X
expect 'the nearest of several goals' 0 'maze-solve -a contract -g 3,0+2,0+0,1+3,1 marked' <<'X'
# maze walls 4 2 start=0,0 goal=0,1 other=5 goals=3,0+2,0+0,1+3,1 solver=contract solution=path length=1
# kept
73231
40001
22220

X
printf '# maze walls 3 2\n3231\n1011\n2220\n' >apart
expect 'no path: a message, the maze without marks, status 1' 1 'maze-solve -a contract -s 0,0 -g 2,0 apart' <<'X'
maze-solve: apart:2:1: no path from 0,0 to 2,0
# maze walls 3 2 start=0,0 goal=2,0 solver=contract solution=none
3231
1011
2220

X
printf '# maze block 3 2 start=0,0 goal=2,0\n001\n000\n\n' >solid
expect 'a solid goal has no path, and the rest is done' 1 \
    'maze-solve -a contract -f moves solid marked 2>&1' <<'X'
maze-solve: solid:2:1: no path from 0,0 to 2,0
-
SEEE
X
expect 'a goal outside is an error, and the rest is done' 2 \
    'maze-solve -a contract -f moves -g 3,1 apart marked 2>&1' <<'X'
maze-solve: apart:2:1: goal 3,1 is outside the 3x2 maze
SEEE
X
expect 'no path to several goals: the first of them is the goal' 1 \
    'maze-solve -q -a contract -s 0,0 -g 2,1+2,0 apart | head -n 1; maze-solve -q -a contract -f none -s 0,0 -g 2,1+2,0 apart' <<'X'
# maze walls 3 2 goals=2,1+2,0 start=0,0 goal=2,1 solver=contract solution=none
X
printf '# maze walls 3 2 start=0,0 goal=2,1\n3231\n1011\n222\n' >short
printf '# maze walls 2 1 start=0,0 goal=1,0\n301\n220\n\n# maze walls 2 1 start=0,0 goal=1,0\n3x1\n' >later

# Searches become rarer while a path may still come.
is 'goal and start are joined in the last row' 399 "$(awk 'BEGIN { print "# maze walls 2 200 start=0,0 goal=1,0\n331"
    while (++n < 199) print 111; print "101\n220" }' | maze-solve -a contract -f moves | awk '{ print length }')"

# The statistics that contract measures.
expect '-f stats: what it does not know is -' 0 'maze-solve -a contract -f stats --no-header marked' <<'X'
-	-	-	4	2	-	-	-	-	-	-	-	-	1	-	-	4	-	-	-	-
X
is '-k with what it knows' SEEE "$(maze-solve -a contract -f moves -k length=4 -k solvable=1 marked 2>&1)"

# Endless mazes: an answer comes as soon as no other row can change it.
maze-gen -a eller -s 1 -w 50 -h 1000 -x none >tall
want=$(maze-solve -s 3,2 -g 40,30 -f moves tall)
is 'an endless maze is solved' "$want" \
    "$(maze-gen -a eller -s 1 -w 50 -h inf | maze-solve -a contract -s 3,2 -g 40,30 -f moves)"
printf '# maze walls 3 inf start=0,0\n3231\n1011\n2121\n' >closed
expect 'an endless maze: the start is closed in' 1 \
    '(cat closed; yes 1111) | maze-solve -a contract -g 2,1 -f none 2>&1' <<'X'
maze-solve: stdin:2:1: no path from 0,0 to 2,1
X
printf '# maze block 3 inf start=0,0\n000\n010\n' >ended
printf '# maze block 3 inf\n000\n' >bare
echo 0 0 1 1 >pairs
maze-gen -a binary-tree -w 3 -h inf -s 1 -f block | sed 9q >lattice
is 'an endless lattice: a cell as goal' SS "$(maze-solve -a contract -g 1,3 -f moves lattice)"

# Errors: of rows, of goals, and of endless mazes that end.
printf '# maze block 3 4 start=0,0 goal=1,1\n000\n010\n000\n0x0\n' >malformed
printf '# maze walls 2 inf\n321\n121\n101\n' >walls
errors 'maze-solve -a contract -f moves' <<'X'
later:6:2: 'x' is not a digit|-f maze later >/dev/null
-k: contract does not measure loops; use bfs|-k loops=0 marked
short:4:4: the row has 3 digits, not 4|short
closed:2:1: goal 2,5 is outside the 3x3 maze|-g 2,5 closed
closed:2:1: goal 3,1 is outside the 3xinf maze|-g 3,1 closed
closed:2:1: an endless maze (height inf) needs a goal: -g X,Y|-s 0,0 closed
bare:2:1: an endless maze (height inf) needs a start: -s X,Y|-g 1,1 bare
closed:2:1: an endless maze (height inf) needs -a contract and -f moves, cells, stats or none; it cannot have a shape, --visited, --trace, --queries or --check|-f maze -s 0,0 -g 1,1 closed
closed:2:1: an endless maze (height inf) needs -a contract and -f moves, cells, stats or none; it cannot have a shape, --visited, --trace, --queries or --check|-g 1,1 --visited closed
closed:2:1: an endless maze (height inf) needs -a contract and -f moves, cells, stats or none; it cannot have a shape, --visited, --trace, --queries or --check|-g 1,1 -f maze --trace closed
closed:2:1: an endless maze (height inf) needs -a contract and -f moves, cells, stats or none; it cannot have a shape, --visited, --trace, --queries or --check|-g 1,1 --check closed
closed:2:1: an endless maze (height inf) needs -a contract and -f moves, cells, stats or none; it cannot have a shape, --visited, --trace, --queries or --check|--queries pairs closed
lattice:2:1: goal 2,4 is not a cell of the lattice; the nearest one is block 1,3|-g 2,4 lattice
lattice:2:1: goal 2,3 is not a cell of the lattice; the nearest one is block 1,3|-g 2,3 lattice
lattice:2:1: start 0,1 is not a cell of the lattice; the nearest one is block 1,1|-s 0,1 -g 1,3 lattice
walls:2:1: start 0,9 is outside the 2x3 maze|-s 0,9 -g 0,0 walls
X
is 'an endless maze: the start is the goal' 0 "$(maze-solve -a contract -f stats --no-header -g 0,0 ended | cut -f 17)"
expect 'no path to an obstacle of an endless maze' 1 'maze-solve -q -a contract -f moves -g 1,1 ended' <<'X'
-
X
is 'a path to the last row of an endless maze' SS "$(maze-solve -a contract -f moves -s 0,0 -g 0,2 walls)"
expect 'a goal outside the maze, then a malformed row' 2 'maze-solve -a contract -g 9,9 malformed' <<'X'
maze-solve: malformed:2:1: goal 9,9 is outside the 3x4 maze
maze-solve: malformed:5:2: 'x' is not a digit
X
is 'a condition on the size' 1 "$(maze-gen -s 1 -n 2 -w 5 -h 4 | maze-solve -a contract -k 'width >= 5' -l 1 -f moves | grep -c '')"
# On a generated board, a start or goal in the place of a wall may be meant as a cell: the maze is held.
for ends in '-s 2,2 -g 5,5' '-s 1,1 -g 2,2+5,5'; do
    for size in 9x9 8x9 9x8; do
        maze-gen -a cave -s 1 --board $size >cave
        maze-solve -f moves $ends cave >want 2>&1
        maze-solve -a contract -f moves $ends cave >got 2>&1
        is "-a contract $ends on a board of $size: as bfs" "$(wc -c <want)" "$(wc -c <got)"
    done
done

# Memory: a width is believed when a row has proved it.
printf '# maze walls 200000000 5 start=0,0 goal=1,1\n3231\n' >claim
errors <<'X'
maze-solve: claim:2:5: the row has 4 digits, not 200000001|limited 10000 'maze-solve -a contract -f none claim'
X
# 9 million cells, 1000 in a row, in 10 MB with libraries included.
maze-gen -a eller -s 1 -w 1000 -h 9000 >large
is '1000x9000 cells in 10 MB' "$(lengths maze-solve large)" \
    "$(limited 10000 'maze-solve -a contract -f stats --no-header large' 2>&1 | cut -f 17)"
the_rest_is_long
expect 'a goal outside a large maze, in 10 MB' 2 "limited 10000 'maze-solve -a contract -f none -g 1000,0 large'" <<'X'
maze-solve: large:2:1: goal 1000,0 is outside the 1000x9000 maze
X
awk 'BEGIN { # a chain of loops, each with a dead end that ends in the last row of the loop
    n = 1500000
    printf "# maze walls 3 %d start=0,0 goal=0,%d\n3231\n1121\n1011\n", n, n - 1
    for (y = 3; y < n; y += 3) print "1231\n1121\n1011"
    print "2220"
}' >loops
is 'loops that are closed need no memory' 1499999 \
    "$(limited 10000 'maze-solve -a contract -f stats --no-header loops' 2>&1 | cut -f 17)"
plan
