# A start inside from which jump goes in all four directions: it wrote behind its memory. Each board is the first of its
# program: after it there is room.
. "$TOP/tests/lib.sh"

for size in '-w 4 -h 4 -s 1' '-w 5 -h 5 -s 9' '-w 5 -h 5 -s 30' '--board 9x21 -s 177584 -e inside -x inside'; do
    maze-gen -a obstacles $size >board
    is "$size: the same length as bfs" "$(maze-solve -f stats board | cut -f 17)" "$(maze-solve -a jump -f stats board | cut -f 17)"
done
plan
