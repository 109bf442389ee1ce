# The programs of maze-languages(7), as the page shows them, print what is true, and fail if the maze
# programs do.
. "$TOP/tests/lib.sh"

page=$TOP/man/maze-languages.7
# The commands of the page, in the files command/K.
mkdir command
shown_examples "$page" | awk '/^\$ / { close(file); file = "command/" ++n; sub(/^\$ /, "") } { print > file }'
# shown TEXT: prints the command that contains TEXT.
shown() { cat "$(grep -l -F -e "$1" command/*)"; }

# Each script has its name in a comment: "# NAME: ...", also with // and /*.
for script in $(sed -n '/^\.Bd/,/^\.Ed/s,^[#/*]* \([a-z]*\.[A-Za-z]*\):.*,\1,p' "$page"); do
    shown_script "$page" "$script" | sh -c "$(shown 'cut -c' | sed "s/path\.py/$script/")"
done
is 'every literal text of the page is a script' "$(grep -c '^\.Bd -literal' "$page")" "$(echo *.* | wc -w | tr -d ' ')"
# run TEXT: runs the command that contains TEXT.
run() { sh -c "$(shown "$1" | sed "s,^python3,${python:-python3},")"; }
# column NAME: prints a column of the output of -f stats:csv.
column() { awk -F , -v name="$1" 'NR == 1 { for (k = 1; k <= NF; k++) if ($k == name) c = k; next } { print $c }'; }

maze-gen -s 7 -n 1000 | maze-solve -f stats:csv >stats

# --- what is there on every system ---
run paths.sh >got
for seed in 1 2 3 4 5 6; do
    maze-gen -s $seed -w 6 -h 6 -a percolation:p=0.7 | maze-solve -q -f stats:csv | column solvable |
        sed "s/0/no path/; s/1/a path/; s/^/seed $seed: /"
done >want
same 'sh: which mazes have a path' want got
is 'sh: some have, and some have not' 2 "$(sed 's/.*: //' want | sort -u | wc -l | tr -d ' ')"

run kinds.awk >got
awk -F , 'NR > 1 { dead += $8; two += $9; more += $10; four += $11 }
    END { print "0 0"; print 1, dead; print 2, two; print 3, more - four; print 4, four }' stats >want
same 'awk: the cells by their number of passages' want got

if needs 'C' cc; then
    run 'cc -o'
    is 'cc: status' 0 $?
    run ./loops >got
    maze-gen -s 7 -n 1000 --braid 0.1 | maze-solve -f stats:csv | column loops | sort -n | uniq -c >want
    same 'C: the numbers of loops' want got
    is 'C: after maze-solve, too' 0 "$(maze-gen -s 7 | maze-solve --visited | ./loops)"
    status 'C: what is not a maze of walls: status 2' 2 "printf '12\n' | ./loops"
fi

# --- graphs: what the filters print is the maze that maze-render wrote as a graph ---
status 'the maze of the page' 0 "$(shown 'none > maze')"
{
    maze-gen -s 3 -w 20 -h 7 -a percolation:p=0.6 -e none -x none
    maze-gen -s 4 -w 20 -h 9 -b 0.3 -e none -x none
} >more
# come_back TEXT FILTER MAZES: passes if the commands with TEXT and FILTER, with each awk of this system, write and print
# these mazes.
come_back() {
    cp "$3" maze
    run "$1" 2>message
    maze-render -f walls --no-header maze >want
    for awk in awk mawk gawk original-awk 'busybox awk'; do
        has "${awk%% *}" || continue
        sh -c "$(shown "$2" | sed "s/nauty-showg/$showg/; s/awk -v/$awk -v/; s/--input edges/& -f walls --no-header/")" >got
        same "$awk: $2" want got
    done
}
has nauty-showg && showg=nauty-showg || showg=showg
come_back 'maze > maze.dot' dot.awk more
sed '/^$/q' more >one
come_back 'maze > maze.col' dimacs.awk one
needs 'the passages of sparse6' $showg &&
    come_back 'maze > maze.s6' nauty.awk more
for form in dot dimacs sparse6; do
    maze-render -f $form maze | maze-solve
    maze-solve --input $form maze
done 2>message
is 'messages about such inputs name the page' 6 "$(grep -c 'to edges.*maze-languages(7)' message)"

# --- Python ---
if needs 'Python' python3; then
    is 'Python: its paths are right' yes "$(run 'python3 path.py')"
    maze-gen -s 1 -n 20 -w 6 -h 6 -a percolation:p=0.6 >some
    is 'Python: right without a path, too' '' "$(python3 path.py <some | maze-solve --check 2>&1 | grep -v perfect)"
    is 'Python: there are some' "$(maze-solve -q -f stats:csv some | column solvable | grep -c 0)" \
        "$(python3 path.py <some | grep -c solution=none)"
    run tree.py >tree
    is 'Python: its maze has a path and is perfect' 'a path: True perfect: True' "$(sed 1q tree)"
    is 'Python: the picture of its maze says so, too' '12,6,1' \
        "$(sed 1d tree | maze-solve -f stats:csv | awk -F , 'NR > 1 { print $4 "," $5 "," $16 }')"
fi
if needs 'NumPy' numpy; then
    maze-gen -s 7 -n 1000 -w 8 -h 8 | maze-solve | awk '
        /^#/ { y = 0; next }
        NF && y < 8 { for (x = 1; x <= 8; x++) n[y, x] += index("4567", substr($1, x, 1)) > 0; y++ }
        END { for (y = 0; y < 8; y++) for (x = 1; x <= 8; x++) print n[y, x] }' >want
    run heat.py >heat
    sed 1d heat | tr -cs '0-9' '\n' | grep . >got
    is 'NumPy: the shape' '(1000, 8, 8)' "$(sed 1q heat)"
    same 'NumPy: how often each cell is on the path' want got
fi

# --- jq ---
if needs 'jq' jq; then
    run 'json >'
    run path.jq
    maze-gen -s 7 -n 100 | maze-solve | awk '
        /^#/ { y = 0; next }
        NF { for (x = 1; x <= length($1); x++) if (index("4567", substr($1, x, 1))) print maze + 0, x - 1 "," y; y++; next }
        { maze++ }' | sort >want
    jq -r '.index as $i | .path[] | "\($i) \(.[0]),\(.[1])"' paths.jsonl | sort >got
    same 'jq: the cells of the paths are those that are marked' want got
    is 'jq: the last one is the goal' 100 "$(grep -c '\[19,19\]\]}$' paths.jsonl)"
    run 'select(.length' >got
    awk -F , 'NR > 1 && $1 < 100 && $17 > 150 { print "[\"" $2 "\"," $1 "]" }' stats >want
    same 'jq: the mazes with a long solution' want got
fi

# --- JavaScript ---
needs 'Node.js' node &&
    is 'Node.js: the maze with the most turns' "$(maze-gen -s 18446744073709551615 -n 1000 | maze-solve -f stats:csv |
        awk -F , 'NR > 1 && (NR == 2 || $18 > most) { most = $18; best = "-s " $2 " -i " $1 } END { print most " turns: " best }')" \
        "$(run winding.js)"

# --- R ---
if needs 'R' Rscript; then
    run lengths.R >printed
    for algorithm in backtracker kruskal prim wilson; do
        maze-gen -s 7 -n 200 -a $algorithm | maze-solve -f stats:csv | column length |
            awk -v name=$algorithm '{ sum += $1 } END { printf "%s %.2f\n", name, sum / NR }'
    done >want
    awk 'NR > 1 { printf "%s %.2f\n", $2, $3 }' printed >got
    same 'R: mean lengths' want got
    is 'R: the plot' '%PDF-1' "$(sed 1q lengths.pdf | cut -c 1-6)"
fi

the_rest_is_long

if needs 'NetworkX' networkx; then
    run far.py >far
    is 'NetworkX: the longest path, and the maze is a tree' \
        "a tree: True moves: $(maze-gen -s 7 -a wilson -e far -x far | maze-solve -f stats:csv | column length)" \
        "$(sed 2q far | tr '\n' ' ' | sed 's/ $//')"
fi

# A maze-gen that fails after three mazes.
mkdir failing
cat >failing/maze-gen <<Y
#!/bin/sh
"$BUILD/maze-gen" -n 3
exit 2
Y
chmod +x failing/maze-gen
PATH=$PWD/failing:$PATH
for case in heat.py:1 winding.js:2 lengths.R:1 paths.sh:2; do
    case $case in
    heat*) need=numpy ;;
    winding*) need=node ;;
    lengths*) need=Rscript ;;
    *) need='sh' ;;
    esac
    if needs "$case" "$need"; then
        run "${case%:*}" >got 2>&1
        is "$case: status if maze-gen fails" "${case#*:}" $?
        is "$case: no result if maze-gen fails" 0 "$(grep -c -e turns -e '(3' -e '^1 ' got)"
    fi
done
plan
