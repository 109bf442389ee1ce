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
for tool in gen solve render; do
    for name in $(maze-$tool --list | cut -f1); do
        case $tool-$name in
        solve-every | solve-mouse | render-graph6) continue ;; # not of a million cells
        esac
        cut -f1 "$TOP/tests/bench/baseline.tsv" | grep -qx "$tool $name" || echo "$tool $name"
    done
done >missing
is "the baseline has every row" "" "$(cat missing)"
plan
