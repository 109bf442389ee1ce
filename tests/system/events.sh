# -f events: events.py replays the searches. The example of the paper of Searchformer, Lehnert and others, 2024, figure 1.
. "$TOP/tests/lib.sh"

printf '# maze block 3 3 start=0,2 goal=1,0\n001\n000\n010\n\n' >paper
expect 'the example of the paper' 0 'maze-solve -a astar -f events paper' <<'X'
create 0 2 0 3
close 0 2 0 3
create 0 1 1 2
close 0 1 1 2
create 0 0 2 1
create 1 1 2 1
close 0 0 2 1
create 1 0 3 0
close 1 0 3 0
plan 0 2
plan 0 1
plan 0 0
plan 1 0

X
printf '# maze walls 2 1 start=0,0 goal=1,0\n331\n220\n\n' >apart
printf '# maze walls 2 1 start=0,0 goal=1,0\n321\n220\n\n' >two
expect 'on one line; without a path there is no plan, and no event with a solid goal' 1 'maze-solve -q -f events -1 two paper apart; maze-solve -q -f events apart two -g 0,0' <<'X'
create 0 0 0 0 / close 0 0 0 0 / create 1 0 1 0 / close 1 0 1 0 / plan 0 0 / plan 1 0
create 0 2 0 0 / close 0 2 0 0 / create 0 1 1 0 / close 0 1 1 0 / create 0 0 2 0 / create 1 1 2 0 / close 0 0 2 0 / create 1 0 3 0 / close 1 1 2 0 / create 2 1 3 0 / close 1 0 3 0 / plan 0 2 / plan 0 1 / plan 0 0 / plan 1 0


create 0 0 0 0
close 0 0 0 0
plan 0 0

X
printf '# maze block 2 1\n11\n\n' | maze-solve -q -f events >none
is 'a board without a free block has no events' 1 "$(wc -l <none | tr -d ' ')"
maze-gen --shape hex -s 1 -w 3 -h 3 >hex
errors <<'X'
maze-solve: -f events requires bfs, dfs or astar|maze-solve -f events -a tremaux two
maze-solve: hex:2:1: -f events supports only square cells|maze-solve -f events hex
X
printf '0 0 5 5\n3 3 3 3\n5 0 0 5\n9 9 0 0\n' >queries
maze-gen -s 1 -w 6 -h 6 -b 0.5 >one
while read -r sx sy gx gy; do
    maze-solve -a astar -f events -s "$sx,$sy" -g "$gx,$gy" one
done <queries 2>/dev/null >want
maze-solve -a astar -f events --queries queries one >got 2>/dev/null
same 'queries' want got
maze-gen -s 1 -w 30 -h 30 >large
is 'twenty times less than frames' yes "$([ $(($(maze-solve -a astar -f events large | wc -c) * 20)) -lt \
    "$(maze-solve -a astar --trace large | wc -c)" ] && echo yes)"
the_rest_needs 'events are replayed' python3
n=200
[ ! "$LONG" ] || n=5000
{
    maze-gen -s 1 -n $n -a obstacles --board 3x3-12x12 | maze-solve -q -k 'solvable >= 0'
    maze-gen -s 2 -n $n -w 2-9 -h 2-9 -b 0.6 --open 4 -e inside -x inside
    maze-gen -s 3 -n 20 -a cave --board 15x12
} >mazes
for solver in astar bfs dfs; do
    maze-solve -q -a $solver -f events mazes >events
    is "$solver" '' "$(py "$TOP/tests/system/events.py" $solver mazes <events)"
done
for solver in astar:seed=7 dfs:seed=7; do
    maze-solve -q -a $solver -f events mazes >random
    is $solver '' "$(py "$TOP/tests/system/events.py" ${solver%:*} random mazes <random)"
done
status 'a seed gives another order' 1 'cmp -s events random'
plan
