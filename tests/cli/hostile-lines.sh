# Lines as long as the buffers and a byte around, numbers of a million digits, and inputs without an
# end.
. "$TOP/tests/lib.sh"
. "$TOP/tests/inputs.sh"

# Each record has rows, a comment and a field of the same length, around powers of two up to twice the
# buffer of input and output: all of them with LONG.
awk -v all="$LONG" 'BEGIN {
    text = "4"
    while (length(text) < 140000)
        text = text text
    for (n = 4; n <= 131072; n *= all || n < 512 ? 2 : 128)
        for (k = n - 1; k <= n + 1; k++) {
            row = substr(text, 1, k)
            printf "# maze block %d 2 a=%s\n# %s\n%s\n%s\n\n", k, row, row, row, row
        }
}' >lengths
maze-render -f block lengths >got
same 'lines of 2^n - 1, 2^n and 2^n + 1 bytes' lengths got
awk '{ printf "%s\r\n", $0 }' lengths >crlf
maze-render -f block crlf >got
same 'the same with carriage returns' lengths got
grep -v '^#' lengths | maze-render --input block -f block --no-header >got
grep -v '^#' lengths >want
same 'the same without headers' want got
sed 's/ a=4*//' lengths | grep -v '^# 4' | maze-render -f block -1 >line
maze-render -f block line >got
sed 's/ a=4*//' lengths | grep -v '^# 4' >want
same 'the same on one line' want got
maze-render -f json lengths | maze-render --input json -f block >got
grep -v '^# 4' lengths >want
same 'the same through json' want got
grep -v '^#' want | sed 's/4/1,/g; s/,$//' >numbers
maze-render --input numbers -f block --no-header numbers | tr 1 4 >got
grep -v '^#' want >rows
same 'the same through numbers' rows got
for kind in npy 'pbm -c 1'; do
    sed '/^#/!s/4/1/g' want | maze-render -f $kind | maze-render --input ${kind%% *} -f block | grep -v '^#' | tr 1 4 >got
    same "the same through $kind" rows got
done

# A number of a million digits, where it can stand: an error in one short line, or the value.
million=$(awk 'BEGIN { for (i = 0; i < 1000; i++) printf "9" }')
awk -v text="$million" 'BEGIN { for (i = 0; i < 1000; i++) printf "%s", text }' >digits
while IFS='|' read -r status kind before after; do
    { printf "$before"; cat digits; printf "$after"; } >long
    limited 100000 "ulimit -t 10; maze-solve -f none --input $kind long" >got 2>message
    result=$?
    slurp <message
    # shellcheck disable=SC2154 # slurp sets it
    [ $result -eq 0 ] || [ ! "$slurped" ] || result="$result, a message"
    [ ${#slurped} -lt 700 ] || result="$result too long"
    is "$kind: '$before' a million digits" "$status" "$result"
done <<'X'
2, a message|maze|# maze walls |\n3\n
2, a message|maze|# maze walls 1 1 start=|,0\n31\n20\n
0|maze|# maze walls 1 1 seed=|\n31\n20\n
2, a message|map|type octile\nheight |\nwidth 1\nmap\n.\n
2, a message|pbm|P2 1 1 9 |\n
2, a message|npy|\223NUMPY\002\000\377\377\377\000{'shape': (|,1)}
2, a message|json|{"width":|,"rows":["31","20"]}
0|json|{"seed":|,"rows":["31","20"]}
2, a message|json|{"start":[0,|],"rows":["31","20"]}
2, a message|edges|# maze walls 2 2\n|,0 0,0\n
2, a message|num|0 |1 1 1 1 1\n
2, a message|numbers|0,|\n
X
printf '31\n20\n' >maze
{ printf '0 0 0 '; cat digits; echo; } >queries
is 'a query' 'maze-solve: queries:1:7: expected four integers: sx sy gx gy' "$(maze-solve --queries queries -f none maze 2>&1)"
# A line longer than the memory: what need not be held, such as a comment in a picture, is read to the
# end; for the rest, memory runs out, and a message says so.
for kind in $(input_kinds); do
    [ -z "$SANITIZED" ] || continue # there is no limit then
    [ "$LONG" ] || [ "$kind" = maze ] || continue
    for text in '# ' 0; do
        limited 12000 "yes '$text' | tr -d '\\n' | dd bs=65536 count=256 2>/dev/null |
            maze-solve -q -f none --input $kind" >got 2>message
        result=$?
        case "$result $(grep -c '^maze-solve: stdin: *..*' message) $(grep -c '' message)" in
        '0 0 0' | '1 0 0' | '2 1 1') pass "$kind: a line of 16 MB of '$text' in 12 MB" ;;
        *) fail "$kind: a line of 16 MB of '$text' in 12 MB" && note "status $result" "$(cat message)" ;;
        esac
    done
done

# A stream larger than the memory: the memory is that of one maze.
for kind in $(input_kinds); do
    [ "$LONG" ] && [ -z "$SANITIZED" ] || continue
    input_sample "$kind" 2 2 >stream
    case $kind in
    pbm | npy | maz | json) ;;
    *) echo >>stream ;;
    esac
    while [ "$(wc -c <stream)" -lt 4000000 ]; do
        cat stream stream >two
        mv two stream
    done
    limited 6000 "maze-solve -q -f none --input $kind stream" >got 2>message
    is "$kind: at least 4 MB of tiny mazes in 6 MB, 3 for the program" '0 ' "$? $(cat message)"
done
if [ "$LONG" ]; then
    limited 6000 "yes '' | dd bs=65536 count=128 2>/dev/null | maze-solve" >got 2>message
    is '8 MB of empty lines in 6 MB' '0 ' "$? $(cat message)"
fi
plan
