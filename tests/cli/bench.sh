# The comparison of two measurements, and that the baseline has every row of the tables.
. "$TOP/tests/lib.sh"

{
    printf 'name\tsize\tcells\tnanoseconds\tbytes\tcat_nanoseconds\tmd5_nanoseconds\n'
    printf 'gen a\t9x9\t81\t100\t1\t10\t10\ngen b\t9x9\t81\t100\t1\t10\t10\ngen c\t9x9\t81\t100\t1\t10\t10\n'
} >old
sed 's/^gen a.*/gen a\t9x9\t81\t240\t1\t10\t20/; s/^gen b.*/gen b\t9x9\t81\t150\t1\t10\t20/; s/^gen c.*/gen d\t9x9\t81\t1\t1\t1\t1/' old |
    sed "s/\\\\t/$(printf '\t')/g" >new
sh "$TOP/tests/bench/compare" old new >got
is "a row that is slower: status 1" 1 $?
is "what is slower, and what faster, in units of its run" "1.20 slower 0.75 faster" \
    "$(awk '{ print $(NF - 1), $NF }' got | tr '\n' ' ' | sed 's/ $//')"
sh "$TOP/tests/bench/compare" old old >/dev/null
is "nothing slower: status 0" 0 $?

printf 'name\tsize\tcells\tnanoseconds\tbytes\tcat_nanoseconds\tmd5_nanoseconds\n' >head
row() {
    printf '%s\t%s\t%s\t%s\t%s\t1\t%s\n' "$@"
}
{
    cat head
    row 'gen eller' 4000x4000 16000000 690 2000000 100
    row 'gen backtracker' 1000x1000 1000000 100 3000000 10
    row 'solve bfs, search' 4000x4000 16000000 460 2000000 100
    row 'read' 4000x4000 16000000 70 2000000 100
} >kept
sh "$TOP/tests/bench/goals" kept >got
is "goals that are met: status 0" 0 $?
is "each beside what it is: 6.9 of 7, no bytes a cell" "6.90 7.00 0.00 0.00" \
    "$(awk '/eller/ { print $(NF - 2), $(NF - 1) }' got | tr '\n' ' ' | sed 's/ $//')"
is "a search without what it takes to read" "3.90" \
    "$(awk '/search/ && /md5/ { print $(NF - 2) }' got)"
{
    cat kept
    row 'gen prim' 4000x4000 16000000 4510 300000000 100
    row 'gen backtracker' 16000x16000 256000000 34000 280000000 10
} >far
sh "$TOP/tests/bench/goals" far >got
is "goals that are missed: status 1" 1 $?
is "which: the time, the memory, the growth" "gen 45.10 gen 18.25 gen 1.33" \
    "$(awk '/missed/ { print $1, $(NF - 3) }' got | tr '\n' ' ' | sed 's/ $//')"
sh "$TOP/tests/bench/goals" "$TOP/tests/bench/baseline.tsv" >got
sed -n '/^gen\|^solve\|^render\|^read/p' "$TOP/tests/bench/goals" | grep -v 16000x16000 | cut -f1 | sort -u |
    while read -r name; do
        grep -q "^$name  " got || echo "$name"
    done >missing
is "a goal is a row of the baseline" "" "$(cat missing)"
for tool in gen solve render; do
    for name in $(maze-$tool --list | cut -f1); do
        cut -f1 "$TOP/tests/bench/baseline.tsv" | grep -qx "$tool $name" || echo "$tool $name"
    done
done >missing
is "the baseline has every row" "" "$(cat missing)"
plan
