# The text of 42's A-Maze-ing, written and read.
. "$TOP/tests/lib.sh"

{
    maze-gen -s 1 -w 9 -h 7 -n 3 -b 0.5 -e 3,2 -x random
    maze-gen -s 2 -w 1 -h 1
    maze-gen -s 2 -w 1 -h 3
    maze-gen -s 3 -w 7 -h 2 -a wilson
} | maze-solve >solved

# The walls that the list of passages leaves, with start, goal and moves.
maze-solve -f moves solved >moves
maze-render -f edges solved | awk '
    function place(key,   k) {
        for (k = 6; k <= NF; k++)
            if (index($k, key "=") == 1) return substr($k, length(key) + 2)
    }
    function end(   x, y, line) {
        for (y = 0; y < h; y++) {
            line = ""
            for (x = 0; x < w; x++) line = line substr("0123456789ABCDEF", 16 - open[x "," y], 1)
            print line
        }
        getline line <"moves"
        print "\n" start "\n" goal "\n" line (line ? "\n" : "")
        split("", open)
    }
    /^#/ { w = $4; h = $5; start = place("start"); goal = place("goal"); next }
    /^$/ { end(); next }
    { split($1 "," $2, c, ","); open[$1] += c[1] == c[3] ? 4 : 2; open[$2] += c[1] == c[3] ? 1 : 8 }
    END { end() }' | sed '$d' >want
maze-render -f hex42 solved >got
same 'walls, start, goal and moves' want got
maze-render --input hex42 -f hex42 got >back
same 'read again' got back
is 'without start and goal, the corners' '0,0 8,6' "$(maze-gen -w 9 -h 7 --no-header | maze-render -f hex42 | tail -n 2 | paste -s -d ' ' -)"
expect 'moves are verified' 1 "printf '93\nC6\n\n0,0\n0,1\nESW\n' | maze-solve --check; printf '953\nC52\nD56\n\n0,0\n2,2\nEsSE\n' | maze-solve --check" <<'X'
maze-solve: stdin:1:1: the path is not a shortest one: it has 3 moves, not 1
maze-solve: stdin:1:1: the maze is not perfect: 1 component, 1 loop
maze-solve: stdin:1:1: the marks are not a path: after 1,0 there is no next cell, or more than one
maze-solve: stdin:1:1: the maze is not perfect: 1 component, 1 loop
X
expect 'a board is refused, with a header or without' 2 "printf '0\n' >bare; printf '# maze block 1 1\n0\n' >board; maze-render -f hex42 bare board; maze-render -f micromouse bare" <<'X'
maze-render: bare:1:1: hex42 requires a maze of walls; maze-render -f walls converts a board
maze-render: board:2:1: hex42 requires a maze of walls; maze-render -f walls converts a board
maze-render: bare:1:1: micromouse requires a maze of walls; maze-render -f walls converts a board
X
expect 'one exit of several goals: the nearest' 2 "printf '# maze walls 2 1 goals=0,0+1,0\n321\n220\n' >goals; maze-render -f hex42 goals; maze-solve -s 1,0 goals | maze-render -f hex42 | tail -n 1; maze-render -f hex42 goals" <<'X'
maze-render: goals:2:1: hex42 has one exit, but the maze has several goals; solve it first
1,0
maze-render: goals:2:1: hex42 has one exit, but the maze has several goals; solve it first
X
is 'a digit north of all cells open' '# maze walls 2 1' "$(printf 'EE\n' | maze-render --input hex42 -f npy | maze-render --input npy:kind=walls -f walls | head -n 1)"
plan
