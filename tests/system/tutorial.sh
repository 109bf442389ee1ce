# The commands of maze-tutorial(7), one after another, print what the page shows, and their files are
# what it says.
. "$TOP/tests/lib.sh"

shows man/maze-tutorial.7
is 'the page shows the output of more than ten commands' yes \
    "$([ "$(grep -c '^\.Bd -literal' "$TOP/man/maze-tutorial.7")" -gt 10 ] && echo yes)"

# kind FILE HEX: FILE begins with these bytes.
kind() { is "$1 begins with $2" "$2" "$(od -A n -t x1 "$1" | tr -d ' \n' | cut -c "1-${#2}")"; }
for file in mazes.pdf booklet.pdf film.pdf; do kind $file 255044462d; done
for file in walls.npy path.npy; do kind $file 934e554d5059; done
if has pnmtopng; then
    for file in maze.png far.png; do kind $file 89504e470d0a1a0a; done
else
    skip 'maze.png and far.png' pnmtopng
fi
for file in maze.svg dark.svg heart.svg; do is "$file ends" '</svg>' "$(tail -n 1 $file)"; done
for file in prim.cast tremaux.cast; do
    is "$file is a recording of more than 15 frames" yes \
        "$(awk 'NR == 1 { head = /^[{]"version": *2/ } END { print (head && NR > 16 ? "yes" : NR) }' $file)"
done
is 'long.txt has five long mazes' '5 0' "$(maze-solve -f stats --no-header long.txt |
    awk -F '\t' '$17 < 150 || $8 >= 40 { bad++ } END { print NR, bad + 0 }')"
is 'one.txt has an easy maze' 1 "$(maze-solve -f stats:add=difficulty --no-header one.txt |
    awk -F '\t' '$NF < 22 { n++ } END { print n }')"
is 'a line per maze in mazes.jsonl, and a header in stats.csv' '1000 1001' \
    "$(cat mazes.jsonl | wc -l | tr -d ' ') $(cat stats.csv | wc -l | tr -d ' ')"
is 'the heart is 40 columns wide and 36 high, like the picture' '40 36' \
    "$(maze-gen -s 1 -m heart.pgm -w 40 | sed -n 's/^# maze walls \([0-9]* [0-9]*\) .*/\1/p')"
is 'as much of the maze is inside as is white in the picture, within 3 in 100' yes \
    "$(maze-gen -s 1 -m heart.pgm -w 40 | maze-solve -f stats --no-header | awk -F '\t' '
        NR == FNR { white += $1 == 255; next }
        { part = $6 / (40 * 36) / (white / (200 * 180)); print (part > 0.97 && part < 1.03 ? "yes" : part) }' \
        heart.pgm -)"

# The booklets: pages, and difficulties that rise.
if has pdfinfo; then
    is 'pages of mazes.pdf, booklet.pdf and film.pdf' '4 4 1' "$(for file in mazes booklet film; do
        pdfinfo $file.pdf | sed -n 's/^Pages: *//p'
    done | tr '\n' ' ' | sed 's/ $//')"
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
