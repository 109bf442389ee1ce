# maze-solve: what it finds, where it starts and goes, what it writes.
. "$TOP/tests/lib.sh"

# The board of the source, blanks and all: from 0,1 to 6,5 in 10 moves.
cat >source <<'X'
1 1 1 1 1 1 1
0 0 0 0 0 0 1
1 1 1 1 1 0 1
1 0 0 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 0 0 0
1 1 1 1 1 1 1
X
cp source source.txt
expect 0 'maze-solve source.txt' <<'X'
# maze block 7 7 start=0,1 goal=6,5 solver=bfs solution=path length=10
1111111
4444441
1111141
1000141
1011141
1000044
1111111

X
expect 0 'maze-solve source.txt | maze-render' <<'X'
#######
S*****#
#####*#
#   #*#
# ###*#
#    *G
#######
X
expect 0 'maze-solve -f moves source.txt' <<'X'
EEEEESSSSE
X
expect 0 'maze-solve -f cells source.txt' <<'X'
0,1
1,1
2,1
3,1
4,1
5,1
5,2
5,3
5,4
5,5
6,5

X
expect 0 'maze-solve -f none source.txt' </dev/null

# A start on an obstacle is left and never entered again.
expect 0 'maze-solve -s 4,4 -g 3,3 -f moves source.txt' <<'X'
SWWWNNEE
X
expect 0 'maze-solve -s 0,0 -g 6,5 -f moves source.txt' <<'X'
SEEEEESSSSE
X
expect 0 'maze-solve -s 6,0 -g 6,5 source.txt 2>&1 | head -n 1' <<'X'
maze-solve: source.txt:1:1: no path from 6,0 to 6,5
X
expect 1 'maze-solve -s 6,0 -g 6,5 -q source.txt' <<'X'
# maze block 7 7 start=6,0 goal=6,5 solver=bfs solution=none
1111111
0000001
1111101
1000101
1011101
1000000
1111111

X
expect 2 'maze-solve -g 0,0 source.txt' <<'X'
maze-solve: source.txt:1:1: goal 0,0 is an obstacle
X
expect 2 'maze-solve -s 7,0 source.txt' <<'X'
maze-solve: source.txt:1:1: start 7,0 is outside the 7x7 maze
X
expect 0 'maze-solve -s 1,1 -g 1,1 source.txt | grep -c "solution=path length=0"' <<'X'
1
X

# A 9x9 board, start on an obstacle, and one that cuts the goal off.
cat >nine <<'X'
000000000
011111110
010000010
010111010
010101010
010100010
010111110
010000000
011111111
X
expect 0 'maze-solve -s 4,3 -g 0,0 -f moves nine' <<'X'
NWWSSSSSEEEEEENNNNNNNWWWWWWWW
X
sed 's/^000000000$/010000000/' nine >cut
expect 1 'maze-solve -s 4,3 -g 0,0 -f moves cut' <<'X'
maze-solve: cut:1:1: no path from 4,3 to 0,0
-
X
expect 1 'maze-solve -q -s 4,3 -g 0,0 -f cells cut' <<'X'

X

# Where nobody names them: openings, then free cells, each by itself.
ends() {
    printf "$1" >board
    shift
    maze-solve -q "$@" board 2>&1 | tr ' ' '\n' | sed -n 's/^start=//p; s/^goal=//p' | paste -sd ' ' -
}
is "two openings" "0,1 6,5" "$(ends "$(cat source)")"
is "a header's are before openings" "1,5 3,3" \
    "$(ends "# maze block 7 7 start=1,5 goal=3,3\n$(cat source)")"
is "a header's start alone" "1,5 6,5" "$(ends "# maze block 7 7 start=1,5\n$(cat source)")"
is "a header's goal alone (start is written after it)" "3,3 0,1" "$(ends "# maze block 7 7 goal=3,3\n$(cat source)")"
is "an option is before the header" "1,3 3,3" \
    "$(ends "# maze block 7 7 start=1,5 goal=3,3\n$(cat source)" -s 1,3)"
is "one opening: the goal is the last free cell" "2,0 3,3" "$(ends '11011\n10001\n10101\n10001\n11111\n')"
is "no opening: first and last free cell" "1,1 3,3" "$(ends '11111\n10001\n10101\n10001\n11111\n')"
is "gaps of one cell are one opening" "0,0 1,1" "$(ends '021\n301\n220\n')"
is "walls: gaps in any side" "1,0 0,1" "$(ends '301\n021\n220\n')"
is "a solid first cell is no start" "1,0 1,1" "$(ends '331\n301\n220\n')"
is "one cell, all its walls" "0,0 0,0" "$(ends '31\n20\n')"
is "one free block" "0,0 0,0" "$(ends '0\n')"
expect 1 "printf '11\n11\n' | maze-solve" <<'X'
maze-solve: stdin:1:1: no path: no free cell
# maze block 2 2 solver=bfs solution=none
11
11

X
expect 2 "printf '331\n331\n220\n' | maze-solve -s 0,0 -g 1,1" <<'X'
maze-solve: stdin:1:1: goal 1,1 is an obstacle
X
expect 1 "printf '331\n301\n220\n' | maze-solve -s 0,0 -g 1,1 -f moves" <<'X'
maze-solve: stdin:1:1: no path from 0,0 to 1,1
-
X

# Old marks and fields go, the rest stays as it was and in order.
expect 0 "printf '# maze walls 2 2 a=1 length=9 goal=1,1 b=2 solution=none x=é\n# said\nfe1\nde1\n220\n' |
    maze-solve" <<'X'
# maze walls 2 2 a=1 length=2 goal=1,1 b=2 solution=path x=é start=0,0 solver=bfs
# said
721
561
220

X
expect 1 "printf '# maze walls 2 2 start=0,0 length=9 solution=path solver=x\\n771\\n301\\n220\\n' |
    maze-solve -q" <<'X'
# maze walls 2 2 start=0,0 solution=none solver=bfs goal=1,1
331
301
220

X
maze-gen -n 20 -s 3 | maze-solve >once
maze-solve <once >twice
same "solving what is solved changes nothing" once twice
maze-gen -n 20 -s 3 -1 | maze-solve -1 | tr / '\n' >twice
same "line form in and out" once twice

# Files one after another; what is wrong with one does not stop the others.
expect 2 'maze-solve -f moves source nosuch - source.txt' <<'X'
EEEEESSSSE
maze-solve: nosuch: No such file or directory
EEEEESSSSE
X
expect 2 'maze-solve -f moves / source' <<'X'
maze-solve: /: cannot read: Is a directory
EEEEESSSSE
X
status 2 'maze-solve -f moves nosuch'

# A maze that cannot be asked for that way is left out, the rest is done.
expect 2 "printf '000\\n\\n010\\n\\n00\\n\\n000\\n' | maze-solve -s 0,0 -g 2,0 -f moves" <<'X'
EE
maze-solve: stdin:3:1: no path from 0,0 to 2,0
-
maze-solve: stdin:5:1: goal 2,0 is outside the 2x1 maze
EE
X
expect 2 "printf '# maze block 3 1 goal=1\\n000\\n\\n000\\n' | maze-solve -f moves" <<'X'
maze-solve: stdin:1:23: goal=1 is no place x,y
EE
X

# What is refused.
for wrong in '-a nosuch' '-a bfs:x=1' '-f nosuch' '-s 1' '-s' '-g 1,2,3' '--input pdf' '-h'; do
    status 2 "maze-solve $wrong source"
done
# Sets, and what was looked at.
expect 0 "printf '3221\\n1001\\n2220\\n' | maze-solve --input walls -s 0,0 -g 2,1 -a all-shortest" <<'X'
# maze walls 3 2 start=0,0 goal=2,1 solver=all-shortest solution=set length=3
7661
5441
2220

X
expect 0 "printf '3221\\n1001\\n2220\\n' | maze-solve --input walls -s 0,0 -g 2,1 -a all-shortest -f moves" <<'X'
?
X
expect 0 "printf '3221\\n1001\\n2220\\n' | maze-solve --input walls -s 0,0 -g 2,1 -a bottleneck -f cells" <<'X'
0,0
2,1

X
is "--visited: bfs of a row looks at all of it" 9 "$(maze-gen -w 9 -h 1 | maze-solve --visited --no-header |
    head -n 1 | tr -cd 'c-f' | wc -c | tr -d ' ')"
maze-solve --list | cut -f1 | while read -r name; do
    maze-gen -s 3 -n 50 -w 9 -h 9 -b 0.5 | maze-solve -a $name >plain
    maze-gen -s 3 -n 50 -w 9 -h 9 -b 0.5 | maze-solve -a $name --visited >visited
    tr '89a-f' '0-7' <visited >got
    grep -v '^#' plain >want_rows
    grep -v '^#' got >got_rows
    cmp -s want_rows got_rows || echo "$name: other marks"
    grep -v '^#' visited | grep -q '[89a-f]' || echo "$name: nothing was looked at"
done >wrong
is "--visited changes nothing else" "" "$(cat wrong)"

# every: all simple ways; their numbers from corner to corner of a room are known
# (OEIS A007764).
for n in '1 1' '2 2' '3 12' '4 184' '5 8512'; do
    maze-gen -a percolation:p=1 -w ${n% *} -h ${n% *} | maze-solve -a every -f moves >ways
    is "every: ${n#* } ways through ${n% *}x${n% *}" "${n#* } ${n#* }" \
        "$(wc -l <ways | tr -d ' ') $(sort -u ways | wc -l | tr -d ' ')"
done
is "-l ends it" 5 "$(maze-gen -a percolation:p=1 -w 30 -h 30 | maze-solve -a every -l 5 -1 | wc -l | tr -d ' ')"
expect 0 "maze-gen -s 1 -a percolation:p=1 -w 2 -h 2 | maze-solve -a every" <<'X'
# maze walls 2 2 v=1 seed=1 index=0 algorithm=percolation:p=1 start=0,0 goal=1,1 solver=every solution=path length=2 moves=ES
561
141
200

# maze walls 2 2 v=1 seed=1 index=0 algorithm=percolation:p=1 start=0,0 goal=1,1 solver=every solution=path length=2 moves=SE
521
541
200

X
is "every -k: those of one length" "$(awk 'length($0) == 8' ways | wc -l | tr -d ' ')" \
    "$(maze-gen -a percolation:p=1 -w 5 -h 5 | maze-solve -a every -k length=8 -1 | wc -l | tr -d ' ')"
status 1 'printf "101\n111\n101\n" | maze-solve -a every'

# Every solver on mazes of five sorts; one that promises a way finds it.
maze-solve --list | cut -f1 >solvers
for a in 'backtracker' 'kruskal -b 1' 'division:rooms=4' 'wilson --open 20' 'main-path'; do
    maze-gen -s 6 -n 200 -w 10 -h 10 -a $a >mazes
    while read -r name; do
        case $name in every) more='-l 200' ;; *) more= ;; esac
        maze-solve -q -a "$name" $more -f none mazes
        got=$?
        case $name in
        left | right | pledge | mouse) [ $got -lt 2 ] ;;
        *) [ $got -eq 0 ] ;;
        esac || echo "$name on $a: $got"
    done <solvers >wrong
    is "all solvers on 200 mazes of $a" "" "$(cat wrong)"
done

# --check.
maze-gen -s 1 -n 20 -w 9 -h 9 | maze-solve >good
status 0 'maze-solve --check good'
is "--check says nothing of what is right" "" "$(maze-solve --check good 2>&1)"
sed '3s/4/0/; 3s/5/1/; 3s/6/2/; 3s/7/3/' good >gap
awk 'NR == 5 { for (x = 1; x < 9; x++) { d = substr($0, x, 1)
    if (d < 4) { $0 = substr($0, 1, x - 1) (d + 4) substr($0, x + 1); break } } } { print }' good >more
is "a gap, a cell beside it, no marks" "1 1 1" "$(for f in gap more; do
    maze-solve --check $f 2>&1 | grep -c 'the marks are no path'; done | tr '\n' ' ')$(
    maze-gen -s 1 | maze-solve --check 2>&1 | grep -c 'no path is marked')"
status 1 'maze-solve --check gap'
maze-gen -s 1 -a percolation:p=1 -w 3 -h 3 >room
maze-solve -a every room >ways
is "of 12 ways two have 4 moves... the others are longer" "$(maze-solve -a every -f moves room | awk 'length($0) > 4' | wc -l | tr -d ' ')" \
    "$(maze-solve --check ways 2>&1 | grep -c 'not a shortest')"
is "each room has loops" 12 "$(maze-solve --check ways 2>&1 | grep -c 'not perfect: 1 components, 4 loops')"
printf '# maze walls 2 1 solution=none\n331\n220\n\n# maze walls 2 1 solution=none\n321\n220\n\n' >none
expect 1 'maze-solve --check none -s 0,0 -g 1,0 2>&1 | sed "s/.*none:/none:/"; exit 1' <<'X'
none:2:1: goal 1,0 is an obstacle
none:6:1: there is a path, and the header says that there is none
X

# --queries, many from each of some places of a board with loops, against a plain search in
# awk; with LONG 10000 on 512x512.
n=64 places=3 many=500
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
is "as many answers as queries" "$((many * places))" "$(wc -l <lengths | tr -d ' ')"
same "and lengths as a plain search finds" want_lengths lengths
maze-gen -s 5 -w 48 -h 48 -b 1 --open 100 >board
printf '# a comment\n\n0 0 1 1\n' >one
is "a comment and an empty line" 1 "$(maze-solve --queries one -f moves board | wc -l | tr -d ' ')"
printf '0 0 1 1\n48 0 1 1\n2 2 3 3\n' >outside
expect 2 'maze-solve --queries outside -f none board' <<'X'
maze-solve: outside:2:1: start 48,0 is outside the 48x48 maze
X
is "and the rest is answered" 2 "$(maze-solve --queries outside -f moves board 2>/dev/null | wc -l | tr -d ' ')"
for wrong in '0 0 1' '0 0 1 x' '0 0 1 1 1' '-1 0 0 0' '0,0 1,1' '99999999999999999999 0 0 0'; do
    echo "$wrong" >bad
    status 2 'maze-solve --queries bad board'
done
status 2 'maze-solve --queries nosuch board'

# Statistics, conditions and limits.
expect 0 "printf '# maze walls 3 2 seed=7 index=4\\n3221\\n1001\\n2220\\n' | maze-solve -f stats -s 0,0 -g 2,1" <<'X'
index	seed	algorithm	width	height	cells	walls	dead_ends	corridors	junctions	crossroads	components	loops	solvable	unique	perfect	length	turns	visited	steps	choices
4	7	-	3	2	6	0	0	4	2	0	1	2	1	0	0	3	1	6	-	1
X
maze-gen -s 1 -n 300 >mazes
is "-f stats: a line a maze, and one of names" 301 "$(maze-solve -f stats mazes | wc -l | tr -d ' ')"
is "but one with --no-header" 300 "$(maze-solve -f stats --no-header mazes | wc -l | tr -d ' ')"
is "and once for two files" 601 "$(maze-solve -f stats mazes mazes | wc -l | tr -d ' ')"
long=$(maze-solve -f moves mazes | awk 'length($0) >= 120' | wc -l | tr -d ' ')
for k in 'length>=120' 'length >= 120' ' length > 119 '; do
    [ "$k" = ' length > 119 ' ] && k='length > 119'
    is "-k '$k'" "$long" "$(maze-solve -k "$k" mazes | grep -c '^#')"
done
is "two conditions" "$(maze-solve -f stats --no-header mazes | awk -F '\t' '$17 < 100 && $15 == 1 && $9 != 320' | wc -l | tr -d ' ')" \
    "$(maze-solve -k 'length<100' -k unique=1 -k 'corridors!=320' mazes | grep -c '^#')"
maze-solve mazes >solved
maze-solve -k 'length>=0' mazes >kept
same "what is kept is what is solved" solved kept
maze-solve -k 'length>=0' --visited mazes >kept
maze-solve --visited mazes >solved
same "with --visited too" solved kept
status 1 'maze-solve -k "length>100000" mazes'
status 0 'maze-gen -n inf | maze-solve -k "length>=100" -l 3 -f none'
is "-l 3" 3 "$(maze-gen -n inf | maze-solve -k 'length>=100' -l 3 -1 | wc -l | tr -d ' ')"
is "-l over two files" 5 "$(maze-solve -l 5 mazes mazes -1 | wc -l | tr -d ' ')"
maze-gen -a percolation:p=0.3 -s 1 -n 50 >broken
expect 0 'maze-solve -k solvable=1 broken broken mazes -l 1 -f none' </dev/null
is "no path, no length" 0 "$(maze-solve -k 'length>=0' -k solvable=0 broken | wc -l | tr -d ' ')"
is "frames are skipped" 2 "$(maze-gen --trace -s 1 -w 4 -h 4 | maze-solve -f stats | wc -l | tr -d ' ')"
is "frames are not kept" 1 "$(maze-gen --trace -s 1 -w 4 -h 4 | maze-solve -k length\>0 -1 | wc -l | tr -d ' ')"
for wrong in 'length' 'length>' '>3' 'nosuch>3' 'length=>3' 'length>-1' 'length>x' 'algorithm=3' ''; do
    status 2 "maze-solve -k '$wrong' mazes"
done
status 2 'maze-solve -l 0 mazes'

# Several goals: the nearest counts, goals= before goal=, and an option before both.
maze-gen -w 5 -h 5 -s 3 >five
near() { maze-solve "$@" -f stats --no-header five | cut -f 17; }
is "the nearest of three" "$(for g in 4,0 4,4 0,4; do near -g $g; done | sort -n | head -n 1)" \
    "$(near -g 4,0+4,4+0,4)"
maze-solve -g 4,0+4,4+0,4 five >three
expect 0 'head -n 1 three' <<'X'
# maze walls 5 5 v=1 seed=3 index=0 algorithm=backtracker start=0,0 goal=0,4 goals=4,0+4,4+0,4 solver=bfs solution=path length=4
X
status 0 'maze-solve --check three'
is "goals= counts again from another start" "4,4" "$(maze-solve -s 4,4 -f cells three | sed '$d')"
is "-g puts an end to goals=" 1 "$(maze-solve -g 1,1 three | grep -c 'goal=1,1 solver=')"
is "so does a query" 1 "$(echo 0 0 1 1 >ask; maze-solve --queries ask three | grep -c 'goal=1,1 solver=')"
is "goals= as a board" "goals=9,1+9,9+1,9" "$(maze-render -f block three | grep -o 'goals=[^ ]*')"
maze-render -f block three | maze-render -f walls >back
same "and back" three back
sed 's/goal=0,4/goal=4,4/' three >wrong
status 1 'maze-solve --check wrong'
maze-solve -g 4,4 five | sed 's/goal=4,4/goal=4,4 goals=4,4+0,4/' >wrong
is "--check: the way to the farther one" "maze-solve: wrong:2:1: the path is not a shortest one: $(near -g 4,4) moves, not 4" \
    "$(maze-solve --check wrong 2>&1)"
for g in 1,1+ +1,1 1,1+x 1,1++2,2 1,1+5,0 1,1+0,5; do
    status 2 "maze-solve -g $g five"
    sed "s/goal=[^ ]*/goals=$g/" five >named
    status 2 'maze-solve named'
done
status 2 "sed 's/goals=[^ ]*/goals=8,3/' three | maze-render -f block"
status 2 "maze-render -f block three | sed 's/goals=[^ ]*/goals=2,2/' | maze-render -f walls"

# What --check also sees; what does not go together; names of figures without mazes.
maze-solve five >solved
sed 's/length=[0-9]*/length=1/' solved >wrong
is "--check: length=" "maze-solve: wrong:2:1: the path has $(near) moves, and the header says length=1" \
    "$(maze-solve --check wrong 2>&1)"
printf '# maze block 3 1 start=0,0 goal=2,0 solution=none\n410\n' >wrong
is "--check: marks of no path" 1 "$(maze-solve --check wrong 2>&1 | grep -c 'says that there is no path')"
echo 0 0 1 1 >ask
for wrong in '--check' '-s 0,0' '-g 1,1'; do
    status 2 "maze-solve --queries ask $wrong five"
done
is "--queries -" "$(maze-solve --queries ask -f moves five)" "$(maze-solve --queries - -f moves five <ask)"
is "-f stats of no mazes: the names" 21 "$(maze-gen -n 0 | maze-solve -f stats | tr '\t' '\n' | wc -l | tr -d ' ')"
is "not with --no-header" "" "$(maze-gen -n 0 | maze-solve -f stats --no-header)"
plan
