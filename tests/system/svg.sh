# xmllint, librsvg and netpbm read our svg. Its pages and sheets.
. "$TOP/tests/lib.sh"

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -a cave -w 6 -h 5 -n 2 -s 1 | maze-solve -q >boards
sed '/^$/q' mazes >one
maze-render -f svg mazes >pages.svg
maze-render -f svg --sheet 2x1 mazes >sheet.svg
maze-render -f svg boards >boards.svg
if needs svg xmllint; then
    for f in pages sheet boards; do
        is "xmllint accepts $f.svg" 0 "$(xmllint --noout $f.svg; echo $?)"
    done
fi
# With its own rules applied, palette=auto is palette=dark; also for frames, whose components are shaded.
maze-gen -s 1 -w 8 -h 6 -a kruskal --trace=12 >>one
for color in path sets distance; do
    maze-render -f "svg:palette=auto,color=$color" one >auto.svg
    maze-render -f "svg:palette=dark,color=$color" one >dark.svg
    sed -n 's/^\.auto \[\([a-z]*="\)\(#.*"\)\]{[a-z]*:\(#.*\)}$/s@\1\2@\1\3"@g/p' auto.svg >rules
    sed '/^<style>/,/^}/d; s/ class="auto"//' auto.svg | sed -f rules >applied
    same "palette=auto, color=$color" dark.svg applied
done
sed '/^$/q' mazes >one
is 'one page per maze' 3 "$(grep -c '<g id="page' pages.svg)"
# count CLASS FILE: prints how many elements of a class each page has.
count() {
    awk -v class="class=\"$1\"" '/id="page/ { page++ } index($0, class) { n[page]++ }
        END { for (k = 1; k <= page; k++) printf "%d%s", n[k], (k < page ? " " : "\n") }' "$2"
}
is '--sheet 2x1: two pages of three mazes, and two with solutions' 4 "$(grep -c '<g id="page' sheet.svg)"
is 'the solutions are at the back' '0 0 2 1' "$(count path sheet.svg)"
is 'and so are the visited cells' '0 0 2 1' "$(count visited sheet.svg)"
is 'every page has all walls' '2 1 2 1' "$(count walls sheet.svg)"
is 'captions and page numbers' '2 2 3 2' "$(count text sheet.svg)"
maze-render -f svg:numbers=0 --sheet 2x1 --answers facing mazes >facing.svg
is '--answers facing: each page of puzzles is followed by its solutions' '0 2 0 1' "$(count path facing.svg)"
is 'numbers=0: no page numbers' '2 2 1 1' "$(count text facing.svg)"
is '--answers none: no solutions' '0 0' "$(maze-render -f svg --sheet 2x1 --answers none mazes | count path -)"
is '--answers only: no puzzles' '2 1' "$(maze-render -f svg --sheet 2x1 --answers only mazes | count path -)"
is '--answers 3x1: all on one page' '0 0 3' "$(maze-render -f svg --sheet 2x1 --answers 3x1 mazes | count path -)"
# texts OPTIONS: prints the texts of each page.
texts() {
    # shellcheck disable=SC2086 # words
    maze-render $1 ${2:-mazes} | sed -n 's/.*class="text".*>\(.*\)<.*/\1/p; /^<g id="page/s/.*/;/p' | paste -s -d ' ' -
}
is 'a page number that is a number of its mazes is left out' '; 1 2 ; 3 2 ; 1 2 3 ; 3 4' "$(texts '-f svg --sheet 2x1')"
is '... of solutions, too' '; 1 ; 2 ; 3 ; Solution to 1 Solution to 2 4 ; Solution to 3 5' \
    "$(texts '-f svg --sheet 1x1 --answers 1x2')"
is '--first-page and --first-number' '; 7 8 9 ; 9 10 ; 7 8 11 ; 9 12' "$(texts '-f svg --sheet 2x1 --first-page 9 --first-number 7')"
{ maze-gen -s 1 -n 3 -w 4 -h 3 | maze-solve | sed '/^#/s/$/ level=A/'; maze-gen -s 1 -n 2 -w 4 -h 3 | sed '/^#/s/$/ level=Bb/'; } >levels
is 'a title of fields; another one begins a page, and a maze without a solution has none' \
    '; A 1 2 ; A 3 2 ; Bb 4 5 3 ; A: solutions Solution to 1 Solution to 2 Solution to 3 4' \
    "$(texts '-f svg --sheet 2x1 --answers 2x2 --title {level}' levels)"
is '... not even on a page of solutions' '; Solution to 1 Solution to 2 ; Solution to 3 No solution to 4 2' \
    "$(texts '-f svg --sheet 2x1 --answers only' levels)"

sed 's/^# maze .*/& frame=1/' mazes >frames
is 'the marks of frames are no solution' '2 1' "$(maze-render -f svg --sheet 2x1 frames | count path -)"
maze-gen -s 1 -w 4 -h 3 | maze-solve --trace=3 >film
is 'the maze after frames is the last picture of a film' '3 1' \
    "$(maze-render -f svg --sheet 3x3 film | count path -) $(maze-render -f svg --sheet 3x3 film | grep -c '<g id="page')"
is 'page=2 draws one page' 1 "$(maze-render -f svg:page=2 --sheet 2x1 mazes | grep -c '<g id="page2"')"
maze-gen -s 1 -w 2 -h 1 -a sidewinder >two
is 'ends=arrows: into the entrance, out of the exit' 'M8 -2L12 -13L4 -13 M24 29L20 18L28 18' \
    "$(maze-render -f svg:ends=arrows two | sed -n 's/.*class="arrow".* d="\(.*\)".*/\1/p' | paste -s -d ' ' -)"
is '... with room for them' '64 48' "$(maze-render -f svg:ends=arrows,paper=fit -c 7 two | sed -n 's/.*viewBox="0 0 \([0-9.]*\) \([0-9.]*\)".*/\1 \2/p' |
    awk '{ printf "%.0f %.0f", ($1 / 96 * 25.4 - 2) / 0.25 - 2, ($2 / 96 * 25.4 - 2) / 0.25 - 2 }')"
is '... and discs where nothing is open' 2 "$(maze-gen -s 1 -w 3 -h 3 -e inside -x inside | maze-render -f svg:ends=arrows | grep -c '<circle')"
# In a round maze, the heads of both arrows are nearer to the middle, 5 heights of a ring from the corner.
maze-gen -s 1 --shape rings -h 4 >round
is '... radial' '1 1' "$(maze-render -f svg:ends=arrows round | sed -n 's/.*class="arrow".* d="M\(.*\)".*/\1/p' | tr 'L ' '  ' |
    awk '{ for (k = 1; k < 7; k += 2) r[k] = ($k - 80) ^ 2 + ($(k + 1) - 80) ^ 2; printf "%s%d", s, r[1] < r[3] && r[1] < r[5] && (r[3] - r[5]) ^ 2 < r[3]; s = " " }')"
{ maze-gen -s 1 --shape hex -w 6 -h 5 -e west:0 -x east:3; maze-gen -s 2 --board 17x11 -a carve
    printf '11100111\n10000001\n00000000\n11000011\n' >mask; maze-gen -s 1 -m mask; maze-gen -s 1 -m mask -e inside -x none
    printf '# maze walls 4 1 shape=rings:inner=4 wrap=x start=0,0 goal=3,0\n22220\n22220\n\n'; } >outside
is '... of a cell of parts, a board, at the edge of a mask; not through a seam' '6 3' \
    "$(maze-render -f svg:ends=arrows outside | grep -c 'class="arrow"') $(maze-render -f svg:ends=arrows outside | grep -c '<circle')"
printf '# maze walls 4 3 start=1,1 goal=2,1 entrance=west exit=east\n33331\n33231\n33331\n22220\n\n' >gaps
is '... at a gap, not at a wall' 'M14 24L3 20L3 28 M61 24L50 28L50 20' \
    "$(maze-render -f svg:ends=arrows gaps | sed -n 's/.*class="arrow".* d="\(.*\)".*/\1/p' | paste -s -d ' ' -)"
is 'gutter alone' 'translate(-22.677 0)' "$(maze-render -f svg:gutter=6mm --sheet 1x1 --answers none mazes | sed -n 's/^<g transform="\(translate(-.*)\)">$/\1/p')"
is 'bleed and gutter: the page is moved' 'translate(11.339 11.339) translate(-11.339 11.339)' \
    "$(maze-render -f svg:bleed=3mm,gutter=6mm --sheet 1x1 --answers none mazes | grep -A 2 '<g id="page[12]"' | sed -n 's/^<g transform="\(.*\)">$/\1/p' | paste -s -d ' ' -)"
is 'ends=none' 0 "$(maze-render -f svg:ends=none two | grep -c -e '<circle' -e arrow)"
is 'a single cell has no shade of a set' 0 "$(maze-gen -w 1 -h 1 | maze-render -f svg:color=sets | grep -c shade)"
is 'the outside of a mask has no shade' 0 "$(printf '101\n000\n' >small; maze-gen -m small | maze-render -f svg:color=distance | grep -c '#e6e6e6')"
status 'a page that does not exist is an error' 2 'maze-render -f svg:page=5 --sheet 2x1 mazes'
is 'malformed input: no output' "" "$(printf x | maze-render -f svg 2>/dev/null)"

printf '# maze walls 3 1 start=1,0\n3321\n2220\n' >edge
is 'the start beside a solid cell: its wall is a gap' 'M16 0H48M16 16H48M48 0V16' \
    "$(maze-render -f svg edge | sed -n 's/.*class="walls".* d="\([^"]*\)".*/\1/p')"

# corners FILE: prints the path of each maze of walls as the line that its moves draw, in steps of 16 from 8,8, with a point
# where the direction changes.
corners() {
    maze-solve -f moves "$1" | awk '{
        x = y = 0
        line = "M8 8"
        for (i = 1; i <= length($0); i++) {
            d = substr($0, i, 1)
            x += (d == "E") - (d == "W")
            y += (d == "S") - (d == "N")
            if (substr($0, i + 1, 1) != d)
                line = line (d == "E" || d == "W" ? "H" 16 * x + 8 : "V" 16 * y + 8)
        }
        print line
    }'
}
# line [FILE]: prints the data of each path element.
line() { sed -n 's/.*class="path".* d="\([^"]*\)".*/\1/p' "$@"; }
maze-gen -n 5 -s 7 -w 14 -h 11 -e 0,0 | maze-solve -a dfs --visited >solved
maze-render -f svg solved >lines.svg
corners solved >want
line lines.svg >got
same 'a path is one line from start to goal' want got
maze-gen -s 3 -w 9 -h 7 -b 1 --open 9 | maze-solve -a all-shortest >several
is 'cells that are no simple path are drawn as a set of lines' many \
    "$(maze-render -f svg several | line | awk '{ print (gsub(/M/, "M") > 1 ? "many" : "one") }')"
is 'every element has a class' "goal paper path start visited walls" \
    "$(sed -n 's/.*class="\([a-z]*\)".*/\1/p' lines.svg | sort -u | tr '\n' ' ' | sed 's/ $//')"
is 'and no style that a style sheet could not change' 0 "$(grep -c style lines.svg)"

needs 'one page in a PDF' rsvg-convert &&
    is 'one page of a sheet in a PDF is A4' "595 841" "$(rsvg-convert -f pdf --export-id=page1 sheet.svg |
        tr -d '\0' | LC_ALL=C sed -n 's/.*MediaBox \[ *0 0 \([0-9]*\)[0-9.]* \([0-9]*\).*/\1 \2/p' | head -n 1)"
# ppm has the geometry and the colours of svg: a page without margin, two units per pixel.
if needs 'ppm looks like svg' numpy rsvg-convert pngtopnm; then
    printf '11000110011\n10000000001\n00000000000\n10000000001\n11100000111\n11111011111\n' >mask
    maze-gen -m mask -s 1 | maze-solve --visited >masked
    maze-gen -s 1 -a percolation:p=0.6 -w 9 -h 7 | maze-solve -q --visited >rooms
    maze-gen -s 2 -w 9 -h 7 -a prim --trace=20 | sed '/^$/q' >frame
    sed '/^$/q' boards >board
    maze-gen -m mask -s 1 -e west -x east | sed 's/ goal=[^ ]*//' >gap
    # Without start and goal in the header, the same path is a set of lines.
    sed '/^$/q; s/ start=[^ ]*//; s/ goal=[^ ]*//' solved >lines
    few_unless_long 4 >drawings <<'X'
masked 30 6 ,palette=colour-blind
lines 20 3
rooms 21 2 ,color=distance
gap 21 3
one 24 4 ,palette=dark
frame 20 2
frame 20 2 ,color=sets
board 18 2 ,palette=print
X
    while read -r name cell wall key; do
        maze-render -f "svg:paper=fit$key" -c "$cell" -t "$wall" --margin 0 "$name" |
            rsvg-convert -z 0.529166667 | pngtopnm 2>/dev/null >page.ppm
        maze-render -f "ppm:color=path$key" -c "$cell" -t "$wall" "$name" >picture.ppm
        is "ppm looks like svg: $name, $cell, $wall$key" agree "$(py "$TOP/tests/agree.py" page.ppm picture.ppm 2>&1 | tail -n 1)"
    done <drawings
fi
maze-gen -s 1 -w 3 -h 2 >maze
sed 's/ goal=[^ ]*//' maze | maze-solve -g 2,1 | sed 's/ goal=[^ ]*//' >half
is 'a path without a goal in the header' 1 "$(maze-render -f svg half | grep -c '<circle')"
is 'a path of one cell has discs and no line' '2 0' "$(maze-solve -s 0,0 -g 0,0 maze | maze-render -f svg >dot
    echo "$(grep -c '<circle' dot) $(grep -c 'class="path"' dot)")"
is 'a column of three cells, each with its shade' 3 \
    "$(maze-gen -s 1 -w 1 -h 3 | maze-render -f svg:color=distance | grep -c 'class="shade"')"
is 'a caption of 5000 letters' 0 "$(maze-render -f svg:paper=fit --caption "$(printf '%5000s' '' | tr ' ' W)" maze >wide; echo $?)"
plan
