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
maze-gen -s 5 -w 48 -h 48 -b 1 --open 100 >board
printf '# a comment\n\n0 0 1 1\n' >one
is 'a comment and an empty line are no queries' 1 \
    "$(maze-solve --queries one -f moves board | wc -l | tr -d ' ')"
printf '0 0 1 1\n48 0 1 1\n2 2 3 3\n' >outside
expect 'a query outside the maze is an error' 2 'maze-solve --queries outside -f none board' <<'X'
maze-solve: outside:2:1: start 48,0 is outside the 48x48 maze
X
is 'the other queries are answered' 2 \
    "$(maze-solve --queries outside -f moves board 2>/dev/null | wc -l | tr -d ' ')"
for wrong in '0 0 1' '0 0 1 x' '0 0 1 1 1' '-1 0 0 0' '0,0 1,1' '99999999999999999999 0 0 0'; do
    status "not a query: $wrong" 2 "echo '$wrong' | maze-solve --queries - board"
done
status 'a missing file of queries is an error' 2 'maze-solve --queries nosuch board'

maze-gen -w 5 -h 5 -s 3 >five
echo 0 0 1 1 >ask
for wrong in '--check' '-s 0,0' '-g 1,1'; do
    status "--queries together with $wrong is an error" 2 "maze-solve --queries ask $wrong five"
done
is '--queries - reads standard input' \
    "$(maze-solve --queries ask -f moves five)" "$(maze-solve --queries - -f moves five <ask)"

# A list of problems of the MovingAI benchmarks.
printf 'type octile\nheight 2\nwidth 3\nmap\n...\n@T.\n' >three.map
printf 'version 1\n0\tmaps/three.map\t3\t2\t0\t0\t2\t1\t2.41421356\n1\tthree.map\t3\t2\t2\t1\t1\t0\t1\n' >scen
expect 'MovingAI problems' 0 'maze-solve --queries scen -f moves three.map' <<'X'
EES
NW
X
printf 'version 1.0\n0 three.map 6 4 0 0 2 1 3\n0 three.map 3 2 0 0 1 0 1\n' >scen
expect 'a problem for a map of another size' 2 'maze-solve --queries scen -f moves three.map' <<'X'
maze-solve: scen:2:1: the query is for a map of 6x4, not of 3x2
E
X
printf 'version 1\n0 three.map 3 2 0 0 2 x 3\n' >scen
expect 'a malformed problem' 2 'maze-solve --queries scen -f moves three.map' <<'X'
maze-solve: scen:2:23: expected bucket map width height sx sy gx gy length
X
printf 'version 1\n0 three.map 3 2 0 0 2 1\n' >scen
expect 'a problem without its length' 2 'maze-solve --queries scen -f moves three.map' <<'X'
maze-solve: scen:2:24: expected bucket map width height sx sy gx gy length
X
plan
