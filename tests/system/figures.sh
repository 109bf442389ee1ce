# The figures of maze-algorithms(7). Dead ends and solutions are those of 200 mazes of 100x100 cells, or boards of 102x102
# blocks, with seed 9: a seed always gives the same mazes, so each digit is compared. The memory per cell is that of
# mazes of four million cells. That of svg and pdf is in maze-formats(5).
. "$TOP/tests/lib.sh"

page=$TOP/man/maze-algorithms.7
sh -c "$(sed -n '/^\.Sh SOLVERS$/,$s/^\.Dl \$ //p' "$page" | sed q)"
is 'the eight paths of every' 8 "$(maze-solve -a every -f moves maze.txt | wc -l | tr -d ' ')"

maze-gen --list | cut -f1 >names
while read -r name; do
    read -r dead solution <<X
$(sed -n "s/^\.It $name Ta \([0-9.]*\) Ta \([0-9.]*\) Ta .*/\1 \2/p" "$page")
X
    [ "$dead" ] || continue
    size='-w 100 -h 100'
    maze-gen -a "$name" -f walls -n 0 2>message || size='--board 102x102'
    # shellcheck disable=SC2086 # words
    maze-gen -a "$name" -s 9 -n 200 $size | maze-solve -f stats --no-header >"stats-$name"
    is "$name: dead ends and solution, in percent" "$dead $solution" "$(awk -F '\t' '
        { dead += $8; moves += $17; cells += $6 }
        END { printf "%.1f %.1f", 100 * dead / cells, 100 * moves / cells }' "stats-$name")"
done <names

is 'stack, backtracker: the cells of two, three and four passages, in percent' \
    "$(sed -n 's/^\(.*\) percent of the cells have two passages, \(.*\) percent three and \(.*\) percent four\.$/\1 \2 \3/p
        s/^the figures are \(.*\), \(.*\) and \(.*\) percent\.$/\1 \2 \3/p' "$page")" \
    "$(for name in stack backtracker; do
        awk -F '\t' '{ two += $9; three += $10 - $11; four += $11; part += $6 / 100 }
            END { printf "%.0f %.0f " (four < part ? "%.1f" : "%.0f") "\n", two / part, three / part, four / part }' "stats-$name"
    done)"
is 'carve: how many blocks inside the border are free' \
    "$(sed -n 's/^\([0-9]*\) percent of the blocks inside the border are free\.$/\1/p' "$page")" \
    "$(awk -F '\t' '{ n += $6 - 2 } END { printf "%.0f", n / NR / 100 }' stats-carve)"
[ ! "$SANITIZED" ] || end
the_rest_is_long

# needs_bytes NAME WANT LARGE SMALL: passes if two commands differ in their largest resident memory by WANT bytes per cell,
# within a tenth and 0.2 bytes.
needs_bytes() {
    is "$1" yes "$(for command in "$3" "$4"; do
        # shellcheck disable=SC2086 # words
        "$BUILD/tests/bench/measure" 1 /dev/null /dev/null $command
    done | awk -v want="$2" '
        NR == 1 { large = $2 }
        END { got = (large - $2) / 4e6; off = got - want
              print (off < want / 10 + 0.2 && off > -want / 10 - 0.2 ? "yes" : got) }')"
}
while read -r name; do
    said=$(sed -n "s/^\.It $name Ta [^ ]* Ta [^ ]* Ta //p" "$page")
    size='-w 2000 -h 2000'
    maze-gen -a "$name" -f walls -n 0 2>message || size='--board 2000x2000'
    case $said in
    [0-9]*' per '* | *' per column' | *kilobytes) continue ;; # it depends on something else
    [0-9]*) want=${said%%[!0-9]*} ;;
    *) want=0 ;;
    esac
    needs_bytes "$name: $said" "$want" "maze-gen -s 1 -a $name $size" "maze-gen -s 1 -a $name -w 3 -h 3"
done <names
maze-gen -s 1 -w 2000 -h 2000 >large
maze-gen -s 1 -w 3 -h 3 >small
sed -n 's/^\.It \(.*\) Ta .* Ta none$/\1/p' "$page" | tr -s ', ' '\n' >lean
while read -r name; do
    needs_bytes "$name: one byte per cell" 1 "maze-solve -q -a $name -f none large" "maze-solve -q -a $name -f none small"
done <lean
for f in svg pdf; do
    needs_bytes "$f: one byte per cell" 1 "maze-render -f $f large" "maze-render -f $f small"
done
is 'some solvers need no memory but the maze' yes "$([ "$(wc -l <lean)" -gt 4 ] && echo yes)"
plan
