# Entrance and exit: where they are, and that they change nothing else. tests/unit/doors.c tests which
# cell and which side is chosen.
. "$TOP/tests/lib.sh"

is 'doors inside the maze open no wall' "$(maze-gen -s 9 -e none -x none | sed 1d)" "$(maze-gen -s 9 -e 5,5 -x 7,7 | sed 1d)"
is 'doors change nothing inside the maze' "$(maze-gen -s 9 -e none -x none | sed 1d)" \
    "$(maze-gen -s 9 -e east:3 -x west | sed '1d; 22q; s/^[01]/1/; s/^[23]/3/; s/.$/1/' | sed '21s/./2/; 21s/.$/0/')"

# neighbours OPTION ...: counts the mazes whose doors are in one cell (0 steps apart) or in
# neighbouring cells (1 step).
neighbours() {
    maze-gen -n 1000 -s 1 --headers "$@" | sed 's/.*start=\([0-9]*\),\([0-9]*\) goal=\([0-9]*\),\([0-9]*\).*/\1 \2 \3 \4/' |
        awk '{ n[($1 - $3) * ($1 - $3) + ($2 - $4) * ($2 - $4)]++ } END { print n[0] + 0, n[1] + 0 }'
}
# Of the 20 places of 5x5 cells, 372 pairs are in two cells, and 48 of these in neighbours: 13 %.
is 'random doors of a maze of walls are never in one cell, and about 13 % are neighbours' yes "$(
    neighbours -w 5 -h 5 -e random -x random | awk '{ print ($1 == 0 && $2 > 70 && $2 < 190 ? "yes" : $0) }')"
is 'random doors of a board are never in one block or in neighbours' "0 0" \
    "$(neighbours -a carve --board 7x7 -e random -x random)"

# A far door is as far in blocks; tests/prop/gens.c tests that no two cells are farther apart.
for a in backtracker eller; do
    moves=$(maze-gen -s 1 -a $a -w 9 -h 9 -e north -x far | maze-solve -f moves)
    blocks=$(maze-gen -s 1 -a $a -w 9 -h 9 -e north -x far -f block | maze-solve -f moves)
    is "$a: far doors are twice as far apart in blocks" $((2 * ${#moves})) ${#blocks}
done
# There is always a path.
for a in main-path corridor carve rows; do
    for size in '10 -h 8' '1 -h 3' ${LONG:+'2 -h 2' '3 -h 1' '1 -h 1'}; do
        for doors in '-e east -x far' '-e far -x east' '-e far -x far' '-e random -x far' '-e far' \
            '-x far' '-x east' '-x north'; do
            maze-gen -a $a -w $size $doors -n 100 -s 3
        done
    done >mazes
    expect "$a: a path between far doors" 0 'maze-solve -f none mazes' </dev/null
done
is 'main-path -e none -x far: no entrance' '0 20' "$(maze-gen -a main-path -n 20 -e none -x far --headers |
    awk '{ start += / start=/; goal += / goal=/ } END { print start + 0, goal }')"
is 'main-path -e 2,2 -x far: the entrance stays inside' 20 "$(maze-gen -a main-path -n 20 -e 2,2 -x far --headers | grep -c ' start=2,2 ')"
# Rows that are written while they are generated.
for row in 0 1 50000 99999; do
    is "eller: doors in row $row, of many" "$row,0 $row,1" "$(maze-gen -s 1 -a eller -w 2 -h 100000 -e west:$row -x east:$row |
        awk 'NR < 2 || NR > 100001 { next } /^[02]/ { print NR - 2 ",0" } /^..[02]/ { print NR - 2 ",1" }' | paste -sd ' ' -)"
done

# The header says what was asked for; without -e and -x, nothing.
for name in backtracker eller carve every; do
    header=$(maze-gen -a "$name" -w 3 -h 3 -n 1 -e random -x 1,1 --headers)
    header=${header#* entrance=}
    is "$name: the header says what -e and -x asked for" 'random exit=1,1' "${header%% start=*}"
    status "$name: without them it does not" 1 "maze-gen -a $name -w 3 -h 3 -n 1 --headers | grep -e entrance= -e exit="
done

# Entrance and exit of boards. Coordinates and places count the border, too.
# doors OPTION ...: prints start and goal of a board of 9x9 blocks.
doors() { maze-gen -s 1 --headers --board 9x9 "$@" | sed 's/.*algorithm=[^ ]*//; s/.*\( start=\)/\1/; s/ entrance=none exit=none//'; }
for a in carve corridor cave; do
    is "$a: two places in the border" " start=0,4 goal=3,0" "$(doors -a $a -e west:4 -x 3,0)"
    is "$a: two blocks inside" " start=4,4 goal=5,5" "$(doors -a $a -e 4,4 -x 5,5)"
    is "$a: the header says what was asked for" "entrance=west:4 exit=north:3" \
        "$(maze-gen --headers --board 9x9 -a $a -e 0,4 -x north:3 | sed 's/.*\(entrance=[^ ]* exit=[^ ]*\).*/\1/')"
    is "$a: doors inside leave the border closed" 32 "$(maze-gen --board 9x9 -a $a -e 4,4 -x 5,5 --no-header |
        sed '/^$/d' | awk '{ if (NR % 9 < 2) n += gsub(1, 1); else n += substr($0, 1, 1) + substr($0, 9) }
            END { print n }')"
    is "$a: no doors" "" "$(doors -a $a -e none -x none)"
    for wrong in '-e 0,0' '-e 8,8' '-e 9,1' '-e 3,0 -x 4,0'; do # corners, outside, neighbours
        status "$a: $wrong is an error" 2 "maze-gen --board 9x9 -a $a $wrong"
    done
done
for i in 1 2 3 4 5; do
    maze-gen -n 200 -s $i -a carve --board ${i}${i}x13 -e random -x random
    maze-gen -n 200 -s $i -a corridor --board ${i}${i}x13 -e random -x random
done >boards
expect 'random doors on boards are connected' 0 'maze-solve -f none boards' </dev/null
last=$(maze-gen -s 1 -a carve --board 30x20 --no-header | awk '
    { row[NR] = $0 } END { for (x = 2; x < 30; x++) if (substr(row[19], x, 1) == 0) at = x; print at - 1 }')
is 'carve without -x leaves by the last free block of the last row' "goal=$last,19" \
    "$(maze-gen -s 1 -a carve --board 30x20 --headers | sed 's/.*\(goal=[0-9,]*\).*/\1/')"
plan
