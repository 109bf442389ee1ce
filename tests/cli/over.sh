# --over: the line, the places that the field picture may name, and what is refused. tests/system/scan-cases.sh draws on
# scans, tests/cli/import-pictures.sh on strips.
. "$TOP/tests/lib.sh"

maze-gen -w 3 -h 2 -s 1 | maze-render -f pbm -c 3 >small
over() { # the picture with the path of the maze on standard input, a letter per pixel
    maze-render --over "$@" -f ppm | sed 1,3d | od -An -v -tu1 | tr -s ' \n' ' ' |
        sed 's/ 225 50 40/r/g; s/ 255 255 255/./g; s/ 0 0 0/#/g'
}
maze-solve small >maze
is 'a line a third of a cell thick, a pixel at least' \
    '#...##########...........##.rrrrrrrrr.##.........r.##########.r.##.........r.##.........r.##...........##########...# ' \
    "$(over small <maze | tr -d '\n')"
maze-solve small | maze-render -f block | sed '1s/$/ picture=0,0,1/' >board
is 'on a lattice, too' "$(over small <board | wc -c)" "$(over small <maze | wc -c)"
awk 'BEGIN { print "P5 22 5 255"; while (n++ < 110) printf "~" }' >white
printf '# maze block 5 1 picture=-2,0,5 start=0,0 goal=4,0\n00000\n' | maze-solve | maze-render --over white -f ppm |
    sed 1,3d | od -An -v -tu1 | tr -s ' \n' ' ' | sed 's/ 225 50 40/r/g' >got
is 'a line of 5 pixels' "$(awk 'BEGIN { while (n++ < 110) printf "r" }') " "$(cat got)"
printf '# maze block 1 1\n0\n' | maze-solve >cell
place() { # FILE PLACE ...: what is wrong with each of these values of the field picture
    file=$1
    shift
    for value; do
        sed "1s/ picture=[^ ]*//; 1s/\$/ picture=$value/" "$file" | maze-render --over small -f ppm 2>&1 >out | sed 's/.*:1: //'
    done
}
is 'the middles of all cells are in the picture' '' "$(place maze -1,0,2.5 -2,-2,4 2.999,2.999,4; place cell -4,-4,9 10,6,4)"
place maze -2.001,0,4 0,-2.001,4 3,0,4 0,3,4 -99,0,4 0,99,4 0,0,1073741824 0,1073741824,0.001 >got
place cell -4,-4,10 -6,-4,14 >>got
is 'or it is from another one' '10 --over: the path leaves the picture; was the maze read from another?' "$(uniq -c got | sed 's/^ *//')"
place maze 1,2 x,0,1 0,0,0 0,0,-4 1,2,3,4 "1,2," 99999999999,0,1 >got
is 'other values of picture' "$(printf 'picture=%s is not X,Y,S\n' 1,2 x,0,1 0,0,0 0,0,-4 1,2,3,4 1,2, 99999999999,0,1)" "$(cat got)"
cat small small >two
{ cat small; echo small; } >junk
printf 'P4 9 9 ' >cut
errors <<'X'
maze-render: stdin:2:1: --over: the maze has no field picture; run maze-solve PICTURE first|maze-gen | maze-render --over small -f ppm
maze-render: maze: not a netpbm picture, P1 to P6|maze-render --over maze -f ppm maze
maze-render: /dev/null: no picture: the input is empty|maze-render --over /dev/null -f ppm maze
maze-render: missing: No such file or directory|maze-render --over missing -f ppm maze
maze-render: cut:1:8: the picture ends after 0 of its 9 rows|maze-render --over cut -f ppm maze
maze-render: two:3:1: a second picture; --over needs a file with one: pamsplit FILE part%d|maze-solve two | maze-render --over two -f ppm
maze-render: junk:3:19: expected P1 to P6, the start of another picture|maze-render --over junk -f ppm maze
maze-render: stdin:2:1: ppm with --over cannot draw a maze with a shape; svg, pdf, png, ppm, pgm and html draw it; json, edges and distance list its cells|maze-gen --shape hex | sed '1s/$/ picture=0,0,1/' | maze-render --over small -f ppm
maze-render: --over requires -f ppm, not pbm|maze-render --over small -f pbm maze
maze-render: -f ppm with --over: only the key palette applies|maze-render --over small -f ppm:color=sets maze
maze-render: -c does not apply to -f ppm with --over|maze-render --over small -f ppm -c 3 maze
X
plan
