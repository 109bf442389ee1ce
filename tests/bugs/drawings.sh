# What drawings lost: a first column without walls, a path of one move, characters left of the first line.
. "$TOP/tests/lib.sh"

printf '# maze walls 3 2 start=0,0 goal=2,1\n0301\n0201\n0220\n\n' >want
for cell in 1 2 3 4; do
    maze-render -f unicode -c $cell --margin 2 want | maze-render --input unicode:cell=$cell -f walls >got
    same "unicode, cells of $cell: the start is in a column without walls" want got
done

printf '# maze walls 2 1 start=0,0 goal=1,0\n741\n220\n\n# maze walls 1 3 start=0,1 goal=0,0\n71\n51\n31\n20\n\n' >one
for options in ascii unicode 'unicode -c 4' 'unicode -c 5' 'unicode -c 8'; do
    maze-render -f $options one | maze-render -f walls >got
    same "$options: a path of one move" one got
done
sed '/^#/!y/457/013/' one >none
maze-render -f unicode none | maze-render -f walls >got
same 'unicode: no path, start and goal side by side' none got

malformed <<'X'
ascii|1:7: the first line must end with a post, and posts must be at equal distances|  +---+\n|   |\n  +---+\n
unicode|3:11: expected walls in box-drawing characters, spaces and marks|    ┌───┐\n  S │   │\n    └─x─┘\n
X
expect 'a short line of blanks is a row without walls' 0 \
    "printf '  +---+\n \n  +---+\n' | maze-render --input ascii -f walls --no-header" <<'X'
20
20

X
# maze-render(1) says so.
printf '# maze block 4 3 start=0,0 goal=3,2\n1101\n0011\n1000\n\n' >board
expect 'the obstacle under S comes back as a free block, and nothing else changes' 0 \
    'maze-render -f ascii board | maze-render --input ascii -f block --no-header' <<'X'
0101
0011
1000

X
expect 'the white margin of a picture is no part of the maze' 0 \
    'maze-gen -s 3 | maze-render -f pbm -c 12 -t 5 --margin 10 | maze-solve | head -n 1' <<'X'
# maze walls 20 20 picture=13,13,17 start=0,0 goal=19,19 solver=bfs solution=path length=76
X
is 'stars around a drawing are walls, not a path' SEEN "$(printf '*****\n*S*G*\n*   *\n*****\n' | maze-solve -f moves)"
is 'others are a path' EE "$(printf '* *\nS.G\n' | maze-solve -f moves)"
plan
