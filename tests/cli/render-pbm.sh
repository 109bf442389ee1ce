# The format pbm: the pixels of walls, paths and obstacles, in several sizes.
. "$TOP/tests/lib.sh"

cp "$TOP/tests/golden/small.maze" small
expect 'cells and walls of 1 pixel, with a margin: the path is not drawn' 0 'maze-render -f pbm:plain=1 -c 1 -t 1 --margin 2 small' <<'X'
P1
11 9
00000000000
00000000000
00101111100
00100000100
00111110100
00100000100
00111110100
00000000000
00000000000
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
printf '# maze block 4 2 start=0,0 goal=2,1\n5118\n4441\n' >ball
expect 'a board has no separate walls; the obstacle where a path starts stays black' 0 \
    'maze-render -f pbm:plain=1 -c 3 -t 5 ball' <<'X'
P1
12 6
111111111000
111111111000
111111111000
000000000111
010010010111
000000000111
X
is 'a line of the plain form has at most 70 digits' '70 27' \
    "$(maze-gen -w 12 -h 1 | maze-render -f pbm:plain=1 | awk 'NR > 2 && NR < 5 { print length($0) }' | paste -sd ' ' -)"
maze-gen -n 3 -w 2 -h 2 >three
is 'three mazes are three images' 3 "$(maze-render -f pbm:plain=1 three | grep -c P1)"
plan
