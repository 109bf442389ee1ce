# maze-gen: its options, what it writes, what it refuses.
. "$TOP/tests/lib.sh"

expect 0 'maze-gen -s 42 -w 5 -h 3' <<'X'
# maze walls 5 3 v=1 seed=42 index=0 algorithm=backtracker start=0,0 goal=4,2
132321
111111
101201
222200

X
expect 0 'maze-gen -s 42 -w 5 -h 3 -1 -n 2 --no-header' <<'X'
132321/111111/101201/222200/
132321/120111/122201/222200/
X
expect 0 'maze-gen -s 42 -w 2 -h 1 -f block' <<'X'
# maze block 5 3 v=1 seed=42 index=0 algorithm=backtracker start=1,1 goal=3,1
10111
10001
11101

X
expect 0 'maze-gen -w1 -h1 -s0 -e none -x none' <<'X'
# maze walls 1 1 v=1 seed=0 index=0 algorithm=backtracker
31
20

X
expect 0 'maze-gen -n 0' </dev/null
expect 0 "maze-gen -n 0 -w $most" </dev/null

# The same seed and index, the same maze: whatever the count, the split, the
# form, the doors and the spelling of the options.
maze-gen -n 1000 -s 7 >whole
for cut in 1 500 999; do
    { maze-gen -n $cut -s 7; maze-gen -n $((1000 - cut)) -i $cut -s 7; } >parts
    same "1000 mazes split at $cut" whole parts
done
for i in 0 1 2 3 4 5 6 7 8 9; do maze-gen --seed=7 --index=${i}00 --count 100; done >parts
same "1000 mazes in ten parts" whole parts
maze-gen -n 1000 -s 7 --line | tr / '\n' >parts
same "line form, tr / '\\n'" whole parts
maze-gen -n 1000 -s 7 -f block | maze-render -f walls >parts
same "-f block, turned back" whole parts
maze-gen -s 18446744073709551615 -i 18446744073709551615 >one
status 0 'grep -q "seed=18446744073709551615 index=18446744073709551615" one'
maze-gen -s 9 -e none -x none | sed 1d >closed
maze-gen -s 9 -e random -x random | sed 1d | maze-solve -f none 2>/dev/null
maze-gen -s 9 -e 5,5 -x 7,7 | sed 1d >inner
same "inner doors open nothing" closed inner
maze-gen -s 9 -e east:3 -x west | sed 1d | sed 's/^[01]/1/; s/^[23]/3/; s/.$/1/' |
    sed '21,$d' >sides
sed '21,$d' closed >want_sides
same "doors do not change what is inside" want_sides sides
is "two seeds from the system" 2 "$( (maze-gen; maze-gen) | grep -c seed)"
is "that differ" 2 "$( (maze-gen; maze-gen) | sed -n 's/.*\(seed=[0-9]*\).*/\1/p' | sort -u | wc -l | tr -d ' ')"

is "-n inf ends with the last index" 6 "$(maze-gen -s 1 -i 18446744073709551610 -n inf -1 | wc -l | tr -d ' ')"
is "random doors are two cells" 0 "$(maze-gen -w 5 -h 5 -e north -x 3,0 -n 500 -s 1 -1 |
    grep -c 'start=3,0 ')"

# Every algorithm of the table; one that makes all mazes of a size makes them of
# small sizes only.
maze-gen --list | cut -f1 >names
while read -r name; do
    size='31 -h 17'
    maze-gen -a $name -w $size -n 0 2>/dev/null || size='4 -h 4 -n 9'
    case $name in
    percolation | cave) ;; # may have no path
    *) status 0 "maze-gen -a $name -w $size -s 1 | maze-solve | maze-render" ;;
    esac
    status 0 "maze-gen -a $name -w $size -s 1 | grep -q ' algorithm=$name '"
    for size in '1 -h 1' '1 -h 7' '7 -h 1' '4 -h 3'; do
        maze-gen -a "$name" -n 9 -s 4 -w $size -e random -x random | maze-render -f block >want_block
        maze-gen -a "$name" -n 9 -s 4 -w $size -e random -x random -f block >got_block
        same "$name: -f block is the lattice, at $size" want_block got_block
    done
    if maze-gen -a "$name" -w 3 -h inf 2>told | head -n 1 | grep -q ' 3 inf '; then
        limited 20000 "maze-gen -a $name -w 1000 -h inf -s 1" | head -n 5001 | tail -n +2 >rows
        is "$name: endless, in 20 MB" 5010000 "$(wc -c <rows | tr -d ' ')"
        maze-gen -a "$name" -w 1000 -h 5001 -s 1 -x none | head -n 5001 | tail -n +2 >want_rows
        same "$name: endless is the beginning of a long one" want_rows rows
    else
        is "$name does not go row by row" "maze-gen: -h inf: $name does not go row by row" \
            "$(sed 's/ (.*//' told)"
    fi
done <names
is "percolation:p=0 has no passage" "" "$(maze-gen -a percolation:p=0 -w 9 -h 9 -e none -x none |
    sed '1d;/^$/d;$d' | grep -v '^3*1$' | grep -v '^2*0$')"
is "percolation:p=1 has no wall" 16 "$(maze-gen -a percolation:p=1 -w 9 -h 9 | maze-solve -f moves |
    tr -d '\n' | wc -c | tr -d ' ')"
# 19800 inner walls, each open with probability 0.3: 5940, deviation 64.5.
open=$(maze-gen -a percolation:p=0.3 -w 100 -h 100 -s 1 -e none -x none --no-header |
    awk 'NR <= 100 { for (x = 1; x <= 100; x++) { d = substr($0, x, 1)
        n += (x > 1 && d % 2 == 0) + (NR > 1 && d < 2) } } END { print n }')
is "percolation:p=0.3 opens $open of 19800 walls" yes \
    "$([ "$open" -gt 5680 ] && [ "$open" -lt 6200 ] && echo yes)"
status 0 'maze-gen -a percolation:p=0.25 | grep -q " algorithm=percolation:p=0.25 "'
for wrong in '-a percolation:p=1.1' '-a percolation:p=' '-a percolation:p=0.1234567' \
    '-a growing-tree:newest=0,random=0' '-a division:rooms=0'; do
    status 2 "maze-gen $wrong"
done
status 2 'maze-gen -a eller -h inf -x west:9223372036854775808'
for wrong in '-n 2' '-n inf' '-x south' '-x south:1' '-e random' '-e west' '-e 20,0'; do
    status 2 "maze-gen -a eller -h inf $wrong"
done
expect 0 'maze-gen -a eller -s 1 -w 4 -h inf -e 0,1 -x east:2 | head -n 4' <<'X'
# maze walls 4 inf v=1 seed=1 index=0 algorithm=eller start=0,1 goal=3,2
33321
00121
11010
X


# Far doors: no two cells are farther apart, and the passages stay.
maze-gen -s 1 -n 50 -w 9 -h 9 -e far -x far >far
is "far doors are farther apart than the corners" yes "$(
    a=$(maze-solve -f moves far | wc -c)
    b=$(maze-gen -s 1 -n 50 -w 9 -h 9 | maze-solve -f moves | wc -c)
    [ "$a" -gt "$b" ] && echo yes)"
for a in backtracker eller; do
    maze-gen -s 1 -a $a -w 9 -h 9 -e north -x far | maze-solve -f moves | wc -c >one
    maze-gen -s 1 -a $a -w 9 -h 9 -e north -x far -f block | maze-solve -f moves | wc -c >two
    is "$a: far in blocks is twice as far" $(($(cat one) * 2 - 1)) "$(tr -d ' ' <two)"
done
status 2 'maze-gen -a eller -h inf -x far'

# Slices: together they are the whole.
for n in 1 2 3 7 13; do
    maze-gen -s 2 -n 10 -i 5 >whole
    k=1
    while [ $k -le $n ]; do
        maze-gen -s 2 -n 10 -i 5 --shard $k/$n
        k=$((k + 1))
    done >parts
    same "ten mazes in $n shards" whole parts
done
is "a shard of more than 2^63" "index=12297829382473034410" \
    "$(maze-gen -s 2 -n 18446744073709551615 --shard 3/3 -w 1 -h 1 -1 | head -n 1 | grep -o 'index=[0-9]*')"
for wrong in 0/3 4/3 1/0 1 / 1/ /1 1/2/3 -1/2 1/4294967296; do
    status 2 "maze-gen --shard $wrong"
done
status 2 'maze-gen -n inf -s 1 --shard 1/2'
expect 2 'maze-gen -n 4 --shard 1/2' <<'X'
maze-gen: --shard: slices of one whole need one seed, with -s
X
status 0 'maze-gen -n 4 --shard 1/1'
expect 2 'maze-gen --trace 5' <<'X'
maze-gen: operand '5': did you mean --trace=5?
X

# every: all mazes of the size by rank, each once; Kirchhoff's numbers.
for size in '1 1 1' '1 5 1' '2 2 4' '2 3 15' '3 2 15' '3 3 192' '3 4 2415' '4 3 2415' '4 4 100352'; do
    set -- $size
    maze-gen -a every -s 1 -w $1 -h $2 -1 --no-header >all
    is "$1x$2 cells have $3 mazes, all different" "$3 $3" \
        "$(wc -l <all | tr -d ' ') $(sort -u all | wc -l | tr -d ' ')"
done
maze-gen -a every -w 3 -h 3 >whole
for k in 1 2 3 4 5; do maze-gen -a every -w 3 -h 3 --shard $k/5; done >parts
same "all of 3x3 in five shards" whole parts
{ maze-gen -a every -w 3 -h 3 -n 100; maze-gen -a every -w 3 -h 3 -i 100; } >parts
same "all of 3x3 in two parts" whole parts
is "-n and -i end with the last one" 2 "$(maze-gen -a every -w 3 -h 3 -i 190 -n 10 -1 | wc -l | tr -d ' ')"
is "-n inf too" 2 "$(maze-gen -a every -w 3 -h 3 -i 190 -n inf -1 | wc -l | tr -d ' ')"
is "behind the last one there is none" 0 "$(maze-gen -a every -w 3 -h 3 -i 192 -1 | wc -l | tr -d ' ')"
# 8065401526663308356 mazes of 2x34 cells, by Kirchhoff's determinant; 2x35 have more than 2^63.
is "the last of 2x34" 1 "$(maze-gen -a every -w 2 -h 34 -i 8065401526663308355 -1 | wc -l | tr -d ' ')"
for size in '2 -h 35' '35 -h 2' '7 -h 7' '1000000 -h 1000000'; do
    status 2 "maze-gen -a every -w $size"
done

# ends FILE: dead ends and passages of the mazes of walls in FILE.
ends() {
    maze-render -f block --no-header "$1" | awk '
        /^$/ { n = 0; next }
        { row[++n] = $0 }
        n > 2 && n % 2 == 1 { for (x = 2; x < length($0); x += 2) {
            ways = 4 - substr(row[n-1], x-1, 1) - substr(row[n-1], x+1, 1) - substr(row[n-2], x, 1) - substr(row[n], x, 1)
            dead += ways == 1; twice += ways } }
        END { print dead + 0, twice / 2 }'
}
maze-gen -s 1 -e none -x none -w 50 -h 50 >plain
is "a perfect maze of 2500 cells has 2499 passages" 2499 "$(ends plain | cut -d ' ' -f 2)"
maze-gen -s 1 -e none -x none -w 50 -h 50 -b 1 >braided
is "-b 1: no dead end" 0 "$(ends braided | cut -d ' ' -f 1)"
maze-gen -s 1 -e none -x none -w 50 -h 50 --open 100 >opened
is "--open 100: a hundred walls" 2599 "$(ends opened | cut -d ' ' -f 2)"
# 250 dead ends of 2500 cells: with -b 0.5 about half are left, or less, where
# two lose theirs at once.
left=$(maze-gen -s 1 -n 20 -w 50 -h 50 -b 0.5 -e none -x none >half; ends half |
    cut -d ' ' -f 1)
is "-b 0.5 leaves $left of about 5000" yes "$([ "$left" -gt 1800 ] && [ "$left" -lt 2700 ] && echo yes)"
is "--open all" "0 40" "$(maze-gen --open 99999 -w 5 -h 5 -e none -x none >all && ends all)"
expect 0 'maze-gen -s 1 -w 2 -h 2 -b 0.25 --open 1 | head -n 1' <<'X'
# maze walls 2 2 v=1 seed=1 index=0 algorithm=backtracker braid=0.25 open=1 start=0,0 goal=1,1
X
for wrong in '-b 1.1' '-b -1' '-b x' '--open -1' '-a eller -h inf -b 1' '-a eller -h inf --open 1'; do
    status 2 "maze-gen $wrong"
done

# What is refused, before any output.
expect 2 'maze-gen 20 20' <<'X'
maze-gen: operand '20': did you mean -w 20 -h 20?
X
expect 2 'maze-gen maze.txt' <<'X'
maze-gen: operand 'maze.txt': there are none (--help)
X
expect 2 "maze-gen -w ''" <<'X'
maze-gen: -w: '' is not a whole number
X
expect 2 'maze-gen -w -1' <<'X'
maze-gen: -w: '-1' is not a whole number
X
expect 2 'maze-gen -w 1e9' <<'X'
maze-gen: -w: '1e9' is not a whole number
X
for size in 0 9223372036854775808 18446744073709551616 99999999999999999999999; do
    status 2 "maze-gen -w $size"
    status 2 "maze-gen -h $size"
    is "-w $size writes nothing" 0 "$(maze-gen -w $size 2>/dev/null | wc -c | tr -d ' ')"
done
for size in '1000000000 -h 1000000000' "$most -h $most" "$most" "20 -h $most" \
    '70000000 -h 70000000'; do
    for f in walls block; do
        status 2 "maze-gen -f $f -w $size 2>&1 >/dev/null | grep -q 'do not fit in memory' && exit 2"
        is "-f $f -w $size writes nothing" 0 \
            "$(maze-gen -f $f -w $size 2>/dev/null | wc -c | tr -d ' ')"
    done
done
expect 2 'maze-gen -a nosuch' <<'X'
maze-gen: -a: unknown name 'nosuch' (--help lists them)
X
expect 2 'maze-gen -a backtracker:x=1' <<'X'
maze-gen: -a: backtracker has no key 'x'
X
expect 2 'maze-gen -f svg' <<'X'
maze-gen: -f: 'svg' is not walls or block
X
expect 2 'maze-gen -e 20,0' <<'X'
maze-gen: -e: 20,0 is outside the 20x20 cells of the maze
X
expect 2 'maze-gen -x north:20' <<'X'
maze-gen: -x: the north side has places 0 to 19
X
status 2 'maze-gen -e up'
status 2 'maze-gen -s'
status 2 'maze-gen -s 18446744073709551616'
status 2 'maze-gen --nosuch'
status 2 'maze-gen -n 2 -i 18446744073709551615'
expect 2 "$(printf 'maze-gen "a\001\377"')" <<'X'
maze-gen: operand 'a\x01\xff': there are none (--help)
X
plan
