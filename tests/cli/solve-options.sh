# Options of maze-solve that are errors.
. "$TOP/tests/lib.sh"

cat >source <<'X'
1 1 1 1 1 1 1
0 0 0 0 0 0 1
1 1 1 1 1 0 1
1 0 0 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 0 0 0
1 1 1 1 1 1 1
X
for wrong in '-a nosuch' '-a bfs:x=1' '-f nosuch' '-s 1' '-s' '-g 1,2,3' '--input pdf' '-h'; do
    status "maze-solve $wrong is an error" 2 "maze-solve $wrong source"
done
expect 'an unknown output format' 2 'maze-solve -f nosuch source' <<'X'
maze-solve: unknown format 'nosuch'; it must be maze, moves, cells, stats or none (for help: --help)
X
expect 'a key of a solver without keys' 2 'maze-solve -a bfs:x=1 source' <<'X'
maze-solve: bfs has no key 'x'; it takes no keys
X
maze-gen -s 1 -w 2 -h 2 >./-x
status 'a file whose name begins with -, after --' 0 'maze-solve -f none -- -x'
plan
