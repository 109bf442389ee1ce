# Lines that a program reads can be divided in any way, as Spark's pipe and Hadoop streaming do: for each
# command that maze-clusters(7) lists, the outputs of the parts, one after another, are that of the
# whole.
. "$TOP/tests/lib.sh"

page=$TOP/man/maze-clusters.7
{
    maze-gen -n 3 -s 1 -w 9 -h 7 -b 0.3 -e random -x random
    maze-gen -n 2 -s 2 -w 9 -h 7 --pairs 2 -e deadend -x deadend
    maze-gen -n 2 -s 3 -a rows -w 15 -h 11
    maze-gen -n 2 -s 4 -w 5 -h 5 -f block -a wilson
} | maze-solve -1 >mazes
lines=$(wc -l <mazes | tr -d ' ')

# parts SEED COMMAND: runs COMMAND on consecutive parts of the mazes; SEED 0 makes every line a part.
parts() {
    rm -f part.*
    awk -v seed="$1" 'BEGIN { srand(seed); n = 100 }
        { print >("part." n) }
        seed == 0 || rand() < 0.4 { close("part." n); n++ }' mazes
    for part in part.*; do
        sh -c "$2" <"$part" || echo "status $?"
    done
}

# divisible COMMAND: passes if it does not matter how the mazes are divided.
divisible() {
    sh -c "$1" <mazes >whole
    for seed in 0 1; do
        parts $seed "$1" >got
        same "$1: parts, divided with $seed" whole got
    done
}

sed -n '/^\.It Em command/,/^\.El/s/^\.It \(maze.*\) Ta .*/\1/p; s/.*\.pipe("\([^"]*\)".*/\1/p' "$page" | sort -u >commands
while read -r command; do
    divisible "$command"
    is "$command: one line of output per line" $lines "$(wc -l <whole | tr -d ' ')"
    is "$command: nothing from nothing" 'status 0' "$($command </dev/null; echo status $?)"
done <commands
is 'the page has 12 commands' 12 "$(wc -l <commands | tr -d ' ')"

# A part without a maze that is chosen ends with status 1.
divisible "maze-solve -1 -k 'length>15' || [ \$? = 1 ]"
is 'some mazes are chosen, not all' yes "$([ -s whole ] && [ "$(wc -l <whole)" -lt $lines ] && echo yes)"

tab=$(printf '\t')
sed "s/\$/$tab/" mazes | maze-solve -1 >got
same 'a tab after a maze is skipped' mazes got
sed 's,/.*,'"$tab", mazes >headers
status 'a tab after a header is an error' 2 'maze-gen --again -1 headers'
plan
