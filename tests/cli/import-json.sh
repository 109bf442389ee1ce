# Mazes as JSON are read, in any layout. Malformed ones get a message with line and column, status 2.
. "$TOP/tests/lib.sh"

while IFS='|' read -r where input; do
    printf "$input" >bad
    got=$(maze-render --input json -f walls:blocks=1 bad 2>&1 >/dev/null)
    is "$where: $input" "maze-render: bad:$where" "$got"
    status "$where: $input: status 2" 2 "maze-render --input json bad"
done <<'M'
1:1: expected an object; take the array apart first: jq -c '.[]'|[{"rows":["0"]}]
1:1: expected {, the start of a maze|"rows"
2:2: expected {, the start of a maze|{"rows":["0"]}\n x
1:2: expected a string in quotes|{rows:["0"]}
1:9: expected a colon|{"rows" ["0"]}
1:9: expected an array of strings, the rows|{"rows":"0"}
1:10: expected a string in quotes|{"rows":[0]}
1:14: expected a comma or ]|{"rows":["0" "0"]}
1:14: expected a string in quotes|{"rows":["0",]}
1:15: expected a string in quotes|{"rows":["0"],}
1:22: expected only one member "rows"|{"rows":["0"],"rows":["0"]}
1:12: expected a hexadecimal digit|{"rows":["0g"]}
1:16: the row has 2 digits, not 3|{"rows":["000","00"]}
1:10: the row has no digits|{"rows":[""]}
1:1: the object has no "rows"; it is not a maze as -f json writes it|{"version": 2, "width": 80}
1:1: the object has no "rows"; it is not a maze as -f json writes it|{"rows":[]}
2:1: the input ends; expected a comma or }|{"rows":["0"]\n
1:12: the input ends; expected the end of the string|{"rows":["0
1:15: expected the end of the string|{"a":"b","c":"\n"}
1:16: expected the kind walls or block before this|{"kind":"board","rows":["0"]}
1:9: expected "walls" or "block"|{"kind":1,"rows":["0"]}
1:10: expected a whole number|{"width":-1,"rows":["0"]}
1:10: expected a whole number|{"width":1.0,"rows":["0"]}
1:1: 1 rows of 1 digits are a maze of 1x1, not of another size as width and height say|{"width":2,"rows":["0"]}
1:1: 2 rows of 3 digits are a maze of 2x1, not of another size as width and height say|{"height":2,"rows":["321","220"]}
1:1: number 1 of row 1 is not a digit of a board (0 free, 1 obstacle, 4 path, 8 visited)|{"kind":"block","rows":["321","220"]}
1:1: walls (a number is 2): number 3 of row 1 must be 0 or 1, as part of the border|{"rows":["322","220"]}
1:1: a maze of walls has at least 2 rows of 2 digits|{"rows":["322"]}
1:1: a maze of walls has at least 2 rows of 2 digits|{"kind":"walls","rows":["3","2"]}
1:1: walls (a number is 2): number 1 of row 2 must be 0 or 2, as part of the border|{"rows":["321","122"]}
1:1: walls (a number is 2): number 3 of row 2 must be 0, as part of the border|{"rows":["321","221"]}
1:14: expected ] after x and y|{"start":[1,2,3],"rows":["0"]}
1:11: expected a whole number|{"start":["a",0],"rows":["0"]}
1:1: moves must be the letters N, E, S and W|{"rows":["0"],"moves":"x"}
1:6: expected a value|{"a":x}
1:8: expected a digit|{"a":1.}
1:7: expected a comma or }|{"a":01}
1:9: expected true, false or null|{"a":nul}
1:8: expected one of " \ / b f n r t u after the backslash|{"a":"\\x"}
1:15: expected the kind walls or block before this|{"kind":"wall","rows":["0"]}
1:11: expected a whole number|{"start":[x,0],"rows":["0"]}
1:12: expected a digit|{"width":1.,"rows":["0"]}
1:15: the row has 1 digit, not 2|{"rows":["00","0"]}
1:11: expected a hexadecimal digit|{"rows":["-"]}
1:11: expected a hexadecimal digit|{"rows":["@"]}
1:10: expected a value|{"start":x}
1:13: expected a comma and y|{"start":[1 2],"rows":["0"]}
1:13: expected a whole number|{"start":[1,x],"rows":["0"]}
1:6: expected a value|{"a":+1}
1:10: expected four hexadecimal digits|{"a":"\\u1-"}
1:9: expected four hexadecimal digits|{"a":"\\u@"}
1:19: expected the second half of a pair \uNNNN\uNNNN|{"a":"\\ud800\\u0041"}
1:19: expected the second half of a pair \uNNNN\uNNNN|{"a":"\\ud800\\uffff"}
1:15: expected four hexadecimal digits|{"a":"\\ud800\\ug"}
1:8: the input ends; expected one of " \ / b f n r t u after the backslash|{"a":"\\
1:8: expected the end of the string|{"a":"x\n"}
1:8: expected a digit|{"a":1.,"b":2}
1:9: expected a digit|{"a":1e+,"b":2}
1:7: expected a value|{"a":[x]}
1:7: expected a value|{"a":[+1]}
1:9: expected a comma or ]|{"a":[1 2]}
1:7: expected a string in quotes|{"a":{1:2}}
1:11: expected a colon|{"a":{"b" 2}}
1:9: expected four hexadecimal digits|{"a":"\\ug"}
1:13: expected the second half of a pair \uNNNN\uNNNN|{"a":"\\ud800x"}
1:13: expected the first half of a pair \uNNNN\uNNNN before its second|{"a":"\\udc00"}
M
printf '{"a":%s' "$(printf '%01000d' 0 | tr 0 '[')" >deep
expect 'nesting has a limit' 2 'maze-render deep' <<'X'
maze-render: deep:1:70: expected at most 64 nested arrays and objects
X

cat >any <<'J'

 { "rows" : [ "\u0033\u0032\u0031",
     "220" ] , "seed":"7","x_1":-1.50e+3,"y":true,"z":null,"Key":1,"list":[1,{"a":[[],{}]}],
   "path":"a/b","two words":"a b","goal":[ 1 , 0 ],"name":"\u00e4\ud83d\ude00\"","height":1,
   "kind":"walls" }{"rows":["0"]}
J
expect 'any layout; what a header cannot hold is skipped' 0 'maze-render -f walls:blocks=1 any' <<'X'
# maze walls 2 1 seed=7 x_1=-1.50e+3 y=true goal=1,0 name=ä😀"
321
220

# maze walls 1 1
00
00

X
printf '{\r\n"rows":["0",\r\n"1"],"a~":1,"":2,"b{":3,"c\\u0000":4,"d":"x y","n":"a\\u0000b","k=1":2,"e":2E5,\r\n"f":"\\u00e9\\uff01","l":[-1,true,{"m":0}],"seed":[1,2]}' >other
expect 'keys and values that a header cannot hold are skipped' 0 'maze-render --input json -f block other' <<'X'
# maze block 1 2 e=2E5 f=é！
0
1

X
expect 'moves are kept only if the solver is every' 0 \
    "printf '{\"kind\":\"block\",\"rows\":[\"44\"],\"solver\":\"mouse\",\"moves\":\"E\"}' | maze-render -f block" <<'X'
# maze block 2 1 solver=mouse
44

X
maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -n 2 -s 1 -w 3 -h 2 -b 1 | maze-solve -a every -l 5 >every
maze-render -f json mazes every >lines
cat mazes every >both
maze-render -f walls lines >got
same 'mazes come back with all fields, and only the moves of every' both got
if has jq; then
    for options in . '-c .' '-S .' '-a .' '--tab .'; do
        jq $options lines | maze-render -f walls | grep -v '^#' >got
        grep -v '^#' both >want
        same "the layout of jq $options" want got
    done
else
    skip 'layouts of jq' jq
fi
is 'start and goal count, in any order' W \
    "$(printf '{"goal":[0,0],"rows":["321","220"],"start":[1,0]}' | maze-solve -f moves)"
plan
