# A file that grows while it is read has no end: `maze-solve x >> x` wrote until the disk was full.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 3 -h 2 >maze
cp maze other
cp maze before
for tool in maze-solve 'maze-render -f block'; do
    expect "$tool: the file is a named one" 2 "ulimit -f 2000; $tool other maze other 2>&1 >>maze" <<X
${tool%% *}: maze: the file is the input and the output
X
    cp before maze
    expect "$tool: standard input" 2 "ulimit -f 2000; $tool <maze 2>got.err >>maze; s=\$?; cat got.err; exit \$s" <<X
${tool%% *}: stdin: the file is the input and the output
X
    same "$tool: nothing was added" before maze
done
# Whatever names the file, for whatever option; --given - read each maze that it wrote.
ln -s maze link && ln maze hard
for command in 'gen -m' 'gen --given' 'gen --again' 'solve other --queries' 'render -f ppm other --over'; do
    for name in maze link hard /dev/fd/5 /dev/stdin -; do
        label=$(echo "$name" | sed 's/^-$/stdin/')
        (ulimit -f 2000 && maze-$command "$name" 2>&1 >>maze <maze 5<maze) >got.err
        echo "$? $(cat got.err)" | grep -v -x "2 maze-${command%% *}: $label: the file is the input and the output"
    done
done >wrong
is 'every file that an option names' '' "$(cat wrong)"
same 'nothing was added to it' before maze
status 'two names of /dev/null' 0 'maze-solve -q </dev/null >/dev/null'
plan
