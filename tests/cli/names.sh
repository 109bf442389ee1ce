# Names on the command line: --help NAME, --version, aliases, abbreviations, and messages that say which name is near.
# The texts themselves are compared with the manual in system/texts.sh; the aliases of all rows in unit/aliases.c,
# the distance of names in unit/near.c.
. "$TOP/tests/lib.sh"

# alike: reads lines COMMAND|ANOTHER. Passes each if maze-COMMAND and maze-ANOTHER print the same and succeed.
alike() {
    while IFS='|' read -r command another; do
        eval "maze-$command" >want 2>&1
        eval "maze-$another" >got 2>&1 || echo "status $?" >>got
        same "maze-$another is maze-$command" want got
    done
}

version=$(sed -n 's/^VERSION = //p' "$TOP/Makefile")
for tool in maze-gen maze-solve maze-render; do
    is "$tool --version" "$tool $version" "$($tool --version 2>&1)"
done
expect 'help of a row with keys and aliases' 0 'maze-gen --help prim' <<'X'
algorithm:
  prim                     grows through the lightest wall of its frontier
    :cells=0               number of cells to reach; 0: all
  also called              jarnik, true-prim

example:
  maze-gen -a prim -w 20 -h 8 | maze-render

more: man maze-gen; before installation: man man/maze-gen.1
X
expect 'help of an option with its names' 0 'maze-render --help --color' <<'X'
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

more: man maze-render; before installation: man man/maze-render.1
X
is 'help of -k: its operators' 'OPERATOR one of < <= = == != >= >' "$(maze-solve --help keep | sed -n 's|.*\(OPERATOR one .* >\)\..*|\1|p')"
is 'help of all keys: those of each list' \
    "$(for list in algorithms places shapes; do maze-gen --help $list; done | grep '^    ')" "$(maze-gen --help keys | grep '^    ')"

maze-gen -s 1 -w 9 -h 6 -b 0.2 >maze
maze-gen -s 1 >made
sed 's/ algorithm=backtracker / algorithm=dfs /' made >renamed
printf '000\n' >ask
alike <<'X'
gen --help -w|gen --help -w20
gen --help -w|gen --help width
gen --help wilson:dual|gen --help loop-erased:dual=1
render --help --color|render --help yes
render --help edges|render --help edge-list
gen --help|gen -w 20 -q --help
gen -s 3 -w 8 -h 5|gen --see=3 --w 8 --hei=5
gen -s 1 -m ask|gen -s 1 -mask
gen -s 1 -a backtracker:bias=0.2,straight=0.5|gen -s 1 -a dfs:bias=0.2,straight=0.5
gen --again made|gen --again renamed
render -f unicode --color always maze|render -f unicode --color yes maze
render -f unicode --color always maze|render -f unicode --colour=ALWAYS maze
render -f svg:color=distance,palette=colour-blind maze|render -f svg:colour=distance,palette=Color-blind maze
render -f pdf:paper=a4 maze|render -f pdf:paper=A4 maze
render --help color|render --help colour
render --help text:colours|render --help text:colors
gen --shape hex -s 1|gen --shape hexagon -s 1
gen --shape rings -s 1|gen --shape circle -s 1
X
is 'the colours always and never differ' no \
    "$([ "$(maze-render --color always maze)" = "$(maze-render --color never maze)" ] || echo no)"
is 'the header has the name of the row, not its alias' 'algorithm=backtracker:bias=0.2 solver=mouse:seed=5' \
    "$(maze-gen -a dfs:bias=0.2 | maze-solve -a random-mouse:seed=5 | tr ' ' '\n' | grep -e ^algorithm= -e ^solver= | tr '\n' ' ' | sed 's/ $//')"
status 'a caption with a field that neither maze(5) nor the maze has' 2 "maze-render -f svg --caption '{algo}' maze"
status 'a caption with a field of its own' 0 "sed 's|start|algo=1 start|' maze | maze-render -f svg --caption '{algo} {length}'"

errors <<'X'
maze-solve: unknown name 'statistik'; did you mean statistics?|maze-solve --help=statistik
maze-gen: unknown name 'depth-frist:bias'; did you mean depth-first?|maze-gen --help depth-frist:bias
maze-gen: wilson has no key 'daul'; did you mean dual?|maze-gen --help wilson:daul
maze-solve: -s: '1' is not a cell X,Y|maze-solve -s 1
maze-solve: -q prints errors only; omit it or --progress|maze-solve -q --progress
maze-gen: unknown option -o; the output goes to standard output: > FILE|maze-gen -o maze
maze-render: unknown option --output; the output goes to standard output: > FILE|maze-render --output=maze
maze-render: unknown option --paper; it is a key, as in --format svg:paper=...|maze-render --paper a3
maze-gen: unknown option --bias; it is a key, as in --algorithm backtracker:bias=...|maze-gen --bias 0.5
maze-render: unknown option --lines; did you mean --line?|maze-render --lines 3
maze-gen: unknown option --size; use -w 10 -h 10|maze-gen --size 10x10
maze-gen: unknown algorithm 'pri'; did you mean prim?|maze-gen -apri
maze-gen: unknown algorithm 'prim=1'; keys follow a colon: prim:1|maze-gen -a prim=1
maze-solve: unknown algorithm 'trémaux'; did you mean tremaux?|maze-solve -a trémaux
maze-solve: unknown input 'josn'; did you mean json?|maze-solve --input josn
maze-render: --color must be auto, always or never, not 'alwaxs'; did you mean always?|maze-render --color alwaxs
maze-render: ppm:palette must be default, print, colour-blind or dark, not 'drak'; did you mean dark?|maze-render -f ppm:palette=drak
maze-gen: a place that is not a cell X,Y must be north, east, south, west, opposite, random, far, inside, deadend, root or none, not 'nroth'; did you mean north?|maze-gen -e nroth
maze-gen: a place that is not a cell X,Y must be north, east, south, west, opposite, random, far, inside, deadend, root or none, not 'opposte'; did you mean opposite?|maze-gen -x opposte:3
maze-gen: inside has no key 'mim'; did you mean min?|maze-gen -e inside:mim=3
maze-solve: -k: unknown statistic 'lengtg'; did you mean length?|maze-solve -k 'lengtg >= 3'
maze-solve: stats:add must be hash, hash_ends, canonical, canonical_ends, apart, detour, branches, hidden, farthest, difficulty, start or goal, not 'detuor'; did you mean detour?|maze-solve -f stats:add=hash+detuor
maze-render: svg:paper must be a4, letter, a3, a5, legal or fit, or WxHmm or WxHin with sides from 10 to 5080 mm, not 'leter'; did you mean letter?|maze-render -f svg:paper=leter
maze-solve: -k: 'algorithm = 3' must begin with a numeric statistic; --help statistics lists all|maze-solve -k 'algorithm = 3'
maze-render: unknown format 'pngg'; did you mean png?|maze-render -f pngg
maze-solve: unknown format 'csv'; use maze-solve -f stats:csv=1|maze-solve -f csv
maze-gen: unknown format 'Unicode'; use maze-render -f unicode|maze-gen -f Unicode:x
maze-gen: shell must be bash, zsh or fish, not 'tcsh'|maze-gen --completion tcsh
maze-render: unknown format 'stats'; use maze-solve -f stats|maze-render -f stats
maze-gen: backtracker has no key 'strait'; did you mean straight?|maze-gen -a dfs:strait=.5
maze-gen: backtracker: a key is missing; it must be bias, straight, cells, depth or forks|maze-gen -a dfs:
maze-solve: every has no keys|maze-solve -a every:foo=1
maze-solve: dfs has no key 'foo'; it must be seed|maze-solve -a backtracker:foo=1
maze-solve: unknown format 'half'; use maze-render -f half|maze-solve -f half
maze-render: unknown format 'prim'; use maze-gen -a prim|maze-render -f prim
maze-solve: unknown format 'detour'; use maze-solve -f stats|maze-solve -f detour
maze-render: unknown name 'prim'; see maze-gen --help prim|maze-render --help prim
maze-render: unknown option --palette; it is a key: -f svg:palette=dark|maze-render --palette dark
maze-render: unknown option --width; -c sets the size of a picture, maze-gen -w the size of a maze|maze-render --width 5
maze-gen: unknown option -V; did you mean --version?|maze-gen -V
maze-render: --c is ambiguous: --cell, --color, --caption, --completion or --complete|maze-render --c
maze-gen: -q takes no value|maze-gen -q=3
maze-gen: -a needs a name (for help: --help)|maze-gen -a
maze-gen: --braid needs a number (for help: --help)|maze-gen --braid
maze-gen: -h must be an integer, at least 1, or inf, not '0'|maze-gen -h 0
maze-gen: -e: N of north:N must be an integer, not ''|maze-gen -e north:
maze-solve: -k: '> foo' must begin with a numeric statistic; --help statistics lists all|maze-solve -k '> foo'
maze-gen: -n must be an integer or inf, not 'ten'|maze-gen -n ten
maze-gen: -w must be an integer, at least 1, not 'abc'|maze-gen -w abc
maze-gen: -s takes its value without '=': -s 5|maze-gen -s=5
maze-gen: -w needs one number, not '10x20'; use -w 10 -h 20|maze-gen -w 10x20
maze-gen: unknown option --size; use -w 10 -h 20|maze-gen --size=10x20
maze-gen: unknown option --size; use -w 20 -h 20|maze-gen --size
maze-gen: unknown option --grid; use -w 7 -h 9|maze-gen --grid 7x9
maze-gen: unknown option --bord; did you mean --board?|maze-gen --bord 9x9
maze-gen: unknown option --random; mazes are random, and -s N repeats one|maze-gen --random
maze-render: unknown option --difficulty; use maze-solve -k 'difficulty >= 10'|maze-render --difficulty
maze-gen: unknown option --solution; use maze-solve|maze-gen --solution
maze-gen: unknown option --method; did you mean --algorithm?|maze-gen --method prim
maze-gen: unknown algorithm 'dijkstra'; use maze-solve -a dijkstra|maze-gen -a dijkstra
maze-gen: a place that is not a cell X,Y must be north, east, south, west, opposite, random, far, inside, deadend, root or none, not '0'|maze-gen -e 0
maze-solve: -k: contract does not measure junctions; use bfs|maze-solve -a contract -k junctions=0
maze-gen: unknown algorithm 'bfs'; use maze-solve -a bfs|maze-gen -a bfs
maze-solve: unknown algorithm 'prim-simple'; use maze-gen -a prim-simple|maze-solve -a prim-simple
maze-solve: -k: expected <, <=, =, !=, >= or > in 'length => 3'|maze-solve -k 'length => 3'
maze-solve: -k: expected <, <=, =, !=, >= or > in 'length <<<<<<<<<<<< 3'|maze-solve -k 'length <<<<<<<<<<<< 3'
maze-solve: -k: expected <, <=, =, !=, >= or > in 'length'; quote a condition: 'length >= 100'|maze-solve -k length
maze-solve: -k: length needs an integer, not '3.5'|maze-solve -k 'length > 3.5'
maze-solve: -k: length needs an integer, not '3 && turns > 2'; repeat -k for more conditions|maze-solve -k 'length > 3 && turns > 2'
maze-solve: -k: hash needs 16 lowercase hexadecimal digits, not '3'|maze-solve -k 'hash = 3'
maze-solve: -k: detour needs a number with up to two decimals, not '1.234'|maze-solve -k 'detour > 1.234'
maze-solve: -k: expected a number greater than 0 after % in 'length % 0 = 1'|maze-solve -k 'length % 0 = 1'
maze-solve: length has no keys|maze-solve --help length:foo
maze-gen: unknown name 'caption'; see maze-render --help caption|maze-gen --help caption
maze-gen: unknown name 'pbm'; see maze-render --help pbm|maze-gen --help pbm:scale
X
for tool in gen solve render; do "maze-$tool" --complete - | cut -f 1 | tr -d = | sort -u >$tool; done
for pair in 'gen solve' 'gen render' 'solve gen' 'solve render' 'render gen' 'render solve'; do
    comm -13 "${pair% *}" "${pair#* }" | while read -r option; do
        "maze-${pair% *}" "$option" 2>&1 | grep -q "maze-${pair#* }" || echo "$pair $option"
    done
done >got
is 'edit common/cli/opt.c: messages about options of another program name it' '' "$(cat got)"
is 'a statistic comes before the options that take it' statistic: "$(maze-solve --help length | sed 1q)"
is 'no ranges of switches, and none that nobody reaches' '' "$(for tool in gen solve render; do maze-$tool --help keys; done | grep -e '[0-9]\{8\}' -e '[01]: .*(0 to 1)')"
is 'an example of a key' steps=1e6 "$(maze-solve --help mouse:steps | tr ': ' '\n\n' | grep '^steps=.*e')"
is 'the inputs of maze-gen, which are detected, have no keys' 0 "$(maze-gen --help inputs | grep -c -e '^ *:' -e '^  maz ')"
long=$(printf '%80s' '' | tr ' ' x)
is 'a name of 80 bytes' "maze-gen: unknown algorithm '${long%????????????????????????????????????????}'; --help algorithms lists all" "$(maze-gen -a $long 2>&1)"
status '--help of a name that another command makes' 2 'maze-gen --help gif'
is 'a format that other commands make' "unknown format 'gif'; use maze-render -f ppm | ppmtogif, or for animations -f html or -f cast" \
    "$(maze-render -f gif 2>&1 | cut -d ' ' -f 2-)"
is 'a list without keys is left out' '' "$(maze-solve --help keys | grep '^statistics')"
[ "$(largest_width)" -lt 3000000000 ] || errors maze-gen <<'X'
boruvka is limited to 2147483648 cells; use kruskal|-a boruvka -w 3e9 -h 1
X
plan
