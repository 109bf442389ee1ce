# The recipes of maze-datasets(7), one after another, give what the page says.
. "$TOP/tests/lib.sh"

shows man/maze-datasets.7
expect 'the fifth hundred' 0 'maze-gen -s 7 -i 400 -n 100 -w 16 -h 16 | cmp - fifth' </dev/null
for file in tasks:3000 several:1000 hard:50 thousand:1000 crosses:100 rooms:100 joined:100; do
    is "$file mazes" "${file#*:}" "$(grep -c '^# maze' "${file%:*}")"
done
if needs 'shuffled has the same mazes' shuf; then
    maze-gen -s 7 -n 1000 -w 16 -h 16 -1 | sort >want
    sort shuffled >got
    same 'shuffled has the same mazes' want got
fi
is 'no size, start and goal of an index are those of another algorithm' "" \
    "$(sed -n 's/^# maze walls \(.*\) v=.* index=\([0-9]*\) .* \(start=.*\) solver=.*/\1 \2 \3/p' several | sort | uniq -d)"
is 'no task is shorter than 20' 0 "$(maze-solve -q -k 'length < 20' -f moves tasks | wc -l | tr -d ' ')"

# classes FILE: counts the mazes of every 20 lengths.
classes() {
    maze-solve -f stats --no-header "$1" | cut -f 17 | awk '{ n[int($1 / 20)]++ } END { for (k in n) print k, n[k] }' | sort
}
classes mazes | awk '{ print $1, ($2 < 20 ? $2 : 20) }' >want
classes balanced >got
same 'balanced has at most 20 mazes per class, and no class is missing' want got
is 'distinct has every 3x3 maze once, in some orientation' \
    "$(maze-gen -a every -w 3 -h 3 | maze-solve -f stats:add=canonical --no-header | cut -f 22 | sort -u | wc -l)" \
    "$(wc -l <distinct)"

cat train test | maze-render -f walls -1 | sort >got
maze-render -f walls -1 tasks | sort >want
same 'train and test together are all tasks' want got
indices() { sed -n 's/^# maze.* index=\([0-9]*\) .*/\1/p' "$1" | sort -u; }
indices train >train.indices
indices test >test.indices
is 'no maze is in both train and test' "" "$(comm -12 train.indices test.indices)"
is 'about eight in ten mazes are in train' yes \
    "$(awk 'END { print (NR > 750 && NR < 850 ? "yes" : NR) }' train.indices)"

is 'a room has two loops, and everything is joined to it' '100 1 2' \
    "$(maze-solve -f stats --no-header rooms | cut -f 12,13 | sort | uniq -c | awk '{ print $1, $2, $3 }')"
is 'a room has no walls inside' 100 \
    "$(maze-render -f walls -1 rooms | grep -c '/....[02][02]..\/...[01]00../[0-3]*/[0-3]*/$')"
status 'all joined mazes are solved' 0 'maze-solve -f none joined'

# size COMMAND: prints the mean bytes of 1000 mazes in the format of the table.
size() {
    case $1 in
    maze-gen*) set -- "$1 -s 7 -n 1000 -w 16 -h 16" ;;
    maze-solve*) set -- "$1 mazes" ;;
    *) set -- "maze-render $1 solved" ;;
    esac
    sh -c "$1 >bytes" && wc -c <bytes | awk '{ printf "%.0f\n", $1 / 1000 }'
}
sed -n '/^\.It Em written by/,/^\.El/s/^\.It \([^E].*\) Ta \([0-9]*\) Ta .*/\2 \1/p' "$TOP/man/maze-datasets.7" | tr -d '\\' >table
while read -r bytes command; do
    is "bytes per maze: $command" "$bytes" "$(size "$command")"
done <table
is 'the table has 14 rows' 14 "$(wc -l <table | tr -d ' ')"
plan
