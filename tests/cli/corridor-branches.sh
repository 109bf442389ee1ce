# corridor:branches=1 keeps the branches that were given up. Every block, when it becomes free, has
# exactly three obstacles beside it.
. "$TOP/tests/lib.sh"

# Reads boards without headers; an empty line ends each. Prints the number of boards, that of free
# squares of 2x2 blocks, and that of the blocks that remain when free blocks with three obstacles
# beside them are filled again, one after another: one per board. Writes the number of free blocks
# to the file blocks.
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
/^$/ {
    for (at in free) {
        split(at, place, SUBSEP); x = place[1]; y = place[2]; blocks++
        squares += ((x + 1, y) in free) && ((x, y + 1) in free) && ((x + 1, y + 1) in free)
    }
    fill()
    for (at in free) { left++; delete free[at] }
    boards++; row = 0; next
}
{ row++; for (x = 1; x <= length($0); x++) if (substr($0, x, 1) == 0) free[x, row] = 1 }
END { print boards, squares + 0, left; print blocks >"blocks" }
X

for keys in '' ',ends=2'; do
    for more in '--board 25x21' '--board 25x21 -x east' '--board 8x30 -e north -x north' '--board 12x12 -e 5,5 -x 6,9'; do
        name="branches=1$keys $more"
        maze-gen -n 60 -s 7 -a "corridor:branches=1$keys" $more >boards
        maze-gen -n 60 -s 7 -a "corridor:branches=0$keys" $more >corridors
        maze-solve -q -f cells boards >got
        maze-solve -q -f cells corridors >want
        same "$name: the path is the corridor without branches" want got
        is "$name: blocks carved with three obstacles beside them, no free area of 2x2" '60 0 60' \
            "$(grep -v '^#' boards | awk -f board.awk)"
        with=$(cat blocks)
        grep -v '^#' corridors | awk -f board.awk >/dev/null
        is "$name: there are branches" yes "$([ "$with" -gt "$(cat blocks)" ] && echo yes)"
    done
done

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
expect 'branches is 0 or 1' 2 'maze-gen -a corridor:branches=2' <<'X'
maze-gen: corridor:branches must be a whole number from 0 to 1, not '2'
X
is 'the header says branches=1, not branches=0' 'algorithm=corridor:branches=1 algorithm=corridor' \
    "$(for b in 1 0; do maze-gen -a corridor:branches=$b | sed -n 's/.*\(algorithm=[^ ]*\).*/\1/p'; done | paste -sd ' ' -)"
plan
