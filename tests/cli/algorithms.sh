# Every algorithm of --list, and the keys of some.
. "$TOP/tests/lib.sh"

# -f block while a maze is generated, whole or row by row, gives what maze-render makes of its walls.
for name in $(maze-gen --list | cut -f 1); do
    for size in '1 -h 1' '1 -h 7' '7 -h 1' '4 -h 3'; do
        case "$LONG$name $size" in 1* | backtracker* | eller* | *'4 -h 3') ;; *) continue ;; esac
        maze-gen -a "$name" -n 9 -s 4 -w $size -e random -x random >>walls
        maze-gen -a "$name" -n 9 -s 4 -w $size -e random -x random -f block >>blocks
    done
done
maze-render -f block walls >got_blocks
same '-f block is the lattice' blocks got_blocks

# More than 256 trees need labels of four bytes.
for trees in 256 257 300; do
    maze-gen -a growing-forest:trees=$trees -w 60 -h 50 -s 1 | maze-solve >forest
    status "growing-forest:trees=$trees is perfect" 0 'maze-solve --check forest'
done
# 19800 inner walls, each open with probability 0.3: 5940 are expected to be open, with a
# standard deviation of 64.5.
for p in 0 0.3 1; do
    maze-gen -a percolation:p=$p -w 100 -h 100 -s 1 -e none -x none | maze-render -f edges | grep -c '^[0-9]'
done >open
is 'percolation: p=0 opens no wall, p=0.3 about 5940 of 19800, p=1 all' 'yes' \
    "$(xargs <open | awk '{ print ($1 == 0 && $2 > 5680 && $2 < 6200 && $3 == 19800 ? "yes" : $0) }')"
# 64 random bits at a time say where runs end; each of the walls between 65 cells occurs in some row.
is 'sidewinder: runs end everywhere in a row of 65 cells' 64 "$(maze-gen -a sidewinder -w 65 -h 200 -s 1 --no-header |
    awk 'NR > 1 && NR <= 200 { for (x = 2; x <= 65; x++) seen[x] += substr($0, x, 1) % 2 }
        END { for (x in seen) n += seen[x] > 0; print n }')"
for wrong in '-a percolation:p=1.1' '-a percolation:p=' '-a percolation:p=0.1234567' \
    '-a growing-tree:newest=0,random=0' '-a growing-forest:newest=0,random=0' '-a division:rooms=0'; do
    status "maze-gen $wrong is an error" 2 "maze-gen $wrong"
done

# rows: one run of cells per row, one passage between two rows.
maze-gen -a rows -s 5 -w 9 -h 7 -n 20 -e north:2 -x south:6 >rows
is 'rows: from column 2 to column 6' 20 "$(grep -c 'start=2,0 goal=6,6' rows)"
is 'rows: one passage between two rows' 0 "$(maze-render -f block --no-header rows | awk '
    /^$/ { n = 0; next }
    ++n % 2 { bad += gsub(0, 0) != 1 } END { print bad + 0 }')"
# rows:first=0: no run in the first row, as in the text that rows comes from.
for first in 0 1; do
    maze-gen -a rows:first=$first -e north:2 -x south:5 -w 9 -h 5 -s 7 -n 500 | maze-solve -f moves |
        grep -c '^S' >"straight$first"
done
is 'the passage leads straight down' 500 "$(cat straight0)"
is 'by default it does in a ninth of the mazes' 1 "$(($(cat straight1) > 30 && $(cat straight1) < 90))"
is 'of one row it is the run' EEE "$(maze-gen -a rows:first=0 -w 4 -h 1 -s 1 | maze-solve -f moves)"
plan
