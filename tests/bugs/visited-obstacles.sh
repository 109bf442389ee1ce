# blind-alley marked obstacles, and the solid cells of a maze of walls, as visited.
. "$TOP/tests/lib.sh"

# A dead end, a room that cannot be reached, and obstacles.
printf '1111111\n1000001\n1110101\n1000111\n1111001\n1111111\n' >board
for a in $(maze-solve --list | cut -f 1); do
    is "$a: only free blocks have marks" "$(tr -d '\n' <board)" \
        "$(maze-solve -q -a "$a" --visited -s 1,1 -g 1,3 --no-header board | tr '48c59d' '000111' | tr -d '\n')"
    is "$a: no obstacle is marked" 0 \
        "$(maze-solve -q -a "$a" --visited -s 1,1 -g 1,3 --no-header board | tr -cd '59d' | wc -c | tr -d ' ')"
done
expect 'blind-alley: all free blocks are visited or on the path' 0 \
    'maze-solve -a blind-alley --visited -s 1,1 -g 1,3 --no-header board' <<'X'
1111111
1444881
1114181
1444111
1111881
1111111

X
printf '111111\n100001\n100001\n111111\n' >mask
maze-gen -m mask -s 1 -e 1,1 -x 4,2 >maze
expect 'blind-alley: the cells of the mask alone are visited' 0 \
    "maze-solve -a blind-alley --visited --no-header maze | sed 's/[2367]/1/g'" <<X
$(maze-solve -a dead-end --visited --no-header maze | sed 's/[2367]/1/g')

X
is 'blind-alley: the statistic visited' 1 \
    "$(maze-solve -a blind-alley -f stats maze | awk -F '\t' 'NR == 1 { for (i = 1; i <= NF; i++) if ($i == "visited") k = i } NR == 2 { print $k }')"
plan
