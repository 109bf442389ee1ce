# Pictures of random mazes with shapes, some of them masked: what is connected in the picture, with shades or without, is
# connected in the maze, by shapes-picture.py, which has its own geometry; distance, edges, json and npy agree with it.
. "$TOP/tests/lib.sh"
seed=${SEED:-1}
mazes=12
[ ! "$LONG" ] || mazes=100 seed=${SEED:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}
is 'a tall picture: the last corner is at 600000 * 3/2 * 4000 / sqrt(3)' '2078460000"/>' \
    "$(maze-gen --shape hex -w 1 -h 600000 -s 1 -e none -x none | maze-render -f svg -c 1000 -t 1000 | grep walls | tail -c 14)"
the_rest_needs 'pictures of shapes' python3
picture() { py "$TOP/tests/system/shapes-picture.py" "$@"; }
picture "$seed" "$mazes"
for shape in hex rings triangles cylinder; do
    maze-render -f distance $shape >got
    same "$shape: distances" $shape.distance got
    for format in edges "$shape.edges"; do
        { [ $format = edges ] && maze-render -f edges $shape || cat $format; } |
            awk '/^#/ { n++ } NF { print n, $0 }' | sort >$format.sorted
    done
    same "$shape: edges" $shape.edges.sorted edges.sorted
    maze-render -f npy:layer=passages $shape >$shape.npy
    maze-render -f json $shape >$shape.json
    is "$shape: layer=passages and json" '' "$(picture graphs $shape 2>&1)"
    [ $shape != cylinder ] || continue
    for picture in 'ppm 7 1 none' 'ppm 6 1 path' 'ppm 9 2 path' 'ppm 16 3 path' 'ppm 6 3 none' 'ppm 40 1 path' 'pgm 9 2 none' \
        'ppm:color=distance 9 2 distance' 'ppm:color=sets 9 2 sets'; do
        # shellcheck disable=SC2086 # a format, two numbers and a word
        set -- $picture
        maze-render -f $1 -c "$2" -t "$3" --margin 2 $shape >picture
        is "$shape, $picture, SEED=$seed" '' "$(picture check $shape "$2" "$3" 2 "$4" <picture 2>&1)"
    done

    # A maze as lines, at 203.2 pixels per inch: a unit, which is half of a pixel of ppm, is 2 pixels.
    for k in 2 3 5; do
        awk -v RS= -v k=$k 'NR == k' $shape >$shape.$k
        if needs "$shape, maze $k, pdf" pdftoppm; then
            maze-render -f pdf:paper=fit,color=sets -c 8 -t 2 $shape.$k >one.pdf && pdftoppm -r 203.2 one.pdf >picture
            is "$shape, maze $k, pdf" '' "$(picture check $shape.$k 32 8 8 none <picture 2>&1)"
        fi
        if needs "$shape, maze $k, svg" rsvg-convert pngtopnm; then
            maze-render -f svg:paper=fit,color=sets -c 8 -t 2 $shape.$k | rsvg-convert -d 203.2 -p 203.2 | pngtopnm >picture
            is "$shape, maze $k, svg" '' "$(picture check $shape.$k 32 8 8 none <picture 2>&1)"
            maze-render -f png:color=distance -c 9 -t 2 --margin 2 $shape.$k | pngtopnm >picture
            is "$shape, maze $k, png" '' "$(picture check $shape.$k 9 2 2 distance <picture 2>&1)"
        fi
    done
done
plan
