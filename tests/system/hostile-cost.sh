# With LONG, four times the input costs at most 2.3 times 2.3 times as much: machine instructions, counted by
# valgrind, so that the result does not depend on the machine's load; what the program costs on an
# input of one cell is subtracted. Four times is 4, with a logarithm up to 4.7, the square 16. The
# inputs are those that are hard for each format, solver and output.
. "$TOP/tests/lib.sh"
. "$TOP/tests/inputs.sh"

# Inputs: the format, and an awk program that prints a hard input of size n.
cat >inputs <<'X'
maze|header fields|printf "# maze block 1 1"; for (i = 0; i < n; i++) printf " k%d=1", i; print "\n0"
maze|a repeated field|printf "# maze block 1 1"; for (i = 0; i < n; i++) printf " start=0,0"; print "\n0"
maze|goals|printf "# maze block 1 1 goals=0,0"; for (i = 0; i < n; i++) printf "+0,0"; print "\n0"
maze|different goals|printf "# maze block %d 1 goals=0,0", n; for (i = 1; i < n; i++) printf "+%d,0", i; print ""; for (i = 0; i < n; i++) printf "0"; print ""
maze|comments|for (i = 0; i < n; i++) print "# words"; print "0"
maze|tiny mazes|for (i = 0; i < n; i++) print "# maze block 1 1\n0\n"
walls|narrow rows without a header|for (i = 0; i < n; i++) print "31"; print "20"
block|a long row with blanks|for (i = 0; i < n; i++) printf "0 "; print ""
art|goals in a drawing|for (i = 0; i < n; i++) printf "%s", "G"; print ""
art|a margin|for (i = 0; i < 40; i++) { for (k = 0; k < n / 40; k++) printf " "; print i == 20 ? "#" : "" }
art|a long line and short ones|for (i = 0; i < n; i++) printf "#"; print ""; for (i = 0; i < n; i++) print "#"
ascii|a long line of posts and short ones|for (i = 0; i < n; i++) printf "+"; print ""; for (i = 0; i < n; i++) print "+"
ascii|a long row|for (k = 0; k < 3; k++) { for (i = 0; i < n; i++) printf k == 1 ? "    " : "+---"; print k == 1 ? "" : "+" }
ascii|tiny drawings|for (i = 0; i < n / 4; i++) print "+---+\n| S |\n+---+\n"
unicode|lines in box drawing|for (i = 0; i < n / 4; i++) print "\342\224\202 \342\224\202"
pbm|stripes|print "P1", n, 4; for (i = 0; i < 4 * n; i++) print i % 2
pbm|colours that change|print "P3", n, 1, 255; for (i = 0; i < n; i++) print i % 256, i % 255, i % 254
pbm|a narrow picture in greys|print "P2", 12, n, 255; for (i = 0; i < 12 * n; i++) print 99 + i * i % 11
pbm|tiny pictures|for (i = 0; i < n / 2; i++) print "P1 1 1 0"
map|tiny maps|for (i = 0; i < n / 4; i++) print "type octile\nheight 1\nwidth 1\nmap\n."
text|kinds of cells|for (i = 0; i < n; i++) printf "%c%s", 33 + i % 90, i % 9 == 8 ? "\n" : ""
text|boards with a size|for (i = 0; i < n / 20; i++) print "4 3\n####\n#SE#\n####\n"
numbers|numbers in one row|for (i = 0; i < n; i++) printf "0,"; print ""
numbers|one column|for (i = 0; i < n; i++) print "0,"
numbers|brackets|for (i = 0; i < n; i++) printf "["; print ""
num|a long row|for (i = 0; i < n; i++) print i, 0, 1, 1, 1, 1
num|backwards|for (i = n - 1; i >= 0; i--) print 0, i, 1, 1, 1, 1
hex42|two long rows|for (k = 0; k < 2; k++) for (i = 0; i < n; i++) printf i == 0 ? "D" : i < n - 1 ? "5" : "7\n"
edges|a long row|print "# maze walls", n, 1; for (i = 1; i < n; i++) print i - 1 ",0 " i ",0"
json|rows|printf "{\"rows\":["; for (i = 0; i < n; i++) printf "%s\"11\"", i ? "," : ""; print ",\"00\"]}"
json|members|printf "{"; for (i = 0; i < n; i++) printf "\"k%d\":1,", i; print "\"rows\":[\"0\"]}"
json|a repeated member|printf "{"; for (i = 0; i < n; i++) printf "\"seed\":1,"; print "\"rows\":[\"0\"]}"
json|nested arrays|printf "{\"a\":["; for (i = 0; i < n; i++) printf "[[[1],[2]]],"; print "0],\"rows\":[\"0\"]}"
json|escapes|printf "{\"a\":\""; for (i = 0; i < n; i++) printf "\\u00e9"; print "\",\"rows\":[\"0\"]}"
npy|tiny arrays|@
maz|mazes|@
X
is 'every input format has a hard input' "$(input_kinds | sort)" "$(cut -d'|' -f1 inputs | sort -u)"

the_rest_is_long
[ ! "$SANITIZED" ] || end
the_rest_needs 'cost of inputs, solvers and outputs' valgrind

# instructions COMMAND [ARG ...]: prints how many instructions it takes, and its exit status if that is
# over 2.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null --log-file=log "$@" >/dev/null 2>&1 </dev/null
    result=$?
    [ $result -le 2 ] || echo "status $result"
    sed -n 's/.*Collected : \([0-9]*\).*/\1/p' log
}

printf '0\n' >one
solve_base=$(instructions maze-solve -q -f none one)
render_base=$(instructions maze-render -q -f block one)

# grows NAME BASE TOOL [ARG ...]: passes if TOOL with the arguments costs at most 5.3 times as much on
# the file large as on the file small, and more; BASE is what it costs on an input of one cell.
grows() {
    what=$1 base=$2
    shift 2
    is "$what" linear "$({ instructions "$@" small; instructions "$@" large; } | awk -v base="$base" '
        { cost[NR] = $1 - base; bad = bad || !/^[0-9]+$/ }
        END {
            ratio = cost[1] > 0 ? cost[2] / cost[1] : 0
            if (bad || NR != 2)
                print "no figures"
            else
                print (ratio > 1 && ratio < 5.3 ? "linear" : sprintf("%.1f times", ratio))
        }')"
}

# input KIND PROGRAM N: prints what the awk program PROGRAM prints for n = N, or, if it is @, a small
# input of that format N / 40 times. input-cost.sh limits the memory of such inputs.
input() {
    if [ "$2" != @ ]; then
        awk -v n="$3" "BEGIN { $2 }"
        return
    fi
    input_sample "$1" 2 2 >copy
    copies=$(($3 / 40))
    while [ $((copies -= 1)) -ge 0 ]; do cat copy; done
}

while IFS='|' read -r kind name program; do
    input "$kind" "$program" 3000 >small
    input "$kind" "$program" 12000 >large
    grows "$kind: $name" "$render_base" maze-render -q -f json --input "$kind"
done <inputs
mouse='printf "# maze walls 1 %d goals=0,0", n; for (i = 0; i < n; i++) printf "+0,%d", i * 7 % n; print ""; for (i = 0; i < n; i++) print 31; print 20'
input maze "$mouse" 3000 >small
input maze "$mouse" 12000 >large
grows 'goals of micromouse' "$render_base" maze-render -q -f micromouse
# Solvers: a spiral, an open field, a perfect maze and a comb, with a path and without one. `every`
# enumerates paths and `mouse` walks at random, so their cost is not bounded by the size.
shapes() {
    maze-gen -a spiral -w "$1" -h "$1"
    maze-gen -a percolation:p=1 -s 1 -w "$1" -h "$1"
    maze-gen -s 1 -w "$1" -h "$1"
    awk -v n="$1" 'BEGIN {
        print "# maze block " 2 * n, n, "start=0,0 goal=" 2 * n - 2 "," n - 1
        for (y = 0; y < n; y++) {
            row = ""
            for (x = 0; x < n; x++)
                row = row (y == 0 ? "00" : "01")
            print row
        }
        print ""
    }'
}
shapes 24 >small
shapes 48 >large
for solver in $(maze-solve --list | cut -f1); do
    case $solver in every | mouse) continue ;; esac
    grows "-a $solver" "$solve_base" maze-solve -q -f none -a "$solver"
done
for option in '-f stats' --check --visited '-f moves' '-k length>0'; do
    grows "maze-solve $option" "$solve_base" maze-solve -q $option
done

# Outputs: a solved maze, so large that the fastest formats cost more on it than to start the
# program. A graph of graph6 has a bit for each pair of cells.
maze-gen -s 1 -w 1 -h 1 | maze-solve --visited >one
maze-gen -s 1 -w 128 -h 128 | maze-solve --visited >small
maze-gen -s 1 -w 256 -h 256 | maze-solve --visited >large
for format in $(maze-render --list | cut -f1); do
    [ "$format" = graph6 ] ||
        grows "-f $format" "$(instructions maze-render -q -f "$format" one)" maze-render -q -f "$format"
done
plan
