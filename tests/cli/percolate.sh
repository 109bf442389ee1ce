# --percolate P: each remaining inner wall is opened with probability P. tests/chance/walls.c tests that
# the walls are independent, tests/prop/loops.c and given.c which walls stay.
. "$TOP/tests/lib.sh"

# passages OPTION ...: prints the passages of a maze, one per line, sorted.
passages() {
    maze-gen -s 5 -w 50 -h 50 -e none -x none "$@" | maze-render -f edges | sed '/^#/d; /^$/d' | sort
}
for options in '' '-a eller' '-a division -b 1 --open 100'; do
    passages $options >plain
    passages $options --percolate 0 >got
    same "$options --percolate 0 opens no wall" plain got
    passages $options --percolate 0.2 >some
    passages $options --percolate 0.9 >most
    is "$options --percolate: a larger probability opens the same walls, and more" '' \
        "$(comm -23 plain some; comm -23 some most)"
    is "$options --percolate 0.2 and 0.9 open this part of the walls" '0.2 0.9' "$(wc -l plain some most | awk '
        { lines[NR] = $1 }
        END { for (i = 2; i <= 3; i++) printf "%.1f%s", (lines[i] - lines[1]) / (4900 - lines[1]), (i == 2 ? " " : "") }')"
done
is '--percolate 1 opens all' 4900 "$(passages --percolate 1 | grep -c .)"

expect 'the field percolate' 0 'maze-gen -s 1 -w 2 -h 2 -b 0.25 --open 1 --percolate .5 | head -n 1' <<'X'
# maze walls 2 2 v=1 seed=1 index=0 algorithm=backtracker braid=0.25 open=1 percolate=0.5 start=0,0 goal=1,1
X
is 'no field without it' 0 "$(maze-gen --percolate 0 | grep -c percolate)"

is 'not in an endless maze' 'maze-gen: -h inf cannot be combined with -b, --open, --percolate, -m, --unicursal, --trace or joined=1' \
    "$(maze-gen -a eller -h inf --percolate 0.1 2>&1)"
plan
