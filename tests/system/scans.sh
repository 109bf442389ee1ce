# Pictures as a pen, a scanner or a camera would make them: at least 98 percent are solved, none is solved wrong. The
# table of maze-formats(5) is that of 2,000, which LONG draws.
. "$TOP/tests/lib.sh"

python=$(python_with numpy)
pictures=200
[ ! "$LONG" ] || pictures=2000
if has rsvg-convert && has pamperspective && [ "$python" ]; then
    "$python" -B "$TOP/tests/system/scans.py" --count $pictures --seed 1 >table 2>&1
    is 'pictures that are solved, of which none is wrong' 0 $?
    sed 's/^/# /' table
else
    skip 'pictures that are solved, of which none is wrong' 'numpy rsvg-convert netpbm'
fi

# 12 million pixels with stripes: too many for passages so narrow.
awk 'BEGIN {
    for (x = 0; x < 3500; x++) { free = free (x % 1700 == 9 ? "!" : x % 7 ? "~" : "}"); wall = wall (x < 9 || x > 3490 ? "~" : "!") }
    print "P5 3500 3500 127"
    for (y = 0; y < 3500; y++) printf "%s", (y % 10 || y < 9 || y > 3485) ? free : wall }' >large
is 'a large picture with narrow passages' yes "$(maze-solve large 2>&1 | grep -q 'passages about 9 pixels wide in a large picture' && echo yes)"
plan
