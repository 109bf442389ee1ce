# Messages that named the wrong thing, or left out what to do.
. "$TOP/tests/lib.sh"
most=$(largest_width)

expect '--unicursal names the algorithm' 2 'maze-gen --unicursal -a rows' <<'X'
maze-gen: --unicursal requires a perfect maze of walls through all cells, which rows does not generate
X
expect '--unicursal with loops' 2 'maze-gen --unicursal -b 1' <<'X'
maze-gen: --unicursal requires a perfect maze, and excludes -b, --open and --percolate
X

maze-gen -s 1 >maze
printf '\211PNG\r\n\032\n' >png
expect 'a file that cannot be read, after another one, has no place in it' 2 'maze-render maze png >/dev/null' <<'X'
maze-render: png: this is a PNG file; convert it first: pngtopnm FILE
X
expect 'a message about queries from standard input names it as others do' 2 'echo x | maze-solve --queries - maze' <<'X'
maze-solve: stdin:1:1: expected four whole numbers: sx sy gx gy
X

# One of something.
is 'one digit' "maze-render: stdin:2:2: the row has 1 digit, not 3" "$(printf '321\n2\n221\n220\n' | maze-render 2>&1)"
expect 'one loop' 1 "printf '# maze walls 2 2 start=0,0 goal=0,0\n721\n101\n220\n' | maze-solve --check" <<'X'
maze-solve: stdin:2:1: the maze is not perfect: 1 component, 1 loop
X
if [ ! "$SANITIZED" ]; then
    expect 'rows that do not fit in memory' 2 "maze-gen -w $most -h 2 -a eller" <<X
maze-gen: rows of $most cells do not fit in memory
X
fi

# Pages that do not exist.
maze-gen -n 3 -s 1 -w 4 -h 4 | maze-solve >three
is 'a page that does not exist: the message says how many there are' "maze-render: svg:page: there are only 4 pages" \
    "$(maze-render -f svg:page=5 --sheet 2x1 three 2>&1)"
is 'if it is one' "maze-render: svg:page: there is only 1 page" "$(maze-render -f svg:page=9 maze 2>&1)"

printf '########\n#2    3#\n########\n' >drawing
expect 'maze-gen has no --input: the message says what has' 2 'maze-gen -m drawing; maze-gen --given drawing' <<'X'
maze-gen: drawing:2:2: expected a wall, a free block, a start or a goal; for drawings in two other characters: --input art (convert it first: maze-render --input ... -f json)
maze-gen: drawing:2:2: expected a wall, a free block, a start or a goal; for drawings in two other characters: --input art (convert it first: maze-render --input ... -f json)
X
plan
