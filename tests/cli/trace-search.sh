# maze-solve --trace: frames of a search.
. "$TOP/tests/lib.sh"

# Without the frames, the mazes are the same. The frames come first and are numbered.
maze-gen -s 5 -w 8 -h 6 -b 0.3 -n 2 >two
maze-solve --list | cut -f1 | while read -r name; do
    maze-solve -q -a "$name" -l 3 two >want
    maze-solve -q -a "$name" -l 3 --trace two >frames
    tr '\n' / <frames | sed 's,//,/@,g' | tr @ '\n' | grep -v ' frame=' | sed 's,/$,//,' | tr / '\n' | sed '/^$/d' >got
    sed '/^$/d' want | cmp -s - got || echo "$name: other mazes"
    sed -n 's/.* frame=\([0-9]*\).*/\1/p' frames | awk '$1 != 1 && $1 != last + 1 { exit 1 } { last = $1 }
        END { exit NR < 2 }' || echo "$name: frames"
    grep ' frame=' frames | grep -v 'start=0,0 goal=7,5 solver='"$name"' frame=[0-9]* at=[0-7],[0-5]$' | sed "s/^/$name: /"
done >wrong
is 'every solver: numbered frames, then the same mazes' "" "$(cat wrong)"
for name in all-shortest bottleneck dead-end cul-de-sac blind-alley collision; do
    is "$name: the last frame of each maze marks what the result marks" equal "$(maze-solve -q -a $name --trace two |
        sed '/^#/!y/4567cdef012389ab/########......../' | awk -v RS= '
            { head = $0; sub(/\n.*/, "", head); sub(/[^\n]*\n/, "") }
            head ~ / frame=/ { last = $0; next }
            { print ($0 == last ? "equal" : "other") }' | sort -u)"
done
maze-gen -s 3 -w 3 -h 1 | maze-solve --trace >frames
is 'frames are passed on and drawn' "$(grep -c '^#' frames)" \
    "$(maze-solve --trace=100 frames | maze-render | grep -c '^|')"
is '--trace=3 writes a third of the frames of each maze' "$(maze-solve two --trace -1 |
    awk '/frame=/ { n++ } !/frame=/ { k += int(n / 3); n = 0 } END { print k }')" \
    "$(maze-solve two --trace=3 -1 | grep -c frame=)"
maze-solve -a every --trace -l 2 -s 0,0 -g 7,5 two >frames
is 'every: two paths after their frames' 2 "$(grep -c 'length=.*moves=' frames)"
printf '# maze walls 2 1 at=1,0 x=y\n321\n220\n\n' >stale
is 'the result has no at, even if the maze had one' '# maze walls 2 1 x=y start=0,0 goal=1,0 solver=bfs solution=path length=1' \
    "$(maze-solve stale | head -n 1)"
is 'with --trace, too: a frame says where the search is' 'at=0,0 none' \
    "$(maze-solve -a dfs -s 1,0 -g 0,0 --trace stale | awk '
        /^#/ { printf "%s%s", s, match($0, /at=[0-9,]*/) ? substr($0, RSTART, RLENGTH) : "none"; s = " " }')"
printf '# maze walls 2 1 frame=7 at=1,0 sets=2 x=y\n331\n220\n\n' >frame
maze-solve frame >got
same 'a frame keeps its fields' frame got
is 'frames have no field that is known only at the end' 0 \
    "$(grep frame= frames | grep -c -e length= -e moves= -e solution=)"
expect '-f moves has no frames' 2 'maze-solve --trace -f moves two' <<'X'
maze-solve: --trace requires -f maze, not moves
X
for wrong in '-f stats' '-f none' '--check' "-k length=3"; do
    status "--trace together with $wrong is an error" 2 "maze-solve --trace $wrong two"
done
for wrong in --trace=0 --trace=x --trace=; do
    status "maze-solve $wrong is an error" 2 "maze-solve $wrong two"
done
plan
