# Malformed input of every format: a message with line and column, status 2. Those of the maze stream are
# in malformed.sh.
. "$TOP/tests/lib.sh"

malformed <<'M'
maze| this may be num or text; specify which: --input num or --input text|0 0 1 1 1 1\n0 1 1 1 1 1\n1 0 1 1 1 1\n1 1 1 1 1 1\n
maze| the input has colours (escape sequences); write drawings with --color never|{#\033[32m#\n
maze| this is a PNG file; convert it first: pngtopnm FILE|\211PNG\r\n\032\n
maze| this is a TIFF file; convert it first: tifftopnm FILE|MM\000*
maze| this is UTF-16 text; convert it first: iconv -f UTF-16 -t UTF-8 FILE|\377\376#\000
maze| this is a list of MovingAI problems (.scen), not a map; give it to maze-solve --queries, with the map as the input|version 1\n0\tmaps/x.map\t3\t2\t0\t0\t2\t1\t3\n
maze| the input has colours (escape sequences); write drawings with --color never|\033[ m██\n
maze|2:3: what is '?' (1 time); free: --input 'text:free=?,start=S,goal=E'; goals: --input 'text:free=E,start=S,goal=?'; walls: --input 'text:wall=#+?'|#####\n#S?E#\n#####\n
maze|2:2: what is 'S' (2 times); start and goal: --input text:ends=S; the goal: --input text:goal=S; free: --input text:free=S; walls: --input 'text:wall=#+S'|#####\n#SSE#\n#####\n
maze|2:3: what is 'X' (1 time); free: --input text:free=X,start=S,goal=E; a goal: --input text:start=S,goal=E+X|#####\n#SXE#\n#####\n
maze|1:1: is this a maze? it has no start and goal, and no border; the wall is: --input 'text:wall=*,free=space'; or: --input 'text:wall=space,free=*'|*****\n*   *\n*****\n
maze|1:1: 9 cells in one row; specify the width of the board: --input text:cells=separated,width=N|0 0 0 1 1 0 0 0 0\n
maze|2:4: the row has 2 cells, not 3; rows of another length: --input text:cells=separated,width=N|0,0,0\n1,1\n
maze|3:1: the row has 3 digits, not 2|93\nC6\nABC\n
maze|1:1: spaces are among the digits; they are free: --input text:wall=1,free=0+space|0,,0\n1,1,0\n
maze|2:1: the input ends before the last bracket is closed|[[0,0,0],[1,1,0]\n
maze|1:3: a third level of brackets; a board has two|[[[0,0],[1,0]]]\n
maze|1:20: the input ends within the header|# maze walls 3 3 se
maze|2:1: 'x' is not the start of a row or a comment|# maze walls 3 3\nx
maze|1:1: there are only comments, no maze|# a comment\n# another one\n
maze|1:4: byte 0x00 is a control character|###\000###\n
maze|1:6: byte 0x00 is a control character|start\000: 1 1\n###\n# #\n###\n
maze|3:6: expected a mark, * . S G @ A P E F B, or a space|\n  +---+\n  |  x|\n  +---+\n
maze|1:2: the drawing has colours; draw it with --color never|\000\033[31m#\n
maze|1:1: most of the border is open; drawings of passages (-f tree) are not read; if these are walls: --input unicode|╷       ╷\n│ S     │\n╵       ╵\n
unicode|1:1: byte 0x00 is a control character|\000ab\n
ascii|1:4: the first line must end with a post, and posts must be at equal distances|+---\n|   |\n
ascii|4:1: the last line must begin with a post, and posts must be at equal distances|+---+\n|   |\n+---+\n|   |\n
ascii|2:3: expected a mark, * . S G @ A P E F B, or a space|+---+\n| \000 |\n+---+\n
ascii|2:1: the last line must begin with a post, and posts must be at equal distances|+---+\n+---+\n
ascii|3:1: the wall has a gap|+-----+\n|     |\n      |\n+-----+\n
ascii|1:6: the first line must end with a post, and posts must be at equal distances|+---+-\n|   |\n+---+\n
ascii|2:1: the last line must begin with a post, and posts must be at equal distances|+---+\n|   |\n
ascii|2:3: expected a mark, * . S G @ A P E F B, or a space|+---+---+\n| + |   |\n+---+---+\n
ascii|3:2: expected a wall or a gap|+---+\n|   |\n+x--+\n
ascii|3:5: expected a post|+---+---+\n|        \n+    ---+\n|       |\n+---+---+\n
ascii|3:5: expected a post|+---+---+\n|   |   |\n+---x---+\n
ascii|1:9: expected a post|+---+---\n|       \n+---+---+\n
ascii|2:3: expected a mark, * . S G @ A P E F B, or a space|+---+\n| x |\n+---+\n
ascii|2:2: what is 'x' (1 time); the start: --input text:start=x; the goal: --input text:goal=x; free: --input text:free=x; walls: --input 'text:wall=#+x'|# #\n#x#\n
art|1:2: which is the wall? 'S' (2 times), 'x' (3 times); it is this: --input text:wall=S,free=x,cells=chars; it is this: --input text:wall=x,free=S,cells=chars|xSx\naSx\n
art|1:2: what is ']' (10 times); free: --input 'text:free=],start=S,goal=G,cells=chars'; goals: --input 'text:free=G,start=S,goal=],cells=chars'; walls: --input 'text:wall=[+],cells=chars'|[][][][]\n[]SG[]\n[][][][]\n
art|1:3: what is '/' (1 time), 'o' (1 time), 'w' (1 time); free: --input text:free=/+o+w,cells=chars; walls: --input text:wall=/+o+w,cells=chars|wo/\n
unicode|1:1: what is 'ä' (1 time); the start: --input 'text:start=ä'; the goal: --input 'text:goal=ä'; free: --input 'text:free=ä'; walls: --input 'text:wall=ä'|\303\244\n
unicode|2:4: expected walls in box-drawing characters, spaces and marks|┌───┐\n│x  │\n└───┘\n
unicode|1:1: cells of 1 or 3 characters fit; specify the width: --input unicode:cell=N|┌───┐\n│   │\n└───┘\n
unicode|1:4: expected a wall or a gap|┌•  ┐\n│   │\n└───┘\n
unicode|1:1: expected walls in box-drawing characters|S──┐\n   │\n
unicode:cell=3|1:1: the characters of a block differ; specify their number: --input unicode:cell=N|•••\n
unicode|3:1: this corner does not show the walls that meet there|┌───┐\n│ S │\n┌───┘\n
unicode|1:10: the wall has a gap|┌── ┐\n│ S │\n└───┘\n
unicode:cell=3|2:5: expected a space, or a mark in the middle of a cell|┌───┐\n│ ─ │\n└───┘\n
unicode|2:9: a second start; a drawing has only one (in art, S A P @ ^ are starts)|┌───────┐\n│ S   S │\n└───────┘\n
unicode|2:4: expected walls in box-drawing characters, spaces and marks|┌───┐\n│█  │\n└───┘\n
unicode:cell=3|1:1: the characters of a block differ; specify their number: --input unicode:cell=N|S██\n
unicode:cell=4|1:1: the drawing ends within a row of blocks|████\n
unicode:cell=4|3:8: the wall has a gap|┌────┐\n│    │\n│\n└────┘\n
unicode:cell=3|1:4: the characters of a block differ; specify their number: --input unicode:cell=N|█ █\n
unicode|1:1: what is 'S' (2 times); start and goal: --input text:ends=S; the goal: --input text:goal=S; free: --input text:free=S; walls: --input 'text:wall=█+S'|S ██\nS ██\n
unicode|1:1: the drawing has colours; draw it with --color never|\033[32mS\033[m ██\n
unicode:cell=2|1:2: the characters of a block differ; specify their number: --input unicode:cell=N| █\n
pbm|1:2: expected a picture of type P1 to P6|P7\n1 1\n1\n
pbm|2:2: expected a height|P1\n3
pbm|2:1: expected a width of at least 1, not 0|P1\n0 3\n
pbm|2:3: expected a height of at least 1, not 0|P5\n3 0\n255\n
pbm|3:3: '2' is not a pixel, 0 or 1|P1\n3 1\n0 2
pbm|3:4: the picture ends after 0 of its 1 rows|P1\n3 1\n0 1
pbm|2:4: expected a space or newline before the pixels|P4\n3 1
pbm|4:1: expected P1 to P6, the start of another picture|P1\n1 1\n0\nx
pbm|3:1: expected a largest sample|P2\n1 1\n
pbm|3:1: expected a largest sample of at least 1, not 0|P2\n1 1\n0\n0\n
pbm|3:1: expected a largest sample of at most 65535, not 65536|P5\n1 1\n65536\n0\n
pbm|4:3: expected a sample|P2\n2 1\n15\n7 x\n
pbm|4:2: expected a sample of at most 15, not 16|P5\n2 1\n15\n\001\020
pbm|4:3: expected a sample of at most 300, not 301|P5\n2 1\n300\n\001\001\001\055
pbm|2:10: expected a width|P1\n# comment
pbm|2:1: expected a width of at most 1073741824, not 9999999999999999999999999999999999999999|P1\n9999999999999999999999999999999999999999999999999999999999999999999999 1\n
pbm:scale=3|1:1: the picture does not consist of blocks of 3x3 pixels|P1\n9 3\n111000111\n111010111\n111000111\n
map|1:1: expected the lines "type octile", "height N", "width N" and "map"|type x\n
map|2:1: expected the lines "type octile", "height N", "width N" and "map"|type octile\nheight 0\n
map|4:1: expected the lines "type octile", "height N", "width N" and "map"|type octile\nwidth 1\nwidth 1\nmap\n.\n
map|5:1: expected one of . G S @ O T W|type octile\nheight 1\nwidth 1\nmap\n\000\n
map|4:1: expected the lines "type octile", "height N", "width N" and "map"|type octile\nheight 1\nheight 1\nmap\n.\n
map|4:1: expected the lines "type octile", "height N", "width N" and "map"|type octile\nheight 1\nwidth 1\n.\n
map|6:1: the map ends after 1 of its 1000000000 rows|type octile\nheight 1000000000\nwidth 1\nmap\n.\n
map|2:1: expected the lines "type octile", "height N", "width N" and "map"|type octile\n
map|5:2: the row has 1 character, not 3|type octile\nheight 1\nwidth 3\nmap\n.\n
num|1:5: expected six numbers below 2^32: x y n e s w|0 0 -1 1 1 1\n
num|1:1: expected six numbers below 2^32: x y n e s w|99999999999 0 1 1 1 1\n
num|1:1: 5 lines do not describe all cells of 2x2|0 0 1 1 1 1\n1 0 1 1 1 1\n0 1 1 1 1 1\n1 1 1 1 1 1\n1 1 1 1 1 1\n
num|1:7: expected 1 for a wall or 0 for none|0 0 1 2 1 1\n
num|1:1: cell 0,0 and a neighbour disagree about a wall|0 0 0 1 1 1\n0 1 1 1 1 1\n
num|1:13: expected only six numbers: x y n e s w|0 0 1 1 1 1 1\n
num|2:1: cell 0,0 appears twice|0 0 1 1 1 1\n0 0 1 1 1 1\n1 0 1 1 1 1\n1 1 1 1 1 1\n
hex42|1:1: expected a row of hexadecimal digits|0,0\n
hex42|4:1: expected entrance and exit, cells x,y of the maze, a line each; without what follows: head -n 3 FILE|93\nC6\n\n0,2\n0,0\n
hex42|1:2: expected a hexadecimal digit, the walls of a cell|9g\n
hex42|2:1: the row has 1 digit, not 2|93\nC\n
hex42|1:2: this cell and a neighbour disagree about a wall|99\nC6\n\n
hex42|2:2: this cell and a neighbour disagree about a wall|93\nC7\n\n
hex42|1:1: the outline has 3 openings, more than an entrance and an exit; is a row missing?|93\n80\n
hex42|4:1: expected entrance and exit, cells x,y of the maze, a line each; without what follows: head -n 3 FILE|93\nC6\n\nEntry: 0,0\n
hex42|5:1: expected entrance and exit, cells x,y of the maze, a line each; without what follows: head -n 3 FILE|93\nC6\n\n0,0\n
hex42|5:1: expected entrance and exit, cells x,y of the maze, a line each; without what follows: head -n 3 FILE|93\nC6\n\n0,0\n2,1\nE\n
hex42|4:1: expected entrance and exit, cells x,y of the maze, a line each; without what follows: head -n 3 FILE|93\nC6\n\n1 0,0\n0,0\n
hex42|6:2: expected a move N, E, S or W within the maze|93\nC6\n\n0,0\n1,1\nEE\n
hex42|6:1: expected a move N, E, S or W within the maze|93\nC6\n\n0,0\n1,1\n-\n
hex42|7:1: expected an empty line or the end; without what follows: head -n 6 FILE|93\nC6\n\n0,0\n1,1\nES\nPaths found: 1\n
maz|1:5: the input ends, but 252 more bytes of a maze of 256 must follow|abcd
numbers|1:3: there is no bracket to close|0 ]\n
numbers|1:8: the row has 1 cell, not 2; rows of another length: --input text:cells=separated,width=N|[0 0;0;0 0]\n
numbers|1:11: the row has 1 cell, not 2; rows of another length: --input text:cells=separated,width=N|[[0,1],[0]]\n
numbers|1:1: expected numbers|[]\n
numbers:width=3|1:1: the number of cells, 5, is not a multiple of width=3|0 0 0 1 1\n
numbers|2:1: what is 'x' (1 time); the start: --input text:start=x,cells=separated; the goal: --input text:goal=x,cells=separated; free: --input text:free=x,cells=separated; walls: --input text:wall=1+x,cells=separated|0,0,0\n1,x,0\n
numbers|1:1: numbers other than 0 and 1: '2' (1 time); the start: --input text:start=2,cells=separated; the goal: --input text:goal=2,cells=separated; free: --input text:free=2,cells=separated; walls: --input text:wall=1+2,cells=separated|0 0 2\n1 1 0\n
numbers:transpose=1|1:1: expected a cell: an integer from -99 to 99, or one character|112\n220\n
numbers|2:1: numbers other than 0 and 1: '16' (1 time), '17' (1 time); start and goal: --input text:start=16,goal=17,cells=separated; goal and start: --input text:start=17,goal=16,cells=separated; free: --input text:free=16+17,cells=separated; walls: --input text:wall=1+16+17,cells=separated|0 1\n16 17\n
json|1:1: expected { or [, the start of a maze|"rows"
json|1:9: expected a colon|{"rows" ["0"]}
json|1:13: expected a value: a string, a number, true, false or null|{"start":[1,x],"rows":["0"]}
json|1:1: walls (a number is 2): number 1 of row 2 must be 0 or 2, as part of the border|{"rows":["321","122"]}
json|1:19: expected a pair \uNNNN\uNNNN, from d800 to dbff and from dc00 to dfff|{"a":"\\ud800\\uffff"}
json|1:1: the object has neither "rows", as -f json writes them, nor another array of equal rows|{"rows":"0"}
json|1:22: expected each of kind, width, height and rows only once|{"rows":["0"],"rows":["0"]}
json|1:20: expected each of kind, width, height and rows only once|{"width":2,"width":3,"rows":["31","22"]}
json|1:12: expected a hexadecimal digit|{"rows":["0g"]}
json|1:16: the row has 2 digits, not 3|{"rows":["000","00"]}
json|1:10: the row has no digits|{"rows":[""]}
json|1:1: the object has neither "rows", as -f json writes them, nor another array of equal rows|{"version": 2, "width": 80}
json|2:1: the input ends; expected a comma or }|{"rows":["0"]\n
json|1:12: the input ends; expected the end of the string|{"rows":["0
json|1:15: expected the end of the string|{"a":"b","c":"\n"}
json|1:1: the kind must be walls or block|{"kind":"board","rows":["0"]}
json|1:9: expected a string in quotes|{"kind":1,"rows":["0"]}
json|1:10: expected an integer|{"width":-1,"rows":["0"]}
json|1:1: 2 rows of 3 digits are a maze of 2x1, which contradicts width and height|{"height":2,"rows":["321","220"]}
json|1:1: number 1 of row 1 is not a digit of a board (0 free, 1 obstacle, 4 path, 8 visited)|{"kind":"block","rows":["321","220"]}
json|1:1: walls (a number is 2): number 3 of row 1 must be 0 or 1, as part of the border|{"rows":["322","220"]}
json|1:1: a maze of walls has at least 2 rows of 2 digits|{"rows":["322"]}
json|1:1: a maze of walls has at least 2 rows of 2 digits|{"kind":"walls","rows":["3","2"]}
json|1:1: walls (a number is 2): number 3 of row 2 must be 0, as part of the border|{"rows":["321","221"]}
json|1:1: start and goal must be [x, y]|{"start":[1,2,3],"rows":["0"]}
json|1:1: moves must be the letters N, E, S and W|{"rows":["0"],"moves":"x"}
json|1:7: expected a comma or }|{"a":01}
json|1:9: expected a value: a string, a number, true, false or null|{"a":nul}
json|1:8: expected one of " \ / b f n r t u after the backslash|{"a":"\\x"}
json|1:8: expected a digit|{"a":1.}
json|1:15: the row has 1 digit, not 2|{"rows":["00","0"]}
json|1:10: expected a value: a string, a number, true, false or null|{"start":x}
json|1:13: expected a comma or ]|{"start":[1 2],"rows":["0"]}
json|1:19: expected a pair \uNNNN\uNNNN, from d800 to dbff and from dc00 to dfff|{"a":"\\ud800\\u0041"}
json|1:15: expected four hexadecimal digits|{"a":"\\ud800\\ug"}
json|1:8: the input ends; expected one of " \ / b f n r t u after the backslash|{"a":"\\
json|1:9: expected a comma or ]|{"a":[1 2]}
json|1:7: expected a string in quotes|{"a":{1:2}}
json|1:13: expected a pair \uNNNN\uNNNN, from d800 to dbff and from dc00 to dfff|{"a":"\\ud800x"}
json|1:13: expected a pair \uNNNN\uNNNN, from d800 to dbff and from dc00 to dfff|{"a":"\\udc00"}
edges|1:1: expected a header, # maze KIND WIDTH HEIGHT, before the passages|0,0 1,0\n
edges|2:1: expected a header, # maze KIND WIDTH HEIGHT|# a comment\n
edges|1:8: the kind must be walls or block, not 'wall'|# maze wall 3 2\n0,0 1,0\n
edges|2:1: a second header; an empty line ends a maze|# maze walls 3 2\n# maze walls 3 2\n0,0 1,0\n
edges|1:1: an endless maze (height inf) cannot be held in memory|# maze walls 3 inf\n0,0 1,0\n
edges|3:1: the passage from 0,0 to 1,0 appears twice|# maze walls 3 2\n0,0 1,0\n1,0 0,0\n
edges|2:1: 0,0 and 2,0 are not neighbours|# maze walls 3 2\n0,0 2,0\n
edges|2:1: 0,0 and 1,1 are not neighbours|# maze walls 3 2\n0,0 1,1\n
edges|2:1: 1,1 and 1,1 are not neighbours|# maze walls 3 2\n1,1 1,1\n
edges|2:5: cell 0,2 is outside the maze|# maze walls 3 2\n0,1 0,2\n
edges|2:5: cell 3,0 is outside the maze|# maze walls 3 2\n2,0 3,0\n
edges|2:1: expected a cell x,y|# maze walls 3 2\n0;0 1,0\n
edges|2:5: expected a cell x,y|# maze walls 3 2\n0,0 1\n
edges|1:1: no passage joins the free blocks 0,1 and 1,1|# maze block 3 2\n0,0 1,0\n0,0 0,1\n2,0 2,1\n1,1 2,1\n1,0 2,0\n
edges|2:4: expected a cell x,y|# maze walls 3 2\n0,0\n
edges|1:1: no passage joins the free blocks 1,0 and 1,1|# maze block 2 2\n0,0 1,0\n0,0 0,1\n0,1 1,1\n
edges|1:1: no passage joins the free blocks 0,1 and 1,1|# maze block 2 2\n0,0 0,1\n0,0 1,0\n1,0 1,1\n
edges|2:9: expected {'path': 1} or the end of the line|# maze walls 3 2\n0,0 1,0 {'weight': 2}\n
edges|1:1: 300000x200000 cells are far more than the 35 bytes that describe them|# maze walls 300000 200000\n0,0 1,0\n
M
printf '{"a":%s' "$(printf '%01000d' 0 | tr 0 '[')" >deep
{ printf '\000' && printf '%0255d' 0 | tr 0 '\017'; } >mouse
errors maze-render <<'X'
deep:1:70: expected at most 64 nested arrays and objects|deep
mouse:1:1: cell 0,0 and a neighbour disagree about a wall|--input maz mouse
X
is 'mazes before the error are drawn' 2 \
    "$(printf 'P1\n1 1\n0\nP1\n1 1\n1\nP1\n1 1\n2' | maze-render -f block 2>/dev/null | grep -c maze)"

# Arrays of NumPy: the message, the header and the data for printf.
# head_of TYPE SHAPE: prints a header.
head_of() {
    printf "{'descr': '%s', 'fortran_order': False, 'shape': (%s), }" "$1" "$2"
}
while IFS='~' read -r message header data; do
    printf 'npy|1:%s|\\223NUMPY\\001\\000\\%03o\\000%s%s\n' "$message" ${#header} "$header" "$data"
done >arrays <<M
11: expected the header, a dictionary~[]~
29: the header needs the keys descr, fortran_order and shape~{'descr': '|u1', }~
21: an array of records; store one of its fields: np.save(file, a['name'])~{'descr': [('a', '<i4')], }~
26: the elements are not integers; store digits: np.save(file, a.astype('uint8'))~$(head_of '<f8' '3, 4')~
26: the elements are not integers; store digits: np.save(file, a.astype('uint8'))~$(head_of '<U4' '3, 4')~
45: expected True or False~{'descr': '|u1', 'fortran_order': 0, 'shape': (1, 1), }~
69: an array of fewer than 2 dimensions; give it rows: np.save(file, a.reshape(height, width))~$(head_of '|u1' '12,')~
72: an array of more than 3 dimensions; 2 are a maze, 3 are several mazes~$(head_of '|u1' '1, 1, 1, 1')~
1: an array without elements~$(head_of '|u1' '0, 4')~
1: the array is too large~$(head_of '<u8' '4000000000, 4000000000')~
70: the input ends, but 12 more bytes of the array must follow~$(head_of '|u1' '3, 4')~
71: the element is not a digit from 0 to 15; for an array of obstacles: np.save(file, a > 0)~$(head_of '|i1' '1, 2')~\\001\\377
1: walls (a number is 2): number 2 of row 1 must be 0 or 1, as part of the border; for an array of obstacles: a > 0~$(head_of '|u1' '2, 2')~\\000\\002\\000\\000
12: expected a key of the header in quotes~{~
26: the elements are not integers; store digits: np.save(file, a.astype('uint8'))~$(head_of '>c8' '3, 4')~
26: the elements are not integers; store digits: np.save(file, a.astype('uint8'))~$(head_of '!u8' '3, 4')~
26: the elements are not integers; store digits: np.save(file, a.astype('uint8'))~$(head_of '|b2' '3, 4')~
64: expected the shape, such as (3, 4)~$(head_of '|u1' '3 4')~
63: expected the shape, such as (3, 4)~{'descr': '|u1', 'fortran_order': False, 'shape': (3~
36: expected the keys descr, fortran_order and shape, once each~{'descr': '|u1', 'descr': '|u1'}~
26: expected a comma or the end of the header~{'descr': '|u1'~
28: expected only spaces after the header~{'descr': '|u1'} x~
1: an array without elements~$(head_of '|u1' '4, 0')~
70: the element is not a digit from 0 to 15; for an array of obstacles: np.save(file, a > 0)~$(head_of '<u2' '1, 1')~\\000\\001
74: expected another array, or the end of the input~$(head_of '|u1' '2, 2')~\\000\\001\\001\\000more than an array
M
cat >>arrays <<'M'
npy|1:11: the input ends, but 2 more bytes of the header must follow|\223NUMPY\002\000\166\000
npy|1:7: only versions 1.0, 2.0 and 3.0 of the format are read|\223NUMPY\000\000\166\000{}
npy|1:9: the header is longer than that of a maze|\223NUMPY\002\000\166\000\000\377{}
M
malformed <arrays
plan
