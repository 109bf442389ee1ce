# The input kinds: what each is read as, that out and in again is the same maze, that
# what is malformed is named by line and column, and that sizes are only claims.
. "$TOP/tests/lib.sh"

# clear: rows without marks.
clear() { sed '/^#/!s/[4c8]/0/g; /^#/!s/[5d9]/1/g; /^#/!s/[6ea]/2/g; /^#/!s/[7fb]/3/g'; }

# Mazes of walls and boards of all sorts, from one cell on.
{
    for size in '1 -h 1' '1 -h 5' '6 -h 1' '2 -h 2' '7 -h 5' '20 -h 12'; do
        maze-gen -w $size -s 1 -n 2
        maze-gen -w $size -s 2 -n 2 -a percolation:p=0.4 | maze-solve -q --visited
        maze-gen -w $size -s 3 -b 1 --open 3 -e random -x random | maze-solve
    done
    printf '11000\n10001\n00111\n' >mask
    maze-gen -s 4 -m mask
} >walls
{
    for size in 3x3 9x4 20x13; do
        maze-gen -a carve --board $size -s 1 2>/dev/null | maze-solve
        maze-gen -a cave --board $size -s 2 | maze-solve -q --visited
    done
    printf '0\n\n010\n\n0\n0\n1\n0\n\n0000\n0000\n'
} >boards

maze-render -f walls walls --no-header | clear >want
for f in ascii 'ascii -c 1' 'ascii -c 2' 'ascii -c 5' 'ascii -c 9' micromouse; do
    maze-render -f $f walls >drawn
    maze-render -f walls --no-header drawn | clear >got
    same "walls as $f and back" want got
done
for f in 'pbm -c 1 -t 1' 'pbm:plain=1 -c 1 -t 1' block; do
    maze-render -f $f walls >drawn
    maze-render -f walls --no-header drawn | clear >got
    same "walls as $f and back" want got
done
maze-render -f block boards --no-header | clear >want
for f in ascii 'pbm -c 1' 'pbm:plain=1 -c 1' walls:blocks=1; do
    case $f in
    walls*) maze-render -f $f boards | maze-render --no-header -f walls | clear >got
        maze-render -f walls:blocks=1 --no-header boards | clear >lone
        same "boards as $f and back" lone got
        continue ;;
    esac
    maze-render -f $f boards >drawn
    maze-render -f block --no-header --input "$(echo "$f" | sed 's/[: ].*//')" drawn | clear >got
    same "boards as $f and back" want got
done
# A map holds one maze.
n=0
while read -r line; do
    n=$((n + 1))
    echo "$line" | tr / '\n' >one
    maze-render -f map one | maze-render -f block --no-header >got
    maze-render -f block --no-header one | clear >want
    cmp -s want got || echo "$n"
done >wrong <<X
$(maze-render -f block -1 boards; maze-render -f block -1 walls)
X
is "each as a map and back" "" "$(cat wrong)"

# The way survives where it is drawn, and start and goal.
maze-gen -s 7 -w 9 -h 6 -b 0.3 | maze-solve >solved
for c in 1 3 6; do
    status 0 "maze-render -c $c solved | maze-solve --check -q; [ \$? -le 1 ]"
    is "the way through ascii of $c" "$(maze-solve -f moves solved)" \
        "$(maze-render -c $c solved | maze-render -f json | sed 's/.*"moves":"\([NESW]*\)".*/\1/')"
done

# Micromouse files, S at the lower left, several goals; also with carriage returns, with
# walls that are not known, without a last newline, and as the two other kinds.
cat >mouse <<'M'
o---o---o---o---o
|       |       |
o   o   o---o   o
|   | G   G |   |
o   o   o   o   o
|   | G   G |   |
o   o---o---o   o
| S |           |
o---o---o---o---o
M
is "S and four G" "start=0,3 goals=1,1+2,1+1,2+2,2" \
    "$(maze-render -f walls mouse | head -n 1 | tr ' ' '\n' | sort -r | grep '=' | tr '\n' ' ' | sed 's/ $//')"
is "the nearest goal" NNNES "$(maze-solve -f moves mouse)"
maze-render -f micromouse mouse >got
same "and out again" mouse got
sed 's/$/\r/' mouse | maze-render -f micromouse >got
same "with carriage returns" mouse got
printf '%s' "$(cat mouse)" | maze-render -f micromouse >got
same "without the last newline" mouse got
sed 's/|       |       |/|   .   |   .   |/; s/o   o   o---o   o/o . o   o---o . o/' mouse | maze-render -f walls --no-header >got
maze-render -f walls --no-header mouse | cmp -s - got
is "walls that are not known are none" 0 $?
# N 1, E 2, S 4, W 8, from the lower left up, column by column
awk '{ line[NR] = $0 } END { for (x = 0; x < 4; x++) for (y = 0; y < 4; y++) { r = 2 * (4 - y)
    print x, y, (substr(line[r-1], 4*x+2, 1) == "-") + 0, (substr(line[r], 4*x+5, 1) == "|") + 0,
        (substr(line[r+1], 4*x+2, 1) == "-") + 0, (substr(line[r], 4*x+1, 1) == "|") + 0 } }' mouse >num
maze-render --input num -f micromouse num >got
same "as num" mouse got
sort -r num | maze-render --input num -f micromouse >got
same "in any order" mouse got
maze-gen -w 16 -h 16 -s 6 -e none -x none | sed '1s/$/ start=0,15 goals=7,7+8,7+7,8+8,8/' |
    maze-render -f micromouse >want
awk '{ line[NR] = $0 } END { for (x = 0; x < 16; x++) for (y = 0; y < 16; y++) { r = 2 * (16 - y)
    sum = (substr(line[r-1], 4*x+2, 1) == "-") + 2 * (substr(line[r], 4*x+5, 1) == "|")
    sum += 4 * (substr(line[r+1], 4*x+2, 1) == "-") + 8 * (substr(line[r], 4*x+1, 1) == "|")
    printf "\\%03o", sum } }' want >octal
# shellcheck disable=SC2059 # it is a format
printf "$(cat octal)" >maz
maze-render --input maz -f micromouse maz >got
same "as maz" want got
is "two of them" 2 "$(cat maz maz | maze-solve --input maz -f moves | wc -l | tr -d ' ')"

# MovingAI maps, drawings, masks.
printf 'type octile\r\nheight 3\r\nwidth 4\r\nmap\r\n.GS@\r\nOTW.\r\n....\r\n' >map
is "map: free and not" "0001/1110/0000/" "$(maze-render -f block --no-header map | grep . | tr '\n' /)"
is "width before height" "00/" "$(printf 'type octile\nwidth 2\nheight 1\nmap\n..\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is "art: # and blank" "101/100/" "$(printf '#S#\n# \n' | sed 's/# $/#G/' | maze-render --input art -f block --no-header | grep . | tr '\n' /)"
is "art: the first of two is the obstacle" "11/10/" "$(printf 'xx\nxo\n' | maze-render --input art -f block --no-header | grep . | tr '\n' /)"
is "art: S and G" 1 "$(printf 'XXX\nSGX\n' | maze-render --input art -f block | grep -c 'start=0,1 goal=1,1')"
is "P1 with comments, digits side by side" "010/001/" \
    "$(printf 'P1\n# a comment\n3 # another\n2\n010\n0 0\n# and one\n1' | maze-render -f block --no-header | grep . | tr '\n' /)"
maze-render -f pbm -c 1 boards >raw
maze-render -f pbm:plain=1 -c 1 boards >plain
is "P1 and P4 in one input" "$(cat raw raw | maze-render -f block)" "$(cat raw plain | maze-render -f block)"
for f in 'pbm -c 1 -t 1' ascii map; do
    printf '0011\n0001\n1000\n' | maze-render -f $f >picture
    is "a mask as $f" "$(printf '0011\n0001\n1000\n' | maze-gen -m - -s 1 | tail -n +2)" \
        "$(maze-gen -m picture -s 1 | tail -n +2)"
done
maze-gen -w 12 -h 9 -s 5 >one
is "a picture with thick walls has a way" 0 "$(maze-render -f pbm -c 9 -t 4 one | maze-solve -f none; echo $?)"

# What begins like something else.
is "a comment that looks like a drawing" "000/" "$(printf '### a comment\n#\n000\n' | maze-render -f block --no-header | grep '^0' | tr '\n' /)"
is "blanks before digits" "000/" "$(printf '  000\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is "a drawing that begins with a blank" "01/10/" "$(printf ' #\n# \n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is "a drawing that begins with S" "00/" "$(printf 'S*\n' | maze-render -f block --no-header | sed 's/4/0/g' | grep . | tr '\n' /)"
is "a drawing whose first line is blank" "000/010/" "$(printf '   \n # \n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is "blank lines before digits" "010/" "$(printf '\n  \n 010\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
maze-gen -n 3 -s 1 -w 5 -h 4 >three
maze-render -f walls --no-header three >want
maze-render --margin 3 three | maze-render -f walls --no-header >got
same "a drawing with margins" want got
is "its errors count them" "maze-render: stdin:3:6: not one of * . S G or a blank" \
    "$(printf '\n  +---+\n  |  x|\n  +---+\n' | maze-render 2>&1 >/dev/null)"
is "one that comes slowly" "010/" "$({ printf P; sleep 0.1; printf '1\n'; sleep 0.1; printf '3 1\n010'; } | maze-render -f block --no-header | grep . | tr '\n' /)"
is "nothing" "" "$(maze-render </dev/null)"
for kind in pbm ascii map num maz art walls block maze; do
    expect 0 "maze-render --input $kind </dev/null" </dev/null
done

# Malformed: KIND, then the message after a bar, then the input, \n and so on.
while IFS='|' read -r kind where input; do
    printf "$input" >bad
    got=$(maze-render --input "$kind" -f block bad 2>&1 >/dev/null)
    is "$kind: $where" "maze-render: bad:$where" "$got"
    status 2 "maze-render --input $kind -f block bad"
done <<'M'
pbm|1:2: a picture that is not P1 or P4|P2\n1 1\n1\n
pbm|2:1: not a width and a height|P1\nx 1\n
pbm|2:2: not a width and a height|P1\n3
pbm|2:2: a picture without pixels|P1\n0 3\n
pbm|2:12: no picture is so large|P1\n99999999999 1\n
pbm|3:3: '2' is not a pixel, 0 or 1|P1\n3 1\n0 2
pbm|3:4: the picture ends after 0 of its 1 rows|P1\n3 1\n0 1
pbm|2:4: not the blank before the pixels|P4\n3 1
pbm|3:2: the picture ends after 1 of its 1000000000 rows|P4\n3 1000000000\n\001
pbm|3:1: the picture ends after 0 of its 1000000000 rows|P4\n1000000000 1000000000\n
pbm|4:1: not the P1 or P4 of another picture|P1\n1 1\n0\nx
map|1:1: not "type octile"|type x\n
map|2:1: not "height N" or "width N"|type octile\nmap\n
map|2:1: not "height N" or "width N"|type octile\nheight 0\n
map|4:1: no height or no width before the map|type octile\nheight 1\nheight 1\nmap\n.\n
map|4:1: not "map"|type octile\nheight 1\nwidth 1\n.\n
map|5:3: a row of 2, not 3|type octile\nheight 1\nwidth 3\nmap\n..\n
map|5:2: not one of . G S @ O T W|type octile\nheight 1\nwidth 3\nmap\n.x.\n
map|6:1: the map ends after 1 of its 4000000000000 rows|type octile\nheight 4000000000000\nwidth 1\nmap\n.\n
ascii|1:6: no post ends the line, or they are not equally far apart|+---+-\n|   |\n+---+\n
ascii|2:1: no posts in the last line, or they are not equally far apart|+---+\n|   |\n
ascii|3:3: a wall with a gap|+---+\n|   |\n+- -+\n
ascii|3:2: no wall and no gap|+---+\n|   |\n+x--+\n
ascii|3:5: no post|+---+\n|   |\n+---\n
ascii|2:3: not one of * . S G or a blank|+---+\n| x |\n+---+\n
ascii|2:6: the line is longer than the first|+---+\n|   | \n+---+\n
ascii|2:5: no wall and no gap|+---+\n|   x\n+---+\n
ascii|2:2: not one of # * . S G or a blank|# #\n#x#\n
num|1:9: not six numbers, x y n e s w|0 0 1 1 \n
num|1:7: a wall is 1, and none is 0|0 0 1 2 1 1\n
num|1:13: more than six numbers|0 0 1 1 1 1 1\n
num|2:1: cell 0,0 came before|0 0 1 1 1 1\n0 0 1 1 1 1\n1 0 1 1 1 1\n1 1 1 1 1 1\n
num|1:1: 1 lines are not those of all cells of 4000000000x1|3999999999 0 1 1 1 1\n
num|1:1: cell 0,0 and a neighbour do not agree about a wall|0 0 1 1 1 1\n1 0 1 1 1 0\n
maz|1:5: a maze of 256 bytes ends after 4|abcd
art|2:1: a third character in a drawing of two|# #\nx #\n
M
is "maz: a wall that one cell has" "maze-render: bad:1:1: cell 0,0 and a neighbour do not agree about a wall" \
    "$({ printf '\000\017'; tail -c +3 maz; } >bad; maze-render --input maz bad 2>&1 >/dev/null)"
is "what came before is drawn" 2 "$(printf 'P1\n1 1\n0\nP1\n1 1\n1\nP1\n1 1\n2' | maze-render -f block 2>/dev/null | grep -c maze)"
status 2 'maze-render --input png one'
status 2 'maze-render --input maz:x=1 maz'
plan
