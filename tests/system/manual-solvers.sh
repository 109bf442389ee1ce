# maze(7) describes every solver, in the order of --list: the facts, a reference and a picture.
. "$TOP/tests/lib.sh"

sed -n '/^\.Sh SOLVERS$/,/^\.Sh SEE ALSO$/p' "$TOP/man/maze.7" >page
maze-solve --list | cut -f1 >want_names
sed -n 's/^\.It Cm //p' page >man_names
same "maze.7 has an entry for every solver" want_names man_names
sed '/^\.It Cm /,$d' page | sed -n 's/^\.It \([a-z].*\) Ta .*/\1/p' | tr -d ' ' | tr , '\n' |
    sort >man_names
sort want_names >sorted_names
same "maze.7 has every solver in its table" sorted_names man_names

# section NAME: the entry of a solver, up to the next one.
section() {
    sed -n "/^\.It Cm $1\$/,/^\.It Cm /{/^\.It Cm $1\$/p;/^\.It Cm /!p;}" page
}
sed -n '/^The walkers are$/,/^They /p' page | sed -n 's/^\.Cm //p' | tr -d ' .' | tr , '\n' >walkers

# examples.sh runs the commands above the pictures; the first one of the page writes the maze.
awk '/^\.Bd/ && $0 = before { print $5 } { before = "" } / \$ maze-solve -a / { before = $0 }' page >drawn
same 'maze.7 has a command that draws a picture for every solver' want_names drawn
sh -c "$(sed -n 's/^\.Dl \$ //p' page | sed q)"
maze-gen -s 1 -n 20 -w 12 -h 9 -b 0.5 >mazes
maze-solve -f stats mazes | cut -f 17 >shortest
while read -r name; do
    section "$name" >entry
    is "maze.7: facts of $name" "Finds Visited Time Memory" \
        "$(sed -n 's/^\([A-Z][a-z]*\): .*/\1/p' entry | tr '\n' ' ' | sed 's/ $//')"
    is "maze.7: $name has a reference if its file has one" \
        "$(grep -c '^ \* References*:' "$TOP/common/solve/$name.c")" \
        "$(sed -n 's/^\.%T .*/x/p' entry | sed q | wc -l | tr -d ' ')"
    is "maze.7: $name walks, or not" "$(grep -c -x "$name" walkers)" \
        "$(maze-solve -a "$name" maze.txt | sed -n 's/.* steps=.*/walks/p' | grep -c .)"
    grep -q '^Finds: .*shortest path' entry || continue
    maze-solve -a "$name" -f stats mazes | cut -f 17 >lengths
    same "maze.7: $name finds shortest paths" shortest lengths
done <want_names
is "maze.7: the paths of every" 8 "$(maze-solve -a every -f moves maze.txt | wc -l | tr -d ' ')"
is "there are solvers" yes "$([ "$(wc -l <want_names)" -gt 15 ] && echo yes)"
plan
