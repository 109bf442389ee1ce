# A maze whose start is solid has no path; its old marks stayed.
. "$TOP/tests/lib.sh"

expect 1 "printf '771\n761\n220\n' | maze-solve -q -s 0,0 --no-header" <<'X'
331
321
220

X
plan
