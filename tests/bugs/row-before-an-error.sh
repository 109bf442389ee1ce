# The last row before an error was drawn as if there were no walls and no marks below it, so junctions
# and passages were invented. Now it is not drawn.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 12 -h 9 | maze-solve --visited >maze
head -n 3 maze >cut
maze-render --list >formats
while read -r f _; do
    maze-render -f "$f" maze >whole
    expect "$f: the message" 2 "maze-render -f $f cut >part" <<'X'
maze-render: cut:4:1: the maze ends after 2 of its 10 rows (height 9 and the south border)
X
    dd if=whole bs=1 count="$(wc -c <part)" >want 2>/dev/null
    same "$f: what is drawn is the beginning of the drawing" want part
done <formats
is 'tree: one row of two is drawn' 1 "$(maze-render -f tree cut 2>/dev/null | wc -l | tr -d ' ')"
plan
