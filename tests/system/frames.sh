# maze-gen --trace: the frames of all algorithms are replayed by the rules in tests/frames, which say
# what a step may change and what the marks and fields of its frame are.
. "$TOP/tests/lib.sh"

if ! has python3; then
    skip 'frames are replayed' python3
    plan
    exit
fi
maze-gen --list | cut -f 1 | sort >want
python3 -B "$TOP/tests/frames/replay.py" --names | sort >got
same 'every algorithm has a rule' want got
sed -n '/^\.It Fl -trace/,/^\.It Fl -headers/p' "$TOP/man/maze-gen.1" >manual
for a in $(cat want); do
    case $a in prim-* | growing-*) a="${a%-*}-\*" ;; esac
    grep -q -e "[ ,]$a\([ ,:]\|$\)" manual || echo "$a"
done >got
is 'the manual says what the marks of every algorithm mean' '' "$(cat got)"

# record OPTION...: writes the frames of mazes, with their root if the algorithm has one.
record() {
    maze-gen --trace --root "$@" 2>/dev/null || maze-gen --trace "$@"
}

# replay NAME [MASK]: replays the frames in `all-frames`.
replay() {
    python3 -B "$TOP/tests/frames/replay.py" all-frames ${2:+"$2"} >wrong 2>&1
    is "$1" '' "$(cat wrong)"
}

# A mask, one without holes, and one with a large hole.
printf '0011100\n0000000\n1000001\n0000000\n0010001\n0000011\n' >mask
printf '0011100\n0000000\n1000001\n0000000\n0000001\n0000011\n' >bay
printf '0000000\n0000000\n0010011\n0111000\n0010000\n0000001\n' >hole
seeds=1
[ "$LONG" ] && seeds=6
maze-gen --list | cut -f 1 | while read -r a; do
    side=7
    [ "$a" = every ] && side=4
    for size in "-w $side -h 5" "-w 5 -h $side"; do
        record -a "$a" $size -s 4 -n $seeds >>"frames-$a"
    done
    for size in '-w 1 -h 5' '-w 5 -h 1' '-w 2 -h 2' '-w 1 -h 1'; do
        record -a "$a" $size -s 2 -n 1 >>"frames-$a"
    done
done
cat frames-* >all-frames
python3 -B "$TOP/tests/frames/replay.py" all-frames >wrong 2>&1
is 'the frames are read to their end' '' "$(grep -v ' seed=' wrong)"
for file in frames-*; do
    is "${file#frames-}" '' "$(grep "^${file#frames-} " wrong)"
done

# In a mask; with algorithms that ignore it, the pieces are joined afterwards.
for mask in $(printf '%s\n' hole bay mask | few_unless_long 2); do
    for a in backtracker stack hunt-and-kill prim prim-simple prim-modified growing-tree growing-forest \
        aldous-broder houston wilson wilson:dual=0 kruskal boruvka division eller spiral percolation; do
        record -a $a -m $mask -s 7 -n $seeds >>frames-masks
    done
    mv frames-masks all-frames
    replay "in a mask: $mask" $mask
done
echo 1000001 >line
record -a aldous-broder -m line >all-frames
replay 'in a mask: line' line

# The same frames in other forms.
record -a aldous-broder -w 1 -h 9 -s 8 -n 2 >all-frames
record -a aldous-broder -w 1 -h 9 -s 8 -n 2 --trace=3 >got
is '--trace=3 of a line' '' "$(python3 -B "$TOP/tests/frames/replay.py" --thin 3 all-frames <got 2>&1)"
rm -f all-frames got
maze-gen --list | cut -f 1 | while read -r a; do
    record -a "$a" -w 5 -h 4 -s 8 -n 2 >all
    record -a "$a" -w 5 -h 4 -s 8 -n 2 --trace=3 >>got
    cat all >>all-frames
    case $a in carve | corridor | cave) continue ;; esac
    record -a "$a" -w 5 -h 4 -s 8 -n 2 -f block | maze-render -f walls >block
    cmp -s all block || echo "$a -f block"
done >wrong
python3 -B "$TOP/tests/frames/replay.py" --thin 3 all-frames <got >>wrong
is '--trace=K writes every K-th frame, and -f block the same frames' '' "$(cat wrong)"
is 'frames of --unicursal are those of the maze before it is doubled' \
    "$(maze-gen -s 1 -a prim -w 5 -h 4 --trace -1 | grep frame=)" \
    "$(maze-gen -s 1 -a prim -w 5 -h 4 --trace -1 --unicursal | grep frame=)"

# --given: the marks show the opened wall, and the marks of a given frame are not read.
printf '33331\n33331\n33331\n22220\n' >closed
for a in backtracker kruskal wilson prim; do
    maze-gen --given closed -a $a -s 1 --trace -1 | grep frame= | awk -F / '
        { gsub(/[0-3]/, "", $0); n = 0
          for (y = 2; y < 6; y++) n += gsub(/[4-7]/, "", $y)
          print n }' | uniq -c | tr -s ' '
done >got
is '--given: two cells are active in each frame' ' 11 2' "$(uniq got)"
maze-gen -s 1 -w 5 -h 4 --trace=4 >frames
sed '/^#/ s/ frame=.*//; /^#/ !y/456789abcdef/012301230123/' frames >plain
is '--given does not read the marks of a frame' "$(maze-gen --given - -s 1 <plain)" "$(maze-gen --given - -s 1 <frames)"

record -a corridor -x east --board 14x11 -s 6 -n 1 >all-frames
replay 'corridor -x east: the exit is not free before the end'

the_rest_is_long
for a in backtracker:depth=6 backtracker:forks=0 backtracker:cells=20 backtracker:bias=0.8,straight=0.5 \
    hunt-and-kill:cells=20 prim:cells=20 prim-simple:cells=9 prim-modified:cells=2 growing-tree:depth=4 \
    growing-tree:newest=1,random=0 growing-tree:newest=0,random=0,oldest=1,cells=20 \
    growing-tree:newest=0,random=0,middle=1 growing-forest:trees=3 growing-forest:trees=1 \
    wilson:dual=0 division:rooms=3 division:bias=0.1 eller:bias=0.9 percolation:p=0.8 cave:steps=2; do
    record -a $a -w 7 -h 6 -s 5 -n $seeds >all-frames
    replay $a
done
for options in '-a carve --board 12x10' '-a corridor --board 14x9' '-a corridor:ends=2 --board 15x12' \
    '-a carve --board 12x11 -e west -x east:5' '-a corridor:branches=1 --board 13x11' \
    '-a corridor -x east --board 14x11' '-a cave:p=0.5 --board 20x11' '-a main-path -w 9 -h 7 -e 3,3 -x 1,5' \
    '-a wilson:dual=0 -w 1 -h 6' '-a rows -w 9 -h 7 -e 3,5 -x 1,2'; do
    # shellcheck disable=SC2086 # words
    record $options -s 6 -n $seeds >all-frames
    replay "$options"
done
plan
