# A graph without vertices is refused: its size divided by zero.
. "$TOP/tests/lib.sh"

expect 'dimacs, detected' 2 "printf 'p edge 0 0\\n' | maze-solve" <<'X'
maze-solve: stdin:1:8: a graph without vertices is not a maze
X
expect 'dimacs with a width' 2 "printf 'p edge 0 0\\n' | maze-solve --input dimacs:width=3" <<'X'
maze-solve: stdin:1:8: a graph without vertices is not a maze
X
expect 'graph6' 2 "printf '>>graph6<<?\\n' | maze-solve" <<'X'
maze-solve: stdin:1:1: a graph without vertices is not a maze
X
plan
