# Text pictures of walls and of boards in several cell widths: ascii, unicode, tree.
. "$TOP/tests/lib.sh"

cat >small <<'X'
# maze walls 3 2 start=0,0 goal=2,1 length=3
5661
3241
2200

X
expect 'ascii draws walls, the path, start and goal' 0 'maze-render small' <<'X'
+   +---+---+
| S * * * * |
+---+---+ * +
|         G |
+---+---+   +
X
expect 'unicode draws box characters' 0 'maze-render -f unicode small' <<'X'
╷   ╶───────┐
│ S • • • • │
├───────╴ • │
│         G │
└───────╴   ╵
X
expect 'ascii -c 1: cells one character wide' 0 'maze-render -c 1 small' <<'X'
+ +-+-+
|S****|
+-+-+*+
|    G|
+-+-+ +
X
expect 'ascii -c 5: cells five characters wide and two lines high' 0 'maze-render -c 5 small' <<'X'
+     +-----+-----+
|  S  *  *  *  *  |
|                 |
+-----+-----+  *  +
|              G  |
|                 |
+-----+-----+     +
X
expect 'an empty line separates two pictures' 0 'maze-render small small' <<'X'
+   +---+---+
| S * * * * |
+---+---+ * +
|         G |
+---+---+   +

+   +---+---+
| S * * * * |
+---+---+ * +
|         G |
+---+---+   +
X
expect 'ascii draws a board as # and blanks' 0 'maze-render -f block small | maze-render' <<'X'
# #####
#S****#
#####*#
#    G#
##### #
X
expect 'unicode draws a board as full blocks' 0 'maze-render -f block small | maze-render -f unicode' <<'X'
██  ██████████
██S • • • • ██
██████████• ██
██        G ██
██████████  ██
X
expect 'unicode -c 4: blocks four characters wide and two lines high' 0 \
    'maze-render -f block small | maze-render -f unicode -c 4' <<'X'
████    ████████████████████
████    ████████████████████
████ S   •   •   •   •  ████
████                    ████
████████████████████ •  ████
████████████████████    ████
████                 G  ████
████                    ████
████████████████████    ████
████████████████████    ████
X

cat >solid <<'X'
3331
3e81
2220
X
expect 'ascii draws all walls of solid cells, and marks visited cells' 0 'maze-render solid' <<'X'
+---+---+---+
|   |   |   |
+---+---+   +
|     *   . |
+---+---+---+
X
expect 'unicode draws solid cells and visited cells' 0 'maze-render -f unicode solid' <<'X'
┌───┬───┬───┐
│   │   │   │
├───┴───┘   │
│     •   · │
└───────────┘
X
cat >ball <<'X'
# maze block 4 2 start=0,0 goal=2,1
5118
4441
X
expect 'ascii draws S on the obstacle where a path starts' 0 'maze-render ball' <<'X'
S##.
**G#
X
expect 'unicode draws S on the obstacle where a path starts' 0 'maze-render -f unicode ball' <<'X'
S█████· 
• • G ██
X

maze-gen -n 3 -w 2 -h 2 >three
is 'three pictures: fifteen lines and two empty ones between them' 17 "$(maze-render three | wc -l | tr -d ' ')"
is 'no maze, no picture' 0 "$(maze-render </dev/null | wc -c | tr -d ' ')"
maze-gen -s 4 -w 7 -h 5 -b 0.3 | maze-solve -a astar --visited >seen
is 'tree: a line ends at each dead end' "$(maze-solve -f stats --no-header seen | cut -f 8)" \
    "$(maze-gen -s 4 -w 7 -h 5 -b 0.3 -e none -x none | sed 's/start=.*//' | maze-render -f tree | awk '{ n += gsub(/╴|╵|╶|╷/, "") } END { print n }')"
expect 'tree -c 4: two lines per cell' 0 "maze-render -f tree -c 4 small | sed 's/\$/|/'" <<'X'
S━━━━━━━┓   |
        ┃   |
╶───────G   |
        │   |
X
expect 'tree -c 6: three lines per cell' 0 "maze-render -f tree -c 6 small | sed 's/\$/|/'" <<'X'
S━━━━━━━━━━━┓     |
            ┃     |
            ┃     |
╶───────────G     |
            │     |
            │     |
X
# Boards of 1 to 4 rows: each block is half of a character, or a dot of it.
printf '10\n' >rows1
printf '10\n01\n' >rows2
printf '10\n01\n11\n' >rows3
printf '10\n01\n11\n01\n' >rows4
for n in 1 2 3 4; do
    { maze-render --input block -f half rows$n && maze-render --input block -f braille rows$n; } | sed 's/ *$//'
done >got_packed
cat >want_packed <<'X'
▀
⠁
▀▄
⠑
▀▄
▀▀
⠵
▀▄
▀█
⢵
X
same 'half and braille draw boards of any height' want_packed got_packed
plan
