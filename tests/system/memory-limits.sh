# What large mazes cost in memory, and what happens if it runs out.
. "$TOP/tests/lib.sh"

# Row by row: 20 MB pass through 10 MB of address space, programs and libraries included.
maze-gen -w 1000 -h 20000 -s 1 >tall
for f in ascii pbm 'pbm -c1 -t1' block ${LONG:+unicode walls}; do
    is "-f $f draws 1000x20000 cells in 10 MB" 0 \
        "$(limited 10000 "maze-render -f $f tall" 2>&1 >/dev/null; echo $?)"
done
# A whole maze takes one byte per cell and a little more.
limited 40000 'maze-solve -f none tall' 2>got
is 'maze-solve holds 1000x20000 cells in 40 MB' 0 $?
limited 40000 'maze-gen -w 1000 -h 20000' 2>got | wc -c >/dev/null
is 'maze-gen holds 1000x20000 cells in 40 MB' "" "$(cat got)"
if [ -z "$SANITIZED" ]; then
    limited 15000 'maze-solve -f none tall' >got 2>&1
    is 'a maze that does not fit: status' 2 $?
    is 'a maze that does not fit: message' "maze-solve: tall: out of memory" "$(cat got)"
    limited 30000 'maze-gen -w 20000 -h 20000' >got 2>&1
    is 'a new maze that does not fit: status' 2 $?
    is 'a new maze that does not fit: message, no output' \
        "maze-gen: 20000x20000 cells do not fit in memory (400 MB)" "$(cat got)"
    limited 600000 'maze-gen -a kruskal -w 20000 -h 20000' >got 2>&1
    is 'no room for the working memory: status' 2 $?
    is 'no room for the working memory: message, no output' \
        "maze-gen: 20000x20000 cells do not fit in memory" "$(cat got)"
fi
plan
