# Pictures of mazes that are no exact drawings: exact ones that were zoomed, moved by parts of pixels, turned, shaded; and
# what is refused, and --over. In awk, which takes a second for three pictures: so it is not among the quick tests.
. "$TOP/tests/lib.sh"

# treat VARIABLE=VALUE ... <EXACT: makes a picture of a plain one (P1): zoom, blurred lines, `slope` pixels of turn per
# 100, a margin, noise of so many levels, `salt` percent of the pixels white or black, `shade` levels less light at the
# right. dark=1: light on dark. yellow=1, 2, 3: the lines are yellow, red or orange. spots=X,Y,RED,GREEN,BLUE+...: squares
# of `side` pixels. dark_at, light_at, faint_at=X,Y,WIDTH,HEIGHT+...: rectangles.
cat >treat.awk <<'X'
NR == 2 { width = $1; height = $2 }
NR > 2 { gsub(/ /, ""); all = all $0 }
function level(x, y) {
    x = int(x + 100) - 100
    y = int(y + 100) - 100
    return x >= 0 && y >= 0 && x < width && y < height && substr(row[y], x + 1, 1) == "1" ? 0 : 255
}
function within(list, x, y,    n, k, rectangle, s) {
    n = list ? split(list, rectangle, "+") : 0
    for (k = 1; k <= n; k++) {
        split(rectangle[k], s, ",")
        if (x >= s[1] && y >= s[2] && x < s[1] + s[3] && y < s[2] + s[4])
            return 1
    }
    return 0
}
function color(x, y, l,    k, s) {
    for (k = 1; k <= count; k++) {
        split(spot[k], s, ",")
        if (x >= s[1] && y >= s[2] && x < s[1] + side && y < s[2] + side)
            return s[3] " " s[4] " " s[5]
    }
    if (yellow > 1)
        return "250 " (yellow == 2 ? l : int(l * 0.8 + 50)) " " l
    return yellow ? "250 240 " l : l " " l " " l
}
END {
    for (y = 0; y < height; y++)
        row[y] = substr(all, y * width + 1, width)
    count = split(spots, spot, "+")
    wide = int(width * zoom + 2 * margin)
    high = int(height * zoom + 2 * margin)
    print (yellow || spots ? "P3" : "P2"), wide, high, 255
    for (y = 0; y < high; y++)
        for (x = 0; x < wide; x++) {
            u = (x - margin + slope * (y - high / 2) / 100) / zoom
            v = (y - margin - slope * (x - wide / 2) / 100) / zoom
            seed = (seed * 1103 + 12345) % 65536
            l = (level(u + 0.3, v + 0.3) + level(u - 0.1, v) + level(u, v - 0.1)) / 3
            l = within(dark_at, x, y) ? 0 : within(light_at, x, y) ? 255 : within(faint_at, x, y) ? 215 : l - shade * x / wide + noise * (seed / 32768 - 1)
            l = seed % 100 < salt ? seed % 2 * 255 : int(l < 0 ? 0 : l > 255 ? 255 : l)
            l = dark ? 255 - l : l
            print yellow || spots ? color(x, y, l) : l
        }
}
X
treat() {
    # shellcheck disable=SC2046 # one option per word
    set -- $(printf ' -v %s' zoom=1.37 margin=20 slope=0 noise=0 salt=0 shade=0 dark=0 yellow=0 side=6 seed=7 "$@")
    "$(command -v mawk || echo awk)" "$@" -f treat.awk # mawk takes a third of the time of gawk
}
# crossed VALUES X Y [OPTION ...]: the cells of the path in the file picture. The pixel u, v lies at X, Y, in cells, two
# expressions of awk; VALUES are those of k[1], k[2] ... there, separated by commas.
crossed() {
    values=$1 x=$2 y=$3
    shift 3
    maze-solve "$@" picture | sed -n '1s/.* picture=\([^ ]*\) .*/\1/p' >place
    maze-solve "$@" -f cells picture | awk -v "values=$values" -F , '
        BEGIN { split(values, k, ",") }
        NR == FNR { left = $1; top = $2; size = $3; next }
        NF == 2 { u = left + ($1 + 0.5) * size; v = top + ($2 + 0.5) * size; x = int('"$x"'); y = int('"$y"')
          if (x "," y != last) print x "," y; last = x "," y }' place -
}
# cells PITCH [ZOOM [MARGIN [OPTION ...]]]: the same after treat.
cells() {
    values=$1,${2:-1.37},${3:-20}
    shift $(($# < 3 ? $# : 3))
    crossed "$values" '(u - k[3]) / k[2] / k[1]' '(v - k[3]) / k[2] / k[1]' "$@"
}

maze-gen -w 12 -h 9 -s 4 >maze
maze-solve -f cells maze | grep . >path
maze-render -f pbm:plain=1 -c 12 -t 2 maze >exact
while read -r zoom margin options; do
    # shellcheck disable=SC2086 # one option per word
    treat "zoom=$zoom" "margin=$margin" $options <exact >picture
    cells 14 "$zoom" "$margin" >got
    same "zoom $zoom, margin $margin $options" path got
done <<'X'
1.37 20
0.9 0
3.9 30
1.9 25 slope=2
1.4 20 noise=60
1.4 20 salt=4
1.4 20 shade=150
1.4 20 dark=1
1.4 20 yellow=1
1.4 20 yellow=2
1.4 20 yellow=3
1.4 60 dark_at=8,8,20,4
1.4 60 dark_at=8,8,40,4+70,8,40,4
1.4 60 dark_at=55,32,60,4
1.4 60 dark_at=61,39,20,4
1.4 60 dark_at=60,45,22,4
1.4 60 dark_at=40,40,4,14+44,52,10,4+58,40,4,14+62,40,9,4+75,40,4,14
1.4 60 light_at=55,100,9,7
1.4 60 faint_at=124,124,10,10
1.4 60 dark_at=4,4,350,3+4,292,350,3+4,4,3,290+351,4,3,290
1.4 60 dark_at=0,0,358,20+0,279,358,20+0,0,20,299+338,0,20,299
1.4 60 dark_at=4,4,350,2+4,292,350,2+4,4,2,290+351,4,2,290+9,9,340,3+9,286,340,3+9,9,3,280+346,9,3,280
1.4 20 dark_at=2,2,274,2+2,213,274,2+2,2,2,213+274,2,2,213
1.4 60 dark_at=4,4,350,3+4,292,350,3+4,4,3,140+351,4,3,290
1.4 75 dark_at=2,2,384,6+2,321,384,6+2,2,6,325+380,2,6,325+22,22,344,6+22,301,344,6+22,22,6,285+360,22,6,285+42,42,304,6+42,281,304,6+42,42,6,245+340,42,6,245
X

treat zoom=1 spots="23,23,30,160,70+178,136,140,0,200" <exact >picture
cells 14 1 >got
same 'discs three pixels from a wall' path got
maze-solve --progress -f none picture 2>&1 | head -n 1 >got
is 'what is understood' 'maze-solve: picture:1:1: a picture of 210x168 pixels: walls dark, passages about 11 pixels wide, doors at' \
    "$(sed 's/ [0-9,]* and [0-9,]*$//' got)"
is 'nothing by default' '' "$(maze-solve -f none picture 2>&1)"

maze-gen -w 12 -h 9 -s 4 -e north:9 -x north:2 >maze
maze-solve -f cells maze | grep . | sed '1!G; h; $!d' >path
maze-render -f pbm:plain=1 -c 12 -t 2 maze | treat zoom=2 >picture
cells 14 2 >got
same 'doors in one line' path got

# Lines of one pixel that are joined by corners alone: turned by 45 degrees, each pixel u,v is at u - v, u + v.
maze-render -f pbm:plain=1 -c 12 -t 1 maze | awk '
    NR == 2 { width = $1; height = $2 }
    NR > 2 { gsub(/ /, ""); all = all $0 }
    END {
        side = width + height + 20
        for (y = 0; y < height; y++)
            for (x = 0; x < width; x++)
                if (substr(all, y * width + x + 1, 1) == "1")
                    dark[x - y + height + 10, x + y + 10]
        print "P1"; print side, side
        for (y = 0; y < side; y++) { line = ""; for (x = 0; x < side; x++) line = line ((x, y) in dark); print line }
        print height >"height"
    }' >picture
crossed "$(cat height)" '(u + v - k[1] - 20) / 26' '(v - u + k[1]) / 26' >got
same 'lines joined by corners' path got

# Our own discs, whose edges are blurred, at doors and as spots: turned by two degrees around the middle.
for format in ppm pgm ppm:palette=print ppm:palette=default; do
    case $format in *default) doors='-e inside -x inside:min=9' ;; *) doors='' ;; esac
    # shellcheck disable=SC2086 # several options
    maze-gen -w 9 -h 9 -s 1 $doors >maze
    maze-solve -f cells maze | grep . >path
    needs "$format, turned" pnmrotate || continue
    maze-render -f $format -c 20 -t 4 maze | pnmrotate -background=white 2 >picture
    middle=$(maze-solve --progress picture 2>&1 >out | sed -n 's/.* picture of \([0-9]*\)x\([0-9]*\) pixels.*/\1,\2/p')
    crossed "$middle" '(110 + u - k[1] / 2 - (v - k[2] / 2) * 0.035) / 24' '(110 + v - k[2] / 2 + (u - k[1] / 2) * 0.035) / 24' >got
    same "$format, turned" path got
done

# Arrows at the doors, on a page; svg says where the maze lies on it.
for seed in 1 2 3; do
    needs "arrows, seed $seed" pdftoppm || continue
    maze-gen -w 15 -h 15 -s $seed >maze
    maze-solve -f cells maze | grep . >path
    origin=$(maze-render -f svg:ends=arrows maze | sed -n 's/.*translate(\([0-9.]*\) \([0-9.]*\)) scale(\([0-9.]*\)).*/\1,\2,\3/p')
    maze-render -f pdf:ends=arrows maze | pdftoppm -gray -r 50 - >picture
    crossed "$origin" '(u * 96 / 50 - k[1]) / k[3] / 16' '(v * 96 / 50 - k[2]) / k[3] / 16' >got
    same "arrows, seed $seed" path got
    maze-render -f pdf:ends=arrows -t 5 maze | pdftoppm -gray -r 50 - >picture
    is "arrows among walls as thick, seed $seed" 2 "$(maze-solve picture >out 2>&1; echo $?)"
done

# One gap, and an arrow in it: neither its sides nor the colours of its edge are two doors or spots.
for seed in 1 2 3; do
    needs "one gap with an arrow, seed $seed" pdftoppm pnmtojpeg || continue
    maze-gen -s $seed --shape rings -h 9 | maze-render -f pdf:paper=a5,ends=arrows -t 2 | pdftoppm -r 75 - |
        pnmrotate -background=white 2 | pnmtojpeg -quality 25 | jpegtopnm >picture
    is "one gap with an arrow, seed $seed" 2 "$(maze-solve picture >out 2>&1; echo $?)"
done

maze-gen -w 6 -h 5 -s 4 >maze
maze-solve -f cells maze | grep . >path
maze-render -f pbm:plain=1 -c 12 -t 2 maze | treat zoom=1.1 margin=4 >picture
cells 14 1.1 4 >got
same 'a small picture' path got

# An exact board in greys, which has a free corner: it is one of another outline.
for y in 0 1 2 3 4 5 6 7 8; do [ $y -lt 3 ] && echo 111000000 || echo 000000000; done >mask
maze-gen -w 9 -h 9 -s 2 -m mask -e west:7 -x east:1 -f block --no-header | grep . | awk '
    NR < 7 { $0 = "000000" substr($0, 7) }
    { line = ""; for (x = 1; x <= 19; x++) for (k = 0; k < (x % 2 ? 3 : 13); k++) line = line (substr($0, x, 1) == "1" ? " 9" : k % 3 ? " 250" : " 251")
      for (k = 0; k < (NR % 2 ? 3 : 13); k++) print line }' | { echo 'P2 147 147 255'; cat; } >picture
is 'another outline' 'path' "$(maze-solve picture | sed -n '1s/^# maze block 3[0-9] .* picture=.*,4 .* solution=\([^ ]*\).*/\1/p')"

# ---- start and goal ----

maze-gen -w 12 -h 9 -s 4 -e none -x none >closed
maze-render -f pbm:plain=1 -c 12 -t 2 closed >exact
maze-solve -s 1,2 -g 10,7 -f cells closed | grep . >path
middle() { echo "$(awk -v k="$1" 'BEGIN { print int(20 + (k * 14 + 6) * 1.37) }'),$(awk -v k="$2" 'BEGIN { print int(20 + (k * 14 + 6) * 1.37) }')"; }
treat <exact >picture
errors <<'X'
maze-solve: picture:1:1: passages about 15 pixels wide, and 0 gaps in the outline, which may be a frame to crop; specify start and goal in pixels: -s X,Y -g X,Y|maze-solve picture
maze-solve: picture:1:1: start 16,60, in pixels, is not in a passage|maze-solve -s 16,60 -g 60,60 picture
maze-solve: picture:1:1: goal 4000000000,2, in pixels, is not in a passage|maze-solve -s 60,60 -g 4000000000,2 picture
maze-solve: picture:1:1: a picture has only one goal, -g X,Y in pixels|maze-solve -s 60,60 -g 60,60+80,80 picture
maze-solve: picture:1:1: start 60,4000, in pixels, is not in a passage|maze-solve -s 60,4000 -g 60,60 picture
|maze-solve -s 60,4000000000 -g 60,60 picture
X
cells 14 1.37 20 -s "$(middle 1 2)" -g "$(middle 10 7)" >got
same 'a closed maze, its start and goal in pixels' path got
start=$(middle 1 2),20,160,60 goal=$(middle 10 7),140,0,200
treat "spots=$start+$goal" <exact >picture
cells 14 >got
same 'a green and a violet spot' path got
treat side=13 "spots=$(middle 0.75 1.75),20,160,60+$(middle 9.75 6.75),140,0,200" <exact >picture
cells 14 >got
same 'spots nearly as wide as the passages' path got
treat side=2 "spots=$start+$goal" <exact >picture
status 'two spots that are too small' 2 'maze-solve picture'
treat "spots=$start" <exact >picture
status 'only one spot' 2 'maze-solve picture'
treat "spots=$start+$goal+$(middle 5 5),200,30,30" <exact >picture
status 'two goals' 2 'maze-solve picture'
maze-gen -w 12 -h 9 -s 4 -x none | maze-render -f pbm:plain=1 -c 12 -t 2 | treat >picture
is 'one door' 'maze-solve: picture:1:1: passages about 15 pixels wide, and 1 gap in the outline' \
    "$(maze-solve picture 2>&1 | sed 's/:[^:]*;.*//')"
maze-gen -w 12 -h 9 -s 4 -x none | maze-render -f pbm:plain=1 -c 12 -t 2 | treat zoom=1.4 margin=60 dark_at=58,40,4,12+66,40,4,12+74,40,4,12 >picture
is 'one door, and a word over it' 1 "$(maze-solve picture 2>&1 | grep -c '1 gap')"
{ sed -n 1,2p exact && sed '1,2d' exact | sed '/^1*$/!s/^1/0/; 20,50s/1$/0/'; } | treat >picture
status 'gaps of other widths' 2 'maze-solve picture'

# ---- outlines ----

solved() { # NAME [OPTION ...]: passes if the picture of `exact` is solved without a message
    name=$1
    shift
    treat zoom=1 <exact >picture
    is "$name" 0 "$(maze-solve "$@" -f none picture 2>&1; echo $?)"
}
refused() { # NAME TEXT OPTION ...: passes if the picture of `exact` is refused, and the message has the text
    name=$1 text=$2
    shift 2
    treat zoom=1.4 margin=60 "$@" <exact >picture
    maze-solve picture >out 2>message
    is "$name" "2 yes" "$? $(grep -q -e "$text" message && echo yes || cat message)"
}
maze-gen -w 12 -h 9 -s 4 | maze-render -f pbm:plain=1 -c 12 -t 2 >exact
# pale PERCENT NOISE: a picture whose walls are so much darker than its paper, 200.
pale() { treat noise="$2" <exact | awk -v share="$1" 'NR > 1 { $1 = int(200 - (255 - $1) * 200 * share / 25500) } { print }' >picture; }
for noise in 0 20; do
    pale 15 $noise
    is "pale walls, noise $noise: status 2, and why" '2 1' "$(maze-solve picture 2>message >out; echo $?) $(grep -c 'differ by less than a fifth' message)"
    pale 30 $noise
    is "paler walls than black, noise $noise: solved" 0 "$(maze-solve -f none picture 2>&1; echo $?)"
done
refused 'a faint line' 'fainter than the walls, one at 12[0-9],12[0-9]; .* -value 0.9' faint_at=120,124,60,3
refused 'a faint line, light on dark' '-value 0.1' faint_at=120,124,60,3 dark=1
rows() { # makes `exact` of a drawing, 5 pixels per character; a line has its number of times at its end
    sed 's/#/11111/g; s/ /00000/g' | awk '
        { for (k = 5 * substr($0, length($0)); k > 0; k--) row[++n] = substr($0, 1, length($0) - 1) }
        END { print "P1"; print length(row[1]), n; for (y = 1; y <= n; y++) print row[y] }' >exact
}
rows <<'X'
##########     ##########1
#                       #1
#           #           #4
#                       #1
#   ################    #1
#                       #3
####################    #1
#                       #3
#########################1
X
refused 'one wide door, and a wall behind it' '1 gap ' zoom=1
rows <<'X'
#########################1
                        #3
    ################    #1
                        #1
#                       #2
####################    #1
#                       #1
#                        2
#   ################    #1
#                       #2
#                        1
####################     1
#                       #3
#########################1
X
refused 'three doors, two of them beside a short piece' '3 gaps' zoom=1
rows <<'X'
#########################1
                        #3
    ################    #1
#                       #3
#   ################    #1
#                       #3
#####################   #1
#                       #8
########        #########1
X
refused 'a room with a wide side' '2 gaps' zoom=1
rows <<'X'
#########################1
    #                   #3
#####   #############   #1
                        #3
#####   #################1
    #                    3
#########################1
X
refused 'a maze that the edge of the picture cuts' 'cut off' zoom=1 margin=0
maze-gen --shape hex -w 9 -h 7 -s 1 | maze-render -f pgm -c 24 -t 4 >picture
is 'hexagons that touch the edge' 0 "$(maze-solve -f none picture 2>&1; echo $?)"
rows <<'X'
#########################1
                        #4
    ################    #1
                        #1
#                       #2
####################    #1
#                       #2
#                        1
#   ################     1
#                        4
#                       #1
#########################1
X
solved 'doors of two passages'
rows <<'X'
#########################1
                        #3
    ################    #1
#                       #3
#   ################    #1
#                        3
#########################1
#                       #1
X
solved 'a bay'

rows <<'X'
########################################1
#                                      #3
#   #                              #   #9
#   ################################   #1
#                                      #3
########################################1
X
solved 'an outer wall around less than a maze is not a frame' -s 32,80 -g 208,80
rows <<'X'
########################################1
                                       #3
#   ################################   #1
#                                      #8
#   ################################   #1
#                                       3
########################################1
X
solved 'a hall across the middle is not a band'
maze-gen -w 6 -h 5 -s 4 >maze
maze-solve -f cells maze | grep . >path
maze-render -f pbm:plain=1 -c 12 -t 2 maze |
    treat zoom=1.4 margin=96 dark_at=4,4,303,3+4,284,303,3+4,4,3,282+304,4,3,282 >picture
cells 14 1.4 96 >got
same 'a small maze in a wide frame' path got
maze-render -f pbm:plain=1 -c 12 -t 2 maze | awk '
    NR == 2 { width = $1; height = $2 }
    NR > 2 { gsub(/ /, ""); all = all $0 }
    function level(x, y) {
        if (x < -14 || y < -14 || x >= width + 14 || y >= height + 14)
            return 1
        return x >= 0 && y >= 0 && x < width && y < height ? substr(all, y * width + x + 1, 1) : 0
    }
    END {
        print "P1"; print width + 32, height + 32
        for (y = -16; y < height + 16; y++) { line = ""; for (x = -16; x < width + 16; x++) line = line level(x, y); print line }
    }' >picture
maze-solve -f cells maze | grep . >path
crossed 14,16 '(u - k[2]) / k[1]' '(v - k[2]) / k[1]' >got
same 'an exact drawing in a frame' path got

# ---- what is no maze ----

grey() { awk "BEGIN { print \"P2 120 120 255\"; for (i = 0; i < 14400; i++) print 200 + i % $1 }"; }
errors <<'X'
maze-solve: stdin:1:1: the picture is not understood: it has one colour; if each pixel is a block: --input pbm:exact=1|grey 3 | maze-solve
maze-solve: stdin:1:1: the picture has one colour|grey 1 | maze-solve
maze-solve: stdin:1:1: the picture is not understood: no walls with passages between them; if each pixel is a block: --input pbm:exact=1|awk 'BEGIN { print "P2 120 120 255"; for (i = 0; i < 14400; i++) print 150 + int((i % 120 + i / 120) / 4) }' | maze-solve
X
maze-gen -w 12 -h 9 -s 4 | maze-render -f pbm:plain=1 -c 12 -t 2 >exact
refused 'a narrow place' 'do not join the two gaps' dark_at=62,172,4,12+73,172,4,12
is 'and start and goal in pixels' 0 "$(maze-solve -s 68,68 -g 68,90 -f none picture 2>&1; echo $?)"
refused 'narrow doors' 'do not join the two gaps' dark_at=62,60,3,25+75,60,3,25+278,215,3,25+290,215,3,25
refused 'seven gaps and the doors' '9 gaps' light_at=55,80,9,12+55,120,9,12+55,160,9,12+55,200,9,12+290,80,9,12+290,120,9,12+290,160,9,12
refused 'a frame at which lines begin' 'a frame to crop' margin=60 "dark_at=4,4,350,3+4,292,350,3+4,4,3,290+351,4,3,290$(
    for x in 24 58 92 126 160 194 228 262 296 330; do printf '+%s,4,3,22+%s,273,3,22' $x $x; done)"
refused 'a frame with two gaps' 'a band wider than passages' margin=60 'dark_at=4,4,100,3+130,4,220,3+4,286,80,3+110,286,240,3+4,4,3,285+347,4,3,285'
refused 'a frame with two gaps, the band at a side' 'a band wider than passages' margin=60 'dark_at=4,45,100,3+130,45,186,3+4,254,80,3+110,254,206,3+4,45,3,212+313,45,3,212'
refused 'a side that is open' '2 gaps' light_at=55,100,9,90
maze-gen -w 24 -h 12 -s 4 | maze-render -f pbm:plain=1 -c 12 -t 2 >wide && mv exact small && mv wide exact
refused 'a dark area' 'a shadow' zoom=1 dark_at=100,100,44,44
refused 'a smaller one' '2 gaps' zoom=1 dark_at=100,100,30,30
maze-gen -w 12 -h 9 -s 4 | maze-render -f pbm:plain=1 -c 5 -t 12 >exact
refused 'thick walls' '0 gaps' zoom=1
awk 'BEGIN { print "P1\n120 90"; for (y = 0; y < 90; y++) for (x = 0; x < 120; x++) print (x > 9 && x < 110 && y > 9 && y < 80 && !(x > 13 && x < 106 && y > 13 && y < 76)) }' >exact
refused 'a frame' 'no walls' zoom=1
awk 'BEGIN { print "P1\n200 200"; for (y = 0; y < 200; y++) for (x = 0; x < 200; x++) print (x % 20 > 14 && y % 20 > 14) }' >exact
refused 'dots' 'no walls' zoom=1
mv small exact
awk 'NR == 2 { print $1, 3 * $2 } NR != 2' exact >two && sed '1,2d; s/1/0/g' exact >>two && sed 1,2d exact >>two && mv two exact
refused 'two mazes on a page' 2 noise=0
awk 'BEGIN { print "P1\n120 100"; for (y = 0; y < 100; y++) for (x = 0; x < 120; x++) print (y % 10 == 0 && x > 5 && x < 115 || y < 95 && x == 60) }' >exact
refused 'combs' 'is not understood' noise=0
awk 'BEGIN { print "P2 200 200 255"; for (i = 0; i < 40000; i++) { s = (s * 1103 + 12345) % 65536; print int(s / 256) } }' >picture
status 'noise' 2 'maze-solve picture'
awk 'BEGIN { print "P2 200 200 255"; for (i = 0; i < 40000; i++) { x = i % 200; y = int(i / 200); print (x > 40 && x < 160 && y > 40 && y < 160) ? 3 : 240 + (x % 2) } }' >picture
status 'a dark square' 2 'maze-solve picture'
is 'each pixel is a block' '# maze block 200 200 picture=0,0,1' "$(maze-render --input pbm:exact=1 -q -f block picture | head -n 1)"

maze-gen -w 12 -h 9 -s 4 | maze-render -f pbm:plain=1 -c 12 -t 2 >exact
for specks in '' 0,90,2,2+100,0,2,2+356,90,2,2+100,297,2,2; do
    treat zoom=1.4 margin=60 light_at=55,100,9,20 "dark_at=$specks" <exact |
        awk 'NR == 1 { print "P1", $2, $3 } NR > 1 { print ($1 < 128) }' >picture
    expect "a bitmap, with three gaps${specks:+, and specks at its edges}" 2 'maze-solve -q picture' <<'X'
maze-solve: picture:1:1: passages about 17 pixels wide, and 3 gaps in the outline: 20 wide at 62,109, 17 wide at 71,61, 17 wide at 287,238; specify start and goal in pixels: -s X,Y -g X,Y
X
done
is 'and its pixels, if start and goal are known' 1 "$(maze-solve -f moves -s 68,68 -g 68,90 picture | grep -c S)"
treat zoom=1.4 margin=0 light_at=0,40,9,20 <exact | awk 'NR == 1 { print "P1", $2, $3 } NR > 1 { print ($1 < 128) }' >picture
is 'and its pixels, if they have no margin' picture=0,0,1 "$(maze-solve -q picture | sed -n '1s/.* \(picture=[^ ]*\).*/\1/p')"

# 12 million pixels with stripes: too many for passages so narrow.
awk 'BEGIN {
    for (x = 0; x < 3500; x++) { free = free (x % 1700 == 9 ? "!" : x % 7 ? "~" : "}"); wall = wall (x < 9 || x > 3490 ? "~" : "!") }
    print "P5 3500 3500 127"
    for (y = 0; y < 3500; y++) printf "%s", (y % 10 || y < 9 || y > 3485) ? free : wall }' >large
is 'a large picture with narrow passages' yes "$(maze-solve large 2>&1 | grep -q 'passages about 9 pixels wide in a large picture' && echo yes)"

# ---- the path on the picture ----

maze-gen -w 12 -h 9 -s 4 | maze-render -f pbm:plain=1 -c 12 -t 2 >exact
for options in yellow=1 noise=9; do
    treat $options <exact >picture
    maze-solve picture | maze-render --over picture -f ppm >over
    tail -c "$(awk 'NR == 1 { print 3 * $2 * $3 }' picture)" over | od -An -v -tu1 | tr -s ' ' '\n' | grep . | paste -d ' ' - - - >now
    case $options in
    yellow=1) sed 1d picture ;;
    *) sed '1d; s/.*/& & &/' picture ;;
    esac | paste -d ' ' - now | awk '$1 != $4 || $2 != $5 || $3 != $6 { n[$4 " " $5 " " $6]++ } END { for (c in n) print c, (n[c] > 1500) }' >colors
    is "--over changes the path alone, $options" '225 50 40 1' "$(cat colors)"
done
for size in '60 -h 2' '2 -h 60'; do # the window in which brightness is compared is higher, or wider
    # shellcheck disable=SC2086 # two options
    maze-gen -s 1 -w $size >long
    maze-solve -f cells long | grep . >path
    maze-render -f pbm:plain=1 -c 5 -t 1 long | treat zoom=1.6 margin=4 noise=9 >picture
    cells 6 1.6 4 >got
    same "a long picture: -w $size" path got
done
plan
