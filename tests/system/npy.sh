# npy: NumPy reads the layers that maze-render writes, which agree, as do the distances in text, with a search
# in Python that reads the maze stream itself; and maze-render reads what NumPy writes. count=auto replaces
# the count at the end, in a file only. Malformed arrays are in refused.sh.
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
maze-gen -n 5 -s 1 -w 7 -h 6 -b 0.2 | maze-solve >alike
for layer in digits walls passages distance path ends rgb; do
    maze-render -f npy:layer=$layer mazes >$layer.npy
    maze-render -f npy:layer=$layer,count=5 alike >$layer.5
done
maze-render -f distance mazes >distances
maze-render -f distance alike >distances.5
is 'distance: the header of each maze is a comment' "$(grep -c '^# maze' mazes)" "$(grep -c '^# maze' distances)"
sed '/^#/d' distances >numbers

cat >check.py <<'P'
import io
import subprocess
import numpy as np
import mazes

def blocks(maze, layer):
    """The start and the goal among the blocks, or their colours."""
    scale = 1 if maze.kind == "block" else 2
    a = np.zeros((scale * maze.height + scale - 1, scale * maze.width + scale - 1, 3), np.uint8)
    at = [place and tuple(scale * n + scale - 1 for n in place[::-1]) for place in (maze.goal, maze.start)]
    for x, y in maze.cells():
        if scale == 1:
            a[y, x] = 0 if maze.obstacle(x, y) else 255
        elif not maze.solid(x, y):
            a[2 * y + 1, 2 * x + 1] = 255
            for d, i, j in ("N", 0, -1), ("E", 1, 0), ("S", 0, 1), ("W", -1, 0):
                a[2 * y + 1 + j, 2 * x + 1 + i] = 0 if maze.wall(x, y, d) else 255
    if layer == "ends":
        a = np.zeros(a.shape[:2], np.uint8)
    for place, end, colour in zip(at, (2, 1), ((255, 0, 0), (0, 255, 0))):
        if place:
            a[place] = end if layer == "ends" else colour
    return a

def expected(maze, layer):
    size = maze.height, maze.width
    if layer in ("ends", "rgb"):
        return blocks(maze, layer)
    if layer == "distance":
        a = np.full(size, -1, np.int32)
        for (x, y), n in maze.distances().items():
            a[y, x] = n
        return a
    if layer == "digits":
        return np.array(maze.rows, np.uint8)
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
for layer in "digits", "walls", "passages", "distance", "path", "ends", "rgb":
    with open(layer + ".npy", "rb") as f:
        head = f.read(10)
        f.seek(0)
        good = (10 + head[8] + 256 * head[9]) % 64 == 0 and all(same(np.load(f), expected(maze, layer)) for maze in read) and not f.read()
    one = np.load(layer + ".5")
    good = good and same(one, np.array([expected(maze, layer) for maze in alike]))
    print(layer, good)
tables = [np.loadtxt(text.splitlines(), int, ndmin=2) for text in open("numbers").read().split("\n\n")]
print("text", len(tables) == len(read) and
      all(same(a.astype(np.int32), expected(maze, "distance")) for a, maze in zip(tables, read)))
one = np.loadtxt("distances.5", int).reshape(5, 6, 7)
print("one text", same(one.astype(np.int32), np.load("distance.5")))
random = np.random.default_rng(1)
def read(file, *options):
    return subprocess.run(["maze-render", "--no-header", *options], input=file, capture_output=True).stdout.decode()
def text(array):
    return "".join("".join("".join("%x" % int(v) for v in row) + "\n" for row in maze) + "\n"
                   for maze in (array if array.ndim == 3 else [array]))
wrong = []
for kind in ["?", "u1", "i1", "<u2", ">u2", "<i4", ">i4", "<u8", ">i8"]:
    file, want = io.BytesIO(), ""
    for order in np.ascontiguousarray, np.asfortranarray:
        for shape in (3, 4), (1, 1), (1, 5), (2, 3, 4), (3, 1, 1), (0, 3, 3):
            for version in (1, 0), (2, 0), (3, 0):
                values = random.integers(0, 2, shape) * (1 if kind == "?" else random.choice([1, 4, 8]))
                np.lib.format.write_array(file, order(values.astype(kind)), version=version)
                want += text(values)
    if read(file.getvalue(), "-f", "block") != want:
        wrong.append(kind)
walls = np.array(alike[0].rows)
for order in np.ascontiguousarray, np.asfortranarray:
    file = io.BytesIO()
    np.save(file, order(walls))
    if read(file.getvalue(), "-f", "walls") != text(walls):
        wrong.append("walls")
print("written by numpy", wrong == [])
P
if needs 'layers of npy' numpy; then
    py check.py >got 2>&1
    for what in digits walls passages distance path ends rgb text 'one text' 'written by numpy'; do
        is "$what: the same as in Python" "$what True" "$(grep "^$what " got)"
    done
    [ "$(grep -c True got)" -eq 10 ] || note "$(cat got)"
fi

printf '# maze walls 1 1\n31\n20\n\n# maze block 1 1\n0\n\n' >kinds
status 'but they do if the layer is the path' 0 'maze-render -f npy:layer=path,count=2 kinds >x'
errors <<'X'
maze-render: mazes:26:1: npy:count: all mazes must have one size, but 9x7 follows 12x9|maze-render -f npy:layer=walls,count=30 mazes >x
maze-render: kinds:6:1: npy:count: all mazes must have one size, but 1x1 blocks follows 1x1|maze-render -f npy:layer=walls,count=2 kinds >x
|maze-render -f npy:count=9 alike
|maze-render -f npy:count=4 alike
X

# The count at the end.
maze-gen -n 12 -s 1 -w 9 -h 6 | maze-solve >twelve
for n in 1 12; do
    maze-solve -l $n twelve >some
    maze-render -f npy:count=auto some >auto
    is "$n mazes: status 0" 0 $?
    is "$n mazes: the shape" "($n, 7, 10)," "$(sed -n "1s/.*'shape': \(([0-9, ]*),\) .*/\1/p" auto)"
    maze-render -f npy:count=$n some | tail -c +129 >want
    tail -c +193 auto >got
    same "$n mazes: the data" want got
done
{ echo before; maze-render -f npy:count=auto twelve; echo behind; } >file
is 'output before and behind the array stays' 'before behind' "$(sed -n '1p; $p' file | tr -d '\000-\011\013-\037' | tr '\n' ' ' | sed 's/ $//')"
is 'and the count is right' 1 "$(grep -c -a 'shape.: (12, 7, 10)' file)"
maze-gen -n 3 -s 1 -w 9 -h 6 | sed '25,$d' >cut
status 'a maze that is cut off' 2 'maze-render -f npy:count=auto cut >part'
is 'no count that is not true' 1 "$(grep -c -a 'shape.: (0, 7, 10)' part)"
{ cat twelve; printf '# maze walls 2 2\n'; } >bad
status 'an error before a maze begins' 2 'maze-render -f npy:count=auto bad >part'
is 'the twelve before it are counted' 1 "$(grep -c -a 'shape.: (12, 7, 10)' part)"
printf 'x\n' >appended
why='twelve:2:1: npy:count=auto: the output must be a file, as in > FILE; for a pipe, specify the count'
errors <<X
maze-render: $why|maze-render -f npy:count=auto twelve 2>&1 | cat; exit 2
maze-render: $why|maze-render -f npy:count=auto twelve >/dev/null
maze-render: $why|maze-render -f npy:count=auto twelve >>appended
maze-render: cannot write to standard output: File too large|LLVM_PROFILE_FILE=/dev/null; export LLVM_PROFILE_FILE; ulimit -f 1 && maze-render -f npy:count=auto twelve >limited
maze-render: npy:count=auto: there are no mazes|maze-render -f npy:count=auto /dev/null >x
maze-render: npy:count must be an integer or auto, not 'all'|maze-render -f npy:count=all twelve
X
is 'nothing is appended' x "$(cat appended)"
plan
