# The graph of a shape whose cells have one part had the cells outside the mask, too: backtracker and prim began in
# one of them, in memory that was not set, and the entrance was there.
. "$TOP/tests/lib.sh"

printf '1111\n1000\n1000\n' >mask
for algorithm in backtracker prim; do
    for seed in 1 2 3 4; do
        maze-gen --shape triangles -a $algorithm -m mask -s $seed
    done
done | maze-solve -f none >got 2>&1
: >want
same 'every maze has a path from the first cell of the mask to the last' want got
printf '# maze walls 3 2 wrap=x\nb331\n3331\n2220\n' | maze-gen --given - -a prim -s 1 -e far -x far | maze-solve -f none >got 2>&1
same 'a given cylinder with a marked cell' want got
printf '# maze walls 4 3 v=1 seed=1 index=0 algorithm=backtracker shape=triangles mask=f23518c9abf96dc7\n' |
    maze-gen --again -m mask >got
is 'the start is in the mask' 1,1 "$(sed -n '1s/.*start=\([0-9,]*\) .*/\1/p' got)"
plan
