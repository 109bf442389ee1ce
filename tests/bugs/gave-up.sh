# A walker that gave up was said to have found that there is no path.
. "$TOP/tests/lib.sh"

maze-gen -w 9 -h 9 -s 1 -b 0.5 >maze
status 'there is a path' 0 'maze-solve -f none maze'
expect 'mouse gives up, with status 1' 1 'maze-solve -a mouse:steps=5 -f none maze' <<'X'
maze-solve: maze:2:1: mouse gave up after 5 steps: no path found from 0,0 to 8,8 in seed 1 index 0 (bfs may find one)
X
is 'its maze says so' 'solution=gave-up steps=5' \
    "$(maze-solve -q -a mouse:steps=5 maze | sed -n 's/.* \(solution=.*\)/\1/p')"
status '--check accepts it' 0 'maze-gen -w 9 -h 9 -s 1 | maze-solve -q -a mouse:steps=5 | maze-solve --check'
plan
