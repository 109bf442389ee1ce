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
errors <<'X'
maze-render: stdin:3:1: '/' is not a digit|printf '# maze block 1 inf\n0\n/0\n' | maze-render -f block >/dev/null
maze-render: stdin:3:3: '/' is not a digit|printf '# maze block 1 inf\n0\n  /0\n' | maze-render -f block >/dev/null
maze-render: stdin:3:1: '/' is not a digit|printf '# maze block 1 1\n0\n/' | maze-render -f block >/dev/null
maze-render: stdin:2:1: '/' is not a digit|printf '0\n/0\n' | maze-render -f block >/dev/null
X
plan
