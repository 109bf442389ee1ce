# Reading costs memory and time in proportion to the bytes of an input. Each input here would need
# gigabytes or hours if its cost grew with the square of its size, or with a size that it claims.
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
maze-solve: sparse:66:2: too many short lines, each of which would continue with spaces to 60000 columns
X
while IFS='|' read -r name status command text; do
    eval "$text" >input
    cheap "$name" "$status" "$command input"
done <<'X'
the same, by name|2|maze-solve -f none --input art|cat sparse
the same with walls|2|maze-solve -f none|tr '#' + <sparse
some short lines|0|maze-solve -f none --input art -s 1,1 -g 2,60|repeat 20000 '#'; echo; repeat 60 '#\n'; repeat 20000 '#'; echo
a million goals|0|maze-solve -f none -s 1,0|repeat 1000 "#$(repeat 999 G)\n"
a million numbers in one row|0|maze-solve -f none --input numbers|repeat 1000000 '0,'
half a million brackets|2|maze-solve -f none --input numbers|repeat 500000 '['; echo
comments only|0|maze-solve -f none|repeat 300000 '# words\n'
empty lines only|0|maze-solve -f none|repeat 300000 '\n'
many header fields|0|maze-render -f json|awk 'BEGIN { printf "# maze block 1 1"; for (; k < 200000; k++) printf " k%d=1", k; print "\n0" }'
a field that is repeated|0|maze-solve|awk 'BEGIN { printf "# maze block 1 1"; for (; k < 300000; k++) printf " length=%d", k; print "\n0" }'
X

# Brightness is compared with that in a window of a sixteenth of the longer side.
{ printf 'P5 12 1200000 255\n'; repeat 1200000 abcdefghijkl; } >narrow
cheap 'a narrow picture' 2 'maze-solve -f none narrow'
plan
