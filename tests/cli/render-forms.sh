# Output formats in cases that are rare: lattices in brackets, doors of trees, sizes at the limits of a
# format, fields of JSON that need care.
. "$TOP/tests/lib.sh"
find_most

maze-gen -s 1 -w 6 -h 4 -e west -x south -b 0.3 | maze-solve --visited >walls
maze-render -f block walls | maze-render -f block:brackets=1 >want
maze-render -f block:brackets=1 walls >got
same 'block:brackets: walls are drawn as the blocks of their lattice' want got
is 'block:brackets: start and goal' 1,1 "$(grep -c 'S ' got),$(grep -c 'G ' got)"

# half A B: a block A over a block B in colours.
half() { printf '# maze block 1 2\n%s\n%s\n' "$1" "$2" | maze-render -f half --color always; }
is 'half in colours: a path over a wall is a wall over a path, upside down' "$(half 1 4 | tr -d '\n' | sed 's/▀/▄/')" "$(half 4 1)"
is 'half in colours: a path over a free block, too' "$(half 0 4 | tr -d '\n' | sed 's/▄/▀/')" "$(half 4 0)"

is 'tree: an opening to the west and one to the east' '──' "$(printf '20\n20\n' | maze-render -f tree)"
is 'tree: an opening to the west' '╴ ' "$(printf '21\n20\n' | maze-render -f tree)"
is 'tree: a closed cell on the path' '* ' "$(printf '# maze walls 1 1\n71\n20\n' | maze-render -f tree)"
is 'tree: a root on the path' 'R ' "$(printf '# maze walls 1 1 root=0,0\n71\n20\n' | maze-render -f tree)"

expect 'graph6 has a limit: height' 2 'maze-gen -s 1 -a eller -w 1 -h 1001 | maze-render -f graph6' <<'X'
maze-render: stdin:2:1: graph6 takes at most 1000 cells, not 1x1001; sparse6 takes more
X
expect 'graph6 has a limit: width' 2 'maze-gen -s 1 -a eller -w 1001 -h 1 | maze-render -f graph6' <<'X'
maze-render: stdin:2:1: graph6 takes at most 1000 cells, not 1001x1; sparse6 takes more
X
[ "$most" -lt 34359738369 ] || expect 'sparse6 has a limit' 2 "printf '# maze walls 2 34359738369\n321\n' | maze-render -f sparse6" <<'X'
maze-render: stdin:2:1: sparse6 takes fewer than 2^36 cells
X
# formats.txt of nauty: 300000 is ~~ and 36 bits, 0 0 1 9 15 32, each plus 63.
is 'sparse6: more than 258047 vertices' ':~~??@HN_' \
    "$(maze-gen -s 1 -a eller -w 600 -h 500 | maze-render -f sparse6 | cut -c 1-9)"

# json FIELDS: the JSON of a maze with these fields.
json() { printf '# maze walls 1 1 %s\n31\n20\n' "$1" | maze-render -f json; }
# members NAME: how many members of the object have that name.
members() { json 'rows=7 kind=x' | tr '{,' '\n\n' | grep -c "^\"$1\":"; }
is 'json: fields that its own members hide' '1 1' "$(members rows) $(members kind)"
is 'json: an empty value' 1 "$(json 'a=' | grep -c '"a":""')"
is 'json: 15 decimals are a number' 1 "$(json 'braid=0.123456789012345' | grep -c '"braid":0.123456789012345')"
is 'json: 16 decimals are a string' 1 "$(json 'braid=0.1234567890123456' | grep -c '"braid":"0.1234567890123456"')"

expect 'an endless lattice is not converted' 2 "printf '# maze block 3 inf\n111\n101\n' | maze-render -f walls" <<'X'
maze-render: stdin:2:1: an endless board cannot be converted from a lattice (walls:blocks=1 makes one cell of each block)
X
expect 'block: one cell' 0 "printf '# maze walls 1 1\n31\n20\n' | maze-render -f block --no-header" <<'X'
111
101
111

X
is 'half: a row that is longer than the buffer' 30000 "$(awk 'BEGIN { for (; n < 30000; n++) printf 1; print "" }' |
    maze-render -f half | tr -d '\n' | wc -c | awk '{ print $1 / 3 }')"
for field in start goal root; do
    expect "a $field outside the maze" 2 "printf '# maze walls 2 1 $field=5,0\n321\n220\n' | maze-render -f ascii" <<X
maze-render: stdin:1:$((19 + ${#field})): $field 5,0 is outside the maze
X
done
# Distances from the start, or else from the first free block.
while read -r at first rows; do
    printf '# maze block 3 2\n%s\n' "$(echo "$rows" | tr ' ' '\n')" >without
    sed "s/3 2/& start=$at/" without >with
    maze-render -f ppm:color=distance -c 1 with >want
    maze-render -f ppm:color=distance -c 1 without >got
    is "ppm:color=distance: from the first free block, $first: $rows; other pixels" 0 \
        "$(cmp -l want got | awk -v at="$at" '{ split(at, xy, ","); pixel = int(($1 - 1 - 11) / 3)
            n += pixel != xy[1] + 3 * xy[2] } END { print n + 0 }')"
done <<'X'
0,0 first 000 010
1,0 second 100 000
1,1 below 111 101
X
is 'ppm:color=distance: a board without a free block is black' "$(printf '\000' | od -An -c | tr -d ' ')" \
    "$(printf '11\n11\n' | maze-render -f ppm:color=distance -c 1 | tail -c 12 | od -An -v -tu1 | tr -s ' ' '\n' | sort -u | grep . | sed 's/^0$/\\0/')"
status 'ppm:color=distance: one cell' 0 "printf '31\n20\n' | maze-render -f ppm:color=distance"
expect 'block:brackets=1: one cell' 0 "printf '# maze walls 1 1\n31\n20\n' | maze-render -f block:brackets=1" <<'X'
[][][]
[]  []
[][][]

X
plan
