# Malformed mazes: a message with line and column, status 2, and everything before them
# is kept.
. "$TOP/tests/lib.sh"
find_most

good='# maze walls 2 2 start=0,0 goal=1,1\n321\n121\n220\n\n'

# wrong TEXT MESSAGE: TEXT is malformed. MESSAGE begins with line and column. Tests it
# alone and after a valid maze.
wrong() {
    printf "$1" >bad
    lines=$(printf "$good" | wc -l)
    error=${2#*: }
    expect "$error: $1" 2 'maze-solve -f moves bad' <<X
maze-solve: bad:$2
X
    { printf "$good"; printf "$1"; } >bad
    expect "$error, after a valid maze: $1" 2 'maze-solve -f moves bad' <<X
SE
maze-solve: bad:$((${2%%:*} + lines)):${2#*:}
X
    status "$error, with -f pbm: $1" 2 'maze-render -f pbm bad'
    status "$error, with -f walls: $1" 2 'maze-render -f walls bad'
}
head='# maze walls 2 2'
wrong "$head\n321\n12\n220\n" '3:3: the row has 2 digits, not 3'
wrong "$head\n321\n1211\n220\n" '3:4: the row has more than 3 digits'
wrong "$head\n3211\n1211\n2200\n" '2:4: the row has more than 3 digits'
wrong "$head\n321\n121\n" '4:1: the maze ends after 2 of its 3 rows'
wrong "$head\n321\n\n220\n" '3:1: the maze ends after 1 of its 3 rows'
wrong "$head\n321\n121\n220\n220\n" '5:1: one row more than the 3 of the header'
wrong "$head\n321\n1g1\n220\n" "3:2: 'g' is not a digit"
wrong "$head\n321\n1\0001\n220\n" '3:2: byte 0x00 is not a digit'
wrong "$head\n321\n1\2001\n220\n" '3:2: byte 0x80 is not a digit'
wrong "$head\n321\n1\3771\n220\n" '3:2: byte 0xff is not a digit'
wrong "$head\n321\n123\n220\n" "3:3: '3' is not a digit of the border column, 0 or 1"
wrong '# maze walls 2 3\n321\n101\n122\n220\n' "4:3: '2' is not a digit of the border column, 0 or 1"
wrong "$head\n321\n121\n230\n" "4:2: '3' is not a digit of the border row, 0 or 2"
wrong "$head\n321\n121\n221\n" "4:3: '1' is not the last digit of a maze, 0"
wrong "$head\n321\n# 121\n220\n" "3:1: '#' is not a row; an empty line ends a maze"
wrong "$head\n3 2 1\n1 2\n2 2 0\n" '3:4: the row has 2 digits, not 3'
wrong "$head\n3 2 1\n1 x 1\n2 2 0\n" "3:3: 'x' is not a digit"
wrong "$head\n321\n1\r21\n220\n" '3:2: a carriage return inside a line'
wrong "$head" '1:17: no rows after the header (headers alone: maze-gen --again)'
wrong "$head\n" '2:1: no rows after the header (headers alone: maze-gen --again)'
wrong "$head\n\n321\n121\n220\n" '2:1: no rows after the header (headers alone: maze-gen --again)'
wrong "$head\n$head\n321\n121\n220\n" '2:1: a second header before the first row (headers alone: maze-gen --again)'
wrong "$head/321/12/220/\n" '1:24: the row has 2 digits, not 3'
wrong "$head/321/121/\n" '1:26: the maze ends after 2 of its 3 rows'
wrong '# maze block 2 2\n01\n21\n' "3:1: '2' is not a digit of a block board (0 free, 1 obstacle, 4 path, 8 visited)"
wrong '# maze wall 2 2\n' "1:8: the kind must be walls or block, not 'wall'"
wrong '# maze walls 0 2\n' "1:14: the width must be a number of cells, not '0'"
wrong '# maze walls 2 99999999999999999999\n' "1:16: the height must be a number of cells or inf, not '99999999999999999999'"
wrong '# maze walls 2 2  a=b\n' '1:18: expected a field KEY=VALUE after a single blank'
wrong '# maze walls 2 2 a{=b\n' '1:19: expected a field KEY=VALUE after a single blank'
wrong 'maze\n' "1:1: 'm' is not the start of a row, a header or a comment; for other formats: --input of maze-solve and maze-render"
wrong '\200\n' '1:1: byte 0x80 is not the start of a row, a header or a comment; for other formats: --input of maze-solve and maze-render'
wrong '\000\n' '1:1: byte 0x00 is not the start of a row, a header or a comment; for other formats: --input of maze-solve and maze-render'
wrong '321\n12\n220\n' '2:3: the row has 2 digits, not 3'
wrong '321\n123\n220\n' '2:3: expected a digit of the border column, 0 or 1'
wrong '3 2 1\n1 2 1\n2 1 0\n' '3:3: expected a digit of the border row, 0 or 2'
wrong '32\n22\n' '1:2: expected a digit of the border column, 0 or 1'
wrong '321\n121\n232\n' '3:2: expected a digit of the border row, 0 or 2'
wrong '3 2  1\n1 2  2\n2 2  0\n' '2:6: expected a digit of the border column, 0 or 1'
wrong '3221\n  2 2   1  0\n' '2:9: expected a digit of the border row, 0 or 2'
wrong '3221\n2  5  10\n' '2:4: expected a digit of the border row, 0 or 2'
wrong '3221\n2  2  0 2\n' '2:9: expected the last digit of a maze, 0'
# A block of input, 65536 bytes, ends within the last row.
for rest in '52  1 0|3:1' '25  1 0|3:2' '22  1 0|3:5'; do
    { printf '#%065527d\n' 0 && printf '3221\n%s\n' "${rest%|*}"; } >bad
    expect "the last row in two blocks: $rest" 2 'maze-solve --input walls -f none bad' <<X
maze-solve: bad:${rest#*|}: expected a digit of the border row, 0 or 2
X
done
wrong '2\n' '1:1: a maze of walls has at least 2 rows of 2 digits'
# A claimed size, in a file without rows for it.
wrong "# maze walls $((most - 1)) $((most - 1))\n321\n" "2:4: the row has 3 digits, not $most"
plan
