# maze-render: small pictures in every format, the conversions, what is
# refused. Whole files are in ../golden.
. "$TOP/tests/lib.sh"

cat >small <<'X'
# maze walls 3 2 start=0,0 goal=2,1 length=3
5661
3241
2200

X
expect 0 'maze-render small' <<'X'
+   +---+---+
| S * * * * |
+---+---+ * +
|         G |
+---+---+   +
X
expect 0 'maze-render -f unicode small' <<'X'
╷   ╶───────┐
│ S • • • • │
├───────╴ • │
│         G │
└───────╴   ╵
X
expect 0 'maze-render -c 1 small' <<'X'
+ +-+-+
|S****|
+-+-+*+
|    G|
+-+-+ +
X
expect 0 'maze-render -c 5 small' <<'X'
+     +-----+-----+
|  S  *  *  *  *  |
|                 |
+-----+-----+  *  +
|              G  |
|                 |
+-----+-----+     +
X
expect 0 'maze-render -f pbm:plain=1 small' <<'X'
P1
25 17
1000000011111111111111111
1000000000000000000000001
1000000000000000000000001
1000000000000000000000001
1000101010101010101010001
1000000000000000000000001
1000000000000000000010001
1000000000000000000000001
1111111111111111100010001
1000000000000000000000001
1000000000000000000010001
1000000000000000000000001
1000000000000000000010001
1000000000000000000000001
1000000000000000000000001
1000000000000000000000001
1111111111111111100000001
X
expect 0 'maze-render -f pbm:plain=1 -c 1 -t 1 small' <<'X'
P1
7 5
1011111
1000001
1111101
1000001
1111101
X
expect 0 'maze-render -f pbm:plain=1 -c 3 -t 2 small' <<'X'
P1
17 12
11000111111111111
11000111111111111
11000000000000011
11010010100101011
11000000000000011
11111111111100011
11111111111101011
11000000000000011
11000000000001011
11000000000000011
11111111111100011
11111111111100011
X
expect 0 'maze-render -f walls small' <<'X'
# maze walls 3 2 start=0,0 goal=2,1 length=3
5661
3241
2200

X
expect 0 'maze-render -f walls -1 small' <<'X'
# maze walls 3 2 start=0,0 goal=2,1 length=3/5661/3241/2200/
X
expect 0 'maze-render -f block small' <<'X'
# maze block 7 5 start=1,1 goal=5,3 length=6
1011111
1444441
1111141
1000041
1111101

X
expect 0 'maze-render -f block --no-header small' <<'X'
1011111
1444441
1111141
1000041
1111101

X
expect 0 'maze-render -f block small | maze-render' <<'X'
# #####
#S****#
#####*#
#    G#
##### #
X
expect 0 'maze-render -f block small | maze-render -f unicode' <<'X'
██  ██████████
██S • • • • ██
██████████• ██
██        G ██
██████████  ██
X
expect 0 'maze-render -f block small | maze-render -f unicode -c 4' <<'X'
████    ████████████████████
████    ████████████████████
████ S   •   •   •   •  ████
████                    ████
████████████████████ •  ████
████████████████████    ████
████                 G  ████
████                    ████
████████████████████    ████
████████████████████    ████
X
expect 0 'maze-render -f block small | maze-render -f walls' <<'X'
# maze walls 3 2 start=0,0 goal=2,1 length=3
5661
3241
2200

X
expect 0 'maze-render -f block small | maze-render -f walls:blocks=1' <<'X'
# maze walls 7 5 start=1,1 goal=5,3 length=6
31333331
35666631
33333531
33222431
33333131
22222020

X
expect 0 'maze-render -f block small | maze-render -f pbm:plain=1 -c 1' <<'X'
P1
7 5
1011111
1000001
1111101
1000001
1111101
X
expect 0 'maze-render -f block small | maze-render -f pbm:plain=1 -c 3 -t 5' <<'X'
P1
21 15
111000111111111111111
111000111111111111111
111000111111111111111
111000000000000000111
111010010010010010111
111000000000000000111
111111111111111000111
111111111111111010111
111111111111111000111
111000000000000000111
111000000000000010111
111000000000000000111
111111111111111000111
111111111111111000111
111111111111111000111
X
expect 0 'maze-render small small' <<'X'
+   +---+---+
| S * * * * |
+---+---+ * +
|         G |
+---+---+   +

+   +---+---+
| S * * * * |
+---+---+ * +
|         G |
+---+---+   +
X

# Solid cells, visited cells, obstacles that start a way.
cat >solid <<'X'
3331
3e81
2220
X
expect 0 'maze-render solid' <<'X'
+---+---+---+
|   |   |   |
+---+---+   +
|     *   . |
+---+---+---+
X
expect 0 'maze-render -f unicode solid' <<'X'
┌───┬───┬───┐
│   │   │   │
├───┴───┘   │
│     •   · │
└───────────┘
X
expect 0 'maze-render -f block solid' <<'X'
# maze block 7 5
1111111
1111101
1111101
100c881
1111111

X
expect 0 'maze-render -f pbm:plain=1 -c 1 solid' <<'X'
P1
7 5
1111111
1111101
1111101
1000001
1111111
X
expect 0 'maze-render -f block solid | maze-render -f walls' <<'X'
# maze walls 3 2
3331
3e81
2220

X
cat >ball <<'X'
# maze block 4 2 start=0,0 goal=2,1
5118
4441
X
expect 0 'maze-render ball' <<'X'
S##.
**G#
X
expect 0 'maze-render -f unicode ball' <<'X'
S█████· 
• • G ██
X
expect 0 'maze-render -f pbm:plain=1 -c 3 ball' <<'X'
P1
12 6
111111111000
111111111000
111111111000
000000000111
010010010111
000000000111
X

# Lattice and back is the identity, marks, ends and length too, at all sizes.
for w in 1 2 3 7; do
    for h in 1 2 5 8; do
        maze-gen -w $w -h $h -n 3 -s $w$h | maze-solve >walls
        maze-render -f block walls >block
        maze-render -f walls block >back
        same "$w x $h cells to blocks and back" walls back
        maze-gen -w $w -h $h -n 3 -s $w$h -f block | maze-solve >solved
        same "$w x $h solved as blocks" block solved
        maze-render -f walls:blocks=1 block | maze-solve -f moves >moves
        maze-solve -f moves block >want_moves
        same "$w x $h, a cell a block, has the same moves" want_moves moves
    done
done
# A way that goes in and out by the border loses those two moves.
maze-gen -s 1 -w 4 -h 4 | maze-solve >walls
maze-gen -s 1 -w 4 -h 4 -f block --no-header | maze-solve >block
is "blocks alone: from opening to opening" "start=1,0 goal=7,8" \
    "$(sed -n 's/.*\(start=.*\) solver.*/\1/p' block)"
maze-render -f walls block >back
is "turned back: the same way" "$(sed 1d walls)" "$(sed 1d back)"
is "and the same ends and length" "$(sed -n 's/.*start/start/p' walls)" \
    "$(sed -n 's/.*start/start/p' back)"

# Boards that are no lattice, and the block that shows it. Without a header on
# the way in or out, nothing is written.
refuse() {
    printf "$1" >board
    expect 2 'maze-render -f walls --input block board' <<X
maze-render: board:1:1: $2
X
}
refuse '111\n101\n110\n' 'no lattice: block 2,2, a post, is free'
refuse '11111\n10001\n10001\n10001\n11111\n' 'no lattice: block 2,2, a post, is free'
refuse '011\n101\n111\n' 'no lattice: block 0,0, a post, is free'
refuse '11111\n11001\n11111\n' 'no lattice: block 1,1, a cell, is an obstacle with a way in'
refuse '11111\n10101\n11111\n' 'no lattice: block 1,1, a cell, is free with obstacles all around'
refuse '111\n111\n111\n' 'no lattice: block 1,1, a cell, is an obstacle, and the only one'
refuse '1111\n1001\n1111\n' 'a board of 4x3 blocks is no lattice: the sizes of one are odd, from 3 (walls:blocks=1 makes each block a cell)'
refuse '1\n' 'a board of 1x1 blocks is no lattice: the sizes of one are odd, from 3 (walls:blocks=1 makes each block a cell)'
cat >late <<'X'
# maze block 5 5
11111
10001
11111
10001
11110
X
expect 2 'maze-render -f walls late' <<'X'
# maze walls 2 2
321
321
maze-render: late:2:1: no lattice: block 4,4, a post, is free
X
expect 2 'maze-render -f walls --no-header late' <<'X'
maze-render: late:2:1: no lattice: block 4,4, a post, is free
X
expect 2 'printf "# maze block 5 5 start=2,1\n11111\n10001\n11111\n10001\n11111\n" | maze-render -f walls' <<'X'
maze-render: stdin:2:1: start=2,1 is no cell of the lattice
X
expect 2 'printf "# maze walls 2 2 goal=2,1\n321\n121\n220\n" | maze-render -f block' <<'X'
maze-render: stdin:1:23: goal 2,1 is outside the maze
X
expect 2 'printf "# maze walls 2 2 goal=here\n321\n121\n220\n" | maze-render' <<'X'
maze-render: stdin:1:23: goal=here is no place x,y
X

# A maze that is cut ends the output: nothing may be glued to it. One that is
# wrong before anything of it is out does not.
printf '# maze walls 2 3\n321\n101\n12x\n220\n' >bad
printf '# maze walls 1 1\n31\n20\n' >one
expect 2 'maze-render -f walls bad one' <<'X'
# maze walls 2 3
321
101
maze-render: bad:4:3: 'x' is not a digit
X
expect 2 'maze-render -f walls --no-header bad one' <<'X'
maze-render: bad:4:3: 'x' is not a digit
31
20

X
printf '# maze walls 2 3 x\n321\n' >bad
expect 2 'maze-render bad one' <<'X'
maze-render: bad:1:19: a field is KEY=VALUE, one blank before it
+---+
|   |
+---+
X

printf '1321\n1211\n22z0\n' >bad
is "no empty line for a maze that was not drawn" 7 \
    "$(maze-render one bad bad one 2>/dev/null | wc -l | tr -d ' ')"
expect 2 'printf "# maze walls 2 1 length=9223372036854775809\n321\n220\n" | maze-render -f block' <<'X'
maze-render: stdin:1:25: length=9223372036854775809 is not a whole number of at most 9223372036854775807
X

# Endless: what goes from top to bottom takes it, what needs the height not.
printf '# maze walls 2 inf x=y\n321\n121\n321\n' >endless
expect 0 'maze-render endless' <<'X'
+---+---+
|       |
+   +---+
|       |
+---+---+
|       |
X
expect 0 'maze-render -f walls endless' <<'X'
# maze walls 2 inf x=y
321
121
321

X
expect 0 'maze-render -f block endless' <<'X'
# maze block 5 inf x=y
11111
10001
10111
10001
11111
10001

X
expect 2 'maze-render -f pbm endless' <<'X'
maze-render: endless:2:1: pbm needs to know the height, not inf
X
expect 2 'maze-solve endless' <<'X'
maze-solve: endless:2:1: an endless maze (HEIGHT inf) cannot be held whole
X

# What is refused.
for wrong in '-f nosuch' '-c 0' '-c 1001' '-c 201' '-t 2' '-f walls -c 3' '-f pbm:plain=2' \
    '-f pbm:x' '-1' '--no-header' '-f pbm -1' '-f ascii:x=1' '--input pdf' '-h' '-c'; do
    status 2 "maze-render $wrong small"
done

# Pictures of many mazes: an empty line between two, an image after the other.
maze-gen -n 3 -w 2 -h 2 >three
is "three pictures of text" 17 "$(maze-render three | wc -l | tr -d ' ')"
is "three images" 3 "$(maze-render -f pbm:plain=1 three | grep -c P1)"
is "no maze, no picture" 0 "$(maze-render </dev/null | wc -c | tr -d ' ')"
if has pnmfile && has pnmtoplainpnm; then
    maze-render -f pbm three >images
    is "netpbm sees three images of 17x17" 3 "$(pnmfile -allimages images | grep -c 'PBM raw, 17 by 17')"
    maze-gen -w 33 -h 21 -s 2 | maze-solve >one
    maze-render -f pbm -c 5 -t 3 one | pnmtoplainpnm | tr -d ' \n' >want_plain
    maze-render -f pbm:plain=1 -c 5 -t 3 one | tr -d ' \n' >plain
    maze-render -f pbm -c 5 -t 3 one >raw
    maze-render -f pbm:plain=1 -c 5 -t 3 one | pamtopnm >from_plain
    same "netpbm reads P1 as the same picture as P4" raw from_plain
    same "and writes the same P1" want_plain plain
else
    skip "netpbm sees three images" netpbm
fi

# Greys and colours at one pixel a place: those of the lattice.
maze-gen -s 4 -w 7 -h 5 -b 0.3 | maze-solve -a astar --visited >seen
pixels() { tail -n +4 | od -An -v -tu1 | tr -s ' \n' '\n\n' | grep .; }
maze-render -f block --no-header seen | grep . | sed 's/./&\n/g' | grep . >places
maze-render -f ppm -c 1 -t 1 seen | pixels | paste -d ' ' - - - >colors
maze-render -f pgm -c 1 -t 1 seen | pixels >greys
paste -d ' ' places colors greys | sort | uniq -c | awk '{ $1 = ""; print }' | sed 's/^ //' | sort >got
sort >want <<'X'
0 255 255 255 255
1 0 0 0 0
4 205 225 250 216
8 205 225 250 216
c 225 50 40 128
c 20 150 60 64
c 150 20 20 176
X
sed '/^4 /d' want >less
same "ppm and pgm: a colour for what each place of the lattice is" less got
printf '# maze walls 256 1\n' >line
awk 'BEGIN { printf "3"; for (i = 1; i < 256; i++) printf "2"; print "1"; for (i = 0; i < 256; i++) printf "2"; print "0" }' >>line
maze-render -f ppm:color=distance -c 1 -t 1 line | pixels | paste -d ' ' - - - | sed -n '514,1026p' | awk 'NR % 2 == 0' >shades
is "color=distance: from yellow to near black" "255 250 180, 15 10 50" "$(sed -n '1p;$p' shades | tr '\n' ',' | sed 's/,$//; s/,/, /')"
is "a shade for every cell, darker and darker" 256 "$(awk '{ light = 2 * $1 + 5 * $2 + $3 } NR == 1 || light < last { n++ } { last = light } END { print n }' shades)"
printf '# maze walls 4 1\n32321\n22220\n' >apart
is "what cannot be come to is grey" "230 230 230" "$(maze-render -f ppm:color=distance -c 1 -t 1 apart | pixels | paste -d ' ' - - - | sed -n 15p)"
for f in ascii unicode half braille tree; do
    maze-render -f $f seen >narrow
    maze-render -f $f --margin 2 seen >wide
    is "$f: two lines above and below, two blanks before" "$(sed 's/^/  /' narrow | tr '\n' /)" \
        "$(sed '1,2{/^$/d;}' wide | sed '$d' | sed '$d' | tr '\n' /)"
    is "$f: colours only add to it" "$(cat narrow)" "$(maze-render -f $f --color always seen | sed 's/.\[[0-9;]*m//g' |
        sed "$([ $f = half ] && echo 's/.*/x/')" | sed "$([ $f = half ] && echo d)"; [ $f = half ] && cat narrow)"
    is "$f: but they are there" yes "$(maze-render -f $f --color always seen | grep -q "$(printf '\033')" && echo yes)"
done
is "tree: as many ends as dead ends" "$(maze-solve -f stats --no-header seen | cut -f 8)" \
    "$(maze-gen -s 4 -w 7 -h 5 -b 0.3 -e none -x none | sed 's/start=.*//' | maze-render -f tree | awk '{ n += gsub(/╴|╵|╶|╷/, "") } END { print n }')"
for wrong in '--margin 1001' '--margin x' '-f json --margin 1' '-f pbm --margin 10001' '-f svg --margin 101' '--color blue' '--sheet 2x3' \
    '-f svg --sheet 2' '-f svg --sheet 0x2' '-f svg --sheet 101x1' '-f svg:paper=a5' '-f svg:paper=fit --sheet 1x1' '-f half -c 3' \
    '-f npy -c 1' '-f cast:fps=0' '-f ppm:color=blue'; do
    status 2 "maze-render $wrong seen"
done
is "graph6: at most 1000 cells" "maze-render: stdin:2:1: graph6 is for up to 1000 cells, not 40x26; sparse6 takes more" \
    "$(maze-gen -w 40 -h 26 | maze-render -f graph6 2>&1)"
for f in map dimacs; do
    is "$f has room for one maze" 1 "$(maze-gen -n 2 | maze-render -f $f 2>&1 >/dev/null | grep -c 'has room for one maze')"
done
plan
