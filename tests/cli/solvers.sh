# Solvers that mark a set of cells instead of a path, and where wall followers begin. tests/prop/solvers.c
# tests every solver in mazes of all kinds.
. "$TOP/tests/lib.sh"

printf '# maze walls 3 2 start=0,0 goal=2,1\n3221\n1001\n2220\n' >room
expect 'all-shortest marks the cells of all shortest paths' 0 'maze-solve -a all-shortest room' <<'X'
# maze walls 3 2 start=0,0 goal=2,1 solver=all-shortest solution=set length=3
7661
5441
2220

X
is 'all-shortest has no moves' '?' "$(maze-solve -a all-shortest -f moves room 2>&1)"
expect 'bottleneck: the cells on every path' 0 'maze-solve -a bottleneck -f cells room' <<'X'
0,0
2,1

X

is 'contract: a list of passages, which has no rows' E \
    "$(printf '# maze walls 2 1 goal=1,0\n0,0 1,0\n' | maze-solve -a contract -f moves 2>&1)"

# In a room of 3x3 cells, wall followers begin at an opening, with their back to it.
while read -r name start goal rows want; do
    is "$name from the opening at $start" "$want" "$(printf "$rows" | maze-solve --input walls -a $name -s $start -g $goal -f moves)"
done <<'X'
right 1,0 1,2 3021\n1001\n1001\n2220\n WSSE
right 0,1 2,1 3221\n0001\n1001\n2220\n SEEN
left 2,1 0,1 3221\n1000\n1001\n2220\n SWWN
left 1,2 1,0 3221\n1001\n1001\n2020\n WNNE
X

is 'one step' 'gave up after 1 step:' "$(maze-gen -s 1 | maze-solve -a mouse:steps=1 2>&1 >/dev/null | sed 's/.*gave/gave/; s/:.*/:/')"
# A loop from which the goal cannot be reached: the statistics count the cells that --visited marks.
printf '3231\n1011\n2220\n' >apart
maze-solve --list | grep -v '^contract' >solvers # it does not count them
incomplete_solvers >gives_up
while read -r name _; do
    solvable=0
    ! grep -q -x "$name" gives_up || solvable=-
    seen=$(maze-solve -q -a "$name" --visited --no-header -s 0,0 -g 2,0 apart | tr -d '01234567\n')
    is "$name: without a path, --visited and statistics count the same cells" "$solvable	0	0	-	${#seen}" \
        "$(maze-solve -q -a "$name" --no-header -f stats -s 0,0 -g 2,0 apart | cut -f 14-17,19)"
done <solvers
# Corridors that are longer than cul-de-sac walks at first, so that it tries them again.
maze-gen -s 6 -n 20 -w 30 -h 30 -b 0.2 >loops
maze-solve -f stats --no-header loops | cut -f 17 >want
maze-solve -a cul-de-sac -f stats --no-header loops | cut -f 17 >got
same 'cul-de-sac leaves the shortest paths of mazes with loops' want got
for a in cul-de-sac blind-alley; do
    is "$a fills nothing if there is no path" 0 \
        "$(maze-solve -q -a $a --no-header -f stats -s 0,0 -g 2,0 apart | cut -f 19)"
done
plan
