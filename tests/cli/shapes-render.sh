# maze-render of mazes with the fields shape and wrap. tests/system/shapes-picture.sh checks the pictures.
. "$TOP/tests/lib.sh"

cat >hex <<'X'
# maze walls 5 2 shape=hex start=1,0 goal=3,1
566631
39a561
222020

X
cat >rings <<'X'
# maze walls 4 2 shape=rings:inner=2 wrap=x start=0,0 goal=2,1
4ba60
b8741
22020

X
printf '# maze walls 3 2 wrap=x start=0,0\n2220\n1201\n2220\n\n' >cylinder
cat hex rings >many
printf '# maze walls 5 2 shape=hex\n323231\n332121\n222220\n\n' >free

expect 'edges: the cells are those of the shape, across the seam, too' 0 'maze-render -f edges hex rings cylinder' <<'X'
# maze walls 5 2 shape=hex start=1,0 goal=3,1
0,0 2,0 {'path': 1}
0,0 1,1
2,0 3,1 {'path': 1}

# maze walls 4 2 shape=rings:inner=2 wrap=x start=0,0 goal=2,1
1,0 2,0
2,0 3,0
0,0 3,0 {'path': 1}
1,0 0,1
3,0 2,1 {'path': 1}

# maze walls 3 2 wrap=x start=0,0
0,0 1,0
1,0 2,0
0,0 2,0
0,0 0,1
0,1 1,1
1,1 2,1
2,0 2,1
X
expect 'distance: all parts of a cell have its number, half hexagons none' 0 'maze-render -f distance hex rings cylinder' <<'X'
# maze walls 5 2 shape=hex start=1,0 goal=3,1
0 0 1 1 -1
-1 1 1 2 2

# maze walls 4 2 shape=rings:inner=2 wrap=x start=0,0 goal=2,1
0 3 2 1
4 4 2 2

# maze walls 3 2 wrap=x start=0,0
0 1 1
1 2 2
X
expect 'distance: the first cell that is not solid is the start, if the header has none' 0 'maze-render -f distance free' <<'X'
# maze walls 5 2 shape=hex
-1 -1 0 0 -1
-1 -1 -1 1 1
X
expect 'json: a field that its own members hide' 0 "sed '1s/\$/ cells=9 path=7/' hex | maze-render -f json | cut -d , -f 4-8" <<'X'
"shape":"hex","start":[1,0],"goal":[3,1]
X
expect 'json: the cells as a graph, and the matrix' 0 'maze-render -f json hex rings' <<'X'
{"kind":"walls","width":5,"height":2,"shape":"hex","start":[1,0],"goal":[3,1],"cells":[[0,0],[2,0],[1,1],[3,1]],"passages":[[0,1],[0,2],[1,3]],"path":[0,1,3],"rows":["566631","39a561","222020"],"moves":null}
{"kind":"walls","width":4,"height":2,"shape":"rings:inner=2","wrap":"x","start":[0,0],"goal":[2,1],"cells":[[0,0],[1,0],[2,0],[3,0],[0,1],[2,1]],"passages":[[1,2],[2,3],[0,3],[1,4],[3,5]],"path":[0,3,5],"rows":["4ba60","b8741","22020"],"moves":null}
X
printf '# maze walls 5 1 wrap=x start=0,0 goal=2,0\n666660\n222220\n\n' >nopath
sed 's/^39a/3de/' hex >>nopath
sed 's/^5666/1266/' hex >>nopath
sed 's/start=1,0/start=3,1/' hex >>nopath
sed 's/start=1,0 goal=3,1/start=1,1 goal=1,1/; s/^5666/1266/; s/^39a56/39a12/' hex >>nopath
sed 's/^5666/5622/' hex >>nopath
sed 's/ goal=.*//' hex >>nopath
is 'json: no path: a cycle, a branch, no mark at the start, marks beside it, none on it, a gap, no goal' 7 \
    "$(maze-render -f json nopath | grep -c '"path":null')"
is 'json: two passages to the next cell of the path' '[0,1]' \
    "$(printf '# maze walls 2 1 wrap=x start=0,0 goal=1,0\n660\n220\n\n' | maze-render -f json | sed 's/.*"path"://; s/\].*/]/')"
expect 'json is read again as the maze of the shape' 0 'maze-render -f json hex rings | maze-render -f walls | cmp - many' </dev/null
expect 'the maze stream and text are those of the matrix' 0 'maze-render -f walls rings; maze-render rings' <<'X'
# maze walls 4 2 shape=rings:inner=2 wrap=x start=0,0 goal=2,1
4ba60
b8741
22020

+   +---+---+---+
  S | .   .   *  
+---+   +---+ * +
| .   . | G * * |
+---+---+   +---+
X
for format in block dimacs dot graph6 map micromouse pbm sparse6 tokens; do
    expect "$format refuses a shape" 2 "maze-render -f $format cylinder" <<X
maze-render: cylinder:2:1: $format cannot draw a maze with a shape; svg, pdf, png, ppm, pgm and html draw it; json, edges and distance list its cells
X
done
is 'npy: distances are those of -f distance' "$(maze-render -f distance hex | sed 1d | paste -s -d ' ' - | tr -s ' ')" \
    "$(maze-render -f npy:layer=distance hex | tail -c 40 | od -An -v -td4 | paste -s -d ' ' - | tr -s ' ' | sed 's/^ //')"
is 'npy: passages across the seam' ' 0 1 0 1 0 0 0 1 0 1 0 0' \
    "$(printf '# maze walls 3 1 wrap=x\n0230\n2220\n' | maze-render -f npy:layer=passages | tail -c 12 | od -An -v -tu1 | tr -s ' ')"
sed 's/31$/11/' hex >wrong
printf '# maze walls 4 2 shape=hex\n32320\n32321\n22220\n\n' >narrow
sed 's/shape=hex/shape=cube/' hex >unknown
printf '# maze block 3 1 wrap=x\n101\n\n' >board
for format in svg ppm edges json distance npy:layer=passages; do
    expect "$format refuses what is no maze of its shape" 2 "maze-render -f $format wrong | tail -n 0; maze-render -f $format narrow" <<'X'
maze-render: wrong:2:1: not a maze of hex: at 4,0 the wall to the north must be closed
maze-render: narrow:2:1: no maze of hex has 4x2 cells in the matrix
X
done
maze-gen --shape rings -w 2000 -h 1 -s 1 >wide
errors 'maze-render -c 1000 -t 1000' <<'X'
wide:2:1: a picture of 2000x1 cells is too large|-f svg wide
wide:2:1: a picture of 2000x1 cells is too large|-f ppm wide
unknown:1:24: shape must be hex, rings or triangles, not 'cube'|-f pdf unknown
board:1:23: wrap: a board of blocks has no shape|-f pdf board
X
status 'formats that draw the matrix do not look at the field' 0 'maze-render wrong narrow unknown board'

# A frame: the current cell is coloured whole, whichever part names it. A lone cell beside solid ones.
for at in 1,1 2,1 4,0; do
    printf '# maze walls 5 2 shape=hex frame=3 at=%s\n322231\n332121\n222220\n\n' $at >frame.$at
    maze-render -f ppm frame.$at >picture.$at
    maze-render -f svg frame.$at >svg.$at
done
same 'ppm: both parts' picture.1,1 picture.2,1
same 'svg: both parts' svg.1,1 svg.2,1
is 'half a hexagon is no cell' 0 "$(grep -c 'class="at"' svg.4,0)"
is 'the current cell is a hexagon' '<path class="at" fill="#f5aa00" d="M8 18.475L16 13.856L24 18.475L24 27.712L16 32.331L8 27.712L8 18.475"/>' \
    "$(grep 'class="at"' svg.1,1)"
# The walls of the cylinder are those of the same squares without the field, as open borders.
for format in ascii svg ppm pdf; do
    sed 's/ wrap=x//' cylinder | maze-render -f $format >want
    maze-render -f $format cylinder >got
    same "a cylinder is drawn as squares: $format" want got
done

printf '# maze walls 5 2 shape=hex\n766231\n332621\n222220\n\n' >apart
is 'a marked cell apart from the path is a point' 'd="M8 9.237L24 9.237M32 23.094L32 23.094"/>' \
    "$(maze-render -f svg apart | sed -n 's/.*class="path".* d=/d=/p')"
# A ring of one cell has no wall at its seam; a cell that only an opening in the border enters has no component.
maze-gen --shape rings -w 1 -h 2 -s 1 -e none -x none | maze-render -f svg >one
is 'a ring of one cell' '1 0' "$(grep -c 'L48 80' one) $(grep -c 'M48 16L48 32' one)"
sed 's/222220/202220/' frame.1,1 >lone
is 'color=sets in pixels' '0,0,0 255,214,165 255,255,255 ' "$(sed 's/ at=1,1//' lone | maze-render -f ppm:color=sets |
    tail -n +4 | od -An -v -tu1 | tr -s ' \n' '\n\n' | grep . | paste -d , - - - | sort -u | tr '\n' ' ')"
is 'color=sets: one component of three cells' 3 "$(maze-render -f svg:color=sets lone | grep -c 'class="shade"')"

# Doors at the edge of a mask are open: the pixels within and without are one component. In the rings, a hole is another.
printf '%s\n' 11111 11011 10001 11111 >mask_hex
awk 'BEGIN { for (y = 0; y < 6; y++) { for (x = 0; x < 13; x++) printf "%d", (x < 6 - y || x > 6 + y); print "" } }' >mask_triangles
awk 'BEGIN { for (y = 0; y < 6; y++) { for (x = 0; x < 48; x++) printf "%d", (y > 3); print "" } }' >mask_rings
for doors in '' '-e none' '-x none' '-e none -x none'; do
    for shape in hex triangles rings; do
        # shellcheck disable=SC2086 # options
        maze-gen --shape $shape -m mask_$shape -s 1 $doors | maze-render -f pgm -c 24 -t 2 --margin 3 |
            maze-solve -q --input pbm:exact=1 -s 0,0 -g 1,0 -f stats | tail -n 1 | cut -f 12
    done
done >got
is 'doors at the edge of a mask' '1 1 1 1 1 2 1 1 2 2 2 3 ' "$(tr '\n' ' ' <got)"
for shape in hex triangles rings; do
    for color in path distance sets; do
        maze-gen --shape $shape -m mask_$shape -s 1 | maze-render -f svg:color=$color | grep 'class="walls"'
    done | sort | uniq -c | awk '{ print $1 }'
done >got
is 'the walls are the same with shades' '3 3 3 ' "$(tr '\n' ' ' <got)"

# Arcs of an eighth of a turn: 8485.281 is 12000 / sqrt(2), 3182.597 is 12000 * 4/3 tan(45/4 degrees).
expect 'the largest cells' 0 'maze-render -f svg -c 1000 -t 1000 hex rings | grep walls' <<'X'
<path class="walls" fill="none" stroke="#000000" stroke-width="2000" stroke-linecap="round" stroke-linejoin="round" d="M2000 0L4000 1154.7L6000 0L8000 1154.7M0 1154.7L0 3464.1M8000 1154.7L8000 3464.1M0 3464.1L2000 4618.8M4000 3464.1L6000 4618.8M8000 3464.1L10000 4618.8M2000 4618.8L2000 6928.2M6000 4618.8L6000 6928.2M10000 4618.8L10000 6928.2M2000 6928.2L4000 8082.9L6000 6928.2M8000 8082.9L10000 6928.2"/>
<path class="walls" fill="none" stroke="#000000" stroke-width="2000" stroke-linecap="round" stroke-linejoin="round" d="M24000 12000C24000 15182.597 22735.717 18234.845 20485.281 20485.281C18234.845 22735.717 15182.597 24000 12000 24000C8817.403 24000 5765.155 22735.717 3514.719 20485.281C1264.283 18234.845 0 15182.597 0 12000C0 8817.403 1264.283 5765.155 3514.719 3514.719C5765.155 1264.283 8817.403 0 12000 0M24000 12000L20000 12000M12000 4000C14121.731 4000 16156.564 4842.856 17656.854 6343.146C19157.144 7843.436 20000 9878.269 20000 12000M12000 20000C9878.269 20000 7843.436 19157.144 6343.146 17656.854C4842.856 16156.564 4000 14121.731 4000 12000M12000 20000L12000 16000M12000 4000L12000 8000M12000 8000C13060.865 8000 14078.282 8421.428 14828.427 9171.573C15578.572 9921.718 16000 10939.135 16000 12000C16000 13060.865 15578.572 14078.282 14828.427 14828.427C14078.282 15578.572 13060.865 16000 12000 16000"/>
X
plan
