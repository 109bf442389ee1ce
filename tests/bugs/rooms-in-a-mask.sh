# division:rooms=N in a mask did not end: joining the pieces after the cut, it took every passage for
# one between two pieces, and an open room has loops.
. "$TOP/tests/lib.sh"

printf '000000\n000000\n000000\n000000\n000000\n000001\n' >mask
for seed in 1 2 3; do
    is "seed $seed: a maze with loops in one piece" '1 yes' "$(maze-gen -a division:rooms=3 -m mask -s $seed |
        maze-solve -f stats | awk 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i }
            NR == 2 { print $at["components"], ($at["loops"] > 0 ? "yes" : "no") }')"
done
plan
