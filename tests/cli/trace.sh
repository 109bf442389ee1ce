# maze-gen --trace: frames of a maze while it is generated.
. "$TOP/tests/lib.sh"

maze-gen -s 3 -w 4 -h 3 >plain
maze-gen -s 3 -w 4 -h 3 --trace >frames
is '11 passages: 11 frames and the maze' 12 "$(grep -c '^# maze' frames)"
is 'frames are numbered' "1 2 3 4 5 6 7 8 9 10 11" \
    "$(sed -n 's/.* frame=\([0-9]*\).*/\1/p' frames | tr '\n' ' ' | sed 's/ $//')"
tail -n 6 frames >last
same 'the last record is the maze' plain last
is 'each frame has one passage more' "1 2 3 4 5 6 7 8 9 10 11" "$(grep -v '^# ' frames | awk '
    /^$/ { if (k++ < 11) printf "%s%d", (k > 1 ? " " : ""), n; n = y = 0; next }
    { if (y < 3) for (x = 1; x <= 4; x++) { d = (index("0123456789abcdef", substr($0, x, 1)) - 1) % 4
          n += (x > 1 && d % 2 == 0) + (y > 0 && d < 2) } y++ }')"
is 'frames of --unicursal are not doubled' "3 2 3 2 3 2 3 2 3 2 6 4" \
    "$(maze-gen -s 3 -w 3 -h 2 --unicursal --trace | maze-render -f walls | awk '/^#/ { printf "%s%s %s", s, $4, $5; s = " " }')"
is '--trace=4 writes every fourth frame' 3 "$(maze-gen -s 3 -w 4 -h 3 --trace=4 | grep -c '^# maze')"
maze-gen -s 3 -w 4 -h 3 --trace=100 >got
same '--trace=100 writes no frame' plain got
maze-gen -s 3 -w 4 -h 3 | maze-solve >want
maze-gen -s 3 -w 4 -h 3 --trace | maze-solve >solved
tail -n 6 solved >got
same 'maze-solve solves the maze at the end' want got
sed '$d' frames | head -n 60 >want
head -n 60 solved >got
same 'maze-solve passes the frames on' want got
is '-f moves skips the frames' 1 "$(maze-gen -s 3 -w 4 -h 3 --trace | maze-solve -f moves | wc -l | tr -d ' ')"
maze-gen --list | cut -f1 | while read -r name; do
    for f in walls block; do
        maze-gen -a "$name" -w 3 -h 4 -n 2 -s 1 -f $f >want 2>/dev/null || continue
        maze-gen -a "$name" -w 3 -h 4 -n 2 -s 1 -f $f --trace=2 -1 | grep -v frame= | tr / '\n' >got
        cmp -s want got || echo "$name $f"
    done
done >wrong
is 'every algorithm: the mazes are the same without the frames' "" "$(cat wrong)"
for wrong in --trace=0 --trace=x --trace= '-a eller -h inf --trace'; do
    status "maze-gen $wrong is an error" 2 "maze-gen $wrong"
done
plan
