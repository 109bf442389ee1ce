# The scripts of the bench. No case depends on the speed of the machine.
. "$TOP/tests/lib.sh"
bench=$TOP/tests/bench
measure=$BUILD/tests/bench/measure

# The rows: `row` prints name and size instead of running the command.
sh -c '
    row() { printf "%s\t%s\n" "$1" "$2"; }
    . "$1/rows.sh"
    rows_grid 10 10 1 && rows_fixed' "$bench/run" "$bench" >list
for tool in gen solve render; do
    maze-$tool --list | cut -f1 | sed "s/^/$tool /"
done | sort >want
cut -f1 list | sort -u | comm -23 want - >missing
is 'every name of the three tables has a row' '' "$(cat missing)"
is 'no row is there twice' '' "$(sort list | uniq -d)"

"$measure" 4 /dev/null '|' sh -c 'printf a >>order' -- /dev/null '|' sh -c 'printf b >>order' >got
is 'measure: every second round is in reverse order' abbaabba "$(cat order)"
is 'measure: one line of nine fields per command' '9 9' "$(awk -F '\t' '{ print NF }' got | xargs)"
"$measure" 3 /dev/null out echo a @ b >/dev/null
is 'measure: @ is the number of the round' 'a 3 b' "$(cat out)"
status 'measure: status 1 of a command is an answer' 0 "'$measure' 1 /dev/null '|' sh -c 'exit 1'"
status 'measure: a command fails' 1 "'$measure' 1 /dev/null '|' sh -c 'exit 2'"

# Builds that measure the same programs; `measure` of the new one knows its results: wilson is unknown
# to the old build; eller is slow in both passes, prim only in the first.
for build in old new; do
    mkdir -p $build/tests/bench
    for program in maze-gen maze-solve maze-render tests/bench/measure; do
        ln -s "$BUILD/$program" $build/$program
    done
done
rm new/tests/bench/measure
cat >new/tests/bench/measure <<'M'
#!/bin/sh
case $* in
"1 "*old/maze-gen*wilson*) echo 'unknown algorithm' >&2; exit 1 ;;
"1 "*) echo 80000000; exit ;;
*eller*) ratio=1.0501 ;;
"24 "*prim\ *) ratio=1.2 ;;
*) ratio=1.05 ;;
esac
printf '9\t9\t40000000\t1.0000\t1\n9\t9\t20000000\t%s\t0.9\t1\t2\n' "$ratio"
M
chmod +x new/tests/bench/measure
cat >want <<'W'
gen kruskal 10x10 40.00 20.00 1.050 0.900
gen prim 10x10 40.00 20.00 1.200 0.900 over 1.05
gen wilson 10x10 skipped: the old build cannot run it: unknown algorithm
gen eller 10x10 40.00 20.00 1.050 0.900 over 1.05
second pass, with three times the pairs:
gen prim 10x10 40.00 20.00 1.050 0.900
gen eller 10x10 40.00 20.00 1.050 0.900 slower
3 rows compared, 1 slower, 1 skipped
ratios of the first pass: 1.050 to 1.200, median 1.050
W
TIME=2 ROWS='eller |prim |kruskal |wilson ' OLD=old BUILD=$PWD/new sh "$bench/compare" 10 >got
is 'compare: status 1 if a row is slower' 1 $?
sed '1d; s/  */ /g' got >rows
same 'compare: what it prints' want rows
status 'compare: none is slower in both passes' 0 "TIME=2 ROWS='prim ' OLD=old BUILD='$PWD/new' sh '$bench/compare' 10"
status 'compare: no row matches' 2 "ROWS=nothing OLD=old BUILD='$PWD/new' sh '$bench/compare' 10"
TIME=0 ROWS='-f (dot|svg)|hidden' OLD=$BUILD sh "$bench/goals" 9 >got
is 'goals: a line per row; svg and the limit of memory' '4 rows, 10 B/cell' \
    "$(awk 'NF > 9 { n++ } /svg/ { limit = $7 " " $6 } END { print n " rows, " limit }' got)"
is 'peers: our programs alone' '8 figures' "$(CXX=false PYTHON=false RUNS=1 sh "$bench/peers" 9 |
    awk '/^. these/ { print gsub(/[0-9.]+ \(|[0-9.]+\)/, "") " figures" }')"

status 'run: no row matches' 2 "ROWS=nothing sh '$bench/run' 10"
RUNS=1 ROWS='gen eller|solve bfs|render ascii' sh "$bench/run" 100 >got
is 'run: a line per row, with six figures above 0' '4 of 4' \
    "$(awk 'NR > 1 && $NF * $(NF - 1) * $(NF - 2) * $(NF - 3) * $(NF - 4) * $(NF - 5) > 0 { n++ } END { print n " of " NR - 1 }' got)"
plan
