# The algorithm every enumerates all mazes of a size.
. "$TOP/tests/lib.sh"

# Their number is known from Kirchhoff's theorem.
for size in '1 1 1' '1 5 1' '2 2 4' '2 3 15' '3 2 15' '3 3 192' '3 4 2415' '4 3 2415' '4 4 100352'; do
    set -- $size
    is "$1x$2 cells have $3 mazes, all different" "$3 $3" "$(maze-gen -a every -s 1 -w $1 -h $2 -1 --no-header |
        awk '!seen[$0]++ { n++ } END { print NR, n }')"
done
every() { maze-gen -q -a every -w 3 -h 3 "$@"; }
whole=$(every)
is 'all mazes of 3x3 cells in five shards' "$whole" "$(for k in 1 2 3 4 5; do every --shard $k/5; done)"
is 'also with -n inf' "$whole" "$(for k in 1 2 3 4 5; do every -n inf --shard $k/5; done)"
is 'all mazes of 3x3 cells in two parts' "$whole" "$(every -n 100 && every -i 100)"
is '-n and -i end after the last maze' "$(every -i 190)" "$(every -i 190 -n 10)"
expect 'a warning says how many are left' 0 'maze-gen -a every -w 3 -h 3 -i 190 -n 3 2>&1 >/dev/null' <<'X'
maze-gen: -n: only 2 of the 3 requested mazes exist
X
expect '-q omits it' 0 'maze-gen -q -a every -w 3 -h 3 -i 190 -n 3 2>&1 >/dev/null' </dev/null
errors 'maze-gen -a every -w 3 -h 3 -i 192' <<'X'
-i: the last maze of 3x3 cells has the index 191|-n 0
-i: the last maze of 3x3 cells has the index 191|-n inf
-i: the last maze of 3x3 cells has the index 191|--shard 1/2
X
# 2x34 cells have 8065401526663308356 mazes, by Kirchhoff's determinant; 2x35 have more
# than 2^63.
is 'the last maze of 2x34 cells' 1 \
    "$(maze-gen -a every -w 2 -h 34 -i 8065401526663308355 -1 | grep -c '')"
for size in '2 -h 35' '35 -h 2' '7 -h 7' '1000000 -h 1000000'; do
    status "more than 2^63 mazes are an error: -w $size" 2 "maze-gen -a every -w $size"
done
plan
