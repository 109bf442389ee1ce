# Mazes and boards in other formats and back. Marks do not survive, the path does.
. "$TOP/tests/lib.sh"

# clear: removes the marks from the rows.
clear() { sed '/^#/!s/[4c8]/0/g; /^#/!s/[5d9]/1/g; /^#/!s/[6ea]/2/g; /^#/!s/[7fb]/3/g'; }

# Mazes of walls and boards of many kinds, from one cell on.
{
    for size in '1 -h 1' '1 -h 5' '6 -h 1' '2 -h 2' '7 -h 5' '20 -h 12'; do
        maze-gen -w $size -s 1 -n 2
        maze-gen -w $size -s 2 -n 2 -a percolation:p=0.4 | maze-solve -q --visited
        maze-gen -w $size -s 3 -b 1 --open 3 -e random -x random | maze-solve
    done
    printf '11000\n10001\n00111\n' >mask
    maze-gen -s 4 -m mask
} >walls
{
    for size in 3x3 9x4 20x13; do
        maze-gen -a carve --board $size -s 1 2>/dev/null | maze-solve
        maze-gen -a cave --board $size -s 2 | maze-solve -q --visited
    done
    printf '0\n\n010\n\n0\n0\n1\n0\n\n0000\n0000\n'
} >boards

maze-render -f walls walls --no-header | clear >want
for f in ascii 'ascii -c 1' 'ascii -c 2' 'ascii -c 5' 'ascii -c 9' micromouse; do
    maze-render -f $f walls >drawn
    maze-render -f walls --no-header drawn | clear >got
    same "walls as $f and back" want got
done
for f in 'pbm -c 1 -t 1' 'pbm:plain=1 -c 1 -t 1' block; do
    maze-render -f $f walls >drawn
    maze-render -f walls --no-header drawn | clear >got
    same "walls as $f and back" want got
done
maze-render -f block boards --no-header | clear >want
for f in ascii 'pbm -c 1' 'pbm:plain=1 -c 1' walls:blocks=1; do
    case $f in
    walls*) maze-render -f $f boards | maze-render --no-header -f walls | clear >got
        maze-render -f walls:blocks=1 --no-header boards | clear >lone
        same "boards as $f and back" lone got
        continue ;;
    esac
    maze-render -f $f boards >drawn
    maze-render -f block --no-header --input "$(echo "$f" | sed 's/[: ].*//')" drawn | clear >got
    same "boards as $f and back" want got
done
# A file of format map holds one maze.
n=0
while read -r line; do
    n=$((n + 1))
    echo "$line" | tr / '\n' >one
    maze-render -f map one | maze-render -f block --no-header >got
    maze-render -f block --no-header one | clear >want
    cmp -s want got || echo "$n"
done >wrong <<X
$(maze-render -f block -1 boards; maze-render -f block -1 walls)
X
is 'walls and boards as map and back' "" "$(cat wrong)"

# The path, start and goal survive where they are drawn.
maze-gen -s 7 -w 9 -h 6 -b 0.3 | maze-solve >solved
for c in 1 3 6; do
    status "ascii -c $c and back: the claims can be verified" 0 \
        "maze-render -c $c solved | maze-solve --check -q; [ \$? -le 1 ]"
    is "ascii -c $c and back: the same path" "$(maze-solve -f moves solved)" \
        "$(maze-render -c $c solved | maze-render -f json | sed 's/.*"moves":"\([NESW]*\)".*/\1/')"
done
plan
