# --visited marks the cells that the solver looked at, and changes nothing else.
. "$TOP/tests/lib.sh"

# A dead end, a room that cannot be reached, and obstacles.
printf '1111111\n1000001\n1110101\n1000111\n1111001\n1111111\n\n' >board
maze-gen -s 3 -w 9 -h 9 -b 0.5 >loops
printf '# maze walls 3 2 start=0,0 goal=2,0\n3231\n1011\n2220\n\n' >unreachable
maze-solve --list >solvers
while read -r name _; do
    maze-solve -q -a "$name" --no-header loops unreachable >plain
    expect "$name: the other marks stay" 1 \
        "maze-solve -q -a $name --visited --no-header loops unreachable >seen; s=\$?; tr 89a-f 0-7 <seen; exit \$s" <plain
    is "$name: cells were visited" yes "$(grep -q '[89a-f]' seen && echo yes)"
    expect "$name: no obstacle has a mark" 0 \
        "maze-solve -q -a $name --visited -s 1,1 -g 1,3 --no-header board | tr 48c 000" <board
done <solvers
for a in $(names_with solve 'is_walker = true') dfs; do
    is "$a: one move, two visited cells" cc00 "$(printf '0000\n' | maze-solve --no-header -s 0,0 -g 1,0 -a $a --visited)"
done
# The marks of the input.
expect 'a solid start: old marks are removed' 1 "printf '771\n761\n220\n' | maze-solve -q -s 0,0 --no-header" <<'X'
331
321
220

X
maze-gen -s 3 | maze-solve --visited >want
maze-gen -s 3 | maze-solve --visited -k 'visited > 0' >got
same 'a condition on the visited cells keeps their marks' want got
printf '111111\n100001\n100001\n111111\n' >mask
maze-gen -m mask -s 1 -e 1,1 -x 4,2 >maze
expect 'blind-alley: only cells of the mask are visited' 0 'maze-solve -a blind-alley --visited --no-header maze' <<'X'
3333331
3767631
3954531
3333331
2222220

X
plan
