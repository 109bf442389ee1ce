# --help NAME: an option, an algorithm, a place, a format, a statistic, an input or a key, with an
# example that contains the name and runs.
. "$TOP/tests/lib.sh"
. "$TOP/tests/inputs.sh"

expect 'an algorithm' 0 'maze-gen --help prim' <<'X'
algorithm:
  prim                     grows through the lightest wall of its frontier
    :cells=0               number of cells to reach, 0: all (0 to 1000000000000)
  also called              jarnik, true-prim

example:
  maze-gen -a prim -w 20 -h 8 | maze-render

more: man maze-gen
X
expect 'a key' 0 'maze-gen --help wilson:dual' <<'X'
key of algorithm wilson:
    :dual=1                walk over corners (1) or cells (0) (0 to 1)

example:
  maze-gen -a wilson:dual=0 -w 20 -h 8 | maze-render

more: man maze-gen
X
expect 'an option with its names' 0 'maze-render --help --color' <<'X'
option:
      --color WHEN         colour text output: auto, always or never (auto)

values:
  auto                     on a terminal only
  also called              tty, if-tty
  always                   also in files and pipes
  also called              yes, force
  never                    no colours
  also called              no, none

example:
  maze-gen | maze-solve | maze-render -f tree --color always

more: man maze-render
X
expect 'a format that is also an input' 0 'maze-render --help edge-list' <<'X'
format:
  edges                    one passage per line: the two cells it connects
  also called              edge-list

example:
  maze-gen | maze-solve | maze-render -f edges > mazes.edges

input:
  edges                    list of passages, like -f edges
  also called              edge-list

example:
  maze-render --input edges maze.edges

more: man maze-render
X
expect 'aliases that do not fit a line' 0 'maze-gen --help dfs | sed -n "/also/,/^$/p"' <<'X'
  also called              dfs, depth-first, recursive-backtracker,
                           recursive-backtracking

X
is 'places as --help shows them' "$(maze-gen --help | sed -n '/^places:/,/^$/p')" \
    "$(maze-gen --help places | sed '/^$/,$d')"

# The same help by other arguments.
while read -r tool name others; do
    maze-$tool --help "$name" >want_help
    for other in $others; do
        maze-$tool --help "$other" >got_help
        same "maze-$tool --help $other" want_help got_help
    done
    maze-$tool "--help=$name" >got_help
    same "maze-$tool --help=$name" want_help got_help
    maze-$tool -q --help "$name" >got_help
    same "maze-$tool -q --help $name" want_help got_help
done <<'X'
gen -w -w20 --width --width=20 --wid width
gen --format -f format block walls
gen --trace trace --trace=3
gen wilson:dual wilson:dual=1 loop-erased:dual
gen backtracker dfs recursive-backtracker
gen --help help --help=x
solve --keep -k keep
render --color color never yes
render numbers:width numbers:width=7 csv:width
X
is 'an option of a letter after it' "$(maze-gen --help -w)" "$(maze-gen --help -w 20)"
is '--help after other options' "$(maze-gen --help)" "$(maze-gen -w 20 -q --help)"
is '--help after an operand' "$(maze-render --help)" "$(maze-render maze --help)"

while IFS='|' read -r command message; do
    expect "$command" 2 "maze-$command" <<X
maze-${command%% *}: $message
X
done <<'X'
gen --help prsm|unknown name 'prsm' (did you mean prim? for help: --help)
solve --help=statistik|unknown name 'statistik' (did you mean statistics? for help: --help)
gen --help depth-frist:bias|unknown name 'depth-frist:bias' (did you mean depth-first? for help: --help)
gen --help with|unknown name 'with' (did you mean width? for help: --help)
gen --help lattices|unknown name 'lattices' (for help: --help)
gen --help blocks|unknown name 'blocks' (did you mean block? for help: --help)
render --help alwaxs|unknown name 'alwaxs' (did you mean always? for help: --help)
solve --help lengtg|unknown name 'lengtg' (did you mean length? for help: --help)
render --help -w|unknown option -w (for help: --help)
gen --help -W|unknown option -W (did you mean -w? for help: --help)
gen --help -width|unknown option -width (did you mean --width? for help: --help)
gen --help --widht|unknown option --widht (did you mean --width? for help: --help)
gen --help --he|--he is ambiguous: --height, --headers or --help
gen --help -|unknown option - (for help: --help)
gen --help=|unknown name '' (for help: --help)
gen --help wilson:daul|wilson has no key 'daul' (did you mean dual? for help: --help)
gen --help kruskal:bias|kruskal has no key 'bias'; it takes no keys
render --help unicode:sell|unicode has no key 'sell' (did you mean cell? for help: --help)
X

# Names: every option, row, key and list of --help.
names() {
    maze-$1 --help | awk '
        /^examples:$/ { exit }
        /^[a-z]+:$/ { part = $1; if (part != "options:") { sub(":", ""); print }; next }
        part == "options:" && /^  / {
            if ($1 ~ /^-.,$/) print substr($1, 1, 2)
            sub(/^ *(-., )?/, ""); sub(/[ =[].*/, ""); print; sub(/^--/, ""); print }
        part == "" || part == "options:" { next }
        /^  [a-z0-9]/ { row = $1; print row }
        /^    :/ { sub(/^ *:/, ""); sub(/=.*/, ""); print row ":" $0 }' | sort -u
}

# An example contains the name.
for tool in gen solve render; do
    names $tool | while read -r name; do
        echo "NAME $name"
        maze-$tool --help "$name" || echo "STATUS $?"
    done >all_help
    awk -v q="'" -v last="more: man maze-$tool" '
        function end_name() {
            if (name && !n && !lists) print name ": no example"
            if (name && line != last) print name ": the last line is " line
            n = lists = 0
        }
        /^NAME / { end_name(); name = $2; next }
        { line = $0 }
        !/^  maze-/ && length > 80 { print name ": a long line: " $0 }
        $0 == name ":" { lists = 1 }
        /^option:$/ { getline; short = $1 ~ /^-.,$/ ? "|" substr($1, 1, 2) : ""
            sub(/^ *(-., )?/, ""); sub(/[ =[].*/, ""); about = " (" $0 short ")[ =]" }
        /^(algorithm|place|format|statistic|input):$/ { getline; about = "([ =:" q "]|--)" $1 "[ =:" q "]" }
        /^key of / { row = $4; sub(":", "", row); getline; sub(/^ *:/, ""); sub(/=.*/, "")
            about = " " row ":" $0 "=" }
        /^example:$/ { getline; n++; sub(/^  /, ""); print >>"all_commands"
            if (" " $0 " " !~ about) print name ": not in: " $0 }
        END { end_name() }' all_help >wrong
    is "maze-$tool: --help NAME of all $(grep -c '^NAME' all_help) names" '' "$(cat wrong)"
done

# The commands run in a folder with the files that they name.
for kind in $(input_kinds); do
    input_sample "$kind" 6 5 >"maze.$kind"
done
maze-gen -s 1 >maze.txt
printf '0 0 3 3\n' >queries.txt
maze-render -f pbm maze.block >picture.pbm
awk 'BEGIN { print "P2 9 7 100"; for (k = 0; k < 63; k++) print k * 7 % 101 }' >picture.pgm
printf '323331\n101331\n223b31\n333331\n222220\n' >rooms.txt
maze-gen -n 2 --headers >headers.txt
# Those with keys are long, too, all together.
sort -u all_commands | while read -r command; do
    case $command in
    *[a-z0-9]:[a-z]*) [ "$LONG" ] || continue ;;
    *--animate*)
        [ "$LONG" ] && has_tty || continue
        command="script -qec '$command' /dev/null"
        ;;
    esac
    sh -c "$command" >output 2>message </dev/null && ! [ -s message ] && continue
    printf '%s: %s\n' "$command" "$(head -n 1 message)"
done >failed
is 'there are examples of all names' yes "$([ "$(sort -u all_commands | wc -l)" -ge 250 ] && echo yes)"
is 'the examples run' '' "$(grep -v -e '--progress' failed)"
plan
