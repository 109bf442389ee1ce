# jq reads our json.
. "$TOP/tests/lib.sh"

if ! has jq; then
    skip json jq
    plan
    exit
fi
maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -a cave -w 6 -h 5 -n 2 -s 1 | maze-solve -q >boards
    maze-render -f json mazes boards >lines
    is 'one line per maze' 5 "$(jq -c . lines | wc -l | tr -d ' ')"
    is 'the rows' "$(maze-render -f walls --no-header mazes | grep . | tr -d '\n')" \
        "$(jq -r 'select(.kind == "walls") | .rows[]' lines | tr -d '\n')"
    maze-solve -q -f moves mazes boards >moves
    jq -r '.moves // "-"' lines >got
    same 'the moves' moves got
    is 'numbers, arrays, and the seed as a string' '["number","array","string"]' \
        "$(jq -c 'select(.index == 1 and .kind == "walls") | [(.length|type), (.start|type), (.seed|type)]' lines)"
    # Quotes, bytes that are not UTF-8, leading zeros, repeated keys, large numbers.
    printf '# maze walls 1 1 a="b\\c x=\303\244 y=\377 seed=9 n=007 m=7 m=8 k=12345678901234567 moves=\n321\n220\n\n' >odd
    is 'odd fields' \
        '{"a":"\"b\\c","x":"ä","y":"�","seed":"9","n":"007","m":7,"k":"12345678901234567"}' \
        "$(sed 's/321/31/;s/220/20/' odd | maze-render -f json | jq -c 'del(.kind,.width,.height,.rows,.moves)')"
plan
