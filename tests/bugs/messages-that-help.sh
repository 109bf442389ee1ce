# Messages that named the wrong thing, or left out what to do.
. "$TOP/tests/lib.sh"
most=$(largest_width)

maze-gen -s 1 >maze
printf '\211PNG\r\n\032\n' >png
errors <<'X'
maze-gen: --unicursal requires a perfect maze of walls through all cells, which rows does not generate|maze-gen --unicursal -a rows
maze-gen: --unicursal requires a perfect maze and cannot be combined with -b, --open or --percolate|maze-gen --unicursal -b 1
maze-render: png: this is a PNG file; convert it first: pngtopnm FILE|maze-render maze png >/dev/null
maze-solve: stdin:1:1: expected four integers: sx sy gx gy|echo x | maze-solve --queries - maze
X

# One of something.
is 'one digit' "maze-render: stdin:2:2: the row has 1 digit, not 3" "$(printf '321\n2\n221\n220\n' | maze-render 2>&1)"
expect 'one loop' 1 "printf '# maze walls 2 2 start=0,0 goal=0,0\n721\n101\n220\n' | maze-solve --check" <<'X'
maze-solve: stdin:2:1: the maze is not perfect: 1 component, 1 loop
X
[ "$SANITIZED" ] || is 'rows that do not fit in memory' "maze-gen: rows of $most cells do not fit in memory" \
    "$(maze-gen -w "$most" -h 2 -a eller 2>&1)"

# A page that does not exist.
maze-gen -n 3 -s 1 -w 4 -h 4 | maze-solve >three
is 'a page that does not exist: the message says how many there are' "maze-render: svg:page: the last page is 4" \
    "$(maze-render -f svg:page=5 --sheet 2x1 three 2>&1)"

printf '########\n#?    E#\n########\n' >drawing
expect 'maze-gen has no --input: the message says what has' 2 'maze-gen -m drawing' <<'X'
maze-gen: drawing:2:2: what is '?' (1 time); the start: --input 'text:start=?'; the goal: --input 'text:goal=?'; free: --input 'text:free=?'; walls: --input 'text:wall=#+?' (convert it first: maze-render --input ... -f json)
X
plan
