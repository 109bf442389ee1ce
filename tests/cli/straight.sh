# The key straight: long straight passages. tests/chance/moves.c tests its probability.
. "$TOP/tests/lib.sh"

for a in backtracker growing-tree hunt-and-kill; do
    maze-gen -a $a -s 5 -n 3 >want
    maze-gen -a $a:straight=0 -s 5 -n 3 >got
    same "$a: straight=0 is the default" want got
done
# A walk that always goes straight on turns only where it must: a spiral, in one row a line.
expect 'straight=1 in the first column' 0 'maze-gen -a backtracker:straight=1 -s 1 -w 1 -h 4 --no-header -e none -x none' <<'X'
31
11
11
11
20

X
# The root faces a random side: the two cells of a maze are the middle of 3x3 cells and one beside it.
maze-gen -s 7 -n 3600 -w 3 -h 3 -a backtracker:straight=1,cells=2 --root --headers | awk '
    / root=1,1/ { n++; sub(/.* start=/, ""); sub(/ root=.*/, ""); count[$0]++ }
    END { for (place in count) { kinds++; off = count[place] - n / 4; far += off * off > 9 * n * 3 / 16 }
          print (n > 300), kinds, far + 0 }' >got
is 'each side of the root is equally likely' '1 4 0' "$(cat got)"
status 'mazes remain perfect' 0 'maze-gen -a growing-tree:straight=1 -s 1 -n 20 | maze-solve | maze-solve --check'
plan
