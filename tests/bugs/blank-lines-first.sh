# The detection of the format skipped lines of blanks before a maze, but most formats were then read
# with these lines: a tab before a drawing was its first row.
. "$TOP/tests/lib.sh"
. "$TOP/tests/inputs.sh"

# digits OPTION ...: the rows of a maze, or the error.
digits() { maze-render -f walls "$@" 2>&1 | grep -v '^#'; }

for kind in $(input_kinds); do
    case $kind in
    maz | npy) continue ;; # bytes, no lines
    esac
    input_sample "$kind" 3 2 >maze
    { printf '\t\n\r\n \t\r\n' && cat maze; } >blank
    digits --input "$kind" maze >want
    digits --input "$kind" blank >got
    same "--input $kind: blank lines before a maze" want got
done

maze-gen -s 1 -w 3 -h 2 >walls
for format in ascii unicode; do
    maze-render -f "$format" walls >maze
    digits maze >want
    { printf '\t\n# words of a comment\n\r\n' && cat maze; } | digits >got
    same "$format: blank lines around a comment" want got
    { printf ' \n\n  \n# words\r\n#\r\n' && cat maze; } | digits >got
    same "$format: lines of spaces before an empty line and a comment" want got
done
maze-render walls >maze
digits maze >want
{ echo '  ' && cat maze; } | digits >got
same 'ascii: a line of spaces before walls' want got
printf '# maze walls 2 2 start=0,1 goal=1,1\n000\n101\n220\n\n' >walls
digits walls >want
maze-render -f unicode walls | digits --input unicode >got
same 'unicode: a row without walls is a line of spaces' want got

# board LINES: the rows of a board that is drawn with these lines.
board() { printf '%b' "$1" | maze-render -f block --no-header | tr '\n' /; }
is 'a line of spaces before a closed board is a margin' 1111/1001/1111// "$(board '  \n####\n#  #\n####\n')"
is 'a line of spaces before an open board is a row' 000/010/100// "$(board '  \n # \n#  \n')"
is 'a tab before a board is blank' 010/100// "$(board '\t\n # \n#  \n')"
is 'an empty line after a line of spaces' 010/100// "$(board '  \n\n # \n#  \n')"
printf '0000\n0000\n0000\n\n1001\n0000\n0000\n0001\n\n' >want
maze-render --input block -f unicode want | maze-render --input unicode -f block --no-header >got
same 'unicode: a board without obstacles comes back' want got
expect 'the place of an error counts the blank lines' 2 \
    "printf ' \n\t\n  \n+--+\n|  x\n+--+\n' | maze-render 2>&1" <<'X'
maze-render: stdin:5:4: expected a wall or a gap
X
is 'a line of blanks ends a list of passages' 2 \
    "$(printf '# maze walls 2 1\n0,0 1,0\n \t\n# maze walls 2 1\n0,0 1,0\n' | maze-render -f block | grep -c '^#')"
plan
