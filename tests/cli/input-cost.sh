# Reading costs memory and time in proportion to the bytes of an input. Each input here would need
# gigabytes or hours if its cost grew with the square of its size, or with a size that it claims. With
# LONG, memory and time are measured.
. "$TOP/tests/lib.sh"

# repeat N TEXT: prints TEXT, in which \n is a newline, N times.
repeat() {
    awk -v n="$1" -v text="$2" 'BEGIN { while (n-- > 0) printf "%s", text }'
}

# cheap NAME STATUS COMMAND: passes if COMMAND ends with STATUS within a minute of processor time and
# 200 MB.
cheap() {
    status "$1" "$2" "ulimit -t 60; ulimit -v ${sanitized_memory:-200000} 2>/dev/null; $3"
}
[ "$SANITIZED" ] && sanitized_memory=unlimited

{ repeat 60000 '#'; echo; repeat 60000 '#\n'; } >sparse
expect 'a long line and many short ones' 2 'maze-solve -f none sparse' <<'X'
maze-solve: sparse:66:2: the line has 1 bytes, the longest one 60000: too many short lines, each of which would continue with blanks
X
cheap 'the same, by name' 2 'maze-solve -f none --input art sparse'
{ repeat 60000 '+'; echo; repeat 60000 '+\n'; } >sparse
cheap 'the same with walls' 2 'maze-solve -f none sparse'
{ repeat 20000 '#'; echo; repeat 60 '#\n'; repeat 20000 '#'; echo; } >short
cheap 'some short lines' 0 'maze-solve -f none -s 1,1 -g 2,60 short'

repeat 1000 "$(repeat 1000 G)\n" >goals
cheap 'a million goals' 0 'maze-solve -f none --input art -s 0,0 goals'

repeat 1000000 '0,' >row
cheap 'a million numbers in one row' 0 'maze-solve -f none --input numbers row'
{ repeat 500000 '['; echo; } >brackets
cheap 'half a million brackets' 2 'maze-solve -f none --input numbers brackets'
repeat 300000 '# words\n' >comments
cheap 'comments only' 0 'maze-solve -f none comments'
repeat 300000 '\n' >lines
cheap 'empty lines only' 0 'maze-solve -f none lines'
awk 'BEGIN { printf "# maze block 1 1"; for (; k < 200000; k++) printf " k%d=1", k; print "\n0" }' >fields
cheap 'many header fields' 0 'maze-render -f json fields'
awk 'BEGIN { printf "# maze block 1 1"; for (; k < 300000; k++) printf " length=%d", k; print "\n0" }' >repeated
cheap 'a field that is repeated' 0 'maze-solve repeated'

the_rest_is_long

# Inputs that are hard to read cost eight times as much memory and time if they are eight times as
# long, not the square of it. The bounds are three times as high, for the noise of small figures.
measure=$BUILD/tests/bench/measure
while IFS='|' read -r name options program; do
    for n in 1 8; do
        awk -v n="$((n * 20000))" "BEGIN { $program }" >hard
        # shellcheck disable=SC2086 # several options
        "$measure" 3 hard /dev/null sh -c "maze-render -q -f walls $options 2>/dev/null; [ \$? -le 2 ]" | cut -f 2,3
    done >cost
    is "$name: memory and time" 'small small' "$(awk '
        NR == 1 { memory = $1; time = $2 }
        NR == 2 { print ($1 < 12 * memory + 8e6 ? "small" : $1 " after " memory),
                        ($2 < 24 * time + 1e8 ? "small" : $2 " after " time) }' cost)"
done <<'X'
header fields|-f json|printf "# maze block 1 1"; for (i = 0; i < n; i++) printf " k%d=1", i; print "\n0"
a repeated field|-f block|printf "# maze block 1 1"; for (i = 0; i < n; i++) printf " start=0,0"; print "\n0"
goals in a header||printf "# maze block 1 1 goals=0,0"; for (i = 0; i < n; i++) printf "+0,0"; print "\n0"
goals of micromouse|-f micromouse|printf "# maze walls 1 %d goals=0,0", n; for (i = 0; i < n; i++) printf "+0,%d", i * 7 % n; print ""; for (i = 0; i < n; i++) print 31; print 20
comments||for (i = 0; i < n; i++) print "# words"; print "0"
goals in a drawing|--input art|for (i = 0; i < n; i++) printf "%s", "G"; print ""
a long line and short ones|--input art|for (i = 0; i < n; i++) printf "#"; print ""; for (i = 0; i < n; i++) print "#"
a long line of posts and short ones|--input ascii|for (i = 0; i < n; i++) printf "+"; print ""; for (i = 0; i < n; i++) print "+"
numbers in one row|--input numbers|for (i = 0; i < n; i++) printf "0,"; print ""
numbers in one column|--input numbers|for (i = 0; i < n; i++) print "0,"
brackets|--input numbers|for (i = 0; i < n; i++) printf "["; print ""
cells of num|--input num|for (i = 0; i < n; i++) print i, 0, 1, 1, 1, 1
edges||print "# maze walls", n, 1; for (i = 1; i < n; i++) print i - 1 ",0 " i ",0"
rows of json|--input json|printf "{\"rows\":["; for (i = 0; i < n; i++) printf "%s\"11\"", i ? "," : ""; print ",\"00\"]}"
members of json|--input json|printf "{"; for (i = 0; i < n; i++) printf "\"k%d\":1,", i; print "\"rows\":[\"0\"]}"
nested json|--input json|for (i = 0; i < n; i++) printf "{\"a\":"; print ""
box drawing|--input unicode|for (i = 0; i < n; i++) printf "\342\224\200"; print ""; for (i = 0; i < n; i++) print "\342\224\202"
pixels|--input pbm|print "P1", n, 8; for (i = 0; i < 8 * n; i++) printf "%s\n", i % 7 ? "1 1" : "0"
X
plan
