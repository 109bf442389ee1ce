# Mazes with a shape: paths, statistics and claims are those of its cells. tests/system/shapes.sh compares with
# Python.
. "$TOP/tests/lib.sh"

# Two rows of two hexagons, bricks of two parts; the second row is shifted by one. The path has three moves, down, up
# and down again.
printf '# maze walls 5 2 shape=hex\n323231\n310121\n222220\n\n' >hex
# A ring of four cells: a passage through the seam, and a wall between the second cell and the third.
printf '# maze walls 4 1 shape=rings:inner=4 wrap=x start=1,0 goal=2,0\n22320\n22220\n\n' >ring
printf '# maze walls 2 1 wrap=x start=0,0 goal=1,0\n220\n220\n\n' >pair # two passages

printf '# maze walls 4 1 wrap=x start=0,0 goal=2,0\n22220\n22220\n\n' >round

expect 'all parts of a cell are marked; steps are those of the search' 0 'maze-solve --trace=2 --visited hex' <<'X'
# maze walls 5 2 shape=hex start=0,0 goal=3,1 solver=bfs frame=1 at=2,0
32ba31
3549a1
222220

# maze walls 5 2 shape=hex start=0,0 goal=3,1 solver=bfs solution=path length=3
fefe31
3dcde1
222220

X
for a in bfs dfs dfs:seed=3 all-shortest dead-end every; do
    is "$a: the moves lead from part to part" ESENES "$(maze-solve -a $a -f moves hex)"
    is "$a: ... through the seam" WWW "$(maze-solve -a $a -f moves ring)"
done
expect 'the first part of each cell' 0 'maze-solve -s 1,0 -g 2,1 -f cells hex; maze-solve -f cells ring' <<'X'
0,0
1,1

1,0
0,0
3,0
2,0

X
expect 'start and goal may be any part; the first one is written' 0 'maze-solve -s 1,0 -g 2,0 -f moves hex; maze-solve -s 1,0 -g 2,0 hex' <<'X'
ESEN
# maze walls 5 2 shape=hex start=0,0 goal=2,0 solver=bfs solution=path length=2
767631
354121
222220

X
is 'two parts of a cell are the same cell' ' 0' \
    "$(maze-solve -s 0,0 -g 1,0 -f moves hex) $(maze-solve -s 0,0 -g 1,0 -f stats --no-header hex | cut -f 17)"
is 'the nearest of several goals, in moves between cells' 'goal=2,0 solver=bfs solution=path length=2' \
    "$(maze-solve -g 3,1+2,0+0,1 hex | sed -n 's/.* goal=/goal=/p')"
is '... the first of two' 'W E' "$(for g in 3,0+1,0 1,0+3,0; do maze-solve -s 0,0 -g $g -f moves round; done | paste -s -d ' ' -)"
is 'a start in no cell' - "$(maze-solve -q -s 0,1 -g 3,0+0,0 -f moves hex 2>&1)"
is 'dfs takes the first wall, not the shorter path' EEE \
    "$(printf '# maze walls 5 1 wrap=x start=0,0 goal=3,0\n222220\n222220\n' | maze-solve -a dfs -f moves)"
expect 'two passages between two cells are two paths' 0 'maze-solve -a every -f moves pair; maze-solve -a every pair' <<'X'
E
W
# maze walls 2 1 wrap=x start=0,0 goal=1,0 solver=every solution=path length=1 moves=E
660
220

# maze walls 2 1 wrap=x start=0,0 goal=1,0 solver=every solution=path length=1 moves=W
660
220

X
is 'a limit ends the search for paths' E "$(maze-solve -a every -l 1 -f moves pair)"
expect 'a set of cells, and no moves' 0 'maze-solve -a all-shortest -f moves round; maze-solve -a dead-end -f cells round' <<'X'
?
0,0
1,0
2,0
3,0

X

# Defaults. An opening in the seam is none.
is 'the seam has no openings' 'start=0,0 goal=1,1' "$(printf '# maze walls 2 2 wrap=x\n321\n000\n220\n' | maze-solve | sed -n 's/.*\(start.*\) solver.*/\1/p')"
is 'other openings count: one in the second part of a cell' 'start=2,0 goal=3,1' \
    "$(sed 's/^323231/323031/' hex | maze-solve | sed -n 's/.*\(start.*\) solver.*/\1/p')"
is 'the only opening is in the last cell: the start is another cell' 'start=0,0 goal=3,1' \
    "$(sed 's/^222220/222020/' hex | maze-solve | sed -n 's/.*\(start.*\) solver.*/\1/p')"
is 'a named start in the last cell: the goal is another cell' 'start=3,1 goal=0,0' \
    "$(maze-solve -s 3,1 hex | sed -n 's/.*\(start.*\) solver.*/\1/p')"
printf '# maze walls 3 1 shape=hex\n3331\n2220\n\n' >none
expect 'no cell' 1 'maze-solve -f stats --no-header none; maze-solve -f cells none' <<'X'
maze-solve: none:2:1: no path: no free cell
-	-	-	3	1	0	0	0	0	0	0	0	0	0	0	0	-	-	0	-	-
maze-solve: none:2:1: no path: no free cell

X
printf '0 0 3 1\n4 0 0 0\n0 0 9 9\n2 0 0 0\n0 0 2 0\n1 0 1 0\n' >queries
expect 'queries' 2 'maze-solve --queries queries -f moves hex' <<'X'
ESENES
maze-solve: hex:2:1: no path from 4,0 to 0,0
-
maze-solve: queries:3:1: goal 9,9 is outside the 5x2 maze
SWNW
ESEN

X

# Statistics: not those that depend on the matrix.
maze-solve --no-header -f stats:add=apart+detour+branches+hidden+farthest+difficulty+canonical+canonical_ends -s 1,1 -g 2,0 hex >got
printf '%s\t' - - - 5 2 4 2 2 2 0 0 1 0 1 1 1 1 - 3 - 0 - - - - 2 2 1 - | sed 's/.$//' >want
echo >>want
same 'a path of one move, in the middle' want got
hash() { sed "$1" "$2" | maze-solve -q -f stats:add=hash --no-header | cut -f 22; }
is 'the hash is that of the matrix' "$(hash 's/ shape=hex//' hex)" "$(hash '' hex)"
is '... and of the seam' 'no yes' "$([ "$(hash '' ring)" = "$(hash s/^22320/32321/ ring)" ] && echo yes || echo no) $(
    [ "$(hash 's/ shape.*wrap=x//' ring)" = "$(hash s/^22320/32321/ ring)" ] && echo yes)"

# --check.
check() { sed "$1" solved | maze-solve --check 2>&1 | sed 's/.*[0-9]: //; /there is no path$/d'; }
maze-solve -f maze:add=hash+hash_ends+branches+hidden+farthest hex >solved
is 'what is solved is right' '' "$(check '')"
bad='the marks are not one path from the start to the goal'
is 'a part that is not marked' "$bad" "$(check s/^767631/763631/)"
is 'a mark beside the cells' "$bad" "$(check s/^767631/767671/)"
is 'a gap' "$bad" "$(check s/^354561/310561/)"
is 'a wrong length' 'the path has 3 moves, but the header says length=4' "$(check s/length=3/length=4/)"
is 'wrong statistics' 'hidden is 0, but the header says 1' "$(check s/hidden=0/hidden=1/)"
is 'a statistic that does not exist' 'the header has canonical, but there is no such value for a maze with a shape' \
    "$(check 's/ hash=/ canonical=0 hash=/')"
is '... of a path' 'the header has detour, but there is no such value for a maze with a shape' \
    "$(check 's/ hash=/ detour=2.00 hash=/')"
is 'a start outside' "$bad" "$(check 's/start=0,0/start=4,0/; s/^767631/767671/' | sed -n 2p)"
maze-solve ring >solved
is 'no path, says the header' 'there is a path, but the header says that there is none' "$(sed 's/path length=3/none/; s/6/2/g; s/7/3/' solved | maze-solve --check 2>&1 | sed 's/.*[0-9]: //')"
is 'a seam that is closed' "$bad
the maze is not perfect: 2 components, 0 loops" "$(check s/^66760/76761/)"
maze-solve -a every pair >solved
is 'both paths of two cells' 'the maze is not perfect: 1 component, 1 loop
the maze is not perfect: 1 component, 1 loop' "$(check '')"
for moves in N EE EWE EEE X ''; do # out of the matrix, beyond the goal, ...
    is "wrong moves: $moves" "$bad" "$(check "s/moves=E/moves=$moves/" | head -n 1)"
done
maze-solve -a every -l 1 round >solved
is 'moves through a cell without marks' "$bad" "$(check s/moves=EE/moves=WW/ | head -n 1)"
is 'moves through a wall' "$bad" "$(check s/^66620/66720/ | head -n 1)"

# What is refused.
sed 's/^310/110/' hex >wrong
errors <<'X'
maze-solve: hex:2:1: left cannot solve a maze with a shape; choose one of bfs, dfs, all-shortest, dead-end, every|maze-solve -a left hex
maze-solve: pair:2:1: contract cannot solve a maze with a shape; choose one of bfs, dfs, all-shortest, dead-end, every|maze-solve -a contract -s 0,0 -g 1,0 -f moves pair
maze-solve: hex:2:1: -k: a maze with a shape has no difficulty|maze-solve -k 'length > 1' -k 'difficulty > 1' hex
maze-solve: stdin:2:1: an endless maze (height inf) needs -a contract and -f moves, cells, stats or none; it cannot have a shape, --visited, --trace, --queries or --check|sed 's/5 2/5 inf/' hex | maze-solve -a contract -f moves
maze-solve: stdin:1:24: shape=hexagons: must be hex in a header|sed 's/=hex/=hexagons/' hex | maze-solve
maze-solve: stdin:1:23: wrap=y: must be x|sed 's/=x/=y/' pair | maze-solve
maze-solve: wrong:2:1: not a maze of hex: at 0,1 the wall to the north must be closed|maze-solve wrong
X
is 'the next maze is solved all the same' ESENES "$(cat wrong hex | maze-solve -f moves 2>messages)"
sed 's/hex/hex frame=1 at=0,0/' wrong >frame
maze-solve frame >passed
same 'frames are passed on' frame passed
plan
