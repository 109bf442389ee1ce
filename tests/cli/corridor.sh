# corridor and main-path: one passage from door to door, and the branches of corridor:branches=1.
. "$TOP/tests/lib.sh"

# Reads boards; an empty line ends each. Prints the number of boards; that of free squares of 2x2 blocks; that of the
# blocks that remain when free blocks with three obstacles beside them are filled again, one after another: one per
# board; those of blocks with one free neighbour, and with neither one nor two; that of free blocks.
cat >board.awk <<'X'
function beside(x, y) { return ((x, y - 1) in free) + ((x, y + 1) in free) + ((x - 1, y) in free) + ((x + 1, y) in free) }
function push(x, y) { list[++last] = x SUBSEP y }
function fill(   k, at, place, x, y) {
    last = 0
    for (at in free) list[++last] = at
    for (k = 1; k <= last; k++) {
        split(list[k], place, SUBSEP); x = place[1]; y = place[2]
        if (!((x, y) in free) || beside(x, y) != 1) continue
        delete free[x, y]
        push(x, y - 1); push(x, y + 1); push(x - 1, y); push(x + 1, y)
    }
}
/^#/ { next }
/^$/ {
    for (at in free) {
        split(at, place, SUBSEP); x = place[1]; y = place[2]; blocks++
        squares += ((x + 1, y) in free) && ((x, y + 1) in free) && ((x + 1, y + 1) in free)
        ends += beside(x, y) == 1
        others += beside(x, y) == 0 || beside(x, y) > 2
    }
    fill()
    for (at in free) { left++; delete free[at] }
    boards++; row = 0; next
}
{ row++; for (x = 1; x <= length($0); x++) if (substr($0, x, 1) == 0) free[x, row] = 1 }
END { print boards, squares + 0, left, ends + 0, others + 0, blocks }
X

# Every block of a corridor has two free neighbours, except the two doors, which have one.
printf '11111111111\n10001110001\n10001110001\n10000000001\n10001110001\n10001110001\n11111111111\n' >rooms
for e in 1 2; do
    for x in 8,20 east; do
        is "corridor:ends=$e -x $x: one passage that never touches itself" '50 0 50 100 0' \
            "$(maze-gen -n 50 -s 7 -a corridor:ends=$e --board 25x21 -x $x | awk -f board.awk | cut -d ' ' -f 1-5)"
    done
    # Often one tree has to stop before the other one arrives.
    is "corridor:ends=$e in two rooms: one passage that never touches itself" '100 0 100 200 0' \
        "$(maze-gen -n 100 -s 1 -a corridor:ends=$e -m rooms -e 1,1 -x 9,5 | awk -f board.awk | cut -d ' ' -f 1-5)"
done
# If -x names a side, only the last block inside is next to that side.
is 'corridor -x west ends as soon as it is next to the west side' 0 "$(maze-gen -n 100 -s 7 -a corridor \
    --board 25x21 -e east -x west --no-header | awk '
        /^$/ { bad += free != 1; free = 0; next } { free += substr($0, 2, 1) == 0 } END { print bad + 0 }')"
is 'main-path -x west ends as soon as it is next to the west side' 0 "$(maze-gen -n 100 -s 7 -a main-path \
    -w 15 -h 11 -e east -x west | maze-solve --no-header | awk '
        /^$/ { bad += found != 1; found = 0; next }
        { d = substr($0, 1, 1); found += d >= 4 && d <= 7 } END { print bad + 0 }')"

status "main-path: a path from the west side to the west side" 0 \
    'maze-gen -n 100 -s 7 -a main-path -w 9 -h 9 -e west -x west | maze-solve -q -f moves | { ! grep -x ""; }'
# From a side to the same side, the path leaves that side first.
for side in north east south west; do
    maze-gen -n 100 -s 7 -a corridor -w 9 -h 9 -e $side -x $side
done >boards
expect 'corridor from a side to itself goes inside' 0 'maze-solve -k "length<6" -l 1 -f none boards; [ $? -eq 1 ]' </dev/null

while read -r keys options; do
    name="$keys $options"
    maze-gen -n 20 -s 7 -a corridor:$keys $options >boards
    maze-gen -n 20 -s 7 -a corridor:$keys,branches=0 $options >corridors
    is "$name: the path is the corridor without branches" "$(maze-solve -q -f cells corridors)" "$(maze-solve -q -f cells boards)"
    with=$(awk -f board.awk boards)
    without=$(awk -f board.awk corridors)
    is "$name: blocks carved with three obstacles beside them, no free area of 2x2" '20 0 20' "$(echo "$with" | cut -d ' ' -f 1-3)"
    is "$name: there are branches" yes "$([ "${with##* }" -gt "${without##* }" ] && echo yes)"
done <<'X'
branches=1 --board 25x21
branches=1,ends=2 --board 25x21 -x east
branches=1 --board 8x30 -e north -x north
branches=1,ends=2 --board 12x12 -e 5,5 -x 6,9
X

# The last frame shows all blocks that were carved. One that is an obstacle in the end would not have
# exactly three obstacles beside it.
maze-gen -n 40 -s 9 -a corridor:branches=1,ends=2 --board 21x17 --trace -1 | awk -F / '
    $1 ~ / frame=/ { for (y = 2; y < 19; y++) last[y] = $y; next }
    { for (y = 3; y < 18; y++) for (x = 2; x < 21; x++) {
          if (substr(last[y], x, 1) !~ /[048]/) continue
          open = (substr($(y - 1), x, 1) == 0) + (substr($(y + 1), x, 1) == 0) + \
                 (substr($y, x - 1, 1) == 0) + (substr($y, x + 1, 1) == 0)
          carved++
          if (substr($y, x, 1) != 0) { filled++; wrong += open == 1 } } }
    END { print (carved > 15 * filled), (filled > 0), wrong + 0 }' >got
is 'nearly all carved blocks stay free, and no other one could' '1 1 0' "$(cat got)"
plan
