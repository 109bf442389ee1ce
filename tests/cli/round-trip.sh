# Mazes drawn in each output format and read again. What comes back is what the table in maze-formats(5)
# says, and the rows below for options: a fact that is not named as lost comes
# back from every maze, one that is named is lost from at least one. The format of each is detected.
. "$TOP/tests/lib.sh"

# lost.awk BEFORE AFTER: prints the facts that differ between mazes as JSON, one per line, with the
# numbers of the mazes. A fact after a hyphen is about the cells of the path: whether start and goal are
# marked (path-ends), and which of the marked cells were visited (visited-path).
cat >lost.awk <<'A'
function bit(digit, value) { return int((index("0123456789abcdef", digit) - 1) / value) % 2 }
function place(line, key,   at) {
    at = match(line, "\"" key "\":\\[[0-9]+,[0-9]+\\]")
    return at ? substr(line, at + length(key) + 4, RLENGTH - length(key) - 5) : ""
}
function add(fact, value) { facts[side, fact] = facts[side, fact] value }
function add_cell(x, y, c,   end, marked, west, north) {
    end = x "," y == start || x "," y == goal
    marked = bit(c, 4)
    add(end ? "path-ends" : "path", marked)
    add(end || marked ? "visited-path" : "visited", bit(c, 8))
    west = bit(c, 1)
    north = bit(c, 2)
    if (walls && y < height && (x == 0 || x == width)) { add("openings", west); west = "" }
    if (walls && x < width && (y == 0 || y == height)) { add("openings", north); north = "" }
    add("maze", west north)
}
# add_rows TEXT: adds the facts of the cells in quoted rows.
function add_rows(text,   x, y, count, rows) {
    count = split(text, rows, ",")
    height = count - walls
    width = length(rows[1]) - 2 - walls
    add("maze", width " " height " ")
    for (y = 0; y < count; y++)
        for (x = 0; x < width + walls; x++)
            add_cell(x, y, substr(rows[y + 1], x + 2, 1))
}
# add_head TEXT: adds the facts that stand before the rows.
function add_head(text) {
    walls = text ~ /"kind":"walls"/
    add("maze", walls)
    add("start", place(text, "start"))
    add("goal", place(text, "goal"))
    gsub(/"(kind":"[a-z]*"|width":[0-9]*|height":[0-9]*|v":1|start":\[[0-9,]*\]|goal":\[[0-9,]*\]),?/, "", text)
    gsub(/[{,]/, "", text)
    add("fields", text)
}
FNR == NR { before[FNR] = $0; next }
before[FNR] != $0 {
    split("", facts)
    split(before[FNR], old, /"rows":\[|\],"moves"/)
    split($0, new, /"rows":\[|\],"moves"/)
    start = place(old[1], "start")
    goal = place(old[1], "goal")
    for (side = 1; side <= 2; side++) {
        add_head(side == 1 ? old[1] : new[1])
        if (old[2] != new[2])
            add_rows(side == 1 ? old[2] : new[2])
    }
    for (k in facts) {
        split(k, part, SUBSEP)
        if (facts[1, part[2]] != facts[2, part[2]])
            lost[part[2]] = lost[part[2]] " " FNR
    }
}
END {
    if (NR != 2 * FNR)
        print "maze: " NR - FNR " mazes were drawn, " FNR " came back"
    for (fact in lost) {
        name = fact
        if (plain)
            sub(/-.*/, "", name)
        print name lost[fact]
    }
}
A

# Mazes of walls: of all algorithms, with loops and openings, masks and gaps at their edges, marks of all
# kinds, from one cell on; and boards. Their first ones are those by which the format is detected.
printf '1100111\n1000011\n0001000\n1000011\n1110011\n1111001\n' >mask
printf '111111\n100001\n100001\n100001\n111111\n' >island
{
    maze-gen -w 9 -h 6 -s 1 -b 0.3 | maze-solve --visited
    for a in $(maze-gen --list | cut -f 1); do
        ! maze-gen -a "$a" -f walls -w 6 -h 5 -n 0 2>none || maze-gen -a "$a" -w 6 -h 5 -s 1 -n 1 | maze-solve --visited
    done
    maze-gen -w 7 -h 5 -n 8 -s 2 -b 1 -e random -x random | maze-solve -a astar --visited
    maze-gen -w 8 -h 8 -n 8 -s 3 -b 1 --open 40 | maze-solve -a all-shortest --visited
    maze-gen -w 9 -h 5 -s 4 -b 0.5 -e inside -x deadend | maze-solve --visited
    maze-gen -m mask -n 4 -s 5 | maze-solve --visited
    printf '11000\n10001\n00111\n' | maze-gen -m - -s 4 | maze-solve --visited
    for side in north east south west; do
        maze-gen -m mask -s 6 -e $side -x none | maze-solve -a tremaux
        maze-gen -m mask -s 6 -x $side | maze-solve --visited
    done
    for places in '-e 4,2 -x 1,2' '-e 2,3 -x 3,1' '-e 3,1 -x 2,3'; do
        maze-gen -m island -s 6 -b 1 --open 3 $places | maze-solve --visited # gaps on all sides
    done
    maze-gen -m island -s 8 -e none -x none
    maze-gen -m mask -s 8 -e none -x none
    maze-gen -w 1 -h 1 -s 5 -e none -x none
    maze-gen -w 1 -h 6 -s 3 -b 0.5 --open 2 -e random -x random | maze-solve --visited
    maze-gen -w 5 -h 1 -s 1 -e west -x east | maze-solve --visited
    maze-gen -w 8 -h 8 -s 4 -a percolation:p=0.6 -e none -x none | maze-solve -q --visited
} >walls 2>messages
# Frames, and gaps beside cells that are not solid, which only pictures show.
{
    cat walls
    maze-gen -w 6 -h 6 -s 1 -a kruskal -e none -x none --trace=6 | sed 's/ sets=[0-9]*//' # shades hide visited cells
    printf '# maze walls 3 3 start=0,1 goal=2,1\n3221\n5441\n1001\n2220\n'
    for places in 'start=2,2 goal=0,0' 'start=0,1 goal=2,1' 'at=1,1 start=0,0' 'at=2,2 goal=1,1'; do
        printf '\n# maze walls 3 3 %s\n3231\n3331\n3331\n2220\n' "$places"
    done
} >pictured 2>>messages
{
    maze-gen -a carve --board 13x9 -s 2 | maze-solve --visited
    maze-gen -a cave --board 14x9 -n 4 -s 2 | maze-solve -q --visited
    maze-gen -a corridor --board 17x11 -s 2 | maze-solve --visited
    maze-gen -a cave --board 12x9 -s 1
    printf '# maze block 5 3 start=1,1 goal=3,1\n11111\n14441\n11111\n\n'
} >closed 2>>messages
{
    cat closed
    printf '# maze block 5 4 start=0,0 goal=4,3 length=7 solution=path name=x\n44111\n14440\n10141\n00044\n\n'
    printf '# maze block 4 1\n0001\n\n'
} >board
# Free blocks of their own are lost from a list of passages.
{
    cat board
    printf '01010\n00000\n10011\n01000\n\n1001\n0110\n\n1\n0\n1\n\n'
} >scattered
is 'all mazes are generated' '' "$(cat messages)"

usual=$(maze-render --help cell | sed -n 's/.* in characters (\([0-9]*\)).*/\1/p')
# name_input FORMAT FORM: prints the --input for a drawing of this format.
name_input() {
    cell=
    case $1 in *' -c '*) cell=${1##* -c } ;; esac
    case $1,$2 in
    unicode*,walls) echo "unicode:cell=${cell:-$usual}" ;;
    unicode*) echo "unicode:cell=${cell:-2}" ;;
    micromouse*) echo ascii ;;
    npy*,walls) echo npy:kind=walls ;;
    npy*) echo npy:kind=block ;;
    *brackets*) echo art ;;
    walls* | block*) echo maze ;;
    p[bgp]m*) echo pbm ;;
    *) echo "${1%%[ :,]*}" ;;
    esac
}

# draw FORMAT FORM: draws the mazes of a form to files drawn.*. A file of format map holds one; of
# an input with several trees, the first one decides.
draw() {
    rm -f drawn.*
    case $1 in
    map* | tree*)
        awk 'BEGIN { RS = "" } { print >("one." NR); close("one." NR) }' "$2"
        number=1
        while [ -e "one.$number" ]; do
            maze-render -f $1 "one.$number" >"drawn.$((number + 100))"
            number=$((number + 1))
        done
        rm one.*
        ;;
    *) maze-render -f $1 "$2" >drawn.all ;;
    esac
}

# read_again RESULT [--input KIND]: prints the mazes of drawn.* as JSON, in the form that RESULT says:
# whole, as they are; board, a lattice that is converted back; blocks, a board that may be read as the
# walls of which it is the lattice.
read_again() {
    result=$1
    shift
    case $result in
    whole) maze-render "$@" -f json drawn.* ;;
    board)
        maze-render "$@" -f json drawn.* | grep -v '"kind":"block"' >&2
        maze-render "$@" -f walls drawn.* | maze-render -f json
        ;;
    blocks) maze-render "$@" -f block drawn.* | maze-render -f json ;;
    esac
}

# comes_back FORMAT FORM RESULT LOST: adds what is lost from some maze to $gone.
comes_back() {
    draw "$1" "$2" 2>messages
    if [ "$3" = no ]; then
        [ "$(cat drawn.* | wc -c)" -gt 0 ] && status "$1, $2: it is refused" 2 'maze-render drawn.*'
        is "$1, $2: it is not read" '' "$(maze-render drawn.* 2>messages)"
        return
    fi
    read_again "$3" --input "$(name_input "$1" "$2")" >after 2>>messages
    read_again "$3" >detected 2>/dev/null
    want='' got=''
    read -r want <after
    read -r got <detected
    is "$1, $2: the format is detected" "$want" "$got"
    awk -v plain="$plain" -f lost.awk "$2.json" after >lost
    wrong=$(cat messages)
    while read -r fact numbers; do
        gone="$gone $fact"
        case " $4 " in
        *" $fact "*) ;;
        *) wrong="$wrong $fact of mazes $numbers" ;;
        esac
    done <lost
    is "$1, $2: what is not lost comes back" '' "$wrong"
}

# check_rows: reads rows FORMAT|WALLS|BOARD|LOST: how a maze of walls and a board come back, - if it is
# not tested, and the facts that are lost; if $plain is set, by their names before a hyphen.
check_rows() {
    while IFS='|' read -r format walls board lost; do
        case $format in
        p[bgp]m*) form=pictured ;;
        *) form=walls ;;
        esac
        gone=' '
        [ "$walls" = - ] || comes_back "$format" $form "$walls" "$lost"
        case $format in
        *--margin*) form=closed ;;
        p[bgp]m*) form=scattered ;;
        *) form=board ;;
        esac
        [ "$board" = - ] || comes_back "$format" $form "$board" "$lost"
        kept=
        for fact in $lost; do
            case "$gone nothing " in *" $fact "*) ;; *) kept="$kept $fact" ;; esac
        done
        is "$format: what is named as lost is lost" '' "$kept"
    done
}
for form in walls pictured board closed scattered; do
    maze-render -f json $form >$form.json
done
sed -n '/^\.Sh READING BACK/,/^\.El/s/^\.It \([a-z0-9]*\) Ta \([a-z]*\) Ta \([a-z]*\) Ta *\(.*\)/\1|\2|\3|\4/p' \
    "$TOP/man/maze-formats.5" | tr -d , >table
maze-render --list | cut -f 1 | grep -v -x -F "$(names_with render RASTER_SIZES)" | while read -r format; do # those that the table lacks are not read
    grep "^$format|" table || echo "$format|no|no|"
done >rows
is 'the rows of the table are formats' "$(sort table)" "$(grep -v '|no|no|$' rows | sort)"
plain=1 && check_rows <rows
expect 'brackets, as they are drawn' 0 \
    "printf '# maze block 4 3 start=1,1 goal=2,2\n1111\n1441\n1801\n' | maze-render -f block:brackets=1" <<'X'
[][][][]
[]S * []
[]. G []

X

# All boards of 2x2 digits within obstacles: without colours an obstacle has no marks, so that it comes back.
awk 'BEGIN {
    for (n = 0; n < 4096; n++) {
        for (k = 0; k < 4; k++)
            digit[k] = substr("014589cd", int(n / 8 ^ k) % 8 + 1, 1)
        printf "# maze block 4 4\n1111\n1%s%s1\n1%s%s1\n1111\n\n", digit[0], digit[1], digit[2], digit[3]
    }
}' >digits
sed '/^1/s/[59d]/1/g' digits >unmarked
for format in ascii unicode half braille pbm ppm pgm; do
    maze-render -f $format digits >got
    maze-render -f $format unmarked >want
    same "$format: marks of obstacles are not drawn" want got
done
while IFS='|' read -r format input digits; do # what becomes of the digits
    maze-render -f $format digits | maze-render --input $input --no-header -f block | tr 014589cd $digits >got
    sed '/^#/d' digits | tr 014589cd $digits >want
    same "$format: all digits of a board" want got
done <<'X'
block|maze|014589cd
json|json|014589cd
npy|npy:kind=block|014589cd
unicode|unicode|01418141
unicode -c 1|unicode:cell=1|01418141
ascii|ascii|01410141
block:brackets=1|art|01410141
X
is 'in colour an obstacle has the colour of its mark' "$(printf '\033[1;33m#\033[m\033[36m#\033[m#\n\033[33m▀\033[m\033[36m▀\033[m▀')" \
    "$(for f in ascii half; do printf '# maze block 3 1\n591\n' | maze-render -f $f --color always; done)"
is 'brackets are not on one line' 'maze-render: stdin:2:1: -1 requires a maze stream, not block:brackets=1' \
    "$(maze-gen -s 1 | maze-render -f block:brackets=1 -1 2>&1)"
the_rest_is_for_all

plain='' && check_rows <<'X'
ascii -c 1|whole|-|visited-path fields
ascii -c 5|whole|-|visited-path fields
ascii --margin 3|whole|whole|visited-path fields
ascii --color always|no|no|
unicode -c 1|whole|whole|visited-path fields
unicode -c 5|whole|-|visited-path fields
unicode --margin 2|whole|whole|visited-path fields
unicode --color always|no|no|
block:brackets=1|board|whole|visited-path fields
braille --color always|no|no|
tree -c 1|no|no|
pbm -c 1 -t 1|board|blocks|path path-ends visited visited-path start goal fields
pbm -c 12 -t 5 --margin 10|whole|blocks|visited visited-path start goal fields
pbm:plain=1 -c 3 --margin 1|whole|blocks|visited visited-path start goal fields
pbm -c 3 -t 4|whole|blocks|visited visited-path start goal fields
pbm -c 2 --margin 3|whole|blocks|path path-ends visited visited-path start goal fields
pbm -c 1 -t 6|whole|blocks|path path-ends visited visited-path start goal fields
ppm:palette=dark -c 1 -t 1|whole|blocks|visited-path fields
pgm:palette=dark -c 1 -t 1 --margin 3|whole|-|visited-path fields
ppm:palette=colour-blind -c 2 -t 1 --margin 1|whole|blocks|visited-path fields
pgm:palette=print -c 2 -t 2|whole|blocks|visited-path fields
pgm -c 1 -t 3|whole|blocks|visited-path fields
ppm:palette=dark -c 6 -t 1 --margin 10|whole|blocks|fields
pgm:palette=print -c 9 -t 1 --margin 2|whole|blocks|fields
pgm:palette=colour-blind -c 12 -t 3 --margin 1|whole|blocks|fields
ppm:color=distance -c 9 -t 2|whole|blocks|path path-ends visited visited-path fields
X
the_rest_is_long

for c in 1 2 3 4 7 12 20; do
    for t in 1 2 5; do
        [ $c$t = 11 ] && continue # without colours, they are lattices
        for palette in default print colour-blind dark; do
            for format in ppm pgm; do
                [ $c -ge 3 ] && lost=fields || lost='visited-path fields'
                echo "$format:palette=$palette -c $c -t $t --margin $((c * t / 4 % 4))|whole|-|$lost"
            done
        done
    done
done >rows
check_rows <rows
plan
