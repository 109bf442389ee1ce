# Forms of mazes that the programs read but never write.
. "$TOP/tests/lib.sh"

cr=$(printf '\r') tab=$(printf '\t')
# form NAME CHANGE: sed changes the rows, the mazes are the same.
form() {
    maze-gen -n 3 -s 5 -w 6 -h 4 | maze-solve >want_form
    sed "/^#/!$2" want_form | maze-solve >got_form
    same "$1" want_form got_form
}
form 'carriage returns' "s/\$/$cr/"
form 'a blank after each digit' 's/[0-9a-f]/& /g'
form 'a blank before and a tab after each digit' "s/[0-9a-f]/ &$tab/g"
form 'blanks in the empty line' 's/^$/  /'
form 'capital letters as digits' 'y/abcdef/ABCDEF/'
maze-gen -n 2 -s 5 -w 6 -h 4 | sed "s/\$/$cr/" | tr '\n' / | sed 's/\/.\/#/\/\
#/; s/\/.\/$/\//' >crlf_lines
is 'carriage returns in records of one line' 2 "$(maze-solve crlf_lines | grep -c solution=path)"
{ maze-gen -s 1; maze-gen -s 2 -1; maze-gen -s 3 --no-header; maze-gen -s 4 --no-header -1; } >mixed
is 'records of one and of many lines, with and without header, in one stream' 4 \
    "$(maze-solve mixed | grep -c solution=path)"
expect 'an empty field, and a comment before the header' 0 \
    'printf "# before\n# maze walls 2 2 x=/321/121/220/\n" | maze-solve' <<'X'
# maze walls 2 2 x= start=0,0 goal=1,1 solver=bfs solution=path length=2
# before
721
561
220

X
expect '--input block: a board that could be walls' 0 \
    "printf '0 1\n0 0\n' | maze-solve --input block -f moves" <<'X'
SE
X
status '--input block: walls are an error' 2 "printf '32\n20\n' | maze-solve --input block"
expect '--input walls: walls that could be a board' 0 \
    "printf '11\n00\n' | maze-solve --input walls -s 0,0 -g 0,0 -f moves" <<'X'

X
if has dd; then
    maze-gen -n 2 -s 5 -w 6 -h 4 | dd bs=1 2>/dev/null | maze-solve >got_form
    maze-gen -n 2 -s 5 -w 6 -h 4 | maze-solve >want_form
    same 'one byte at a time' want_form got_form
else
    skip 'one byte at a time' dd
fi
plan
