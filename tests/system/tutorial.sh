# The commands of maze-tutorial(7), one after another, print what the page shows, and their files are
# what it says.
. "$TOP/tests/lib.sh"

shows man/maze-tutorial.7
is 'the page shows the output of more than ten commands' yes \
    "$([ "$(grep -c '^\.Bd -literal' "$TOP/man/maze-tutorial.7")" -gt 10 ] && echo yes)"

is 'long.txt has five long mazes' '5 0' "$(maze-solve -f stats --no-header long.txt |
    awk -F '\t' '$17 < 150 || $8 >= 40 { bad++ } END { print NR, bad + 0 }')"
is 'one.txt has an easy maze' 1 "$(maze-solve -f stats:add=difficulty --no-header one.txt |
    awk -F '\t' '$NF < 22 { n++ } END { print n }')"

# The booklets: pages, and difficulties that rise.
if has pdfinfo; then
    is 'pages of mazes.pdf, booklet.pdf and film.pdf' '4 4 1' "$(for file in mazes booklet film; do
        pdfinfo $file.pdf | sed -n 's/^Pages: *//p'
    done | tr '\n' ' ' | sed 's/ $//')"
    has gs && has qpdf && is 'book.pdf: a cover, 54 puzzles and their solutions, all fonts embedded' '64 0' \
        "$(pdfinfo book.pdf | sed -n 's/^Pages: *//p') $(pdffonts book.pdf | awk 'NR > 2 && $(NF - 4) != "yes" { n++ } END { print n + 0 }')"
else
    skip 'the pages of the booklets' pdfinfo
fi
if has pdftotext; then
    pdftotext -layout booklet.pdf - | tr -s ' ' '\n' | awk '/^[0-9]+\.$/ { n = $0 + 0 } /^[0-9]+\.[0-9]+$/ { print n, $0 }' |
        head -n 12 >order
    is 'booklet.pdf has twelve puzzles of rising difficulty' '12 12' \
        "$(awk '$1 == NR && $2 >= last { n++ } { last = $2 } END { print NR, n }' order)"
    is 'the last one is at least twice as difficult as the first' yes \
        "$(awk 'NR == 1 { first = $2 } END { print ($2 >= 2 * first ? "yes" : first " " $2) }' order)"
else
    skip 'booklet.pdf has twelve puzzles of rising difficulty' pdftotext
fi

# What needs a terminal, with 500 frames per second.
command=$(sed -n 's/^\.D1 \$ //p' "$TOP/man/maze-tutorial.7" | tr -d '\\')
is 'one command needs a terminal' 1 "$(printf '%s\n' "$command" | grep -c .)"
if has_tty; then
    frames=$(maze-gen -w 12 -h 6 -a prim --trace | grep -c '^#')
    is "$command: draws every frame" "$frames" "$(TERM=xterm script -qec "stty rows 30 cols 80; $command=500" /dev/null </dev/null |
        tr "$(printf '\033')" '\n' | grep -c '^\[H')"
else
    skip "$command" script
fi
plan
