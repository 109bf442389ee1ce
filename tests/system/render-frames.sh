# maze-render draws frames: the cell at which an algorithm is, and the sets of cells.
. "$TOP/tests/lib.sh"

cat >frame <<'X'
# maze walls 4 3 start=0,0 goal=3,1 frame=1 at=2,1
3a271
13311
33331
22220

X
expect 'ascii draws @ at the cell' 0 'maze-render frame' <<'X'
+---+---+---+---+
| S   .     | * |
+   +---+---+   +
|   |   | @ | G |
+---+---+---+---+
                 
+               +
X
expect 'tree, also at a solid cell' 0 'maze-render -f tree frame' <<'X'
S───╴ ╷ 
╵   @ G 
        
X
printf '# maze block 4 3 start=0,0 at=1,1\n0000\n1018\n0400\n\n' >board
expect 'boards' 0 'maze-render board; maze-render -f unicode board; maze-render -f half board' <<'X'
S   
#@#.
 *  
S       
██@ ██· 
  •     
▄@▄ 
 '  
X
printf '# maze walls 2 1 start=0,0 goal=1,0 at=X,0\n321\n220\n\n' >ends
expect '@ instead of S or G' 0 "{ sed 's/X/0/' ends; sed 's/X/1/' ends; } | maze-render | grep @" <<'X'
| @   G |
| S   @ |
X
escape=$(printf '\033')
for f in $(text_formats); do
    is "-f $f: in a colour of its own" yes "$(sed 's/X/0/' ends | maze-render --color=always -f $f |
        grep -q "$escape\[[0-9;]*[345]5m" && echo yes)"
done
is 'cast, too' 1 "$(maze-render -f cast frame | grep -c '\[1;35m@')"
errors <<'X'
maze-render: stdin:1:40: at 2,0 is outside the maze|sed 's/X/2/' ends | maze-render
X
expect 'the place changes with the kind, and back' 0 \
    "maze-render -f block frame | tee lattice | sed -n 's/.*\( at=.*\)/\1/p'; maze-render -f walls lattice" <<X
 at=5,3
$(cat frame)

X

# Read back, @ is a cell without marks.
sed '/^#/!y/89abcdef/01234567/' frame | sed 's/ at=.*//; s/ frame=[0-9]*//' >plain
for f in ascii unicode; do
    maze-render -f $f plain | maze-render -f walls >want
    maze-render -f $f frame | tr '.' ' ' | sed 's/·/ /' | maze-render -f walls >got
    same "$f: the cell of an @ comes back" want got
    is "$f: so does a block" '0000 1010 0000' "$(maze-render -f $f board | maze-render -f block |
        grep '^[0-9]' | tr 4589 0101 | xargs)"
done
is 'without S, @ in a board of ascii is the start' 'start=1,1' \
    "$(sed 's/start=0,0 //' board | maze-render | maze-render -f block | sed -n 's/.*\(start=[^ ]*\).*/\1/p')"

# Shades: the drawing is parsed, and its backgrounds are compared with the components.
cat >shades.py <<'P'
import itertools, re
import mazes

def shades(line):
    """The background of each character of a line."""
    found, shade = [], None
    for code, character in re.findall("\033\\[([0-9;]*)m|(.)", line):
        if character:
            found.append(shade)
        else:
            background = re.search("48;5;([0-9]+)", code)
            shade = background.group(1) if background else None
    return found

drawings = open("drawn", encoding="utf-8").read().rstrip("\n").split("\n\n")
records = mazes.read("mazes")
assert len(drawings) == len(records) > 0
for maze, text in zip(records, drawings):
    grid = [shades(line) for line in text.split("\n")]
    first, shade = maze.components(), {}
    for x, y in maze.cells():
        is_board = maze.kind == "block"
        (shade[x, y],) = set(grid[y][3 * x:3 * x + 3] if is_board else grid[2 * y + 1][4 * x + 1:4 * x + 4])
        assert (shade[x, y] is None) == (first[x, y] is None), (x, y)
        if not is_board:
            sides = {"N": grid[2 * y][4 * x + 1:4 * x + 4], "W": grid[2 * y + 1][4 * x:4 * x + 1],
                     "S": grid[2 * y + 2][4 * x + 1:4 * x + 4], "E": grid[2 * y + 1][4 * x + 4:4 * x + 5]}
            for d in "NESW":
                assert set(sides[d]) == {None if maze.wall(x, y, d) else shade[x, y]}, (x, y, d)
            assert grid[2 * y][4 * x] is None
    assert all(shade[cell] == shade[first[cell]] for cell in filter(shade.get, first))
    for a, b in itertools.combinations(set(first.values()) - {None}, 2):
        assert shade[a] != shade[b] or max(abs(a[0] - b[0]), abs(a[1] - b[1])) > 1, (a, b)
P
if needs 'each component has its shade' python3; then
    {
        for p in 0.2 0.4 0.6; do maze-gen -a percolation:p=$p -s 1 -n 12 -w 9 -h 7; done
        maze-gen -a cave -s 1 -n 3 -w 14 -h 9
        maze-gen -s 1 -w 5 -h 4 --trace -e north -x west
        maze-gen -s 1 -w 5 -h 4 -e east -x south
    } | sed '/^#/s/$/ sets=5/' >mazes
    maze-render -f unicode -c 3 --color=always mazes >drawn # as shades.py reads it
    is 'each component has its shade' "" "$(py shades.py 2>&1)"
    sed "s/$escape\[[0-9;]*m//g" drawn >got
    maze-render -f unicode -c 3 mazes >want
    same 'nothing else changes' want got
    tr m '\n' <drawn | sed -n 's/.*48;5;//p' >want
    maze-render -f cast -c 3 mazes | tr m '\n' | sed -n 's/.*48;5;//p' >got
    same 'cast has the same shades' want got
fi
maze-gen -a percolation:p=0.4 -s 1 -n 3 -w 9 -h 7 >none
sed '/^#/s/$/ sets=5/' none >mazes
maze-render --color=always none >want
is 'without the field there are no shades' 0 "$(grep -c '48;5;' want)"
{ maze-render --color=always none; echo; maze-render --color=always mazes; echo; maze-render --color=always none; } >want
maze-render --color=always none mazes none >got
same 'frames with and without it, in one stream' want got
is 'an endless maze has no shades' 0 "$(printf '# maze walls 2 inf sets=1\n321\n101\n' | maze-render --color=always | grep -c '48;5;')"
plan
