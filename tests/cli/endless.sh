# Endless mazes: what works row by row accepts them, everything else refuses them.
. "$TOP/tests/lib.sh"

# Every algorithm of --list: those that work row by row, and the others, which say so.
for name in $(maze-gen --list | cut -f 1); do
    if message=$(maze-gen -a "$name" -w 3 -h inf --headers 2>&1); then
        limited 20000 "maze-gen -a $name -w 1000 -h inf -s 1" | head -n 5001 | tail -n +2 >rows
        maze-gen -a "$name" -w 1000 -h 5001 -s 1 -x none | head -n 5001 | tail -n +2 >want_rows
        same "$name: an endless maze begins like a long one, in 20 MB" want_rows rows
    else
        is "$name: refuses -h inf" "maze-gen: -h inf: $name does not work row by row; use eller or sidewinder" "$message"
    fi
done
expect 'the doors of an endless maze' 0 'maze-gen -a eller -s 1 -w 4 -h inf -e 0,1 -x east:2 | head -n 4' <<'X'
# maze walls 4 inf v=1 seed=1 index=0 algorithm=eller entrance=0,1 exit=east:2 start=0,1 goal=3,2
33321
00121
11010
X
for wrong in '-x south' '-x south:1' '-e random' '-e west' '-e 20,0' '-x far' '-x west:9223372036854775808'; do
    status "-h inf with $wrong is an error" 2 "maze-gen -a eller -h inf $wrong"
done

printf '# maze walls 2 inf x=y\n321\n121\n' >endless
expect 'ascii draws an endless maze' 0 'maze-render endless' <<'X'
+---+---+
|       |
+   +---+
|       |
X
expect 'walls passes on an endless maze' 0 'maze-render -f walls endless' <<'X'
# maze walls 2 inf x=y
321
121

X
expect 'block turns an endless maze into blocks' 0 'maze-render -f block endless' <<'X'
# maze block 5 inf x=y
11111
10001
10111
10001

X
errors <<'X'
maze-render: endless:2:1: pbm cannot draw an endless maze|maze-render -f pbm endless
maze-render: endless:2:1: distance cannot draw an endless maze|maze-render -f distance endless
maze-solve: endless:2:1: an endless maze (height inf) needs -a contract and -f moves, cells, stats or none; it cannot have a shape, --visited, --trace, --queries or --check|maze-solve endless
X
printf '# maze walls 2 inf start=0,0 goals=1,0+0,1\n321\n121\n' >goals
is 'the goals of an endless maze, in blocks' '# maze block 5 inf start=1,1 goals=3,1+1,3' \
    "$(maze-render -f block goals | sed -n 1p)"
plan
