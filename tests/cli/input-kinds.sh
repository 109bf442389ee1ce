# Maps, drawings, pictures and masks as input, and how the input format is detected.
. "$TOP/tests/lib.sh"

printf 'type octile\r\nheight 3\r\nwidth 4\r\nmap\r\n.GS@\r\nOTW.\r\n....\r\n' >map
is 'map: which characters are free' "0001/1110/0000/" \
    "$(maze-render -f block --no-header map | grep . | tr '\n' /)"
is 'map: the width before the height' "00/" \
    "$(printf 'type octile\nwidth 2\nheight 1\nmap\n..\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is 'art: # and blank' "101/100/" \
    "$(printf '#S#\n# \n' | sed 's/# $/#G/' | maze-render --input art -f block --no-header | grep . | tr '\n' /)"
is 'art: the first of two characters is the obstacle' "11/10/" \
    "$(printf 'xx\nxo\n' | maze-render --input art -f block --no-header | grep . | tr '\n' /)"
is 'art: S and G' 1 "$(printf 'XXX\nSGX\n' | maze-render --input art -f block | grep -c 'start=0,1 goal=1,1')"
is 'pbm: P1 with comments, its digits side by side' "010/001/" \
    "$(printf 'P1\n# a comment\n3 # another\n2\n010\n0 0\n# and one\n1' | maze-render -f block --no-header | grep . | tr '\n' /)"
boards() {
    for size in 3x3 9x4 20x13; do
        maze-gen -a carve --board $size -s 1 2>/dev/null | maze-solve
        maze-gen -a cave --board $size -s 2 | maze-solve -q --visited
    done
    printf '0\n\n010\n\n0\n0\n1\n0\n\n0000\n0000\n'
}
boards >boards
maze-render -f pbm -c 1 boards >raw
maze-render -f pbm:plain=1 -c 1 boards >plain
is 'pbm: P1 and P4 in one file' \
    "$(cat raw raw | maze-render -f block)" "$(cat raw plain | maze-render -f block)"
for f in 'pbm -c 1 -t 1' ascii map; do
    printf '0011\n0001\n1000\n' | maze-render -f $f >picture
    is "a mask as $f" "$(printf '0011\n0001\n1000\n' | maze-gen -m - -s 1 | tail -n +2)" \
        "$(maze-gen -m picture -s 1 | tail -n +2)"
done
maze-gen -w 12 -h 9 -s 5 >one
is 'a picture with thick walls has a path' 0 "$(maze-render -f pbm -c 9 -t 4 one | maze-solve -f none; echo $?)"

# Input that begins like another format.
is 'a comment that looks like a drawing' "000/" \
    "$(printf '### a comment\n#\n000\n' | maze-render -f block --no-header | grep '^0' | tr '\n' /)"
is 'blanks before digits' "000/" "$(printf '  000\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is 'a drawing that begins with a blank' "01/10/" \
    "$(printf ' #\n# \n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is 'a drawing that begins with S' "00/" \
    "$(printf 'S*\n' | maze-render -f block --no-header | sed 's/4/0/g' | grep . | tr '\n' /)"
is 'a drawing whose first line is blank' "000/010/" \
    "$(printf '   \n # \n' | maze-render -f block --no-header | grep . | tr '\n' /)"
is 'blank lines before digits' "010/" \
    "$(printf '\n  \n 010\n' | maze-render -f block --no-header | grep . | tr '\n' /)"
maze-gen -n 3 -s 1 -w 5 -h 4 >three
maze-render -f walls --no-header three >want
maze-render --margin 3 three | maze-render -f walls --no-header >got
same 'a drawing with a margin' want got
is 'errors count the lines and columns of a margin' "maze-render: stdin:3:6: expected * . S G @ or a blank" \
    "$(printf '\n  +---+\n  |  x|\n  +---+\n' | maze-render 2>&1 >/dev/null)"
is 'a picture that arrives slowly' "010/" \
    "$({ printf P; sleep 0.1; printf '1\n'; sleep 0.1; printf '3 1\n010'; } | maze-render -f block --no-header | grep . | tr '\n' /)"
is 'lines of blanks and tabs first' '31/20/' "$(printf ' \t\n\t \r\n# maze walls 1 1\n31\n20\n' |
    maze-render -f walls --no-header | grep . | tr '\n' /)"
is 'a NUL before an escape sequence: no drawing' 'byte 0x00 is not the start of a row' \
    "$(printf '\000\033[31m#\n' | maze-render 2>&1 | sed 's/.*1:1: //; s/,.*//')"
is 'an escape sequence that is no colour' 'the input has colours (escape sequences)' \
    "$(printf '\033[ m██\n' | maze-render 2>&1 | sed 's/.*stdin: //; s/;.*//')"
is 'empty input' "" "$(maze-render </dev/null)"
for kind in pbm ascii map num maz art walls block maze; do
    expect "empty input as $kind" 0 "maze-render --input $kind </dev/null" </dev/null
done
{
    awk 'BEGIN { for (; n < 5455; n++) print "# a comment" }' # 65460 bytes
    awk 'BEGIN { for (y = 0; y < 3; y++) { for (x = 0; x < 40; x++) printf "%s", (y == 1 ? "|   " : "+---"); print (y == 1 ? "|" : "+") } }'
} >commented
is 'a drawing whose first line goes beyond the first block, after comments' '# maze walls 40 1' \
    "$(maze-render -f walls commented | head -n 1)"
plan
