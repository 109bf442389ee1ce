# Other names of rows: each option that takes a name takes them, with keys, and headers have the name that --list
# prints. That each alias means its row and no other is tested in unit/aliases.c.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 9 -h 6 -b 0.2 >maze
maze-render maze >drawing
while IFS='|' read -r command alias name; do
    # shellcheck disable=SC2086 # words
    maze-$command "$name" <maze >want_output
    # shellcheck disable=SC2086 # words
    maze-$command "$alias" <maze >got_output
    same "maze-$command $alias" want_output got_output
done <<'X'
gen -s 1 -a|dfs|backtracker
gen -s 1 -a|dfs:bias=0.2,straight=0.5|backtracker:bias=0.2,straight=0.5
gen -s 1 -x|farthest|far
gen -s 1 -e|dead-end:min=9|deadend:min=9
solve -a|a*|astar
solve -a|random-mouse:seed=5|mouse:seed=5
solve -f|tsv:csv=1|stats:csv=1
solve drawing --input|micromouse|ascii
render -f|gv|dot
render drawing --input|micromouse|ascii
render -f unicode --color|yes|always
render -f unicode --color|force|always
render -f unicode --color|no|never
render -f unicode --color|none|never
render -f unicode --color|tty|auto
render -f unicode --color|if-tty|auto
X
is 'the header has the name of the algorithm' 'algorithm=backtracker:bias=0.2' \
    "$(maze-gen -s 1 -a dfs:bias=0.2 | tr ' ' '\n' | grep '^algorithm=')"
is 'the header has the name of the solver' 'solver=mouse:seed=5' \
    "$(maze-solve -a random-mouse:seed=5 maze | tr ' ' '\n' | grep '^solver=')"
maze-gen -s 1 -a backtracker >want_again
sed -n 's/ algorithm=backtracker / algorithm=dfs /p' want_again | maze-gen --again >again
same '--again with an alias in the header' want_again again
maze-render -f unicode --color always maze >always
maze-render -f unicode --color never maze >never
maze-render -f unicode --color auto maze >auto
same '--color auto in a file' never auto
is '--color always is not --color never' no "$(cmp -s always never && echo yes || echo no)"
plan
