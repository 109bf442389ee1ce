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
    :cells=0               number of cells to reach, 0: all
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
X
is 'the colours always and never differ' no \
    "$([ "$(maze-render --color always maze)" = "$(maze-render --color never maze)" ] || echo no)"
is 'the header has the name of the row, not its alias' 'algorithm=backtracker:bias=0.2 solver=mouse:seed=5' \
    "$(maze-gen -a dfs:bias=0.2 | maze-solve -a random-mouse:seed=5 | tr ' ' '\n' | grep -e ^algorithm= -e ^solver= | tr '\n' ' ' | sed 's/ $//')"
status 'a caption with a field that neither maze(5) nor the maze has' 2 "maze-render -f svg --caption '{algo}' maze"
status 'a caption with a field of its own' 0 "sed 's|start|algo=1 start|' maze | maze-render -f svg --caption '{algo} {length}'"

errors <<'X'
maze-solve: unknown name 'statistik' (did you mean statistics? for help: --help)|maze-solve --help=statistik
maze-gen: unknown name 'depth-frist:bias' (did you mean depth-first? for help: --help)|maze-gen --help depth-frist:bias
maze-gen: wilson has no key 'daul' (did you mean dual? for help: --help)|maze-gen --help wilson:daul
maze-solve: -s: '1' is not a cell X,Y|maze-solve -s 1
maze-solve: -q prints errors only; omit it or --progress|maze-solve -q --progress
maze-gen: unknown option -o; the output goes to standard output: > FILE|maze-gen -o maze
maze-render: unknown option --output; the output goes to standard output: > FILE|maze-render --output=maze
maze-render: unknown option --paper; it is a key: --format svg:paper=... (for help: --help)|maze-render --paper a3
maze-gen: unknown option --bias; it is a key: --algorithm backtracker:bias=... (for help: --help)|maze-gen --bias 0.5
maze-render: unknown option --lines (did you mean --line? for help: --help)|maze-render --lines 3
maze-gen: unknown option --size; use -w 20 -h 20|maze-gen --size 10x10
maze-gen: unknown algorithm 'pri' (did you mean prim? for help: --help)|maze-gen -apri
maze-gen: unknown algorithm 'prim=1'; keys follow a colon: prim:1|maze-gen -a prim=1
maze-solve: unknown algorithm 'trémaux' (did you mean tremaux? for help: --help)|maze-solve -a trémaux
maze-solve: unknown input 'josn' (did you mean json? for help: --help)|maze-solve --input josn
maze-render: unknown colour 'alwaxs' (did you mean always? for help: --help)|maze-render --color alwaxs
maze-render: ppm:palette must be one that --help ppm:palette lists, not 'drak' (did you mean dark? for help: --help)|maze-render -f ppm:palette=drak
maze-gen: unknown place 'nroth' (did you mean north? for help: --help)|maze-gen -e nroth
maze-gen: unknown place 'opposte' (did you mean opposite? for help: --help)|maze-gen -x opposte:3
maze-gen: inside has no key 'mim' (did you mean min? for help: --help)|maze-gen -e inside:mim=3
maze-solve: -k: unknown statistic 'lengtg' (did you mean length? for help: --help)|maze-solve -k 'lengtg >= 3'
maze-solve: stats:add must be one that --help stats:add lists, not 'detuor' (did you mean detour? for help: --help)|maze-solve -f stats:add=hash+detuor
maze-render: svg:paper must be one that --help svg:paper lists, or WxHmm or WxHin with sides from 10 to 5080 mm, not 'leter' (did you mean letter? for help: --help)|maze-render -f svg:paper=leter
maze-solve: -k: 'algorithm = 3' must begin with a numeric statistic (--help statistics lists all)|maze-solve -k 'algorithm = 3'
maze-render: unknown format 'pngg' (did you mean png? for help: --help)|maze-render -f pngg
maze-solve: unknown format 'csv'; use maze-solve -f stats:csv=1|maze-solve -f csv
maze-gen: unknown format 'Unicode'; use maze-render -f unicode|maze-gen -f Unicode:x
maze-gen: unknown shell 'tcsh'; it must be bash, zsh or fish (for help: --help)|maze-gen --completion tcsh
maze-render: unknown format 'stats'; use maze-solve -f stats|maze-render -f stats
maze-gen: backtracker has no key 'strait' (did you mean straight? for help: --help)|maze-gen -a dfs:strait=.5
maze-gen: backtracker: a key is missing (--help backtracker shows its keys)|maze-gen -a dfs:
maze-solve: every takes no keys|maze-solve -a every:foo=1
maze-solve: dfs has no key 'foo' (--help dfs shows its keys)|maze-solve -a backtracker:foo=1
maze-solve: unknown format 'half'; use maze-render -f half|maze-solve -f half
maze-render: unknown format 'prim'; use maze-gen -a prim|maze-render -f prim
maze-solve: unknown format 'detour'; use maze-solve -f stats|maze-solve -f detour
maze-render: unknown name 'prim'; see maze-gen --help prim|maze-render --help prim
maze-render: unknown option --palette; it is a key: -f svg:palette=dark|maze-render --palette dark
maze-render: unknown option --width; -c sets the size of a picture, maze-gen -w that of a maze|maze-render --width 5
maze-gen: unknown option -V (did you mean --version? for help: --help)|maze-gen -V
maze-render: --c is ambiguous: --cell, --color, --caption, --completion or --complete|maze-render --c
maze-gen: -q takes no value|maze-gen -q=3
maze-gen: -a needs a name (for help: --help)|maze-gen -a
maze-gen: --braid needs a number (for help: --help)|maze-gen --braid
maze-gen: -h must be a whole number, at least 1, or inf, not '0'|maze-gen -h 0
maze-gen: -e: N of north:N must be a whole number, not ''|maze-gen -e north:
maze-solve: -k: '> foo' must begin with a numeric statistic (--help statistics lists all)|maze-solve -k '> foo'
maze-gen: -n must be a whole number or inf, not 'ten'|maze-gen -n ten
maze-gen: -w must be a whole number, at least 1, not 'abc'|maze-gen -w abc
maze-gen: -s takes its value without '=': -s 5|maze-gen -s=5
maze-gen: unknown algorithm 'bfs'; use maze-solve -a bfs|maze-gen -a bfs
maze-solve: unknown algorithm 'prim-simple'; use maze-gen -a prim-simple|maze-solve -a prim-simple
maze-solve: -k: expected <, <=, =, !=, >= or > in 'length => 3'; quote a condition: 'length >= 100'|maze-solve -k 'length => 3'
maze-solve: -k: expected <, <=, =, !=, >= or > in 'length <<<<<<<<<<<< 3'; quote a condition: 'length >= 100'|maze-solve -k 'length <<<<<<<<<<<< 3'
maze-solve: -k: expected <, <=, =, !=, >= or > in 'length'; quote a condition: 'length >= 100'|maze-solve -k length
maze-solve: -k: length takes a whole number, not '3.5'|maze-solve -k 'length > 3.5'
maze-solve: -k: length takes a whole number, not '3 && turns > 2'; repeat -k for more conditions|maze-solve -k 'length > 3 && turns > 2'
maze-solve: -k: hash takes 16 hexadecimal digits in lower case, not '3'|maze-solve -k 'hash = 3'
maze-solve: -k: detour takes a number with up to two decimals, not '1.234'|maze-solve -k 'detour > 1.234'
maze-solve: -k: expected a number over 0 after % in 'length % 0 = 1'|maze-solve -k 'length % 0 = 1'
maze-solve: length takes no keys|maze-solve --help length:foo
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
is 'a name of 80 bytes' "maze-gen: unknown algorithm '${long%????????????????????????????????????????}' (--help algorithms lists all)" "$(maze-gen -a $long 2>&1)"
status '--help of a name that another command makes' 2 'maze-gen --help gif'
is 'a format that other commands make' "unknown format 'gif'; use maze-render -f ppm | ppmtogif, or for films -f html or -f cast" \
    "$(maze-render -f gif 2>&1 | cut -d ' ' -f 2-)"
is 'a list without keys is left out' '' "$(maze-solve --help keys | grep '^statistics')"
plan
