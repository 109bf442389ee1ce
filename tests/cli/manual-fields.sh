# maze(5) describes every header field of common/stream/fields.h, in the same order.
. "$TOP/tests/lib.sh"

sed -n 's/^ *X([A-Z_]*, "\([a-z_]*\)", FIELD_TYPE_.*/\1/p' "$TOP/common/stream/fields.h" >table
sed -n '/^\.It Em key/,/^\.El/s/^\.It Cm \([a-z_]*\) Ta .*/\1/p' "$TOP/man/maze.5" >manual
same 'the table of maze(5) has the fields of the programs' table manual
is 'every row of the table was read' "$(grep -c 'FIELD_TYPE_.*[a-z])' "$TOP/common/stream/fields.h")" \
    "$(wc -l <table | tr -d ' ')"
plan
