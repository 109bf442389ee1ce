# Boards of blocks, and their sizes.
. "$TOP/tests/lib.sh"

for a in carve corridor corridor:ends=2; do
    for size in 3x3 4x3 5x30 10x4 31x7 40x30; do
        maze-gen --board $size -a $a -s 3 -n 20
    done >boards
    expect "$a: boards of any size have a path" 0 'maze-solve -f none boards' </dev/null
done
is '-w and -h count cells, not blocks' '# maze block 5 3' "$(maze-gen -s 1 -a carve -w 2 -h 1 | sed -n '1s/ v=.*//p')"
expect 'carve: the exit is beside the entrance on another side' 0 'maze-gen -s 1 -a carve --board 4x3' <<'X'
# maze block 4 3 v=1 seed=1 index=0 algorithm=carve start=1,0 goal=3,1
1011
1000
1111

X
expect 'carve: a single cell with two openings' 0 'maze-gen -s 1 -a carve --board 3x3 -e north -x south' <<'X'
# maze block 3 3 v=1 seed=1 index=0 algorithm=carve entrance=north exit=south start=1,0 goal=1,2
101
101
101

X
is 'a board of an algorithm for walls is its lattice' "$(maze-gen -s 4 -n 5 -w 7 -h 5 -f block)" "$(maze-gen -s 4 -n 5 --board 15x11)"
for wrong in '--board 10x10' '--board 9x9 -f walls' '-a carve -f walls' '-a carve -h inf' \
    '-a carve --unicursal' '-a corridor:ends=3' '-a cave:p=2'; do
    status "maze-gen $wrong is an error" 2 "maze-gen $wrong"
done
plan
