# -b removes dead ends, --open opens walls. tests/prop/loops.c tests both for every algorithm.
. "$TOP/tests/lib.sh"

for a in backtracker eller; do
    status "$a: --open 100 opens a hundred walls" 0 \
        "maze-gen -s 1 -a $a -e none -x none -w 50 -h 50 --open 100 | maze-solve -k loops=100 -f none"
done
# About 5000 dead ends. -b 0.5 leaves about half of them, or fewer: two can disappear at once.
left=$(maze-gen -s 1 -n 20 -w 50 -h 50 -b 0.5 -e none -x none | maze-solve -f stats:csv | awk -F , '
    NR == 1 { for (k = 1; k < NF && $k != "dead_ends"; ) k++ }
    NR > 1 { n += $k }
    END { print n }')
is '-b 0.5 leaves about half of the dead ends' yes \
    "$([ "$left" -gt 1800 ] && [ "$left" -lt 2700 ] && echo yes || echo "$left")"
for wrong in '-b 1.1' '-b -1' '-b x' '--open -1' '-a eller -h inf -b 1' '-a eller -h inf --open 1'; do
    status "maze-gen $wrong is an error" 2 "maze-gen $wrong"
done
plan
