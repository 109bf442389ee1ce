# --given FILE: completes a maze. tests/prop/given.c checks the passages of thousands of random ones;
# here are the input, the doors, the header and the options around it.
. "$TOP/tests/lib.sh"

# field NAME: prints the values of a field in the headers of standard input.
field() { sed -n "s/^# maze.* $1=\([^ ]*\).*/\1/p"; }
# bare: prints the rows of standard input, without headers and comments.
bare() { grep -v '^#'; }

cat >rooms <<'M'
# maze walls 5 4 start=0,0 goal=4,3 author=me
# two rooms
123231
113101
331201
333331
222200

M
expect 'passages, doors, comments and unknown fields stay' 0 'maze-gen --given rooms -s 1' <<'M'
# maze walls 5 4 v=1 seed=1 index=0 algorithm=backtracker given=6d7abedefc761902 start=0,0 goal=4,3 author=me
# two rooms
123231
112101
321201
300121
222200

M
is '-e closes the border and sets both doors' 'start=2,0 goal=4,3' \
    "$(maze-gen --given rooms -e north:2 -x east:3 | sed -n 's/.*\(start=.*\) author.*/\1/p')"
is '... and no other opening is left' 2 "$(maze-gen --given rooms -e north:2 -x east:3 | bare |
    awk '{ for (x = 1; x <= 5; x++) if (NR == 1 || NR == 5) n += substr($0, x, 1) < 2
        if (NR < 5) n += (substr($0, 1, 1) % 2 == 0) + (substr($0, 6, 1) == 0) } NR == 5 { print n }')"
is '... also if only the exit is named' 'start=0,0 goal=3,0' \
    "$(maze-gen --given rooms -x north:3 | sed -n 's/.*\(start=.*\) author.*/\1/p')"
is 'far doors' 'start goal' "$(maze-gen --given rooms -e far -x far | sed -n 's/.*\(start\)=.*\(goal\)=.*/\1 \2/p')"
is 'a maze without doors stays without' 0 "$(printf '331\n331\n220\n' | maze-gen --given - | grep -c -e start -e goal)"

# The passages do not depend on how the maze is written, nor on count and shard.
wilson() { maze-gen --given "$1" -s 7 -a wilson -n 9 -i 3 ${2:+"$2" "$3"}; }
wilson rooms >nine
is '-n and -i' "$(sed -n '17,48p' nine)" "$(maze-gen --given rooms -s 7 -a wilson -n 4 -i 5)"
is 'shards' "$(cat nine)" "$(for k in 1 2 3; do wilson rooms --shard $k/3; done)"
maze-render -f block rooms >lattice
is 'a lattice gives the lattice of the same mazes, with the same hash' "$(maze-render -f block nine)" "$(wilson lattice)"
is '-f walls' "$(cat nine)" "$(wilson lattice -f walls)"
maze-render rooms >drawn
is 'a drawing in text' "$(bare <nine)" "$(wilson drawn | bare)"

# A stream: each maze has its own index.
maze-gen -a percolation -w 7 -h 6 -n 30 -s 2 | awk '/^#/ { $0 = $0 " part=" ++n } { print }' >parts
maze-gen --given - -a kruskal -s 5 -i 40 <parts >joined
count() { awk -v k="$1" -v to="$2" 'BEGIN { while (k <= to) print k++ }'; }
is 'the indices of a stream' "$(count 40 69 | paste -sd ' ' -)" "$(field index <joined | paste -sd ' ' -)"
is 'unknown fields of a stream' "$(count 1 30 | paste -sd ' ' -)" "$(field part <joined | paste -sd ' ' -)"
is 'every maze is connected' 30 "$(maze-solve -k 'components = 1' joined | grep -c '^#')"
awk 'BEGIN { RS = ""; ORS = "\n\n" } NR == 12' parts >twelfth
is 'the twelfth maze of a stream, alone' "$(awk 'BEGIN { RS = ""; ORS = "\n\n" } NR == 12' joined)" \
    "$(maze-gen --given twelfth -a kruskal -s 5 -i 51)"
is 'an empty stream' '' "$(maze-gen --given - </dev/null)"
maze-gen -w 5 -h 4 -n 2 --trace=4 -s 1 >frames
is 'frames are completed, too' "$(grep -c frame= frames) 0" \
    "$(maze-gen --given - <frames | maze-solve -k 'components = 1' | awk '/^#/ { n++; f += /frame=/ } END { print n - 2, f }')"
is 'fields of a solution and marks are removed' '0 0' \
    "$(maze-gen -w 9 -h 9 -s 1 | maze-solve --visited | maze-gen --given - | awk '/^#/ { f = /solution|length|solver/ } !/^#/ { n += /[4-9a-f]/ } END { print f, n + 0 }')"
mkfifo in out
maze-gen --given - --no-header -e none -x none <in >out &
exec 3>in 4<out
printf '# maze walls 2 1\n331\n220\n\n' >&3
read -r first <&4
is 'a maze is written before the next one is read' 321 "$first"
exec 3>&- 4<&-
wait
expect 'the mazes before an error are written' 2 'printf "331\n220\n\nbb1\nbb1\n220\n" | maze-gen --given - -s 1 --no-header' <<'M'
321
220

maze-gen: stdin:4:1: no cells remain: all are solid and fixed
M

is 'coordinates of a lattice count blocks' 'start=5,1 goal=9,7' \
    "$(maze-gen --given lattice -e north:5 -x 9,7 | sed -n 's/.*\(start=.*\) author.*/\1/p')"

# What must stay.
is 'a solid cell without a mark is joined' 0 "$(printf '3331\n3331\n3331\n2220\n' | maze-gen --given - -n 1 | sed -n 3p | grep -c '.3[13]1')"
printf '3221\n1311\n1021\n2220\n' >ring
is '-m with the same file leaves solid cells outside' "$(bare <ring)" \
    "$(maze-gen --given /dev/stdin -m ring --no-header <ring | sed '/^$/d')"
is '... and both hashes are in the header' 1 "$(maze-gen --given ring -m ring | grep -c ' mask=[0-9a-f]* given=')"
# The wall in the middle is marked: the way round is the only one.
printf '#######\n#.#.#.#\n#######\n#.#.#.#\n#######\n' | tr '#.' 10 | sed '2s/.\(.\)1/.\19/; 2s/^\./1/' >wall
expect 'the block of a wall that is marked stays' 0 'maze-gen --given wall -a wilson -b 1 --no-header' <<'M'
1111111
1010001
1010101
1000001
1111111

M
printf '111\n101\n191\n101\n111\n' >fixed
expect '... and a wall to the north' 2 'maze-gen --given fixed' <<'M'
maze-gen: fixed:1:1: block 1,3 cannot be reached: all walls around it and its connected cells are fixed
M
is 'a board of one cell, and of two' '111 101 111 111 101 101 101 111' "$({ printf '111\n101\n111\n\n'
    tr 9 1 <fixed; } | maze-gen --given - --no-header | sed '/^$/d' | paste -sd ' ' -)"

# Random walks take the square of the length, unless there is only one maze.
awk 'BEGIN { for (n = 0; n < 100000; n++) { row = row 3; end = end 2 } print row 1; print end 0 }' >line
is 'wilson: a corridor of 100000 cells' 1 \
    "$(maze-gen --given line -a wilson --no-header | sed -n 1p | grep -c '^32*1$')"

# refused OPTIONS MESSAGE: maze-gen OPTIONS is an error with this message.
refused() {
    expect "maze-gen $1" 2 "maze-gen $1" <<M
maze-gen: $2
M
}
cat rooms rooms >two
: >empty
printf '000\n000\n' >board
printf '11111\n10101\n11011\n11111\n11111\n' >post
printf '# maze block 3 3 start=2,2\n111\n101\n111\n' >corner
printf '# maze block 3 3 start=9,2\n111\n101\n111\n' >outside
printf '331\n331\n220\n\nzz\n' >second
printf '00000\n' >low
printf '111\n000\n' >mask
refused '--given rooms -w 6' '--given: the maze is 5x4; -w, -h and --board must agree or be omitted'
refused '--given rooms --board 5x5' '--given cannot be combined with -h inf, --board, --unicursal, --root or -e root'
refused '--given rooms --unicursal' '--given cannot be combined with -h inf, --board, --unicursal, --root or -e root'
refused '--given rooms --root' '--given cannot be combined with -h inf, --board, --unicursal, --root or -e root'
refused '--given - --shard 1/2' '--given - generates one maze per input maze; omit -n and --shard, or use a named file'
refused '--given rooms -h inf -a kruskal' '--given cannot be combined with -h inf, --board, --unicursal, --root or -e root'
refused '--given - -m -' 'only one of -m, --given and --again can read standard input (not --given with --again); use a named file'
refused '--given nosuch' 'nosuch: No such file or directory'
refused '--given empty' 'empty: no maze: the input is empty'
refused '--given two' 'two:11:1: a second maze; only --given - reads several, from standard input'
refused '--given board' 'board:1:1: a board of 3x2 blocks is not a lattice, which --given requires: width and height must be odd and at least 3'
refused '--given corner' 'corner:2:1: start=2,2 is not a cell of the lattice'
refused '--given outside' 'outside:1:24: start 9,2 is outside the maze'
refused '--given second' "second:5:1: found no maze in this text; --help inputs lists the formats"
refused '--given rooms -m low' 'rooms:3:1: -m: the mask is 5x1, but the maze is 5x4'
refused '--given post' 'post:1:1: not a lattice: block 2,2 is a post and must be an obstacle'
refused '--given rooms -m mask' 'rooms:3:1: -m: the mask is 3x2, but the maze is 5x4'
refused '--given rooms --max-cells 19' 'rooms:1:16: 5x4 cells exceed --max-cells 19'
refused '--given rooms -f block --max-cells 98' '11x9 blocks exceed --max-cells 98'
is 'the index of a stream ends' 'maze-gen: stdin: -i: the index exceeds the last one, 2^64-1' \
    "$(cat rooms rooms | maze-gen --given - -s 1 -i 18446744073709551615 2>&1 >/dev/null)"

# --again. The unknown field of rooms stands behind those that maze-gen writes.
printf '00000\n00000\n00000\n00000\n' >plain
for options in '' '-n 3 -f block -b 0.5' '-m plain -e far' '-x none -a wilson'; do
    maze-gen --given rooms -s 5 $options >first
    set -- --given rooms
    case $options in -m*) set -- "$@" -m plain ;; esac
    is "--again: --given rooms $options" "$(cat first)" "$(maze-gen --again "$@" first)"
done
printf '# maze walls 5 5 v=1 seed=1 index=0 algorithm=wilson given=%s\n' "$(sed -n 's/.*given=\([^ ]*\).*/\1/p' first)" >wrong
refused '--again --given - first' 'only one of -m, --given and --again can read standard input (not --given with --again); use a named file'
before=$(sed -n '1s/given=.*//p' first)
refused '--again first' "first:1:$((${#before} + 7)): given=$(field given <first): specify the file of that maze: --given FILE"
refused '--again --given rooms -m plain first' 'first:1:1: a header with given= but no mask= cannot be combined with -m'
refused '--again --given rooms wrong' 'wrong:1:1: --given: the maze is 5x4; -w, -h and --board must agree or be omitted'
printf '# maze walls 5 4 v=1 seed=1 index=0 algorithm=wilson given=0123456789abcdef\n' >other
refused '--again --given rooms other' "other:1:60: given=0123456789abcdef: the file of --given has another maze, with the hash $(field given <first)"
refused '--again --given none first' 'none: No such file or directory'
printf '# maze walls 2 1 goal=5,0\n331\n220\n' >far
refused '--given far' 'far:1:23: goal 5,0 is outside the maze'
# The doors of a lattice count blocks as options, and cells in the header.
printf '#########\n# #     #\n#########\n#   ### #\n#########\n' >lattice
for doors in '-f block -e inside:min=3 -x inside' '-e north:3 -x inside' '-x 3,3' '-e deadend -x inside:min=2 --pairs 2'; do
    maze-gen -s 1 --given lattice $doors >first
    is "--again: a lattice, $doors" "$(cat first)" "$(maze-gen --again --given lattice first)"
done
printf '# maze block 5 3 goals=1,1+x\n11111\n10001\n11111\n' >odd
printf '# maze walls 2 1 goals=1,0+2,0\n331\n220\n' >beyond
refused '--given beyond' 'beyond:1:24: goals 2,0 is outside the maze'
refused '--given odd' 'odd:1:24: goals=1,1+x is not a list of cells x,y+x,y'
plan
