# Pictures of mazes with a shape, byte for byte: hexagons, rings and triangles, with a path and visited cells.
# GOLDEN=new writes the files.
. "$TOP/tests/lib.sh"

for format in svg pdf ppm; do
    maze-render -f $format -c 4 "$TOP/tests/golden/shapes.maze" >got
    golden "$format draws the same picture as ever" "render-shapes-$format"
done
plan
