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
    :cells=0               number of cells to reach, 0: all (0 to 1000000000000)
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
    "$(for list in algorithms places; do maze-gen --help $list; done | grep '^    ')" "$(maze-gen --help keys | grep '^    ')"

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
render --rows 3|unknown option --rows (for help: --help)
gen --size 10x10|unknown option --size (did you mean --width? for help: --help)
gen -apri|unknown algorithm 'pri' (did you mean prim? for help: --help)
gen -a prim=1|unknown algorithm 'prim=1'; keys follow a colon: prim:1
solve -a trémaux|unknown algorithm 'trémaux' (did you mean tremaux? for help: --help)
solve --input josn|unknown input 'josn' (did you mean json? for help: --help)
render --color alwaxs|unknown colour 'alwaxs' (did you mean always? for help: --help)
render -f ppm:palette=drak|ppm:palette must be default, print, colour-blind or dark, not 'drak' (did you mean dark? for help: --help)
gen -e nroth|-e: unknown place 'nroth' (did you mean north? for help: --help)
gen -x opposte:3|-x: unknown place 'opposte' (did you mean opposite? for help: --help)
gen -e inside:mim=3|inside has no key 'mim' (did you mean min? for help: --help)
solve -k 'lengtg >= 3'|-k: unknown statistic 'lengtg' (did you mean length? for help: --help)
solve -f stats:add=hash+detuor|stats:add must be one that --help stats:add lists, not 'detuor' (did you mean detour? for help: --help)
render -f svg:paper=leter|svg:paper must be a4, letter, a3, a5, legal or fit, or WxHmm with sides from 10 to 5080, not 'leter' (did you mean letter? for help: --help)
solve -k 'algorithm = 3'|-k: 'algorithm = 3' must begin with a numeric statistic (--help shows all)
render -f png|unknown format 'png'; use -f ppm | pnmtopng
render -f gif|unknown format 'gif'; use -f ppm | ppmtogif, or for animations -f cast
solve -f csv|unknown format 'csv'; use -f stats:csv=1
gen -f Unicode:x|unknown format 'Unicode'; use maze-gen | maze-render -f unicode
gen --completion tcsh|unknown shell 'tcsh'; it must be bash, zsh or fish (for help: --help)
render -f stats|unknown format 'stats'; use maze-solve -f stats
gen -n ten|-n must be a whole number or inf, not 'ten'
gen -w abc|-w must be a whole number, not 'abc'
gen -s=5|-s takes its value without '=': -s 5
gen -a bfs|unknown algorithm 'bfs'; use maze-solve, whose solver it is
solve -a prim-simple|unknown algorithm 'prim-simple'; use maze-gen, whose algorithm it is
solve -k 'length => 3'|-k: unknown operator '=>'; it must be <, <=, =, !=, >= or >
solve -k 'length <<<<<<<<<<<< 3'|-k: unknown operator '<<<<<<<<<<'; it must be <, <=, =, !=, >= or >
solve -k length|-k: expected an operator in 'length'; quote a condition: 'length >= 100'
solve -k 'length > 3.5'|-k: length takes a whole number, not '3.5'
solve -k 'length > 3 && turns > 2'|-k: length takes a whole number, not '3 && turns > 2'; repeat -k for more conditions
solve -k 'hash = 3'|-k: hash takes 16 hexadecimal digits in lower case, not '3'
solve -k 'detour > 1.234'|-k: detour takes a number with up to two decimals, not '1.234'
solve -k 'length % 0 = 1'|-k: expected a number over 0 after % in 'length % 0 = 1'
X
is 'a list without keys is left out' '' "$(maze-solve --help keys | grep '^statistics')"
is 'of more names than a few the message says where they are' \
    "maze-render: unknown format 'pngg' (--help formats lists all $(maze-render --list | wc -l | tr -d ' '))" "$(maze-render -f pngg 2>&1)"
plan
