# Tokens: a decoder in Python rebuilds maze, start, goal and path from each style, and finds what a
# second reader, of the maze stream, finds. Details of the text that their readers rely on.
. "$TOP/tests/lib.sh"

printf '110000\n100010\n001110\n000000\n' >mask
{
    maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.3 -e random -x random --open 3 | maze-solve --visited
    maze-gen -s 2 -w 9 -h 7 -a percolation:p=0.6 | maze-solve -q
    maze-gen -s 4 -m mask -e none -x none
    maze-gen -s 3 -w 9 -h 7 -b 1 | maze-solve -a every -l 3
    maze-gen -s 5 -w 1 -h 120 | maze-solve
    maze-gen -s 5 -w 8 -h 1
    printf '# maze walls 1 1\n31\n20\n\n# maze walls 2 1 start=0,0 goal=0,0\n721\n220\n\n'
    printf '# maze walls 2 1 goal=1,0\n321\n220\n\n# maze walls 2 1 start=1,0\n321\n220\n\n'
    maze-gen -n 2 -s 6 -a cave --board 15x11 | maze-solve -q
    printf '# maze block 4 3 start=1,1 goal=3,2\n0100\n1544\n0004\n\n'
} >mazes
seeds='1 2 18446744073709551615'
maze-render -f tokens mazes >unique
maze-render -f tokens:coordinates=tuple mazes >tuple
maze-render -f tokens:style=walls mazes >walls
for seed in $seeds; do
    maze-render -f tokens:shuffle=$seed mazes >shuffle.$seed
done
for v in rasterized uniform; do
    maze-render -f tokens:vocabulary=$v mazes >vocabulary.$v
    maze-render -f tokens:vocabulary=$v,coordinates=tuple mazes >vocabulary.tuple.$v
    maze-render -f tokens:vocabulary=$v,style=walls mazes >vocabulary.walls.$v
done
cat >check.py <<'P'
import re
import sys
import mazes

SPECIAL = "<ADJLIST_START> <ADJLIST_END> <TARGET_START> <TARGET_END> <ORIGIN_START> <ORIGIN_END> " \
    "<PATH_START> <PATH_END> <--> ; <PADDING>".split()

CELL = r"\(\d+,\d+\)"
LINE = re.compile(f"<ADJLIST_START> ((?:{CELL} <--> {CELL} ; )*)<ADJLIST_END>(?: <ORIGIN_START> ({CELL}) <ORIGIN_END>)?"
                  f"(?: <TARGET_START> ({CELL}) <TARGET_END>)?(?: <PATH_START> ({CELL}(?: {CELL})*) <PATH_END>)?")

def cells(text):
    return None if text is None else [(int(x), int(y)) for y, x in re.findall(r"(\d+),(\d+)", text)]

# A line of the adjacency style: passages in order, start, goal, path.
def decode(line, is_tuple):
    if is_tuple:
        assert not re.search(r"[(,][^ ]", line)
        line = re.sub(r"\( (\d+) , (\d+) \)", r"(\1,\2)", line)
    edges, origin, target, path = map(cells, LINE.fullmatch(line).groups())
    return list(zip(edges[0::2], edges[1::2])), origin and origin[0], target and target[0], path

def passages(maze):
    found = set()
    for x, y in maze.cells():
        for d in "ES":
            to = maze.beside(x, y, d)
            if maze.has(*to) and not maze.wall(x, y, d):
                found.add(((x, y), to))
    return found

def solution(maze):
    return maze.path() if maze.start and maze.goal else None

read = mazes.read("mazes")
def check(name, test):
    print(name, "right" if test else "wrong")

def lines(name):
    return open(name).read().split("\n")[:-1]

for name in "unique", "tuple":
    found = [decode(line, name == "tuple") for line in lines(name)]
    check(name, len(found) == len(read) and all(
        set(f[0]) == passages(m) and len(f[0]) == len(set(f[0])) and f[1:] == (m.start, m.goal, solution(m))
        for f, m in zip(found, read)))
    check(name + " in reading order", all(f[0] == sorted(f[0], key=lambda p: (p[1][::-1], p[0][::-1])) for f in found))
check("some have a path, some none", {f[3] is None for f in found} == {True, False})

fixed = [decode(line, False) for line in lines("unique")]
orders = []
for seed in sys.argv[1:]:
    found = [decode(line, False) for line in lines("shuffle." + seed)]
    orders.append([f[0] for f in found])
    check("shuffle " + seed, all(f[1:] == g[1:] and {tuple(sorted(p)) for p in f[0]} == {tuple(sorted(p)) for p in g[0]}
                                 and len(f[0]) == len(g[0]) for f, g in zip(found, fixed)))
    check("both ends come first " + seed, {p[0] < p[1] for f in found for p in f[0]} == {True, False})
check("another seed, another order", all(a[0] != b[0] for a, b in zip(orders, orders[1:])) and orders[0][0] != fixed[0][0])

# The style walls: places, walls, marks; then the moves.
WALL = ["up", "down", "left", "right"]
def wall_token(maze, x, y):
    closed = [w for w, d in zip(WALL, "NSWE") if not maze.has(*maze.beside(x, y, d)) or maze.wall(x, y, d)]
    return {0: "no", 4: "all"}.get(len(closed), "_".join(closed)) + "_wall"

good = len(lines("walls")) == len(read)
used = set()
for line, maze in zip(lines("walls"), read):
    drawing, moves = line.split("\t")
    rows = drawing.split(" ")
    good = good and len(rows) == maze.height
    for y, row in enumerate(rows):
        tokens = re.findall(r"<\|([^|]*)\|>", row)
        used.update("<|%s|>" % t for t in tokens)
        want = []
        for x in range(maze.width):
            mark = "origin" if (x, y) == maze.start else "target" if (x, y) == maze.goal else "blank"
            want += ["%d-%d" % (y, x), wall_token(maze, x, y), mark]
        good = good and tokens == want and "".join("<|%s|>" % t for t in tokens) == row
    path = solution(maze)
    step = {"up": "N", "down": "S", "left": "W", "right": "E"}
    letters = re.findall(r"<\|([^|]*)\|>", moves)
    at = maze.start
    for letter in letters:
        at = maze.moves(*at)[step[letter]]
    good = good and (len(letters) == len(path) - 1 and at == maze.goal if path else moves == "")
check("walls", good)

# The vocabularies: the order of maze-dataset's tokenizers.
all_cells = {(y, x) for m in read for x, y in m.cells()}
rasterized = sorted(all_cells)
uniform = sorted(rasterized, key=lambda c: (max(c), c if c[0] % 2 == 0 else c[::-1]))
numbers = [str(k) for k in range(1 + max(max(c) for c in all_cells))]
for name, order in ("rasterized", rasterized), ("uniform", uniform):
    check("vocabulary " + name, lines("vocabulary." + name) == SPECIAL + ["(%d,%d)" % c for c in order])
    check("vocabulary tuple " + name, lines("vocabulary.tuple." + name) == SPECIAL + ["(", ",", ")"] + numbers)
    listed = lines("vocabulary.walls." + name)
    check("vocabulary walls " + name, listed[:len(order)] == ["<|%d-%d|>" % c for c in order]
          and len(set(listed)) == len(listed) == len(order) + 7 + 16 and used <= set(listed))
text = set(" ".join(lines("unique")).split())
check("no other token", text <= set(lines("vocabulary.uniform")))
check("nor in tuples", set(" ".join(lines("tuple")).split()) <= set(lines("vocabulary.tuple.uniform")))
P
if needs 'a decoder' python3; then
    py check.py $seeds >got 2>&1
    is 'Python finds everything right' '21 right' "$(sed 's/.* //' got | sort | uniq -c | tr -s ' ' | sed 's/^ //')"
    grep -q -e wrong -e Error got && note "$(cat got)"
fi

# The texts of both libraries for one maze, and the errors.
printf '# maze walls 2 2 start=1,1 goal=0,0\n761\n341\n220\n\n' >two
expect 'adjacency, as maze-dataset writes it' 0 'maze-render -f tokens two' <<'X'
<ADJLIST_START> (0,0) <--> (0,1) ; (0,1) <--> (1,1) ; (1,0) <--> (1,1) ; <ADJLIST_END> <ORIGIN_START> (1,1) <ORIGIN_END> <TARGET_START> (0,0) <TARGET_END> <PATH_START> (1,1) (0,1) (0,0) <PATH_END>
X
expect 'walls, as AlphaMaze writes them' 0 "maze-render -f tokens:style=walls two | tr '\t' '@'" <<'X'
<|0-0|><|up_down_left_wall|><|target|><|0-1|><|up_right_wall|><|blank|> <|1-0|><|up_down_left_wall|><|blank|><|1-1|><|down_right_wall|><|origin|>@<|up|><|left|>
X
why='two:2:1: tokens:style=walls cannot be combined with coordinates=tuple or shuffle'
errors <<X
maze-render: $why|maze-render -f tokens:style=walls,shuffle=1 two
maze-render: $why|maze-render -f tokens:style=walls,coordinates=tuple two
X
printf '# maze walls 2 1 start=0,0 goal=1,0 moves=N\n761\n220\n\n' >astray
expect 'moves that lead elsewhere are no path' 0 'maze-render -f tokens astray' <<'X'
<ADJLIST_START> (0,0) <--> (0,1) ; <ADJLIST_END> <ORIGIN_START> (0,0) <ORIGIN_END> <TARGET_START> (0,1) <TARGET_END>
X
tokens='maze-render -f tokens:coordinates=tuple,vocabulary'
expect 'the vocabulary of a row, and of no maze' 0 \
    "maze-gen -w 3 -h 1 | $tokens=rasterized | tail -n 4; $tokens=uniform /dev/null | tail -n 2" <<'X'
)
0
1
2
,
)
X

# A maze has the same order wherever it stands, solved or not, with or without its header.
maze-gen -n 9 -s 1 -w 12 -h 9 >unsolved
maze-solve unsolved >solved
maze-render -f tokens:shuffle=5 solved >all
{ maze-gen -s 1 -w 30 -h 30; maze-gen -n 3 -i 4 -s 1 -w 12 -h 9 | maze-solve; } | maze-render -f tokens:shuffle=5 | sed 1d >some
sed -n 5,7p all >want
same 'shuffle: a part of a stream, after a larger maze' want some
sed 's/ *<ORIGIN.*//' all >want
for header in '' --no-header; do
    maze-render -f walls $header unsolved | maze-render -f tokens:shuffle=5 | sed 's/ *<ORIGIN.*//; s/ *$//' >got
    same "shuffle: the same order without the path, $header" want got
done

# Each of the 3! orders and 2^3 directions of three passages is equally likely: the counts of 4800
# seeds are within 5 standard deviations (14) of 100.
if [ "$LONG" ]; then
    printf '31\n11\n11\n11\n20\n' >column
    for seed in $(awk 'BEGIN { for (n = 1; n <= 4800; n++) print n }'); do
        maze-render -f tokens:shuffle=$seed column
    done | sort | uniq -c | awk '{ n++; if ($1 < 30 || $1 > 170) far++ } END { print n, far + 0 }' >got
    is 'shuffle: all orders are equally likely' '48 0' "$(cat got)"
fi
plan
