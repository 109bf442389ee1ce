# maze-gen --shape: the mazes are spanning trees of the graph of the shape, and appear as often as the algorithm says.
# Python computes the graph, its trees and the distributions from maze(5).
. "$TOP/tests/lib.sh"

the_rest_needs 'mazes with a shape' python3

# trees SHAPE COUNT [N]: checks all algorithms on a shape with COUNT spanning trees, with N mazes.
seed=$([ "$LONG" ] && date +%s || echo 5)
trees() {
    for algorithm in wilson kruskal prim backtracker; do
        # shellcheck disable=SC2086 # words
        is "$1, $algorithm: $2 trees, as often as they should be" "$2 as often" "$(
            maze-gen $1 -a $algorithm -s "$seed" -n "${3:-2000}" -e none -x none |
                py "$TOP/tests/system/shape-trees.py" $algorithm)"
    done
}
trees '--shape hex -w 3 -h 2' 55
trees '--shape rings -w 2 -h 2' 120
trees '--shape rings -w 1 -h 2' 5
trees '--shape triangles -w 4 -h 3' 35
# A cylinder is completed from one whose cells are all closed.
printf '# maze walls 3 2 wrap=x\n3331\n3331\n2220\n\n' >cylinder
trees '--given cylinder' 75
[ ! "$LONG" ] || trees '--shape hex -w 3 -h 3' 2071 40000

{
    for shape in hex rings triangles; do
        for size in '3 -h 2' '6 -h 6' '7 -h 5'; do
            for options in '-e inside -x far' '-e far -x far' '-e deadend -x inside:min=5' '-b 1' '-e north -x south' \
                '-e random -x random --pairs 3' '-a kruskal --open 4 --percolate 0.2'; do
                # shellcheck disable=SC2086 # words
                maze-gen --shape $shape -w $size -s 7 -n 3 $options
            done
        done
    done
} >mazes
maze-gen --given cylinder -n 3 -s 1 -e 0,0 -x far >>mazes
# Every two places; a shape may lack one of them. Some allow only one cell.
places='north east south west random inside inside:min=2 deadend far opposite north:1 1,0'
for size in 'hex -w 1 -h 2' 'hex -w 2 -h 1' 'hex -w 3 -h 3' 'rings -w 3 -h 2' 'triangles -w 3 -h 2'; do
    for entrance in $places; do
        for leave in $places; do maze-gen --shape $size -s 6 -n 12 -e "$entrance" -x "$leave" 2>message || :; done
    done
    maze-gen --shape $size -s 6 -n 9 -e random -x inside --pairs 2
done >>mazes
maze-gen --shape hex -w 3 -h 2 -s 6 -n 9 -e random -x random --pairs 9 >>mazes
for algorithm in kruskal wilson prim; do
    for shape in hex rings triangles; do maze-gen --shape $shape -a $algorithm -s 3 -w 4 -h 4 --trace; done
    maze-gen --given cylinder -a $algorithm -e 0,0 -x 1,1 -s 3 --trace
done >>mazes
expect 'walls that stay, doors, pairs of doors, dead ends and frames' 0 'py $TOP/tests/system/shape-doors.py <mazes' </dev/null
plan
