# In the first row of a drawing, a start and a goal side by side made a comment of it if a blank
# followed the first #.
. "$TOP/tests/lib.sh"

cat >want <<'X'
# maze block 5 1 start=4,0 goal=3,0
# some GS words
10000

X
printf '# some GS words\n#  GS\n' | maze-render --input ascii -f block >got
same 'a board of one row after a comment' want got
maze-render -f ascii want | maze-render --input ascii -f block >got
sed 2d want >board
same 'the same, drawn and read' board got
plan
