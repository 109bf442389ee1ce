# Sizes and masks that do not agree, and those that do.
. "$TOP/tests/lib.sh"

expect 'no maze of the largest width' 0 "maze-gen -n 0 -w $(largest_width)" </dev/null
printf '# maze walls 3 2\n3221\n1001\n2220\n' >mask
{ cat mask && echo && echo x; } >more
printf '# maze block 4 5\n0000\n0000\n0000\n0000\n0000\n' >board
printf '# maze block 2 2\n11\n11\n' >solid
printf '# maze block 3 3\n111\n111\n111\n' >stone
printf '# maze block 3 inf\n000\n' >endless
for size in '-w 7 -h 1' '-w 1 -h 7'; do # there is only one maze
    want=$(maze-gen -s 1 $size | sed 1d)
    for a in wilson:dual=0 wilson houston kruskal eller; do
        is "$a: a maze of one row or column, $size" "$want" "$(maze-gen -s 1 -a $a $size | sed 1d)"
    done
done
agree='; -w, -h and --board must agree or be omitted'
errors maze-gen <<X
--board replaces -w and -h; use one or the other|--board 5x5 -h 3
--board replaces -w and -h; use one or the other|--board 5x5 -w 4
--board replaces -w and -h; use one or the other|--board 5x5 -h inf
--board replaces -w and -h; use one or the other|-a carve -m board --board 4x5 -w 5
--board replaces -w and -h; use one or the other|-a carve -m board --board 4x5 -h 4
--board: wilson requires odd sizes; use carve for any size|-a wilson --board 5x4
-m: the mask is 3x2$agree|-m mask -w 4
-m: the mask is 3x2$agree|-m mask --board 9x5
-m: the mask is 3x2$agree|-m mask --board 7x7
-m: the mask is 4x5$agree|-a carve -m board --board 5x5
-m: the mask is 4x5$agree|-a carve -m board --board 4x4
-h inf: -n must be 1, because nothing follows an endless maze|-a eller -h inf -n 2
-h inf: -n must be 1, because nothing follows an endless maze|-a eller -h inf -n inf
-m: the mask has no free cell|-m solid
-m: the mask has no free block|-a carve -m stone
endless:2:1: an endless maze (height inf) cannot be held in memory|-m endless
more:6:1: 'x' is not the start of a maze; --help inputs lists other formats|-m more
X
status 'a mask and its size' 0 'maze-gen -m mask -w 3 -h 2'
status 'a mask and its board' 0 'maze-gen -m mask --board 7x5'
status 'a mask of a board and its size' 0 'maze-gen -a carve -m board --board 4x5'
status 'and its size twice' 0 'maze-gen -a carve -m board --board 4x5 -w 4 -h 5'
is 'an endless maze, -n 1' '# maze walls 4 inf' \
    "$(maze-gen -s 1 -a eller -w 4 -h inf -n 1 | sed 1q | cut -d ' ' -f 1-5)"
status 'an endless maze with an opening in the north' 0 "maze-gen -s 1 -a eller -w 4 -h inf -e north | sed 1q"
# rows_of OPTIONS: the rows of a maze that is generated row by row.
rows_of() { maze-gen -s 1 -a eller -w 4 -h 3 "$@" | sed 1d; }
is 'doors inside a maze open nothing' "$(rows_of -e none -x none)" "$(rows_of -e 1,1 -x 2,1)"
printf '# maze block 5 6\n00000\n00000\n11111\n11111\n11111\n11111\n' >top
status 'the root of wilson is in the mask' 0 'maze-gen -s 1 -a wilson -m top | maze-solve -f none'
plan
