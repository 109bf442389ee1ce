# Unknown names: the messages say which name is near. Abbreviations of long options.
. "$TOP/tests/lib.sh"

help='for help: --help'
while IFS='|' read -r command message; do
    expect "$command" 2 "maze-$command" <<X
maze-${command%% *}: $message ($help)
X
done <<'X'
gen -w|-w needs a number
gen --no-such|unknown option --no-such
gen -z|unknown option -z
render -w 20|unknown option -w
X

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
gen --heigth=20|unknown option --heigth|--height
gen --size 10x10|unknown option --size|--width
gen --cols=3|unknown option --cols|--width
gen --columns 3|unknown option --columns|--width
gen --rows 3|unknown option --rows|--height
solve --from 1,1|unknown option --from|--start
solve --to 1,1|unknown option --to|--goal
solve --end 1,1|unknown option --end|--goal
gen --with 20|unknown option --with|--width
render --colour always|unknown option --colour|--color
solve --no-headers|unknown option --no-headers|--no-header
solve --quite|unknown option --quite|--quiet
solve -K 'length > 1'|unknown option -K|-k
gen -qW 20|unknown option -W|-w
gen -width 20|unknown option -width|--width
gen -seed=4|unknown option -seed|--seed
gen -help|unknown option -help|--help
render -format svg|unknown option -format|--format
gen -a kruskall|unknown algorithm 'kruskall'|kruskal
gen -a Wilsons|unknown algorithm 'Wilsons'|wilson
gen -a hunt_kill|unknown algorithm 'hunt_kill'|hunt-and-kill
gen -a growing|unknown algorithm 'growing'|growing-tree
gen -f blocks|unknown format 'blocks'|block
solve -a trémaux|unknown algorithm 'trémaux'|tremaux
solve -f stat|unknown format 'stat'|stats
solve --input josn|unknown input 'josn'|json
render -f svgg|unknown format 'svgg'|svg
render --color alwaxs|unknown colour 'alwaxs'|always
gen -a eller:bais=0.3|eller has no key 'bais'|bias
render -f ppm:colour=sets|ppm has no key 'colour'|color
render -f ppm:palette=drak|ppm:palette must be default, print, colour-blind or dark, not 'drak'|dark
render -f svg:paper=leter|svg:paper must be a4, letter, a3, a5, legal or fit, or WxHmm with sides from 10 to 5080, not 'leter'|letter
gen -e nroth|-e: unknown place 'nroth'|north
gen -x opposte:3|-x: unknown place 'opposte'|opposite
gen -e deadends|-e: unknown place 'deadends'|deadend
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

# A single dash before a whole long name is an error, unless its letters may be an option and its argument.
for tool in gen solve render; do
    maze-$tool --help | sed -n 's/^  .\{0,4\}--\([a-z-]*\).*/\1/p' | while read -r name; do
        maze-$tool "-$name" 2>&1 | grep -q "^maze-$tool: unknown option -$name (did you mean --$name? $help)$" ||
            echo "-$name"
    done >unmarked
    is "maze-$tool: all long names with a single dash, except those that begin with -m FILE" \
        "$([ $tool != gen ] || printf '%s\n' -mask -max-cells)" "$(cat unmarked)"
done
printf '000\n' >ask
is '-mask is -m ask' "$(maze-gen -s 1 -m ask)" "$(maze-gen -s 1 -mask)"

# Abbreviations. The whole name of an option wins over longer names.
maze-gen -s 3 -w 8 -h 5 >want_maze
maze-gen --s=3 --s 3 2>message
is 'an abbreviation of two names: status 2' 2 $?
is 'an abbreviation of two names' 'maze-gen: --s is ambiguous: --seed or --shard' "$(cat message)"
expect 'an abbreviation of three names' 2 'maze-gen --he' <<'X'
maze-gen: --he is ambiguous: --height, --headers or --help
X
for options in '--see 3 --wid 8 --heig 5' '--seed=3 --w=8 --hei=5'; do
    # shellcheck disable=SC2086 # words
    maze-gen $options >got_maze
    same "abbreviations: $options" want_maze got_maze
done
expect 'an abbreviation is shown by its whole name' 2 'maze-gen --wid' <<'X'
maze-gen: --width needs a number (for help: --help)
X
is 'an abbreviation without a value' "$(maze-gen --help)" "$(maze-gen --hel)"
for tool in gen solve render; do
    maze-$tool --help | sed -n 's/^  .\{0,4\}--\([a-z-]*\).*/\1/p' >names
    # Each beginning of each name, how many names have it, and 1 if it is a name itself.
    awk '{ for (n = 1; n <= length($0); n++) many[substr($0, 1, n)]++; whole[$0] = 1 }
        END { for (part in many) print part, many[part], part in whole }' names >parts
    while read -r part many whole; do
        maze-$tool "--$part=" 2>&1 | grep -q "^maze-$tool: --$part is ambiguous: " && said=1 || said=0
        [ $said -eq $((many > 1 && ! whole)) ] || echo "$part"
    done <parts >wrong
    is "maze-$tool: which abbreviations are ambiguous" '' "$(cat wrong)"
done
plan
