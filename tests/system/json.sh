# jq reads our json.
. "$TOP/tests/lib.sh"

printf '1661\n3201\n2200\n' >small # two cells have a mark
expect 'walls=1: the walls as lists, with the border' 0 \
    "maze-render -f json:walls small | sed 's/.*\"rows\"/\"rows\"/'" <<'X'
"rows":["1661","3201","2200"],"west":[[1,0,0,1],[1,0,0,1]],"north":[[0,1,1],[1,1,0],[1,1,0]],"moves":null}
X
printf '110\n001\n' >board
expect 'walls=1: the blocks of a board' 0 "maze-render -f json:walls board | sed 's/.*\"rows\"/\"rows\"/'" <<'X'
"rows":["110","001"],"blocks":[[1,1,0],[0,0,1]],"moves":null}
X
expect 'a value that is no number stays a text' 0 \
    "printf '# maze walls 1 1 difficulty=1.x\n31\n20\n' | maze-render -f json | sed 's/.*\(\"diff[^,]*\),.*/\1/'" <<'X'
"difficulty":"1.x"
X
the_rest_needs json jq
maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -a cave -w 6 -h 5 -n 2 -s 1 | maze-solve -q >boards
maze-render -f json mazes boards >lines
maze-render -f walls:blocks=1 --no-header lines >want
for options in . '-S .' '-a .' '--tab .'; do
    jq $options lines | maze-render -f walls:blocks=1 --no-header >got
    same "the layout of jq $options is read" want got
done
is 'one line per maze' 5 "$(jq -c . lines | wc -l | tr -d ' ')"
is 'the rows' "$(maze-render -f walls --no-header mazes | grep . | tr -d '\n')" \
    "$(jq -r 'select(.kind == "walls") | .rows[]' lines | tr -d '\n')"
maze-solve -q -f moves mazes boards >moves
jq -r '.moves // "-"' lines >got
same 'the moves' moves got
is 'numbers, arrays, and the seed as a string' '["number","array","string"]' \
    "$(jq -c 'select(.index == 1 and .kind == "walls") | [(.length|type), (.start|type), (.seed|type)]' lines)"
# Quotes, bytes that are not UTF-8, leading zeros, repeated keys, large numbers.
printf '# maze walls 1 1 z=1 a="b\\c x=\303\244 y=\377 seed=9 seed=8 n=007 m=7 m=8 k=12345678901234567 moves=\n31\n20\n\n' >odd
is 'odd fields' \
    '{"z":1,"a":"\"b\\c","x":"ä","y":"�","seed":"9","n":"007","m":7,"k":"12345678901234567"}' \
    "$(maze-render -f json odd | jq -c 'del(.kind,.width,.height,.rows,.moves)')"
printf '# maze walls 2 1 start=0,0 goal=1,0 braid= detour=1.x moves=E\n321\n220\n' >unmarked
expect 'moves without marks, an empty number' 0 'maze-render -f json unmarked' <<'X'
{"kind":"walls","width":2,"height":1,"start":[0,0],"goal":[1,0],"braid":"","detour":"1.x","rows":["321","220"],"moves":null}
X
plan
