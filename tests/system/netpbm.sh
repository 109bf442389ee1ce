# netpbm reads our pictures, and we read its pictures.
. "$TOP/tests/lib.sh"

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
sed '/^$/q' mazes >one
if has pamfile; then
    for f in pbm pgm ppm ppm:color=distance; do
        maze-render -f $f -c 5 -t 2 --margin 3 mazes >picture
        is "$f: pamfile sees three pictures of 92x71" 3 "$(pamfile -allimages picture | grep -c '92 by 71')"
    done
    maze-render -f ppm -c 1 mazes | pamtopnm >/dev/null
    is 'pamtopnm reads ppm' 0 $?
else
    skip 'pictures' netpbm
fi
if has pnmtopng && has pngtopnm; then
    maze-render -f pbm -c 4 -t 2 one | pnmtopng 2>/dev/null >maze.png
    is 'a maze through a PNG file' "$(maze-render -f walls --no-header one | tr '89abcdef' '01234567')" \
        "$(pngtopnm maze.png | maze-render -f walls --no-header)"
else
    skip 'a maze through a PNG file' netpbm
fi
plan
