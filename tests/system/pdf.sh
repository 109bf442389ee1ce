# PDF: qpdf and the programs of poppler read it; its pages, sizes, texts and drawings.
. "$TOP/tests/lib.sh"

maze-gen -n 5 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -a cave -w 6 -h 5 -n 2 -s 1 | maze-solve -q >boards
printf '11000110011\n10000000001\n00000000000\n10000000001\n11100000111\n11111011111\n' >mask
maze-gen -m mask -s 1 | maze-solve >masked
maze-gen -s 2 -w 7 -h 5 -a prim | sed 's/ start=/ frame=3 at=3,2 start=/' >frame
sed '/^$/q' mazes >one
maze-gen -n 300 -w 3 -h 3 -s 1 | maze-render -f pdf >many.pdf

maze-render -f pdf mazes >pages.pdf
maze-render -f pdf --sheet 2x2 --title 'Fünf (5) \ Irrgärten' --caption '{n}. {algorithm}, {width} x {height}' mazes >sheet.pdf
maze-render -f pdf boards >boards.pdf
maze-render -f pdf:palette=dark,paper=fit masked >masked.pdf
maze-render -f pdf:paper=fit --caption '{algorithm}, step {frame}' frame >frame.pdf

if needs 'valid files' qpdf; then
    for f in *.pdf; do
        is "qpdf accepts $f" 'No syntax or stream encoding errors' \
            "$(qpdf --check $f 2>&1 | grep -i -e 'No syntax' -e warn -e error: | sed 's/ found.*//')"
    done
    is 'it can be compressed' "yes" "$(qpdf --stream-data=compress --recompress-flate sheet.pdf small.pdf &&
        test "$(wc -c <small.pdf)" -lt "$(wc -c <sheet.pdf)" && echo yes)"
fi

# pages FILE: prints the number and the size of the pages.
pages() {
    pdfinfo "$1" | awk '/^Pages:/ { n = $2 } /^Page size:/ { print n, int($3 + 0.5) "x" int($5 + 0.5) }'
}
# words FILE: prints the texts of a document, in the order of its pages.
words() { LC_ALL=C.UTF-8 pdftotext -enc UTF-8 -layout "$1" - | tr '\f' '\n' | sed 's/   */|/g; s/^|//' | grep .; }
# shown_by READER: reads lines NAME;WANT;COMMAND. Passes each COMMAND whose document READER shows as WANT.
shown_by() {
    while IFS=';' read -r name want command; do
        eval "$command" >paper.pdf 2>message
        is "$name" "$want" "$($1 paper.pdf)"
    done
}
if needs 'pages and sizes' pdfinfo; then
    # fit: 12x9 cells of 4 mm, a wall of 0.5 mm, margins of 1 mm.
    for row in a4:595x842 letter:612x792 legal:612x1008 a3:842x1191 a5:420x595 100x150mm:283x425 \
        letter,landscape:792x612 150x100mm,landscape:425x283 fit:143x109 6x9in:432x648 8.5x11in:612x792 \
        152.4x228.6mm:432x648 6x9in,bleed=0.125in:450x666; do
        maze-render -f "pdf:paper=${row%:*}" mazes >paper.pdf
        is "paper=${row%:*}, a page per maze" "5 ${row#*:}" "$(pages paper.pdf)"
    done
    shown_by pages <<'X'
two pages of puzzles and two of solutions, on A4;4 595x842;cat sheet.pdf
a page has at most 200 inches;1 14400x18;maze-gen -w 1300 -h 1 | maze-render -f pdf:paper=fit
and is at least 1 mm high within its margin;1 14400x9;maze-gen -w 20000 -h 1 | maze-render -f pdf:paper=fit
in height, too, without a title;1 18x14400;maze-gen -w 1 -h 1300 | maze-render -f pdf:paper=fit --title ''
what precedes an error is a complete document;2 595x842;{ sed '/^$/q' mazes; cat one; echo x; } | maze-render -f pdf
X
    is 'the title of the document' 'Fünf (5) \ Irrgärten' "$(LC_ALL=C.UTF-8 pdfinfo -enc UTF-8 sheet.pdf | sed -n 's/^Title: *//p')"
fi

long='a caption that is so long that it does not fit below a small maze unless its letters are small'
if needs 'titles, captions and page numbers' pdftotext; then
    words sheet.pdf >got
    cat >want <<'X'
Fünf (5) \ Irrgärten
1. backtracker, 12 x 9|2. backtracker, 12 x 9
3. backtracker, 12 x 9|4. backtracker, 12 x 9
1
Fünf (5) \ Irrgärten
5. backtracker, 12 x 9
2
Fünf (5) \ Irrgärten: solutions
1. backtracker, 12 x 9|2. backtracker, 12 x 9
3. backtracker, 12 x 9|4. backtracker, 12 x 9
3
Fünf (5) \ Irrgärten: solutions
5. backtracker, 12 x 9
4
X
    same 'titles, captions, page numbers, and the solutions at the back' want got
    shown_by words <<'X'
a caption of a board;block 1;sed '/^$/q' boards | maze-render -f pdf --caption '{kind} {n}'
a field that is not in the header is -;7 walls - {x};maze-render -f pdf --caption '{width} {kind} {length} {{x}' frame
characters beyond Latin-1;“€–Ÿ”;maze-render -f pdf --caption '“€–Ÿ”' frame
X
    maze-render -f pdf:paper=100x100mm --caption "$long" frame >paper.pdf
    is 'a long caption is written in smaller letters' "$long" "$(words paper.pdf)"
    is 'so that it fits' 1 "$(pdftotext -bbox paper.pdf - | awk -F '"' '/<word/ { if ($6 > most) most = $6; if (!least || $2 < least) least = $2 }
        END { print (least > 28 && most < 256) }')"
    is 'solutions, one per page, behind pages of four puzzles' 7 \
        "$(maze-gen -n 5 -w 4 -h 4 | maze-solve | maze-render -f pdf --sheet 2x2 --answers 1x1 >small.pdf; pages small.pdf | cut -d ' ' -f 1)"
    is 'paper=fit makes room for it' 1 "$(maze-render -f pdf:paper=fit --caption "$long" one >fit.pdf; pages fit.pdf | awk '{ split($2, s, "x"); print (s[1] > 380 && s[2] < 160) }')"
fi

{ maze-gen -s 1 -w 8 -h 6; maze-gen -s 1 --shape rings -h 4; maze-gen -s 1 --shape hex -w 6 -h 5 -e west:0 -x east:3
    maze-gen -s 2 --board 17x11 -a carve; } >ends
# The drawing is that of svg.
if needs 'drawings' pdftoppm rsvg-convert pngtopnm numpy; then
    few_unless_long 3 >drawings <<'X'
solution 40 numbers=0 mazes
sheet 40 palette=print,numbers=0 --sheet 2x2 --caption '' mazes
frame 70 landscape=1 frame
thick 40 paper=letter -c 3 -t 2 mazes
board 40 palette=colour-blind boards
mask 40 palette=dark,paper=fit masked
distance 70 color=distance mazes
sets 40 color=sets,palette=dark boards
arrows 40 ends=arrows,numbers=0 --sheet 2x2 --caption '' ends
X
    while read -r name most format rest; do
        eval "maze-render -f pdf:$format $rest" >drawn.pdf
        eval "maze-render -f svg:$format $rest" >drawn.svg
        pdftoppm -r 96 -f 1 -l 1 drawn.pdf drawn
        mv drawn-*.ppm drawn_pdf.ppm
        rsvg-convert --export-id=page1 drawn.svg | pngtopnm >drawn_svg.ppm 2>/dev/null
        is "$name looks like svg" agree "$(py "$TOP/tests/agree.py" drawn_pdf.ppm drawn_svg.ppm "$most" 2>&1 | tail -n 1)"
        rm -f drawn*
    done <drawings
fi

# thickness FILE: prints the thickness of the walls of each maze, in thousandths of a point.
thickness() { LC_ALL=C awk '$1 == "q" { scale = $2 } / w 2 J/ { print int($5 * scale * 1000 + 0.5) }' "$1" | sort -u; }
{ maze-gen -w 10 -h 10 -s 1; maze-gen -w 30 -h 30 -s 1; } | maze-render -f pdf --sheet 2x1 >sizes.pdf
maze-gen -w 30 -h 30 -s 1 | maze-render -f pdf --sheet 2x1 >size.pdf
is 'all walls of a sheet are as thick as those of its largest maze' "$(thickness size.pdf)" "$(thickness sizes.pdf)"

maze-gen -n 300 -w 40 -h 40 -s 1 >many
is 'memory does not grow with the document' 0 "$(limited 12000 'maze-render -f pdf many' 2>&1 >paper.pdf; echo $?)"

is 'svg has it' 1 "$(maze-render -f svg --title '迷路 & <x>' frame | grep -c '>迷路 &amp; &lt;x&gt;<')"
errors <<'X'
maze-render: -f pdf: the font has no character U+8FF7, only those of western Europe; use -f svg, which rsvg-convert -f pdf converts|maze-render -f pdf --title '迷路' frame 2>&1 >/dev/null
maze-render: -f pdf: the font has no character U+8FF7, only those of western Europe; use -f svg, which rsvg-convert -f pdf converts|maze-render -f pdf --caption '迷路' frame 2>&1 >/dev/null
maze-render: --caption: expected {n}, {KEY} or {{ at '{n'|maze-render -f pdf --caption '{n' frame 2>&1
maze-render: --caption: expected {n}, {KEY} or {{ at '{} b'|maze-render -f svg --caption 'a {} b' frame 2>&1
maze-render: --caption: character U+001B cannot be printed|maze-render -f svg --caption "$(printf 'a\033b')" frame 2>&1
maze-render: --title: byte 0xff is not UTF-8|maze-render -f pdf --title "$(printf 'a\377b')" frame 2>&1
maze-render: --caption does not apply to -f npy|maze-render -f npy --caption x frame 2>&1
maze-render: --title requires -f svg or pdf, not ascii|maze-render --title x frame 2>&1
maze-render: pdf:paper must be a4, letter, a3, a5, legal or fit, or WxHmm or WxHin with sides from 10 to 5080 mm, not 'b5'|maze-render -f pdf:paper=b5 frame 2>&1
|maze-render -f pdf:paper=x frame
|maze-render -f pdf:paper=100x9mm frame
|maze-render -f pdf:paper=100x5081mm frame
|maze-render -f pdf:paper=9x100mm frame
maze-render: -f pdf: a page of 100x100 mm has no room for 2x1 mazes within a margin of 48 mm; use larger paper, a smaller margin or fewer mazes per page|maze-render -f pdf:paper=100x100mm --margin 48 --sheet 2x1 frame 2>&1 >/dev/null
|maze-render -f pdf:paper=200x25mm --margin 12 --title x frame
|maze-render -f pdf:paper=100x200mm --margin 50 frame
|maze-render -f pdf:paper=200x100mm --margin 50 frame
maze-render: stdin:2:1: pdf cannot draw an endless maze|maze-gen -a eller -h inf 2>&1 | maze-render -f pdf 2>&1 >/dev/null
|maze-render -f pdf:paper=fit,landscape frame
|maze-render -f pdf:paper=fit --sheet 2x1 frame
maze-render: --answers requires --sheet|maze-render -f svg --answers none frame 2>&1
maze-render: --first-page requires --sheet|maze-render -f svg --first-page 3 frame 2>&1
maze-render: pdf:gutter must be a length from 0 to 50 mm, such as 3.5mm or 0.125in, not '51mm'|maze-render -f pdf:gutter=51mm frame 2>&1
|maze-render -f pdf:gutter=0.125 frame
|maze-render -f pdf:paper=12ax frame
|maze-render -f pdf --sheet 1x1 --answers 100x100 frame
maze-render: --answers must be back, CxR, facing, only or none, not 'x'|maze-render -f pdf --sheet 1x1 --answers x frame 2>&1
maze-render: --first-number requires --sheet, --caption or --title|maze-render -f pdf --first-number 3 frame 2>&1
maze-render: -f pdf: paper and bleed together are limited to 5080 mm|maze-render -f pdf:paper=5080x100mm,bleed=1mm frame 2>&1
|maze-render -f pdf:paper=100x5080mm,bleed=1mm frame
|maze-render -f pdf:bleed=in frame
|maze-render -f pdf:bleed=1pt frame
|maze-render -f pdf:paper=1e9x1e9in frame
|maze-render -f pdf:paper=fit,gutter=1mm frame
maze-render: --answers only: no maze has a solution; run maze-solve first|maze-gen | maze-render -f pdf --sheet 1x1 --answers only 2>&1
maze-render: frame:2:1: --title: unknown field 'lengtg'; did you mean length?|maze-render -f pdf --title '{lengtg}' frame 2>&1 >/dev/null
maze-render: stdin:2:1: the font has no character U+8FF7, only those of western Europe; use -f svg, which rsvg-convert -f pdf converts|sed 's/ start=/ by=迷 start=/' frame | maze-render -f pdf --caption '{by}' 2>&1 >/dev/null
maze-render: stdin:2:1: the font has no character U+8FF7, only those of western Europe; use -f svg, which rsvg-convert -f pdf converts|sed 's/ start=/ by=迷 start=/' frame | maze-render -f pdf --title '{by}' 2>&1 >/dev/null
X
plan
