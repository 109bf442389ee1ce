# After an error nothing is written that looks like a result: no empty document if no input could be
# read, no later mazes if memory ran out.
. "$TOP/tests/lib.sh"

for f in svg cast; do
    is "-f $f: a file that cannot be opened gives no document" '' "$(maze-render -f $f missing 2>/dev/null)"
    status "-f $f: a file that cannot be opened is an error" 2 "maze-render -f $f missing"
    is "-f $f: a folder gives no document" '' "$(maze-render -f $f . 2>/dev/null)"
done
plan
