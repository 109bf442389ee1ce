# Mazes that are hard to search: one path through every cell, a comb of dead ends, an open
# room. Every solver of --list runs in a small stack, and its path has the length that
# geometry says. With LONG, a million cells each, nine million for the room.
. "$TOP/tests/lib.sh"

n=300 room=700 stack=256 limit=
has timeout && limit='timeout 60'
[ "$LONG" ] && n=1000 room=3000
[ "$SANITIZED" ] && stack=1024

# hall N START DIGIT: prints a maze of N x N cells: a comb if the cells below the first row have the digit 1, a room if 0.
hall() {
    awk -v n="$1" -v start="$2" -v digit="$3" 'BEGIN {
        print "# maze walls", n, n, "start=" start, "goal=" n - 1 "," n - 1
        for (x = 1; x < n; x++) { top = top "2"; row = row digit }
        print "3" top "1"
        for (y = 1; y < n; y++) print "1" row "1"
        print "2" top "0\n" }'
}

# solved FILE LENGTH NAME: prints what is wrong with the path that solver NAME finds, if
# anything. In the room, incomplete solvers may give up, and paths may be longer; the mouse
# may give up anywhere.
solved() {
    # shellcheck disable=SC3045 # not every shell can limit the stack
    (ulimit -s $stack 2>/dev/null
        $limit maze-solve -q -a "$3" "$1") >answer
    status=$?
    found=$(sed -n '1s/.*length=//p' answer | cut -d ' ' -f 1)
    if [ $status -eq 1 ] && { [ "$3" = mouse ] || [ "$1" = room ]; } && grep -q -x "$3" incomplete; then
        return
    fi
    if [ $status -ne 0 ] || [ "$found" -lt "$2" ] || { [ "$1" != room ] && [ "$found" -ne "$2" ]; }; then
        echo "$3: status $status, ${found:-no} moves, not $2"
    fi
}

incomplete_solvers >incomplete
maze-gen -a serpentine -w $n -h $((n - 1)) >serpentine
maze-gen -a spiral -w $n -h $n | sed "1s/goal=[^ ]*/goal=$((n / 2 - 1)),$((n / 2))/" >spiral
hall $n 0,$((n - 1)) 1 >comb
hall $room 0,0 0 >room
while read -r shape length; do
    is "$shape: $length moves, by every solver" "" "$(maze-solve --list | cut -f1 |
        grep -v '^every$' | while read -r name; do solved "$shape" "$length" "$name"; done)"
done <<X
serpentine $((n * (n - 1) - 1))
spiral $((n * n - 1))
comb $((3 * (n - 1)))
room $((2 * (room - 1)))
X

# A corridor around everything, 2 x 3003 + 2 cells, and on its east side 999 stems with a noose each:
# every noose that is filled leaves a longer corridor.
awk 'BEGIN {
    w = 6; h = 3003
    for (y = 0; y < h; y++) {
        tooth = y % 3 == 2 && y < h - 3; below = y % 3 == 0 && y > 2 && y < h - 2
        n = y == 0 ? "111111" : (below ? "010100" : "010111")
        v = y == 0 || y == h - 1 ? "100111" : tooth ? "111000" : below ? "111110" : "111111"
        line = ""
        for (x = 1; x <= w; x++) line = line (substr(v, x, 1) + 2 * substr(n, x, 1))
        print line 1
    }
    print "2222220"
}' >comb
is 'cul-de-sac fills 999 nooses along a corridor' "$((2 * 3003 + 2))" \
    "$(maze-solve -a cul-de-sac -s 0,0 -g 2,1500 -f cells comb | grep -c .)"
is 'blind-alley seals their stems' "$((2 * 3003 + 2))" \
    "$(maze-solve -a blind-alley -s 0,0 -g 2,1500 -f cells comb | grep -c .)"
is 'cul-de-sac: from the corridor to the same cell, it is a noose, too' 1 \
    "$(maze-solve -a cul-de-sac -s 0,9 -g 0,9 -f cells comb | grep -c .)"
plan
