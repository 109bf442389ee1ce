# Endless mazes: formats that draw row by row accept them, all others refuse them.
. "$TOP/tests/lib.sh"

printf '# maze walls 2 inf x=y\n321\n121\n321\n' >endless
expect 'ascii draws an endless maze' 0 'maze-render endless' <<'X'
+---+---+
|       |
+   +---+
|       |
+---+---+
|       |
X
expect 'walls passes on an endless maze' 0 'maze-render -f walls endless' <<'X'
# maze walls 2 inf x=y
321
121
321

X
expect 'block turns an endless maze into blocks' 0 'maze-render -f block endless' <<'X'
# maze block 5 inf x=y
11111
10001
10111
10001
11111
10001

X
expect 'pbm refuses an endless maze' 2 'maze-render -f pbm endless' <<'X'
maze-render: endless:2:1: pbm needs to know the height, not inf
X
expect 'maze-solve refuses an endless maze' 2 'maze-solve endless' <<'X'
maze-solve: endless:2:1: an endless maze (HEIGHT inf) cannot be held whole
X
plan
