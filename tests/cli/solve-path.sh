# The path that maze-solve finds, and the output formats maze, moves and cells.
. "$TOP/tests/lib.sh"

# A board with blanks between the digits: 10 moves from 0,1 to 6,5.
cat >source <<'X'
1 1 1 1 1 1 1
0 0 0 0 0 0 1
1 1 1 1 1 0 1
1 0 0 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 0 0 0
1 1 1 1 1 1 1
X
cp source source.txt
expect 'the path is marked, the header says what was found' 0 'maze-solve source.txt' <<'X'
# maze block 7 7 start=0,1 goal=6,5 solver=bfs solution=path length=10
1111111
4444441
1111141
1000141
1011141
1000044
1111111

X
expect 'maze-render draws what was solved' 0 'maze-solve source.txt | maze-render' <<'X'
#######
S*****#
#####*#
#   #*#
# ###*#
#    *G
#######
X
expect '-f moves writes a letter per move' 0 'maze-solve -f moves source.txt' <<'X'
EEEEESSSSE
X
expect '-f cells writes a cell per line' 0 'maze-solve -f cells source.txt' <<'X'
0,1
1,1
2,1
3,1
4,1
5,1
5,2
5,3
5,4
5,5
6,5

X
expect '-f none writes nothing' 0 'maze-solve -f none source.txt' </dev/null

# A path that starts on an obstacle leaves it and never enters it again.
expect 'a start on an obstacle inside the board' 0 'maze-solve -s 4,4 -g 3,3 -f moves source.txt' <<'X'
SWWWNNEE
X
expect 'a start on an obstacle at the border' 0 'maze-solve -s 0,0 -g 6,5 -f moves source.txt' <<'X'
SEEEEESSSSE
X
expect 'no path: message' 0 'maze-solve -s 6,0 -g 6,5 source.txt 2>&1 | head -n 1' <<'X'
maze-solve: source.txt:1:1: no path from 6,0 to 6,5
X
expect 'no path: status 1, and the board without marks' 1 'maze-solve -s 6,0 -g 6,5 -q source.txt' <<'X'
# maze block 7 7 start=6,0 goal=6,5 solver=bfs solution=none
1111111
0000001
1111101
1000101
1011101
1000000
1111111

X
expect 'a goal on an obstacle is an error' 2 'maze-solve -g 0,0 source.txt' <<'X'
maze-solve: source.txt:1:1: goal 0,0 is an obstacle
X
expect 'a start outside the board is an error' 2 'maze-solve -s 7,0 source.txt' <<'X'
maze-solve: source.txt:1:1: start 7,0 is outside the 7x7 maze
X
expect 'start and goal in one block: length 0' 0 \
    'maze-solve -s 1,1 -g 1,1 source.txt | grep -c "solution=path length=0"' <<'X'
1
X

# A board of 9x9 blocks, then one whose goal is cut off.
cat >nine <<'X'
000000000
011111110
010000010
010111010
010101010
010100010
010111110
010000000
011111111
X
expect 'the shortest path from an obstacle' 0 'maze-solve -s 4,3 -g 0,0 -f moves nine' <<'X'
NWWSSSSSEEEEEENNNNNNNWWWWWWWW
X
sed 's/^000000000$/010000000/' nine >cut
expect '-f moves writes - if there is no path' 1 'maze-solve -s 4,3 -g 0,0 -f moves cut' <<'X'
maze-solve: cut:1:1: no path from 4,3 to 0,0
-
X
expect '-f cells writes an empty line if there is no path' 1 'maze-solve -q -s 4,3 -g 0,0 -f cells cut' <<'X'

X
# A start may be an obstacle, except in the place of a wall of a lattice.
for board in '1 3 1 0 0' '3 1 100' '4 3 1000 0000 0000' '3 4 100 000 000 000'; do
    # shellcheck disable=SC2086 # a size and rows
    set -- $board
    size="$1 $2"
    shift 2
    { echo "# maze block $size algorithm=x"; printf '%s\n' "$@"; } >board
    status "a start on an obstacle, $board" 0 'maze-solve -q -s 0,0 -f none board'
done
printf '11\n11\n' >solid
status 'a start on an obstacle, and no free block for the goal' 1 'maze-solve -q -s 0,0 -f none solid'
plan
