# xmllint, librsvg and netpbm read our svg. Its pages and sheets.
. "$TOP/tests/lib.sh"

maze-gen -n 3 -s 1 -w 12 -h 9 -b 0.2 | maze-solve --visited >mazes
maze-gen -a cave -w 6 -h 5 -n 2 -s 1 | maze-solve -q >boards
sed '/^$/q' mazes >one
maze-render -f svg mazes >pages.svg
maze-render -f svg --sheet 2x1 mazes >sheet.svg
maze-render -f svg boards >boards.svg
maze-gen -n 0 | maze-render -f svg >none.svg
if has xmllint; then
    for f in pages sheet boards none; do
        is "xmllint accepts $f.svg" 0 "$(xmllint --noout $f.svg; echo $?)"
    done
else
    skip svg xmllint
fi
is 'one page per maze' 3 "$(grep -c '<g id="page' pages.svg)"
is '--sheet 2x1: two pages of three mazes, and two with solutions' 4 "$(grep -c '<g id="page' sheet.svg)"
is 'the first pages have no solution' 2 \
    "$(awk '/id="page/ { page++ } /#d33/ { n[page]++ } END { print (n[1] ? "wrong" : n[2]) }' sheet.svg)"
is 'the first pages have no visited cells' "0 2 0 1" "$(awk '/id="page/ { page++ } /#cfe1fa/ { n[page]++ }
    END { print n[1] + 0, n[2] + 0, n[3] + 0, n[4] + 0 }' sheet.svg)"
is 'page=2 draws one page' 1 "$(maze-render -f svg:page=2 --sheet 2x1 mazes | grep -c '<g id="page2"')"
status 'a page that does not exist is an error' 2 'maze-render -f svg:page=5 --sheet 2x1 mazes'
is 'malformed input: no output' "" "$(printf x | maze-render -f svg 2>/dev/null)"
if has rsvg-convert; then
    is 'one page of a sheet in a PDF is A4' "595 841" "$(rsvg-convert -f pdf --export-id=page1 sheet.svg |
        tr -d '\0' | LC_ALL=C sed -n 's/.*MediaBox \[ *0 0 \([0-9]*\)[0-9.]* \([0-9]*\).*/\1 \2/p' | head -n 1)"
else
    skip 'one page in a PDF' rsvg-convert
fi
if has rsvg-convert && has pngtopnm; then
    is 'a page is A4 at 96 dots per inch' "794x3368" \
        "$(rsvg-convert pages.svg | pngtopnm 2>/dev/null | pamfile | sed 's/.*, \([0-9]*\) by \([0-9]*\).*/\1x\2/')"
    # The proportions of the printed walls are those of pbm.
    rsvg-convert --export-id=page1 -w 2100 pages.svg | pngtopnm 2>/dev/null | ppmtopgm | pgmtopbm -threshold -value 0.3 2>/dev/null |
        pnmcrop -white 2>/dev/null >printed.pbm
    maze-render -f pbm -c 70 -t 10 one | pamfile | sed 's/.*, \([0-9]*\) by \([0-9]*\).*/\1 \2/' >size
    is 'the proportions are those of the maze' "" \
        "$(pamfile printed.pbm | sed 's/.*, \([0-9]*\) by \([0-9]*\).*/\1 \2/' |
        cat size - | awk 'NR == 1 { want = $1 / $2 } NR == 2 && ($1 / $2 > want * 1.01 || $1 / $2 < want * 0.99) { print want, $1 / $2 }')"
else
    skip 'pages as pixels' "rsvg-convert and netpbm"
fi
plan
