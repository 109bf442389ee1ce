# Malformed input of other formats: a message with line and column, status 2.
. "$TOP/tests/lib.sh"

malformed <<'M'
pbm|1:2: expected a picture of type P1 to P6|P7\n1 1\n1\n
pbm|2:1: expected a width|P1\nx 1\n
pbm|2:2: expected a height|P1\n3
pbm|2:1: expected a width of at least 1, not 0|P1\n0 3\n
pbm|2:3: expected a height of at least 1, not 0|P5\n3 0\n255\n
pbm|2:1: expected a width of at most 1073741824, not 99999999999|P1\n99999999999 1\n
pbm|3:3: '2' is not a pixel, 0 or 1|P1\n3 1\n0 2
pbm|3:4: the picture ends after 0 of its 1 rows|P1\n3 1\n0 1
pbm|2:4: expected a blank before the pixels|P4\n3 1
pbm|3:2: the picture ends after 1 of its 1000000000 rows|P4\n3 1000000000\n\001
pbm|3:1: the picture ends after 0 of its 1000000000 rows|P4\n1000000000 1000000000\n
pbm|4:1: expected P1 to P6, the start of another picture|P1\n1 1\n0\nx
pbm|3:1: expected a largest sample|P2\n1 1\n
pbm|3:1: expected a largest sample of at least 1, not 0|P2\n1 1\n0\n0\n
pbm|3:1: expected a largest sample of at most 65535, not 65536|P5\n1 1\n65536\n0\n
pbm|3:4: expected a blank before the pixels|P5\n1 1\n255x
pbm|4:3: expected a sample of at most 15, not 16|P2\n2 1\n15\n7 16\n
pbm|4:3: expected a sample|P2\n2 1\n15\n7 x\n
pbm|5:1: the picture ends after 1 of its 2 rows|P2\n2 2\n15\n7 7 7\n
pbm|5:1: the picture ends after 0 of its 1 rows|P3\n2 1\n15\n7 7 7 1 2\n
pbm|4:2: expected a sample of at most 15, not 16|P5\n2 1\n15\n\001\020
pbm|4:3: expected a sample of at most 300, not 301|P5\n2 1\n300\n\001\001\001\055
pbm|4:4: the picture ends after 0 of its 1 rows|P5\n2 1\n300\n\001\001\001
pbm|4:3: the picture ends after 0 of its 1000000000 rows|P6\n1000000000 1000000000\n255\nab
pbm|1:2: expected a picture of type P1 to P6|P0\n1 1\n1\n
pbm|1:3: expected a width|P1\001
pbm|2:10: expected a width|P1\n# comment
pbm|2:1: expected a width of at most 1073741824, not 9999999999999999999999999999999999999999|P1\n9999999999999999999999999999999999999999999999999999999999999999999999 1\n
map|1:1: expected "type octile"|type x\n
map|2:1: expected "height N" or "width N"|type octile\nmap\n
map|2:1: expected "height N" or "width N"|type octile\nheight 0\n
map|4:1: expected a height and a width before the map|type octile\nheight 1\nheight 1\nmap\n.\n
map|4:1: expected "map"|type octile\nheight 1\nwidth 1\n.\n
map|5:3: the row has 2 characters, not 3|type octile\nheight 1\nwidth 3\nmap\n..\n
map|5:2: expected one of . G S @ O T W|type octile\nheight 1\nwidth 3\nmap\n.x.\n
map|6:1: the map ends after 1 of its 1000000000 rows|type octile\nheight 1000000000\nwidth 1\nmap\n.\n
map|2:1: expected "height N" or "width N"|type octile\nheightx1\n
map|2:1: expected "height N" or "width N"|type octile\nheight x\n
map|1:1: expected "type octile"|type octily\n
map|2:1: the header of the map is incomplete|type octile\n
map|3:1: the header of the map is incomplete|type octile\nwidth 1\n
map|4:1: the header of the map is incomplete|type octile\nwidth 1\nheight 1\n
map|4:1: expected a height and a width before the map|type octile\nwidth 1\nwidth 1\nmap\n.\n
map|5:2: the row has 1 character, not 3|type octile\nheight 1\nwidth 3\nmap\n.\n
map|5:1: expected one of . G S @ O T W|type octile\nheight 1\nwidth 1\nmap\n\000\n
num|1:5: expected six numbers: x y n e s w|0 0 -1 1 1 1\n
num|1:5: expected six numbers: x y n e s w|0 0 x 1 1 1\n
ascii|1:4: the first line must end with a post, and posts must be at equal distances|+---\n|   |\n
ascii|1:2: the first line must end with a post, and posts must be at equal distances|++\n||\n++\n
ascii|4:1: the last line must begin with a post, and posts must be at equal distances|+---+\n|   |\n+---+\n|   |\n
ascii|2:1: the last line must begin with a post, and posts must be at equal distances|+---+\n+---+\n
ascii|2:3: expected * . S G @ or a blank|+---+\n| \000 |\n+---+\n
ascii|3:1: the wall has a gap|+-----+\n|     |\n      |\n+-----+\n
art|2:3: expected a wall, a free block, a start or a goal; for drawings in two other characters: --input art|[][][][]\n[]SG[]\n[][][][]\n
num|1:1: the number is too large|99999999999 0 1 1 1 1\n
num|1:1: 5 lines do not describe all cells of 2x2|0 0 1 1 1 1\n1 0 1 1 1 1\n0 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n
numbers|1:3: there is no bracket to close|0 ]\n
numbers|1:10: the row has 1 number, not 2; rows of another length: --input numbers:width=N|[[0,1],[0]]\n
numbers|2:2: the row has 1 number, not 3; rows of another length: --input numbers:width=N|0 0 0\n0\n
numbers|1:7: the row has 1 number, not 2; rows of another length: --input numbers:width=N|[0 0;0;0 0]\n
numbers|1:1: expected numbers|[]\n
ascii|1:6: the first line must end with a post, and posts must be at equal distances|+---+-\n|   |\n+---+\n
ascii|2:1: the last line must begin with a post, and posts must be at equal distances|+---+\n|   |\n
ascii|3:3: the wall has a gap|+---+\n|   |\n+- -+\n
ascii|3:2: expected a wall or a gap|+---+\n|   |\n+x--+\n
ascii|3:5: expected a post|+---+\n|   |\n+---\n
ascii|2:3: expected * . S G @ or a blank|+---+\n| x |\n+---+\n
ascii|2:6: the line is longer than the first|+---+\n|   | \n+---+\n
ascii|2:5: expected a wall or a gap|+---+\n|   x\n+---+\n
ascii|2:2: expected a wall, a free block, a start or a goal; for drawings in two other characters: --input art|# #\n#x#\n
num|1:9: expected six numbers: x y n e s w|0 0 1 1 \n
num|1:7: expected 1 for a wall or 0 for none|0 0 1 2 1 1\n
num|1:13: expected only six numbers: x y n e s w|0 0 1 1 1 1 1\n
num|2:1: cell 0,0 appears twice|0 0 1 1 1 1\n0 0 1 1 1 1\n1 0 1 1 1 1\n1 1 1 1 1 1\n
num|1:1: 1 lines do not describe all cells of 4000000000x1|3999999999 0 1 1 1 1\n
num|1:1: cell 0,0 and a neighbour disagree about a wall|0 0 1 1 1 1\n1 0 1 1 1 0\n
maz|1:5: a maze has 256 bytes, but the input ends after 4|abcd
art|2:1: a third character; a drawing has only two|# #\nx #\n
M
maze-gen -w 16 -h 16 -s 6 -e none -x none | sed '1s/$/ start=0,15 goals=7,7+8,7+7,8+8,8/' |
    maze-render -f micromouse >want
awk '{ line[NR] = $0 } END { for (x = 0; x < 16; x++) for (y = 0; y < 16; y++) { r = 2 * (16 - y)
    sum = (substr(line[r-1], 4*x+2, 1) == "-") + 2 * (substr(line[r], 4*x+5, 1) == "|")
    sum += 4 * (substr(line[r+1], 4*x+2, 1) == "-") + 8 * (substr(line[r], 4*x+1, 1) == "|")
    printf "\\%03o", sum } }' want >octal
# shellcheck disable=SC2059 # it is a format
printf "$(cat octal)" >maz
is 'maz: a wall that only one of two cells has' "maze-render: bad:1:1: cell 0,0 and a neighbour disagree about a wall" \
    "$({ printf '\000\017'; tail -c +3 maz; } >bad; maze-render --input maz bad 2>&1 >/dev/null)"
is 'mazes before the error are drawn' 2 \
    "$(printf 'P1\n1 1\n0\nP1\n1 1\n1\nP1\n1 1\n2' | maze-render -f block 2>/dev/null | grep -c maze)"
maze-gen -w 12 -h 9 -s 5 >one
status 'an unknown format is an error' 2 'maze-render --input png one'
status 'a key of a format without keys is an error' 2 'maze-render --input maz:x=1 maz'
plan
