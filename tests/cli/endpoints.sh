# Start and goal: the options come first, then the header, then openings, then the
# first and the last free cell. Each is found independently of the other.
. "$TOP/tests/lib.sh"

cp "$TOP/tests/golden/board.maze" source
# ends BOARD [OPTION ...]: prints the start and the goal of the solved board.
ends() {
    printf "$1" >board
    shift
    maze-solve -q "$@" board 2>&1 | tr ' ' '\n' | sed -n 's/^start=//p; s/^goal=//p' | paste -sd ' ' -
}
is 'two openings' "0,1 6,5" "$(ends "$(cat source)")"
is 'the header comes before openings' "1,5 3,3" \
    "$(ends "# maze block 7 7 start=1,5 goal=3,3\n$(cat source)")"
is 'a start in the header, a goal at an opening' "1,5 6,5" "$(ends "# maze block 7 7 start=1,5\n$(cat source)")"
is 'a goal in the header, which writes it before the start' "3,3 0,1" \
    "$(ends "# maze block 7 7 goal=3,3\n$(cat source)")"
is 'an option comes before the header' "1,3 3,3" \
    "$(ends "# maze block 7 7 start=1,5 goal=3,3\n$(cat source)" -s 1,3)"
is 'one opening: the goal is the last free cell' "2,0 3,3" "$(ends '11011\n10001\n10101\n10001\n11111\n')"
is 'no opening: the first and the last free cell' "1,1 3,3" "$(ends '11111\n10001\n10101\n10001\n11111\n')"
is 'adjacent gaps are one opening' "0,0 1,1" "$(ends '021\n301\n220\n')"
is 'walls: gaps in any side' "1,0 0,1" "$(ends '301\n021\n220\n')"
is 'a solid first cell is no start' "1,0 1,1" "$(ends '331\n301\n220\n')"
is 'one cell with all its walls' "0,0 0,0" "$(ends '31\n20\n')"
is 'one free block' "0,0 0,0" "$(ends '0\n')"
expect 'no free cell: no path' 1 "printf '11\n11\n' | maze-solve" <<'X'
maze-solve: stdin:1:1: no path: no free cell
# maze block 2 2 solver=bfs solution=none
11
11

X
printf '# maze walls 2 2\n331\n301\n220\n' >solid
for ends in '-s 0,0 -g 1,1' '-s 1,1 -g 0,0' '-s 0,0 -g 0,0' '-a contract -s 0,0 -g 0,0' '-s 1,1 -g 0,0+0,0'; do
    expect "a solid cell has no path: $ends" 1 "maze-solve -q $ends -f moves solid" <<'X'
-
X
done
is 'the path to the only goal that is not solid' EE \
    "$(printf '0001\n1111\n' | maze-solve -f moves -s 0,0 -g 3,0+0,1+2,0)"

# Openings found in the walls are those that the header names.
for doors in '-e north -x south' '-e west -x east' '-e south:3 -x east:2' '-e east:0 -x south:4' \
    '-e north:2 -x west:3'; do
    maze-gen -s 1 -w 5 -h 4 $doors >named
    want=$(maze-solve -f cells named | sort)
    is "openings without a header: $doors" "$want" "$(sed '/^#/d' named | maze-solve -f cells | sort)"
done
plan
