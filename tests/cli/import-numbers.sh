# Boards as numbers of a program are read, in the forms that languages print.
. "$TOP/tests/lib.sh"

# The rows of the board, then the text for printf. The format is detected.
while IFS='|' read -r rows text; do
    is "numbers: $text" "$rows" "$(printf "$text" | maze-render -f block --no-header 2>&1 | grep . | tr '\n' ' ' | sed 's/ $//')"
done <<'X'
101 011|True,False,True\nFalse,True,True\n
100 011|true false false\nfalse true true\n
101 010|True False True\nFalse True False\n
011 100|false true true\ntrue false false\n
01 10|False,True\nTrue,False\n
01 10|\n0 1\n1 0\n
01 10|\r\n0 1\r\n1 0\r\n
01 10|maze = 0 1\n1 0\n
01 10|board([[0,\n1],[1,\n0]])\n
01 10|x=[0 1; 1 0]\n
10 01|{{1,0},{0,1}};\n
01 10|f({{0,1},{1,0}})\n
010|0,1,0\n
X
expect 'the first of two numbers that are too large' 2 "printf '0 1\n16 17\n' | maze-render --input numbers" <<'X'
maze-render: stdin:2:1: a digit of a maze is at most 15; for a board of colours: --input numbers:colours=1
X
is 'num: carriage returns and tabs at the ends of lines' '31/11/20/' \
    "$(printf '0 0 0 1 1 1\t\r\n0 1 1 1 0 1 \r\n' | maze-render --input num -f walls --no-header | grep . | tr '\n' /)"
expect 'num: a line of one character does not end a maze' 2 "printf '0 0 0 1 1 1\n0 1 1 1 0 1\nx\n' | maze-render --input num" <<'X'
maze-render: stdin:3:1: expected six numbers: x y n e s w
X
is 'num: an empty line ends a maze' 2 \
    "$(printf '0 0 1 1 1 1\n\n0 0 1 1 1 1\n' | maze-render --input num -f walls | grep -c maze)"
plan
