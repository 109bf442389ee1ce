# The second of two starts, goals, entrances or exits silently replaced the first.
. "$TOP/tests/lib.sh"

errors <<'X'
maze-gen: -e is given twice|maze-gen -e 0,0 -x 1,1 -e 3,3
maze-gen: -x is given twice|maze-gen -x 0,0 --exit 3,3
maze-solve: -s is given twice|maze-solve -s 0,0 -g 1,1 -s 3,3
maze-solve: -g is given twice|maze-solve -g 0,0+1,1 -g 3,3
X
is 'of other options the last one counts' '# maze walls 2 20' "$(maze-gen -w 5 -w 2 -s 1 -n 1 -n 1 --headers | cut -d ' ' -f 1-5)"
plan
