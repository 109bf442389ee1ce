# The recipes of KNOWN DATA SETS in maze-datasets(7): learners.py reads the files as the loaders of others do, and
# fails if one is wrong; events.py replays the traces. The leaks that the page names.
. "$TOP/tests/lib.sh"

page=$TOP/man/maze-datasets.7
sed -n '1,/^\.Sh DESC/p; /^\.Sh KNOWN/,/^\.Sh COMPLETING/p' "$page" >known.7
sed 's/-a astar -f/-a astar:seed=1 -f/' known.7 >random.7
for name in known random; do
    mkdir $name
    (cd $name && sh "$TOP/tests/redraw" ../$name.7 shown) >results 2>said
    is "$name: every command succeeds without a message" '' "$(grep -v -e '^0' -e '^numpy' results)$(cat said)"
done
maze-gen -s 7 -n 20 -w 7 -h 5 -b 0.3 -e inside -x inside | tee walls | maze-render -f tokens >tokens
maze-render -f npy:count=20,layer=passages walls >passages.npy
# reads NAME ...: passes if these readers find nothing wrong.
reads() { is "$*" '' "$(py "$TOP/tests/system/learners.py" "$@" 2>&1)"; }
if needs 'hrm, searchformer, pointmaze, movingai, questions' python3; then
    reads hrm searchformer pointmaze movingai questions
    for name in known random; do
        is "searchformer, $name: the traces are searches of the boards in the prompts" '' \
            "$(py "$TOP/tests/system/events.py" astar "${name#known}" $name/stream <$name/events 2>&1)"
    done
fi
needs 'easy_to_hard, maze_dataset' numpy &&
    reads easy_to_hard maze_dataset
maze-solve --queries known/m.map.scen -f stats --no-header known/m.map | cut -f 17 >got
sed 1d known/m.map.scen | cut -f 9 >want
same 'maze-solve --queries finds the lengths of the scenario' want got

# Of 10,000 mazes, how many are among 50,000 others: the same, and in some orientation. A split by the hash has none.
maze-gen -s 7 -n 60000 -w 5 -h 5 | maze-solve -f stats:add=hash+canonical --no-header | cut -f 22,23 >hashes
is 'the leaks of 5x5 mazes' \
    "$(tr '\n' ' ' <"$page" | sed 's/.*5x5 cells, \([0-9]*\) percent .* \([0-9]*\) percent [a-z ]*in some.*/\1 \2/')" \
    "$(awk 'NR <= 50000 { same[$1]; turned[$2]; next } { s += $1 in same; t += $2 in turned }
        END { printf "%.0f %.0f\n", s / 100, t / 100 }' hashes)"
plan
