# --trace: frames of a maze while it is generated or searched. tests/system/frames.sh checks each step.
. "$TOP/tests/lib.sh"

# traced COMMAND ...: adds the mazes of COMMAND to the file plain, with frames to all and third.
traced() {
    "$@" -1 >>plain 2>/dev/null
    "$@" -1 --trace >>all 2>/dev/null
    "$@" -1 --trace=3 >>third 2>/dev/null
}
# compare FIELD: passes the cases of these files, whose headers have FIELD=NAME, and removes them.
compare() {
    grep -v ' frame=' all >got
    same "every $1: the same mazes" plain got
    awk '{ n = 0 } match($0, / frame=[0-9]+/) { n = substr($0, RSTART + 7, RLENGTH - 7) }
        n % 3 == 0 { if (n) sub(/ frame=[0-9]+/, " frame=" n / 3); print }' all >want
    same "every $1: --trace=3 writes every third frame" want third
    is "every $1 has frames" "$(xargs <names)" "$(sed -n "s/.* $1=\([^ ]*\) .*frame=1[ /].*/\1/p" all | uniq | xargs)"
    rm plain all third
}
maze-gen --list | cut -f1 >names
while read -r name; do
    traced maze-gen -a "$name" -w 3 -h 4 -n 2 -s 1
    maze-gen -a "$name" -w 3 -h 4 -n 2 -s 1 --trace -f block >>blocks 2>/dev/null
    maze-gen -a "$name" -h inf -n 0 2>/dev/null && echo "$name" >>by_rows
done <names
maze-render -f block all >want
same 'every algorithm: the same frames with -f block' want blocks
compare algorithm
# Without --trace these work row by row: sizes that fill their buffers.
for size in '1 -h 20000' '130 -h 410' '6000 -h 9'; do
    for name in $(cat by_rows); do
        maze-gen -a $name -w $size -s 3 >want
        maze-gen -a $name -w $size -s 3 --trace=1000000 >got
        same "$name -w $size: the same maze" want got
    done
done
maze-gen -s 5 -w 8 -h 6 -b 0.3 -n 1 >one
maze-solve --list | cut -f1 >names
while read -r name; do
    traced maze-solve -q -a "$name" -l 3 one
done <names
is 'every solver: the fields of frames' '' "$(grep ' frame=' all |
    grep -v ' start=0,0 goal=7,5 solver=[a-z-]* frame=[0-9]* at=[0-7],[0-5]/')"
compare solver

# --- maze-gen ---
maze-gen -s 3 -w 4 -h 3 --trace -1 >frames
is 'frames are numbered and come before the maze' '1 2 3 4 5 6 7 8 9 10 11 -' \
    "$(sed 's/.* frame=\([0-9]*\).*/\1/; s/^#.*/-/' frames | xargs)"
is 'frames of --unicursal are those of the maze before it is doubled' \
    "$(maze-gen -s 1 -a prim -w 5 -h 4 --trace -1 | grep frame=)" \
    "$(maze-gen -s 1 -a prim -w 5 -h 4 --trace -1 --unicursal | grep frame=)"
printf '33331\n33331\n33331\n22220\n' >closed
for a in backtracker kruskal wilson prim; do
    maze-gen --given closed -a $a -s 1 --trace -1 | grep frame= | awk -F / '
        { gsub(/[0-3]/, "", $0); n = 0
          for (y = 2; y < 6; y++) n += gsub(/[4-7]/, "", $y)
          print n }' | uniq -c | tr -s ' '
done >got
is '--given: two cells are active in each frame' ' 11 2' "$(uniq got)"
maze-gen -s 1 -w 5 -h 4 --trace=4 >given
sed '/^#/ s/ frame=.*//; /^#/ !y/456789abcdef/012301230123/' given >plain
is '--given does not read the marks of a frame' "$(maze-gen --given - -s 1 <plain)" "$(maze-gen --given - -s 1 <given)"

# --- maze-solve ---
{ grep ' frame=' frames; grep -v ' frame=' frames | maze-solve -1; } >want
maze-solve -1 <frames >got
same 'maze-solve passes frames on and solves the maze' want got
is '-f moves skips frames' 1 "$(maze-solve -f moves <frames | wc -l | tr -d ' ')"
is 'every: two paths after their frames' 2 \
    "$(maze-solve -a every --trace -l 2 -s 0,0 -g 7,5 one | grep -c 'length=.*moves=')"
printf '# maze walls 2 1 at=1,0 goal=1,0 x=y\n321\n220\n\n' >stale
is 'the result has no at, even if the maze had one' '# maze walls 2 1 goal=1,0 x=y start=0,0 solver=bfs solution=path length=1' \
    "$(maze-solve stale | head -n 1)"
is 'with --trace, too: a frame says where the search is' 'at=0,0 none' \
    "$(maze-solve -a dfs -s 1,0 -g 0,0 --trace stale | awk '
        /^#/ { printf "%s%s", s, match($0, /at=[0-9,]*/) ? substr($0, RSTART, RLENGTH) : "none"; s = " " }')"
printf '# maze walls 2 1 frame=7 at=1,0 sets=2 x=y\n331\n220\n\n' >frame
maze-solve frame >got
same 'a frame keeps its fields' frame got
is '-f moves has no frames' 'maze-solve: --trace requires -f maze, not moves' "$(maze-solve --trace -f moves one 2>&1)"
for wrong in '-f stats' '-f none' --check '-k length=3' --trace=0 --trace=x --trace=; do
    status "maze-solve --trace $wrong is an error" 2 "maze-solve --trace $wrong one"
done
for wrong in --trace=0 --trace=x --trace= '-a eller -h inf --trace'; do
    status "maze-gen $wrong is an error" 2 "maze-gen $wrong"
done
plan
