# --again generates the mazes of headers, byte for byte, and --headers writes headers alone.
. "$TOP/tests/lib.sh"

# Every algorithm with every option that describes a maze, and with the smallest and the largest
# value of each of its keys: as mazes, as headers, and again from both.
printf '1001\n0000\n0000\n0110\n' >mask
printf '11111\n10001\n10001\n10011\n11111\n' >blocks
maze-gen --list | cut -f 1 >names
maze-gen --help algorithms | awk '/^  [a-z]/ { name = $1 }
    /^    :/ && / to [0-9.]*\)$/ {
        split($1, key, "="); sub(/\)$/, "", $NF); sub(/.*\(/, "", $(NF - 2))
        print name, name key[1] "=" $(NF - 2); print name, name key[1] "=" $NF }' >keyed
is 'the keys of the algorithms' yes "$([ "$(wc -l <keyed)" -gt 40 ] && echo yes)"
cat >options <<'X'

-e random -x random -f block
-e none -x none
-e far -x far
-e north:1 -x west
-e west -x opposite -b 0.25
-e 1,1 -x 3,3 --board 5x5
-x random --board 9x7 --open 2
--percolate 0.25 -b 0.1
-e inside -x deadend:min=3
-e random -x inside --pairs 3 -f block
--unicursal -e east -f block
--unicursal
--root -e north
-h inf -e north:1 -x none
-m mask
-m blocks -e random
X
# made OPTIONS: adds mazes with these options to a file for each way in which --again needs them.
made() {
    # shellcheck disable=SC2086 # words
    case $1 in
    *' inf '*) maze-gen -s 7 -i 5 -w 5 $1 --headers >>endless ;;
    *' -m mask') maze-gen -s 7 -i 5 $1 -n 2 >>masked ;;
    *' -m blocks'*) maze-gen -s 7 -i 5 $1 -n 2 >>blocked ;;
    *board*) maze-gen -s 7 -i 5 $1 -n 3 >>mazes ;;
    *) maze-gen -s 7 -i 5 -w 4 -h 4 $1 -n 3 >>mazes ;;
    esac
} 2>/dev/null
[ "$LONG" ] && some=$(cat names) || some='backtracker eller kruskal carve corridor every'
for name in $some; do
    while read -r options; do
        made "-a $name $options"
    done <options
done
while read -r name keys; do
    made "-a $keys"
done <keyed
grep '^# maze ' mazes >headers
is 'most algorithms with most options can be generated' yes "$([ "$(wc -l <headers)" -gt 250 ] && echo yes)"
for form in mazes headers; do
    maze-gen --again <$form >got 2>&1
    same "again from $form" mazes got
done
maze-gen --again -m mask masked >got
same 'again with a mask' masked got
maze-gen --again -m blocks blocked >got
same 'again with a mask whose border boards put outside' blocked got
maze-gen --again --headers endless >got
same 'again, endless mazes' endless got
is 'again, the rows of an endless maze' "$(maze-gen -a eller -s 7 -i 5 -w 5 -h inf -e north:1 -x none | sed 9q)" \
    "$(grep algorithm=eller endless | maze-gen --again | sed 9q)"

# --headers: the lines that grep selects.
for options in '-n 3' '-n 3 -1' '-n 3 -e far' '-n 2 -a main-path' '-n 2 --root' '-n 2 --unicursal' \
    '-n 3 -a corridor -x 5,5' '-n 3 -a eller -e random -f block' '-n 3 -f block -b 1'; do
    # shellcheck disable=SC2086 # words
    is "--headers $options" "$(maze-gen -s 3 $options | sed -n '/^# maze/{s/\/.*//;p;}')" "$(maze-gen -s 3 $options --headers)"
done

# What else may stand in a stream.
maze-gen -s 1 -n 2 -w 3 -h 2 >two
maze-gen -s 1 -n 2 -w 3 -h 2 -1 >lines
again() { maze-gen --again "$@" 2>&1; }
is 'the line form is read' "$(cat two)" "$(again <lines)"
is 'the line form is written' "$(cat lines)" "$(again -1 two)"
is 'rows alone' "$(maze-gen -s 1 -n 2 -w 3 -h 2 --no-header)" "$(again --no-header two)"
is 'several files, standard input' "$(cat two two two)" "$(again two - lines <two)"
is 'comments, blanks and empty lines' "$(cat two)" "$( (echo '# a comment'; sed 's/^#/ &/; s/^[0-9]/ &/' two; echo) | again)"
status 'a comment at the end, without a newline' 0 "{ cat two; printf '# words'; } | maze-gen --again"
is 'a header that may have been cut off' \
    'maze-gen: stdin:1:57: the header ends without a newline; it may have been cut off' \
    "$(printf '# maze walls 3 2 v=1 seed=1 index=1 algorithm=backtracker' | cut -c 1-56 | tr -d '\n' | again)"
is 'a row without a newline before the next header' "maze-gen: stdin:4:5: '#' is not a digit" \
    "$( (printf '%s' "$(sed '/^$/,$d' two)"; cat two) | again | tail -n 1)"
is 'no headers: no mazes' '' "$(again </dev/null)"
is 'a solved maze' "$(cat two)" "$(maze-solve -s 1,1 -g 0,1 --visited two | again)"
is 'a solved maze that names neither start nor goal' "$(maze-gen -s 1 -e none -x none)" \
    "$(maze-gen -s 1 -e none -x none | maze-solve | again)"
is 'fields of other programs' "$(cat two)" "$(sed 's/^#.*/& split=train x=1 length=5/' two | again)"
is 'a lattice drawn by maze-render' "$(maze-gen -s 1 -e 1,1 -f block)" "$(maze-gen -s 1 -e 1,1 | maze-render -f block | again)"
maze-gen -s 1 -w 4 -h 3 -a wilson --trace=2 >frames
is 'a header without start and goal' "$(cat two)" "$(sed 's/ start=.*//' two | again)"
is 'the first of two fields counts' "$(sed 1,5d two)" "$(sed -n '6s/$/ index=7/p' two | again)"
is 'frames are generated with --trace' "$(cat frames)" "$(again --trace=2 frames)"
is 'only comments: a warning' 'maze-gen: stdin:1:1: there are only comments, no maze' \
    "$(echo '# no' | again)"

# A header that does not determine a maze: HEADER|MESSAGE. "1:5:" is where it is.
good='v=1 seed=1 index=0 algorithm='
while IFS='|' read -r header message; do
    printf '%s\n' "$header" >bad
    got=$(again bad)
    is "$header" "maze-gen: bad:$message (status 2)" "$got (status $?)"
done <<X
# maze walls 4 3|1:1: the header has no field v: maze-gen did not write it; to remove a solution: maze-render -f walls:marks=0
# maze walls 4 3 v=1 seed=1 index=0|1:1: the header has no field algorithm: maze-gen did not write it; to remove a solution: maze-render -f walls:marks=0
# maze walls 4 3 v=2 seed=1 index=0 algorithm=prim|1:20: v=2: this maze-gen generates only mazes of v=1
# maze walls 4 3 v=1 seed=x index=0 algorithm=prim|1:27: seed must be an integer, not 'x'
# maze walls 4 3 ${good}division:rooms=0|1:47: division:rooms must be an integer from 1 to 1000000, not '0'
# maze walls 4 3 ${good}prim braid=1.5|1:58: braid must be a number from 0 to 1 with at most 6 decimals, not '1.5'
# maze walls 4 4 ${good}prim unicursal=0|1:62: unicursal must be 1, not '0'
# maze walls 4 3 ${good}prim unicursal=1|1:1: prim does not generate mazes of walls of this size, doubled
# maze walls 4 4 ${good}rows unicursal=1|1:1: --unicursal requires a perfect maze of walls through all cells, which rows does not generate
# maze walls 4 3 ${good}prim entrance=up|1:61: a place that is not a cell X,Y must be north, east, south, west, opposite, random, far, inside, deadend, root or none, not 'up'
# maze walls 4 3 ${good}prim exit=4,0|1:1: -x: 4,0 is outside the maze of 4x3
# maze walls 4 3 ${good}prim mask=1|1:57: mask=1: specify the file of that mask: -m FILE
# maze walls 4 3 ${good}carve|1:1: carve does not generate mazes of walls of this size
# maze block 4 2 ${good}carve|1:1: carve does not generate boards of this size
# maze block 2 4 ${good}carve|1:1: carve does not generate boards of this size
# maze block 4 inf ${good}carve|1:1: carve does not generate boards of this size
# maze block 4 5 ${good}prim|1:1: prim does not generate boards of this size
# maze block 5 4 ${good}prim|1:1: prim does not generate boards of this size
# maze block 1 5 ${good}prim|1:1: prim does not generate boards of this size
# maze walls 4 3 ${good}prim entrance=none start=0,0 goal=3,2|1:1: start=0,0 contradicts the other fields, which give start=none
# maze block 9 7 ${good}prim start=0,0 goal=7,5|1:1: start=0,0 contradicts the other fields, which give start=1,1
# maze walls 4 3 ${good}prim start=0,0 goal=3,2 root=9,9|1:1: root=9,9 contradicts the other fields, which give root=0,2
# maze walls 4 3 ${good}kruskal start=0,0 goal=3,2 root=0,0|1:1: root requires a maze that grows from one cell, unlike kruskal
# maze walls 4 3 ${good}prim holes=3 start=0,0 goal=3,2|1:52: unknown field holes before start: it may determine the maze; put fields of other programs at the end
# maze walls 4 3 v=1 holes=3 seed=1 index=0 algorithm=prim|1:22: unknown field holes before seed: it may determine the maze; put fields of other programs at the end
# maze walls 4 3 v=1 seed=0 index=2415 algorithm=every|1:1: -i: the last maze of 4x3 cells has the index 2414
# maze walls 4 3 ${good}prim start=0,0 holes=3 goal=3,2|1:62: unknown field holes before goal: it may determine the maze; put fields of other programs at the end
# maze walls 4 3 ${good}prim start=10,0|1:1: start=10,0 contradicts the other fields, which give start=0,0
# maze walls 4 3 ${good}prim start=0,0 goal=1,1|1:1: goal=1,1 contradicts the other fields, which give goal=3,2
# maze walls 4 3 ${good}prim pair=x|1:57: pair must be an integer, not 'x'
# maze walls 4 3 ${good}prim exit=inside pair=9999999999|1:1: this maze has fewer than 10000000000 pairs of doors
# maze walls 7 6 ${good}prim unicursal=1|1:1: prim does not generate mazes of walls of this size, doubled
# maze block 8 9 ${good}prim unicursal=1|1:1: prim does not generate boards of this size, doubled
# maze block 5 1 ${good}prim|1:1: prim does not generate boards of this size
01|1:1: a maze without a header
P1|1:1: 'P' is not the start of a header, a comment or a row
X
printf '# maze walls 4 3 algorithm=%1000s\n' '' | tr ' ' x | sed 's/xmazexwallsx4x3x/ maze walls 4 3 v=1 seed=1 index=0 /' >long
is 'a long value' 'maze-gen: long:1:47: the value of algorithm is too long' "$(again long)"
{ cat two; maze-gen --no-header; } >headless
is 'mazes before an error are written' "$(cat two; echo 'maze-gen: headless:11:1: a maze without a header')" "$(again headless)"
is 'other files follow' "$(echo "maze-gen: none: No such file or directory"; cat two)" "$(again none two)"
maze-gen -s 1 -m mask >masked
is 'an unknown algorithm' 1 "$(echo "# maze walls 4 3 ${good}prims" | again | grep -c "^maze-gen: stdin:1:47: unknown algorithm 'prims'; did you mean prim?")"
is 'another mask' "maze-gen: masked:1:64: mask=c9406bd0b139e42d: the file of -m has another mask, with the hash $(
    maze-gen -m blocks | sed -n 's/.*mask=\([^ ]*\).*/\1/p')" "$(again -m blocks masked)"
is '--max-cells' 'maze-gen: two:1:16: 3x2 cells exceed --max-cells 5' "$(again --max-cells 5 two)"

# Options that describe mazes: those that the synopsis of --again lacks.
sed -n '/^\.Fl -again/,$p; /^\.Sh DESC/q' "$TOP/man/maze-gen.1" >synopsis
maze-gen --help | sed -n '/^options:$/,/^$/s/^  .*--\([a-z]*\) \([A-Za-z/]*\) .*/\1 \2/p' >described
while read -r name value; do
    ! grep -q "[ -]$name" synopsis || continue
    case $value in WxH) value=5x5 ;; SHAPE) value=hex ;; NAME) value=kruskal ;; K/N) value=1/1 ;; KIND) value=block ;; SPEC) value=far ;; ?) value=1 ;; esac
    is "--again excludes --$name" "maze-gen: --again cannot be combined with --$name: the headers determine the mazes" \
        "$(again "--$name${value:+=$value}" two)"
done <described
is '-m - and a named file' "$(cat masked)" "$(again -m - masked <mask)"
errors maze-gen <<'X'
only one of -m, --given and --again can read standard input (not --given with --again); use a named file|--again -m - two -
--headers writes one header per maze and cannot be combined with --trace or --no-header|--headers --trace
--headers writes one header per maze and cannot be combined with --trace or --no-header|--headers --no-header
growing-tree: at least one weight must be greater than 0|-a growing-tree:newest=0,random=0 --headers
X
w10=wwwwwwwwww
is 'a long unknown field' "maze-gen: stdin:1:52: unknown field $w10$w10$w10$w10 before start: it may determine the maze; put fields of other programs at the end" \
    "$(echo "# maze walls 4 3 ${good}prim $w10$w10$w10$w10$w10=1 start=0,0 goal=3,2" | again)"
is 'a long start' "maze-gen: stdin:1:1: start=$(printf '%040d' 0) contradicts the other fields, which give start=0,0" \
    "$(echo "# maze walls 4 3 ${good}prim start=$(printf '%050d' 0) goal=3,2" | again)"
for fields in 'entrance=none exit=none other=1 start=0,0 goal=3,2 solver=bfs' 'exit=none start=0,0 other=1 goal=3,2 solver=bfs'; do
    is "the fields of a solver: $fields" 1 "$(echo "# maze walls 4 3 ${good}prim $fields" | again | grep -c '^#')"
done
is 'the goal of a solver in an endless maze' 321 "$(echo "# maze walls 4 inf ${good}eller start=0,0 other=1 goal=3,2 solver=bfs" | again | sed -n '20{s/.*/321/p;q;}')"
maze-gen -a eller -w 4 -h inf -s 1 -f block --headers >block
is 'an endless lattice' "$(cat block)" "$(again --headers block)"
maze-gen -n 3 -s 1 -w 2 -h 2 -1 | tr '\n' / >joined
is 'records joined in one line' "$(maze-gen -n 3 -s 1 -w 2 -h 2)" "$(again joined)"
is 'walls:blocks=1 is another maze' 'maze-gen: stdin:1:1: the header has no field v: maze-gen did not write it; to remove a solution: maze-render -f walls:marks=0' \
    "$(maze-gen -s 1 -w 3 -h 2 -f block | maze-render -f walls:blocks=1 | again)"
plan
