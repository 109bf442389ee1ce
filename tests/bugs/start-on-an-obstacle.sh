# ascii shows a start on an obstacle as S, which is read as a free block: maze-render(1) says so.
. "$TOP/tests/lib.sh"

printf '# maze block 4 3 start=0,0 goal=3,2\n1101\n0011\n1000\n\n' >board
expect 'the obstacle under S comes back as a free block, and nothing else changes' 0 \
    'maze-render -f ascii board | maze-render --input ascii -f block --no-header' <<'X'
0101
0011
1000

X
plan
