# maze(7): one section per algorithm, in the order of --list. Its picture is what the
# programs draw, of 2x2 cells if the algorithm cannot do 16x5. Its share of dead ends is that
# of 20 mazes of 100x100 cells, or boards of 102x102 blocks; their mean has a standard
# deviation of less than 0.1 percent, or 0.2.
. "$TOP/tests/lib.sh"

page=$TOP/man/maze.7
maze-gen --list | cut -f1 >want_names
sed -n 's/^\.Ss //p' "$page" >man_names
same 'all algorithms have a section' want_names man_names
while read -r name; do
    size='-w 16 -h 5'
    maze-gen -a "$name" $size -n 0 2>/dev/null || size='-w 2 -h 2'
    sed -n "/^\.Ss $name\$/,/^\.Ed/{/^\.Bd/,/^\.Ed/{/^\./!p;};}" "$page" | tr -d '\\' >picture
    maze-gen -a "$name" -s 1 $size -e none -x none | maze-render >want_picture
    same "$name: the picture" want_picture picture
    rows=$(sed -n "/^\.Ss $name\$/,/^\.Ss /{/^Memory: a few rows/p;}" "$page" | grep -c .)
    is "$name: whether it works row by row" "$rows" \
        "$(maze-gen -a "$name" -w 3 -h inf 2>/dev/null | head -n 1 | grep -c ' 3 inf ')"
    said=$(sed -n "/^\.Ss $name\$/,/^\.Ss /s/^Dead ends: \(.*\) percent\.\$/\1/p" "$page")
    [ "$said" ] || continue
    size='-w 100 -h 100' pace=2
    maze-gen -a "$name" -f walls -n 0 2>/dev/null || { size='--board 102x102' pace=1; }
    is "$name: $said percent dead ends" yes "$(maze-gen -a "$name" -s 9 -n 20 $size \
        -e none -x none -f block --no-header | awk -v said="$said" -v pace=$pace '
            /^$/ { n = 0; next }
            { row[++n] = $0 }
            n > 2 && (pace == 1 || n % 2) { for (x = 2; x < length($0); x += pace)
                if (substr(row[n-1], x, 1) == 0) {
                    free++
                    dead += substr(row[n-1], x-1, 1) + substr(row[n-1], x+1, 1) + \
                            substr(row[n-2], x, 1) + substr(row[n], x, 1) == 3 } }
            END { off = 100 * dead / free - said; print (off * off < 0.16 ? "yes" : 100 * dead / free) }')"
done <want_names
plan
