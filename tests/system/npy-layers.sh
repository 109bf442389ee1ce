# The layers of npy, and the distances in text, agree with a search in Python, which reads the maze
# stream itself.
. "$TOP/tests/lib.sh"

# Loops, solid cells, openings, boards, a start on an obstacle, cells that cannot be reached, mazes
# without start or path, one cell, narrow ones.
printf '110000\n100010\n001110\n000000\n' >mask
{
    maze-gen -n 2 -s 1 -w 12 -h 9 -b 0.3 -e random -x random --open 3 | maze-solve --visited
    maze-gen -s 2 -w 9 -h 7 -a percolation:p=0.6 | maze-solve -q
    maze-gen -s 4 -m mask -e none -x none
    maze-gen -s 5 -w 1 -h 120 | maze-solve
    maze-gen -s 5 -w 8 -h 1 -e none -x none
    printf '# maze walls 1 1\n31\n20\n\n'
    maze-gen -n 2 -s 6 -a cave --board 15x11 | maze-solve -q
    maze-gen -s 7 -a cave --board 11x8 -e none -x none
    printf '# maze block 4 3 start=1,1 goal=3,2\n0100\n1104\n0000\n\n# maze block 2 1\n11\n\n'
    printf '# maze block 1 3 start=0,0\n0\n1\n0\n\n'
} >mazes
for layer in walls passages distance path; do
    maze-render -f npy:layer=$layer mazes >$layer.npy
    is "$layer: status 0" 0 $?
done
maze-gen -n 5 -s 1 -w 7 -h 6 -b 0.2 | maze-solve >alike
for layer in walls passages distance path; do
    maze-render -f npy:layer=$layer,count=5 alike >$layer.5
done
maze-render -f distance mazes >distances
maze-render -f distance alike >distances.5
is 'distance: the header of each maze is a comment' "$(grep -c '^# maze' mazes)" "$(grep -c '^# maze' distances)"
sed '/^#/d' distances >numbers

cat >check.py <<'P'
import sys
import numpy as np
import mazes

def expected(maze, layer):
    size = maze.height, maze.width
    if layer == "distance":
        a = np.full(size, -1, np.int32)
        for (x, y), n in maze.distances().items():
            a[y, x] = n
        return a
    if layer == "path":
        return np.array([[maze.marked(x, y) for x in range(size[1])] for y in range(size[0])], np.uint8)
    if layer == "walls" and maze.kind == "block":
        return np.array([[maze.obstacle(x, y) for x in range(size[1])] for y in range(size[0])], np.uint8)
    a = np.zeros((*size, 4), np.uint8 if layer == "walls" else bool)
    for x, y in maze.cells():
        for k, d in enumerate("NESW"):
            a[y, x, k] = maze.wall(x, y, d) if layer == "walls" else maze.has(*maze.beside(x, y, d)) and not maze.wall(x, y, d)
    return a

def same(a, b):
    return a.dtype == b.dtype and a.shape == b.shape and (a == b).all()

read, alike = mazes.read("mazes"), mazes.read("alike")
for layer in "walls", "passages", "distance", "path":
    with open(layer + ".npy", "rb") as f:
        good = all(same(np.load(f), expected(maze, layer)) for maze in read) and not f.read()
    one = np.load(layer + ".5")
    good = good and same(one, np.array([expected(maze, layer) for maze in alike]))
    print(layer, good)
tables = [np.loadtxt(text.splitlines(), int, ndmin=2) for text in open("numbers").read().split("\n\n")]
print("text", len(tables) == len(read) and
      all(same(a.astype(np.int32), expected(maze, "distance")) for a, maze in zip(tables, read)))
one = np.loadtxt("distances.5", int).reshape(5, 6, 7)
print("one text", same(one.astype(np.int32), np.load("distance.5")))
P
python=$(python_with numpy)
if [ "$python" ]; then
    PYTHONPATH=$TOP/tests "$python" -B check.py >got 2>&1
    for what in walls passages distance path text 'one text'; do
        is "$what: the same as in Python" "$what True" "$(grep "^$what " got)"
    done
    [ "$(grep -c True got)" -eq 6 ] || note "$(cat got)"
else
    skip 'layers of npy' numpy
fi

expect 'mazes of walls and boards do not fit in one array' 2 'maze-render -f npy:layer=walls,count=30 mazes >x' <<'X'
maze-render: mazes:26:1: npy:count=30: all mazes must have one size, but (7, 9, 4) follows (9, 12, 4)
X
printf '# maze walls 1 1\n31\n20\n\n# maze block 1 1\n0\n\n' >kinds
expect 'nor do both kinds of one size' 2 'maze-render -f npy:layer=walls,count=2 kinds >x' <<'X'
maze-render: kinds:6:1: npy:count=2: all mazes must have one size, but (1, 1) follows (1, 1, 4)
X
status 'but they do if the layer is the path' 0 'maze-render -f npy:layer=path,count=2 kinds >x'
plan
