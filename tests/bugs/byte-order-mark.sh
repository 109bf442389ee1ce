# A byte order mark was skipped only where the format was detected: with --input it was an error.
. "$TOP/tests/lib.sh"
. "$TOP/tests/inputs.sh"

# bytes: writes its input to a pipe byte by byte.
bytes() { dd bs=1 2>/dev/null; }
has dd || bytes() { cat; }

for kind in $(input_kinds); do
    [ "$kind" = maz ] && continue # bytes, which may be anything
    input_sample "$kind" 3 2 >maze
    maze-render --input "$kind" -f block maze >want 2>&1
    { printf '\357\273\277' && cat maze; } | bytes | maze-render --input "$kind" -f block >got 2>&1
    same "--input $kind: a byte order mark is skipped" want got
done
{ printf '\357\273\277' && maze-gen -s 1; } >marked
maze-gen -s 1 | maze-render >want
bytes <marked | maze-render >got
same 'a byte order mark is skipped before the format is detected' want got
printf '\357\273\277P7\n' >bad
expect 'a mark before a format that is not read' 2 'maze-render bad' <<'X'
maze-render: bad: this is a PAM file; convert it first: pamtopnm FILE
X
printf '\357\273\277# maze block 1 1 a\n' >bad
expect 'columns count from after the mark' 2 'maze-render --input block bad' <<'X'
maze-render: bad:1:19: expected a field KEY=VALUE after a single blank
X
for text in '\357' '\357\273' '\357\273\276' '\357\273\277\357\273\277'; do
    printf "$text" >bad
    for option in '' '--input walls'; do
        expect "no mark: $text $option" 2 "maze-render $option bad" <<X
maze-render: bad:1:1: byte 0xef is not the start of a row, a header or a comment; for other formats: --input of maze-solve and maze-render
X
    done
done
printf '\357\273\277' >mark
expect 'a mark alone is an empty stream' 0 'maze-render --input walls mark && maze-render mark' </dev/null
# The walls of the first three cells, which disagree with each other.
{ printf '\357\273\277' && input_sample maz 16 16 | dd bs=1 skip=3 2>/dev/null; } >maze
status 'maz: the bytes of a mark are cells' 2 'maze-render --input maz maze'
is 'maz: the place is that of a cell' 1:1 "$(sed 's/^maze-render: maze:\(1:[0-9]*\):.*/\1/' got)"
plan
