# Removing a repeated key moved the rest of the header once per field (input-cost.sh tests the time). Keys of
# 64 characters and more were not checked for repetitions in json, and braid was a string there.
. "$TOP/tests/lib.sh"

printf '# maze block 1 1 length=0 length=1 length=2\n0\n' >repeated
expect 'a repeated key becomes one field' 0 'maze-solve repeated' <<'X'
# maze block 1 1 length=0 start=0,0 goal=0,0 solver=bfs solution=path
4

X
is 'a repeated key is removed' '# maze block 1 1 solver=bfs solution=none' "$(sed 's/^0/1/' repeated | maze-solve -q | sed 1q)"
long=$(printf '%080d' 0 | tr 0 a)
expect 'json: the first field of a repeated key, of 80 characters, too' 0 \
    "printf '# maze block 1 1 length=3 length=4 b=1 $long=1 z=2 $long=2 ${long}b=3 b=3\n0\n' | maze-render -f json" <<X
{"kind":"block","width":1,"height":1,"length":3,"b":1,"$long":1,"z":2,"${long}b":3,"rows":["0"],"moves":null}
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
