# The path that maze-solve finds, the output formats maze, moves and cells, and what changes in the header.
. "$TOP/tests/lib.sh"

# A board with blanks between the digits: 10 moves from 0,1 to 6,5.
cp "$TOP/tests/golden/board.maze" source
expect 'the path is marked, the header says what was found' 0 'maze-solve source' <<'X'
# maze block 7 7 start=0,1 goal=6,5 solver=bfs solution=path length=10
1111111
4444441
1111141
1000141
1011141
1000044
1111111

X
expect '-f cells writes a cell per line' 0 'maze-solve -f cells source' <<'X'
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
expect '-f none writes nothing' 0 'maze-solve -f none source' </dev/null

# A path that starts on an obstacle leaves it and never enters it again.
is 'a start on an obstacle inside the board' SWWWNNEE "$(maze-solve -s 4,4 -g 3,3 -f moves source 2>&1)"
expect '-f cells writes an empty line if there is no path' 1 'maze-solve -q -s 6,0 -g 6,5 -f cells source' <<'X'

X
expect 'start and goal in one block: length 0' 0 'maze-solve -s 1,1 -g 1,1 -f moves source' <<'X'

X
# A start may be an obstacle, except in the place of a wall of a lattice.
for rows in '1 3 1\n0\n0' '3 1 100' '4 3 1000\n0000\n0000' '3 4 100\n000\n000\n000'; do
    status "a start on an obstacle, $rows" 0 \
        "printf '# maze block ${rows% *} algorithm=x\n${rows##* }\n' | maze-solve -q -s 0,0 -f none"
done
status 'a start on an obstacle, and no free block for the goal' 1 \
    "printf '11\n11\n' | maze-solve -q -s 0,0 -f none"

expect 'other fields and comments stay, in their order' 0 \
    "printf '# maze walls 2 2 a=1 length=9 goal=1,1 b=2 solution=none x=é\n# said\nfe1\nde1\n220\n' |
    maze-solve" <<'X'
# maze walls 2 2 a=1 length=2 goal=1,1 b=2 solution=path x=é start=0,0 solver=bfs
# said
721
561
220

X
expect 'a maze without a path: old marks and the old length are removed' 1 \
    "printf '# maze walls 2 2 start=0,0 goal=1,1 length=9 solution=path solver=x\\n771\\n301\\n220\\n' |
    maze-solve -q" <<'X'
# maze walls 2 2 start=0,0 goal=1,1 solution=none solver=bfs
331
301
220

X
maze-gen -n 20 -s 3 | maze-solve >once
maze-solve <once >twice
same 'solving a solved maze changes nothing' once twice
maze-gen -n 20 -s 3 -1 | maze-solve -1 | tr / '\n' >twice
same 'one line per maze, in and out' once twice

plan
