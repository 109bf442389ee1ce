# --percolate P: each remaining inner wall is opened with probability P. tests/chance/chances.c tests that
# the walls are independent.
. "$TOP/tests/lib.sh"

# passages OPTION ...: prints one line per open inner wall of a maze of walls, sorted: column, row and
# side.
passages() {
    maze-gen -s 5 -w 50 -h 50 -e none -x none --no-header "$@" | awk '
        { for (x = 1; x < length($0); x++) { # the last digit is the border
              digit = substr($0, x, 1)
              if (x > 1 && digit % 2 == 0 && NR <= 50) print x, NR, "west"
              if (NR > 1 && digit < 2 && NR <= 50) print x, NR, "north" } }' | sort
}
# extra SMALL LARGE: prints how many lines of LARGE are not in SMALL, if all of SMALL are in LARGE.
extra() {
    [ -z "$(comm -23 "$1" "$2")" ] && comm -13 "$1" "$2" | wc -l | tr -d ' '
}
# about NAME P SMALL LARGE: passes if each of the walls closed in SMALL is open in LARGE with probability
# P, within 4 standard deviations.
about() {
    extra "$3" "$4" | awk -v p="$2" -v n=$((4900 - $(wc -l <"$3"))) '
        { off = $1 - n * p; print ((NF == 1 && off * off < 16 * n * p * (1 - p)) ? "yes" : $0) }' >got
    is "$1" yes "$(cat got)"
}
passages >plain
is 'a perfect maze of 2500 cells has 2499 passages' 2499 "$(wc -l <plain | tr -d ' ')"
for p in 0.03 0.3 .5 0.9; do
    passages --percolate $p >percolated
    about "--percolate $p opens this part of the other walls" $p plain percolated
done
passages --percolate 0.2 >small
is 'a larger probability opens the same walls, and more' yes "$(extra small percolated | awk '{ print ($1 > 0 ? "yes" : "no") }')"
is '--percolate 1 opens all' 4900 "$(passages --percolate 1 | wc -l | tr -d ' ')"
passages --percolate 0 >got
same '--percolate 0 opens none' plain got
for a in eller kruskal wilson division; do
    passages -a $a >small
    passages -a $a --percolate 0.4 >percolated
    about "$a: the passages of the seed stay, and 0.4 of the other walls open" 0.4 small percolated
done
passages -b 1 --open 100 >small
passages -b 1 --open 100 --percolate 0.25 >percolated
about 'it follows -b and --open, which remove the same walls as without it' 0.25 small percolated

expect 'the field percolate' 0 'maze-gen -s 1 -w 2 -h 2 -b 0.25 --open 1 --percolate .5 | head -n 1' <<'X'
# maze walls 2 2 v=1 seed=1 index=0 algorithm=backtracker braid=0.25 open=1 percolate=0.5 start=0,0 goal=1,1
X
is 'no field without it' 0 "$(maze-gen --percolate 0 | grep -c percolate)"

# All walls open: every free cell of the mask, and none outside; the walls that must stay; the border.
printf '1001\n0000\n0110\n' >mask
expect '--percolate 1 in a mask' 0 'maze-gen -s 1 -m mask -a kruskal --percolate 1 -e none -x none --no-header' <<'X'
33231
30021
13311
22220

X
printf '3331\n3b31\n3331\n2220\n' >given
expect '--percolate 1 keeps the walls that must stay' 0 'maze-gen --given given --percolate 1 --no-header' <<'X'
3221
1311
1201
2220

X
expect '--percolate 1 on a board' 0 'maze-gen -a carve --board 6x5 --percolate 1 -e none -x none --no-header' <<'X'
111111
100001
100001
100001
111111

X
for wrong in 1.1 -1 x 1e99 0.1234567 18446744073709551616; do
    status "--percolate $wrong is an error" 2 "maze-gen --percolate $wrong"
done
expect 'not in an endless maze' 2 'maze-gen -a eller -h inf --percolate 0.1' <<'X'
maze-gen: -h inf excludes -b, --open, --percolate, -m, --unicursal and --trace
X
plan
