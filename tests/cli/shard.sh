# --shard K/N: all shards together are the whole.
. "$TOP/tests/lib.sh"

for n in 1 2 3 7 13; do
    maze-gen -s 2 -n 10 -i 5 >whole
    k=1
    while [ $k -le $n ]; do
        maze-gen -s 2 -n 10 -i 5 --shard $k/$n
        k=$((k + 1))
    done >parts
    same "ten mazes in $n shards" whole parts
done
is 'a shard that starts beyond 2^63' "index=12297829382473034410" \
    "$(maze-gen -s 2 -n 18446744073709551615 --shard 3/3 -w 1 -h 1 -1 | head -n 1 | sed -n 's/.*\(index=[0-9]*\).*/\1/p')"
for wrong in 0/3 4/3 1/0 1 / 1/ /1 1/2/3 -1/2 1/4294967296; do
    status "not a shard: $wrong" 2 "maze-gen --shard $wrong"
done
status 'an endless stream has no shards' 2 'maze-gen -n inf -s 1 --shard 1/2'
expect 'shards require -s' 2 'maze-gen -n 4 --shard 1/2' <<'X'
maze-gen: --shard requires -s, so that all shards have the same seed
X
status 'one shard requires no -s' 0 'maze-gen -n 4 --shard 1/1'
plan
