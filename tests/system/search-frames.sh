# maze-solve --trace: every step of every solver follows its rule. Plain implementations of the
# rules, in Python, replay the frames.
. "$TOP/tests/lib.sh"

maze-solve --list | cut -f1 >names
printf '%s\n' dfs:seed=3 tremaux:seed=3 >>names
if has python3; then
    frames() { python3 -B "$TOP/tests/frames/search_replay.py" "$@"; }
    number=60
    [ "$LONG" ] && number=1260
    frames make "${SEED:-1}" $number >mazes
    is 'there are mazes of all kinds' 'block walls' "$(sed -n 's/^# maze \([a-z]*\) .*/\1/p' mazes | sort -u | xargs)"
    # shellcheck disable=SC2046 # a word per solver
    frames mazes $(cat names) >wrong 2>&1
    is 'the frames are read to their end' '' "$(grep -v '^[a-z:=0-9-]*: ' wrong)"
    while read -r name; do
        is "the frames of $name follow its rule" "" "$(grep "^$name: " wrong | head -n 5)"
    done <names
else
    skip 'frames of every solver' python3
fi
plan
