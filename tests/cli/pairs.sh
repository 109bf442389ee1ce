# --pairs: several records of each maze, with other random entrances and exits.
. "$TOP/tests/lib.sh"

gen='maze-gen -s 3 -n 8 -w 7 -h 5 -1'
for doors in '-e inside -x inside' '-e deadend -x deadend:min=5' '-e random -x random' '-e north' \
    '-e west -x opposite' '-e inside -x far' '-e random -x far' '-x inside -e none' '-e deadend -x 0,3'; do
    $gen $doors --pairs 3 >>all
    $gen $doors >>want
    $gen -e none -x none >>closed
done
grep ' pair=0 ' all | sed 's/ pair=0 / /' >got
same 'pair 0 is the maze without --pairs' want got
is 'the pairs are numbered' 216 "$(sed 's/.* index=\(.\) .* pair=\(.\) .*/\1.\2/' all |
    awk '$0 == int((NR - 1) / 3) % 8 "." (NR - 1) % 3 { n++ } END { print n }')"
maze-render -f edges all | sed '/^#/d' >got
awk '{ print; print; print }' closed | maze-render -f edges | sed '/^#/d' >want
same 'the passages stay' want got
is 'every pair is another one' 216 \
    "$(awk '{ sub(/ pair=./, ""); n += !seen[int((NR - 1) / 24), $0]++ } END { print n }' all)"
is 'each pair has two openings' 24 "$($gen -e random -x random --pairs 3 | maze-render -f block -1 |
    awk -F / '{ n = gsub(/0/, "", $2) + gsub(/0/, "", $12)
        for (i = 3; i < 12; i++) n += ($i ~ /^0/) + ($i ~ /0$/)
        good += n == 2 } END { print good }')"

# The pairs are those of the maze, whatever is generated before and in which form.
$gen -e inside -x random --pairs 5 >all
sed -n '16,30p' all >want
maze-gen -s 3 -i 3 -n 3 -w 7 -h 5 -1 -e inside -x random --pairs 5 >got
same 'a part of the mazes has the pairs of the whole' want got
for k in 1 2 3; do $gen -e inside -x random --pairs 5 --shard $k/3; done >got
same 'so do shards: they divide mazes' all got
$gen -e inside -x random --pairs 5 -f block | maze-render -f walls -1 >got
same 'so does their lattice' all got
$gen -e inside -x random --pairs 2 >want
grep 'pair=[01] ' all >got
same 'fewer pairs are the first ones' want got
printf '0100\n0000\n0010\n' >mask
for options in '-m mask' '-a eller' '-a percolation' '-b 0.5 --open 2' '-a every -w 2 -h 3' '-a wilson --board 9x7'; do
    maze-gen -s 5 -n 6 -1 $options -e inside -x west >&3
    maze-gen -s 5 -n 6 -1 $options -e inside -x west --pairs 4
done 3>want >all
grep ' pair=0 ' all | sed 's/ pair=0 / /' >got
same 'mazes of other kinds: pair 0 is the maze without --pairs' want got
is 'mazes of other kinds: four pairs of each' 144 "$(sed 's/ pair=. / /' all | sort -u | grep -c .)"
is '--pairs 1 has the field, too' 'pair=0' "$(maze-gen -e inside --pairs 1 | sed -n 's/.*\(pair=[^ ]*\).*/\1/p')"
is '-n 0 writes nothing' '' "$(maze-gen -e inside --pairs 4 -n 0)"

# distinct: counts the mazes, and the different pairs of doors.
distinct() { sed -n 's/.* pair=[0-9]* //p' | awk '!($0 in seen) { n++; seen[$0] } END { print NR, n }'; }
# Pairs of cells are not repeated, until all are used up.
is 'all 380 pairs of 20 cells, and each once' '380 380' "$(maze-gen -s 1 -w 5 -h 4 -e inside -x inside --pairs 380 | distinct)"
is 'all 20 exits without an entrance' '20 20' "$(maze-gen -s 1 -w 5 -h 4 -e none -x inside --pairs 20 | distinct)"
is 'a thousand pairs of a 12x12 maze' '1000 1000' \
    "$(maze-gen -s 1 -w 12 -h 12 -e inside:min=9 -x inside --pairs 1000 | distinct)"
is 'more pairs than there are are repeated' '4 2' "$(maze-gen -s 1 -w 2 -h 1 -e deadend -x deadend --pairs 4 | distinct)"
is 'one place: it is repeated' 5 "$(maze-gen -s 1 -w 1 -h 4 -e north --pairs 5 | grep -c 'start=0,0 ')"

# The field passes through the other programs, and through the frames of a search.
is 'maze-solve keeps the field, in frames too' '2 pair=1' "$(maze-gen -s 1 -w 2 -h 1 -e 0,0 -x inside --pairs 2 |
    maze-solve --trace | sed -n 's,.*\(pair=1\).*,\1,p' | uniq -c | sed 's/^ *//')"
is 'maze-render keeps the field' 'pair=2' "$(maze-gen -s 1 -e inside --pairs 3 | maze-render -f json | maze-render -f walls | sed -n 's,.*\(pair=2\).*,\1,p')"

errors maze-gen <<'X'
--pairs requires a random entrance or exit, such as -e inside|--pairs 3
--pairs requires a random entrance or exit, such as -e inside|-e north:3 -x far --pairs 3
--pairs requires a random entrance or exit, such as -e inside|-x opposite:2 -e none --pairs 3
--pairs requires a random entrance or exit, such as -e inside|-e 3,3 -x none --pairs 3
--pairs, inside, deadend and root require an algorithm whose passages do not depend on the entrance and exit, unlike main-path|-a main-path -e random --pairs 3
--pairs, inside, deadend and root require an algorithm whose passages do not depend on the entrance and exit, unlike carve|-a carve -e random --pairs 3
--pairs cannot be combined with -h inf, --unicursal or --trace|-e random --unicursal --pairs 3
--pairs cannot be combined with -h inf, --unicursal or --trace|-e random --trace --pairs 3
--pairs cannot be combined with -h inf, --unicursal or --trace|-a eller -h inf -e north --pairs 3
this maze has fewer than 401 pairs of doors|-w 5 -h 4 -e inside --pairs 401
--pairs must be an integer, at least 1, not '0'|-e random --pairs 0
X
is 'a reader that ends first ends it' 2 "$(maze-gen -e random --pairs 1e8 -w 100 -h 100 -1 | head -n 2 | wc -l | tr -d ' ')"
is 'an algorithm that works row by row' 'pair=0 pair=1' "$(maze-gen -a eller -x east --pairs 2 | sed -n 's/.*\(pair=[0-9]*\).*/\1/p' | paste -s -d ' ' -)"
plan
