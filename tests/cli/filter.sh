# Filters: -k writes only the mazes that satisfy a condition, -l at most so many of them.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -n 300 >mazes
long=$(maze-solve -f moves mazes | awk 'length($0) >= 120' | grep -c '')
for k in 'length>=120' 'length >= 120' 'length > 119'; do
    is "-k '$k'" "$long" "$(maze-solve -k "$k" mazes | grep -c '^#')"
done
is '== is =' "$(maze-solve -k turns=60 mazes)" "$(maze-solve -k 'turns == 60' mazes)"
is 'three conditions: all must hold' \
    "$(maze-solve -f stats --no-header mazes | awk -F '\t' '$17 < 100 && $15 == 1 && $9 != 320' | grep -c '')" \
    "$(maze-solve -k 'length<100' -k unique=1 -k 'corridors!=320' mazes | grep -c '^#')"
for visited in '' --visited; do
    maze-solve $visited mazes >solved
    maze-solve -k 'length>=0' $visited mazes >kept
    same "mazes that pass are written as without a filter $visited" solved kept
done
status 'no maze passes: status 1' 1 'maze-solve -k "length>100000" mazes'
is '-l 3 writes three mazes, and ends an endless stream' 3 "$(maze-gen -n inf | maze-solve -k 'length>=100' -l 3 -1 | grep -c '')"
is '-l counts over two files' 5 "$(maze-solve -l 5 mazes mazes -1 | grep -c '')"
maze-gen -a percolation:p=0.3 -s 1 -n 50 >broken
expect 'the first maze that passes is in the third file' 0 \
    'maze-solve -k solvable=1 broken broken mazes -l 1 -f none' </dev/null
is 'a maze without a path has no length' 0 \
    "$(maze-solve -k 'length>=0' -k solvable=0 broken | grep -c '')"
is 'frames are not written' 1 \
    "$(maze-gen --trace -s 1 -w 4 -h 4 | maze-solve -k length\>0 -1 | grep -c '')"
for wrong in 'length' 'length>' '>3' 'nosuch>3' 'length=>3' 'length>-1' 'length>x' 'algorithm=3' ''; do
    status "not a condition: $wrong" 2 "maze-solve -k '$wrong' mazes"
done
status '-l 0 is an error' 2 'maze-solve -l 0 mazes'
is 'blanks around a condition' 3 "$(maze-gen -n 3 -s 1 | maze-solve -k ' length  >=  1 ' -f moves | grep -c '')"
conditions=$(awk 'BEGIN { for (k = 0; k < 32; k++) printf "-k cells=400 " }')
status '32 conditions' 0 "maze-gen | maze-solve $conditions"
is 'a 33rd condition is an error' 'maze-solve: -k: more than 32 conditions' "$(maze-solve $conditions -k cells=400 mazes 2>&1)"
plan
