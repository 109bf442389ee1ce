# Names on the command line: --help NAME, --version, aliases, abbreviations, and messages that say which name is near.
# The texts themselves are compared with the manual in system/texts.sh; the aliases of all rows in unit/aliases.c,
# the distance of names in unit/near.c.
. "$TOP/tests/lib.sh"

# refused: reads lines COMMAND|MESSAGE. Passes if each maze-COMMAND prints its MESSAGE after its own name, with status 2.
refused() {
    cat >want
    while IFS='|' read -r command message; do
        message=$(eval "maze-$command" 2>&1 </dev/null)
        set -- $? "${command%% *}"
        printf '%s|%s\n' "$command" "${message#maze-"$2": }"
        [ $1 -eq 2 ] || echo "status $1, not 2"
    done <want >got
    same "$(wc -l <want | tr -d ' ') messages" want got
}
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

more: man maze-gen
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

more: man maze-render
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

refused <<'X'
solve --help=statistik|unknown name 'statistik' (did you mean statistics? for help: --help)
gen --help depth-frist:bias|unknown name 'depth-frist:bias' (did you mean depth-first? for help: --help)
gen --help wilson:daul|wilson has no key 'daul' (did you mean dual? for help: --help)
solve -s 1|-s: '1' is not a cell X,Y
solve -q --progress|-q prints errors only; omit it or --progress
gen -o maze|unknown option -o; the output goes to standard output: > FILE
render --output=maze|unknown option --output; the output goes to standard output: > FILE
render --paper a3|unknown option --paper; it is a key: --format svg:paper=... (for help: --help)
gen --bias 0.5|unknown option --bias; it is a key: --algorithm backtracker:bias=... (for help: --help)
render --lines 3|unknown option --lines (did you mean --line? for help: --help)
gen --size 10x10|unknown option --size; use -w 20 -h 20
gen -apri|unknown algorithm 'pri' (did you mean prim? for help: --help)
gen -a prim=1|unknown algorithm 'prim=1'; keys follow a colon: prim:1
solve -a trémaux|unknown algorithm 'trémaux' (did you mean tremaux? for help: --help)
solve --input josn|unknown input 'josn' (did you mean json? for help: --help)
render --color alwaxs|unknown colour 'alwaxs' (did you mean always? for help: --help)
render -f ppm:palette=drak|ppm:palette must be one that --help ppm:palette lists, not 'drak' (did you mean dark? for help: --help)
gen -e nroth|unknown place 'nroth' (did you mean north? for help: --help)
gen -x opposte:3|unknown place 'opposte' (did you mean opposite? for help: --help)
gen -e inside:mim=3|inside has no key 'mim' (did you mean min? for help: --help)
solve -k 'lengtg >= 3'|-k: unknown statistic 'lengtg' (did you mean length? for help: --help)
solve -f stats:add=hash+detuor|stats:add must be one that --help stats:add lists, not 'detuor' (did you mean detour? for help: --help)
render -f svg:paper=leter|svg:paper must be one that --help svg:paper lists, or WxHmm or WxHin with sides from 10 to 5080 mm, not 'leter' (did you mean letter? for help: --help)
solve -k 'algorithm = 3'|-k: 'algorithm = 3' must begin with a numeric statistic (--help statistics lists all)
render -f pngg|unknown format 'pngg' (did you mean png? for help: --help)
render -f gif|unknown format 'gif'; use maze-render -f ppm | ppmtogif, or for films -f html or -f cast
solve -f csv|unknown format 'csv'; use maze-solve -f stats:csv=1
gen -f Unicode:x|unknown format 'Unicode'; use maze-render -f unicode
gen --completion tcsh|unknown shell 'tcsh'; it must be bash, zsh or fish (for help: --help)
render -f stats|unknown format 'stats'; use maze-solve -f stats
gen -a dfs:strait=.5|backtracker has no key 'strait' (did you mean straight? for help: --help)
gen -a dfs:|backtracker: a key is missing (--help backtracker shows its keys)
solve -a every:foo=1|every takes no keys
solve -a backtracker:foo=1|dfs has no key 'foo' (--help dfs shows its keys)
solve -f half|unknown format 'half'; use maze-render -f half
render -f prim|unknown format 'prim'; use maze-gen -a prim
solve -f detour|unknown format 'detour'; use maze-solve -f stats
render --help prim|unknown name 'prim'; see maze-gen --help prim
render --palette dark|unknown option --palette; it is a key: -f svg:palette=dark
render --width 5|unknown option --width; -c sets the size of a picture, maze-gen -w that of a maze
gen -V|unknown option -V (did you mean --version? for help: --help)
render --c|--c is ambiguous (--help shows all)
gen -q=3|-q takes no value
gen -a|-a needs a name (for help: --help)
gen --braid|--braid needs a number (for help: --help)
gen -h 0|-h must be a whole number, at least 1, or inf, not '0'
gen -e north:|-e: N of north:N must be a whole number, not ''
solve -k '> foo'|-k: '> foo' must begin with a numeric statistic (--help statistics lists all)
gen -n ten|-n must be a whole number or inf, not 'ten'
gen -w abc|-w must be a whole number, at least 1, not 'abc'
gen -s=5|-s takes its value without '=': -s 5
gen -a bfs|unknown algorithm 'bfs'; use maze-solve -a bfs
solve -a prim-simple|unknown algorithm 'prim-simple'; use maze-gen -a prim-simple
solve -k 'length => 3'|-k: unknown operator '=>'; it must be <, <=, =, !=, >= or >
solve -k 'length <<<<<<<<<<<< 3'|-k: unknown operator '<<<<<<<<<<'; it must be <, <=, =, !=, >= or >
solve -k length|-k: expected an operator in 'length'; quote a condition: 'length >= 100'
solve -k 'length > 3.5'|-k: length takes a whole number, not '3.5'
solve -k 'length > 3 && turns > 2'|-k: length takes a whole number, not '3 && turns > 2'; repeat -k for more conditions
solve -k 'hash = 3'|-k: hash takes 16 hexadecimal digits in lower case, not '3'
solve -k 'detour > 1.234'|-k: detour takes a number with up to two decimals, not '1.234'
solve -k 'length % 0 = 1'|-k: expected a number over 0 after % in 'length % 0 = 1'
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
while IFS='|' read -r ask answer; do
    is "$ask" "$answer" "$($ask 2>&1)"
done <<'X'
maze-solve --help length:foo|maze-solve: length takes no keys
maze-gen --help caption|maze-gen: unknown name 'caption'; see maze-render --help caption
maze-gen --help pbm:scale|maze-gen: unknown name 'pbm'; see maze-render --help pbm
X
status '--help of a name that another command makes' 2 'maze-gen --help gif'
is 'a list without keys is left out' '' "$(maze-solve --help keys | grep '^statistics')"
plan
