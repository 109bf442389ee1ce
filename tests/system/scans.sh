# Pictures as a pen, a scanner or a camera would make them: at least 98 percent are solved, none is solved wrong. The
# table of maze-formats(5) is that of 2,000, which LONG draws. scan-cases.sh reaches all code, so make coverage needs few.
. "$TOP/tests/lib.sh"

pictures=200
first=0
[ ! "$LLVM_PROFILE_FILE" ] || pictures=15 first=13 # with hexagons and coloured walls
[ ! "$LONG" ] || pictures=2000
the_rest_needs 'pictures that are solved, of which none is wrong' rsvg-convert pamperspective numpy
py "$TOP/tests/system/scans.py" --count $pictures --first $first --seed 1 >table 2>&1
is 'pictures that are solved, of which none is wrong' 0 $?
sed 's/^/# /' table
plan
