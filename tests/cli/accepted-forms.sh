# Forms of mazes that the programs read but never write. tests/prop/stream.c reads more of them.
. "$TOP/tests/lib.sh"

cr=$(printf '\r') tab=$(printf '\t')
maze-gen -n 3 -s 5 -w 6 -h 4 | maze-solve >mazes
is 'a blank before and a tab after each digit, blanks in the empty line' "$(cat mazes)" \
    "$(sed "/^#/!s/[0-9a-f]/ &$tab/g; s/^\$/  /" mazes | maze-solve)"
is 'carriage returns in records of one line' "$(cat mazes)" "$(maze-render -f walls -1 mazes | sed "s,/,$cr/,g" | maze-solve)"
{ maze-gen -s 1; maze-gen -s 2 -1; maze-gen -s 3 --no-header; maze-gen -s 4 --no-header -1; } >mixed
is 'records of one and of many lines, with and without header, in one stream' 4 \
    "$(maze-solve mixed | grep -c solution=path)"
expect 'an empty field, and a comment before the header' 0 \
    'printf "# before\n# maze walls 2 2 x= goal=1,1/321/121/220/\n" | maze-solve' <<'X'
# maze walls 2 2 x= goal=1,1 start=0,0 solver=bfs solution=path length=2
# before
721
561
220

X
is '--input block: a board that could be walls' SE "$(printf '0 1\n0 0\n' | maze-solve --input block -f moves 2>&1)"
status '--input block: walls are an error' 2 "printf '32\n20\n' | maze-solve --input block"
status '--input walls: walls that could be a board' 0 "printf '11\n00\n' | maze-solve --input walls -s 0,0 -g 0,0 -f none"
is 'one byte at a time' "$(cat mazes)" "$(dd if=mazes bs=1 2>/dev/null | maze-solve)"
plan
