# Thousands of fields, comments, goals, queries, keys, options, operands and mazes.
. "$TOP/tests/lib.sh"

N=5000
# list FORMAT: prints FORMAT, as awk's printf, for k from 0 to N - 1.
list() {
    awk -v n=$N -v f="$1" 'BEGIN { for (k = 0; k < n; k++) printf f, k, k, k }'
}

{ printf '# maze block 1 1'; list ' k%d=v%d'; printf '\n0\n\n'; } >fields
maze-render -f block fields >got
same 'fields pass through' fields got
{ list '# comment %d\n'; printf '# maze block 1 1\n'; list '# another %d\n'; printf '0\n\n'; } >comments
maze-render -f block comments | sort >got
sort comments >want
same 'comments pass through' want got
list '# maze block 1 1 index=%d\n0\n\n' >mazes
maze-render -f block mazes >got
same 'mazes pass through' mazes got
for kind in json 'pbm -c 1' npy; do
    is "mazes as $kind" "$N" "$(maze-render -f $kind mazes | maze-solve --input ${kind%% *} | grep -c '^# maze block 1 1 ')"
done

# A row of N free blocks: the goal next to the start is the nearest, wherever it is in the list.
{ printf '# maze block %d 1\n' "$N"; list 0; printf '\n'; } >row
goals=$(list '%d,0+')4999,0
is 'goals in a header: the nearest' 'goal=4321,0 length=0' \
    "$(sed "1s/\$/ start=4321,0 goals=$goals/" row | maze-solve | sed -n '1s/.*\(goal=[^ ]*\).*\(length=.*\)/\1 \2/p')"
is 'goals on the command line: the nearest' 'goal=4321,0 length=0' \
    "$(maze-solve -s 4321,0 -g "$goals" row | sed -n '1s/.*\(goal=[^ ]*\).*\(length=.*\)/\1 \2/p')"
is 'one goal, many times' 'goal=7,0 length=7' \
    "$(maze-solve -s 0,0 -g "$(list '7,0+')7,0" row | sed -n '1s/.*\(goal=[^ ]*\).*\(length=.*\)/\1 \2/p')"
is 'goals row by row' 'goal=4321,0 length=0' \
    "$(sed "1s/\$/ start=4321,0 goals=$goals/" row >many; maze-solve -a contract many | sed -n '1s/.*\(goal=[^ ]*\).*\(length=.*\)/\1 \2/p')"

printf '00\n' >two
list '0 0 1 0\n' >queries
is 'queries' "$N E" "$(maze-solve --queries queries -f moves two | uniq -c | awk '{ print $1, $2 }')"
{ list '# %d\n'; list '\n'; echo '0 0 1 0'; } >queries
is 'comments among queries' E "$(maze-solve --queries queries -f moves two)"
list '0 0 %d 9\n' >queries
maze-solve --queries queries -f moves two >got 2>message
is 'queries outside' "2 0 $N" "$? $(wc -c <got | tr -d ' ') $(grep -c '' message)"

# shellcheck disable=SC2046 # many operands
is 'operands' "$N" "$(maze-solve -s 0,0 -g 1,0 -f moves $(list 'two ') | grep -c E)"
# shellcheck disable=SC2046
maze-solve -f moves $(list 'missing%d ') >got 2>message
is 'operands that are missing' "2 $N" "$? $(grep -c '^maze-solve: missing[0-9]*: ' message)"
# shellcheck disable=SC2046
is 'an option, the last of which counts' 5 "$(maze-gen $(list '-w %d ' | sed 's/-w 0 //') -w 4 -h 1 --no-header | head -n 1 | awk '{ print length }')"
is 'a key, the last of which counts' P1 \
    "$(maze-render -f "pbm:$(list 'plain=0,')plain=1" two | head -n 1)"
plan
