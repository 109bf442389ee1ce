# png: the pixels of ppm, in a file that other programs accept, not much larger than theirs.
. "$TOP/tests/lib.sh"

the_rest_needs 'pictures of png' pngtopnm
maze-gen -s 1 | maze-solve >path
maze-gen -s 1 -w 60 -h 60 -a kruskal >kruskal
maze-gen -s 1 --shape rings -h 20 | maze-solve --visited >rings
maze-gen -s 1 -w 3 -h 2 -a wilson --trace=9 | head -n 4 >frame
maze-gen -s 1 -w 30 -h 20 -a kruskal --trace=400 | head -n 22 >sets
maze-gen -s 1 --board 41x31 -a cave >board
maze-gen -s 1 -w 3000 -h 2 >wide # a row of more bytes than the window
maze-gen -s 1 -w 1 -h 1 >one

# compare OPTIONS NAME ...: passes if the pixels of each are those of ppm.
compare() {
    options=$1
    shift
    for name; do
        maze-render -f png$options "$name" >png && pngtopnm png >got
        maze-render -f ppm$options "$name" | pnmdepth 255 2>/dev/null | ppmtoppm >want
        ppmtoppm <got >got.ppm
        cmp -s got.ppm want || printf '%s ' "$name"
        if has pngcheck; then pngcheck -q png || printf '%s is refused ' "$name"; fi
    done
}
for options in '' ' -c 1 -t 1' ' -c 5 -t 3 --margin 8' :color=sets ':color=distance -c 2' ':palette=dark,color=sets -c 3'; do
    is "the pixels of ppm$options" '' "$(compare "$options" path kruskal rings frame sets board wide one)"
done

# at_most NAME PERCENT: passes if a picture has at most PERCENT of the bytes of pnmtopng.
at_most() {
    maze-render -f png "$1" | wc -c >bytes
    maze-render -f ppm "$1" | pnmtopng 2>/dev/null | wc -c | awk -v ours="$(cat bytes)" -v most="$2" '{ print 100 * ours / $1 <= most ? "yes" : ours }'
}
for name in path kruskal rings sets board; do
    is "$name: at most twice the bytes of pnmtopng" yes "$(at_most $name 200)"
done
is 'the resolution' '0 0 46 35 0 0 46 35 1' \
    "$(maze-render -f png:dpi=300 one | od -An -v -tu1 -j 41 -N 9 | tr -s ' ' | sed 's/^ //')"
expect 'too high' 2 "printf '# maze walls 1 2200000\n31\n' | maze-render -f png -c 1000" <<'X'
maze-render: stdin:2:1: a PNG has at most 2147483647 rows and columns of pixels
X
expect 'one file holds one picture' 2 'cat one one | maze-render -f png >png' <<'X'
maze-render: stdin:6:1: png supports only one maze; for the first: sed '/^$/q'
X
plan
