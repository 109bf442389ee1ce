# Rows are drawn as they arrive: the drawing is that of a maze that is read as a whole.
. "$TOP/tests/lib.sh"

printf '%s\n' '2 15000' '3000 30' '1 20000' '7 5000' | few_unless_long 2 >sizes
while read -r w h; do
    maze-gen -s 1 -b 0.1 -w "$w" -h "$h" | maze-solve --visited >walls
    maze-render -f walls walls >got
    same "$w $h: a maze of walls is copied" walls got
    maze-render -f block walls >block
    maze-render -f block block >got
    same "$w $h: a board is copied" block got
    maze-render -f walls block >got
    same "$w $h: a lattice and back" walls got
    maze-gen -s 1 -w "$w" -h "$h" -f block >want
    maze-gen -s 1 -w "$w" -h "$h" | maze-render -f block >got
    same "$w $h: maze-gen writes the same lattice" want got
    for kind in walls block; do
        grep -v '^#' "$kind" >bare
        tr -d '\n' <bare | tr 0-9a-f '\000-\017' >want
        maze-render -f npy "$kind" | tail -c +129 >got
        same "$w $h, $kind: the bytes of npy are the digits" want got
        { echo "# maze $(sed -n '1s/^# maze \([a-z]* [0-9]* [0-9]*\).*/\1/p' $kind)" && cat bare; } >head
        for format in ascii half tree pbm block:brackets=1; do
            maze-render -f "$format" head >want
            maze-render --input "$kind" -f "$format" bare >got
            same "$w $h, $kind: $format of a maze that is read as a whole" want got
        done
    done
done <sizes

printf '# maze walls 1 inf\n11\n31\n11\n\n' >want
maze-render -f walls want >got
same 'the last row of an endless maze is drawn' want got
plan
