# maze(5): '/' ends a line only in a line that begins with a header or a digit. A comment in such a
# line took the rest of it, rows included, and a line that began with '/' ended a maze.
. "$TOP/tests/lib.sh"

maze-gen -n 2 -s 5 -w 6 -h 4 | maze-solve | sed 's/^# maze.*/&\
# words/' >records
tr '\n' / <records >line
expect 'records with comments, made one line by tr' 0 'maze-render -f walls line' <records
expect 'a comment keeps its slashes in a line of its own' 0 \
    "printf '# a/b\n# maze block 1 1/# c/0//#d/0\n' | maze-render -f block" <<'X'
# maze block 1 1
# a/b
# c
0

# maze block 1 1
#d
0

X
# The place is that of the '/'.
while read -r place text; do
    expect "a line begins with a slash: $text" 2 "printf '$text' | maze-render -q -f block >/dev/null" <<X
maze-render: stdin:$place: '/' is not a digit
X
done <<'X'
3:1 # maze block 1 inf\n0\n/0\n
3:3 # maze block 1 inf\n0\n  /0\n
3:1 # maze block 1 1\n0\n/
2:1 0\n/0\n
X
plan
