# The key straight: long straight passages. tests/chance/moves.c tests its probability.
. "$TOP/tests/lib.sh"

is 'straight=0 is the default' "$(maze-gen -s 5)" "$(maze-gen -a backtracker:straight=0 -s 5)"
# The root faces a random side: the two cells of a maze are the middle of 3x3 cells and one beside it.
maze-gen -s 7 -n 3600 -w 3 -h 3 -a backtracker:straight=1,cells=2 --root --headers | awk '
    / root=1,1/ { n++; sub(/.* start=/, ""); sub(/ root=.*/, ""); count[$0]++ }
    END { for (place in count) { kinds++; off = count[place] - n / 4; far += off * off > 9 * n * 3 / 16 }
          print (n > 300), kinds, far + 0 }' >got
is 'each side of the root is equally likely' '1 4 0' "$(cat got)"
plan
