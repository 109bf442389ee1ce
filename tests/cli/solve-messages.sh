# What maze-solve says about mazes without a path, wrong headers and false claims.
. "$TOP/tests/lib.sh"

# closed FIELDS: two columns of two cells with a wall between them. open FIELDS: two cells on a path.
closed() { printf '# maze walls 2 2%s\n331\n111\n220\n\n' "$1"; }
open() { printf '# maze walls 2 1%s\n761\n220\n' "$1"; }

digits=0123456789012345678901234567890123456789
expect 'no path: seed and index are named, if there are both, with at most 30 characters' 1 \
    '{ closed " seed=7 index=3"; closed " seed=7"; closed " index=7"; closed " seed=$digits index=$digits"; } | maze-solve -g 1,1 -f none' <<X
maze-solve: stdin:2:1: no path from 0,0 to 1,1 in seed 7 index 3
maze-solve: stdin:7:1: no path from 0,0 to 1,1
maze-solve: stdin:12:1: no path from 0,0 to 1,1
maze-solve: stdin:17:1: no path from 0,0 to 1,1 in seed ${digits%??????????} index ${digits%??????????}
X
for goals in '' 'x' "$digits"; do
    is "goals=$goals is not a list" "maze-solve: stdin:2:1: goals '$goals' is not a list of cells X,Y+X,Y" \
        "$(closed " goals=$goals" | maze-solve -f none 2>&1)"
done
is 'a long list is cut' "maze-solve: stdin:2:1: goals '$digits' is not a list of cells X,Y+X,Y" \
    "$(closed " goals=${digits}123" | maze-solve -f none 2>&1)"

# claim FIELDS: what --check says about the open maze.
claim() { open "$1" | maze-solve --check 2>&1 | sed 's/^maze-solve: stdin:2:1: //'; }
ends=' start=0,0 goal=1,0'
is '40 digits of a false length are shown' "the path has 1 moves, but the header says length=$digits" \
    "$(claim "$ends length=${digits}5")"
is 'the nearest of two goals is the start' 'the path is not a shortest one: it has 1 move, not 0' \
    "$(claim "$ends goals=0,0+1,0")"
is 'a set of cells' '' "$(claim "$ends solution=set")"
status 'a board without a free cell can be verified' 1 "printf '# maze block 1 1\\n1\\n' | maze-solve --check"

open '' | sed 's/7/3/; s/6/2/' >passage
echo '0 0 1 0' >query
is 'a kind of 44 letters is cut' "maze-solve: stdin:1:8: the kind must be walls or block, not '$digits'" \
    "$(echo "# maze ${digits}0123 3 2" | maze-solve 2>&1)"
# Each byte of the name takes four characters, which are more than fit in a message.
name=$(awk 'BEGIN { for (i = 0; i < 12; i++) { for (k = 0; k < 200; k++) printf "\001"; printf "/" } }')
maze-solve "$name" 2>got
is 'a long message is cut' 'maze-solve: \x01\x01 yes' "$(cut -c 1-20 got) $([ "$(wc -c <got)" -le 8192 ] && echo yes)"
for rows in '31\n21' '321\n101\n221'; do
    is "a maze without a header and with an open corner: $rows" 'expected the last digit of a maze, 0' \
        "$(printf "$rows\n" | maze-solve --input walls 2>&1 | cut -d : -f 5 | sed 's/ //')"
done
for option in '--queries query' --check; do
    maze-solve -f moves $option passage >want 2>&1
    maze-solve -a contract -f moves $option passage >got 2>&1
    same "-a contract $option: as bfs" want got
done
plan
