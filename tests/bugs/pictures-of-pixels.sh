# Drawings that had become a block per pixel were solved along their rim, or through walls that had become grey.
. "$TOP/tests/lib.sh"

around='the path would lead around the drawing: crop the picture (ppmtopgm | pgmtopbm -threshold | pnmcrop); specify start and goal in pixels: -s X,Y -g X,Y'
printf 'P2 4 3 9\n9 0 0 0\n9 5 9 0\n9 0 0 0\n' >grey.pgm
expect 'greys, and one side is free' 2 'maze-solve -f none grey.pgm' <<X
maze-solve: grey.pgm:1:1: the picture has greys, and each pixel became a block; set what is dark: --input pbm:threshold=P
maze-solve: grey.pgm:1:1: $around
X
{ echo P1 122 121 && maze-gen -s 1 -w 60 -h 60 -f block --no-header | sed 's/^./0&/'; } >large.pbm
is 'no greys, but it is large' "maze-solve: large.pbm:1:1: $around" "$(maze-solve -f none large.pbm 2>&1)"
# An exact board is no scan; that it is free all around counts.
awk 'BEGIN { print "P2 120 120 255"; for (y = 0; y < 120; y++) for (x = 0; x < 120; x++) { a = int(x / 10); b = int(y / 10)
    print (a > 0 && b > 0 && a < 11 && b < 11 && (a * 7 + b * 5) % 4 == 0) ? 9 : 250 + x % 2 } }' >board.pgm
is 'greys of a board with blocks of ten pixels' "maze-solve: board.pgm:1:1: $around" "$(maze-solve -q -f none board.pgm 2>&1)"
is 'it is small, or start and goal are known: as before' 'EES EE' \
    "$(printf 'P1 3 2 000 110' | maze-solve -f moves 2>&1) $(maze-solve -s 0,1 -g 2,1 --input pbm:threshold=0.5 -f moves -q grey.pgm)"
is 'no pixel is dark, of several greys' 'maze-solve: stdin:1:1: no pixel is dark; set what is: --input pbm:threshold=P' \
    "$(printf 'P2 3 3 255 200 210 220 200 210 220 255 255 255' | maze-solve -f none -s 0,0 -g 2,2 2>&1)"
is 'no pixel is dark' 'maze-solve: stdin:1:1: no pixel is dark; set what is: --input pbm:threshold=P' "$(printf 'P2 2 1 9 9 8' | maze-solve -f none 2>&1)"
plan
