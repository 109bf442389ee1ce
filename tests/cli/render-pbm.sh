# The format pbm: the pixels of walls, paths and obstacles, in several sizes.
. "$TOP/tests/lib.sh"

cat >small <<'X'
# maze walls 3 2 start=0,0 goal=2,1 length=3
5661
3241
2200

X
expect 'cells of 7 pixels, walls of 1, a dotted path' 0 'maze-render -f pbm:plain=1 small' <<'X'
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
expect 'cells and walls of 1 pixel: the path is not drawn' 0 'maze-render -f pbm:plain=1 -c 1 -t 1 small' <<'X'
P1
7 5
1011111
1000001
1111101
1000001
1111101
X
expect 'cells of 3 pixels, walls of 2' 0 'maze-render -f pbm:plain=1 -c 3 -t 2 small' <<'X'
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
expect 'a board, one pixel per block' 0 'maze-render -f block small | maze-render -f pbm:plain=1 -c 1' <<'X'
P1
7 5
1011111
1000001
1111101
1000001
1111101
X
expect 'a board has no separate walls: -t makes no difference' 0 \
    'maze-render -f block small | maze-render -f pbm:plain=1 -c 3 -t 5' <<'X'
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
cat >solid <<'X'
3331
3e81
2220
X
expect 'solid cells are black, visited cells white' 0 'maze-render -f pbm:plain=1 -c 1 solid' <<'X'
P1
7 5
1111111
1111101
1111101
1000001
1111111
X
cat >ball <<'X'
# maze block 4 2 start=0,0 goal=2,1
5118
4441
X
expect 'the obstacle where a path starts stays black' 0 'maze-render -f pbm:plain=1 -c 3 ball' <<'X'
P1
12 6
111111111000
111111111000
111111111000
000000000111
010010010111
000000000111
X

maze-gen -n 3 -w 2 -h 2 >three
is 'three mazes are three images' 3 "$(maze-render -f pbm:plain=1 three | grep -c P1)"
if has pnmfile && has pnmtoplainpnm; then
    maze-render -f pbm three >images
    is 'netpbm sees three images of 17x17' 3 "$(pnmfile -allimages images | grep -c 'PBM raw, 17 by 17')"
    maze-gen -w 33 -h 21 -s 2 | maze-solve >one
    maze-render -f pbm -c 5 -t 3 one | pnmtoplainpnm | tr -d ' \n' >want_plain
    maze-render -f pbm:plain=1 -c 5 -t 3 one | tr -d ' \n' >plain
    maze-render -f pbm -c 5 -t 3 one >raw
    maze-render -f pbm:plain=1 -c 5 -t 3 one | pamtopnm >from_plain
    same 'netpbm reads P1 as the same picture as P4' raw from_plain
    same 'netpbm writes the same P1' want_plain plain
else
    skip 'netpbm sees three images' netpbm
fi
plan
