# Drawings of boards come back, whatever characters they are drawn in.
. "$TOP/tests/lib.sh"

# Boards of several kinds, one after another, with their solutions.
for options in '-a carve --board 15x11' '-a cave --board 14x9' '-a kruskal -w 6 -h 4 -e west -x east' \
    '-a stack --board 9x9 -e none -x none'; do
    maze-gen -s 4 -n 5 $options
done | maze-solve -q | maze-render -f block >boards
maze-render -f block --no-header boards >digits
# The same boards without marks, and as ascii draws them without start and goal.
tr 48 00 <digits >plain
maze-render --input block -f ascii plain >drawn

is 'there are twenty boards' 20 "$(grep -c '^$' plain)"
maze-render -f block --no-header drawn >got
same 'drawn by ascii' plain got
maze-render -f block:brackets=1 boards | maze-render -f block --no-header >got
same 'drawn with brackets, marks included' digits got
maze-render -f block:brackets=1 boards | maze-solve -f moves >got
maze-solve -f moves boards >want
same 'solved from brackets' want got

while read -r from to; do
    [ "$from" = blank ] && from=' '
    tr "# " "$to$from" <drawn | maze-render -f block --no-header >got
    same "walls '$to' and free '$from'" plain got
done <<'X'
. #
. X
blank X
. @
blank @
. %
blank %
X
for wall in █ ■ ▓ ⬛; do
    sed "s/#/$wall/g" drawn | maze-render -f block --no-header >got
    same "walls $wall" plain got
done
for free in · ░ □ ⬜; do
    sed "s/ /$free/g" drawn | maze-render -f block --no-header >got
    same "free $free" plain got
done
sed 's/..*/      &/' drawn | maze-render -f block --no-header >got
same 'with a margin on the left' plain got
sed 's/..*/    &  /' drawn | maze-render -f block --no-header >got
same 'with a margin on both sides' plain got
sed 's/ *$//' drawn | maze-render -f block --no-header >got
same 'without blanks at the ends of lines' plain got
tr '# ' 'ab' <drawn | maze-render --input art -f block --no-header >got
same 'two other characters' plain got

expect 'brackets: the drawing' 0 \
    "printf '# maze block 4 3 start=1,1 goal=2,2\n1111\n1441\n1801\n' | maze-render -f block:brackets=1" <<'X'
[][][][]
[]S * []
[]. G []

X
expect 'brackets: not on one line' 2 'maze-gen -s 1 | maze-render -f block:brackets=1 -1' <<'X'
maze-render: stdin:2:1: -1 requires a maze stream, not block:brackets=1
X
plan
