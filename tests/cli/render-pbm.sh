# The format pbm: the pixels of walls, paths and obstacles, in several sizes.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 2 -h 1 | maze-solve >small
expect 'cells and walls of 1 pixel, with a margin: the path is not drawn' 0 'maze-render -f pbm:plain=1 -c 1 -t 1 --margin 2 small' <<'X'
P1
9 7
000000000
000000000
001011100
001000100
001110100
000000000
000000000
X
expect 'cells of 3 pixels, walls of 2' 0 'maze-render -f pbm:plain=1 -c 3 -t 2 small' <<'X'
P1
12 7
110001111111
110001111111
110000000011
110100101011
110000000011
111111100011
111111100011
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
