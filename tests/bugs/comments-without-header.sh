# A comment of the characters of a drawing, such as # alone, made a drawing of a stream without its
# header, so that what --no-header wrote was not read back.
. "$TOP/tests/lib.sh"

for comment in '#' '##' '# #' '#.#' '# a' '#S G' '#  *' '# some words'; do
    for rows in '00/00' '0/c' '8d' '311/200/220'; do
        format=block
        [ $rows = 311/200/220 ] && format=walls
        printf '%s\n#\n%s\n\n' "$comment" $rows | tr / '\n' >want
        maze-render -f $format --no-header want >got
        same "the comment $comment before $rows" want got
        sed "s/\$/$(printf '\r')/" want | maze-render -f $format --no-header >got
        same "the comment $comment before $rows, with carriage returns" want got
    done
done

# board LINES: the rows of a board that is drawn with these lines.
board() { printf '%b' "$1" | maze-render -f block --no-header | tr '\n' /; }
is 'a drawing of one column' 1/0/1/1// "$(board '#\n.\n#\n#\n')"
is 'a drawing of one column with start and goal' 1/0/1/0/1// "$(board '#\nA\n#\nE\n#\n')"
is 'a drawing of one row' 10101// "$(board '#.#.#\n')"
is 'a drawing with letters of digits' 111/000/111// "$(board '###\nA B\n###\n')"
expect 'digits in a drawing' 2 "printf '##\n00\n##\n' | maze-render 2>&1" <<'X'
maze-render: stdin:3:1: '#' is not a row; an empty line ends a maze
X
plan
