# Random pictures of all types, as boards and as masks: -m with a picture, which is scaled to the size of
# the maze, and --threshold.
. "$TOP/tests/lib.sh"
most=$(largest_width)

# size_and_hash FILE OPTIONS: prints the size in cells and the hash of the mask, or "none".
size_and_hash() {
    maze-gen -a kruskal -s 1 -n 1 -m "$@" 2>error | awk '/^# maze/ {
        if ($3 == "block") { $4 = ($4 - 1) / 2; $5 = ($5 - 1) / 2 }
        match($0, / mask=[^ ]*/); print $4 "x" $5, substr($0, RSTART + 6, RLENGTH - 6) }'
    grep -q 'the mask has no free cell' error && echo none
}
seed=${SEED:-1}
pictures=30
[ ! "$LONG" ] || pictures=300 seed=${SEED:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}
if needs 'Python scales pictures to the same masks' python3; then
    py "$TOP/tests/system/mask-picture.py" "$seed" $pictures >want
    k=0
    while IFS="$(printf '\t')" read -r options _; do
        # shellcheck disable=SC2086 # several options
        printf '%s\t%s\n' "$options" "$(size_and_hash $k $options)"
        k=$((k + 1))
    done <want >got
    same "Python scales $pictures pictures to the same masks, SEED=$seed" want got
    k=0
    while [ $k -lt $pictures ]; do
        maze-render --input pbm:scale=1 -f block $k 2>message
        k=$((k + 1))
    done >got
    same 'their pixels are the same blocks' boards got
fi

# A heart, drawn as a grey picture of 60x54 pixels.
awk 'BEGIN { print "P2 60 54 100"
    for (y = 0; y < 54; y++) for (x = 0; x < 60; x++) {
        u = (x + 0.5 - 30) / 24; v = (27 - y - 0.5) / 24 + 0.15; r = u * u + v * v - 1
        print (r * r * r <= u * u * v * v * v) ? 100 : 7 } }' >heart.pgm
maze-gen -s 1 -m heart.pgm -e none -x none >want
maze-gen -s 1 -m heart.pgm -w 60 -h 54 -e none -x none >got
same 'its own size scales nothing' want got
is 'a threshold without a size' '60x54' "$(size_and_hash heart.pgm --threshold 0.071 | cut -d ' ' -f 1)"
is 'blocks of a board' '41x37' "$(maze-gen -a carve -m heart.pgm --board 41x37 -e none -x none | sed -n 's/^# maze block \([0-9]*\) \([0-9]*\) .*/\1x\2/p')"
is '-w counts them, too, as in any mask of a board' '40x36' "$(maze-gen -a cave -m heart.pgm -w 40 -e none -x none | sed -n 's/^# maze block \([0-9]*\) \([0-9]*\) .*/\1x\2/p')"
printf 'P1 5 1 00000' >flat.pbm
is 'at least one cell' 1x1 "$(size_and_hash flat.pbm -w 1 | cut -d ' ' -f 1)"
maze-gen -s 1 -m heart.pgm -w 20 >want
maze-gen -s 1 -m - -w 20 <heart.pgm >got
same 'from standard input' want got

# --again scales to the sizes in the headers.
n=0
for options in '-w 20' '-w 30 -h 30 --threshold 0.2' '--board 41x37' '-w 16 -f block' '-a carve --board 41x37' '-a wilson -w 20 --unicursal' ''; do
    n=$((n + 1))
    # shellcheck disable=SC2086 # several options
    maze-gen -s 3 -n 2 -m heart.pgm $options >again.$n
    threshold=$(echo "$options" | sed -n 's/.*\(--threshold.*\)/\1/p')
    # shellcheck disable=SC2086 # none, or an option and its value
    maze-gen --again -m heart.pgm $threshold again.$n >got
    same "--again after '$options'" again.$n got
done
cat again.1 again.3 again.7 again.1 >again
maze-gen --again -m heart.pgm again >got
same '--again with several sizes' again got
maze-gen --again -m - again <heart.pgm >got
same '... and a picture that is read from a pipe' again got
is 'another threshold is another mask' 1 "$(maze-gen --again -m heart.pgm --threshold 0.9 again.1 2>&1 | grep -c 'again.1:1:66: mask=.*the file of -m has another mask, with the hash')"
maze-gen -s 4 -m heart.pgm -w 20 >other
is 'nor is a mask that is no picture scaled' 1 "$(printf '000\n' | maze-gen --again -m - other 2>&1 | grep -c 'has another mask')"

printf 'P5 1000000000 1000000000 255\nabc' >claims
printf '000\n010\n' >mask
printf 'P1 5 1 01110' >parts.pbm
status 'for kruskal they are no error' 0 'maze-gen -a kruskal -m parts.pbm -w 5'
for wrong in '-m mask -w 6' '-m mask -h 4' '-m heart.pgm -h inf' '-m heart.pgm --threshold 1.1' '-m heart.pgm --threshold 0.1234' \
    '-m heart.pgm --threshold' '-m heart.pgm -w 0' '-m heart.pgm --board 40x41' '-m heart.pgm --board 41x41 -w 7' '-m heart.pgm -w 5e9' '-m heart.pgm -h 5e9' \
    "-m heart.pgm -w $((most < 4294967295 ? most : 4294967295)) -h $((most < 4294967295 ? most : 4294967295))" '-m heart.pgm -a every -w 5' '-m heart.pgm -a carve -w 2'; do
    status "maze-gen $wrong" 2 "maze-gen $wrong"
done
# A picture claims a size; only its bytes take memory, and only its scaled size counts.
status 'only the cells count for --max-cells' 0 'maze-gen -m heart.pgm -w 10 --max-cells 90'
wide=$((most < 4000000000 ? most : 4000000000))
printf 'P1 1 2 00' >tall.pbm
printf 'P1 2 1 00' >wide.pbm
errors <<X
maze-gen: 10x9 cells exceed --max-cells 89|maze-gen -m heart.pgm -w 10 --max-cells 89
maze-gen: heart.pgm: 60x54 cells exceed --max-cells 3000|maze-gen -m heart.pgm --threshold 0.1 --max-cells 3000
maze-gen: claims:2:4: the picture ends after 0 of its 1000000000 rows|maze-gen -m claims -w 9
maze-gen: --threshold requires -m with a picture|maze-gen --threshold 0.3
maze-gen: mask: --threshold requires a netpbm picture, P1 to P6, as the mask|maze-gen -m mask --threshold 0.3
maze-gen: -m: a picture cannot be scaled to that many cells|maze-gen -m tall.pbm -w $wide
maze-gen: -m: a picture cannot be scaled to that many cells|maze-gen -m wide.pbm -h $wide
maze-gen: -h inf cannot be combined with -b, --open, --percolate, -m, --unicursal, --trace or joined=1|maze-gen -a eller -h inf -w 3 -m heart.pgm
maze-gen: -m: the mask has no free cell; for a picture, lower --threshold, or invert it first (pnminvert)|maze-gen -m heart.pgm -w 1 --threshold 0.9
maze-gen: -m: the mask has 2 connected components, but this algorithm supports only one; use kruskal; for a picture, try another size or --threshold|maze-gen -m parts.pbm -w 5
X

# Other options.
maze-gen -s 1 -w 12 -h 11 -e none -x none >given
printf 'P5 12 11 255\n%0132d' 0 | tr 0 '\377' >white.pgm
status '--given takes a picture of its size, unscaled' 0 'maze-gen --given given -m white.pgm -e none -x none'
status '... not another one' 2 'maze-gen --given given -m heart.pgm -w 12 -h 11'
plan
