# Several goals: the path leads to the nearest one, and goals= keeps them all.
. "$TOP/tests/lib.sh"

maze-gen -w 5 -h 5 -s 3 >five
near() { maze-solve "$@" -f stats --no-header five | cut -f 17; }
is 'the nearest of three goals' "$(for g in 4,0 4,4 0,4; do near -g $g; done | sort -n | head -n 1)" \
    "$(near -g 4,0+4,4+0,4)"
maze-solve -g 4,0+4,4+0,4 five >three
expect 'the header names the nearest goal, and all of them' 0 'head -n 1 three' <<'X'
# maze walls 5 5 v=1 seed=3 index=0 algorithm=backtracker start=0,0 goal=0,4 goals=4,0+4,4+0,4 solver=bfs solution=path length=4
X
is 'another start: the nearest goal is searched again' "4,4" "$(maze-solve -s 4,4 -f cells three | sed '$d')"
is '-g replaces goals=' 1 "$(maze-solve -g 1,1 three | grep -c 'goal=1,1 solver=')"
is 'a query replaces goals=' 1 \
    "$(echo 0 0 1 1 >ask; maze-solve --queries ask three | grep -c 'goal=1,1 solver=')"
is 'goals= of walls as blocks' "goals=9,1+9,9+1,9" "$(maze-render -f block three | sed -n 's/.*\(goals=[^ ]*\).*/\1/p')"
maze-render -f block three | maze-render -f walls >back
same 'goals= as blocks and back' three back

for g in 1,1+ +1,1 1,1+x 1,1++2,2 1,1+5,0 1,1+0,5; do
    status "-g $g is an error" 2 "maze-solve -g $g five"
    status "goals=$g is an error" 2 "sed 's/goal=[^ ]*/goals=$g/' five | maze-solve"
done
status 'goals= outside the maze cannot be drawn as blocks' 2 \
    "sed 's/goals=[^ ]*/goals=8,3/' three | maze-render -f block"
status 'goals= in a post cannot be drawn as walls' 2 \
    "maze-render -f block three | sed 's/goals=[^ ]*/goals=2,2/' | maze-render -f walls"
plan
