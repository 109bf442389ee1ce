# A header with very many fields took quadratic time: json searched all fields for each, and removing
# a repeated key moved the rest of the line once per field. Keys of 64 characters and more were not
# checked for repetitions in json, and braid was a string there.
. "$TOP/tests/lib.sh"

if has timeout; then
    # fields N FORMAT: prints a board of one block with N fields, whose number is %d in FORMAT. A
    # tenth of a second is enough for them; quadratic time is minutes.
    fields() {
        awk -v n="$1" -v f=" $2" 'BEGIN { printf "# maze block 1 1"
            for (k = 0; k < n; k++) printf f, k
            print "\n0\n" }'
    }
    fields 200000 'k%d=1' >different
    fields 1000000 'length=%d' >repeated
    timeout 20 maze-render -f json different >json
    is 'json: status 0' 0 $?
    is 'json: all fields, in their order' \
        "$(awk 'BEGIN { for (k = 0; k < 200000; k++) printf "\"k%d\":1,", k }' | cksum)" \
        "$(sed 's/^.*"height":1,//; s/"rows".*//' json | tr -d '\n' | cksum)"
    is 'json: of a repeated key, the first field' \
        '{"kind":"block","width":1,"height":1,"length":0,"rows":["0"],"moves":null}' \
        "$(timeout 20 maze-render -f json repeated)"
    is 'a repeated key becomes one field' '# maze block 1 1 length=0 start=0,0 goal=0,0 solver=bfs solution=path' \
        "$(timeout 20 maze-solve repeated | head -n 1)"
    is 'a repeated key is removed' '# maze block 1 1 solver=bfs solution=none' \
        "$(sed 's/^0/1/' repeated | timeout 20 maze-solve -q | head -n 1)"
else
    skip 'a header with very many fields' timeout
fi

long=$(printf '%080d' 0 | tr 0 a)
expect 'json: a repeated key of 80 characters' 0 \
    "printf '# maze block 1 1 b=1 $long=1 z=2 $long=2 ${long}b=3 b=3\n0\n' | maze-render -f json" <<X
{"kind":"block","width":1,"height":1,"b":1,"$long":1,"z":2,"${long}b":3,"rows":["0"],"moves":null}
X
expect 'json: braid is a number if it is one; other decimals are text' 0 \
    "printf '# maze block 1 1 braid=%s x=0.5\n0\n\n' 0.25 1 0 .5 1. 00.5 -1 1e3 | maze-render -f json | sed 's/.*\"braid\":\(.*\),\"rows.*/\1/'" <<'X'
0.25,"x":"0.5"
1,"x":"0.5"
0,"x":"0.5"
".5","x":"0.5"
"1.","x":"0.5"
"00.5","x":"0.5"
"-1","x":"0.5"
"1e3","x":"0.5"
X
plan
