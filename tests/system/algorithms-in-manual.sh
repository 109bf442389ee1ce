# maze(7): one section per algorithm, in the order of --list, and its picture. With LONG, its percentages are those
# of 200 mazes of 100x100 cells, or boards of 102x102 blocks, with a seed of their own: dead ends
# within 0.15 percent, the solution within three standard deviations of its mean; and the memory per
# cell is that of mazes of four million cells.
. "$TOP/tests/lib.sh"

page=$TOP/man/maze.7
maze-gen --list | cut -f1 >want_names
sed -n 's/^\.Ss //p' "$page" >man_names
same 'all algorithms have a section' want_names man_names
# examples.sh runs these commands.
sed -n 's/^\.\\" \$ maze-gen -a \([a-z-]*\) .*/\1/p' "$page" >drawn
same 'and a command that draws its picture' want_names drawn

# The uniform algorithms are those that chance/trees.c tests.
grep -l '\.uniform = true,' "$TOP"/common/gen/*.c | sed 's/.*\/\(.*\)\.c/\1/' >tested
awk '/^\.Ss / { name = $2 } /^Every maze of the size is equally likely/ { print name }' "$page" | sort >said
same 'maze(7) calls those uniform that are tested' tested said
maze-gen --list | grep 'uniformly random mazes' | cut -f1 | sort >said
same '--list calls those uniform that are tested' tested said

# measure NAME: prints the statistics of 200 mazes.
measure() {
    size='-w 100 -h 100'
    maze-gen -a "$1" -f walls -n 0 2>/dev/null || size='--board 102x102'
    # shellcheck disable=SC2086 # words
    maze-gen -a "$1" -s 9 -n 200 $size | maze-solve -f stats --no-header
}

while read -r name; do
    rows=$(sed -n "/^\.Ss $name\$/,/^\.Ss /{/^Memory: a few rows/p;}" "$page" | grep -c .)
    is "$name: whether it works row by row" "$rows" \
        "$(maze-gen -a "$name" -w 3 -h inf 2>/dev/null | head -n 1 | grep -c ' 3 inf ')"
    sed -n "/^\.Ss $name\$/,/^\.Ss /p" "$page" >section
    dead=$(sed -n 's/^Dead ends: \(.*\) percent\.$/\1/p' section)
    solution=$(sed -n 's/^Solution: \([0-9.]*\) percent.*/\1/p' section)
    [ "$dead" ] && [ "$LONG" ] || continue
    measure "$name" >"stats-$name"
    is "$name: $dead percent dead ends" yes "$(awk -F '\t' -v said="$dead" '
        { sum += 100 * $8 / $6 }
        END { off = sum / NR - said; print (off * off < 0.15 * 0.15 ? "yes" : sum / NR) }' "stats-$name")"
    is "$name: the solution has $solution percent" yes "$(awk -F '\t' -v said="$solution" '
        { part = 100 * $17 / $6; sum += part; squares += part * part }
        END { mean = sum / NR; variance = squares / NR - mean * mean
              off = (mean > said ? mean - said : said - mean) - 0.06 # its last digit is rounded
              print (off < 0 || off * off < 9 * variance / NR ? "yes" : mean) }' "stats-$name")"
done <want_names

if [ -z "$LONG" ]; then
    plan
    exit
fi

# passages NAME COLUMN: prints what is wrong in that column of the table: the shares of the cells with
# one to four passages.
passages() {
    awk -F '\t' -v said="$(cut -d ' ' -f "$2" table | tr '\n' ' ')" '
        { n[1] += $8; n[2] += $9; n[3] += $10 - $11; n[4] += $11; cells += $6 }
        END { split(said, want, " ")
              for (k = 1; k <= 4; k++) {
                  off = 100 * n[k] / cells - want[k]
                  most = want[k] ~ /\./ ? 0.06 : 0.6
                  if (off > most || off < -most) print "'"$1"'", k, 100 * n[k] / cells } }' "stats-$1"
}
sed -n '/^\.It Em passages Ta Em stack Ta Em backtracker/,/^\.El/s/^\.It \([1-4]\) Ta \([0-9.]*\) Ta \(.*\)/\2 \3/p' \
    "$page" >table
is 'stack: the table of passages' "" "$(passages stack 1; passages backtracker 2)"
is 'carve: how many blocks inside the border are free' \
    "$(sed -n 's/^\([0-9]*\) percent of the blocks inside the border are free\.$/\1/p' "$page")" \
    "$(awk -F '\t' '{ n += $6 - 2 } END { printf "%.0f", n / NR / 100 }' stats-carve)"

if [ "$SANITIZED" ]; then
    plan
    exit
fi

# bytes COMMAND ...: prints the largest resident memory of a command.
bytes() { "$BUILD/tests/bench/measure" 1 /dev/null /dev/null "$@" | cut -f 2; }
# near NAME WANT LARGE SMALL: passes if both runs differ by WANT bytes per cell, within a tenth and
# 0.2 bytes.
near() {
    is "$1" yes "$(awk -v want="$2" -v large="$3" -v small="$4" 'BEGIN {
        got = (large - small) / 4e6; off = got - want
        print (off < want / 10 + 0.2 && off > -want / 10 - 0.2 ? "yes" : got) }')"
}
while read -r name; do
    said=$(sed -n "/^\.Ss $name\$/,/^\.Ss /s/^Memory: \(.*\)/\1/p" "$page")
    size='-w 2000 -h 2000'
    case $said in
    'one byte per cell.') want=1 ;;
    'one byte per block.') want=1 size='--board 2000x2000' ;;
    'about '*' bytes per cell;'* | [0-9]*' bytes per cell;'* | [0-9]*' bytes per cell ('*'; at most'*)
        want=$(echo "$said" | sed 's/^about //; s/ .*//') ;;
    'a few rows.') want=0 ;;
    *) continue ;; # it depends on a frontier or a list
    esac
    # shellcheck disable=SC2086 # words
    near "$name: $said" "$want" "$(bytes maze-gen -s 1 -a "$name" $size)" \
        "$(bytes maze-gen -s 1 -a "$name" -w 3 -h 3)"
done <want_names
maze-gen -s 1 -w 2000 -h 2000 >large
maze-gen -s 1 -w 3 -h 3 >small
maze-solve --list | cut -f1 | while read -r name; do
    [ "$(sed -n "/^\.It Cm $name\$/,/^\.It /s/^Memory: \(.*\)/\1/p" "$page")" != none. ] || echo "$name"
done >lean
while read -r name; do
    near "$name: one byte per cell" 1 "$(bytes maze-solve -q -a "$name" -f none large)" \
        "$(bytes maze-solve -q -a "$name" -f none small)"
done <lean
is 'some solvers need no memory but the maze' yes "$([ "$(wc -l <lean)" -gt 4 ] && echo yes)"
plan
