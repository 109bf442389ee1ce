# Text pictures in several cell widths, with margins and colours: ascii, unicode, tree, half, braille.
# tests/golden has them in the default width.
. "$TOP/tests/lib.sh"

cp "$TOP/tests/golden/small.maze" small
expect 'ascii -c 1: cells one character wide' 0 'maze-render -c 1 small' <<'X'
+ +-+-+
|S****|
+-+-+*+
|    G|
+-+-+ +
X
printf '# maze block 4 2 start=0,0 goal=2,1\n5118\n4441\n' >ball
expect 'unicode -c 4: blocks four characters wide and two lines high' 0 'maze-render -f unicode -c 4 ball' <<'X'
█S██████████ ·  
████████████    
 •   •   G  ████
            ████
X
expect 'S is drawn on the obstacle where a path starts' 0 'maze-render ball && maze-render -f unicode ball' <<'X'
S##.
**G#
S█████· 
• • G ██
X
expect 'no maze, no picture' 0 maze-render </dev/null
maze-gen -s 4 -w 7 -h 5 -b 0.3 | maze-solve -a astar --visited >seen
is 'tree: a line ends at each dead end' "$(maze-solve -f stats --no-header seen | cut -f 8)" \
    "$(maze-gen -s 4 -w 7 -h 5 -b 0.3 -e none -x none | sed 's/start=.*//' | maze-render -f tree | awk '{ n += gsub(/╴|╵|╶|╷/, "") } END { print n }')"
expect 'tree -c 6: three lines per cell' 0 "maze-render -f tree -c 6 small | sed 's/\$/|/'" <<'X'
S━━━━━━━━━━━┓     |
            ┃     |
            ┃     |
╶───────────G     |
            │     |
            │     |
X
# Boards of 1 to 4 rows: each block is half of a character, or a dot of it.
printf '10\n\n10\n01\n\n10\n01\n11\n\n10\n01\n11\n01\n' >boards
expect 'half and braille draw boards of any height' 0 \
    "for f in half braille; do maze-render --input block -f \$f boards; done | sed '/^ *\$/d; s/ *\$//'" <<'X'
▀
▀▄
▀▄
▀▀
▀▄
▀█
⠁
⠑
⠵
⢵
X

# Margins and colours. Escape sequences are all that --color adds, but half draws other characters then.
for f in $(text_formats); do
    maze-render -f $f seen >plain
    { printf '\n\n' && sed 's/^/  /' plain && printf '\n\n'; } >want
    maze-render -f $f --margin 2 seen >got
    same "$f --margin 2: two lines above and below, two blanks in front" want got
    maze-render -f $f --color always seen >colours
    sed 's/.\[[0-9;]*m//g' colours >got
    [ $f = half ] || same "$f --color only adds escape sequences" plain got
    is "$f --color always writes escape sequences" 1 "$(cmp -s colours got; echo $?)"
done
is '--first-number' 7 "$(maze-gen -w 2 -h 1 | maze-render --first-number 7 --caption '{n}' | tail -n 1)"
status '--first-number on a sheet' 0 'maze-gen | maze-render -f svg --sheet 1x1 --first-number 7'
is 'a caption has its font' 1 "$(maze-gen -s 1 | maze-render -f pdf --caption x | grep -c /BaseFont)"
maze-gen -s 1 -n 3 -w 4 -h 3 >three
maze-render -f npy:count=AUTO three >auto
is 'npy:count=auto counts' 1 "$(dd bs=100 count=1 <auto 2>/dev/null | tr -cd '[:print:]' | grep -c "'shape': (3, ")"
plan
