# Malformed mazes: a message with line and column, status 2, and everything before them is kept.
. "$TOP/tests/lib.sh"
most=$(largest_width)

# Each row has the message, which begins with line and column, and the maze for printf, in which H is
# the header of a maze of 2x2 cells. It is tested alone, after a valid maze, and by maze-render.
number=100
: >alone
: >after
while IFS='|' read -r message text; do
    number=$((number + 1))
    case $text in H*) text="# maze walls 2 2${text#H}" ;; esac
    printf "$text" >$number
    { printf '# maze walls 2 2 start=0,0 goal=1,1\n321\n121\n220\n\n' && printf "$text"; } >good$number
    echo ": $number:$message" >>alone
    printf 'SE\n: %s\n' "good$number:$((${message%%:*} + 5)):${message#*:}" >>after
done <<X
3:3: the row has 2 digits, not 3|H\n321\n12\n220\n
2:4: the row has more than 3 digits|H\n3211\n1211\n2200\n
2:2: the row has more than 1 digit|# maze block 1 1\n00\n
4:1: the maze ends after 2 of its 3 rows (height 2 and the south border)|H\n321\n121\n
5:1: one row more than the 3 of a maze of height 2|H\n321\n121\n220\n220\n
3:2: 'g' is not a digit|H\n321\n1g1\n220\n
3:2: byte 0x00 is not a digit|H\n321\n1\0001\n220\n
3:3: '3' is not a digit of the border column, 0 or 1|H\n321\n123\n220\n
4:2: '3' is not a digit of the border row, 0 or 2|H\n321\n121\n230\n
4:3: '1' is not the last digit of a maze, 0|H\n321\n121\n221\n
3:1: '#' is not a row; an empty line ends a maze|H\n321\n# 121\n220\n
3:2: a carriage return inside a line|H\n321\n1\r21\n220\n
1:17: no rows after the header (headers alone: maze-gen --again)|H
2:1: a second header before the first row (headers alone: maze-gen --again)|H\n# maze walls 2 2\n321\n121\n220\n
1:24: the row has 2 digits, not 3|H/321/12/220/\n
1:26: the maze ends after 2 of its 3 rows (height 2 and the south border)|H/321/121/\n
3:1: '2' is not a digit of a block board (0 free, 1 obstacle, 4 path, 8 visited)|# maze block 2 2\n01\n21\n
1:8: the kind must be walls or block, not 'wall'|# maze wall 2 2\n
1:14: the width must be a number of cells, not '0'|# maze walls 0 2\n
1:16: the height must be a number of cells or inf, not '99999999999999999999'|# maze walls 2 99999999999999999999\n
1:18: expected a field KEY=VALUE after a single space|H  a=b\n
1:1: 'm' is not the start of a maze; --help inputs lists other formats|maze\n
1:2: ',' is not a digit|0,2,x\n
1:1: byte 0x80 is not the start of a maze; --help inputs lists other formats|\200\n
1:1: byte 0x00 is not the start of a maze; --help inputs lists other formats|\000\n
3:3: expected a digit of the border row, 0 or 2|3 2 1\n1 2 1\n2 1 0\n
1:2: expected a digit of the border column, 0 or 1|32\n22\n
1:3: expected a digit of the border column, 0 or 1|3 2\n2 2\n
2:4: expected a digit of the border row, 0 or 2|3221\n2  1  1  0\n
2:9: expected the last digit of a maze, 0|3221\n2  2  0 2\n
1:1: a maze of walls has at least 2 rows of 2 digits|2\n
1:1: a maze of walls has at least 2 rows of 2 digits|321\n
2:4: the row has 3 digits, not $most|# maze walls $((most - 1)) $((most - 1))\n321\n
X
sed 's/^:/maze-solve:/' alone >want_alone
expect 'each maze alone' 2 'maze-solve --input walls -f moves 1??' <want_alone
sed 's/^:/maze-solve:/' after >want_after
expect 'each maze after a valid one' 2 'maze-solve --input walls -f moves good*' <want_after
sed 's/^:/maze-render:/' alone >want_alone
expect 'maze-render says the same' 2 'maze-render --input walls -f walls --no-header 1??' <want_alone
# A block of input, 65536 bytes, ends within the last row.
for rest in '52  1 0|3:1' '25  1 0|3:2' '22  1 0|3:5'; do
    { printf '#%065527d\n' 0 && printf '3221\n%s\n' "${rest%|*}"; } >bad
    expect "the last row in two blocks: $rest" 2 'maze-solve --input walls -f none bad' <<X
maze-solve: bad:${rest#*|}: expected a digit of the border row, 0 or 2
X
done
plan
