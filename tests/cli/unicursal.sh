# --unicursal: one path through all cells.
. "$TOP/tests/lib.sh"

# unicursal OPTION ...: prints mazes of all algorithms that have such mazes, with these options.
unicursal() {
    while read -r name _; do
        maze-gen -q -a "$name" --unicursal -s 2 "$@" 2>/dev/null
    done <names
}
# one_path NAME MOVES: passes if there are more than 40 mazes in the file mazes, and all are perfect with a
# path of MOVES moves, one fewer than the cells.
one_path() {
    mazes=$(grep -c '^#' mazes)
    is "$1: one path through all $(($2 + 1)) cells" "yes $mazes" \
        "$([ "$mazes" -gt 40 ] && echo yes) $(maze-solve -k 'perfect = 1' -k "length = $2" -f moves mazes | grep -c .)"
}
maze-gen --list >names
unicursal -w 4 -h 3 -n 4 >mazes
one_path '4x3 cells' 47
unicursal -w 1 -h 4 -n 4 >mazes
one_path '1x4 cells' 15
# The doubling does not depend on the algorithm.
for e in random north south:2 west:1 east 0,0 2,1; do
    maze-gen --unicursal -w 4 -h 3 -s 2 -n 6 -e $e
done >mazes
one_path 'entrances anywhere' 47
expect 'one cell becomes four' 0 'maze-gen -s 1 -w 1 -h 1 --unicursal' <<'X'
# maze walls 2 2 v=1 seed=1 index=0 algorithm=backtracker unicursal=1 start=0,0 goal=1,0
111
101
220

X
status 'no exit' 0 'maze-gen --unicursal -x none'
for wrong in '-a percolation' '-a rows' '-b 1' '--open 1' '--percolate 1' '-x 3,3' '-e 99,99' '-e far' '-a division:rooms=5' '-a eller -h inf'; do
    status "--unicursal with $wrong is an error" 2 "maze-gen --unicursal $wrong"
done
plan
