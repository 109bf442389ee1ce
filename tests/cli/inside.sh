# -e and -x with inside and deadend: random cells and dead ends, and a least distance between the two.
# tests/chance/doors.c tests their probabilities.
. "$TOP/tests/lib.sh"

# The passages do not depend on them: inside and deadend open nothing, so all digits are the same.
maze-gen --list >names
while read -r a _; do
    options="maze-gen -a $a -s 4 -n 5 -w 5 -h 3 --no-header"
    $options -e inside -x deadend:min=1 >got 2>message
    case $(cat message) in
    '')
        $options -e none -x none >want
        same "$a: the passages do not depend on inside and deadend" want got
        ;;
    *)
        is "$a excludes inside" "maze-gen: --pairs, inside, deadend and root require an algorithm whose passages do not depend on the entrance and exit, unlike $a" \
            "$(cat message)"
        ;;
    esac
done <names

# The moves from start to goal. tests/prop/inside.c finds them by a search of its own, and tests dead ends.
printf '000000\n010010\n000110\n000000\n100001\n' >mask
printf '00100\n00100\n00100\n' >parts
while IFS='|' read -r least options; do
    is "$options: at least $least moves" 60 \
        "$(maze-gen -s 3 -n 60 $options | maze-solve -q -k "length >= $least" -f moves | grep -c .)"
done <<'X'
9|-w 7 -h 6 -a prim -e deadend -x deadend:min=9
12|-w 7 -h 6 -e inside:min=12 -x inside:min=3
6|-w 7 -h 6 -b 0.7 --open 3 -e inside:min=3 -x inside:min=6
7|-w 7 -h 6 -a eller -e deadend -x inside:min=7
6|-m mask -a kruskal -e deadend -x inside:min=6
1|-m parts -a kruskal -e inside -x inside
1|-w 7 -h 6 -a percolation:p=0.4 -e inside -x inside
15|-w 7 -h 6 -e deadend:min=15 -x far
13|-w 7 -h 6 -e random -x inside:min=13
8|-w 7 -h 6 -e 3,3 -x deadend:min=8
20|--board 15x13 -e deadend:min=19 -x deadend
20|-w 7 -h 6 -f block -e deadend:min=10 -x deadend
X
status 'no exit: the entrance is not a solid cell' 1 \
    "maze-gen -s 1 -n 200 -w 3 -h 3 -a percolation -e inside -x none | sed 's/ start=/ goal=/' | maze-solve -q"
is 'a spiral has its ends, and no others, as far apart as possible' '0,0 3,3 and 3,3 0,0' "$(maze-gen -a spiral -s 1 -n 40 -w 20 -h 20 -e inside -x inside:min=399 -1 |
    sed 's/.*start=\([^ ]*\) goal=\([^/]*\).*/\1 \2/; s/9,10/3,3/' | sort -u | paste -sd '+' - | sed 's/+/ and /')"

status 'a distance in blocks counts two for each step from cell to cell' 0 \
    'maze-gen -s 7 -a spiral --board 41x41 -e inside:min=798 -x inside | maze-solve -q -k "length = 798"'

# How they are drawn does not depend on the other mazes, on the format or on the program.
maze-gen -s 8 -n 30 -w 6 -h 6 -1 -e inside -x deadend:min=12 >all
maze-gen -s 8 -n 10 -i 10 -w 6 -h 6 -1 -e inside -x deadend:min=12 >part
sed -n 11,20p all >want
same 'a part of the mazes has the doors of the whole' want part
for k in 1 2; do maze-gen -s 8 -n 30 --shard $k/2 -w 6 -h 6 -1 -e inside -x deadend:min=12; done >shards
same 'so do shards' all shards
maze-gen -s 8 -n 30 -w 6 -h 6 -1 -f block -e inside -x deadend:min=12 | maze-render -f walls -1 >blocks
same 'so does their lattice' all blocks
is 'one cell: both doors are there' 'start=0,0 goal=0,0' "$(maze-gen -w 1 -h 1 -e inside -x inside | sed -n 's/.*\(start=.*\)/\1/p')"
is 'two cells: both are dead ends' 2 "$(maze-gen -w 2 -h 1 -n 50 -e deadend -x deadend | sed -n 's,.*start,,p' | sort -u | wc -l | tr -d ' ')"

errors maze-gen <<'X'
-e and -x: the maze has no dead end (seed=7 index=2)|-s 7 -i 2 -b 1 -e deadend
-e and -x: the maze has no dead end (seed=7 index=0)|-s 7 -b 1 -x deadend
-e and -x: found no entrance and exit at least 400 moves apart; use a smaller min, or omit it and choose mazes: maze-solve -k 'length >= 400' (seed=7 index=0)|-s 7 -a spiral -e inside -x inside:min=400
-e and -x: found no entrance and exit at least 800 moves apart; use a smaller min, or omit it and choose mazes: maze-solve -k 'length >= 800' (seed=7 index=0)|-s 7 -a spiral --board 41x41 -e inside:min=799 -x inside
-e and -x: found no entrance and exit at least 25 moves apart; use a smaller min, or omit it and choose mazes: maze-solve -k 'length >= 25' (seed=7 index=0)|-s 7 -w 5 -h 5 -e random -x deadend:min=25
inside:min must be an integer, not 'x'|-e inside:min=x
deadend has no key 'max'; it must be min|-x deadend:max=3
random has no keys|-x random:3
-e and -x: min requires both an entrance and an exit, not none|-x inside:min=5 -e none
-e and -x: min requires both an entrance and an exit, not none|-e deadend:min=5 -x none
-e: an endless maze allows only x,y, none, north, north:N, east:N or west:N|-a eller -h inf -e inside
--unicursal cannot be combined with -e opposite, far, inside or deadend|--unicursal -e deadend
--unicursal puts the exit beside the entrance; -x can only be none|--unicursal -x inside
X

# Mazes with loops: the only pair that is far enough is found, and every such entrance is drawn.
is 'a dead end in a maze with loops' 'start=0,10 goal=11,0' \
    "$(maze-gen -s 212414 -w 12 -h 12 -a kruskal -b 0.5 -e deadend:min=27 -x inside | sed -n 's/.*\(start=.*\)/\1/p')"
is 'all 40 entrances of an open field' 40 \
    "$(maze-gen -s 3 -n 900 -w 9 -h 9 -a division:rooms=9 -e inside:min=13 -x inside --headers | sed 's/.*start=\([^ ]*\).*/\1/' | sort -u | wc -l | tr -d ' ')"
is 'and none that is too near' "-e and -x: found no entrance and exit at least 17 moves apart; use a smaller min, or omit it and choose mazes: maze-solve -k 'length >= 17' (seed=3 index=0)" \
    "$(maze-gen -s 3 -w 9 -h 9 -a division:rooms=9 -e inside:min=17 -x inside 2>&1 | sed 's/^maze-gen: //')"
is 'an open field without a dead end' 2 "$(maze-gen -w 70 -h 70 -a division:rooms=70 -e inside -x deadend:min=100 >/dev/null 2>&1; echo $?)"
plan
