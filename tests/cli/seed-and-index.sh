# Seed and index determine a maze, whatever the count, the split, the output format and
# the spelling of the options; all shards together are the whole.
. "$TOP/tests/lib.sh"

maze-gen -n 1000 -s 7 >whole
{ maze-gen -n 1 -s 7; maze-gen --count=498 --index 1 --seed=7; maze-gen -n 501 -i 499 -s 7; } >parts
same '1000 mazes in three parts' whole parts
while read -r options; do
    # shellcheck disable=SC2086 # several options
    {
        maze-gen -s 7 -i 4 -n 3 $options >stream
        for i in 4 5 6; do maze-gen -s 7 -i $i $options; done >single
    }
    same "three mazes one by one: $options" stream single
done <<'X'
-w 1 -h 1
-w 1 -h 9
-w 12 -h 7 --unicursal
-w 12 -h 7 --braid 0.5 --open 3 --percolate 0.2
-w 12 -h 7 -e random -x far --root
-w 12 -h 7 -f block
-w 12 -h 7 -a backtracker:bias=0.9
-a backtracker:cells=50,depth=12
-w 257 -h 256
X
maze-gen -n 1000 -s 7 --line | tr / '\n' >parts
same 'one line per maze, with / turned into newlines' whole parts
maze-gen -n 1000 -s 7 -f block | maze-render -f walls >parts
same '-f block, turned back into walls' whole parts
is 'without -s, the header names the seed' 2 "$( (maze-gen; maze-gen) | grep -c seed)"
is 'two runs without -s have different seeds' 2 \
    "$( (maze-gen; maze-gen) | sed -n 's/.*\(seed=[0-9]*\).*/\1/p' | sort -u | wc -l | tr -d ' ')"
is '-n inf ends after the largest index' 6 \
    "$(maze-gen -s 1 -i 18446744073709551610 -n inf -1 | wc -l | tr -d ' ')"
status 'more mazes than indexes are left: an error' 2 'maze-gen -n 2 -i 18446744073709551615'
status '-s without a seed is an error' 2 'maze-gen -s'
status 'a seed of 65 bits is an error' 2 'maze-gen -s 18446744073709551616'

# --shard K/N.
maze-gen -s 2 -n 10 -i 5 >whole
for k in 1 2 3 4 5 6 7 8 9 10 11 12 13; do maze-gen -s 2 -n 10 -i 5 --shard $k/13; done >parts
same 'ten mazes in 13 shards' whole parts
is 'a shard that starts beyond 2^63' "index=12297829382473034410" \
    "$(maze-gen -s 2 -n 18446744073709551615 --shard 3/3 -w 1 -h 1 -1 | head -n 1 | sed -n 's/.*\(index=[0-9]*\).*/\1/p')"
for wrong in 0/3 4/3 1/0 1 / 1/ /1 1/2/3 -1/2 1/4294967296; do
    status "not a shard: $wrong" 2 "maze-gen --shard $wrong"
done
status 'an endless stream has no shards' 2 'maze-gen -n inf -s 1 --shard 1/2'
is 'shards count from 1' 'maze-gen: --shard: shards count from 1: K/N is from 1/N to N/N' "$(maze-gen -s 1 --shard 0/3 2>&1)"
is 'shards require -s' 'maze-gen: --shard: add -s, so that all shards have the same seed' "$(maze-gen -n 4 --shard 1/2 2>&1)"
status 'one shard requires no -s' 0 'maze-gen -n 4 --shard 1/1'
plan
