# Input that is wrong: a message with file, line and column, status 2, and all
# that came before it kept.
. "$TOP/tests/lib.sh"

good='# maze walls 2 2 start=0,0 goal=1,1\n321\n121\n220\n\n'

# wrong TEXT PLACE-AND-MESSAGE: alone, and after a maze that is right.
wrong() {
    printf "$1" >bad
    lines=$(printf "$good" | wc -l)
    expect 2 'maze-solve -f moves bad' <<X
maze-solve: bad:$2
X
    { printf "$good"; printf "$1"; } >bad
    expect 2 'maze-solve -f moves bad' <<X
SE
maze-solve: bad:$((${2%%:*} + lines)):${2#*:}
X
    status 2 'maze-render -f pbm bad'
    status 2 'maze-render -f walls bad'
}
head='# maze walls 2 2'
wrong "$head\n321\n12\n220\n" '3:3: a row of 2 digits, not 3'
wrong "$head\n321\n1211\n220\n" '3:4: a row of more than 3 digits'
wrong "$head\n3211\n1211\n2200\n" '2:4: a row of more than 3 digits'
wrong "$head\n321\n121\n" '4:1: the maze ends after 2 of its 3 rows'
wrong "$head\n321\n\n220\n" '3:1: the maze ends after 1 of its 3 rows'
wrong "$head\n321\n121\n220\n220\n" '5:1: a row more than the 3 of the header'
wrong "$head\n321\n1g1\n220\n" "3:2: 'g' is not a digit"
wrong "$head\n321\n1\0001\n220\n" '3:2: byte 0x00 is not a digit'
wrong "$head\n321\n1\2001\n220\n" '3:2: byte 0x80 is not a digit'
wrong "$head\n321\n1\3771\n220\n" '3:2: byte 0xff is not a digit'
wrong "$head\n321\n123\n220\n" "3:3: '3' is not a digit of the border column, 0 or 1"
wrong "$head\n321\n121\n230\n" "4:2: '3' is not a digit of the border row, 0 or 2"
wrong "$head\n321\n121\n221\n" "4:3: '1' is not the last digit of a maze, 0"
wrong "$head\n321\n# 121\n220\n" "3:1: '#' is not a row; an empty line ends a maze"
wrong "$head\n3 2 1\n1 2\n2 2 0\n" '3:4: a row of 2 digits, not 3'
wrong "$head\n3 2 1\n1 x 1\n2 2 0\n" "3:3: 'x' is not a digit"
wrong "$head\n321\n1\r21\n220\n" '3:2: a carriage return inside a line'
wrong "$head" '1:17: no rows after the header'
wrong "$head\n" '2:1: no rows after the header'
wrong "$head\n\n321\n121\n220\n" '3:1: no rows after the header'
wrong "$head\n$head\n321\n121\n220\n" '2:1: a second header before the first row'
wrong "$head/321/12/220/\n" '1:24: a row of 2 digits, not 3'
wrong "$head/321/121/\n" '1:26: the maze ends after 2 of its 3 rows'
wrong '# maze block 2 2\n01\n21\n' "3:1: '2' is not a digit of a block board (0 free, 1 obstacle, 4 path, 8 visited)"
wrong '# maze wall 2 2\n' "1:8: KIND is 'wall', not walls or block"
wrong '# maze walls 0 2\n' "1:14: WIDTH is '0', no number of cells"
wrong '# maze walls 2 99999999999999999999\n' "1:16: HEIGHT is '99999999999999999999', no number of cells"
wrong '# maze walls 2 2  a=b\n' '1:18: a field is KEY=VALUE, one blank before it'
wrong 'maze\n' "1:1: 'm' is not the start of a row, a header or a comment"
wrong '\200\n' '1:1: byte 0x80 is not the start of a row, a header or a comment'
wrong '\000\n' '1:1: byte 0x00 is not the start of a row, a header or a comment'
wrong '321\n12\n220\n' '2:3: a row of 2 digits, not 3'
wrong '321\n123\n220\n' '2:3: not a digit of the border column, 0 or 1'
wrong '3 2 1\n1 2 1\n2 1 0\n' '3:3: not a digit of the border row, 0 or 2'
wrong '2\n' '1:1: a maze of walls has at least 2 rows of 2 digits'

# A size in a header is a claim: refused when the rows do not come, at no cost.
wrong "# maze walls $((most - 1)) $((most - 1))\n321\n" "2:4: a row of 3 digits, not $most"
for kind in walls block; do
    for tool in 'maze-solve -f none' 'maze-render' 'maze-render -f pbm' 'maze-render -f walls:blocks=1' \
        'maze-render -f block' 'maze-render --no-header -f walls:blocks=1'; do
        for size in "$((most - 1)) 3" "3 $((most - 1))" "$((most - 1)) $((most - 1))"; do
            printf "# maze $kind $size\n1011\n" >lie
            limited 200000 "$tool lie" >/dev/null 2>got </dev/null
            result=$?
            case "$(cat got)" in
            *'lie:'[23]:*) is "$kind $size through $tool" 2 $result ;;
            *) is "$kind $size through $tool" "a message" "$(cat got)" ;;
            esac
        done
    done
done

# What is accepted though never written.
cr=$(printf '\r') tab=$(printf '\t')
for form in "s/\$/$cr/" 's/[0-9a-f]/& /g' "s/[0-9a-f]/ &$tab/g" 's/^$/  /' 'y/abcdef/ABCDEF/'; do
    maze-gen -n 3 -s 5 -w 6 -h 4 | maze-solve >want_form
    sed "/^#/!$form" want_form | maze-solve >got_form
    same "rows changed by $form" want_form got_form
done
maze-gen -n 2 -s 5 -w 6 -h 4 | sed "s/\$/$cr/" | tr '\n' / | sed 's/\/.\/#/\/\
#/; s/\/.\/$/\//' >crlf_lines
is "carriage returns in line form" 2 "$(maze-solve crlf_lines | grep -c solution=path)"
{ maze-gen -s 1; maze-gen -s 2 -1; maze-gen -s 3 --no-header; maze-gen -s 4 --no-header -1; } >mixed
is "records, lines, with and without header, in one stream" 4 "$(maze-solve mixed | grep -c solution=path)"
expect 0 'printf "# before\n# maze walls 2 2 x=/321/121/220/\n" | maze-solve' <<'X'
# maze walls 2 2 x= start=0,0 goal=1,1 solver=bfs solution=path length=2
# before
721
561
220

X
expect 0 "printf '0 1\n0 0\n' | maze-solve --input block -f moves" <<'X'
SE
X
status 2 "printf '32\n20\n' | maze-solve --input block"
expect 0 "printf '11\n00\n' | maze-solve --input walls -s 0,0 -g 0,0 -f moves" <<'X'

X
# One byte at a time.
if has dd; then
    maze-gen -n 2 -s 5 -w 6 -h 4 | dd bs=1 2>/dev/null | maze-solve >got_form
    maze-gen -n 2 -s 5 -w 6 -h 4 | maze-solve >want_form
    same "byte by byte" want_form got_form
fi

# A read that fails, a closed input, no input.
status 2 'maze-solve <&-'
status 2 'maze-render <&-'
status 2 'maze-solve .'
expect 0 'maze-solve' </dev/null
expect 0 'maze-render /dev/null' </dev/null
expect 0 'printf "\n\n  \n\r\n" | maze-solve' </dev/null
expect 0 'printf "# only a comment\n" | maze-solve' </dev/null
plan
