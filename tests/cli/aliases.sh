# Other names of algorithms, solvers and formats: they do the same, and headers have the name that
# --list prints.
. "$TOP/tests/lib.sh"

# of KIND: prints "ALIAS NAME" for each alias of that kind in the file all. If there is none, prints one
# that fails.
of() {
    sed -n "s/^$1 \([^ ]*\) \([^ ]*\)\$/\2 \1/p" all | grep . || echo "no-alias none"
}

aliases maze-gen >all
of algorithm >algorithms
while read -r alias name; do
    size='-w 9 -h 6'
    [ "$name" != every ] || size='-w 3 -h 2'
    # shellcheck disable=SC2086 # words
    maze-gen -s 1 $size -a "$name" >want_mazes
    # shellcheck disable=SC2086 # words
    maze-gen -s 1 $size -a "$alias" >got_mazes
    same "maze-gen -a $alias" want_mazes got_mazes
    sed "s/ algorithm=$name / algorithm=$alias /" want_mazes | grep '^#' | maze-gen --again >again
    same "--again with algorithm=$alias" want_mazes again
done <algorithms
for option in '-a dfs:bias=0.2,straight=0.5' '-a backtracker:bias=0.2,straight=0.5'; do
    # shellcheck disable=SC2086 # words
    is "keys after an alias: $option" 'algorithm=backtracker:bias=0.2,straight=0.5' \
        "$(maze-gen -s 1 $option | tr ' ' '\n' | grep '^algorithm=')"
done
maze-gen -s 1 -w 9 -h 6 -n 3 >want_mazes
head -n 9 want_mazes >begun
maze-gen -s 1 -w 9 -h 6 -n 3 -a dfs --resume begun >rest
cat begun rest >resumed
same '--resume with an alias' want_mazes resumed

maze-gen -s 1 -w 9 -h 6 -b 0.2 >maze
aliases maze-solve >all
of algorithm | while read -r alias name; do
    maze-solve -q -a "$name" maze >want_solved
    maze-solve -q -a "$alias" maze | cmp -s - want_solved || echo "$alias"
    grep -q " solver=$name " want_solved || echo "no solver=$name"
done >wrong
is 'aliases of solvers' '' "$(cat wrong)"
is 'keys after an alias of a solver' 'solver=mouse:seed=5' \
    "$(maze-solve -a random-mouse:seed=5 maze | tr ' ' '\n' | grep '^solver=')"
is 'A*' 'solver=astar' "$(maze-solve -a 'a*' maze | tr ' ' '\n' | grep '^solver=')"
of format | while read -r alias name; do
    maze-solve -f "$name" maze >want_solved
    maze-solve -f "$alias" maze | cmp -s - want_solved || echo "$alias"
done >wrong
is 'aliases of formats of maze-solve' '' "$(cat wrong)"

aliases maze-render >all
of format | while read -r alias name; do
    maze-render -f "$name" maze >want_drawn
    maze-render -f "$alias" maze | cmp -s - want_drawn || echo "$alias"
done >wrong
is 'aliases of formats of maze-render' '' "$(cat wrong)"
. "$TOP/tests/inputs.sh"
for tool in solve render; do
    of input | while read -r alias name; do
        input_sample "$name" 5 4 >sample
        maze-$tool --input "$name" sample >want_maze 2>&1
        maze-$tool --input "$alias" sample 2>&1 | cmp -s - want_maze || echo "$alias"
    done >wrong
    is "aliases of inputs of maze-$tool" '' "$(cat wrong)"
done
for place in farthest:far dead-end:deadend top:north right:east bottom:south left:west; do
    is "-x ${place%:*}" "$(maze-gen -s 1 -x ${place#*:})" "$(maze-gen -s 1 -x ${place%:*})"
done
maze-render -f unicode --color always maze >always
maze-render -f unicode --color never maze >never
for words in yes:always force:always no:never none:never tty:never if-tty:never auto:never; do
    maze-render -f unicode --color "${words%:*}" maze >got_drawn
    same "--color ${words%:*} in a file" "${words#*:}" got_drawn
done
plan
