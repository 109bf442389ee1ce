# maze-solve --trace: every step of every solver follows its rule. Plain implementations of the
# rules, in Python, replay the films.
. "$TOP/tests/lib.sh"

maze-solve --list | cut -f1 >names
printf '%s\n' dfs:seed=3 tremaux:seed=3 >>names
if has python3; then
    films() { python3 -B "$TOP/tests/films/search_replay.py" "$@"; }
    number=60
    [ "$LONG" ] && number=1260
    films make "${SEED:-1}" $number >mazes
    is 'there are mazes of all kinds' 'block walls' "$(sed -n 's/^# maze \([a-z]*\) .*/\1/p' mazes | sort -u | xargs)"
    # shellcheck disable=SC2046 # a word per solver
    films mazes $(cat names) >wrong 2>&1
    is 'the films are read to their end' '' "$(grep -v '^[a-z:=0-9-]*: ' wrong)"
    while read -r name; do
        is "the films of $name follow its rule" "" "$(grep "^$name: " wrong | head -n 5)"
    done <names
else
    skip 'films of every solver' python3
fi
plan
