# Entrance and exit of mazes of walls: where they are, and that they change nothing else. With LONG,
# far doors in more sizes.
. "$TOP/tests/lib.sh"

maze-gen -s 9 -e none -x none | sed 1d >closed
maze-gen -s 9 -e 5,5 -x 7,7 | sed 1d >inner
same 'doors inside the maze open no wall' closed inner
maze-gen -s 9 -e east:3 -x west | sed 1d | sed 's/^[01]/1/; s/^[23]/3/; s/.$/1/' |
    sed '21,$d' >sides
sed '21,$d' closed >want_sides
same 'doors change nothing inside the maze' want_sides sides
is 'a random entrance is never the cell of the exit' 0 "$(maze-gen -w 5 -h 5 -e north -x 3,0 -n 500 -s 1 -1 |
    grep -c 'start=3,0 ')"

# neighbours OPTION ...: counts the mazes whose doors are in one cell (0 steps apart) or in
# neighbouring cells (1 step).
neighbours() {
    maze-gen -n 1000 -s 1 -1 "$@" | sed 's/.*start=\([0-9]*\),\([0-9]*\) goal=\([0-9]*\),\([0-9]*\).*/\1 \2 \3 \4/' |
        awk '{ n[($1 - $3) * ($1 - $3) + ($2 - $4) * ($2 - $4)]++ } END { print n[0] + 0, n[1] + 0 }'
}
# Of the 20 places of 5x5 cells, 372 pairs are in two cells, and 48 of these in neighbours: 13 %.
is 'random doors of a maze of walls are never in one cell, and about 13 % are neighbours' yes "$(
    neighbours -w 5 -h 5 -e random -x random | awk '{ print ($1 == 0 && $2 > 70 && $2 < 190 ? "yes" : $0) }')"
is 'random doors of a board are never in one block or in neighbours' "0 0" \
    "$(neighbours -a carve --board 7x7 -e random -x random)"

# Far doors: no two cells are farther apart, and the passages stay.
maze-gen -s 1 -n 50 -w 9 -h 9 -e far -x far >far
is 'far doors are farther apart than the corners' yes "$(
    a=$(maze-solve -f moves far | wc -c)
    b=$(maze-gen -s 1 -n 50 -w 9 -h 9 | maze-solve -f moves | wc -c)
    [ "$a" -gt "$b" ] && echo yes)"
for a in backtracker eller; do
    maze-gen -s 1 -a $a -w 9 -h 9 -e north -x far | maze-solve -f moves | wc -c >one
    maze-gen -s 1 -a $a -w 9 -h 9 -e north -x far -f block | maze-solve -f moves | wc -c >two
    is "$a: far doors are twice as far apart in blocks" $(($(cat one) * 2 - 1)) "$(tr -d ' ' <two)"
done
# A far door is far from the other one, and there is always a path.
for a in main-path corridor carve rows; do
    for size in '10 -h 8' '2 -h 2' '1 -h 3' ${LONG:+'3 -h 1' '1 -h 1'}; do
        for doors in '-e east -x far' '-e far -x east' '-e far -x far' '-e random -x far' '-e far' \
            '-x far' '-x east' '-x north'; do
            maze-gen -a $a -w $size $doors -n 100 -s 3 | maze-solve -q -f moves | grep -c '^-' |
                sed "s/^[1-9].*/$size $doors: &/; /^0/d"
        done
    done >wrong
    is "$a: a path between far doors" "" "$(cat wrong)"
done

maze-gen -a main-path -s 1 -n 20 -w 6 -h 6 -e none -x far >far
is 'main-path -e none -x far: no entrance' '0 20' "$(grep -c start= far) $(grep -c goal= far)"
maze-gen -a main-path -s 1 -n 20 -w 6 -h 6 -e 2,2 -x far >far
is 'main-path -e 2,2 -x far: the entrance stays inside' 20 "$(grep -c ' start=2,2 ' far)"
# Rows that are written while they are generated.
for row in 0 1 50000 99999; do
    is "eller: doors in row $row, of many" "$row,0 $row,1" "$(maze-gen -s 1 -a eller -w 2 -h 100000 -e west:$row -x east:$row |
        awk 'NR < 2 || NR > 100001 { next } /^[02]/ { print NR - 2 ",0" } /^..[02]/ { print NR - 2 ",1" }' | paste -sd ' ' -)"
done

expect 'an entrance outside the maze is an error' 2 'maze-gen -e 20,0' <<'X'
maze-gen: -e: 20,0 is outside the 20x20 cells of the maze
X
expect 'a place outside the side is an error' 2 'maze-gen -x north:20' <<'X'
maze-gen: -x: the north side has places 0 to 19
X
status 'a side that does not exist is an error' 2 'maze-gen -e up'
# The header says what was asked for, whatever the algorithm; without -e and -x, nothing.
maze-gen --list | cut -f 1 >names
while read -r name; do
    is "$name: the header says what -e and -x asked for" ' entrance=random exit=1,1 ' "$(
        maze-gen -a "$name" -w 3 -h 3 -n 1 -e random -x 1,1 | sed -n 's/.*\( entrance=.* \)start=.*/\1/p')"
    is "$name: without them it does not" 1 "$(maze-gen -a "$name" -w 3 -h 3 -n 1 | sed -n 1p | grep -v -c -e entrance= -e exit=)"
done <names
plan
