# Pictures of mazes with a shape, byte for byte: hexagons, rings and triangles, with a path and visited cells.
# GOLDEN=new writes the files.
. "$TOP/tests/lib.sh"

for format in svg pdf ppm pgm pdf:color=distance; do
    maze-render -f $format -c "$([ $format = pgm ] && echo 2 || echo 4)" "$TOP/tests/golden/shapes.maze" >got
    golden "$format draws the same picture as ever" "render-shapes-$(echo $format | tr -d :=)"
done
plan
