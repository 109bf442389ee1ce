# Streams: empty, long, and with readers that wait or go away.
. "$TOP/tests/lib.sh"

expect 'an empty stream through all programs' 0 ': | maze-solve | maze-render' </dev/null
maze-gen -n 10000 -s 1 -w 5 -h 5 >many
maze-solve many >solved
maze-gen -n 10000 -s 1 -w 5 -h 5 -1 | maze-solve -1 | tr / '\n' >lines
same '10,000 mazes as one line each' solved lines
is '1x100000 cells' 100000 "$(maze-gen -w 1 -h 100000 | maze-solve -f moves | wc -c | tr -d ' ')"
is '100000x1 cells' 100000 "$(maze-gen -w 100000 -h 1 | maze-solve -f moves | wc -c | tr -d ' ')"

# A maze is written as soon as it has been read: the second maze is written only after all
# of the first has arrived at the end.
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
is 'a maze passes through before the next one arrives' first "$(cat seen)"

# until_written FILE BYTES: waits until FILE has this many bytes, for at most 20 seconds.
until_written() {
    n=0
    while [ "$(wc -c <"$1")" -lt "$2" ] && [ $n -lt 200 ]; do
        sleep 0.1
        n=$((n + 1))
    done
}

# Rows are drawn, and an endless maze is solved, as soon as they have arrived: before the pipe ends.
: >drawn
{
    printf '# maze walls 2 inf\n321\n101\n101\n'
    until_written drawn 40
    cp drawn early
    echo 101
} | maze-render >drawn
is 'a row is drawn when the row below it has arrived' 40 "$(wc -c <early | tr -d ' ')"
: >moves
{
    printf '# maze walls 2 inf\n321\n101\n101\n101\n'
    until_written moves 3
    cp moves early
} | maze-solve -a contract -s 0,0 -g 1,1 -f moves >moves
is 'an endless maze is solved before it ends' ES "$(cat early)"

# A reader that goes away ends the writer, without a message.
sh -c 'maze-gen -n inf; echo $? >&2' 2>messages | head -n 1 >/dev/null
is 'the reader goes away: status 141, for SIGPIPE' 141 "$(cat messages)"
sh -c 'maze-gen -n inf | maze-solve | maze-render; :' 2>messages | head -n 1 >/dev/null
is 'the reader goes away: no message' "" "$(cat messages)"
plan
