# Unknown names: the messages say which name is near. Abbreviations of long options.
. "$TOP/tests/lib.sh"

help='for help: --help'
# What is not an option, but something else.
while IFS='|' read -r command message; do
    expect "$command" 2 "maze-$command" <<X
maze-${command%% *}: unknown $message
X
done <<'X'
gen -o maze|option -o; the output goes to standard output: > FILE
render --output=maze|option --output; the output goes to standard output: > FILE
render --paper a3|option --paper; it is a key: --format svg:paper=... (for help: --help)
gen --bias 0.5|option --bias; it is a key: --algorithm backtracker:bias=... (for help: --help)
render --rows 3|option --rows (for help: --help)
render -w 20|option -w (for help: --help)
X

# meant COMMAND|UNKNOWN|NEAR, on standard input: passes if the message of each COMMAND is "UNKNOWN (did
# you mean NEAR? ...".
meant() {
    while IFS='|' read -r command unknown near; do
        expect "$command" 2 "maze-$command" <<X
maze-${command%% *}: $unknown (did you mean $near? $help)
X
    done
}
meant <<'X'
gen --widht 20|unknown option --widht|--width
gen --size 10x10|unknown option --size|--width
gen --rows 3|unknown option --rows|--height
solve --from 1,1|unknown option --from|--start
solve --end 1,1|unknown option --end|--goal
render --colour always|unknown option --colour|--color
gen -qW 20|unknown option -W|-w
gen -width 20|unknown option -width|--width
gen -a kruskall|unknown algorithm 'kruskall'|kruskal
gen -f blocks|unknown format 'blocks'|block
solve -a trémaux|unknown algorithm 'trémaux'|tremaux
solve -f stat|unknown format 'stat'|stats
solve --input josn|unknown input 'josn'|json
render -f svgg|unknown format 'svgg'|svg
render --color alwaxs|unknown colour 'alwaxs'|always
gen -a eller:bais=0.3|eller has no key 'bais'|bias
render -f ppm:palette=drak|ppm:palette must be default, print, colour-blind or dark, not 'drak'|dark
render -f svg:paper=leter|svg:paper must be a4, letter, a3, a5, legal or fit, or WxHmm with sides from 10 to 5080, not 'leter'|letter
gen -e nroth|-e: unknown place 'nroth'|north
gen -x opposte:3|-x: unknown place 'opposte'|opposite
gen -e inside:mim=3|inside has no key 'mim'|min
solve -k 'lengtg >= 3'|-k: unknown statistic 'lengtg'|length
solve -k deadends=3|-k: unknown statistic 'deadends'|dead_ends
solve -f stats:add=hash+detuor|stats:add must be hash, hash_ends, canonical, canonical_ends, apart, detour, branches, hidden, farthest or difficulty, not 'detuor'|detour
X

# Formats of other programs.
while IFS='|' read -r command unknown use; do
    expect "$command" 2 "maze-$command" <<X
maze-${command%% *}: unknown format '$unknown'; use $use
X
done <<'X'
render -f png|png|-f ppm | pnmtopng
render -f gif|gif|-f ppm | ppmtogif, or for animations -f cast
render -f csv|csv|maze-solve -f stats:csv=1
solve -f csv|csv|-f stats:csv=1
solve -f svg|svg|maze-solve | maze-render -f svg
gen -f svg|svg|maze-gen | maze-render -f svg
gen -f Unicode:x|Unicode|maze-gen | maze-render -f unicode
render -f PNG:x|PNG|-f ppm | pnmtopng
X
is 'a name near such a format' 1 "$(maze-render -f pngg 2>&1 | grep -c "unknown format 'pngg'; it must be ascii")"
while IFS='|' read -r format command; do
    if has "${command%% *}"; then
        maze-gen -s 1 | maze-render -f "$format" | $command >converted 2>message
        is "-f $format | $command: status 0" 0 $?
    else
        skip "-f $format | $command" "${command%% *}"
    fi
done <<'X'
ppm|pnmtopng
ppm|pnmtojpeg
ppm|ppmtogif
ppm|ppmtobmp
ppm|pnmtotiff
pbm|pnmtops
pdf|pdftops - -
X

# A statistic that is no number, and one that is not near.
while read -r condition; do
    expect "-k '$condition'" 2 "maze-solve -k '$condition'" <<X
maze-solve: -k: '$condition' must begin with a numeric statistic (--help shows all)
X
done <<'X'
algorithm = 3
algorithms = 3
prim > 3
X
status 'a field of a caption that does not exist' 0 "maze-gen | maze-render -f svg --caption '{algo}'"

# A single dash before a whole long name is an error, unless its letters may be -m and a file.
printf '000\n' >ask
is '-mask is -m ask' "$(maze-gen -s 1 -m ask)" "$(maze-gen -s 1 -mask)"

# Abbreviations of the long names.
maze-gen -s 3 -w 8 -h 5 >want_maze
maze-gen --see=3 --w 8 --hei=5 >got_maze
same 'abbreviations' want_maze got_maze
expect 'an abbreviation of two names' 2 'maze-gen --s=3 --s 3' <<'X'
maze-gen: --s is ambiguous: --seed or --shard
X
expect 'an abbreviation of three names' 2 'maze-gen --he' <<'X'
maze-gen: --he is ambiguous: --height, --headers or --help
X
expect 'an abbreviation is shown by its whole name' 2 'maze-gen --wid' <<'X'
maze-gen: --width needs a number (for help: --help)
X
plan
