# A walker's visited cells were all that can be come to, not those where it had been.
. "$TOP/tests/lib.sh"
for a in left right pledge chain tremaux dfs; do
    is "$a: one move, two cells" cc00 "$(printf '0000\n' | maze-solve --no-header -s 0,0 -g 1,0 -a $a --visited | head -n 1)"
done
is "and no more than steps tell" 15 "$(maze-gen -s 1 -w 5 -h 5 | maze-solve -a right -f stats --no-header | cut -f 19)"
plan
