# Pictures of netpbm as input: cells several pixels wide are recognized, margins are cropped.
. "$TOP/tests/lib.sh"

# ---- our own pictures, in other sizes of blocks ----

maze-gen -w 6 -h 4 -s 8 | maze-solve >one
maze-gen -w 6 -h 4 -s 8 | maze-render -f block | tee board | maze-render -f pbm -c 5 >picture
is 'a lattice drawn with blocks of 5 pixels is read as walls' "$(maze-render -f walls --no-header board)" \
    "$(maze-render -f block picture | maze-render -f walls --no-header)"
is 'and with scale=5 as the board' "$(maze-render -f block --no-header board)" \
    "$(maze-render --input pbm:scale=5 -f block --no-header picture)"
is 'with scale=1 a pixel is a block' "# maze block 65 45 picture=0,0,1" \
    "$(maze-render --input pbm:scale=1 -f block picture | head -n 1)"
expect 'a scale that does not fit' 2 'maze-render --input pbm:scale=4 -f block picture' <<'X'
maze-render: picture:1:1: the picture does not consist of blocks of 4x4 pixels
X
maze-render -f pbm -c 6 -t 2 one >picture
expect 'walls are no blocks, though the sizes fit' 2 'maze-render --input pbm:scale=10 -f block picture' <<'X'
maze-render: picture:1:1: the picture does not consist of blocks of 10x10 pixels
X
maze-render -f pgm -c 9 -t 2 one >picture
is 'with a threshold, our greys are like all others' "0" \
    "$(maze-render --input pbm:threshold=0.2 -f walls picture | grep -v '^#' | grep -c '[4c]')"

# ---- pictures of others ----

# A board of 5x4 blocks: the path from the left to the right has 6 moves.
board='1 1 1 1 1
0 0 1 0 0
1 0 0 0 1
1 1 1 1 1'
# enlarge K: the lines of numbers on standard input, each number K x K times.
enlarge() {
    awk -v k="$1" '{ line = ""; for (i = 1; i <= NF; i++) for (j = 0; j < k; j++) line = line " " $i
        for (j = 0; j < k; j++) print line }'
}
# grey MAX LIGHT DARK: numbers 0 and 1 as samples LIGHT and DARK of a P2 picture.
grey() {
    sed "s/0/light/g; s/1/dark/g; s/light/$2/g; s/dark/$3/g" >samples
    echo "P2 $(awk 'NR == 1 { n = NF } END { print n, NR }' samples) $1"
    cat samples
}
want='11111/00100/10001/11111/'
# blocks KEYS: the rows of the board read from standard input.
blocks() {
    maze-render --input "pbm$1" -f block --no-header | tr -d ' ' | grep . | tr '\n' /
}
for k in 1 2 3 10; do
    is "blocks of $k pixels" "$want" "$(echo "$board" | enlarge $k | grey 255 255 0 | blocks)"
done
for samples in '1 1 0' '15 8 7' '255 128 127' '65535 32768 32767' '1000 500 499'; do
    is "maxval light dark: $samples" "$want" "$(echo "$board" | enlarge 4 | grey $samples | blocks)"
done
is 'threshold=0.2' "$want" "$(echo "$board" | enlarge 2 | grey 100 20 19 | blocks :threshold=0.2)"
is 'threshold=1: all but white is dark' "$want" "$(echo "$board" | enlarge 2 | grey 100 100 99 | blocks :threshold=1)"
is 'a path through blocks of 10 pixels' 6 \
    "$(echo "$board" | enlarge 10 | grey 9 9 0 | maze-solve -s 0,1 -g 4,1 -f moves | tr -d '\n' | wc -c | tr -d ' ')"
is 'rooms of two blocks are cells: walls come first' "# maze walls 1 1 picture=3,3,15" \
    "$(printf '1 1 1 1\n1 0 0 1\n1 0 0 1\n1 1 1 1\n' | enlarge 5 | grey 1 1 0 | maze-render -f walls | head -n 1)"
# A maze without inner walls, with a dotted path; then its middle cell is made dark.
printf '# maze walls 3 3\n7221\n5001\n5001\n2220\n' >hall
is 'a dotted path in a hall' '7221/5001/5001/2220/' \
    "$(maze-render -f pbm -c 3 hall | maze-render -f walls --no-header | grep . | tr '\n' /)"
is 'a dark cell without walls: not as we draw it' "# maze block 13 13 picture=0,0,1" \
    "$(maze-render -f pbm:plain=1 -c 3 hall | awk 'NR > 7 && NR < 11 { $0 = substr($0, 1, 5) "111" substr($0, 9) } 1' |
        maze-render -f block | head -n 1)"
is 'pillars of one pixel are not a path' '1110/0000/0100/' \
    "$(printf '1 1 1 0\n0 0 0 0\n0 1 0 0\n' | grey 1 1 0 | blocks)"

# ---- margins ----

# margin N: the lines with N zeros around them.
margin() {
    awk -v n="$1" '{ line[NR] = $0; zeros = $0 }
        END { gsub(/1/, "0", zeros)
            for (i = 0; i < n; i++) { side = side " 0"; around = around " 0 0" }
            for (i = 0; i < n; i++) print zeros around
            for (i = 1; i <= NR; i++) print side, line[i] side
            for (i = 0; i < n; i++) print zeros around }'
}
warning='stdin:1:1: the picture is free all around the drawing; if that is a margin, crop it: pnmcrop'
for n in 1 3 5 10; do
    is "a closed board: a margin of $n pixels is cropped" "$want" \
        "$(echo "$board" | enlarge 5 | margin $n | grey 1 1 0 | blocks 2>&1)"
done
# Three gaps: an open board. A margin of whole blocks may be part of it.
open=$(echo "$board" | sed '1s/1/0/3')
is 'an open board: whole blocks around it stay' '0000000/0110110/0001000/0100010/0111110/0000000/' \
    "$(echo "$open" | enlarge 5 | margin 5 | grey 1 1 0 | blocks 2>messages)"
is 'with a warning' "maze-render: $warning" "$(cat messages)"
is 'an open board: a margin of other widths is cropped' "11011/00100/10001/11111/" \
    "$(echo "$open" | enlarge 5 | margin 3 | grey 1 1 0 | blocks 2>&1)"
echo "$board" | margin 2 | grey 1 1 0 >picture
cat picture picture picture >pictures
expect 'one pixel per block: a warning, once per file' 0 \
    'cat pictures | maze-solve -s 2,3 -g 6,3 -f none; maze-solve -q -s 2,3 -g 6,3 -f none pictures' <<X
maze-solve: $warning
X
for end in '-s 2,3' '-g 6,3'; do
    expect "$end alone: the path would lead around the drawing" 2 "maze-solve -q $end picture" <<'X'
maze-solve: picture:1:1: the path would lead around the drawing: crop the picture (ppmtopgm | pgmtopbm -threshold | pnmcrop); specify start and goal in pixels: -s X,Y -g X,Y
X
done
is 'and the margin stays: the shortest path leads around the board' 6 \
    "$(maze-solve -q -s 2,3 -g 6,3 -f stats picture | awk 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "length") n = i }
        NR == 2 { print $n }')"
is 'free pixels on one side are no margin' "# maze block 65 33 picture=0,0,1" \
    "$(maze-render -f pbm:plain=1 -c 7 -t 1 one | awk 'NR == 1; NR == 2 { print $1 + 16, $2 } NR > 2 { print $0 "0000000000000000" }' |
        maze-render -f block 2>&1 | head -n 1)"
printf '0011\n0001\n1000\n' >mask
for c in 1 4; do
    maze-render -f pbm -c $c mask >picture
    is "a pixel of a mask is a cell: -c $c" "# maze walls $((4 * c)) $((3 * c))" \
        "$(maze-gen -m picture -s 1 | head -n 1 | cut -d' ' -f 1-5)"
done

# ---- other programs ----

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
if needs 'our pictures' pamtopnm; then
    for f in pbm pgm ppm ppm:color=distance; do
        maze-render -f $f -c 5 -t 2 --margin 3 mazes >picture
        is "$f: pamfile sees three pictures of 92x71" 3 "$(pamfile -allimages picture | grep -c '92 by 71')"
    done
    status 'pamtopnm reads ppm' 0 'maze-render -f ppm -c 1 mazes | pamtopnm'
fi
maze-gen -w 9 -h 6 -s 5 >one
maze-render -f walls --no-header one >want
maze-render -f pbm -c 6 -t 2 one >picture
if needs 'walls through netpbm' pamdepth pnmtopng; then
    while read -r command; do
        sh -c "$command" <picture 2>/dev/null | maze-render -f walls --no-header >got
        same "walls through $command" want got
    done <<'X'
pnmtoplainpnm
pbmtopgm 1 1
pbmtopgm 1 1 | pnmtoplainpnm
pbmtopgm 1 1 | pamdepth 15 | pamtopnm
pbmtopgm 1 1 | pamdepth 65535 | pamtopnm
pbmtopgm 1 1 | pamdepth 65535 | pnmtoplainpnm
pbmtopgm 1 1 | pgmtoppm red-white
pbmtopgm 1 1 | pgmtoppm black-yellow | pnmtoplainpnm
pnminvert | pnminvert
pnmtopng | pngtopnm
pnmenlarge 3
pnmscale -nomix 4
pnmpad -white -left 9 -right 4 -top 1 -bottom 30
pnmenlarge 2 | pnmpad -white -left 5 -right 5 -top 5 -bottom 5
X
    pnminvert picture | maze-render --input pbm -f block >got
    is 'inverted: passages are obstacles' "# maze block 37 25 picture=0,0,2" "$(head -n 1 got)"
fi
# What the messages about thresholds say to do.
if needs 'what the messages say to do' pgmtoppm; then
    maze-gen -s 1 -w 8 -h 6 | maze-render -f pbm -c 10 -t 2 >own.pbm
    is 'a higher limit' "$(maze-render -f walls own.pbm)" "$(pgmtoppm gray70-white own.pbm | maze-render --input pbm:threshold=0.9 -f walls 2>&1)"
fi
is 'a dark pixel in a cell of 2 pixels is no dot of a path' '# maze block 14 14 picture=0,0,1' "$(awk 'BEGIN {
    print "P1 14 14"
    for (y = 0; y < 14; y++) for (x = 0; x < 14; x++) {
        a = int(x / 2); b = int(y / 2)
        print (a % 6 == 0 || b % 6 == 0 || (a % 2 == 0 && b % 2 == 0) || (x == 6 && y == 6))
    } }' | maze-render -f block | head -n 1)"
plan
