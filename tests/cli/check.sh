# --check: verifies what a solved maze claims instead of solving it.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -n 20 -w 9 -h 9 | maze-solve >good
expect 'solved mazes are right' 0 'maze-solve --check good' </dev/null
maze-gen -s 1 -w 2 -h 2 --trace | sed '/frame=/,/^$/!d' >frames
for empty in /dev/null frames; do
    expect "one of two files has no maze: $empty" 1 "maze-solve --check good $empty" <<X
maze-solve: $empty: there are no mazes to check
X
done
expect 'nothing to check, with -q' 1 'maze-solve -q --check' </dev/null
sed '3s/4/0/; 3s/5/1/; 3s/6/2/; 3s/7/3/' good >gap
awk 'NR == 5 { for (x = 1; x < 9; x++) { d = substr($0, x, 1)
    if (d < 4) { $0 = substr($0, 1, x - 1) (d + 4) substr($0, x + 1); break } } } { print }' good >more
maze-gen -s 1 >blank
expect 'a gap in the path, a cell beside it, no marks at all' 1 'maze-solve --check gap more blank' <<'X'
maze-solve: gap:2:1: the marks are not a path: after 5,0 there is no next cell, or more than one
maze-solve: more:2:1: the marks are not one path from the start to the goal
maze-solve: blank: no path is marked in 1 maze; run maze-solve first
X
{ maze-gen -s 1 -n 2 && sed '/^#/!y/4567/0123/' good | sed '/^$/q'; } >mixed
expect 'mazes that are not solved are counted, a false claim is not' 1 'maze-solve --check mixed blank' <<'X'
maze-solve: mixed:48:1: no path is marked
maze-solve: mixed: no path is marked in 2 mazes; run maze-solve first
maze-solve: blank: no path is marked in 1 maze; run maze-solve first
X
expect 'mazes that are not solved, with -q' 1 'maze-solve -q --check blank' </dev/null
maze-gen -s 1 -a percolation:p=1 -w 3 -h 3 >room
maze-solve -a every room >ways
is 'paths of 3x3 cells that are not shortest ones' \
    "$(maze-solve -a every -f moves room | awk 'length($0) > 4' | grep -c '')" \
    "$(maze-solve --check ways 2>&1 | grep -c 'not a shortest')"
is 'a room has loops' 12 "$(maze-solve --check ways 2>&1 | grep -c 'not perfect: 1 component, 4 loops')"
printf '# maze walls 2 1 solution=none\n331\n220\n\n# maze walls 2 1 solution=none\n321\n220\n\n' >none
expect 'a goal in a solid cell, and a path where the header says none' 1 \
    'maze-solve --check none -s 0,0 -g 1,0 2>&1 | sed "s/.*none:/none:/"; exit 1' <<'X'
none:2:1: the maze is not perfect: 0 components, 0 loops
none:6:1: there is a path, but the header says that there is none
X

# Several goals, and headers that contradict the marks.
maze-gen -w 5 -h 5 -s 3 >five
near() { maze-solve "$@" -f stats --no-header five | cut -f 17; }
maze-solve -g 4,0+4,4+0,4 five >three
status 'the path to the nearest of several goals' 0 'maze-solve --check three'
sed 's/goal=0,4/goal=4,4/' three >wrong
status 'a path that does not end at the goal of the header: status 1' 1 'maze-solve --check wrong'
maze-solve -g 4,4 five | sed 's/goal=4,4/goal=4,4 goals=4,4+0,4/' >wrong
is 'a path to the farther of two goals' "maze-solve: wrong:2:1: the path is not a shortest one: it has $(near -g 4,4) moves, not 4" \
    "$(maze-solve --check wrong 2>&1)"
maze-solve five >solved
sed 's/length=[0-9]*/length=1/' solved >wrong
is 'a wrong length in the header' "maze-solve: wrong:2:1: the path has $(near) moves, but the header says length=1" \
    "$(maze-solve --check wrong 2>&1)"
printf '# maze block 3 1 start=0,0 goal=2,0 solution=none\n410\n' >wrong
is 'marks although the header says that there is no path' 1 \
    "$(maze-solve --check wrong 2>&1 | grep -c 'no path was found')"
# The marks lead through one goal to another, which the header names.
printf '# maze walls 3 1 start=0,0 goal=2,0 goals=1,0+2,0\n7661\n2220\n' >through
expect 'a path through a nearer goal is not a shortest one' 1 'maze-solve --check through' <<'X'
maze-solve: through:2:1: the path is not a shortest one: it has 2 moves, not 1
X
sed 's/goal=2,0 goals=1,0+2,0/goal=1,0 goals=2,0+1,0/' through >beyond
is 'marks beyond the goal of the header are no path' 1 "$(maze-solve --check beyond 2>&1 | grep -c 'marks are not one path')"

# Statistics in the header.
maze-solve --complete -f maze:add= | sed 's/.*=\([a-z_]*\).*/\1/' >names
maze-gen -w 5 -h 5 -s 3 | maze-solve -g 4,0+4,4+0,4 -f maze:add="$(paste -s -d + names)" >measured
status 'statistics that are right' 0 'maze-solve --check measured'
for key in $(cat names); do
    right=$(sed -n "s/.* $key=\([0-9a-f.]*\).*/\1/p" measured)
    other=0${right%?}
    for value in "$other" "$other$other$other"; do
        sed "s/ $key=[0-9a-f.]*/ $key=$value/" measured >wrong
        expect "a wrong $key: $value" 1 'maze-solve --check wrong' <<X
maze-solve: wrong:2:1: $key is $right, but the header says $(echo "$value" | cut -c 1-40)
X
    done
done
printf '# maze block 2 1 hash_ends=0\n11\n' >wrong
is 'a hash of start and goal, which are missing' 1 \
    "$(maze-solve --check wrong 2>&1 | grep -c 'the header has hash_ends, but there is no start or no goal')"

# Loops that the header names.
for option in '-b 0.5' '--open 3' '--percolate 0.3'; do
    maze-gen -w 9 -h 9 -s 3 $option | maze-solve >loops
    status "loops of $option are no false claim" 0 'maze-solve --check loops'
    sed 's/ braid=[^ ]*//; s/ open=[^ ]*//; s/ percolate=[^ ]*//' loops >wrong
    is "loops without the field of $option are one" 1 "$(maze-solve --check wrong 2>&1 | grep -c 'not perfect')"
done
printf '# maze walls 4 1 braid=1 start=0,0 goal=1,0\n76321\n22220\n' >wrong
is 'two components are a false claim all the same' 1 "$(maze-solve --check wrong 2>&1 | grep -c 'not perfect: 2 components')"
plan
