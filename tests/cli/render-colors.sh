# Colours: the pixels of ppm and pgm, and escape sequences in text.
. "$TOP/tests/lib.sh"

# One pixel per block of the lattice: each kind of block has its colour. A post between four visited
# cells that belongs to no wall looks like them.
maze-gen -s 4 -w 7 -h 5 -b 0.3 | maze-solve -a astar --visited >seen
pixels() { tail -n +4 | od -An -v -tu1 | tr -s ' \n' '\n\n' | grep .; }
maze-render -f block --no-header seen | grep . | fold -w 1 >places
maze-render -f ppm -c 1 -t 1 seen | pixels | paste -d ' ' - - - >colors
maze-render -f pgm -c 1 -t 1 seen | pixels >greys
paste -d ' ' places colors greys | sort | uniq -c | awk '{ $1 = ""; print }' | sed 's/^ //' | sort >got
sort >want <<'X'
0 255 255 255 255
1 0 0 0 0
1 205 225 250 222
4 205 225 250 222
8 205 225 250 222
c 120 50 200 100
c 20 150 60 30
c 225 50 40 140
X
sed '/^4 /d' want >less
same 'ppm and pgm: each kind of block has its colour' less got
printf '# maze walls 256 1\n' >line
awk 'BEGIN { printf "3"; for (i = 1; i < 256; i++) printf "2"; print "1"; for (i = 0; i < 256; i++) printf "2"; print "0" }' >>line
maze-render -f ppm:color=distance -c 1 -t 1 line | pixels | paste -d ' ' - - - | sed -n '514,1026p' | awk 'NR % 2 == 0' >shades
is 'color=distance goes from yellow to near black' "255 250 180, 15 10 50" \
    "$(sed -n '1p;$p' shades | tr '\n' ',' | sed 's/,$//; s/,/, /')"
is 'color=distance: each cell is darker than the one before' 256 \
    "$(awk '{ light = 2 * $1 + 5 * $2 + $3 } NR == 1 || light < last { n++ } { last = light } END { print n }' shades)"
printf '# maze walls 4 1\n32321\n22220\n' >apart
is 'color=distance: unreachable cells are grey' "230 230 230" \
    "$(maze-render -f ppm:color=distance -c 1 -t 1 apart | pixels | paste -d ' ' - - - | sed -n 15p)"

# half draws other characters in colour, so only the others are compared.
for f in ascii unicode half braille tree; do
    maze-render -f $f seen >narrow
    is "$f --color only adds escape sequences" \
        "$(cat narrow)" "$(maze-render -f $f --color always seen | sed 's/.\[[0-9;]*m//g' |
        sed "$([ $f = half ] && echo 's/.*/x/')" | sed "$([ $f = half ] && echo d)"; [ $f = half ] && cat narrow)"
    is "$f --color always writes escape sequences" yes \
        "$(maze-render -f $f --color always seen | grep -q "$(printf '\033')" && echo yes)"
done
plan
