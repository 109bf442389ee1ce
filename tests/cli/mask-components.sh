# Masks that consist of several connected components.
. "$TOP/tests/lib.sh"

printf '010\n010\n' >components
for a in kruskal boruvka eller spiral; do
    is "$a generates a maze in each component" "N N" "$(for x in 0 2; do
        maze-gen -a $a -s 1 -m components | maze-solve -s $x,1 -g $x,0 -f moves -q; done | tr '\n' ' ' | sed 's/ $//')"
done
printf '0000000\n0001000\n0001000\n0000000\n' >joined # connected only by the border
status 'cells of the border connect a mask of walls' 0 'maze-gen -m joined'
for a in carve corridor; do
    status "$a: blocks of the border do not connect a mask" 2 "maze-gen -a $a -m joined"
done
is 'no path from one component to another' "-" "$(maze-gen -a kruskal -m components | maze-solve -q -f moves)"
expect 'most algorithms refuse a mask of several components' 2 'maze-gen -m components' <<'X'
maze-gen: -m: the mask has 2 connected components, but this algorithm takes only one (kruskal takes any number)
X
status '--unicursal refuses a mask of several components' 2 'maze-gen -a kruskal --unicursal -m components'
plan
