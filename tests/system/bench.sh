# The scripts of the bench: their rows, and with LONG all of them. No case depends on the speed of the
# machine.
. "$TOP/tests/lib.sh"
bench=$TOP/tests/bench
measure=$BUILD/tests/bench/measure
tab=$(printf '\t')
busy='i=0; while [ $i -lt 5000 ]; do i=$((i + 1)); done' # takes about 5 ms

# rows.sh

# rows FUNCTION [WIDTH COUNT]: prints name, size and command of the rows, without running them.
rows() {
    sh -c '
        row() {
            printf "%s\t%s\t" "$1" "$2"
            shift 5
            echo "$*"
        }
        . "$1/rows.sh"
        shift
        "$@"' "$bench/run" "$bench" "$@"
}
rows rows_grid 10 10 1 >list
rows rows_fixed >>list
for tool in gen solve render; do
    for name in $(maze-$tool --list | cut -f1); do
        cut -f1 list | grep -qx "$tool $name" || echo "$tool $name"
    done
done >missing
is "rows: every name of the three tables has a row" "" "$(cat missing)"
is "rows: none is there twice" "" "$(cut -f1-2 list | sort | uniq -d)"
sed -n "s/^\([a-z][^$tab]*\)${tab}[0-9]*x[0-9].*/\1/p" "$bench/goals" | sort -u >goals
cut -f1 list | sort -u >names
is "rows: the goals were found" yes "$([ "$(wc -l <goals)" -gt 20 ] && echo yes)"
is "rows: every goal has a row" "" "$(comm -23 goals names)"
is "rows: ROWS restricts them" "gen eller${tab}10x10${tab}maze-gen -s @ -a eller -f walls -w 10 -h 10 -n 3" \
    "$(ROWS='eller 10x10' rows rows_grid 10 10 3 | sed 's/ x3//')"
is "rows: some algorithms generate boards only" "maze-gen -s @ -a corridor --board 10x10 -n 1" \
    "$(ROWS='gen corridor' rows rows_grid 10 10 1 | cut -f3)"
is "rows: the size tells the number of mazes" "10x10 x3" \
    "$(ROWS='^read 10x10' rows rows_grid 10 10 3 | cut -f2)"

the_rest_is_long

# measure

"$measure" 4 /dev/null '|' sh -c 'printf a >>order' -- /dev/null '|' sh -c 'printf b >>order' >got
is "measure: every second round is in reverse order" abbaabba "$(cat order)"
is "measure: one line of four fields per command" "4 4" "$(awk -F '\t' '{ print NF }' got | xargs)"
"$measure" 3 /dev/null out echo a @ b >/dev/null
is "measure: @ is the number of the round" "a 3 b" "$(cat out)"
echo text >in
"$measure" 1 in out cat >/dev/null
is "measure: the command reads the input file" text "$(cat out)"
"$measure" 4 /dev/null '|' true -- /dev/null '|' sh -c "$busy" -- /dev/null '|' sleep 0.2 >got
is "measure: wall times are in nanoseconds" yes "$(awk 'NR == 3 { print ($1 >= 2e8 ? "yes" : $1) }' got)"
is "measure: processor times do not include sleep" yes \
    "$(awk 'NR == 3 { print ($3 > 1 && $3 < 1e8 ? "yes" : $3) }' got)"
is "measure: the ratio is that to the first command" "1 slower" \
    "$(awk 'NR < 3 { print (NR == 1 ? $4 + 0 : $4 > 1.5 ? "slower" : $4) }' got | xargs)"
status 'measure: status 1 of a command is an answer' 0 "'$measure' 1 /dev/null '|' sh -c 'exit 1'"
status 'measure: a command fails' 1 "'$measure' 1 /dev/null '|' sh -c 'exit 2'"
status 'measure: a command does not exist' 1 "'$measure' 1 /dev/null '|' /nowhere"
status 'measure: too many runs' 2 "'$measure' 1001 /dev/null '|' true"
status 'measure: no command' 2 "'$measure' 1 /dev/null '|'"

# builds DIR ...: makes folders that hold the programs and measure.
builds() {
    for build; do
        mkdir -p "$build/tests/bench"
        for program in maze-gen maze-solve maze-render tests/bench/measure; do
            ln -s "$BUILD/$program" "$build/$program"
        done
    done
}
# slowed DIR: makes the maze-gen of DIR slow.
slowed() {
    rm "$1/maze-gen"
    printf '#!/bin/sh\n%s\nexec "%s/maze-gen" "$@"\n' "$busy" "$BUILD" >"$1/maze-gen"
    chmod +x "$1/maze-gen"
}

# run

builds plain
status 'run: no row matches' 2 "BUILD='$PWD/plain' RUNS=1 ROWS=nothing sh '$bench/run' 10"
BUILD=$PWD/plain RUNS=1 ROWS='^gen eller\|^solve bfs\|^render ascii' sh "$bench/run" 10 >got
is "run: status 0" 0 $?
is "run: a line per row, and the heading" 5 "$(grep -c . got)"
cat >want <<'W'
gen eller 10x10 100
solve bfs 10x10 100
solve bfs, search 10x10 100
render ascii 10x10 100
W
sed 1d plain/bench.tsv | cut -f1-3 | tr '\t' ' ' >rows
same "run: names, sizes and cells in the table" want rows
is "run: every figure is above 0" yes \
    "$(awk -F '\t' 'NR > 1 && $4 * $5 * $6 * $7 > 0 { n++ } END { print (n == 4 && NF == 7 ? "yes" : n) }' \
        plain/bench.tsv)"

# compare, with a measure that knows its results: wilson is unknown to the old build; eller is slow
# in both passes, prim only in the first

builds old new
rm new/tests/bench/measure
cat >new/tests/bench/measure <<'M'
#!/bin/sh
echo "$*" >>calls
case $* in
"1 "*old/maze-gen*wilson*) echo 'unknown algorithm' >&2; exit 1 ;;
"1 "*) printf '40000000\t9\t9\t1.0000\n'; exit ;;
*eller*) ratio=1.0501 ;;
"24 "*prim\ *) ratio=1.2 ;;
*kruskal*) ratio=1.05 ;;
*) ratio=0.7 ;;
esac
printf '9\t9\t40000000\t1.0000\n9\t9\t20000000\t%s\n' "$ratio"
M
chmod +x new/tests/bench/measure
old=$PWD/old new=$PWD/new
TIME=2 ROWS='eller \|prim \|kruskal \|wilson ' BUILD=$new sh "$bench/compare" old 10 >got
is "compare: status 1 if a row is slower" 1 $?
sed '1d; s/  */ /g' got >rows
cat >want <<'W'
gen kruskal 10x10 40.00 20.00 1.050
gen prim 10x10 40.00 20.00 1.200 over 1.05
gen wilson 10x10 skipped: the old build cannot run it: unknown algorithm
gen eller 10x10 40.00 20.00 1.050 over 1.05
second pass, with three times the pairs:
gen prim 10x10 40.00 20.00 0.700
gen eller 10x10 40.00 20.00 1.050 slower
3 rows compared, 1 slower, 1 skipped
ratios of the first pass: 1.050 to 1.200, median 1.050
W
same "compare: what it prints" want rows
is "compare: pairs by the first run, three times as many in the second pass" "24 72" \
    "$(cut -d ' ' -f1 calls | grep -v '^1$' | sort -u | xargs)"
is "compare: the old build is the first command, the new one the second" \
    "24 /dev/null | $old/maze-gen -s @ -a prim -f walls -w 10 -h 10 -n 1 -- /dev/null | $new/maze-gen -s @ -a prim -f walls -w 10 -h 10 -n 1" \
    "$(grep '^24 .*prim ' calls)"
TIME=2 ROWS='prim \|kruskal ' BUILD=$new sh "$bench/compare" "$old" 10 >got
is "compare: status 0 if none is slower in both passes" 0 $?
ROWS='nothing' BUILD=$new sh "$bench/compare" "$old" 10 >got
is "compare: status 2 if no row was compared" 2 $?
mkdir empty
status 'compare: a folder without programs' 2 "BUILD='$new' sh '$bench/compare' empty"
status 'compare: no folder' 2 "BUILD='$new' sh '$bench/compare' ''"
sed 's/^".*wilson.*/"1 "*new*prim*) exit 1 ;;/' new/tests/bench/measure >failing
cat failing >new/tests/bench/measure
status 'compare: no row matches' 2 "ROWS='prim ' BUILD='$new' sh '$bench/compare' old 10"

# compare, with a build that is slower

builds slow
slowed slow
ROWS='gen eller' TIME=0.1 BUILD=$PWD/slow sh "$bench/compare" old 10 >got
is "compare: finds a build that is slower" "1 slower" "$? $(awk '/slower$/ { print $NF }' got)"
ROWS='gen eller' TIME=0.1 BUILD=$PWD/plain sh "$bench/compare" slow 10 >got
is "compare: accepts one that is faster" "0 0 slower," "$? $(awk '/compared/ { print $4, $5 }' got)"

# goals

# table: prints a table of run; its rows are the lines of standard input with blanks as tabs, "_" as
# blanks, and 1 as the time of cat.
table() {
    printf 'name\tsize\tcells\tnanoseconds\tbytes\tcat_nanoseconds\tmd5_nanoseconds\n'
    awk -v OFS='\t' '{ gsub("_", " ", $1); print $1, $2, $3, $4, $5, 1, $6 }'
}
table >met <<'T'
gen_eller 4000x4000 16000000 690 2000000 100
gen_backtracker 1000x1000 1000000 100 3000000 10
solve_bfs,_search 4000x4000 16000000 460 2000000 100
read 4000x4000 16000000 70 2000000 100
T
sh "$bench/goals" met >got
is "goals: status 0 if all are met" 0 $?
is "goals: time and memory, and the goal beside them" "6.90 7.00 0.00 0.00" \
    "$(awk '/eller/ { print $(NF - 2), $(NF - 1) }' got | xargs)"
is "goals: a search without the time to read" "3.90" "$(awk '/search/ && /md5/ { print $(NF - 2) }' got)"
grep -v '^read' met | sed 's,460,360,' >unread
is "goals: a search, if nothing says how long reading takes" "3.60" \
    "$(sh "$bench/goals" unread | awk '/search/ && /md5/ { print $(NF - 2) }')"
table >far <<'T'
gen_prim 4000x4000 16000000 4510 300000000 100
gen_backtracker 16000x16000 256000000 34000 280000000 10
T
sh "$bench/goals" met far >got
is "goals: status 1 if some are missed" 1 $?
is "goals: time, memory and growth can be missed" "gen 45.10 gen 18.25 gen 1.33" \
    "$(awk '/missed/ { print $1, $4 }' got | xargs)"
table >others <<'T'
solve_every 1000x1000 1000000 1500000000 2000000 100
solve_bfs 4000x4000 16000000 16000000 2000000 100
solve_cul-de-sac 4000x4000 16000000 47000000 2000000 100
solve_contract,_search 264576x200 52915200 1058304000 2000000 100
T
cat >want <<'W'
solve cul-de-sac 4000x4000 2.94 3.00 times solve bfs
solve every 1000x1000 1.50 1.00 s missed
solve contract, search 264576x200 20.00 40.00 ns
W
sh "$bench/goals" others | tr -s ' ' | awk 'NR > 1 && !/bytes|md5/' >got
same "goals: seconds, nanoseconds per cell, multiples of another row" want got
printf "gen nosuch${tab}4000x4000${tab}1${tab}1${tab}1${tab}1${tab}1\n" >none
expect 'goals: no goal has a row' 2 "sh '$bench/goals' none 2>&1 | sed 1d; sh '$bench/goals' none >/dev/null 2>&1" <<'X'
goals: no goal has a row in these files
X
status 'goals: no results' 2 "sh '$bench/goals' </dev/null"

# curves: all rows of maze-gen have nearly the same speed, at the upper end of the axis, and those of
# maze-solve at the lower end, so that their labels would overlap

for tool in gen solve render; do
    maze-$tool --list | awk -v tool=$tool '{
        speed = tool == "gen" ? 2 - NR / 100 : 1 + NR / 100
        for (w = 1000; w <= 16000; w *= 4)
            printf "%s_%s %dx%d %.0f %.0f 1 1\n", tool, $1, w, w, w * w, w * w * 1e3 / speed }'
done | table >level
sh "$bench/curves" level >svg
is "curves: status 0" 0 $?
is "curves: three panels, at most eight lines in each" "3 24 24" \
    "$(for class in title curve label; do grep -c "class=\"$class\"" svg; done | xargs)"
sed -n 's/.* y="\([0-9.]*\)" class="label".*>\([a-z0-9-]*\) <tspan class="axis">\([0-9.]*\)<.*/\1 \2 \3/p' svg |
    sort -n >labels
is "curves: every label was found" 24 "$(grep -c '[0-9]$' labels)"
is "curves: no labels overlap" "" "$(awk 'NR > 1 && $1 - y < 17.9; { y = $1 }' labels)"
is "curves: labels are beside the plot of their panel" "" \
    "$(awk '{ y = $1 - int($1 / 330) * 330 } y < 50 || y > 296' labels)"
is "curves: labels are in the order of their lines" "" \
    "$(awk 'NR % 8 != 1 && $3 > speed; { speed = $3 }' labels)"
is "curves: plain words on the axis" "1M 16M 256M" \
    "$(sed -n 's/.*>\([0-9,]*M\) cells<.*/\1/p' svg | head -n 3 | xargs)"
is "curves: a label has the speed at the largest size" 1 "$(grep -c '>backtracker <tspan class="axis">2<' svg)"
awk -F '\t' -v OFS='\t' '/gen eller\t16000/ { $4 = $3 / 2.3456 } { print }' level >quick
sh "$bench/curves" quick | grep -c '>eller <tspan class="axis">2,346<' >count
is "curves: thousands separators" 1 "$(cat count)"
if has xmllint; then
    status 'curves: the picture is XML' 0 "xmllint --noout svg"
else
    skip "curves: XML" xmllint
fi
grep -v -e 'gen prim' -e 16000x16000 -e 'solve dfs.1000' level >few
sh "$bench/curves" few >svg 2>err
is "curves: rows without two sizes are left out" "22 gen prim solve dfs" \
    "$(grep -c 'class="curve"' svg) $(sed -n 's/^curves: .*two sizes: //p' err | xargs)"
grep -e name -e 1000x1000 level >one
status 'curves: nothing to draw' 1 "sh '$bench/curves' one"
status 'curves: no results' 2 "sh '$bench/curves' </dev/null"
plan
