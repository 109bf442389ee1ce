# The promise of maze-gen for its other options, as in gens.sh: these bytes, always and on
# every machine.
. "$TOP/tests/lib.sh"

printf '10011\n00001\n00000\n10000\n' >mask
printf '333331\n3b2231\n310131\n3b2331\n222220\n' >given
while IFS= read -r line; do
    echo "\$ maze-gen $line"
    # shellcheck disable=SC2086 # words
    maze-gen -s 1 $line
done >got <<'X2'
-w 12 -h 4 -b 0.5
-w 12 -h 4 -a kruskal -b 1 --open 5
-a carve --board 14x8 -b 0.5 --open 3
-m mask
-m mask -a eller -b 1
-m mask -a kruskal -e random -x random
-w 4 -h 3 --unicursal
-m mask --unicursal -e west
-w 3 -h 2 --trace=2 -a wilson
-w 3 -h 2 --trace=4 -a wilson:dual=0
-w 9 -h 4 -a backtracker:bias=0.1
-w 9 -h 4 -a hunt-and-kill:bias=0.8
-w 9 -h 4 -a eller:bias=0.25
-w 9 -h 4 -a sidewinder:bias=0.7
-w 9 -h 4 -a binary-tree:bias=0.07
-w 9 -h 4 -a division:bias=0.9,rooms=2
-w 9 -h 4 -a growing-tree:newest=1,oldest=2,middle=3
-w 9 -h 4 -a growing-forest:trees=3,random=1,newest=0
-w 9 -h 4 -a percolation:p=0.61
-w 9 -h 4 -a cave:p=0.4,steps=2
-w 9 -h 4 -a corridor:ends=2 -e west -x east
-w 9 -h 4 -a corridor -x east
-w 9 -h 4 -a carve -x east
-w 9 -h 4 -a main-path -x north
-w 9 -h 4 -a rows -e 2,3 -x 5,0
-w 3 -h 3 -a every -i 100 -n 2
-w 9 -h 4 -e far -x far
-w 9 -h 4 -a corridor:ends=2
--given given
--given given -a backtracker:bias=0.2 -e 0,0 -x 4,3
--given given -a kruskal -b 0.5 --open 1
--given given -a prim -m given
--given given -a wilson -n 2
-w 9 -h 4 -e inside -x inside:min=12
-w 9 -h 4 -a spiral -e deadend -x inside:min=34
-w 3 -h 3 -n 2 -e deadend -x random --pairs 2
-m mask -a kruskal -e inside -x deadend
-w 12 -h 4 -b 0.5 --open 3 --percolate 0.3
-m mask -a kruskal --percolate 0.5
-a carve --board 14x8 --percolate 0.2
-w 9 -h 4 -n 2 -a backtracker:straight=0.6
-w 9 -h 4 -a backtracker:straight=0.5,bias=0.8
-w 9 -h 4 -a growing-tree:straight=0.9
-w 9 -h 4 -a hunt-and-kill:straight=0.75
-w 9 -h 4 -n 2 -a backtracker:cells=12
-w 9 -h 4 -n 2 -a backtracker:depth=5,cells=20
-w 9 -h 4 -n 2 -a backtracker:forks=0,straight=0.5
-w 9 -h 4 -a growing-tree:depth=4,cells=15
-w 9 -h 4 -a hunt-and-kill:cells=15
-w 9 -h 4 -a prim:cells=15
-w 9 -h 4 -a prim-simple:cells=15
-w 9 -h 4 -a prim-modified:cells=15
-m mask -a prim:cells=9 -e inside -x far --percolate 0.5
X2
golden 'options generate the same mazes as ever' options.txt
plan
