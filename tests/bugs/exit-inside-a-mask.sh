# main-path moved its exit to the last cell of the mask and opened a wall there, although the cell was
# not at the border. So some mazes had a loop. On a board, a block inside became free.
. "$TOP/tests/lib.sh"

printf '111111\n100001\n100001\n111111\n' >inside
printf '00000\n01110\n00000\n11110\n00000\n00111\n' >ragged
for mask in inside ragged; do
    maze-gen -a main-path -m $mask -n 300 -s 1 | maze-solve | maze-solve --check >got 2>&1
    is "$mask: perfect mazes" '0 ' "$? $(cat got)"
done
printf '11111\n10001\n10011\n11111\n11111\n' >board
expect 'a board: no block beside the exit becomes free' 0 'maze-gen -a corridor -m board -s 1 | tail -n +2' <<'X'
10111
10111
10011
11111
11111

X
expect 'the exit of a mask that reaches the border is open' 0 \
    "printf '000\n011\n' | maze-gen -a main-path -m - -s 1 -x south --no-header" <<'X'
1221
1331
0220

X
# The search for another exit came to a block before the first one.
printf '11111\n11111\n11011\n11111\n11111\n11111\n' >one
is 'carve: a mask of one block' 'start=2,2 goal=2,2' "$(maze-gen -a carve -m one -s 1 | sed -n 's/.*\(start.*\)/\1/p')"

# Joining the pieces of division:rooms=N after the cut did not end: it took every passage for one between
# two pieces, and an open room has loops.
printf '000000\n000000\n000000\n000000\n000000\n000001\n' >mask
is 'rooms in a mask: mazes with loops in one piece' 3 "$(maze-gen -a division:rooms=3 -m mask -n 3 -s 1 |
    maze-solve -k 'components = 1' -k 'loops > 0' -f moves | grep -c .)"

# An isolated cell was chosen as exit, although nothing leads there.
printf '# maze block 3 2\n010\n110\n' >mask
is 'the exit has a passage' '2,0 2,1' \
    "$(maze-gen -a kruskal -s 1 -n 30 -m mask -x inside --headers | sed 's/.*goal=//' | sort -u | xargs)"
printf '# maze block 2 2\n01\n10\n' >mask
is 'no cell has one' 'maze-gen: -e and -x: the maze has no passage (seed=1 index=0)' "$(maze-gen -a kruskal -s 1 -m mask -x inside 2>&1)"
plan
