# The field moves= stayed the same when a maze became its lattice, or a lattice its maze, so the path
# led through walls.
. "$TOP/tests/lib.sh"

# moves FILE: the values of moves=.
moves() { sed -n 's/^# maze.* moves=\([^ ]*\).*/\1/p' "$1"; }

# The loop touches itself, so the marks alone do not determine the path.
maze-gen -w 4 -h 3 -s 1 --open 5 | maze-solve -a every >walls
maze-render -f block walls >blocks
is 'several paths' yes "$([ "$(moves walls | sort -u | wc -l)" -gt 5 ] && echo yes)"
is 'to blocks: each move twice' "$(moves walls | sed 's/./&&/g')" "$(moves blocks)"
is 'to blocks: the moves lead over marked blocks' 0 "$(maze-solve --check blocks 2>&1 | grep -c -e 'do not lead on' -e length=)"
maze-render -f walls blocks >back
same 'and back' walls back

# From the opening to the opening, there is one move more at each end, and two fewer remain.
maze-gen -w 4 -h 3 -s 1 --open 5 -f block --no-header | maze-solve -a every >doors
is 'from opening to opening' "start=1,0 goal=7,6" "$(sed -n '1s/.*\(start=[^ ]* goal=[^ ]*\).*/\1/p' doors)"
maze-render -f walls doors >inside
is 'the moves through the openings are lost' "$(moves doors | sed 's/^S\(.*\)S$/\1/; s/\(.\)./\1/g')" "$(moves inside)"
is 'the moves lead over marked cells' 0 "$(maze-solve --check inside 2>&1 | grep -c -e 'do not lead on' -e length=)"

is 'to blocks: moves=7 is an error' "maze-render: stdin:2:1: moves: move 1, '7', is not N, E, S or W" \
    "$(printf '# maze walls 1 1 moves=7\n31\n20\n' | maze-render -f block 2>&1)"
is 'empty moves stay' '# maze block 3 3 moves=' "$(printf '# maze walls 1 1 moves=\n31\n20\n' | maze-render -f block | sed 1q)"
plan
