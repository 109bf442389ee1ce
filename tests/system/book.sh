# A book: its pages, its paper and its fonts, as poppler, qpdf and Ghostscript see them.
. "$TOP/tests/lib.sh"

maze-gen -s 1 -n 13 -w 6 -h 8 | maze-solve >mazes
maze-gen -s 1 -n 2 --shape rings -h 4 | maze-solve >>mazes # sizes and shapes may differ
book='maze-render -f pdf:paper=6x9in,gutter=0.375in,bleed=0.125in --sheet 1x1 --answers 2x3 --title Irrgärten'
$book mazes >book.pdf
$book --first-page 4 mazes >later.pdf
maze-render -f pdf:numbers=0 --sheet 2x2 --caption '' mazes >plain.pdf

if needs 'pages of a book' pdfinfo pdftotext; then
    is 'the paper, in points' 'MediaBox: 0.00 0.00 450.00 666.00, TrimBox: 9.00 9.00 441.00 657.00' \
        "$(pdfinfo -box book.pdf | sed -n '/^MediaBox\|^TrimBox/s/  */ /gp' | paste -s -d , - | sed 's/,/, /')"
    is 'the solutions follow, in a layout of their own' '18 pages: 1 to 6; 7 to 12; 13 to 15' \
        "$(pdfinfo book.pdf | awk '/^Pages/ { printf "%d pages: ", $2 }'
        for k in 16 17 18; do
            pdftotext -f $k -l $k -raw book.pdf - | tr ' ' '\n' | awk 'before == "to" { if (!n++) printf "%d to ", $1; last = $1 } { before = $1 } END { print last }'
        done | paste -s -d ';' - | sed 's/;/; /g')"
    # The middle of the title, without bleed: 216 + 27 / 2 points on a page with an odd number, 216 - 27 / 2 on an even one.
    middles() { pdftotext -bbox "$1" - | awk -F '"' '/<word.*>Irrg/ { printf "%d ", ($2 + $6) / 2 - 9 + 0.5 }'; }
    is 'the gutter is at the spine' '230 203 230 203 230 203 230 203 230 203 230 203 230 203 230' "$(middles book.pdf | cut -d ' ' -f 1-15)"
    is '... which --first-page moves' '203 230 203' "$(middles later.pdf | cut -d ' ' -f 1-3)"
    is 'a page number that is the number of its maze is left out' '1 1 1' \
        "$(for k in 1 15 16; do pdftotext -f $k -l $k book.pdf - | grep -cx $k; done | paste -s -d ' ' -)"
    is 'with --first-page, both stand there' '1 4' "$(pdftotext -l 1 later.pdf - | grep -x '[0-9][0-9]*' | paste -s -d ' ' -)"
    is 'page numbers alone are text' 3 "$(maze-render -f pdf --sheet 2x2 --caption '' mazes | pdffonts - | wc -l)"
    is 'the number of the first maze, in a caption and in a title' '7 8' \
        "$(maze-gen -n 2 | maze-render -f pdf --title '{n}' --first-number 7 | pdftotext - - | tr -d '\f' | grep . | paste -s -d ' ' -)"
    is 'a document without text names no font' 2 "$(pdffonts plain.pdf | wc -l)"
fi
if needs 'qpdf accepts a book' qpdf; then
    for pdf in book later plain; do
        is "qpdf accepts $pdf.pdf" 0 "$(qpdf --check $pdf.pdf >said 2>&1; echo $?)"
    done
fi
if needs 'a book ready for print' gs pdffonts; then
    gs -q -o print.pdf -sDEVICE=pdfwrite -dPDFSETTINGS=/prepress - <book.pdf
    is 'Ghostscript makes it ready for print: every font is embedded' 'yes' \
        "$(pdffonts print.pdf | awk 'NR > 2 { n++; if ($(NF - 4) != "yes") bad = 1 } END { print n && !bad ? "yes" : "no" }')"
    is '... and the page stays' 'TrimBox: 9.00 9.00 441.00 657.00' "$(pdfinfo -box print.pdf | sed -n '/^TrimBox/s/  */ /gp')"
fi
if needs 'titles of all scripts' rsvg-convert pdftotext; then
    for title in 'Zażółć gęślą jaźń' 'Λαβύρινθος' '迷路'; do
        if [ "$title" = 迷路 ] && ! fc-list :lang=ja | grep -q .; then
            skip 'a Japanese title' fonts-droid-fallback
            continue
        fi
        is "a page with the title $title" "$title" \
            "$(maze-render -f svg:page=1 --sheet 1x1 --title "$title" mazes | rsvg-convert -f pdf | pdftotext - - | head -n 1)"
    done
fi
maze-gen -s 1 -n 2000 | maze-solve >many
is 'memory does not grow with the book' 0 "$(limited 10000 'maze-render -f pdf --sheet 1x1 --answers 2x3 many' 2>&1 >paper.pdf; echo $?)"
plan
