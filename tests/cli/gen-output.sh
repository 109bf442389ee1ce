# What maze-gen writes: the header, walls or blocks, records or lines.
. "$TOP/tests/lib.sh"
most=$(largest_width)

expect 'a header and rows of digits' 0 'maze-gen -s 42 -w 5 -h 3' <<'X'
# maze walls 5 3 v=1 seed=42 index=0 algorithm=backtracker start=0,0 goal=4,2
132321
111111
101201
222200

X
expect '-1 --no-header: one line per maze, no header' 0 'maze-gen -s 42 -w 5 -h 3 -1 -n 2 --no-header' <<'X'
132321/111111/101201/222200/
132321/120111/122201/222200/
X
expect '-f block: the blocks of the lattice' 0 'maze-gen -s 42 -w 2 -h 1 -f block' <<'X'
# maze block 5 3 v=1 seed=42 index=0 algorithm=backtracker start=1,1 goal=3,1
10111
10001
11101

X
expect 'one cell without doors' 0 'maze-gen -w1 -h1 -s0 -e none -x none' <<'X'
# maze walls 1 1 v=1 seed=0 index=0 algorithm=backtracker entrance=none exit=none
31
20

X
expect 'no maze' 0 'maze-gen -n 0' </dev/null
expect 'no maze of the largest width' 0 "maze-gen -n 0 -w $most" </dev/null
plan
