# maze-gen: boards of blocks, their sizes and doors; corridors.
. "$TOP/tests/lib.sh"

# Every size of a board has a way.
for w in 3 4 5 6 10 31 40; do
    for h in 3 4 7 30; do
        for a in carve corridor corridor:ends=2; do
            status 0 "maze-gen --board ${w}x$h -a $a -s 3 -n 20 | maze-solve -f none"
        done
    done
done
expect 0 'maze-gen -s 1 -a carve -w 2 -h 1' <<'X'
# maze block 5 3 v=1 seed=1 index=0 algorithm=carve start=1,0 goal=3,2
10111
10001
11101

X
maze-gen -s 4 -n 5 -w 7 -h 5 -f block >want
maze-gen -s 4 -n 5 --board 15x11 >got
same "a board of walls is its lattice" want got

# The doors of a board: x,y and places count its border; a block inside is only
# named. Without an exit carve leaves by the last place it can.
doors() { maze-gen -s 1 -1 --board 9x9 "$@" 2>&1 |
    sed 's/.*algorithm=[^ ]* *//; s/\/.*//; s/.*\(start=\)/\1/; s/entrance=none exit=none//'; }
for a in carve corridor cave; do
    is "$a: two places of the border" "start=0,4 goal=3,0" "$(doors -a $a -e west:4 -x 3,0)"
    is "$a: two blocks inside" "start=4,4 goal=5,5" "$(doors -a $a -e 4,4 -x 5,5)"
    is "$a: what was asked for, in the header" "entrance=west:4 exit=north:3" \
        "$(maze-gen --board 9x9 -a $a -e 0,4 -x north:3 | grep -o 'entrance=[^ ]* exit=[^ ]*')"
    is "$a: inside, the border stays" 32 "$(maze-gen --board 9x9 -a $a -e 4,4 -x 5,5 --no-header |
        sed '/^$/d' | awk '{ if (NR % 9 < 2) n += gsub(1, 1); else n += substr($0, 1, 1) + substr($0, 9) }
            END { print n }')"
    is "$a: no doors" "" "$(doors -a $a -e none -x none)"
    for wrong in '-e 0,0' '-x 8,8' '-x 9,1' '-e north:0' '-e north:8' '-e 3,0 -x 4,0'; do
        status 2 "maze-gen -s 1 --board 9x9 -a $a $wrong"
    done
    for i in 1 2 3 4 5; do
        [ $a = cave ] || is "$a: random doors on ${i}${i}x13" "0 200" "$(
            maze-gen -n 200 -s $i -a $a --board ${i}${i}x13 -e random -x random |
            maze-solve -f moves -q | awk '{ no += $0 == "-" } END { print no + 0, NR }')"
    done
done
last=$(maze-gen -s 1 -a carve --board 30x20 --no-header | sed -n 's/^.*\(.\{1,\}\)$/&/p' | awk '
    { row[NR] = $0 } END { for (x = 2; x < 30; x++) if (substr(row[19], x, 1) == 0) at = x; print at - 1 }')
is "carve leaves by the last free block of the last row" "goal=$last,19" \
    "$(maze-gen -s 1 -a carve --board 30x20 | grep -o 'goal=[0-9,]*')"

# The blocks of a corridor, its doors included, have two free neighbours, but for
# the doors, which have one.
for e in 1 2; do
    for x in 8,20 east; do
        maze-gen -n 100 -s 7 -a corridor:ends=$e --board 25x21 -x $x --no-header >boards
        is "corridor:ends=$e -x $x: one passage that never touches itself" "100 200 0" "$(awk '
            /^$/ { for (y = 1; y <= n; y++) for (x = 1; x <= 25; x++) if (substr(row[y], x, 1) == 0) {
                       ways = (y > 1 && substr(row[y-1], x, 1) == 0) + (y < n && substr(row[y+1], x, 1) == 0) + \
                              (x > 1 && substr(row[y], x-1, 1) == 0) + (x < 25 && substr(row[y], x+1, 1) == 0)
                       ends += ways == 1; others += ways > 2 || ways == 0 }
                   boards++; n = 0; next }
            { row[++n] = $0 }
            END { print boards, ends + 0, others + 0 }' boards)"
    done
done
# With a side for the exit, only its last block inside is next to that side.
is "corridor -x west ends where it comes to the west" 0 "$(maze-gen -n 100 -s 7 -a corridor \
    --board 25x21 -e east -x west --no-header | awk '
        /^$/ { bad += free != 1; free = 0; next } { free += substr($0, 2, 1) == 0 } END { print bad + 0 }')"
is "main-path -x west ends where it comes to the west" 0 "$(maze-gen -n 100 -s 7 -a main-path \
    -w 15 -h 11 -e east -x west | maze-solve --no-header | awk '
        /^$/ { bad += way != 1; way = 0; next }
        { d = substr($0, 1, 1); way += d >= 4 && d <= 7 } END { print bad + 0 }')"

for a in main-path corridor; do
    is "$a: from the west to the west is a way too" 0 "$(maze-gen -n 100 -s 7 -a $a -w 9 -h 9 \
        -e west -x west | maze-solve -f moves | awk 'length($0) < 1 { n++ } END { print n + 0 }')"
done

# From one side to the same one, the way leaves it first.
for side in north east south west; do
    is "corridor -e $side -x $side goes inside" 0 "$(maze-gen -n 100 -s 7 -a corridor -w 9 -h 9 \
        -e $side -x $side | maze-solve -f moves | awk 'length($0) < 6 { n++ } END { print n + 0 }')"
done

# A far door is far from where the other one is, and there is always a way.
for a in main-path corridor carve rows; do
    for size in '10 -h 8' '2 -h 2' '1 -h 3' '3 -h 1' '1 -h 1'; do
        for doors in '-e east -x far' '-e far -x east' '-e far -x far' '-e random -x far' '-e far' \
            '-x far' '-x east' '-x north'; do
            maze-gen -a $a -w $size $doors -n 100 -s 3 | maze-solve -q -f moves | grep -c '^-' |
                sed "s/^[1-9].*/$size $doors: &/; /^0/d"
        done
    done >wrong
    is "$a: a way between far doors" "" "$(cat wrong)"
done

# rows: each row has one run, and there is one step between two of them.
maze-gen -a rows -s 5 -w 9 -h 7 -n 20 -e north:2 -x south:6 >rows
is "rows: from column 2 to column 6" "20" "$(grep -c 'start=2,0 goal=6,6' rows)"
is "rows: one step between two rows" "0" "$(maze-render -f block --no-header rows | awk '
    /^$/ { n = 0; next }
    ++n % 2 { bad += gsub(0, 0) != 1 } END { print bad + 0 }')"

# What does not go together.
for wrong in '--board 2x3' '--board 3' '--board x3' '--board 3x' '--board 3x3x3' '--board 10x10' \
    '--board 9x9 -w 4' '--board 9x9 -f walls' '-a carve -f walls' '-a carve -h inf' \
    '-a carve --unicursal' '-a corridor:ends=3' '-a cave:p=2'; do
    status 2 "maze-gen $wrong"
done
plan
