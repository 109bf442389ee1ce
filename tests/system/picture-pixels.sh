# Each pixel of ppm and pgm, compared with painter.py, which draws by the definitions of maze-render(1).
. "$TOP/tests/lib.sh"

the_rest_needs 'pixels of ppm and pgm' python3
printf '110011\n100001\n000000\n100101\n110011\n111001\n' >mask
printf '111111\n100001\n100001\n100001\n111111\n' >island
{
    maze-gen -w 6 -h 5 -s 1 | maze-solve --visited
    maze-gen -w 6 -h 5 -s 2 -b 1 --open 8 -e random -x none | maze-solve -a all-shortest --visited
    maze-gen -w 1 -h 1 | maze-solve
    maze-gen -w 1 -h 3 | maze-solve
    maze-gen -m mask -s 2 | maze-solve
    maze-gen -m mask -s 2 -e east -x west | maze-solve -a dfs --visited
    maze-gen -m island -s 1 -b 1 --open 3 -e 4,2 -x 1,2 | maze-solve # gaps in the east and west
    maze-gen -m island -s 2 -b 1 --open 3 -e 2,3 -x 3,1 | maze-solve
    maze-gen -m mask -s 2 -e inside -x deadend | maze-solve
    maze-gen -m mask -s 2 -b 1 --open 4 -e 2,2 | maze-solve |
        sed '1s/ mask=[^ ]*//; 1s/ algorithm=[^ ]*//; 1s/$/ at=2,3 sets=2/'
    maze-gen -a kruskal -w 5 -h 5 -s 3 --trace=6
    maze-gen -w 5 -h 5 -s 4 -a percolation:p=0.6 -e none -x none | maze-solve -q --visited
    maze-gen -a cave --board 9x7 -s 2 | maze-solve -q --visited
    printf '\n# maze walls 3 3 %s\n3231\n3331\n3331\n2220\n' 'at=1,1 goal=2,2' # two cells are not solid
} >mazes
number=$(grep -c '^# maze' mazes)
# pictures: compares pictures with the options in the lines of its input.
pictures() {
    while read -r format c t margin palette color; do
        name="-f $format:palette=$palette${color:+,color=$color} -c $c -t $t --margin $margin"
        maze-render -f "$format:palette=$palette${color:+,color=$color}" -c "$c" -t "$t" --margin "$margin" \
            mazes >pictures
        is "$name" "$number" \
            "$(py "$TOP/tests/system/painter.py" mazes pictures "$c" "$t" "$margin" "$palette" "${color:-path}")"
    done
}
pictures <<'X'
ppm 7 1 0 default path
ppm 2 3 1 dark path
ppm 4 2 0 print sets
ppm 5 1 2 dark distance
pgm 9 2 1 colour-blind
X
the_rest_is_long
pictures <<'X'
ppm 1 1 0 default path
ppm 3 4 0 default path
ppm 14 1 0 default path
ppm 24 4 0 default path
ppm 8 1 0 dark sets
ppm 12 5 3 print path
pgm 9 2 1 default
pgm 11 3 0 dark
pgm 13 4 0 colour-blind
X
plan
