# Output formats in cases that are rare: lattices in brackets, doors of trees, sizes at the limits of a
# format, fields of JSON that need care.
. "$TOP/tests/lib.sh"
most=$(largest_width)

maze-gen -s 1 -w 6 -h 4 -e west -x south -b 0.3 | maze-solve --visited >walls
maze-render -f block walls | maze-render -f block:brackets=1 >want
maze-render -f block:brackets=1 walls >got
same 'block:brackets: walls are drawn as the blocks of their lattice' want got

# half A B: a block A over a block B in colours.
half() { printf '# maze block 1 2\n%s\n%s\n' "$1" "$2" | maze-render -f half --color always; }
is 'half in colours: a path over a wall is a wall over a path, upside down' "$(half 1 4 | tr -d '\n' | sed 's/▀/▄/')" "$(half 4 1)"
is 'half in colours: a path over a free block, too' "$(half 0 4 | tr -d '\n' | sed 's/▄/▀/')" "$(half 4 0)"

is 'tree: an opening to the west and one to the east' '──' "$(printf '20\n20\n' | maze-render -f tree)"
is 'tree: an opening to the west' '╴ ' "$(printf '21\n20\n' | maze-render -f tree)"
is 'tree: a closed cell on the path' '* ' "$(printf '# maze walls 1 1\n71\n20\n' | maze-render -f tree)"
is 'tree: a root on the path' 'R ' "$(printf '# maze walls 1 1 root=0,0\n71\n20\n' | maze-render -f tree)"

[ "$most" -lt 34359738369 ] || expect 'sparse6 has a limit' 2 "printf '# maze walls 2 34359738369\n321\n' | maze-render -f sparse6" <<'X'
maze-render: stdin:2:1: sparse6 is limited to fewer than 2^36 cells
X
# formats.txt of nauty: 300000 is ~~ and 36 bits, 0 0 1 9 15 32, each plus 63.
is 'sparse6: more than 258047 vertices' ':~~??@HN_' \
    "$(maze-gen -s 1 -a eller -w 600 -h 500 | maze-render -f sparse6 | cut -c 1-9)"

expect 'json: fields that its own members hide, an empty value, 15 and 16 decimals' 0 \
    "printf '# maze walls 1 1 rows=7 kind=x a= braid=0.%s\n31\n20\n\n' 123456789012345 1234567890123456 | maze-render -f json" <<'X'
{"kind":"walls","width":1,"height":1,"a":"","braid":0.123456789012345,"rows":["31","20"],"moves":null}
{"kind":"walls","width":1,"height":1,"a":"","braid":"0.1234567890123456","rows":["31","20"],"moves":null}
X
is 'half: a row that is longer than the buffer' 30000 "$(awk 'BEGIN { for (; n < 30000; n++) printf 1; print "" }' |
    maze-render -f half | tr -d '\n' | wc -c | awk '{ print $1 / 3 }')"
printf '# maze block 3 inf\n111\n101\n' >endless
for field in start goal root; do printf "# maze walls 2 1 $field=5,0\n321\n220\n" >$field; done
errors maze-render <<'X'
endless:2:1: the board is not a lattice, whose width and height are odd, at least 3 and not inf (walls:blocks=1 makes one cell of each block)|-f walls endless
start:1:24: start 5,0 is outside the maze|start
goal:1:23: goal 5,0 is outside the maze|goal
root:1:23: root 5,0 is outside the maze|root
X
# Shades of distances, pixel by pixel: from the start, or else from the first free block.
shades() { maze-render -f ppm:color=distance -c 1 -t 1 "$@" | tail -n +4 | od -An -v -tu1 | tr -s ' \n' '\n\n' | grep . | paste -d , - - - | paste -sd ' ' -; }
is 'color=distance: the first free block, one beside it, one that is not reachable' \
    '255,250,180 15,10,50 0,0,0 230,230,230' "$(printf '0010\n1111\n' | shades | cut -d ' ' -f 1-4)"
printf '# maze block 4 1 start=3,0\n0000\n' >start
is 'color=distance: each block is darker the farther it is from the start' '15,10,50 124,37,113 234,124,74 20,150,60' "$(shades start)"
is 'color=distance: a board without a free block is black' '0,0,0 0,0,0' "$(printf '11\n' | shades)"
is 'color=distance: openings are white' '0,0,0 255,255,255 0,0,0 0,0,0 20,150,60 0,0,0 0,0,0 255,255,255 0,0,0' \
    "$(maze-gen -w 1 -h 1 | shades)"
plan
