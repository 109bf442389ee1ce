# maze(5) describes every header field of common/stream/fields.h, in the same order, and says which
# programs write it.
. "$TOP/tests/lib.sh"

sed -n 's/^ *X([A-Z_]*, "\([a-z_]*\)", [A-Z]*, \([A-Z]*\), .*/\1 \2/p' "$TOP/common/stream/fields.h" |
    tr '[:upper:]' '[:lower:]' >table
sed -n '/^\.It Em key/,/^\.El/s/^\.It Cm \([a-z_]*\) Ta [^T]*Ta \([a-z]*\) Ta .*/\1 \2/p' "$TOP/man/maze.5" >manual
same 'the table of maze(5) has the fields of the programs' table manual
is 'every row of the table was read' "$(grep -c '^ *X([A-Z]' "$TOP/common/stream/fields.h")" \
    "$(wc -l <table | tr -d ' ')"
plan
