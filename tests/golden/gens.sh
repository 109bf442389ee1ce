# The promise of maze-gen: a seed always gives these bytes, on every machine. Each algorithm has a file,
# gen-NAME.txt, with some mazes in full and, tested with LONG, checksums of others. GOLDEN=new writes
# the file of a new algorithm. A file that exists is never changed without a new promise number (v= in
# the header).
. "$TOP/tests/lib.sh"

# small NAME: prints some mazes of algorithm NAME.
small() {
    maze-gen -a "$1" -s 1 -n 3 -w 7 -h 5
    maze-gen -a "$1" -s 18446744073709551615 -i 18446744073709551615 -w 12 -h 3 -e random -x east
}

# checksums NAME: prints those of more and larger mazes. The algorithm every refuses most of these sizes.
checksums() {
    for size in '1 -h 1' '1 -h 50' '50 -h 1' '2 -h 2 -n 100' '20 -h 20 -n 100' '300 -h 200 -n 3' \
        '1000 -h 1000'; do
        echo "$size $(maze-gen -a "$1" -s 42 -w $size 2>/dev/null | cksum)"
    done
}

maze-gen --list >names
while read -r name _; do
    small "$name" >got 2>/dev/null
    if [ "$LONG$GOLDEN" ]; then
        checksums "$name" >>got
        golden "$name generates the same mazes as ever" "gen-$name.txt"
    else
        grep -v '^[0-9]* -h ' "$TOP/tests/golden/gen-$name.txt" >want
        same "$name generates the same mazes as ever" want got
    fi
done <names
plan
