# The file of --queries was read in pieces of 511 bytes: the tail of a long comment was solved as a
# query, and what followed a NUL was ignored.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 3 -h 3 >maze
{ printf '#'; awk 'BEGIN { while (n++ < 510) printf "x" }'; printf '0 0 2 2\n'; } >comment
expect 'a comment of 518 bytes is not a query' 0 'maze-solve --queries comment -f moves maze' </dev/null

{ awk 'BEGIN { while (n++ < 100000) printf " " }'; printf '0 0\t 1 1\r\n'; printf '2 2 2 2'; } >long
is 'a line of 100 kB, a carriage return and a last line without a newline are read' 2 \
    "$(maze-solve --queries long -f moves maze | wc -l | tr -d ' ')"

printf '0 0 1 1\0junk\n' >nul
expect 'what follows a NUL is not ignored' 2 'maze-solve --queries nul -f moves maze' <<'X'
maze-solve: nul:1:8: expected four whole numbers: sx sy gx gy
X
printf '# \0\n0 0 1 1 \0\n' >nul
expect 'a NUL after a blank is not ignored' 2 'maze-solve --queries nul -f moves maze' <<'X'
maze-solve: nul:2:9: expected four whole numbers: sx sy gx gy
X
printf '0 0 1 1\n0 0 1\r1\n' >bad
expect 'a carriage return inside a line is an error' 2 'maze-solve --queries bad -f moves maze' <<'X'
maze-solve: bad:2:6: expected four whole numbers: sx sy gx gy
X
expect 'a folder is an error' 2 'maze-solve --queries . -f moves maze' <<'X'
maze-solve: .: cannot read: Is a directory
X
plan
