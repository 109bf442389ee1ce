# What the table "Reading outputs again" in maze-render(1) says of each output format: what comes
# back when it is read, and what is lost. A fact that is not named as lost comes back from every maze;
# one that is named is lost from at least one.
. "$TOP/tests/lib.sh"

# facts: prints the facts of the maze in the standard input, one per line.
cat >facts.awk <<'A'
function bit(digit, value) { return int((index("0123456789abcdef", digit) - 1) / value) % 2 }
/^# maze/ {
    kind = $3; width = $4; height = $5
    rest = ""
    for (i = 6; i <= NF; i++)
        if ($i ~ /^start=/) start = $i
        else if ($i ~ /^goals*=/) goal = $i
        else rest = rest " " $i
    next
}
/^[0-9a-f]/ {
    y = rows++
    for (x = 1; x <= length($0); x++) {
        c = substr($0, x, 1)
        path = path bit(c, 4)
        visited = visited bit(c, 8)
        west = bit(c, 1); north = bit(c, 2)
        border = kind == "walls" && (((x == 1 || x == length($0)) && y < height) || (y % height == 0 && x < length($0)))
        if (border) {
            if ((x == 1 || x == length($0)) && y < height) { openings = openings west; west = "-" }
            if (y % height == 0 && x < length($0)) { openings = openings north; north = "-" }
        }
        inner = inner west north
    }
}
END {
    print "maze " kind " " width " " height " " inner
    print "openings " openings
    print "path " path
    print "visited " visited
    print "start " start
    print "goal " goal
    print "fields" rest
}
A
facts() { awk -f facts.awk; }

# Mazes of walls and boards, one per file.
{
    maze-gen -w 9 -h 6 -s 1 | maze-solve --visited -a dfs
    maze-gen -w 9 -h 6 -s 1
    maze-gen -w 12 -h 9 -s 2 -b 0.5 --open 4 -e random -x random | maze-solve --visited
    maze-gen -w 9 -h 7 -s 3 -a percolation:p=0.6 | maze-solve -q --visited
    printf '110000\n100010\n001110\n000000\n' >mask
    maze-gen -s 4 -m mask | maze-solve
    maze-gen -w 1 -h 1 -s 5 -e none -x none
    maze-gen -w 1 -h 7 -s 6 | maze-solve
    maze-gen -w 8 -h 1 -s 7 | maze-solve
} | awk '{ print > ("walls." n + 1); if ($0 == "") n++ }'
{
    maze-gen -a cave --board 12x9 -s 1 | maze-solve -q --visited -a dfs
    maze-gen -a carve --board 13x9 -s 2 2>/dev/null | maze-solve --visited
    maze-gen -a carve --board 13x9 -s 2 2>/dev/null
    printf '# maze block 5 4 start=0,0 goal=4,3 length=7 solution=path name=x\n44111\n14440\n10141\n00044\n\n'
    printf '# maze block 4 1\n0001\n\n'
} | awk '{ print > ("board." n + 1); if ($0 == "") n++ }'

# input FORMAT FILE: prints the value of --input for a drawing of the maze in FILE.
input() {
    read -r _ _ kind _ <"$2"
    set -- "$1" "$kind"
    case $1,$2 in
    unicode,walls) echo 'unicode:cell=3' ;;
    micromouse*) echo ascii ;;
    npy*) echo "npy:kind=$2" ;;
    walls* | block*) echo maze ;;
    *) echo "$1" ;;
    esac
}

# come_back FORMAT KIND FILE RESULT: writes the facts of FILE to `before`, and those of what comes back
# to `after`. Fails if a program does.
come_back() {
    maze-render -f "$1" "$3" >drawn || return 1
    as=$(input "$1" "$3")
    case $2,$4 in
    walls,board) # the lattice
        maze-render -f walls "$3" | facts >before
        maze-render --input "$as" -f block drawn >lattice && grep -q '^# maze block' lattice &&
            maze-render -f walls lattice >back || return 1 ;;
    board,whole)
        maze-render -f block "$3" | facts >before
        maze-render --input "$as" -f json drawn | grep -q '^{"kind":"block"' &&
            maze-render --input "$as" -f block drawn >back || return 1 ;;
    *)
        maze-render -f walls:blocks=1 "$3" | facts >before
        maze-render --input "$as" -f json drawn | grep -q '^{"kind":"walls"' &&
            maze-render --input "$as" -f walls drawn >back || return 1 ;;
    esac
    facts <back >after
}

sed -n '/^\.Ss Reading outputs again/,/^\.El/s/^\.It \([a-z0-9]*\) Ta \([a-z]*\) Ta \([a-z]*\) Ta *\(.*\)/\1:\2:\3:\4/p' \
    "$TOP/man/maze-render.1" >table
sed 's/:.*//' table | sort >rows
maze-render --list | cut -f1 | grep -v -x -e pbm -e pgm -e ppm | sort >formats
same 'the table has every format' formats rows

while IFS=: read -r format walls board lost; do
    wrong='' gone=''
    for form in walls board; do
        result=$walls
        [ $form = walls ] || result=$board
        for file in $form.*; do
            if [ "$result" = no ]; then
                maze-render -f "$format" "$file" 2>/dev/null | maze-render 2>/dev/null |
                    grep -q . && [ "$format" != walls ] && wrong="$wrong $file is read"
                continue
            fi
            come_back "$format" $form "$file" "$result" 2>messages || wrong="$wrong $file fails"
            for fact in $(awk '
                FNR == 1 { file++ }
                file == 1 { before[$1] = $0 }
                file == 2 && $0 != before[$1] { print $1 }' before after); do
                case " $lost " in
                *" $fact "*) gone="$gone $fact" ;;
                *) wrong="$wrong $file:$fact" ;;
                esac
            done
        done
    done
    is "$format: what is not lost comes back" '' "$wrong"
    for fact in $lost; do
        [ "$fact" = nothing ] && continue
        case " $gone " in
        *" $fact "*) pass "$format: $fact is lost" ;;
        *) fail "$format: $fact is lost" ;;
        esac
    done
done <table
plan
