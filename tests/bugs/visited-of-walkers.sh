# The visited cells of a walker are those where it has been, not all reachable cells.
. "$TOP/tests/lib.sh"
for a in left right pledge chain tremaux dfs; do
    is "$a: one move, two visited cells" cc00 \
        "$(printf '0000\n' | maze-solve --no-header -s 0,0 -g 1,0 -a $a --visited | head -n 1)"
done
is 'as many visited cells as the steps of the walk' 15 \
    "$(maze-gen -s 1 -w 5 -h 5 | maze-solve -a right -f stats --no-header | cut -f 19)"
plan
