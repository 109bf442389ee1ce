# --resume: the bytes that a cut-off output lacks, wherever it was cut.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 3 -h 2 -a percolation >given
printf '001\n000\n' >mask

# resumed STEP OPTIONS: passes if the output, cut at every STEP-th byte, becomes the whole again.
resumed() {
    step=$1
    shift
    maze-gen -s 3 "$@" >whole
    awk -v step="$step" '{ all = all $0 "\n" }
        END {
            for (k = 0; k < length(all) + step; k += step) {
                file = "cut." (k < length(all) ? k : length(all))
                printf "%s", substr(all, 1, k) >file
                close(file)
                print file
            }
        }' whole >files
    while read -r file; do
        maze-gen -s 3 "$@" --resume "$file" >>"$file" 2>>messages || echo "$file: status $?" >>messages
        cat "$file" >>got
        cat whole >>want
    done <files
    cmp got want >>messages 2>&1
    is "resumed at every $step bytes: $*" '' "$(cat messages)"
    rm -f messages cut.* got want
}
[ "$LONG" ] && every=1
resumed 1 -n 3 -w 2 -h 1 --no-header
resumed 2 -n 3 -w 2 -h 1 --no-header -1
resumed "${every:-5}" -n 2 -w 2 -h 1
resumed "${every:-13}" -n 3 -w 2 -h 2 -1 -i 7
resumed "${every:-23}" -n 2 -w 2 -h 2 --pairs 3 -e inside
resumed "${every:-31}" -n 3 --headers
resumed "${every:-31}" -n 3 --headers --pairs 2 -x random
resumed "${every:-29}" -n 3 -f block -w 2 -h 1
resumed "${every:-29}" -n 9 --shard 2/3 -w 2 -h 1
resumed "${every:-29}" -a every -w 2 -h 2
resumed "${every:-29}" -n 3 -m mask -a kruskal
resumed "${every:-29}" -n 3 --given given
resumed "${every:-29}" -n 2 -a eller -w 3 -h 3 -f block
resumed 1 -n 0

# More than a buffer, before the cut and in one maze.
resumed 300007 -n 900 -1
resumed 50021 -w 250 -h 250
resumed 50021 -w 250 -h 250 -a eller
# shellcheck disable=SC2086 # several words
for options in '-n inf' '-w 5 -h inf -a eller'; do
    maze-gen -s 3 $options | head -n 9000 >part
    maze-gen -s 3 $options | head -n 20000 >want
    maze-gen -s 3 $options --resume part | cat part - | head -n 20000 >got
    same "resumed: $options" want got
done

# A file that this command does not write is an error, with the place, before any output.
differs='the output of this command differs here; repeat the options of the run that was cut off'
other() {
    cp "$2" file
    expect "$1" 2 "maze-gen -w 2 -h 2 -s 3 $4 --resume file >>file" <<X
maze-gen: file:$3: $differs
X
    same "$1: nothing is written" "$2" file
}
maze-gen -w 2 -h 2 -s 3 -n 5 >five
awk 'NR == 8 { printf "12x"; exit } { print }' five >partial
awk 'NR == 8 { $0 = "12x" } NR < 11 { print }' five >inside
head -n 5 five >one
awk 'NR > 5 { print }' five >beginning
other 'another seed' five 1:27 '-n 6 -s 4'
other 'another index' five 1:35 '-n 6 -i 1'
other 'another algorithm' five 1:47 '-n 6 -a kruskal'
other 'other lines' five 1:77 '-n 6 -1'
other 'no headers' five 1:1 '-n 6 --no-header'
other 'fewer mazes' five 21:1 '-n 4'
other 'no maze' one 1:1 '-n 0'
other 'the end of a larger index' beginning 1:35 '-n 5'
other 'a changed partial record' partial 8:3 '-n 5'
other 'a changed complete record' inside 8:3 '-n 5'
maze-gen -w 2 -h 2 -s 3 -n 5 >longer && echo more >>longer
other 'more bytes' longer 26:1 '-n 5'
maze-gen -w 2 -h 2 -s 3 -n 2000 -1 | sed '$s/maze/x/' >long
other 'a difference behind more than a buffer' long 2000:3 '-n 3000 -1'
maze-gen -w 2 -h 2 -s 3 -n 3 -i 18446744073709551613 >last && cat five >>last
other 'more mazes than there are indices' last 36:1 '-n inf -i 18446744073709551613'

expect 'no seed' 2 'maze-gen --resume five' <<'X'
maze-gen: --resume requires -s, with the seed of the run that was cut off
X
expect '--again' 2 'maze-gen --again --resume five' <<'X'
maze-gen: --resume excludes --again
X
expect '--trace' 2 'maze-gen -s 3 --trace --resume five' <<'X'
maze-gen: --resume excludes --trace
X
expect '--given -' 2 'maze-gen -s 3 --given - --resume five' <<'X'
maze-gen: --resume excludes --given -; name a file
X
expect 'standard input' 2 'maze-gen -s 3 --resume - <five' <<'X'
maze-gen: --resume reads its file twice; name it instead of -
X
expect 'no such file' 2 'maze-gen -s 3 --resume nosuch' <<'X'
maze-gen: nosuch: No such file or directory
X
expect 'a folder' 2 'maze-gen -s 3 --resume .' <<'X'
maze-gen: .: cannot read: Is a directory
X
expect 'a pipe' 2 'cat five | maze-gen -s 3 --resume /dev/stdin' <<'X'
maze-gen: /dev/stdin: cannot read the file again: Illegal seek
X
: >empty
expect 'a maze that cannot be generated' 2 'maze-gen -s 3 -w 2 -h 2 -x deadend:min=99 --resume empty' <<'X'
maze-gen: -e and -x: the maze with seed=3 index=0 has no such entrance and exit at least 99 moves apart; use a smaller min
X
maze-gen -a every -w 2 -h 2 -1 >four
sed 2q four >two
is 'all mazes of a size need no seed' "$(sed 1,2d four)" "$(maze-gen -a every -w 2 -h 2 -1 --resume two)"
plan
