# Pictures of netpbm as input: cells several pixels wide are recognized, margins are cropped.
. "$TOP/tests/lib.sh"

# ---- our own pictures, in other sizes of blocks ----

maze-gen -w 6 -h 4 -s 8 | maze-solve >one
maze-gen -w 6 -h 4 -s 8 | maze-render -f block | tee board | maze-render -f pbm -c 5 >picture
is 'a lattice drawn with blocks of 5 pixels is read as walls' "$(maze-render -f walls --no-header board)" \
    "$(maze-render -f block picture | maze-render -f walls --no-header)"
is 'and with scale=5 as the board' "$(maze-render -f block --no-header board)" \
    "$(maze-render --input pbm:scale=5 -f block --no-header picture)"
is 'with scale=1 a pixel is a block' "# maze block 65 45" \
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
is 'the threshold makes no difference to bitmaps' "101/" "$(printf 'P1 3 1 101' | blocks :threshold=0)"
is 'luminosity: green is light, red and blue are dark' "0111/" \
    "$(printf 'P3 4 1 255 0 255 0 255 0 0 0 0 255 254 0 253' | blocks)"
is 'comments in all places' "10/" "$(printf 'P2#a\n2#b\n#c\n 1 #d\n9#e\n0#f\n#g\n9#h\n' | blocks)"
is 'a path through blocks of 10 pixels' 6 \
    "$(echo "$board" | enlarge 10 | grey 9 9 0 | maze-solve -s 0,1 -g 4,1 -f moves | tr -d '\n' | wc -c | tr -d ' ')"
# stretch A B: the same lines, odd rows and columns A pixels wide, the others B.
stretch() {
    awk -v a="$1" -v b="$2" '{ line = ""
        for (i = 1; i <= NF; i++) for (j = 0; j < (i % 2 ? a : b); j++) line = line " " $i
        for (j = 0; j < (NR % 2 ? a : b); j++) print line }'
}
for widths in '2 5' '5 2' '1 4'; do
    # One post is free, so this is not a maze of walls that we would draw.
    # shellcheck disable=SC2086 # two words
    is "strips of $widths pixels: a lattice" '1111111/0010101/1000101/1010000/1111111/' \
        "$(printf '1 1 1 1 1 1 1\n0 0 1 0 1 0 1\n1 0 0 0 1 0 1\n1 0 1 0 0 0 0\n1 1 1 1 1 1 1\n' |
            stretch $widths | grey 1 1 0 | blocks)"
done
is 'four strips are too few' "# maze block 12 12" \
    "$(printf '1 1 1 1\n0 1 0 1\n1 0 0 1\n1 1 1 1\n' | stretch 1 5 | grey 1 1 0 | maze-render -f block | head -n 1)"
is 'rooms of two blocks are cells: walls come first' "# maze walls 1 1" \
    "$(printf '1 1 1 1\n1 0 0 1\n1 0 0 1\n1 1 1 1\n' | enlarge 5 | grey 1 1 0 | maze-render -f walls | head -n 1)"
is 'pixels that fit no blocks are blocks' '110/111/100/' "$(printf 'P1 3 3 110 111 100' | blocks)"
is 'a picture of one colour' '00/00/' "$(printf 'P1 2 2 00 00' | blocks)"
is 'a pillar in the middle of 4x4 pixels is not a path' "0000/0100/0000/0000/" \
    "$(printf 'P1 4 4 0000 0100 0000 0000' | blocks 2>/dev/null)"
is 'pillars in the middle of 3x3 pixels are not a path, even beside a block' \
    '111000000/111010010/111000000/000000000/000010010/000000000/' \
    "$(printf 'P1 9 6 111000000 111010010 111000000 000000000 000010010 000000000' | blocks)"
# A maze without inner walls, with a dotted path; then its middle cell is made dark.
printf '# maze walls 3 3\n7221\n5001\n5001\n2220\n' >hall
is 'a dotted path in a hall' '7221/5001/5001/2220/' \
    "$(maze-render -f pbm -c 3 hall | maze-render -f walls --no-header | grep . | tr '\n' /)"
is 'a dark cell without walls: not as we draw it' "# maze block 13 13" \
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
is 'and the margin stays: the shortest path leads around the board' 6 \
    "$(maze-solve -q -s 2,3 -g 6,3 -f stats picture | awk 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "length") n = i }
        NR == 2 { print $n }')"
is 'free pixels on one side are no margin' "# maze block 65 33" \
    "$(maze-render -f pbm:plain=1 -c 7 -t 1 one | awk 'NR == 1; NR == 2 { print $1 + 16, $2 } NR > 2 { print $0 "0000000000000000" }' |
        maze-render -f block 2>&1 | head -n 1)"
printf '0011\n0001\n1000\n' >mask
for c in 1 4; do
    maze-render -f pbm -c $c mask >picture
    is "a pixel of a mask is a cell: -c $c" "# maze walls $((4 * c)) $((3 * c))" \
        "$(maze-gen -m picture -s 1 | head -n 1 | cut -d' ' -f 1-5)"
done

# ---- other programs ----

maze-gen -w 9 -h 6 -s 5 >one
maze-render -f walls --no-header one >want
maze-render -f pbm -c 6 -t 2 one >picture
if has pnmscale && has pamdepth && has pgmtoppm && has pnminvert && has pnmpad && has pnmenlarge; then
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
pnmenlarge 3
pnmscale -nomix 4
pnmpad -white -left 9 -right 4 -top 1 -bottom 30
pnmenlarge 2 | pnmpad -white -left 5 -right 5 -top 5 -bottom 5
X
    pnminvert picture | maze-render --input pbm -f block >got
    is 'inverted: passages are obstacles' "# maze block 37 25" "$(head -n 1 got)"
else
    skip 'walls through netpbm' netpbm
fi
python=$(python_with random)
if [ "$python" ]; then
    noise=24
    [ ! "$LONG" ] || noise=60
    # Noise in all six types; the lengths are counted by a search in Python.
    $python - $noise >lengths <<'P'
import random
import sys
from collections import deque

def count(dark, w, h):
    seen, queue = {(0, 0): 0}, deque([(0, 0)])
    while queue:
        x, y = queue.popleft()
        for a, b in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if 0 <= a < w and 0 <= b < h and not dark[b][a] and (a, b) not in seen:
                seen[a, b] = seen[x, y] + 1
                queue.append((a, b))
    return seen.get((w - 1, h - 1))

random.seed(7)
k = 0
while k < int(sys.argv[1]):
    kind, w, h = k % 6 + 1, random.randint(5, 40), random.randint(5, 30)
    top, channels = random.choice((1, 15, 255, 300, 65535)), 3 if kind % 3 == 0 else 1
    values = [[random.random() ** 0.5 for x in range(w)] for y in range(h)]
    sample = [[[max(0, min(top, round(v * top)))] * channels for v in row] for row in values]
    dark = [[2 * s[0] < top for s in row] for row in sample]
    for x, y in ((0, 0), (w - 1, h - 1)):
        sample[y][x], dark[y][x] = [top] * channels, False
    length = count(dark, w, h)
    if length is None:
        continue
    head = "P%d\n# noise\n%d %d\n" % (kind, w, h)
    if kind in (1, 4):
        bits = ["".join("01"[d] for d in row) for row in dark]
        body = "\n".join(bits).encode() if kind == 1 else b"".join(
            int((b + "0" * (-w % 8)), 2).to_bytes((w + 7) // 8, "big") for b in bits)
    else:
        head += "%d\n" % top
        flat = [s for row in sample for pixel in row for s in pixel]
        body = "\n".join(map(str, flat)).encode() if kind < 4 else b"".join(
            s.to_bytes(1 if top < 256 else 2, "big") for s in flat)
    with open("noise%d" % k, "wb") as f:
        f.write(head.encode() + body)
    print(length, w - 1, h - 1)
    k += 1
P
    k=0
    while read -r length x y; do
        got=$(maze-solve -q --input pbm:scale=1 -s 0,0 -g "$x,$y" -f moves "noise$k" | tr -d '\n' | wc -c)
        [ "$got" -eq "$length" ] || echo "noise$k: $got, not $length"
        k=$((k + 1))
    done <lengths >wrong
    is 'noise in all types: the lengths of the paths' "" "$(cat wrong)"
    is "there are $noise of them" $noise "$(wc -l <lengths | tr -d ' ')"
else
    skip 'noise in all types' python3
fi
for head in 'P1' 'P2' 'P3' 'P4' 'P5' 'P6'; do
    { echo "$head 1000000000 1000000000"; [ "$head" = P1 ] || [ "$head" = P4 ] || echo 255; echo 0; } >lie
    limited 100000 'maze-render -f block lie' >/dev/null 2>&1
    is "$head: a size that is not true takes no memory" 2 $?
done
is 'a PAM file is named' "maze-render: stdin: this is a PAM file; convert it first: pamtopnm FILE" \
    "$(printf 'P7\nWIDTH 1\n' | maze-render 2>&1)"

is 'a dark pixel in a cell of 2 pixels is no dot of a path' '# maze block 14 14' "$(awk 'BEGIN {
    print "P1 14 14"
    for (y = 0; y < 14; y++) for (x = 0; x < 14; x++) {
        a = int(x / 2); b = int(y / 2)
        print (a % 6 == 0 || b % 6 == 0 || (a % 2 == 0 && b % 2 == 0) || (x == 6 && y == 6))
    } }' | maze-render -f block | head -n 1)"
is 'a line of pixels is a board of one row' '000100010/' \
    "$(printf 'P1\n9 1\n0 0 0 1 0 0 0 1 0\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is 'a dark line of pixels, too' '111111111/' \
    "$(printf 'P1\n9 1\n1 1 1 1 1 1 1 1 1\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is 'a column of pixels' '1/0/0/0/1/' \
    "$(printf 'P1\n1 5\n1 0 0 0 1\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is 'a column that ends dark' '1/0/1/0/1/' \
    "$(printf 'P1\n1 5\n1 0 1 0 1\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is 'a line of five pixels' '10001/' \
    "$(printf 'P1\n5 1\n1 0 0 0 1\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
# 225 50 40 is the colour of a path; its lightness is 101 of 255.
is 'the colour of a path beside white is a mark' '40/' \
    "$(printf 'P3 2 1 255 225 50 40 255 255 255\n' | maze-render --input pbm:scale=1 -f block --no-header | grep . | tr '\n' /)"
is 'beside a colour that is not ours it is dark' '11/' \
    "$(printf 'P3 2 1 255 225 50 40 10 0 0\n' | maze-render --input pbm:scale=1 -f block --no-header | grep . | tr '\n' /)"
expect 'a single dot in blocks of three pixels is not a path' 2 \
    "printf 'P1\n9 3\n111000111\n111010111\n111000111\n' | maze-render --input pbm:scale=3 -f block" <<'X'
maze-render: stdin:1:1: the picture does not consist of blocks of 3x3 pixels
X
is 'two dots in a row are a path' '141/141/' \
    "$(printf 'P1\n9 6\n111000111\n111010111\n111000111\n111000111\n111010111\n111000111\n' |
        maze-render --input pbm:scale=3 -f block --no-header | grep . | tr '\n' /)"
plan
