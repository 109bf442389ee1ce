# Streams as a whole: empty and long ones, readers that wait or go away,
# writes that fail, and what it all costs in memory.
. "$TOP/tests/lib.sh"

expect 0 ': | maze-solve | maze-render' </dev/null
maze-gen -n 10000 -s 1 -w 5 -h 5 >many
is "10,000 mazes solved" 10000 "$(maze-solve many | grep -c 'solution=path')"
is "10,000 lines of moves" 10000 "$(maze-solve -f moves many | grep -c '^[NESW][NESW]*$')"
is "10,000 pictures" 119999 "$(maze-render -f unicode many | wc -l | tr -d ' ')"
maze-solve many >solved
maze-gen -n 10000 -s 1 -w 5 -h 5 -1 | maze-solve -1 | tr / '\n' >lines
same "record and line form of 10,000" solved lines
is "1x1" 0 "$(maze-gen -w 1 -h 1 | maze-solve | maze-render >/dev/null; echo $?)"
is "1x100000" 100000 "$(maze-gen -w 1 -h 100000 | maze-solve -f moves | wc -c | tr -d ' ')"
is "100000x1" 100000 "$(maze-gen -w 100000 -h 1 | maze-solve -f moves | wc -c | tr -d ' ')"
is "1x100000 drawn" 200001 "$(maze-gen -w 1 -h 100000 | maze-solve | maze-render | wc -l | tr -d ' ')"

# Whoever waits gets each maze as soon as it is there: all of the first one has
# come out before the second, held back until then, goes in.
{
    maze-gen -s 1 -w 4 -h 4
    n=0
    while [ ! -s seen ] && [ $n -lt 20 ]; do sleep 1; n=$((n + 1)); done
    maze-gen -s 2 -w 4 -h 4
} | maze-solve | maze-render -f block | {
    while read -r line && [ "$line" ]; do :; done
    echo first >seen
    cat >/dev/null
}
is "a maze goes through while the next is not there" first "$(cat seen)"

# A reader that goes away ends the writer without a word.
sh -c 'maze-gen -n inf; echo $? >&2' 2>told | head -n 1 >/dev/null
is "a reader gone" 141 "$(cat told)"
sh -c 'maze-gen -n inf | maze-solve | maze-render; :' 2>told | head -n 1 >/dev/null
is "no message" "" "$(cat told)"

# A write that fails is said.
if [ -w /dev/full ]; then
    for tool in 'maze-gen' 'maze-solve many' 'maze-render many' 'maze-render -f pbm many' \
        'maze-gen --help' 'maze-solve --list' 'maze-render --version' 'maze-solve -f moves many'; do
        expect 2 "$tool >/dev/full" <<X
${tool%% *}: cannot write to standard output: No space left on device
X
    done
    expect 2 'maze-gen -n inf >/dev/full' <<X
maze-gen: cannot write to standard output: No space left on device
X
else
    skip "a full disk" /dev/full
fi
for tool in 'maze-gen' 'maze-solve many' 'maze-render many'; do
    expect 2 "$tool >&-" <<X
${tool%% *}: cannot write to standard output: Bad file descriptor
X
done
status 0 'maze-solve -f none many >&-'

# Row by row: a tall maze in the memory of a few rows. 40 MB go through 20 MB
# of address space, the programs and libraries in it.
maze-gen -w 2000 -h 20000 -s 1 >tall
for f in ascii unicode pbm 'pbm -c1 -t1' walls block; do
    is "2000x20000 through -f $f" 0 \
        "$(limited 20000 "maze-render -f $f tall" 2>&1 >/dev/null; echo $?)"
done
# Whole: a byte a cell and a little.
limited 60000 'maze-solve -f none tall' 2>got
is "2000x20000 solved in 60 MB" 0 $?
limited 60000 'maze-gen -w 2000 -h 20000' 2>got | wc -c >/dev/null
is "2000x20000 made in 60 MB" "" "$(cat got)"
if [ -z "$SANITIZED" ]; then
    limited 30000 'maze-solve -f none tall' >got 2>&1
    is "what does not fit: status" 2 $?
    is "and message" "maze-solve: tall: out of memory" "$(cat got)"
    limited 30000 'maze-gen -w 20000 -h 20000' >got 2>&1
    is "what cannot be made: status" 2 $?
    is "and message, before any output" \
        "maze-gen: 20000x20000 cells do not fit in memory (400060002 bytes)" "$(cat got)"
    limited 600000 'maze-gen -a kruskal -w 20000 -h 20000' >got 2>&1
    is "what has no room to be made: status" 2 $?
    is "and message, before any output" \
        "maze-gen: 20000x20000 cells do not fit in memory" "$(cat got)"
fi
plan
