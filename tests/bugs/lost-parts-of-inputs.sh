# Parts of an input were lost without a word: the second board on a line of numbers, the first of two
# starts, NUL in a drawing in two characters, a maze after a header that was cut off.
. "$TOP/tests/lib.sh"

malformed <<'X'
maze|1:17: a second board on this line; begin each board on a line of its own|[[0,1],[1,0]] ; [[1,1],[1,1]]\n
maze|1:22: a second board on this line; begin each board on a line of its own|int a[2][1] = {1,0}; {1,1};\n
maze|4:2: a second start; a drawing has only one (in art, S A P @ ^ are starts)|+-+\n|S|\n+ +\n|S|\n+-+\n
art|1:4: which is the wall? 'space' (1 time), '.' (2 times), 'S' (2 times), 'x' (3 times); it is this: --input text:wall=space,free=.+S,cells=chars; it is this: --input text:wall=.,free=space+S,cells=chars; it is this: --input text:wall=S,free=space+.,cells=chars; all are: --input text:wall=S+x,cells=chars|xxx\nS..S\n
art|1:2: byte 0x00 is a control character|x\0x\nxxx\n
art|1:1: found no maze in this text; --help inputs lists the formats|x\342\226\262x\n
X

# An input of comments in another format than the maze stream got no warning.
printf '# only words\n' >words
while read -r kind maze; do
    expect "$kind: comments without a maze get a warning, after a maze they get none" 0 \
        "maze-render --input $kind words && printf '$maze\n\n# only words\n' | maze-render --input $kind >board" <<'Y'
maze-render: words:1:1: there are only comments, no maze
Y
done <<'X'
art #.
numbers 1,0
X

# What stands around the brackets in a program is ignored.
for text in 'array([[0,1],[1,0]], dtype=int)' 'a = np.array([[0,1],[1,0]])' 'int a[2][2] = {{0,1},{1,0}}; // end' \
    'a = [[0,1],[1,0]]'; do
    expect "numbers are read from $text" 0 "echo '$text' | maze-render -f block --no-header" <<'X'
01
10

X
done

maze-gen -s 1 -w 4 -h 3 -1 >maze
errors <<'X'
maze-solve: stdin:1:4: a header follows one that was cut off|{ printf '# m'; cat maze; } | maze-solve -f moves
maze-solve: stdin:1:4: a header follows one that was cut off|printf '# m# maze walls 3 3\n#* \n' | maze-solve
maze-solve: stdin:1:7: a header follows one that was cut off|{ printf '# maze'; cat maze; } | maze-solve -f moves
X
expect 'a comment that names the mark' 0 "{ echo '## maze walls'; cat maze; } | maze-solve -f moves" <<X
$(maze-solve -f moves maze)
X
plan
