# Options of maze-render that are errors, formats with limits, and malformed mazes among others.
. "$TOP/tests/lib.sh"

maze-gen -s 4 -w 7 -h 5 -b 0.3 | maze-solve -a astar --visited >seen
for wrong in '-f nosuch' '-c 0' '-c 1001' '-c 201' '-t 2' '-f walls -c 3' '-f pbm:plain=2' '-f pbm:x' '-1' \
    '--no-header' '-f pbm -1' '-f ascii:x=1' '--input pdf' '-h' '-c' '--margin 1001' '--margin x' \
    '-f json --margin 1' '-f pbm --margin 10001' '-f svg --margin 101' '--sheet 2x3' '-f svg --sheet 2' \
    '-f svg --sheet 0x2' '-f svg --sheet 101x1' '-f svg:paper=fit --sheet 1x1' '-f half -c 3' '-f npy -c 1' \
    '-f cast:fps=0' '-f ppm:color=blue'; do
    status "maze-render $wrong is an error" 2 "maze-render $wrong seen"
done
errors maze-render <<'X'
--color must be auto, always or never, not 'blue'|--color blue seen
svg has no key 'x'; it must be paper, landscape, numbers, color, palette, bleed, gutter, ends, lines or page|-f svg:x=1 seen
svg:paper must be a4, letter, a3, a5, legal or fit, or WxHmm or WxHin with sides from 10 to 5080 mm, not ''|-f svg:paper seen
svg:page must be an integer, not ''|-f svg:page seen
--answers requires --sheet|-f svg --answers back seen
X
maze-render -f svg:landscape=1 seen >want_turned
maze-render -f svg:landscape seen >got_turned
same 'a flag without a value is 1' want_turned got_turned
cp seen ./-x
status 'a file whose name begins with -, after --' 0 'maze-render -f block -- -x'

errors <<'X'
maze-render: seen:2:1: map supports only one maze; for the first: sed '/^$/q'|maze-render -f map seen seen >/dev/null
maze-render: seen:2:1: dimacs supports only one maze; for the first: sed '/^$/q'|maze-render -f dimacs seen seen >/dev/null
maze-render: stdin:2:1: graph6 is limited to 1000 cells, not 40x26; use sparse6|maze-gen -s 1 -w 40 -h 26 | maze-render -f graph6
maze-render: stdin:2:1: graph6 is limited to 1000 cells, not 1001x1; use sparse6|maze-gen -s 1 -w 1001 -h 1 | maze-render -f graph6
maze-render: stdin:2:1: graph6 is limited to 1000 cells, not 1x1001; use sparse6|maze-gen -s 1 -w 1 -h 1001 | maze-render -f graph6
maze-render: stdin:1:25: length=9223372036854775809 is not an integer of at most 9223372036854775807|printf '# maze walls 2 1 length=9223372036854775809\n321\n220\n' | maze-render -f block
X
for size in '3 -h 2' '2 -h 3'; do
    { maze-gen -w 2 -h 2; maze-gen -w $size; } >sizes
    is "npy:count=2: a second size, $size" "all mazes must have one size, but ${size% -*}x${size#*h } follows 2x2" \
        "$(maze-render -f npy:count=2 sizes 2>&1 >/dev/null | sed -n '1s/.*count: //p')"
done
for shape in hex rings; do
    { maze-gen --shape $shape -w 4 -h 2 && maze-gen --shape $shape -w 5 -h 2; } >sizes
    is "npy:count=2: a second size of $shape" 'all mazes must have one size, but 5x2 follows 4x2' \
        "$(maze-render -f npy:count=2 sizes 2>&1 >/dev/null | sed -n '1s/.*count: //p')"
done

# A maze that is cut off ends the output, because nothing may be appended to it. The row before
# the error is missing, because a drawing shows what is below a row, too.
# A maze that is malformed before anything of it is written does not.
printf '# maze walls 2 3\n321\n101\n12x\n220\n' >bad
printf '# maze walls 1 1\n31\n20\n' >one
expect 'a maze that is cut off ends the output' 2 'maze-render -f walls bad one' <<'X'
# maze walls 2 3
321
maze-render: bad:4:3: 'x' is not a digit
X
expect 'a maze that is held back does not' 2 'maze-render -f walls --no-header bad one' <<'X'
maze-render: bad:4:3: 'x' is not a digit
31
20

X
printf '# maze walls 2 3 x\n321\n' >bad
expect 'a malformed header does not, nor does it leave an empty line' 2 'maze-render one bad bad one' <<'X'
+---+
|   |
+---+
maze-render: bad:1:19: expected a field KEY=VALUE after a single space
maze-render: bad:1:19: expected a field KEY=VALUE after a single space

+---+
|   |
+---+
X
plan
