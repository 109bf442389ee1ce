# The white margin of a picture was part of the board, so the path led around the maze.
. "$TOP/tests/lib.sh"

is 'the path of the maze' 76 "$(maze-gen -s 3 | maze-solve | sed -n '1s/.* length=//p')"
is 'the same path in a picture with a margin' "# maze walls 20 20 start=0,0 goal=19,19 solver=bfs solution=path length=76" \
    "$(maze-gen -s 3 | maze-render -f pbm -c 12 -t 5 --margin 10 | maze-solve | head -n 1)"
plan
