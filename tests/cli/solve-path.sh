# The path that maze-solve finds, the output formats maze, moves and cells, and what changes in the header.
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
expect '-f moves writes a letter per move' 0 'maze-solve -f moves source' <<'X'
EEEEESSSSE
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
expect 'a start on an obstacle inside the board' 0 'maze-solve -s 4,4 -g 3,3 -f moves source' <<'X'
SWWWNNEE
X
expect 'a start on an obstacle at the border' 0 'maze-solve -s 0,0 -g 6,5 -f moves source' <<'X'
SEEEEESSSSE
X
expect 'no path: message, status 1, and the board without marks' 1 'maze-solve -s 6,0 -g 6,5 source' <<'X'
maze-solve: source:1:1: no path from 6,0 to 6,5
# maze block 7 7 start=6,0 goal=6,5 solver=bfs solution=none
1111111
0000001
1111101
1000101
1011101
1000000
1111111

X
expect '-f moves writes - if there is no path' 1 'maze-solve -q -s 6,0 -g 6,5 -f moves source' <<'X'
-
X
expect '-f cells writes an empty line if there is no path' 1 'maze-solve -q -s 6,0 -g 6,5 -f cells source' <<'X'

X
expect 'a goal on an obstacle is an error' 2 'maze-solve -g 0,0 source' <<'X'
maze-solve: source:1:1: goal 0,0 is an obstacle
X
expect 'a start outside the board is an error' 2 'maze-solve -s 7,0 source' <<'X'
maze-solve: source:1:1: start 7,0 is outside the 7x7 maze
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
    "printf '# maze walls 2 2 start=0,0 length=9 solution=path solver=x\\n771\\n301\\n220\\n' |
    maze-solve -q" <<'X'
# maze walls 2 2 start=0,0 solution=none solver=bfs goal=1,1
331
301
220

X
maze-gen -n 20 -s 3 | maze-solve >once
maze-solve <once >twice
same 'solving a solved maze changes nothing' once twice
maze-gen -n 20 -s 3 -1 | maze-solve -1 | tr / '\n' >twice
same 'one line per maze, in and out' once twice

for wrong in '-a nosuch' '-s 1' '-s' '-g 1,2,3' '--input pdf' '-h'; do
    status "maze-solve $wrong is an error" 2 "maze-solve $wrong source"
done
expect 'an unknown output format' 2 'maze-solve -f nosuch source' <<'X'
maze-solve: unknown format 'nosuch'; it must be maze, moves, cells, stats or none (for help: --help)
X
expect 'a key of a solver without keys' 2 'maze-solve -a bfs:x=1 source' <<'X'
maze-solve: bfs has no key 'x'; it takes no keys
X
cp source ./-x
status 'a file whose name begins with -, after --' 0 'maze-solve -f none -- -x'
plan
