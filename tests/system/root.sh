# maze-gen --root: the header names the cell where the spanning tree starts, and -f tree and -f dot
# draw it. tests/frames replays the frames of each algorithm from there.
. "$TOP/tests/lib.sh"

maze-gen --list | cut -f 1 | while read -r a; do
    maze-gen -a "$a" --root -n 0 2>/dev/null && echo "$a"
done >rooted
while read -r a; do
    maze-gen -a "$a" -s 3 -n 20 -w 9 -h 7 | sed '/^# maze/s/$/ root/' >want
    maze-gen -a "$a" -s 3 -n 20 -w 9 -h 7 --root | sed 's/ root=[0-9]*,[0-9]*$/ root/' >got
    same "$a: --root adds one field to each maze and changes nothing else" want got
done <rooted

# Where the root is.
is 'main-path: the entrance' 'start=0,3 goal=9,6 root=0,3' \
    "$(maze-gen -a main-path -w 10 -h 7 -e west:3 --root | sed -n 's/.*\(start=.*\).*/\1/p')"
is 'carve: the block inside the entrance' 'start=0,3 goal=12,4 root=1,3' \
    "$(maze-gen -a carve --board 13x9 -e west:3 -x east:4 --root | sed -n 's/.*\(start=.*\).*/\1/p')"
is 'a corridor of cells has a root, too' 1 "$(maze-gen -a houston -w 10 -h 1 --root | grep -c ' root=')"
printf '0011\n0011\n0000\n' >mask
is 'with a mask, the root is inside' 0 "$(for a in backtracker prim wilson:dual=0 houston; do
    maze-gen -a $a -m mask -s 1 -n 40 --root; done | grep -c 'root=[23],[01]$')"

# Conversions: the cell and its block, and back.
maze-gen -s 4 -n 5 -w 7 -h 5 --root >walls
maze-gen -s 4 -n 5 -w 7 -h 5 --root -f block >blocks
maze-render -f block walls >got
same 'the lattice has the block of the root' blocks got
is 'block 2x+1,2y+1' "$(sed -n 's/.*root=//p' walls | awk -F , '{ print 2 * $1 + 1 "," 2 * $2 + 1 }')" \
    "$(sed -n 's/.*root=//p' blocks)"
maze-render -f walls blocks >got
same 'and back' walls got

# Drawings.
expect '-f tree draws R at the root' 0 \
    'printf "# maze walls 3 2 root=1,1 start=0,0\n3221\n1001\n2220\n" | maze-render -f tree' <<'X'
S─┬─┐ 
└─R─┘ 
X
expect 'start and goal are drawn instead of a root there' 0 \
    'printf "# maze walls 3 1 root=0,0 start=0,0\n3221\n2220\n" | maze-render -f tree' <<'X'
S───╴ 
X
is '-f dot: one double circle, at the root' "$(sed -n 's/.*root=//p' walls)" \
    "$(maze-render -f dot walls | sed -n 's/^ *"\([0-9,]*\)" .*shape=doublecircle.*/\1/p')"
is '-f dot: no double circle without a root' 0 "$(maze-gen | maze-render -f dot | grep -c doublecircle)"

errors <<'X'
maze-render: stdin:1:23: root 2,0 is outside the maze|printf '# maze walls 2 1 root=2,0\n321\n220\n' | maze-render -f tree
maze-gen: root requires a maze that grows from one cell, unlike kruskal|maze-gen -a kruskal --root
maze-gen: the maze of wilson grows from the border and has no root (wilson:dual=0 has)|maze-gen -a wilson --root
maze-gen: --unicursal cannot be combined with root, because the doubled maze is not a tree|maze-gen --unicursal --root
X
plan
