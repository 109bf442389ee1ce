# Random mazes with a shape: Python computes paths, sets of cells and statistics from the rules in
# common/maze/shape.h alone (shapes.py).
. "$TOP/tests/lib.sh"

the_rest_needs 'Python computes the same' python3
shapes() { py "$TOP/tests/system/shapes.py" "$@"; }
add=apart+detour+branches+hidden+farthest+difficulty+canonical+canonical_ends

# compare SOLVER MAZES: passes if Python finds nothing wrong in what the solver has written about them.
compare() {
    for format in maze stats:add=$add moves cells; do
        maze-solve -q -a "$1" --visited -f "$format" "$2" >"${format%%:*}"
    done
    shapes check "${1%%:*}" maze stats moves cells >wrong
    : >nothing
    same "Python computes the same for $1" nothing wrong
}
if [ "$LONG" ]; then mazes=10000; else mazes=600; fi
shapes make $mazes 1 1000 >many
shapes make $((mazes / 4)) 2 5 >few
for solver in bfs dfs dfs:seed=5 dead-end all-shortest; do
    compare $solver many
done
compare every few # all paths, each once

# --check finds nothing else than paths that are not shortest ones and mazes that are not perfect.
maze-solve -q -a every -f maze:add=hash+hash_ends+branches+hidden+farthest few >solved
maze-solve -q -a every -f stats few >stats
maze-solve -q -f stats solved | paste stats - |
    awk -F '\t' 'NR > 1 { longer += $17 != $38; loops += $16 == 0 } END { print longer, loops, longer + loops }' >want
maze-solve --check solved 2>&1 | awk '/not a shortest/ { longer++ } /not perfect/ { loops++ } END { print longer, loops, NR }' >got
same '--check says the same' want got
plan
