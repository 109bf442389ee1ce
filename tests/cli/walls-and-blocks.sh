# Walls as a board of blocks and back: the lattice, and the boards that are none.
. "$TOP/tests/lib.sh"

expect 'walls:blocks=1 makes each block a cell' 0 \
    "printf '# maze block 3 3 start=1,1 goal=2,1\n111\n144\n111\n' | maze-render -f walls:blocks=1" <<'X'
# maze walls 3 3 start=1,1 goal=2,1
3331
3760
3331
2220

X

# At all sizes; round-trip.sh tests that the mazes come back.
for size in '1 -h 1' '1 -h 2' '1 -h 5' '2 -h 1' '2 -h 8' '3 -h 2' '3 -h 5' '7 -h 1' '7 -h 8'; do
    maze-gen -w $size -n 3 -s 2
done >mazes
maze-solve mazes | maze-render -f block >block
maze-render -f block mazes | maze-solve >solved
same 'solved as blocks' block solved
maze-render -f walls:blocks=1 block | maze-solve -f moves >moves
maze-solve -f moves block >want_moves
same 'blocks as cells: the same moves' want_moves moves
# Boards that are no lattice. The message names the block that shows it.
while IFS='|' read -r rows message; do
    printf "$rows" >board
    expect "blocks that are no lattice: $rows" 2 'maze-render -f walls --input block board' <<X
maze-render: board:1:1: $message
X
done <<'X'
11111\n10001\n10001\n10001\n11111\n|not a lattice: block 2,2 is a post and must be an obstacle
11111\n11001\n11111\n|not a lattice: block 1,1 is a cell, but an obstacle with a free block beside it
11111\n10101\n11111\n|not a lattice: block 1,1 is a cell, but free and surrounded by obstacles
111\n111\n111\n|not a lattice: block 1,1 is a cell, but an obstacle and the only cell
1111\n1001\n1111\n|the board is not a lattice, whose width and height are odd, at least 3 and not inf (walls:blocks=1 makes one cell of each block)
X
cat >late <<'X'
# maze block 5 5
11111
10001
11111
10001
11110
X
expect 'a block that is wrong further down ends the output' 2 'maze-render -f walls late' <<'X'
# maze walls 2 2
321
321
maze-render: late:2:1: not a lattice: block 4,4 is a post and must be an obstacle
X

# back FIELDS: the fields of a lattice with these fields as walls, or what is wrong. It has two by two
# cells and an opening in each side: at 0,1 4,1 1,0 and 3,4.
back() {
    printf '# maze block 5 5 %s\n10111\n00000\n10101\n10001\n11101\n' "$1" | maze-render -f walls 2>&1 |
        sed 's/^# maze walls 2 2 //; s/^maze-render: stdin:[0-9:]* //; q'
}
while IFS='|' read -r blocks walls; do
    is "back to walls: $blocks" "$walls" "$(back "$blocks")"
done <<'X'
start=1,1 goal=3,3|start=0,0 goal=1,1
start=0,1 goal=4,1|start=0,0 goal=1,0
start=0,1 goal=4,1 length=2|start=0,0 goal=1,0 length=0
start=1,0 goal=3,4|start=0,0 goal=1,1
start=0,0|start=0,0 is not a cell of the lattice
start=2,1|start=2,1 is not a cell of the lattice
start=1,2|start=1,2 is not a cell of the lattice
goals=1,1+5,1|goals 5,1 is outside the maze
goals=1,1+1,9|goals 1,9 is outside the maze
start=1,1 goal=3,1 moves=ES|moves: move 1, 'E', does not lead from cell to cell of the lattice
goals=1,1+3,3|goals=0,0+1,1
goals=|goals= is not a list of cells x,y+x,y
start=1,1 goal=3,1 moves=EE|start=0,0 goal=1,0 moves=E
start=0,1 goal=0,1 moves=|start=0,0 goal=0,0 moves=
start=0,1 goal=1,0 moves=E|start=0,0 goal=0,0 moves=
start=1,1 goal=3,1 moves=E|moves: move 1, 'E', does not lead from cell to cell of the lattice
start=1,1 goal=3,1 moves=x|moves: move 1, 'x', is not N, E, S or W
X

# Posts: of six inside, two touch a wall. Both kinds of mazes.
printf '# maze walls 4 3\n32221\n10001\n10101\n22220\n\n' | sed '3s/10001/10021/' >rooms
cat >want <<'X'
# maze block 9 7
111111111
100000001
100000111
100000001
100010001
100010001
111111111

X
maze-render -f block:posts=0 rooms >got
same 'posts=0: no post stands alone' want got
is '... and its hash is not kept' 0 "$(maze-solve -f maze:add=hash rooms | maze-render -f block:posts=0,marks=0 | grep -c hash=)"
maze-render -f block rooms | maze-render -f block:posts=0 >got
same '... on a board' want got
plan
