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
status 'two names of /dev/null' 0 'maze-solve -q </dev/null >/dev/null'
plan
