# -e and -x with inside and deadend: random cells and dead ends, and a least distance between the two.
# tests/prop/inside.c tests their probabilities.
. "$TOP/tests/lib.sh"

# The passages do not depend on them: inside and deadend open nothing, so all digits are the same.
for a in $(maze-gen --list | cut -f 1); do
    case $a in
    main-path | corridor | carve | rows | cave)
        is "$a excludes inside" "maze-gen: -e: inside and deadend require an algorithm whose passages do not depend on the entrance and exit, unlike $a" \
            "$(maze-gen -a $a -e inside 2>&1)"
        ;;
    *)
        maze-gen -a $a -s 4 -n 5 -w 5 -h 3 -e none -x none | sed '/^#/d' >want
        maze-gen -a $a -s 4 -n 5 -w 5 -h 3 -e inside -x deadend:min=1 | sed '/^#/d' >got
        same "$a: the passages do not depend on inside and deadend" want got
        ;;
    esac
done

# judge N: reads mazes of walls or boards on lines. Finds the distance from start to goal by a search of
# its own, and prints the number of mazes, of those whose doors are fewer than N moves apart, of starts
# and goals that have only one passage, of openings, and of starts without a passage.
judge() {
    awk -v least="$1" '
    function digit(x, y) { return substr(row[y + 2], x + 1, 1) + 0 }
    function wall(x, y, d) { # d: 0 north, 1 east, 2 south, 3 west; openings do not count
        if ((d == 0 && y == 0) || (d == 1 && x == w - 1) || (d == 2 && y == h - 1) || (d == 3 && x == 0))
            return 1
        if (!board)
            return d % 2 ? digit(x + (d == 1), y) % 2 : int(digit(x, y + (d == 2)) / 2) % 2
        return digit(x + (d == 1) - (d == 3), y + (d == 2) - (d == 0))
    }
    function passages(x, y,    d, n) {
        for (d = 0; d < 4; d++) n += !wall(x, y, d)
        return n
    }
    function place(key,    s) {
        s = row[1]
        sub(".* " key "=", "", s)
        sub(" .*", "", s)
        split(s, at, ",")
    }
    function distance(x, y, gx, gy,    head, tail, d, to) {
        split("", seen)
        seen[x "," y] = 0
        queue[tail++] = x "," y
        while (head < tail) {
            split(queue[head++], at, ",")
            for (d = 0; d < 4; d++) {
                to = (at[1] + (d == 1) - (d == 3)) "," (at[2] + (d == 2) - (d == 0))
                if (!wall(at[1], at[2], d) && !(to in seen)) {
                    seen[to] = seen[at[1] "," at[2]] + 1
                    queue[tail++] = to
                }
            }
        }
        return ((gx "," gy) in seen) ? seen[gx "," gy] : -1
    }
    {
        split($0, row, "/")
        split(row[1], word, " ")
        board = word[3] == "block"
        w = word[4]; h = word[5]
        place("start"); x = at[1]; y = at[2]
        place("goal"); gx = at[1]; gy = at[2]
        near += distance(x, y, gx, gy) < least
        starts += passages(x, y) == 1
        alone += passages(x, y) == 0
        goals += passages(gx, gy) == 1
        for (i = 0; i < w; i++) open += board ? !digit(i, 0) + !digit(i, h - 1) : (digit(i, 0) < 2) + (digit(i, h) < 2)
        for (i = 0; i < h; i++) open += board ? !digit(0, i) + !digit(w - 1, i) : !(digit(0, i) % 2) + !(digit(w, i) % 2)
    }
    END { print NR, near + 0, starts + 0, goals + 0, open + 0, alone + 0 }'
}
printf '000000\n010010\n000110\n000000\n100001\n' >mask
set -- -s 3 -n 60 -w 7 -h 6 -1
is 'the judge sees mazes whose doors are near' '60 60 60 60 0 0' "$(maze-gen "$@" -e deadend -x deadend | judge 43)"
is 'and those that are not, and openings' '60 0 120' "$(maze-gen "$@" | judge 11 | cut -d ' ' -f 1,2,5)"
is 'dead ends 9 moves apart' '60 0 60 60 0 0' "$(maze-gen "$@" -a prim -e deadend -x deadend:min=9 | judge 9)"
is 'cells 12 moves apart' '60 0 0' "$(maze-gen "$@" -e inside:min=12 -x inside:min=3 | judge 12 | cut -d ' ' -f 1,2,5)"
is 'with loops' '60 0 0' "$(maze-gen "$@" -b 0.7 --open 3 -e inside:min=3 -x inside:min=6 | judge 6 | cut -d ' ' -f 1,2,5)"
is 'row by row' '60 0 60 0' "$(maze-gen "$@" -a eller -e deadend -x inside:min=7 | judge 7 | cut -d ' ' -f 1-3,5)"
is 'in a mask with holes' '60 0 60 0' "$(maze-gen -s 3 -n 60 -m mask -1 -a kruskal -e deadend -x inside:min=6 | judge 6 | cut -d ' ' -f 1-3,5)"
printf '00100\n00100\n00100\n' >parts
is 'a mask of two parts: both in the same one' '60 0 0' "$(maze-gen -s 3 -n 60 -m parts -1 -a kruskal -e inside -x inside | judge 1 | cut -d ' ' -f 1,2,5)"
is 'islands: both on the same one' '60 0 0' "$(maze-gen "$@" -a percolation:p=0.4 -e inside -x inside | judge 1 | cut -d ' ' -f 1,2,5)"
is 'a dead end and the cell farthest from it' '60 0 60' "$(maze-gen "$@" -e deadend:min=15 -x far | judge 15 | cut -d ' ' -f 1-3)"
is 'from a random place on the border' '60 0' "$(maze-gen "$@" -e random -x inside:min=13 | judge 13 | cut -d ' ' -f 1,2)"
is 'from a cell that is named' '60 0 60' "$(maze-gen "$@" -e 3,3 -x deadend:min=8 | judge 8 | cut -d ' ' -f 1,2,4)"
is 'a board: moves from block to block' '60 0 60 60 0 0' "$(maze-gen -s 3 -n 60 -1 --board 15x13 -e deadend:min=19 -x deadend | judge 20)"
is '-f block: moves from cell to cell' '60 0 60 60 0 0' "$(maze-gen "$@" -f block -e deadend:min=10 -x deadend | judge 20)"
is 'no exit: the entrance is not a solid cell' 0 "$(maze-gen -s 1 -n 200 -w 3 -h 3 -1 -a percolation -e inside -x none |
    sed 's/ start=/ goal=0,0&/' | judge 0 | cut -d ' ' -f 6)"
is 'a spiral has its ends, and no others, as far apart as possible' '0,0 3,3 and 3,3 0,0' "$(maze-gen -a spiral -s 1 -n 40 -w 20 -h 20 -e inside -x inside:min=399 -1 |
    sed 's/.*start=\([^ ]*\) goal=\([^/]*\).*/\1 \2/; s/9,10/3,3/' | sort -u | paste -sd '+' - | sed 's/+/ and /')"
if [ "${LONG:-}" ]; then
    is 'thousands of mazes: far apart' '3000 0 3000 3000 0 0' "$(maze-gen -s 5 -n 3000 -w 12 -h 10 -1 -e deadend -x deadend:min=25 | judge 25)"
fi

# How they are drawn does not depend on the other mazes, on the format or on the program.
maze-gen -s 8 -n 30 -w 6 -h 6 -1 -e inside -x deadend:min=12 >all
maze-gen -s 8 -n 10 -i 10 -w 6 -h 6 -1 -e inside -x deadend:min=12 >part
sed -n 11,20p all >want
same 'a part of the mazes has the doors of the whole' want part
for k in 1 2 3 4; do maze-gen -s 8 -n 30 --shard $k/4 -w 6 -h 6 -1 -e inside -x deadend:min=12; done >shards
same 'so do shards' all shards
maze-gen -s 8 -n 30 -w 6 -h 6 -1 -f block -e inside -x deadend:min=12 | maze-render -f walls -1 >blocks
same 'so does their lattice' all blocks
is 'of two places the last one counts' 'start=0,0' "$(maze-gen -e inside:min=1e9 -e 0,0 -x inside | sed -n 's/.*\(start=[^ ]*\).*/\1/p')"
is 'one cell: both doors are there' 'start=0,0 goal=0,0' "$(maze-gen -w 1 -h 1 -e inside -x inside | sed -n 's/.*\(start=.*\)/\1/p')"
is 'two cells: both are dead ends' 2 "$(maze-gen -w 2 -h 1 -n 50 -e deadend -x deadend | sed -n 's,.*start,,p' | sort -u | wc -l | tr -d ' ')"

while IFS='|' read -r options message; do
    expect "maze-gen $options is an error" 2 "maze-gen $options" <<X
maze-gen: $message
X
done <<'X'
-s 7 -i 2 -b 1 -e deadend|-e deadend: the maze with seed=7 index=2 has no dead end
-s 7 -b 1 -x deadend|-x deadend: the maze with seed=7 index=0 has no dead end
-s 7 -b 1 -e inside -x deadend|-x deadend: the maze with seed=7 index=0 has no dead end
-s 7 -a spiral -e inside -x inside:min=400|-e and -x: the maze with seed=7 index=0 has no such entrance and exit at least 400 moves apart; use a smaller min
-s 7 -a spiral --board 41x41 -e inside:min=799 -x inside|-e and -x: the maze with seed=7 index=0 has no such entrance and exit at least 800 moves apart; use a smaller min
-s 7 -w 5 -h 5 -e random -x deadend:min=25|-e and -x: the maze with seed=7 index=0 has no such entrance and exit at least 25 moves apart; use a smaller min
-e inside:min=x|inside:min must be a whole number from 0 to 1000000000000000, not 'x'
-e inside:min=18446744073709551616|inside:min must be a whole number from 0 to 1000000000000000, not '18446744073709551616'
-x deadend:max=3|deadend has no key 'max', only min (for help: --help)
-x random:3|random has no key '3'; it takes no keys
-x inside:min=5 -e none|-x: min requires an entrance, not none
-e deadend:min=5 -x none|-e: min requires an exit, not none
-x opposite -e inside|-x: opposite requires an entrance on a side, not inside
-e opposite -x deadend:min=3|-e: opposite requires an exit on a side, not deadend:min=3
-a eller -h inf -e inside|-e: an endless maze takes only x,y, none, north, north:N, east:N or west:N
--unicursal -e deadend|--unicursal excludes -e inside and -e deadend
--unicursal -x inside|--unicursal puts the exit beside the entrance; -x can only be none
X

# Mazes with loops: the only pair that is far enough is found, and every such entrance is drawn.
is 'a dead end in a maze with loops' 'start=0,10 goal=11,0' \
    "$(maze-gen -s 212414 -w 12 -h 12 -a kruskal -b 0.5 -e deadend:min=27 -x inside | sed -n 's/.*\(start=.*\)/\1/p')"
is 'all 40 entrances of an open field' 40 \
    "$(maze-gen -s 3 -n 900 -w 9 -h 9 -a division:rooms=9 -e inside:min=13 -x inside --headers | sed 's/.*start=\([^ ]*\).*/\1/' | sort -u | wc -l | tr -d ' ')"
is 'and none that is too near' "-e and -x: the maze with seed=3 index=0 has no such entrance and exit at least 17 moves apart; use a smaller min" \
    "$(maze-gen -s 3 -w 9 -h 9 -a division:rooms=9 -e inside:min=17 -x inside 2>&1 | sed 's/^maze-gen: //')"
is 'an open field without a dead end' 2 "$(maze-gen -w 70 -h 70 -a division:rooms=70 -e inside -x deadend:min=100 >/dev/null 2>&1; echo $?)"
plan
