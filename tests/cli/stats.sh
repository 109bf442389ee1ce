# -f stats: one line of statistics per maze.
. "$TOP/tests/lib.sh"

expect 'the statistics of a room of 3x2 cells' 0 \
    "printf '# maze walls 3 2 seed=7 index=4\\n3221\\n1001\\n2220\\n' | maze-solve -f stats -s 0,0 -g 2,1" <<'X'
index	seed	algorithm	width	height	cells	walls	dead_ends	corridors	junctions	crossroads	components	loops	solvable	unique	perfect	length	turns	visited	steps	choices
4	7	-	3	2	6	0	0	4	2	0	1	2	1	0	0	3	1	6	-	1
X
# Scripts number the columns: these stay where they are, and a new statistic stands behind them.
maze-solve --complete -f maze:add= | sed 's/.*=\([a-z_]*\).*/\1/' >names
added=$(paste -s -d + names)
is 'a column keeps its number' "$(tr -d '\n' <<'X'
index,seed,algorithm,width,height,cells,walls,dead_ends,corridors,junctions,crossroads,components,
loops,solvable,unique,perfect,length,turns,visited,steps,choices,hash,hash_ends,canonical,
canonical_ends,apart,detour,branches,hidden,farthest,difficulty,start,goal
X
)" "$(maze-solve -f stats:csv=1,add=$added+start+goal /dev/null)"
is 'a board without a free block has neither start nor goal' '- -' \
    "$(printf '# maze block 2 1\n11\n' | maze-solve -q -f stats:add=start+goal --no-header | cut -f 22,23 | tr '\t' ' ')"
is 'start and goal, where the search was' '3,2 4,0 "0,0","1,1"' \
    "$(maze-gen -s 1 -w 5 -h 5 | maze-solve -s 3,2 -g 0,4+4,0 -a dead-end -f stats:add=start+goal --no-header | cut -f 22,23 | tr '\t' ' ') \
$(printf '# maze block 2 2 start=0,0 goal=1,1\n00\n00\n' | maze-solve -f stats:csv=1,add=goal+start --no-header | sed 's/.*,"0/"0/')"
maze-gen -s 1 >one
maze-solve -f stats:add=$added --no-header one | tr '\t' '\n' | sed 1,21d | paste -d = names - >want
maze-solve -f maze:add=$added one >fields
sed -n '1s/.* length=[0-9]* //p' fields | tr ' ' '\n' >got
same 'header fields have the names and the values of the columns' want got
is 'maze-render:marks=0 keeps only those that do not depend on a search' 'hash= hash_ends= canonical= canonical_ends=' \
    "$(maze-render -f walls:marks=0 fields | tr ' ' '\n' | sed -n '/^hash=/,/^[0-9]/s/=.*/=/p' | xargs)"
printf '# maze walls 3 1\n3231\n2220\n' >solid
is 'a perfect maze, to and from a solid cell: no unique path' '0 1 0 1' \
    "$(for ends in '-s 0,0 -g 2,0' '-s 2,0 -g 0,0'; do
        maze-solve -q $ends -f stats --no-header solid | cut -f 15,16
    done | paste -s -d '\t' - | tr '\t' ' ')"
maze-gen -s 1 -n 300 >mazes
is '--no-header omits the names' 300 "$(maze-solve -f stats --no-header mazes | wc -l | tr -d ' ')"
is 'a line per maze, and one of names for all files' 601 "$(maze-solve -f stats mazes mazes | wc -l | tr -d ' ')"
is 'frames are skipped' 2 "$(maze-gen --trace -s 1 -w 4 -h 4 | maze-solve -f stats | wc -l | tr -d ' ')"
is 'no maze: the names alone' 21 "$(maze-gen -n 0 | maze-solve -f stats | tr '\t' '\n' | wc -l | tr -d ' ')"
is 'no maze and --no-header: nothing' "" "$(maze-gen -n 0 | maze-solve -f stats --no-header)"
maze-solve -f stats /dev/null | tr '\t' '\n' | awk '{ print NR, $1 }' >want_columns
sed -n '/^\.Fl f Cm stats ,$/,/^\.El/s/^\.It //p' "$TOP/man/maze-solve.1" | sed 's/ Ta / /g' |
    awk '{ print $1, $2; print $3, $4; print $5, $6 }' | sort -n >man_columns
same 'the manual numbers the columns' want_columns man_columns
plan
