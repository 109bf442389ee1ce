# --trace: the frames of every algorithm and solver are replayed by the rules in tests/frames, which say
# what a step may change and what the marks and fields of its frame are.
. "$TOP/tests/lib.sh"

the_rest_needs 'frames are replayed' python3
# frames COMMAND ...: adds what COMMAND writes to the file `frames`. A defect can make it endless.
frames() {
    # shellcheck disable=SC3045 # the shells in use have it
    (ulimit -t 10 && ulimit -f 40000 && "$@" >>frames)
    status=$?
    [ $status -le 1 ] || echo "status $status, or its frames do not end: $*" >>wrong
}
# record OPTION...: adds the frames of mazes, with their root if the algorithm has one.
record() {
    root=--root
    maze-gen --root "$@" -n 0 >root 2>&1 || root=
    frames maze-gen --trace $root "$@"
}
# replay NAME [MASK]: passes if the frames in `frames` follow their rules.
replay() {
    [ -s wrong ] || py "$TOP/tests/frames/replay.py" frames ${2:+"$2"} >wrong 2>&1
    is "$1" '' "$(sed 30q wrong)"
    rm -f frames wrong
}

seeds=1
number=40
[ "$LONG" ] && seeds=6 number=900

# --- generators ---
maze-gen --list | cut -f 1 >names
sed -n '/^\.Ss Endless/,/^\.Ss Masks/p; /^\.Ss Frames/,/^\.Ss Reproducibility/p' "$TOP/man/maze-gen.1" >manual
for a in $(cat names); do
    case $a in prim-* | growing-*) a="${a%-*}-\*" ;; esac
    grep -q -e "[ ,]$a\([ ,:]\|$\)" manual || echo "$a"
done >got
is 'the manual says what the marks of every algorithm mean' '' "$(cat got)"
while read -r a; do
    side=7
    [ "$a" = every ] && side=4
    for size in "-w $side -h 5 -s 4 -n $seeds" "-w 5 -h $side -s 4 -n $seeds" '-w 1 -h 5' '-w 5 -h 1' '-w 2 -h 2' \
        '-w 1 -h 1'; do
        record -a "$a" -s 2 $size
    done
    replay "$a"
done <names

# In a mask; with algorithms that ignore it, the pieces are joined afterwards.
printf '0011100\n0000000\n1000001\n0000000\n0010001\n0000011\n' >mask
printf '0011100\n0000000\n1000001\n0000000\n0000001\n0000011\n' >bay # without holes
printf '0000000\n0000000\n0010011\n0111000\n0010000\n0000001\n' >hole
for mask in $(printf '%s\n' hole bay mask | few_unless_long 2); do
    for a in $(grep -v -x corridor names) wilson:dual=0; do # the rule of corridor knows no mask
        maze-gen -a $a -m $mask -n 0 2>message && record -a $a -m $mask -s 7 -n $seeds
    done
    replay "in a mask: $mask" $mask
done
echo 1000001 >line
record -a aldous-broder -m line
replay 'in a mask: line' line

record -a corridor -x east --board 14x11 -s 6
replay 'corridor -x east: the exit is not free before the end'

# --- solvers ---
py "$TOP/tests/frames/replay.py" --mazes "${SEED:-1}" $number >mazes
maze-gen -s "${SEED:-1}" -n $((number / 2)) -w 6 -h 6 -b 0.2 -e random -x random -1 >>mazes
{ maze-solve --list | cut -f1; printf '%s\n' dfs:seed=3 tremaux:seed=3; } >names
while read -r a; do
    case $a in
    every) # it has too many paths: a run for each maze, with the limit that its rule has
        while IFS= read -r maze; do
            printf '%s\n' "$maze" >one
            frames maze-solve -q --trace -a every -l 20 one
        done <mazes
        ;;
    mouse) frames maze-solve -q --trace -a mouse:steps=400 mazes ;;
    *) frames maze-solve -q --trace -a "$a" mazes ;;
    esac
    replay "$a"
done <names

the_rest_is_long
for options in backtracker:depth=6 backtracker:forks=0 backtracker:cells=20 backtracker:bias=0.8,straight=0.5 \
    hunt-and-kill:cells=20 prim:cells=20 prim-simple:cells=9 prim-modified:cells=2 growing-tree:depth=4 \
    growing-tree:newest=1,random=0 growing-tree:newest=0,random=0,oldest=1,cells=20 \
    growing-tree:newest=0,random=0,middle=1 growing-forest:trees=3 growing-forest:trees=1 \
    wilson:dual=0 division:rooms=3 division:bias=0.1 eller:bias=0.9 percolation:p=0.8 cave:steps=2 \
    'carve --board 12x10' 'corridor --board 14x9' 'corridor:ends=2 --board 15x12' \
    'carve --board 12x11 -e west -x east:5' 'corridor:branches=1 --board 13x11' \
    'corridor -x east --board 14x11' 'cave:p=0.5 --board 20x11' 'main-path -w 9 -h 7 -e 3,3 -x 1,5' \
    'wilson:dual=0 -w 1 -h 6' 'rows -w 9 -h 7 -e 3,5 -x 1,2'; do
    case $options in *' -'*) size= ;; *) size='-w 7 -h 6' ;; esac
    # shellcheck disable=SC2086 # words
    record -a $options $size -s 6 -n $seeds
    replay "$options"
done
plan
