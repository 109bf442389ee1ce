# Characters left of the first line of a drawing in ascii were cut off.
. "$TOP/tests/lib.sh"

expect 'a line that begins left of the first one' 2 "printf '  +---+\n|   |\n  +---+\n' | maze-render --input ascii" <<'X'
maze-render: stdin:1:7: the first line must end with a post, and posts must be at equal distances
X
expect 'a short line of blanks is a row without walls' 0 \
    "printf '  +---+\n \n  +---+\n' | maze-render --input ascii -f walls --no-header" <<'X'
20
20

X
plan
