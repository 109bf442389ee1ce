# --max-cells: no larger maze is generated or read.
. "$TOP/tests/lib.sh"
most=$(largest_width)
. "$TOP/tests/inputs.sh"

# Generating: as many cells or blocks as the header would say.
printf '1011\n0000\n0001\n' >mask
printf 'P1 4 4 0000 0000 0000 0000\n' >mask.pbm
for row in '400|' '1681|-f block' '1600|--unicursal' '6561|--unicursal -f block' '63|--board 9x7 -a carve' \
    '63|--board 9x7' '7|-w 7 -h 1 -a eller' '45|-w 7 -h 1 -a eller -f block' '12|-m mask' '16|-n 3 -m mask.pbm'; do
    cells=${row%%|*} options=${row#*|}
    status "maze-gen $options: $cells are allowed" 0 "maze-gen $options --max-cells $cells"
    status "maze-gen $options: not $((cells - 1))" 2 "maze-gen $options --max-cells $((cells - 1))"
    read -r message <got
    is "maze-gen $options: not $((cells - 1)): message alone" "--max-cells $((cells - 1))" "${message#*s exceed }"
done
errors maze-gen <<X
$((most - 1))x$((most - 1)) cells exceed --max-cells 1000000000000000000|-w $((most - 1)) -h $((most - 1)) --max-cells 1000000000000000000
-h inf: an endless maze exceeds every --max-cells|-a eller -h inf --max-cells 1000000
X

# Reading: every input format.
for kind in $(input_kinds); do
    input_sample "$kind" 5 4 >in
    maze-solve -q --input "$kind" in >want 2>/dev/null
    read -r _ _ _ width height _ <want
    cells=$((${width:-0} * ${height:-0}))
    case $cells in
    20 | 99 | 256) pass "$kind: a sample of $cells cells" ;;
    *) fail "$kind: a sample of 5x4 cells; input_sample in tests/inputs.sh must print it" ;;
    esac
    maze-solve -q --input "$kind" --max-cells "$cells" in >got 2>/dev/null
    same "$kind: all cells are allowed" want got
    status "$kind: one cell fewer is not" 2 "maze-solve -q --input $kind --max-cells $((cells - 1)) in"
    read -r message <got
    case $message in
    "maze-solve: in:"*": ${width}x$height "*"s exceed --max-cells $((cells - 1))") pass "$kind: message alone" ;;
    *) fail "$kind: message alone" ;;
    esac
done

# Without a header, the number is known as the rows arrive; with one, before.
printf '# maze walls 30 20\n3' >claim
printf "# maze block $((most - 1)) $((most - 1))\n3" >overflow
maze-gen -s 1 --no-header >high
printf '01\n00\n00\n' >blocks # which only the last row tells
errors <<X
maze-solve: claim:1:17: 30x20 cells exceed --max-cells 599|maze-solve --max-cells 599 claim
maze-render: overflow:1:$((15 + ${#most})): $((most - 1))x$((most - 1)) blocks exceed --max-cells 5|maze-render --max-cells 5 overflow
maze-solve: stdin:1:402: 401x1 cells exceed --max-cells 400|yes 1 | tr -d '\n' | maze-solve --max-cells 400
maze-solve: high:20:1: 20x19 cells exceed --max-cells 379|maze-solve --max-cells 379 high
maze-solve: blocks:1:1: 2x3 blocks exceed --max-cells 5|maze-solve --max-cells 5 blocks
X
maze-gen -w 4 -h 3 -s 1 >small
maze-gen -w 5 -h 3 -s 1 >big
maze-solve small >solved
status 'the largest limit' 0 'maze-render -f ascii small | maze-solve --max-cells 18446744073709551615'
cat small big small >three
expect 'what precedes is kept, nothing follows' 2 'maze-solve --max-cells 12 three' <<X
$(cat solved)

maze-solve: three:7:16: 5x3 cells exceed --max-cells 12
X
expect 'the next file is read' 2 'maze-solve --max-cells 12 big small' <<X
maze-solve: big:1:16: 5x3 cells exceed --max-cells 12
$(cat solved)

X

# Endless mazes, row by row.
endless='maze-gen -a eller -w 20 -h inf -s 1'
is 'an endless maze is read up to the limit' "$($endless 2>/dev/null | head -n 2) stdin:4:1: 20x3 cells exceed --max-cells 59" \
    "$($endless | maze-render -f walls --max-cells 59 2>message) $(sed 's/maze-render: //' message)"
is 'an endless maze is not solved beyond it' 'maze-solve: stdin:17:1: 20x16 cells exceed --max-cells 300' \
    "$($endless 2>/dev/null | maze-solve -a contract -g 5,15 -f moves --max-cells 300 2>&1)"

# What is held besides cells: at most 64 KiB and 1024 bytes per cell.
letters() { awk -v n="$1" 'BEGIN { for (; n > 0; n--) printf "q" }'; }
for n in 75776 75777; do
    { printf '# maze walls 2 2 a='; letters $((n - 20)); printf '\n321\n121\n220\n'; } >fields
    { printf '# '; letters $((n - 3)); printf '\n321\n121\n220\n'; } >comment
    { printf '{"a":"'; letters $((n - 35)); printf '","rows":["321","121","220"]}\n'; } >json
    for file in fields comment json; do
        case $n in
        75776) status "$file: $n bytes before the rows, or in all" 0 "maze-solve --max-cells 10 $file" ;;
        *)
            expect "$file: a byte too many" 2 "maze-solve --max-cells 10 $file" <<X
maze-solve: $file:1:1: more than 75776 bytes for one maze, too many for --max-cells 10
X
            ;;
        esac
    done
done
{ printf '# '; letters 140000; } >comment # which ends a buffer at the limit
printf 'P4 300 300 ' >pixels
errors maze-solve <<'X'
comment:1:1: more than 131072 bytes for one maze, too many for --max-cells 64|--max-cells 64 comment
pixels:1:1: 300x300 pixels are too many for --max-cells 20, which allows 86016|--max-cells 20 pixels
X
for text in '#' '# ' '+' '"' '{"a":"' '1,' '\n' 'c\n' '\342\224\200' 'P2 9 9 9 ' 'P1 9 9 '; do
    status "an endless line that begins with '$text'" 2 \
        "limited 12000 \"{ printf '$text'; yes '# ' | tr -d '\n'; } | maze-solve -q --max-cells 1000\""
    read -r message <got
    case $message in
    *memory*) fail "an endless line that begins with '$text' is not a lack of memory" ;;
    esac
done
plan
