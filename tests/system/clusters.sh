# The engines of maze-clusters(7) that need one machine, and its script for long shards.
# tests/clusters has the other engines, split-lines.sh those that divide lines.
. "$TOP/tests/lib.sh"
. "$TOP/tests/clusters.sh"
the_rest_needs 'all cases' bash timeout
prepare
engine xargs "$(shown 'xargs ')"
ls -i mazes.*of16 >before
rm mazes
mv mazes.7of16 old # a new file cannot have its inode
status 'xargs again' 0 "$(shown 'xargs ') && $(shown 'cat $(seq')"
same 'it is whole again' whole mazes
ls -i mazes.*of16 >after
is 'only the missing shard is new' mazes.7of16 "$(diff before after | sed -n 's/^> .* //p')"
: >mazes.3of16.other.1
sh -c "$(shown 'rm ')"
is 'what failed processes have left is removed, shards are not' 16 "$(ls -d mazes.* | wc -l | tr -d ' ')"

if needs 'numpy joins the arrays of shards' numpy; then
    sed 's/maze-solve/maze-render -f npy:count=auto/' shard >arrays
    for k in 1 2 3; do bash arrays $k 3; done
    maze-gen -s 7 -n 1000 -w 16 -h 16 | maze-render -f npy:count=1000 >whole
    is 'numpy joins the arrays of shards' True "$(py -c 'from numpy import *
print(array_equal(load("whole"), concatenate([load(f"mazes.{k}of3") for k in range(1, 4)])))')"
fi

script long
rm -f mazes.*
maze-gen -s 7 -n 1000 -w 16 -h 16 --shard 2/3 >whole
for lines in 0 1 100 3000 9000; do
    head -n $lines whole >part.2of3
    status "a long shard of $lines lines is continued" 0 './long 2 3'
    same "with $lines lines: the bytes of one run" whole mazes.2of3
    status "with $lines lines: a complete shard stays" 0 './long 2 3 && [ ! -e part.2of3 ] && mv mazes.2of3 last'
done
status 'a long shard from nothing' 0 './long 2 3 && cmp whole mazes.2of3'
plan
