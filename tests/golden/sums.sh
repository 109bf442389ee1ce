# Checksums of what is too much to be read: the frames of all algorithms and solvers, marks and statistics of all
# solvers, and pictures with each key of each format. tests/system says whether they are right, this test that they
# stay. GOLDEN=new writes the files.
. "$TOP/tests/lib.sh"

input=$TOP/tests/golden/input.maze
# sum COMMAND: prints the command and the checksum of what it prints, messages included.
sum() {
    # shellcheck disable=SC2086 # words
    echo "$* $("$@" 2>&1 | cksum)"
}

maze-gen -s 2 -w 9 -h 7 -b 0.4 >maze
for a in kruskal backtracker; do maze-gen -s 2 -w 5 -h 4 -a $a --trace=5; done >frames
maze-gen -s 2 -a cave --board 12x9 >board
cp "$input" input
maze-gen --list | while read -r name _; do
    sum maze-gen -s 1 -a "$name" -w 4 -h 4 -n 2 --trace
done >got
golden 'frames of maze-gen' sums-gen
maze-solve --list | while read -r name _; do
    for options in --visited --trace '-f stats:add=hash+branches' '-f moves' '-f maze:add=hash_ends+canonical_ends+difficulty'; do
        # shellcheck disable=SC2086 # words
        sum maze-solve -a "$name" -l 100 $options input maze board
    done
done >got
sum maze-solve -a astar:seed=2 -l 100 -f events input maze board >>got
golden 'what maze-solve writes' sums-solve
maze-render --list | while read -r name _; do
    echo "$name"
    maze-render --complete -f "$name:" | while read -r key _; do
        case $key in *=) maze-render --complete -f "$key" ;; *) echo "$key" ;; esac
    done
done | while read -r name _; do
    sum maze-render -f "$name" frames maze input
done >got
sum maze-render -f tokens:shuffle=1 maze input >>got
sum maze-render -f svg:page=2 --sheet 2x1 --caption '{n} {frame}' --title T frames input >>got
golden 'pictures with each key' sums-render
plan
