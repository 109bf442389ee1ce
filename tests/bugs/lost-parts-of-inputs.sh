# Parts of an input were lost without a word: the second board on a line of numbers, the first of two
# starts, NUL in a drawing in two characters, a maze after a header that was cut off.
. "$TOP/tests/lib.sh"

# A name, the options, the expected message, and the input for printf.
while IFS='~' read -r name options message text; do
    printf "$text" >bad
    expect "$name is an error" 2 "maze-render $options bad" <<E
maze-render: bad:$message
E
done <<'X'
a second board on a line~~1:17: a second board on this line; begin each board on a line of its own~[[0,1],[1,0]] ; [[1,1],[1,1]]\n
a second board after a name~~1:22: a second board on this line; begin each board on a line of its own~int a[2][1] = {1,0}; {1,1};\n
a second start between posts~~4:2: a second start; a drawing has only one~+-+\n|S|\n+ +\n|S|\n+-+\n
a second start on a board of two characters~--input art~2:3: a second start; a drawing has only one~xxx\nS.S\n
a NUL as the second character~--input art~1:2: expected the characters of art, or a drawing in two printable characters of ASCII~x\0x\nxxx\n
a character of UTF-8 as the second one~--input art~1:2: expected the characters of art, or a drawing in two printable characters of ASCII~x\342\226\262x\n
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
for n in 3 6; do
    expect "after $n bytes of another header" 2 "{ printf %.${n}s '# maze'; cat maze; } | maze-solve -f moves" <<X
maze-solve: stdin:1:$((n + 1)): a header follows one that was cut off
X
done
expect 'a comment that names the mark' 0 "{ echo '## maze walls'; cat maze; } | maze-solve -f moves" <<X
$(maze-solve -f moves maze)
X
plan
