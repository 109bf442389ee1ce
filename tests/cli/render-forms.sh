# Output formats in cases that are rare: colours of boards, doors of trees, sizes at the limits of a
# format, fields of JSON that need care.
. "$TOP/tests/lib.sh"

escape=$(printf '\033')
plain() { sed "s/$escape\[[0-9;]*m//g"; }

maze-gen -s 1 -w 6 -h 4 -e west -x south -b 0.3 | maze-solve --visited >walls
maze-render -f block walls >blocks
maze-render -f block --color always walls >walls_colored
maze-render -f block --color always blocks >blocks_colored
same 'block in colours: walls as the blocks of their lattice' blocks_colored walls_colored
plain <walls_colored >got
maze-render -f block walls >want
same 'block in colours: the digits stay' want got
is 'block in colours: start and goal have colours of their own' 2 \
    "$(grep -v '^#' walls_colored | tr "$escape" '\n' | sed -n 's/^\(\[[0-9;]*m\)[0-9a-f].*/\1/p' | sort | uniq -c | awk '$1 == 1' | grep -c .)"

# half A B: a block A over a block B in colours.
half() { printf '# maze block 1 2\n%s\n%s\n' "$1" "$2" | maze-render -f half --color always; }
is 'half in colours: a path over a wall is a wall over a path, upside down' "$(half 1 4 | tr -d '\n' | sed 's/▀/▄/')" "$(half 4 1)"
is 'half in colours: a path over a free block, too' "$(half 0 4 | tr -d '\n' | sed 's/▄/▀/')" "$(half 4 0)"

is 'tree: an opening to the west and one to the east' '──' "$(printf '20\n20\n' | maze-render -f tree)"
is 'tree: an opening to the west' '╴ ' "$(printf '21\n20\n' | maze-render -f tree)"
is 'tree: a closed cell on the path' '* ' "$(printf '# maze walls 1 1\n71\n20\n' | maze-render -f tree)"
is 'tree: a root on the path' 'R ' "$(printf '# maze walls 1 1 root=0,0\n71\n20\n' | maze-render -f tree)"

expect 'graph6 has a limit: height' 2 'maze-gen -s 1 -a eller -w 1 -h 258048 -e none -x none | maze-render -f graph6' <<'X'
maze-render: stdin:2:1: graph6 takes at most 258047 cells, not 1x258048; sparse6 takes more
X
expect 'graph6 has a limit: width' 2 'maze-gen -s 1 -a eller -w 258048 -h 1 -e none -x none | maze-render -f graph6' <<'X'
maze-render: stdin:2:1: graph6 takes at most 258047 cells, not 258048x1; sparse6 takes more
X
expect 'sparse6 has a limit' 2 "printf '# maze walls 2 34359738369\n321\n' | maze-render -f sparse6" <<'X'
maze-render: stdin:2:1: sparse6 takes fewer than 2^36 cells
X
# formats.txt of nauty: 300000 is ~~ and 36 bits, 0 0 1 9 15 32, each plus 63.
is 'sparse6: more than 258047 vertices' ':~~??@HN_' \
    "$(maze-gen -s 1 -a eller -w 600 -h 500 | maze-render -f sparse6 | cut -c 1-9)"

# A picture that would be too wide is refused before anything is allocated.
# shellcheck disable=SC2154 # lib.sh sets most
for options in '-f pbm -c 9' '-f ppm -c 1 -t 1'; do
    is "$options: a picture that is too wide" \
        "maze-render: stdin:2:1: a picture of ${most}x1 cells is too large" \
        "$(printf '# maze walls %s 1\n33' "$most" | maze-render $options 2>&1)"
done

# json FIELDS: the JSON of a maze with these fields.
json() { printf '# maze walls 1 1 %s\n31\n20\n' "$1" | maze-render -f json; }
# members NAME: how many members of the object have that name.
members() { json 'rows=7 kind=x' | tr '{,' '\n\n' | grep -c "^\"$1\":"; }
is 'json: fields that its own members hide' '1 1' "$(members rows) $(members kind)"
is 'json: an empty value' 1 "$(json 'a=' | grep -c '"a":""')"
is 'json: 15 decimals are a number' 1 "$(json 'open=1.123456789012345' | grep -c '"open":1.123456789012345')"

expect 'an endless lattice is not converted' 2 "printf '# maze block 3 inf\n111\n101\n' | maze-render -f walls" <<'X'
maze-render: stdin:2:1: an endless board cannot be converted from a lattice (walls:blocks=1 makes one cell of each block)
X
plan
