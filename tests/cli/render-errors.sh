# Malformed mazes among others: what maze-render still draws.
. "$TOP/tests/lib.sh"

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
expect 'a malformed header does not' 2 'maze-render bad one' <<'X'
maze-render: bad:1:19: expected a field KEY=VALUE after a single blank
+---+
|   |
+---+
X
printf '1321\n1211\n22z0\n' >bad
is 'a maze that is not drawn leaves no empty line' 7 \
    "$(maze-render one bad bad one 2>/dev/null | wc -l | tr -d ' ')"
expect 'a length that blocks would double beyond 2^63 is an error' 2 \
    'printf "# maze walls 2 1 length=9223372036854775809\n321\n220\n" | maze-render -f block' <<'X'
maze-render: stdin:1:25: length=9223372036854775809 is not a whole number of at most 9223372036854775807
X
for size in '3 -h 2' '2 -h 3'; do
    { maze-gen -w 2 -h 2; maze-gen -w $size; } >sizes
    is "npy:count=2: a second size, $size" 'all mazes must have one size' \
        "$(maze-render -f npy:count=2 sizes 2>&1 >/dev/null | sed -n '1s/.*count=2: //; s/,.*//p')"
done
plan
