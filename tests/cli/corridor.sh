# corridor and main-path: one passage from door to door.
. "$TOP/tests/lib.sh"

# passages WIDTH: counts the boards in the file boards, their ends, and their blocks that have
# neither one free neighbour nor two.
passages() {
    awk -v width="$1" '
        /^$/ { for (y = 1; y <= n; y++) for (x = 1; x <= width; x++) if (substr(row[y], x, 1) == 0) {
                   open = (y > 1 && substr(row[y-1], x, 1) == 0) + (y < n && substr(row[y+1], x, 1) == 0) + \
                          (x > 1 && substr(row[y], x-1, 1) == 0) + (x < width && substr(row[y], x+1, 1) == 0)
                   ends += open == 1; others += open > 2 || open == 0 }
               boards++; n = 0; next }
        { row[++n] = $0 }
        END { print boards, ends + 0, others + 0 }' boards
}
# Every block of a corridor has two free neighbours, except the two doors, which have one.
for e in 1 2; do
    for x in 8,20 east; do
        maze-gen -n 100 -s 7 -a corridor:ends=$e --board 25x21 -x $x --no-header >boards
        is "corridor:ends=$e -x $x: one passage that never touches itself" '100 200 0' "$(passages 25)"
    done
    # Often one tree has to stop before the other one arrives.
    printf '11111111111\n10001110001\n10001110001\n10000000001\n10001110001\n10001110001\n11111111111\n' >rooms
    maze-gen -n 100 -s 1 -a corridor:ends=$e -m rooms -e 1,1 -x 9,5 --no-header >boards
    is "corridor:ends=$e in two rooms: one passage that never touches itself" '100 200 0' "$(passages 11)"
done
# If -x names a side, only the last block inside is next to that side.
is 'corridor -x west ends as soon as it is next to the west side' 0 "$(maze-gen -n 100 -s 7 -a corridor \
    --board 25x21 -e east -x west --no-header | awk '
        /^$/ { bad += free != 1; free = 0; next } { free += substr($0, 2, 1) == 0 } END { print bad + 0 }')"
is 'main-path -x west ends as soon as it is next to the west side' 0 "$(maze-gen -n 100 -s 7 -a main-path \
    -w 15 -h 11 -e east -x west | maze-solve --no-header | awk '
        /^$/ { bad += found != 1; found = 0; next }
        { d = substr($0, 1, 1); found += d >= 4 && d <= 7 } END { print bad + 0 }')"

for a in main-path corridor; do
    is "$a: a path from the west side to the west side" 0 "$(maze-gen -n 100 -s 7 -a $a -w 9 -h 9 \
        -e west -x west | maze-solve -f moves | awk 'length($0) < 1 { n++ } END { print n + 0 }')"
done
# From a side to the same side, the path leaves that side first.
for side in north east south west; do
    is "corridor -e $side -x $side goes inside" 0 "$(maze-gen -n 100 -s 7 -a corridor -w 9 -h 9 \
        -e $side -x $side | maze-solve -f moves | awk 'length($0) < 6 { n++ } END { print n + 0 }')"
done
plan
