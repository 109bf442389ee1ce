# Margins of text pictures.
. "$TOP/tests/lib.sh"

maze-gen -s 4 -w 7 -h 5 -b 0.3 | maze-solve -a astar --visited >seen
for f in ascii unicode half braille tree; do
    maze-render -f $f seen >narrow
    maze-render -f $f --margin 2 seen >wide
    is "$f --margin 2: two lines above and below, two blanks in front" "$(sed 's/^/  /' narrow | tr '\n' /)" \
        "$(sed '1,2{/^$/d;}' wide | sed '$d' | sed '$d' | tr '\n' /)"
done
maze-gen -s 1 -w 3 -h 2 >maze
maze-render -f pbm:plain=1 -c 1 -t 1 maze | sed '1,2d; s/^/00/; s/$/00/' >within
{ printf 'P1\n11 9\n00000000000\n00000000000\n'; cat within; printf '00000000000\n00000000000\n'; } >want
maze-render -f pbm:plain=1 -c 1 -t 1 --margin 2 maze >got
same 'the smallest cells with a margin' want got
plan
