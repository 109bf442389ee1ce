# Margins of text pictures.
. "$TOP/tests/lib.sh"

maze-gen -s 4 -w 7 -h 5 -b 0.3 | maze-solve -a astar --visited >seen
for f in ascii unicode half braille tree; do
    maze-render -f $f seen >narrow
    maze-render -f $f --margin 2 seen >wide
    is "$f --margin 2: two lines above and below, two blanks in front" "$(sed 's/^/  /' narrow | tr '\n' /)" \
        "$(sed '1,2{/^$/d;}' wide | sed '$d' | sed '$d' | tr '\n' /)"
done
plan
