# In a maze whose only opening is its goal, the opening was also the start by default: a solution of
# length 0, without a word. A default is now another cell than the other of the two.
. "$TOP/tests/lib.sh"

# Each row has the start and the goal that are found, what writes the maze, and options of maze-solve.
while IFS='|' read -r ends command options; do
    eval "$command" | maze-solve -q $options >solved
    read -r header <solved
    start=${header#*start=} goal=${header#*goal=}
    is "$command, $options" "$ends" "${start%% *} ${goal%% *}"
done <<'X'
0,0 19,19|maze-gen -s 1 -e none|
19,19 0,0|maze-gen -s 1 -e none -x 0,0|
0,0 19,19|maze-gen -s 1 -x none|
19,19 0,0|maze-gen -s 1 -e 19,19 -x none|
0,0 19,19|maze-gen -s 1 -e none --no-header|
0,0 19,19|maze-gen -s 1 -x none --no-header|
10,0 19,19|maze-gen -s 1 -e north:10 -x none --no-header|
1,1 4,3|printf '#####\n#   #\n# ###\n#    \n#####\n'|
2,2 0,0|printf '# maze walls 3 3 goal=0,0\n1221\n1001\n1001\n2220\n'|
2,2 0,0|printf '# maze walls 3 3 start=2,2\n1221\n1001\n1000\n2220\n'|
0,0 2,2|printf '1221\n1001\n1000\n2220\n'|
0,0 19,19|maze-gen -s 1 -e none --no-header|-g 19,19
3,3 3,3|maze-gen -s 1|-s 3,3 -g 3,3
0,0 0,0|printf '30\n20\n'|
5,5 19,19|maze-gen -s 1 --no-header -e north:3 -x none|-s 5,5
X
plan
