# Every solver of --list, and solvers that mark a set of cells instead of a path.
. "$TOP/tests/lib.sh"

expect 'all-shortest marks the cells of all shortest paths' 0 \
    "printf '3221\\n1001\\n2220\\n' | maze-solve --input walls -s 0,0 -g 2,1 -a all-shortest" <<'X'
# maze walls 3 2 start=0,0 goal=2,1 solver=all-shortest solution=set length=3
7661
5441
2220

X
expect 'all-shortest has no moves' 0 \
    "printf '3221\\n1001\\n2220\\n' | maze-solve --input walls -s 0,0 -g 2,1 -a all-shortest -f moves" <<'X'
?
X
expect 'bottleneck: the cells on every path' 0 \
    "printf '3221\\n1001\\n2220\\n' | maze-solve --input walls -s 0,0 -g 2,1 -a bottleneck -f cells" <<'X'
0,0
2,1

X

# In a room of 3x3 cells, wall followers begin at an opening, with their back to it.
while read -r name start goal rows want; do
    is "$name from the opening at $start" "$want" \
        "$(printf "$rows" | maze-solve --input walls -a "$name" -s "$start" -g "$goal" -f moves)"
done <<'X'
right 1,0 1,2 3021\n1001\n1001\n2220\n WSSE
right 0,1 2,1 3221\n0001\n1001\n2220\n SEEN
left 2,1 0,1 3221\n1000\n1001\n2220\n SWWN
left 1,2 1,0 3221\n1001\n1001\n2020\n WNNE
X

# Every solver on mazes of five kinds. Incomplete solvers may miss an existing
# path.
maze-solve --list | cut -f1 >solvers
incomplete_solvers >incomplete
for a in 'backtracker' 'kruskal -b 1' 'division:rooms=4' 'wilson --open 20' 'main-path'; do
    maze-gen -s 6 -n 200 -w 10 -h 10 -a $a >mazes
    while read -r name; do
        case $name in every) more='-l 200' ;; *) more= ;; esac
        maze-solve -q -a "$name" $more -f none mazes
        got=$?
        if grep -q -x "$name" incomplete; then [ $got -lt 2 ]; else [ $got -eq 0 ]; fi ||
            echo "$name on $a: $got"
    done <solvers >wrong
    is "all solvers on 200 mazes of $a" "" "$(cat wrong)"
done

# A loop from which the goal cannot be reached: no path, nothing marked but the cells visited.
printf '3231\n1011\n2220\n' >apart
maze-solve --list | cut -f1 | while read -r name; do
    maze-solve -q -a "$name" --visited --no-header -s 0,0 -g 2,0 apart >marked
    marks=$(tr 4567cdef x <marked | tr 89ab 0123)
    [ "$marks" = "$(printf '3231\n1011\n2220')" ] || echo "$name: $marks"
    seen=$(tr -d '01234567\n' <marked | wc -c | tr -d ' ')
    stats=$(maze-solve -q -a "$name" --no-header -f stats -s 0,0 -g 2,0 apart | cut -f 14-17,19)
    [ "$name" != contract ] || continue # it does not count them
    [ "$stats" = "$(printf '0\t0\t0\t-\t%s' "$seen")" ] || echo "$name: $seen visited, but $stats"
done >wrong
is 'without a path, --visited and statistics count the same cells' '' "$(cat wrong)"
for a in cul-de-sac blind-alley; do
    is "$a fills nothing if there is no path" 0 \
        "$(maze-solve -q -a $a --no-header -f stats -s 0,0 -g 2,0 apart | cut -f 19)"
done
plan
