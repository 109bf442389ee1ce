# A start inside from which jump goes in all four directions: it wrote behind its memory.
. "$TOP/tests/lib.sh"

maze-gen -a obstacles -w 8 -h 8 -s 1 -n 200 >boards
maze-solve -q -f stats:add=length boards 2>/dev/null | cut -f 17 >want
maze-solve -q -a jump -f stats:add=length boards 2>/dev/null | cut -f 17 >got
same 'the same lengths as bfs' want got
plan
