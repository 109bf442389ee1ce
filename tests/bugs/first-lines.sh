# What precedes a maze was taken for a part of it, or hid its format: lines of blanks, a byte order mark
# after --input, comments of the characters of a drawing, and comments of more than a block of input.
. "$TOP/tests/lib.sh"
. "$TOP/tests/inputs.sh"

for kind in $(input_kinds); do
    case $kind in maz | npy) continue ;; esac # bytes, no lines
    input_sample "$kind" 3 2 >maze
    { printf '\357\273\277' && cat maze; } >marked
    { printf '\t\n\r\n \t\r\n' && cat maze; } >blank
    maze-render --input "$kind" -f block maze maze maze >want 2>&1
    maze-render --input "$kind" -f block maze marked blank >got 2>&1
    same "--input $kind: a byte order mark and blank lines before a maze" want got
done

maze-gen -s 1 -w 3 -h 2 >walls
for format in ascii unicode; do
    maze-render -f $format walls >maze
    { printf '\t\n# words of a comment\n\r\n' && cat maze; } >first
    { printf ' \n\n  \n# words\r\n#\r\n' && cat maze; } >second
    maze-render -f block --no-header maze maze >want
    maze-render -f block --no-header first second | sed '/^#/d' >got
    same "$format: blank lines around a comment" want got
done
printf '0000\n0000\n0000\n\n1001\n0000\n0000\n0001\n\n' >want
maze-render --input block -f unicode want | maze-render --input unicode -f block --no-header >got
same 'unicode: a board without obstacles comes back' want got
while IFS='|' read -r name lines rows; do
    is "$name" "$rows" "$(printf "$lines" | maze-render -f block --no-header | tr '\n' /)"
done <<'X'
a line of spaces before a closed board is a margin|  \n####\n#  #\n####\n|1111/1001/1111//
a line of spaces before an open board is a row|   \n # \n#  \n|000/010/100//
a tab before a board is blank|\t\n # \n# #\n  #\n|010/101/001//
X
is 'the place of an error counts the blank lines' 'maze-render: stdin:5:4: expected a wall or a gap' \
    "$(printf ' \n\t\n  \n+--+\n|  x\n+--+\n' | maze-render 2>&1)"

# Byte order marks.
expect 'a mark that arrives byte by byte' 0 \
    "{ for byte in 357 273 277; do printf \"\\\\\$byte\"; sleep 0.05; done; printf '000\n'; } | maze-render -f block --no-header" <<'X'
000

X
printf '\357\273\277P7\n' >pam
printf '\357\273\277# maze block 1 1 a\n' >field
printf '\357' >begun
printf '\357\273\276' >other
printf '\357\273\277\357\273\277' >twice
printf '\357\273\277' >alone
expect 'what follows a mark, and what is none' 2 'maze-render alone pam field begun other twice' <<'X'
maze-render: pam: this is a PAM file; convert it first: pamtopnm FILE
maze-render: field:1:19: expected a field KEY=VALUE after a single space
maze-render: begun:1:1: found no maze in this text; --help inputs lists the formats
maze-render: other:1:1: found no maze in this text; --help inputs lists the formats
maze-render: twice:1:1: found no maze in this text; --help inputs lists the formats
X
# The walls of the first three cells, which disagree with each other.
{ printf '\357\273\277' && input_sample maz 16 16 | tail -c +4; } >maze
status 'maz: the bytes of a mark are cells' 2 'maze-render --input maz maze'

# Comments that could be drawings.
for rows in '00\n00' '0\nc' '8d\n01' '311\n200\n220'; do
    format=block
    [ "$rows" = '311\n200\n220' ] && format=walls
    for comment in '#' '##' '# #' '#.#' '# a' '#S G' '#  *'; do
        printf "$comment\n#\n$rows\n\n" >"comment $comment"
    done
    cat comment* >want
    maze-render -f $format --no-header comment* >got
    same "comments before $rows" want got
done
is 'a board of one row after a comment' '# maze block 5 1 start=4,0 goal=3,0 # some GS words 10000' \
    "$(printf '# some GS words\n#  GS\n' | maze-render --input ascii -f block | xargs)"
# The lines are 13, 14 and 17 bytes long, so the block ends at different places of a line.
for words in abc abcd abcdefg; do
    awk -v w=$words 'BEGIN {
        print "# maze block 1 1"
        for (k = 10000; k < 16000; k++)
            print "# " w " " k
        print "0\n"
    }' >want
    { sed '1d;/^0/,$d' want && sed -n '1p;/^0/,$p' want; } >later
    maze-render -f block later >got
    same "comments of more than a block, words of ${#words} letters" want got
done
plan
