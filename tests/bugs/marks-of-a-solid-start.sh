# A maze whose start is solid has no path. Its old marks must be removed.
. "$TOP/tests/lib.sh"

expect 'old marks are removed' 1 "printf '771\n761\n220\n' | maze-solve -q -s 0,0 --no-header" <<'X'
331
321
220

X
plan
