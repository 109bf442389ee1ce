# Cells on the path were shaded as visited, and with color=distance an opening in the upper or left
# border had the colour of its cell, one in the lower or right border that of the margin.
. "$TOP/tests/lib.sh"

maze-gen -b 0.5 -s 1 >maze
maze-solve maze >solved
# shaded FORMAT BYTE: counts the bytes of a picture that have this value, in octal.
shaded() { maze-render -f "$1" "$3" | LC_ALL=C tr -cd "$2" | wc -c | tr -d ' '; }
is 'pgm: no cell was visited, none is shaded' 0 "$(shaded pgm '\336' solved)"
is 'ppm: no cell was visited, none is shaded' 0 "$(shaded ppm '\315' solved)"
maze-solve --visited maze >visited
is 'pgm: visited cells are shaded' yes "$([ "$(shaded pgm '\336' visited)" -gt 1000 ] && echo yes)"
is 'ppm: visited cells are shaded' yes "$([ "$(shaded ppm '\315' visited)" -gt 1000 ] && echo yes)"

# ring: prints the colours of the outermost pixels of a ppm picture, each once.
ring() {
    tail -n +4 | od -An -v -tx1 | tr -s ' \n' '\n\n' | grep . |
        awk -v w=$((2 * 4 + 1)) '{ i = int((NR - 1) / 3); p[i] = p[i] $1 } END { n = NR / 3
            for (i = 0; i < n; i++)
                if (i % w == 0 || i % w == w - 1 || i < w || i >= n - w) print p[i] }' |
        sort -u | tr '\n' ' '
}
for doors in '-e north -x south' '-e west -x east'; do
    is "distance: openings $doors are white, the border black" '000000 ffffff ' \
        "$(maze-gen -s 1 -w 4 -h 4 $doors | maze-render -f ppm:color=distance -c 1 -t 1 | ring)"
done
plan
