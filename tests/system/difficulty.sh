# The statistics apart, detour, branches, hidden, farthest and difficulty, and their header fields.
# Python computes the same from maze-solve(1), with fractions (difficulty.py).
. "$TOP/tests/lib.sh"

all=apart+detour+branches+hidden+farthest+difficulty
columns() { maze-solve -q -f stats:add=$all --no-header "$@" | cut -f 22-; }

# Small cases by hand. A hallway with one turn between two runs of n moves has the complexity
# 2n (1/n + 1/n) / 4 = 1; between runs of 2 and 1 it has 3 (1/2 + 1/1) / 4 = 9/8.
case_is() {
    is "$1" "$2" "$(printf '# maze block %b\n\n' "$3" | columns | tr '\t' ' ')"
}
case_is 'a straight path is not difficult' '4 1.00 0 0 0 0.00' '5 1 start=0,0 goal=4,0\n00000'
case_is 'one turn: ln 2' '2 1.00 0 0 0 0.69' '2 2 start=0,0 goal=1,1\n00\n10'
case_is 'a straight branch' '4 1.00 1 2 2 0.00' '5 3 start=0,0 goal=4,0\n00000\n11011\n11011'
case_is 'a branch with a turn: ln 17/8' '4 1.00 1 3 3 0.75' '5 3 start=0,0 goal=4,0\n00000\n11011\n11001'
case_is 'two of them: 2 ln 17/8' '4 1.00 2 6 3 1.51' '5 5 start=0,2 goal=4,2\n11001\n11011\n00000\n11011\n11001'
case_is 'a ring: both sides have a turn, ln 4' '4 1.00 2 3 2 1.39' '3 3 start=0,0 goal=2,2\n000\n010\n000'
case_is 'before the start and behind the goal' '2 1.00 2 3 2 0.00' '6 1 start=1,0 goal=3,0\n000000'
case_is 'a field of free blocks: its two corners are turns, ln 3' '2 1.00 3 6 2 1.10' '3 3 start=0,0 goal=2,0\n000\n000\n000'
case_is 'openings beside the path are no branches' '2 1.00 0 0 0 0.00' '5 3 start=1,1 goal=3,1\n11111\n00000\n11111'
case_is '... but on the path they count' '4 1.00 0 0 0 0.00' '5 3\n11111\n00000\n11111'
case_is 'with three of them the border is blocks as others' '2 1.00 3 3 1 0.00' '5 3 start=1,1 goal=3,1\n11101\n00000\n11111'
case_is 'the start is the goal' '0 - 2 2 1 0.00' '3 1 start=1,0 goal=1,0\n000'
case_is 'no path' '2 - - - - -' '3 1 start=0,0 goal=2,0\n010'
case_is 'neither start nor goal' '- - - - - -' '2 1\n11'
case_is 'a start that is an obstacle is free' '2 1.00 1 1 1 0.00' '4 1 start=1,0 goal=3,0\n0100'
is 'a set of cells is no path' '4 1.00 - - - -' \
    "$(printf '# maze block 3 3 start=0,0 goal=2,2\n000\n010\n000\n\n' | columns -a all-shortest | tr '\t' ' ')"

# Perfect mazes, loops, boards, openings; paths that are not shortest ones, and several per maze.
{
    for a in backtracker kruskal wilson binary-tree; do
        maze-gen -a $a -s 3 -n 8 -w 9 -h 7 -e random -x random
        maze-gen -a $a -s 4 -n 8 -w 11 -h 11 -e random -x random -b 0.5
    done
    maze-gen -a kruskal -s 5 -n 8 -w 9 -h 9 -e random -x random --open 60
    for a in carve cave percolation rows; do
        maze-gen -q -a $a -s 4 -n 8 -e random -x random
    done
    maze-gen -s 2 -n 8 -w 6 -h 6 -f block -e west:2 -x east:3
    maze-gen -s 2 -w 1 -h 1
    printf '# maze block 3 3 start=1,1 goal=2,2\n000\n010\n000\n\n# maze block 2 2 start=0,0 goal=1,0\n10\n00\n\n'
} >mazes
maze-gen -s 3 -n 3 -w 4 -h 4 -b 1 >small
if needs 'Python computes the same' python3; then
    for solver in $(printf '%s\n' left every bfs dfs all-shortest | few_unless_long 2); do
        input=mazes
        [ $solver = every ] && input=small
        maze-solve -q -a $solver $input >solved
        py "$TOP/tests/system/difficulty.py" solved >want
        columns -a $solver $input >got
        same "Python computes the same for $solver" want got
    done
fi

# What does not change them.
maze-gen -a kruskal -s 8 -n 20 -w 9 -h 9 -e 1,2 -x 7,8 >walls
maze-gen -a kruskal -s 8 -n 20 -w 9 -h 9 -e 1,2 -x 7,8 -f block >blocks
columns walls | awk '{ print 2 * $1, $2, $3, 2 * $4, 2 * $5, $6 }' >want
columns blocks | tr '\t' ' ' >got
same 'the lattice of a perfect maze has twice as many cells, and the same difficulty' want got
columns -s 7,8 -g 1,2 walls >got
columns walls >want
same 'the path can be walked both ways' want got
cut -f 6 want >one
maze-solve -k 'difficulty >= 0' -f stats:add=difficulty --no-header walls | cut -f 22 >got
same 'the same alone' one got

# Header fields.
maze-gen -s 8 -n 20 -w 9 -h 9 -b 0.3 | maze-solve -f maze:add=$all >fields
is 'maze-solve drops those of another search' 0 "$(maze-solve fields | grep -c -E "$(echo $all | tr + '|')")"
maze-render -f block fields >converted
is 'the lattice keeps what is known of it' 'apart=32 detour branches difficulty' \
    "$(sed -n '1s/.* length=[0-9]* //p' converted | sed 's/detour=[^ ]*/detour/; s/branches=[^ ]*/branches/; s/difficulty=[^ ]*/difficulty/')"
status 'the fields are true' 0 'maze-solve --check fields'
status '... also of the lattice' 0 'maze-solve --check converted'
maze-render -f walls converted >got
sed 's/ hidden=[^ ]* farthest=[^ ]*//' fields >want
same 'converted back they are the same' want got
while IFS='|' read -r name doors ends; do
    maze-gen -s 2 -n 8 -w 6 -h 6 -f block $doors | sed "s/ start=[^ ]* goal=[^ ]*/$ends/" |
        maze-solve -f maze:add=$all | maze-render -f walls >closed
    is "$name in an opening: other measures" '0 8' "$(grep -c -E 'apart|detour|difficulty' closed) $(grep -c branches closed)"
    status "$name in an opening: what remains is true" 0 'maze-solve --check closed'
done <<'X'
both ends|-e west:2 -x east:3|
the goal|-e 3,3 -x east:3| start=7,7 goal=12,7
X
printf '# maze block 3 1 start=0,0 goal=2,0 solution=none apart=2 difficulty=1.00\n010\n\n' >none
expect 'no path has no difficulty' 1 'maze-solve --check none' <<'Y'
maze-solve: none:2:1: the header has difficulty, but there is no path
maze-solve: none:2:1: the maze is not perfect: 2 components, 0 loops
Y

# Conditions: the values as they are printed, without binary fractions.
maze-gen -a wilson -s 1 -n 200 -w 10 -h 10 >mazes
columns mazes >values
for condition in 'detour >= 2.5' 'detour = 2.78' 'detour<1.5' 'detour != 2' 'difficulty > 14.07' 'difficulty <= 1.2e1' 'branches >= 9' 'hidden < 40' 'farthest = 12' 'apart = 18'; do
    name=${condition%%[ <>=!]*}
    rest=$(echo "${condition#"$name"}" | sed 's/ = / == /')
    column=$(echo $all | tr + '\n' | grep -n "^$name\$" | cut -d : -f 1)
    is "-k $condition" "$(awk -F '\t' "\$$column $rest" values | wc -l | tr -d ' ')" \
        "$(maze-solve -q -k "$condition" -f stats --no-header mazes | wc -l | tr -d ' ')"
done
is 'the remainder of a decimal' "$(awk -F '\t' '{ split($2, part, "."); n += part[2] < 50 } END { print n }' values)" \
    "$(maze-solve -k 'detour % 1 < 0.5' -f stats --no-header mazes | wc -l | tr -d ' ')"
for wrong in 'detour >= 2.555' 'detour % 0.001 = 0' 'detour % 0 = 0' 'branches > 1.5' 'difficulty > x' 'difficulty > -1'; do
    status "not a condition: $wrong" 2 "maze-solve -k '$wrong' mazes"
done
plan
