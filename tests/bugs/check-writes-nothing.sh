# --check wrote the frames of its input, and ignored -k and -l.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -w 4 -h 4 >maze
maze-solve --trace=2 maze >frames
is 'there are frames' yes "$(grep -q ' frame=' frames && echo yes)"
expect 'frames are skipped' 0 'maze-solve --check frames' </dev/null
sed '/frame=1 /{n;s/^./f/;}' frames >odd
expect 'whatever is in them' 0 'maze-solve --check odd' </dev/null
errors 'maze-solve --check' <<'X'
--check writes no mazes and cannot be combined with -k; run maze-solve twice, in a pipe|-k 'length >= 1' maze
--check writes no mazes and cannot be combined with -l|-l 1 maze
X
plan
