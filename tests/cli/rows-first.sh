# rows:first=0: no run in the first row, as in the text that rows comes from.
. "$TOP/tests/lib.sh"

for first in 0 1; do
    maze-gen -a rows:first=$first -e north:2 -x south:5 -w 9 -h 5 -s 7 -n 500 | maze-solve -f moves |
        grep -c '^S' >"straight$first"
done
is 'the passage leads straight down' 500 "$(cat straight0)"
is 'by default it does in a ninth of the mazes' 1 "$(($(cat straight1) > 30 && $(cat straight1) < 90))"
is 'of one row it is the run' EEE "$(maze-gen -a rows:first=0 -w 4 -h 1 -s 1 | maze-solve -f moves)"
plan
