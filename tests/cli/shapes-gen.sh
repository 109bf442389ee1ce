# maze-gen --shape, and --given with the fields shape and wrap. tests/system/shape-trees.sh checks the graphs.
. "$TOP/tests/lib.sh"

expect 'hexagons are bricks; the half bricks are solid' 0 'maze-gen --shape hex -w 3 -h 3 -s 1' <<'X'
# maze walls 7 3 v=1 seed=1 index=0 algorithm=backtracker shape=hex start=0,0 goal=4,2
12323231
31032021
30203031
22220220

X
expect 'rings: the outermost first, its cells half as wide; the seam is open on both sides' 0 \
    'maze-gen --shape rings -w 2 -h 2 -s 1 -a kruskal' <<'X'
# maze walls 4 2 v=1 seed=1 index=0 algorithm=kruskal shape=rings:inner=2 wrap=x start=0,0 goal=2,1
12221
22120
22020

X
expect '--no-header keeps the shape' 0 'maze-gen --shape rings -w 2 -h 1 -a kruskal -s 1 -1 --no-header' <<'X'
# maze walls 2 1 shape=rings:inner=2 wrap=x/030/200/
X
is '--no-header of hexagons' '# maze walls 3 1 shape=hex/1231/0220/' "$(maze-gen --shape hex -w 1 -h 1 -s 1 -1 --no-header)"
expect 'triangles' 0 'maze-gen --shape triangles -w 4 -h 2 -s 1 -x far -b 1' <<'X'
# maze walls 4 2 v=1 seed=1 index=0 algorithm=backtracker shape=triangles braid=1 exit=far start=0,0 goal=3,1
22221
12021
22200

X

is 'any part names a cell' 'goal=16,4' \
    "$(maze-gen --shape rings -w 5 -h 5 -x 22,4 -s 1 | sed -n '1s/.* //p')"

for doors in '-e north -x north' '-e north -x inside:min=1' '-e 1,0 -x deadend'; do
    maze-gen --shape hex -w 2 -h 1 -s 1 -n 50 $doors --headers
done >ends
is 'doors in two parts of a hexagon are in one cell' 0 "$(grep -c 'start=\([^ ]*\) goal=\1$' ends)"
is 'all pairs of hexagons' 6 "$(maze-gen --shape hex -w 3 -h 1 -s 1 -e random -x random --pairs 6 --headers |
    sed 's/.* start=//' | sort -u | grep -c .)"

# Each header gives the same maze again.
for shape in hex rings rings:inner=4 triangles; do
    maze-gen --shape $shape -h 5 -s 3 -n 2 -b 0.5 -x far -e inside
done >many
expect '--again' 0 'maze-gen --again many | cmp - many' </dev/null
sed 's/^\(# maze walls\) [0-9]* /\1 8 /' many >narrow

# A header without shape and given is that of a cylinder; other headers are wrong.
again() { echo "# maze $1" | maze-gen --again 2>&1; }
by='v=1 seed=4 index=0 algorithm=wilson'
printf '# maze walls 4 3 wrap=x\n33331\n33331\n33331\n22220\n' >closed
is 'a cylinder, as it is completed' "$(maze-gen --given closed -a wilson -s 4 | sed 1d)" \
    "$(again "walls 4 3 $by wrap=x entrance=none exit=none" | sed 1d)"
again "walls 4 3 $by wrap=y" >wrong
again "walls 7 3 $by foo=1 shape=hex" >>wrong
again "walls 4 3 $by foo=1 wrap=x" >>wrong
again "walls 7 3 $by shape=hex wrap=x" >>wrong
for size in 'block 8 8' 'walls 1 1' 'walls 1000000001 2' 'walls 7 1000000000'; do again "$size $by shape=hex"; done >>wrong
expect 'wrong headers' 0 'sed "s/^.*1:[0-9]*: //" wrong | sort -u' <<'X'
shape: a board of blocks has no shape
unknown field foo before shape: it may determine the maze; put fields of other programs at the end
unknown field foo before wrap: it may determine the maze; put fields of other programs at the end
wilson does not generate mazes of walls of this size
wrap=x: mazes of hex do not wrap
wrap=y: must be x
X

# A mask counts the cells of the shape; a given maze keeps its shape and its passages.
printf '000\n010\n000\n' >mask
printf '000000\n000000\n' >wide
expect 'a hexagon is cut out' 0 'maze-gen --shape hex -m mask -s 2 | sed 1d' <<'X'
12222231
31233121
30322031
22220220

X
printf '000\n000\n' >two
printf '%012d\n100000000000\n%012d\n' 0 0 >columns
expect 'a mask of rings counts columns' 0 'maze-gen --shape rings -w 3 -m columns -s 1 | sed 1d' <<'X'
0233222223220
3312303200301
3202022232021
2222222202220

X
printf 'P2 4 4 9 9 9 9 9 9 9 9 9 9 9 9 9 0 9 9 9' >grey
is 'pictures are scaled' '5 2, 13 6, 9 4, 9 4, 12 3, 96 20' "$(for options in 'hex -w 2' 'hex -h 6' hex 'hex --threshold 0.3' 'rings -w 3 -h 3' 'rings -w 3'; do
    maze-gen --shape $options -m grey -s 1 --headers
done | awk '{ printf "%s%s %s", (NR > 1 ? ", " : ""), $4, $5 }')"
maze-gen --shape hex -m mask -s 2 >holed
expect 'a given maze keeps its hole, and the walls of visited cells' 0 \
    'sed "2s/^12/9a/" holed | maze-gen --given - -b 1 --open 9 -s 1 | sed 1d' <<'X'
12222231
31033121
30022031
22220220

X
sed -e 2,4y/0123/89ab/ -e '2,4s/9$/1/; 2,4s/8$/0/' holed >marked
is 'all walls of visited cells stay' "$(sed 1d holed)" "$(maze-gen --given marked -b 1 --open 9 | sed 1d)"
maze-gen --shape rings -w 3 -h 2 -s 1 >rings
maze-gen --given rings -b 1 -s 4 >braided
is 'a given maze has its shape in the header' 'shape=rings:inner=3 wrap=x' \
    "$(sed -n '1s/.*\(shape=.*\) given=.*/\1/p' braided)"
expect '--again of a given maze' 0 'maze-gen --again --given rings braided | cmp - braided' </dev/null
maze-gen --shape hex -w 4 -h 4 -s 1 -e none -x none >hex
maze-gen --shape hex -w 4 -h 4 -s 1 -e none -x none --trace | tail -n 6 >last
expect 'frames: the last one has the walls of the maze' 0 'tr 4-9a-f 0-30-30-3 <last | cmp - "$(sed 1d hex >plain; echo plain)"' </dev/null

printf '# maze walls 3 2 wrap=y\n3331\n3331\n2220\n' >cylinder
maze-gen --shape triangles -w 4 -h 3 -s 1 >mask_triangles
is 'a maze of triangles as mask' 0 "$(maze-gen --shape triangles -m mask_triangles 2>&1 >out; echo $?)"

errors maze-gen <<'X'
-e and -x: found no entrance and exit at least 1 moves apart; use a smaller min, or omit it and choose mazes: maze-solve -k 'length >= 1' (seed=1 index=0)|--shape hex -w 1 -h 1 -s 1 -e 1,0 -x inside:min=1
--shape requires backtracker, kruskal, prim or wilson|--shape hex -a eller
--shape: backtracker has no key cells here; omit it|--shape hex -a backtracker:cells=5
-f block: a maze with a shape has no blocks|--shape hex -f block
--shape cannot be combined with -h inf, --board, --unicursal, --root or -e root|--shape hex -h inf
--shape cannot be combined with -h inf, --board, --unicursal, --root or -e root|--shape hex --board 9x9
--shape cannot be combined with -h inf, --board, --unicursal, --root or -e root|--shape hex --unicursal
--shape cannot be combined with -h inf, --board, --unicursal, --root or -e root|--shape hex --root
a maze with a shape has at most 268435456 columns and rows|--shape hex -h 1e9
41x20 cells exceed --max-cells 99|--shape hex --max-cells 99
9x9 cells exceed --max-cells 9|--shape hex -m grey -w 9 --max-cells 9
-m: the mask is 12x3, but the shape has 24x3 columns and rings|--shape rings -m columns
-m: the mask is 3x2, but the shape has 3x3 cells|--shape hex -m two -h 3
hex:1:1: a maze of hex cannot be a mask, which has one digit per cell|--shape hex -m hex
cylinder:1:23: wrap=y: must be x|-m cylinder
--given cannot be combined with --shape|--shape hex --given rings
--shape: inner=5 contradicts -w 6|--shape rings:inner=5 -w 6
-e: the shape has no wall to open on the west border|--shape rings -e west
-e: the shape has no wall to open at place 0 of the north border|--shape triangles -e north:0
a maze with a shape has at most 268435456 columns and rows|--shape hex -w 1e9
--shape: cell 0,2 cannot be reached: all walls around it and its connected cells are fixed|--shape triangles -w 1 -h 3
-m: the mask is 3x3, but the shape has 4x3 cells|--shape hex -w 4 -m mask
-m: the mask is 3x3, but the shape has 12x3 columns and rings|--shape rings -w 3 -m mask
-m: the mask is not connected: cell 0,2 cannot be reached: all walls around it and its connected cells are fixed|--shape triangles -m mask
rings:2:1: -m: a given maze with a shape cannot have a mask|--given rings -m wide
narrow:1:1: backtracker does not generate mazes of walls of this size|--again narrow
X

# given TEXT MESSAGE: a given maze is refused.
given() { is "given: $1" "maze-gen: stdin:$2" "$(printf "# maze walls $1" | maze-gen --given - 2>&1)"; }
given '2 1 shape=oct\n221\n220\n' "1:24: shape must be hex, rings or triangles, not 'oct'"
given '2 1 shape=rings wrap=x\n221\n220\n' \
    '1:24: shape=rings: must specify the number of cells in the innermost ring, such as shape=rings:inner=6'
given "2 1 shape=$(printf %0600d 0)\\n221\\n220\\n" "1:24: shape must be hex, rings or triangles, not '$(printf %040d 0)'"
given '2 1 wrap=y\n221\n220\n' '1:23: wrap=y: must be x'
given '2 1 shape=hex wrap=x\n221\n220\n' '1:33: wrap=x: mazes of hex do not wrap'
given '2 1 shape=rings:inner=2\n221\n220\n' '1:24: shape=rings requires wrap=x'
given '2 1 shape=hex\n221\n220\n' '2:1: no maze of hex has 2x1 cells in the matrix'
given '2 2 shape=triangles\n221\n201\n220\n' '2:1: not a maze of triangles: at 1,1 the wall to the north must be closed'
given '3 1 shape=hex\n3221\n2220\n' '2:1: not a maze of hex: at 2,0 the wall to the west must be closed'
given '2 1 wrap=x\n320\n220\n' '2:1: not a maze of squares that wraps: at 0,0 the west and the east border must be alike, open or closed'
is 'a board has no shape' 'maze-gen: stdin:1:24: shape: a board of blocks has no shape' \
    "$(printf '# maze block 3 3 shape=hex\n111\n101\n111\n' | maze-gen --given - 2>&1)"
plan
