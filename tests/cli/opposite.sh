# -e opposite and -x opposite: the side opposite the other door.
. "$TOP/tests/lib.sh"

# facing: reads mazes of walls of 9x7 cells on lines. Prints the number of mazes, and of those that
# have no opening on one side and one on the opposite side, or more openings.
facing() {
    awk -F / '{ n = s = w = e = 0
        for (x = 1; x < 10; x++) { n += substr($2, x, 1) % 4 < 2; s += substr($9, x, 1) == 0 }
        for (y = 2; y < 9; y++) { w += substr($y, 1, 1) % 2 == 0; e += substr($y, 10, 1) == 0 }
        if (!(n == 1 && s == 1 && w + e == 0) && !(w == 1 && e == 1 && n + s == 0)) wrong++ }
        END { print NR, wrong + 0 }'
}
for a in backtracker eller main-path rows; do
    for doors in '-x opposite' '-e opposite' '-e random -x opposite' '-e random -x opposite:2' '-e opposite -x random' \
        '-e west -x opposite' '-e opposite -x north' '-e 0,3 -x opposite' '-e east:2 -x opposite:5'; do
        maze-gen -a $a -s 3 -n 20 -w 9 -h 7 -1 $doors
    done
done >mazes
is 'two openings, on opposite sides' '720 0' "$(facing <mazes)"
for a in corridor carve cave; do
    is "$a: a board from north to south" '40 40 40' "$(maze-gen -a $a -s 3 -n 40 --board 12x9 -1 -e north -x opposite |
        awk -F / '{ north += substr($2, 2) ~ /0/; south += $10 ~ /0/; ends += / goal=[0-9]*,8\// } END { print north, south, ends }')"
done
is 'opposite:N is a place of the opposite side' 'start=0,3 goal=8,5' \
    "$(maze-gen -w 9 -h 7 -e west:3 -x opposite:5 | sed -n 's/.*\(start=.*\).*/\1/p')"
is 'the passages do not depend on it' "$(maze-gen -s 5 | sed '1d;2d' | sed '$d' | sed '19,$d')" \
    "$(maze-gen -s 5 -x opposite | sed '1d;2d' | sed '$d' | sed '19,$d')"
is 'the header says so' 'entrance=opposite:3 exit=west' \
    "$(maze-gen -a corridor -e opposite:3 -x west | sed -n 's/.*\(entrance=.* exit=[^ ]*\).*/\1/p')"
# A mask whose first row has only one cell.
printf '11011\n00000\n00000\n' >mask
is 'a a mask whose north side has one place' '30 start=2,0' "$(maze-gen -m mask -e opposite -x south -n 30 -s 1 | sed -n 's/.*\(start=2,0\).*/\1/p' | uniq -c | sed 's/^ *//')"
printf '1111\n1000\n1000\n1000\n' >corner
errors maze-gen <<'X'
-x: opposite requires an entrance on a side|-x opposite -e none
-x: opposite requires an entrance on a side|-x opposite -e far
-e: opposite requires an exit on a side|-x opposite -e opposite
-x: opposite requires an entrance on a side|-x opposite -e inside
-e: opposite requires an exit on a side|-e opposite:3 -x opposite
-x: opposite requires an entrance on a side|-x opposite -e 4,4
-e: opposite requires an exit on a side|-e opposite -x none
-x: the east side has places 0 to 6|-w 9 -h 7 -e west -x opposite:7
-x: the east side has places 1 to 7|--board 9x9 -a carve -e west -x opposite:0
-x: the mask has no cell on the north border|-m corner -e south -x opposite
-x: the mask has no cell at place 2 of the north border|-m corner -e south -x opposite:2
-x: an endless maze allows only x,y, none, north, north:N, east:N or west:N|-a eller -h inf -x opposite
--unicursal cannot be combined with -e opposite, far, inside or deadend|--unicursal -e opposite
X
plan
