# -x 0,7 on a board higher than wide was refused: the places of the side were counted before it was
# known which side the block is on.
. "$TOP/tests/lib.sh"

# opens SIZE BLOCK: succeeds if the exit is that block.
opens() { maze-gen -a cave --board "$1" -s 1 -x "$2" | head -n 1 | grep -q " goal=$2\$"; }
for case in 7x13:0,7 7x13:6,11 13x7:11,0; do
    opens "${case%:*}" "${case#*:}"
    is "the exit of a board of ${case%:*} blocks is ${case#*:}" 0 $?
done
for case in 7x13:west:11 13x7:south:11; do
    status "the last place: ${case#*:} of ${case%%:*}" 0 "maze-gen -a cave --board ${case%%:*} -s 1 -x ${case#*:}"
done
for case in 7x13:west:12 7x13:north:6 7x13:west:0; do
    status "beyond the last place: ${case#*:} of ${case%%:*}" 2 "maze-gen -a cave --board ${case%%:*} -s 1 -x ${case#*:}"
done
plan
