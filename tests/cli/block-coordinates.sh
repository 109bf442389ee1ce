# With --board, -e and -x count blocks in every algorithm, as the header does; -s and -g of
# maze-solve do so on every board. Those of all algorithms with LONG=1.
. "$TOP/tests/lib.sh"

newline='
'
# board OPTION ...: generates a board. Sets rows to its rows, start and goal to the fields of its header.
board() {
    rows=$(maze-gen -s 4 --board 13x11 "$@")
    start=${rows#* start=}
    goal=${start#* goal=}
    start=${start%% *} goal=${goal%%"$newline"*}
    rows=${rows#*"$newline"}
}
# block X,Y: prints a block of the board.
block() { printf '%s\n' "$rows" | sed -n "$((${1#*,} + 1))s/^.\{${1%,*}\}\(.\).*/\1/p"; }

names='backtracker eller main-path rows carve corridor cave'
[ ! "$LONG" ] || names=$(maze-gen --list | cut -f 1 | grep -v -x every)
for a in $names; do
    board -a "$a" -e 0,5 -x 7,10
    is "$a: the blocks of the border that are asked for are free" '0 0' "$(block 0,5) $(block 7,10)"
    case $a in carve | corridor | cave) want='0,5 7,10' ;; *) want='1,5 7,9' ;; esac
    is "$a: the header names them, or the cells inside" "$want" "$start $goal"
    set -- "$start" "$goal" "$rows"
    board -a "$a" -e "$1" -x "$2"
    is "$a: what the header says gives the same board" "$3" "$rows"
    board -a "$a" -e west:5 -x south:7
    case $a in main-path | corridor) ;; *) is "$a: so do places of sides" "$3" "$rows" ;; esac
    maze-gen -a "$a" -s 4 --board 13x11 -e 0,5 -x 7,10 >board
    is "$a: -s and -g of maze-solve take them" "$(maze-solve -q -f moves board)" "$(maze-solve -q -f moves -s "$1" -g "$2" board)"
done
is 'eight cells and a block of the border, one by one' \
    '1,1 3,1 11,1 1,3 5,3 1,9 11,9 7,9 11,7' "$(for at in 1,1 3,1 11,1 1,3 5,3 1,9 11,9 7,9 12,7; do
        maze-gen -a prim --board 13x11 -e $at -x none --headers; done | sed 's/.*start=//' | paste -sd ' ' -)"
is 'without --board, cells, whatever the format' '5,7' \
    "$(maze-gen -w 6 -h 5 -f block -e 2,3 -x none | sed -n 's/.*start=//p')"
is 'in a field of the header, cells' 'entrance=west:2 exit=3,1' \
    "$(maze-gen -a main-path --board 13x11 -e 0,5 -x 7,3 | sed -n 's/.*\(entrance=[^ ]* exit=[^ ]*\).*/\1/p')"
errors maze-gen <<'X'
-e: 4,5 is a wall of the lattice; the nearest cell is block 3,5|--board 13x11 -e 4,5
-e: 5,4 is a wall of the lattice; the nearest cell is block 5,3|--board 13x11 -e 5,4
-x: 4,4 is a post of the lattice; the nearest cell is block 3,3|--board 13x11 -x 4,4
-e: 12,10 is a post of the lattice; the nearest cell is block 11,9|--board 13x11 -e 12,10
-e: 13,1 is outside the maze of 13x11|--board 13x11 -e 13,1
-e: 1,11 is outside the maze of 13x11|--board 13x11 -e 1,11
-e: the north side has places 1 to 11|--board 13x11 -e north:13
-e: place 4 is a post of the lattice; places are odd numbers|--board 13x11 -e north:4
X

# The lattice of a maze of 3x2 cells:
cat >lattice <<'X'
# maze block 7 5 algorithm=none
1011111
1000101
1110101
1000001
1111101

X
sed 's/ algorithm=none//' lattice >drawn
errors maze-solve <<'X'
lattice:2:1: start 2,2 is not a cell of the lattice; the nearest one is block 1,1|-s 2,2 lattice
lattice:2:1: start 4,1 is not a cell of the lattice; the nearest one is block 3,1|-s 4,1 lattice
lattice:2:1: goal 1,2 is not a cell of the lattice; the nearest one is block 1,1|-g 1,2 lattice
lattice:2:1: goal 1,2 is not a cell of the lattice; the nearest one is block 1,1|-g 3,3+1,2 lattice
lattice:2:1: goal 7,1 is outside the 7x5 maze|-g 7,1 lattice
X
is 'a free block between two cells is a place to start' ES "$(maze-solve -s 2,1 -g 3,2 -f moves lattice 2>&1)"
is 'an opening, too' S "$(maze-solve -s 1,0 -g 1,1 -f moves lattice 2>&1)"
is 'a board that was not generated may be a game: its obstacles are a start' W "$(maze-solve -s 4,1 -g 3,1 -f moves drawn 2>&1)"
printf '# maze block 7 5 algorithm=carve\n1111111\n1000001\n1010001\n1000001\n1111111\n' >board
is 'a board with a free post is not a lattice: an obstacle is a start' W "$(maze-solve -s 2,2 -g 1,2 -f moves board 2>&1)"
plan
