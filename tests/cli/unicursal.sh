# --unicursal: one path through all cells.
. "$TOP/tests/lib.sh"

# The path has as many moves as there are other cells, and there are no more passages, so
# it is the only one.
maze-gen --list | cut -f1 >names
while read -r name; do
    maze-gen -a "$name" -w 4 -h 4 --unicursal -n 0 2>/dev/null || continue
    for size in '4 -h 3' '1 -h 4' ${LONG:+'4 -h 4' '4 -h 1'}; do
        maze-gen -q -a "$name" -w $size --unicursal -n 4 -s 2 >mazes
        cells=$(awk 'NR == 1 { print $4 * $5 }' mazes)
        is "$name: -w $size: one path through all $cells cells" "$((cells - 1))" \
            "$(maze-solve -f moves mazes | awk '{ print length($0) }' | sort -u)"
        is "$name: -w $size: $cells cells have $((cells - 1)) passages" "$((cells - 1))" \
            "$(maze-render -f block --no-header mazes | awk '
                /^$/ { print twice / 2; twice = n = 0; next }
                { row[++n] = $0 }
                n > 2 && n % 2 { for (x = 2; x < length($0); x += 2)
                    twice += 4 - substr(row[n-1], x-1, 1) - substr(row[n-1], x+1, 1) - \
                             substr(row[n-2], x, 1) - substr(row[n], x, 1) }' | awk '{ print $1 - 1 }' | sort -u)"
    done
    # The doubling does not depend on the algorithm.
    case $name in backtracker | kruskal | eller) ;; *) [ "$LONG" ] || continue ;; esac
    for e in random north south:2 west:1 east 0,0 2,1; do
        is "$name -e $e: one path through all 48 cells" 47 \
            "$(maze-gen -a "$name" -n 1 -w 4 -h 3 --unicursal -e $e -s 2 |
            maze-solve -f moves | tr -d '\n' | wc -c | tr -d ' ')"
    done
done <names
is 'more than 15 algorithms have unicursal mazes' yes "$([ "$(maze-gen --list | cut -f1 | while read -r a; do
    maze-gen -a "$a" -w 4 -h 4 --unicursal -n 0 2>/dev/null && echo; done | wc -l)" -gt 15 ] && echo yes)"
expect 'one cell becomes four' 0 'maze-gen -s 1 -w 1 -h 1 --unicursal' <<'X'
# maze walls 2 2 v=1 seed=1 index=0 algorithm=backtracker unicursal=1 start=0,0 goal=1,0
111
101
220

X
for wrong in '-a percolation' '-a rows' '-b 1' '--open 1' '--percolate 1' '-x 3,3' '-e far' '-a division:rooms=5' '-a eller -h inf'; do
    status "--unicursal with $wrong is an error" 2 "maze-gen --unicursal $wrong"
done
plan
