# Entrance and exit of boards. Coordinates and places count the border, too.
. "$TOP/tests/lib.sh"

# doors OPTION ...: prints start and goal of a board of 9x9 blocks.
doors() { maze-gen -s 1 -1 --board 9x9 "$@" 2>&1 |
    sed 's/.*algorithm=[^ ]* *//; s/\/.*//; s/.*\(start=\)/\1/; s/entrance=none exit=none//'; }
for a in carve corridor cave; do
    is "$a: two places in the border" "start=0,4 goal=3,0" "$(doors -a $a -e west:4 -x 3,0)"
    is "$a: two blocks inside" "start=4,4 goal=5,5" "$(doors -a $a -e 4,4 -x 5,5)"
    is "$a: the header says what was asked for" "entrance=west:4 exit=north:3" \
        "$(maze-gen --board 9x9 -a $a -e 0,4 -x north:3 | sed -n 's/.*\(entrance=[^ ]* exit=[^ ]*\).*/\1/p')"
    is "$a: doors inside leave the border closed" 32 "$(maze-gen --board 9x9 -a $a -e 4,4 -x 5,5 --no-header |
        sed '/^$/d' | awk '{ if (NR % 9 < 2) n += gsub(1, 1); else n += substr($0, 1, 1) + substr($0, 9) }
            END { print n }')"
    is "$a: no doors" "" "$(doors -a $a -e none -x none)"
    for wrong in '-e 0,0' '-x 8,8' '-x 9,1' '-e north:0' '-e north:8' '-e 3,0 -x 4,0'; do
        status "$a: $wrong is an error" 2 "maze-gen -s 1 --board 9x9 -a $a $wrong"
    done
    for i in 1 2 3 4 5; do
        [ $a = cave ] || is "$a: random doors on ${i}${i}x13 are connected" "0 200" "$(
            maze-gen -n 200 -s $i -a $a --board ${i}${i}x13 -e random -x random |
            maze-solve -f moves -q | awk '{ no += $0 == "-" } END { print no + 0, NR }')"
    done
done
last=$(maze-gen -s 1 -a carve --board 30x20 --no-header | sed -n 's/^.*\(.\{1,\}\)$/&/p' | awk '
    { row[NR] = $0 } END { for (x = 2; x < 30; x++) if (substr(row[19], x, 1) == 0) at = x; print at - 1 }')
is 'carve without -x leaves by the last free block of the last row' "goal=$last,19" \
    "$(maze-gen -s 1 -a carve --board 30x20 | sed -n 's/.*\(goal=[0-9,]*\).*/\1/p')"
plan
