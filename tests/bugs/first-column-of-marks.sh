# A drawing of -f unicode whose first column of cells has no walls, only marks, could not be read: the
# spaces before the marks were taken for a margin.
. "$TOP/tests/lib.sh"

for cell in 1 2 3 4 5 8; do
    for margin in 0 2; do
        printf '# maze walls 3 2 start=0,0 goal=2,1\n0301\n0201\n0220\n\n' >want
        maze-render -f unicode -c $cell --margin $margin want >drawing
        maze-render --input unicode:cell=$cell -f walls drawing >got
        same "cells of $cell, margin $margin: the start is in a column without walls" want got
    done
done
expect 'the place of an error' 2 "printf '    ┌───┐\n  S │   │\n    └─x─┘\n' | maze-render --input unicode 2>&1" <<'X'
maze-render: stdin:3:11: this character is not part of such a drawing
X
plan
