# Arrays of numbers were read as something else: boards of colours, and arrays with rows and columns of
# zeros after the maze, as open mazes; rows in brackets of their own as mazes of one row.
. "$TOP/tests/lib.sh"

while IFS='|' read -r array message; do
    is "$array" "stdin:$message" "$(printf "$array" | maze-solve -f moves 2>&1 | sed 's/^maze-solve: //; s/, the whole.*//; s/;.*//')"
done <<'X'
0 0 0\n0 3 0\n0 0 0\n|1:1: read as walls (a digit is 2 or 3)
3 2 1 0\n1 0 1 0\n2 2 0 0\n0 0 0 0\n|1:1: read as walls (a digit is 2 or 3)
000\n030\n000\n|1:1: read as walls (a digit is 2 or 3)
[[0, 0, 0], [0, 3, 0], [0, 0, 0]]\n|1:1: read as walls (a digit is 2 or 3)
1,1,1,1\n1,0,2,1\n1,0,0,1\n1,1,1,1\n|1:1: walls (a number is 2): number 1 of row 4 must be 0 or 2, as part of the border
{1,0}, {0,1}\n|1:8: a second board on this line
X
is '--input numbers:colours=1 reads one' SEE \
    "$(printf '0 0 0\n0 3 0\n0 0 0\n' | maze-solve --input numbers:colours=1 -s 0,1 -g 2,2 -f moves)"
is '--input walls reads one' '' "$(printf '0 0 0\n0 3 0\n0 0 0\n' | maze-render --input walls -f walls 2>&1 | sed 1,5d)"
is 'rows that end in }, are one board' SE \
    "$(printf '{1,0,1},\n{1,0,0},\n{1,1,1},\n' | maze-solve -s 1,0 -g 2,1 -f moves)"
is 'without a comma a board ends' 2 \
    "$(printf '{1,0},\n{1,0}\n{0,0},\n{0,1}\n' | maze-render -f json | grep -c '"height":2')"
plan
