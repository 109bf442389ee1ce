# --visited: marks the cells that the solver looked at, and changes nothing else.
. "$TOP/tests/lib.sh"

is 'bfs visits all cells of a row' 9 "$(maze-gen -w 9 -h 1 | maze-solve --visited --no-header |
    head -n 1 | tr -cd 'c-f' | wc -c | tr -d ' ')"
maze-solve --list | cut -f1 | while read -r name; do
    maze-gen -s 3 -n 50 -w 9 -h 9 -b 0.5 | maze-solve -a $name >plain
    maze-gen -s 3 -n 50 -w 9 -h 9 -b 0.5 | maze-solve -a $name --visited >visited
    tr '89a-f' '0-7' <visited >got
    grep -v '^#' plain >want_rows
    grep -v '^#' got >got_rows
    cmp -s want_rows got_rows || echo "$name: other marks"
    grep -v '^#' visited | grep -q '[89a-f]' || echo "$name: nothing was looked at"
done >wrong
is 'a condition on the visited cells keeps their marks' "$(maze-gen -s 3 | maze-solve --visited | cksum)" \
    "$(maze-gen -s 3 | maze-solve --visited -k 'visited > 0' | cksum)"
is '--visited changes nothing else, with every solver' "" "$(cat wrong)"
plan
