# --queries: many pairs of start and goal in one maze.
. "$TOP/tests/lib.sh"

# Many goals from each of a few places of a board with loops, against a plain search in
# awk. With LONG, 10000 queries on 512x512 cells.
n=32 places=3 many=200
[ "$LONG" ] && n=512 places=4 many=2500
maze-gen -w $n -h $n -s 9 -b 0.7 >board
awk -v n=$n -v places=$places -v many=$many 'BEGIN { srand(1)
    for (k = 0; k < places; k++) {
        from = int(rand() * n) " " int(rand() * n)
        for (j = 0; j < many; j++) print from, int(rand() * n), int(rand() * n) } }' >queries
maze-solve --queries queries -f stats --no-header board | cut -f 17 >lengths
awk -v n=$n '
    function reach(x, y, d) { if (!((x, y) in far)) { far[x, y] = d; queue[tail++] = x " " y } }
    NR == FNR && !/^#/ && !/^$/ { row[rows++] = $0 }
    NR == FNR { next }
    $1 " " $2 != from {
        from = $1 " " $2; split("", far); head = tail = 0; reach($1 + 0, $2 + 0, 0)
        while (head < tail) {
            split(queue[head++], at, " "); x = at[1]; y = at[2]; d = far[x, y] + 1
            here = substr(row[y], x + 1, 1)
            if (y > 0 && here !~ /[23]/) reach(x, y - 1, d)
            if (x > 0 && here !~ /[13]/) reach(x - 1, y, d)
            if (x < n - 1 && substr(row[y], x + 2, 1) !~ /[13]/) reach(x + 1, y, d)
            if (y < n - 1 && substr(row[y + 1], x + 1, 1) !~ /[23]/) reach(x, y + 1, d)
        }
    }
    { print far[$3 + 0, $4 + 0] }' board queries >want_lengths
is 'one result per query' "$((many * places))" "$(wc -l <lengths | tr -d ' ')"
same 'the lengths that a plain search finds' want_lengths lengths

# Many queries in a perfect maze, of walls or blocks, need one search for all: they are answered as
# one by one; a solid goal has no path, but an obstacle as start has.
maze-gen -w 15 -h 12 -s 3 >tree
maze-render -f block tree | sed '1s, algorithm=[^ ]*,,' >lattice
awk 'BEGIN { srand(2); for (k = 0; k < 40; k++)
    print int(rand() * 15), int(rand() * 12), int(rand() * 15), int(rand() * 12) }' >queries
awk '{ print 2 * $1 + k % 2, 2 * $2 + 1, 2 * $3 + 1, 2 * $4 + k % 3; k++ }' queries >blocks
for maze in 'tree queries' 'lattice blocks'; do
    for format in moves cells; do
        maze-solve -q --queries ${maze#* } -f $format ${maze% *} >got
        while read -r x y X Y; do
            maze-solve -q -s $x,$y -g $X,$Y -f $format ${maze% *}
        done <${maze#* } >want 2>&1
        same "40 queries in a perfect maze, one by one: ${maze% *}, $format" want got
    done
done
maze-solve --queries queries -f moves tree >want
for solver in mouse tremaux; do
    maze-solve -q --queries queries -a $solver -f moves tree >got
    same "the same paths by $solver" want got
done
maze-solve --queries queries tree | maze-solve -f moves >got
same 'the same paths in mazes' want got
maze-gen -w 15 -h 12 -s 3 --open 1 >loop
maze-solve --queries queries -f stats --no-header loop | cut -f 17 >lengths
maze-solve --queries queries -f moves loop | awk '{ print length($0) }' >got
same 'a single loop: the lengths of the searches' lengths got

# Two rows of three cells, of which the first alone has passages.
printf '# maze walls 3 2\n2021\n2221\n2220\n' >maze
# answers NAME STATUS QUERIES: passes if maze-solve answers the queries, for printf, with STATUS and exactly
# what is in the standard input.
answers() {
    printf "$3" >ask
    expect "$1" "$2" 'maze-solve -q --queries ask -f moves maze'
}
answers 'blanks, comments, empty lines, carriage returns, and a last line without a newline' 0 \
    "# a comment\n\n0 0\t 2 0\r\n$(printf %9999s "")2 0 1 0" <<'X'
EE
W
X
answers 'a query without a path: status 1' 1 '0 0 1 0\n0 0 1 1\n0 0 2 0\n' <<'X'
E
-
EE
X
answers 'a query outside the maze: the others are answered' 2 '0 0 0 0\n3 0 1 1\n0 0 1 1\n1 0 0 0\n' <<'X'

maze-solve: ask:2:1: start 3,0 is outside the 3x2 maze
-
W
X
answers 'a comment of 518 bytes is not a query' 0 "#$(printf %510s "")0 0 2 0\n" </dev/null
while IFS='|' read -r place text; do
    answers "not a query: $text" 2 "$text\n" <<X
maze-solve: ask:$place: expected four integers: sx sy gx gy
X
done <<'X'
1:6|0 0 1
1:9|0 0 1 1 1
1:2|0,0 1,1
1:8|0 0 1 1\0junk
1:9|0 0 1 1 \0
1:6|0 0 1\r1
X
echo 0 0 2 0 >ask
errors maze-solve <<'X'
nosuch: No such file or directory|--queries nosuch maze
--queries - reads standard input, so the mazes must be in named files|--queries -
--queries - reads standard input, so the mazes must be in named files|--queries - maze -
|--queries ask --check maze
|--queries ask -s 0,0 maze
|--queries ask -g 1,1 maze
X
expect 'queries or mazes from standard input' 0 \
    'maze-solve --queries - -f moves maze <ask; maze-solve --queries ask -f moves <maze' <<'X'
EE
EE
X
is '-l ends a list of queries' E "$(printf '0 0 1 0\n0 0 2 0\n' | maze-solve -l 1 -f moves --queries - maze 2>&1)"

# A list of problems of the MovingAI benchmarks.
printf 'type octile\nheight 2\nwidth 3\nmap\n...\n@T.\n' >maze
answers 'MovingAI problems' 0 \
    'version 1\n0\tmaps/three.map\t3\t2\t0\t0\t2\t1\t2.41421356\n1\tthree.map\t3\t2\t2\t1\t1\t0\t1\n' <<'X'
EES
NW
X
for size in '2 9' '9 2' '0 2' '3 0'; do
    answers "a problem for a map of $size" 2 "version 1.0\n0 map $size 0 0 2 1 3\n0 map 3 2 0 0 1 0 1\n" <<X
maze-solve: ask:2:1: the query is for a map of ${size% *}x${size#* }, not of 3x2
E
X
done
answers 'a malformed problem' 2 'version 1\n0 three.map 3 2 0 0 2 x 3\n' <<'X'
maze-solve: ask:2:23: expected bucket map width height sx sy gx gy length
X
answers 'a problem without its length' 2 'version 1\n0 three.map 3 2 0 0 2 1\n' <<'X'
maze-solve: ask:2:24: expected bucket map width height sx sy gx gy length
X
plan
