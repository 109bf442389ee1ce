# What drawings in text leave out of the outside of mazes: outline.py knows it from the digits alone; and each
# drawing is read back as the same maze.
. "$TOP/tests/lib.sh"

the_rest_needs 'outlines' python3
outline() { py "$TOP/tests/system/outline.py" "$@"; }
# bare: prints the walls of mazes, without headers and marks.
bare() { maze-render -f walls:marks=0 "$@" | sed '/^#/d' | tr 4567 0123; }
if [ "$LONG" ]; then mazes=20000; else mazes=1500; fi
outline make 1 $mazes >mazes
bare mazes >walls
for format in ascii unicode; do
    input=
    [ $format = ascii ] || input=unicode:cell=
    for cell in 1 2 3 5; do
        maze-render -f $format -c $cell mazes >drawn
        status "$format -c $cell: what is left out" 0 "outline check mazes drawn $cell"
        maze-render -f walls ${input:+--input $input$cell} drawn | bare >back
        same "$format -c $cell: read back" walls back
    done
done
maze-render -f ascii --margin 2 mazes | bare >back
same 'a margin' walls back
# In several rows of walls alone, the width of the cells is found; so are pairs of blocks after any margin.
maze-gen -s 1 -n 50 -w 2-9 -h 2-9 -e none -x none | bare >walls
for cell in 1 2 3 5 7; do
    maze-render -f unicode -c $cell walls | bare >back
    same "walls alone, -c $cell" walls back
done
maze-gen -s 1 -n 20 -a cave --board 14x8 >boards
maze-render -f block boards | sed '/^#/d' >want
for margin in 1 2 3; do
    maze-render -f unicode --margin $margin boards | maze-render -f block | sed '/^#/d' >got
    same "blocks, --margin $margin" want got
done
# Four mazes by hand: a mask; nothing in the first and last line and column; all cut off; rooms that seem to be.
printf '%s\n' '100111' '000000' '110001' | maze-gen -s 1 -a kruskal -m - >by-hand
printf '%s\n' '# maze walls 4 3' 33331 33121 33331 22220 '' '# maze walls 2 1' 331 220 '' \
    '# maze walls 3 2' 3221 1001 2220 '' >>by-hand
expect 'drawn with posts' 0 'maze-render -f ascii by-hand' <<'X'
    +   +---+            
    | S     |            
+---+---+   +---+---+---+
|           |           |
+---+---+   +   +---+---+
        |         G |    
        +---+---+   +    

        +---+    
        |   |    
        +   +---+
        |       |
        +---+---+
                 
+               +

+---+---+
|   |   |
+---+---+

+---+---+---+
|           |
+   +   +   +
|           |
+---+---+---+
X
expect 'drawn with box characters' 0 'maze-render -f unicode by-hand' <<'X'
    ╷   ╶───┐            
    │ S     │            
┌───┴───╴   ├───────────┐
│           │           │
└───────┐   ╵   ╶───┬───┘
        │         G │    
        └───────╴   ╵    

        ┌───┐    
        │   │    
        │   └───┐
        │       │
        └───────┘
                 
+               +

┌───┬───┐
│   │   │
└───┴───┘

┌───────────┐
│           │
│   +       │
│           │
└───────────┘
X
expect 'in the format of contests, nothing is left out' 0 'maze-render -f micromouse by-hand | sed 7q' <<'X'
o---o   o---o---o---o---o
|   | S     |   |   |   |
o---o---o   o---o---o---o
|           |           |
o---o---o   o   o---o---o
|   |   |         G |   |
o---o---o---o---o   o---o
X
# Drawings of others: a room may have blank corners; a mark at a corner shows that the cells are larger.
expect 'a mark in the middle' 0 "printf '┌───────┐\n│       │\n│   S   │\n│       │\n└───────┘\n' | maze-render -f walls --no-header" <<'X'
31
20

X
expect 'a room with a blank corner' 0 "printf '┌───────┐\n│ S     │\n│       │\n│     G │\n└───────┘\n' | maze-render -f walls --no-header" <<'X'
321
101
220

X
plan
