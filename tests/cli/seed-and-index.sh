# Seed and index determine a maze, whatever the count, the split, the output format and
# the spelling of the options.
. "$TOP/tests/lib.sh"

maze-gen -n 1000 -s 7 >whole
for cut in 1 500 999; do
    { maze-gen -n $cut -s 7; maze-gen -n $((1000 - cut)) -i $cut -s 7; } >parts
    same "1000 mazes split at $cut" whole parts
done
for i in 0 1 2 3 4 5 6 7 8 9; do maze-gen --seed=7 --index=${i}00 --count 100; done >parts
same '1000 mazes in ten parts' whole parts
while read -r options; do
    # shellcheck disable=SC2086 # several options
    {
        maze-gen -s 7 -i 4 -n 5 $options >stream
        for i in 4 5 6 7 8; do maze-gen -s 7 -i $i $options; done >single
    }
    same "five mazes one by one: $options" stream single
done <<'X'
-w 1 -h 1
-w 1 -h 9
-w 12 -h 7 --unicursal
-w 12 -h 7 --braid 0.5 --open 3 --percolate 0.2
-w 12 -h 7 -e random -x far --root
-w 12 -h 7 -f block
-w 12 -h 7 -a backtracker:bias=0.9
-w 257 -h 256
X
maze-gen -n 1000 -s 7 --line | tr / '\n' >parts
same 'one line per maze, with / turned into newlines' whole parts
maze-gen -n 1000 -s 7 -f block | maze-render -f walls >parts
same '-f block, turned back into walls' whole parts
maze-gen -s 18446744073709551615 -i 18446744073709551615 >one
status 'the largest seed and index are in the header' 0 \
    'grep -q "seed=18446744073709551615 index=18446744073709551615" one'
is 'without -s, the header names the seed' 2 "$( (maze-gen; maze-gen) | grep -c seed)"
is 'two runs without -s have different seeds' 2 \
    "$( (maze-gen; maze-gen) | sed -n 's/.*\(seed=[0-9]*\).*/\1/p' | sort -u | wc -l | tr -d ' ')"
is '-n inf ends after the largest index' 6 \
    "$(maze-gen -s 1 -i 18446744073709551610 -n inf -1 | wc -l | tr -d ' ')"
status 'more mazes than indexes are left: an error' 2 'maze-gen -n 2 -i 18446744073709551615'
status '-s without a seed is an error' 2 'maze-gen -s'
status 'a seed of 65 bits is an error' 2 'maze-gen -s 18446744073709551616'
plan
