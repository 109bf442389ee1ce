# Arrays of numbers were read as something else: boards of colours, and arrays with rows and columns of
# zeros after the maze, as open mazes; colours over 3 as marks; rows in brackets of their own as mazes of one row;
# lists of edges and tuples as numbers.
. "$TOP/tests/lib.sh"

while IFS='|' read -r array message; do
    is "$array" "stdin:$message" "$(printf "$array" | maze-solve -f moves 2>&1 | sed 's/^maze-solve: //; s/, the whole.*//')"
done <<'X'
0 0 0\n0 3 0\n0 0 0\n|2:1: numbers other than 0 and 1; as sides of cells: --input numbers; or are they marks: '3' (1 time); the start: --input text:start=3; the goal: --input text:goal=3; free: --input text:free=3; walls: --input text:wall=3
3 2 1 0\n1 0 1 0\n2 2 0 0\n0 0 0 0\n|1:1: numbers other than 0 and 1; as sides of cells: --input numbers; or are they marks: '2' (3 times), '3' (1 time); free: --input text:free=2+3; walls: --input text:wall=1+2+3
000\n030\n000\n|2:2: numbers other than 0 and 1; as sides of cells: --input walls; or are they marks: '3' (1 time); the start: --input text:start=3; the goal: --input text:goal=3; free: --input text:free=3; walls: --input text:wall=3
[[0, 0, 0], [0, 3, 0], [0, 0, 0]]\n|1:1: numbers other than 0 and 1; as sides of cells: --input numbers; or are they marks: '3' (1 time); the start: --input text:start=3; the goal: --input text:goal=3; free: --input text:free=3; walls: --input text:wall=3
1,1,1,1\n1,0,2,1\n1,0,0,1\n1,1,1,1\n|2:1: numbers other than 0 and 1: '2' (1 time); the start: --input text:start=2; the goal: --input text:goal=2; free: --input text:free=2; walls: --input text:wall=1+2
[[1,0],[0,1]], [[0]]\n|1:16: a second board on this line; begin each board on a line of its own
0 0 0\n0 4 0\n0 0 0\n|2:1: numbers other than 0 and 1: '4' (1 time); the start: --input text:start=4; the goal: --input text:goal=4; free: --input text:free=4; walls: --input text:wall=4
0,0,0\n0,5,0\n0,0,0\n|2:1: numbers other than 0 and 1: '5' (1 time); the start: --input text:start=5; the goal: --input text:goal=5; free: --input text:free=5; walls: --input text:wall=5
0,0 1,0 \n1,0 1,1\n| a list of edges (--input edges) needs a header line, # maze walls WIDTH HEIGHT; if these are numbers: --input numbers
0,0 1,0\n1,0 1,1\n| a list of edges (--input edges) needs a header line, # maze walls WIDTH HEIGHT; if these are numbers: --input numbers
(0,0) (0,1)\n|1:1: expected a cell: an integer from -99 to 99, or one character
1 1 1 1\n1 0 2 1\n1 0 0 1\n1 1 1 1\n|2:1: numbers other than 0 and 1: '2' (1 time); the start: --input text:start=2; the goal: --input text:goal=2; free: --input text:free=2; walls: --input text:wall=1+2
3,1,2\n2,0,2\n1,1,0\n|1:1: numbers other than 0 and 1: '2' (3 times), '3' (1 time); free: --input text:free=2+3; walls: --input text:wall=1+2+3
[(0,1),(1,0)]\n|1:2: expected a cell: an integer from -99 to 99, or one character
X
is 'its hint: a maze with marks' EE "$(printf '0 0 0\n0 4 0\n0 0 0\n' | maze-solve --input numbers -s 0,1 -g 2,1 -f moves)"
is 'digits with blanks between them are a maze' ESW "$(printf '3 2 1\n3 0 1\n2 2 0\n' | maze-solve -g 0,1 -f moves 2>&1)"
{ maze-gen -s 1 -w 4 -h 3 --no-header | sed 's/$/00000/; /^0*$/d' && printf '0000000000\n0000000000\n'; } >padded
is 'zeros around digits: a warning, but not if they are walls' "$(maze-solve -f none padded 2>&1; maze-solve --input walls -f none padded 2>&1)" \
    "maze-solve: padded:1:1: read as walls (a digit is 2 or 3), one side is fully open; if these are marks or colours: --input text; if zeros follow the maze, remove them"
is '--input numbers:colours=1 reads one' SEE \
    "$(printf '0 0 0\n0 3 0\n0 0 0\n' | maze-solve --input numbers:colours=1 -s 0,1 -g 2,2 -f moves)"
is '--input walls reads one' '' "$(printf '0 0 0\n0 3 0\n0 0 0\n' | maze-render --input walls -f walls 2>&1 | sed 1,5d)"
is 'rows that end in }, are one board' SE \
    "$(printf '{1,0,1},\n{1,0,0},\n{1,1,1},\n' | maze-solve -s 1,0 -g 2,1 -f moves)"
plan
