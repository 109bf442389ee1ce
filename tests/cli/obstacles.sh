# Boards of random obstacles, ranges of sizes, the root as a door, and components that are joined. tests/chance/boards.c
# and walls.c test their probabilities.
. "$TOP/tests/lib.sh"

expect 'a board of obstacles, without a border' 0 'maze-gen -s 1 -a obstacles --board 9x4' <<'X'
# maze block 9 4 v=1 seed=1 index=0 algorithm=obstacles entrance=inside exit=inside start=0,1 goal=1,2
100000110
001001011
000001010
100001000

X
for number in 1 20 35; do
    is "count=$number" "$number $((28 + number))" "$(for border in 0 1; do
        maze-gen -s $number -n 9 -a obstacles:count=$number,border=$border --board $((7 + 2 * border))x$((5 + 2 * border)) -e none -x none |
            awk '/^[01]/ { n += gsub(/1/, "") } END { print n / 9 }'
    done | paste -s -d ' ' -)"
done
expect 'blocks that -e and -x name are free' 0 'maze-gen -s 1 -a obstacles:p=1 --board 4x3 -e 0,0 -x 3,2' <<'X'
# maze block 4 3 v=1 seed=1 index=0 algorithm=obstacles:p=1 entrance=0,0 exit=3,2 start=0,0 goal=3,2
0111
1111
1110

X
maze-gen -s 1 -n 300 -a obstacles:p=0.2 --board 8x8 -x inside:min=6 >far
is 'goals are at least min moves away' 300 "$(maze-solve -k 'length >= 6' -f moves far | grep -c .)"
maze-gen -s 1 -n 50 -a obstacles --board 8x8 -e far -x far | maze-solve -q -f stats:add=farthest --no-header | cut -f 17,22 >ends
is 'the ends of a longest path' 0 "$(awk '$1 < $2' ends | grep -c .)"
maze-gen -s 1 -n 50 -a obstacles --board 8x8 -e inside -x far >farthest
maze-solve -f stats --no-header farthest | cut -f 17 >want
maze-render -f distance farthest | awk '/^#/ { next } NF { for (k = 1; k <= NF; k++) if ($k + 0 > most) most = $k + 0; next } { print most; most = 0 } END { if (most) print most }' >got
same 'the block farthest from a random one' want got
printf '1100111\n1000011\n0001000\n1000011\n' >mask
is 'a mask: no free block outside' 0 "$(maze-gen -s 1 -n 20 -a obstacles:p=0.1 -m mask -1 | cut -d / -f 2- | tr -d / |
    while read -r blocks; do echo "$blocks$(tr -d '\n' <mask)"; done | awk '{ for (k = 1; k < 29; k++) if (!substr($1, k, 1) && substr($1, k + 28, 1)) n++ } END { print n + 0 }')"
errors <<'X'
maze-gen: obstacles: count=10 exceeds the 9 blocks of the board|maze-gen -s 1 -a obstacles:count=10 --board 3x3
maze-gen: obstacles: count=10 exceeds the 9 blocks of the board|maze-gen -s 1 -a obstacles:count=10,border=1 --board 5x5
maze-gen: -e and -x: the maze has no free block (seed=1 index=0)|maze-gen -s 1 -a obstacles:p=1 --board 3x3
maze-gen: -e and -x: the maze has no free block (seed=1 index=0)|maze-gen -s 1 -a obstacles:p=1 --board 3x3 -e far -x far
maze-gen: -e and -x: found no entrance and exit at least 60 moves apart; use a smaller min, or omit it and choose mazes: maze-solve -k 'length >= 60' (seed=1 index=0)|maze-gen -s 1 -a obstacles --board 9x9 -e inside:min=60
maze-gen: -e and -x: the maze has no dead end (seed=1 index=0)|maze-gen -s 1 -a obstacles:p=0 --board 3x3 -e deadend
maze-gen: --pairs requires a random entrance or exit, such as -e inside|maze-gen -a obstacles --pairs 2 -e 0,0 -x none
maze-gen: -e and -x: obstacles has no border to open; use inside, deadend, far, none or x,y|maze-gen -a obstacles -e north
maze-gen: -e and -x: obstacles has no border to open; use inside, deadend, far, none or x,y|maze-gen -a obstacles -x random
maze-gen: -e: 9,9 is outside the maze of 9x9|maze-gen -a obstacles --board 9x9 -e 9,9
maze-gen: obstacles cannot be combined with -b, --open or --percolate|maze-gen -a obstacles -b 1
maze-gen: root requires a maze that grows from one cell, unlike obstacles|maze-gen -a obstacles -e root
X

# Sizes: a maze is that of its size.
is 'the sizes' '3 2 4 2 5 2 3 3 4 3 5 3 ' "$(maze-gen -s 5 -n 99 -w 3-5 -h 2-3 --headers | cut -d ' ' -f 4,5 | sort -u -k 2 -k 1 | tr '\n' ' ')"
for options in '-w 3-9 -h 2-6 -b 0.3' '-w 4 -h 2-6 -a prim -e inside -x inside --pairs 2' '--board 5x5-13x9 -a wilson' \
    '--board 5x5-12x9 -a obstacles' '--shape hex -w 2-5 -h 3' '-w 3-5 -h 4 -f block --unicursal'; do
    # shellcheck disable=SC2086 # words
    maze-gen -s 8 -n 12 $options >all
    maze-gen --again all >again
    same "$options: --again" all again
    # shellcheck disable=SC2086
    for k in 1 2 3 4 5; do maze-gen -s 8 -n 12 $options --shard $k/5; done >shards
    same "$options: shards" all shards
    # shellcheck disable=SC2086
    { maze-gen -s 8 -n 5 $options && maze-gen -s 8 -i 5 -n inf $options | awk '/index=12 / { exit } 1'; } >rest
    same "$options: the rest of a run, without end" all rest
    is "$options: more than one size" yes "$(sed -n 's/^# maze [a-z]* \([0-9]* [0-9]*\) .*/\1/p' all | sort -u | awk 'END { print (NR > 1 ? "yes" : NR) }')"
done
is 'the last index is the last one' '18446744073709551614 18446744073709551615' \
    "$(maze-gen -s 1 -w 2-3 -h 2 -i 18446744073709551614 -n inf --headers | sed 's/.*index=\([0-9]*\) .*/\1/' | paste -s -d ' ' -)"
is 'a count whose records have no number' 2 "$(maze-gen -s 1 -w 2-3 -h 2 -n 18446744073709551615 --pairs 2 -e inside --headers | awk 'NR == 2 { exit } END { print NR }')"
digits=$(printf '%040d' 0)
is 'a size of many digits' '21 9' "$(maze-gen -s 1 --board ${digits}21x9 --headers | cut -d ' ' -f 4,5)"
status 'but not in a range' 2 "maze-gen --board ${digits}5x5-9x9"
maze-gen -s 8 -i 3 -n 1 -w 3-9 -h 2-6 >drawn
read -r _ _ _ w h _ <drawn
maze-gen -s 8 -i 3 -w "$w" -h "$h" >plain
same 'the maze is that of its size without a range' plain drawn
errors <<'X'
maze-gen: -w: 5-3: the smaller size comes first|maze-gen -w 5-3
maze-gen: -w must be two integers, at least 1, like 5-9, not '5-'|maze-gen -w 5-
maze-gen: -w must be an integer, at least 1, not '-5'|maze-gen -w -5
maze-gen: --board must be WxH or WxH-WxH from 3x3, like 9x9-21x21, not '-5x5'|maze-gen --board -5x5
maze-gen: -h must be two integers, at least 1, like 5-9, not '0-3'|maze-gen -h 0-3
maze-gen: --board: 5x7-9x5: the smaller sizes come first|maze-gen --board 5x7-9x5
maze-gen: --board: 9x5-7x7: the smaller sizes come first|maze-gen --board 9x5-7x7
maze-gen: --board must be WxH or WxH-WxH from 3x3, like 9x9-21x21, not '5x5-'|maze-gen --board 5x5-
maze-gen: --board: backtracker requires odd sizes; use carve for any size|maze-gen --board 5x5-8x7
maze-gen: a range of sizes cannot be combined with -h inf, -m, --given or every|maze-gen -w 3-5 -h inf -a eller
maze-gen: a range of sizes cannot be combined with -h inf, -m, --given or every|maze-gen -w 3-5 -m mask
maze-gen: a range of sizes cannot be combined with -h inf, -m, --given or every|maze-gen -w 3-5 --given drawn
maze-gen: a range of sizes cannot be combined with -h inf, -m, --given or every|maze-gen -w 2-3 -a every
maze-gen: -i and -n exceed the last index, 2^64-1|maze-gen -s 1 -w 2-3 -i 18446744073709551615 -n 2
maze-gen: 6x4 cells exceed --max-cells 20 (seed=1 index=0)|maze-gen -s 1 -w 6-7 -h 4 --max-cells 20
X

# The root.
for a in backtracker 'prim -b 0.2' 'wilson:dual=0 --pairs 2 -x inside' 'growing-tree -x deadend:min=3'; do
    # shellcheck disable=SC2086 # words
    maze-gen -s 3 -n 9 -w 6 -h 5 --root -e root -a $a >rooted
    is "-e root: $a" 0 "$(sed -n 's/.* start=\([0-9,]*\).* root=\([0-9,]*\).*/\1 \2/p' rooted | awk '$1 != $2' | grep -c .)"
    maze-gen --again rooted >again
    same "-e root: $a: again" rooted again
done
errors <<'X'
maze-gen: root requires a maze that grows from one cell, unlike eller|maze-gen -a eller -e root
maze-gen: the maze of wilson grows from the border and has no root (wilson:dual=0 has)|maze-gen -a wilson -x root
maze-gen: --pairs, inside, deadend and root require an algorithm whose passages do not depend on the entrance and exit, unlike main-path|maze-gen -a main-path -e root
maze-gen: --unicursal cannot be combined with root, because the doubled maze is not a tree|maze-gen --unicursal -e root
maze-gen: -x: opposite requires an entrance on a side|maze-gen -e root -x opposite
X

# The last inner block of this mask is 4,2; block 0,3 is at the border.
printf '%s\n' 1111111 1000011 1000011 0111111 1111111 >mask_border
is 'the default exit is at an inner block' goal=4,2 "$(maze-gen -a cave -m mask_border | sed -n '1s/.* //p')"

# Joined components.
for a in percolation:joined=1,p=0.2 'percolation:joined=1 -m mask' cave:joined=1,p=0.48; do
    # shellcheck disable=SC2086 # words
    maze-gen -s 4 -n 30 -w 9 -h 7 -a $a 2>none | maze-solve -f stats --no-header | cut -f 12 | sort -u >parts
    [ -s parts ] || maze-gen -s 4 -n 30 -a $a | maze-solve -f stats --no-header | cut -f 12 | sort -u >parts
    is "$a: one component" 1 "$(cat parts)"
done
# Two caves: the tunnel has the blocks between them, all others stay.
maze-gen -s 1 -n 400 -a cave:p=0.46 --board 24x14 | maze-solve -q -k 'components = 2' >apart
maze-gen --again apart | maze-render -f block:marks=0 >plain
sed 's/algorithm=cave:p=0.46/&,joined=1/' plain | maze-gen --again >together
is 'there are caves of two parts' yes "$([ "$(grep -c '^#' plain)" -gt 20 ] && echo yes)"
paste plain together | awk '
    /^#/ { for (k in cave) delete cave[k]; y = 0; next }
    NF == 2 { for (x = 1; x <= length($1); x++) { a[x, y] = substr($1, x, 1); b[x, y] = substr($2, x, 1) } w = length($1); y++; next }
    y { # the blocks of the first part, then distances from them through the inside
        for (k in d) delete d[k]
        dug = wrong = 0
        for (k in part) delete part[k]
        n = 0
        for (j = 0; j < y; j++) for (i = 1; i <= w; i++) {
            if (a[i, j] != b[i, j]) { dug++; wrong += a[i, j] == 0 }
            if (a[i, j] == 0 && !((i, j) in part)) { n++; size[n] = flood(i, j, n) }
        }
        big = size[1] >= size[2] ? 1 : 2
        print (dug == between(3 - big) - 1 && !wrong && n == 2 ? "right" : "dug " dug " of " between(3 - big) - 1)
        y = 0
    }
    function flood(i, j, n,   count, k, t) {
        t = 1; qx[1] = i; qy[1] = j; part[i, j] = n
        for (k = 1; k <= t; k++) for (m = 0; m < 4; m++) {
            i = qx[k] + (m == 0) - (m == 1); j = qy[k] + (m == 2) - (m == 3)
            if ((i, j) in a && i >= 1 && i <= w && j >= 0 && j < y && a[i, j] == 0 && !((i, j) in part)) { part[i, j] = n; qx[++t] = i; qy[t] = j }
        }
        return t
    }
    function between(other,   best, p, q, s, t, dist) { # inside the border, so as the crow flies along rows and columns
        best = 9999
        for (p in part) if (part[p] != other) { split(p, s, SUBSEP)
            for (q in part) if (part[q] == other) { split(q, t, SUBSEP)
                dist = abs(s[1] - t[1]) + abs(s[2] - t[2])
                best = dist < best ? dist : best } }
        return best
    }
    function abs(x) { return x < 0 ? -x : x }' | sort | uniq -c | awk '{ print $2, $3, $4, $5 }' >result
is 'a shortest tunnel to the largest cave' 'right' "$(sed 's/ *$//' result)"
is '--pairs with the default places' 2 "$(maze-gen -s 1 -a obstacles --board 6x6 --pairs 2 --headers | sed 's/.* start/start/' | sort -u | grep -c start)"
printf '1111111111\n1000110001\n1000110001\n1111111111\n' >halves
printf '0110\n0110\n' >pieces
errors maze-gen <<'X'
-h inf cannot be combined with -b, --open, --percolate, -m, --unicursal, --trace or joined=1|-a percolation:joined=1 -h inf
-m: the mask has 2 connected components, but this algorithm supports only one; use kruskal|-a cave:joined=1 -m halves
-m: the mask has 2 connected components, but this algorithm supports only one; use kruskal|-a percolation:joined=1 -m pieces
X
plan
