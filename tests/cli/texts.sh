# Texts of every kind: the maze that was meant, as a board, or the message that lists the readings. A row has,
# separated by tabs, what is printed with / between the lines, the options, and the text for printf %b.
. "$TOP/tests/lib.sh"

tab=$(printf '\t')
# read_as OPTION ...: prints the board that is read from the file text, or the message.
read_as() { maze-render "$@" -f block text 2>&1 | sed 's/^maze-render: text://; /^$/d' | paste -s -d / -; }
# stuck MESSAGE: prints the options in MESSAGE that lead neither to a board nor to another question.
stuck() {
    printf '%s\n' "$1" | awk '{ while (match($0, /--input (\047[^\047]*\047|[^ ;]*)/)) {
        print substr($0, RSTART, RLENGTH)
        $0 = substr($0, RSTART + RLENGTH)
    } }' | while read -r option; do
        case $option@$(eval "read_as $option") in
        *=N@* | *'@# maze '*) ;;
        *"@$1") echo "$option" ;;
        *@*--input*) ;;
        *) echo "$option" ;;
        esac
    done
}
while IFS=$tab read -r expected options text; do
    printf '%b' "$text" >text
    [ "$options" != - ] || options=
    is "$options '$text'" "$expected" "$(read_as $options)"
    case $expected in
    *' --input '*) is "the options that are offered for '$text'" '' "$(stuck "$expected")" ;;
    esac
done <<'X'
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	Level 1: the cave\n\nwidth = 5\nheight: 3\n#####\n#S E#\n#####\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	my_rows: 3\n#####\n#S E#\n#####\n
# maze block 3 2/101/100	-	2\n2 3\n101\n100\n
3:1: the numbers before the board are not places in it, of 5x5; without the lines before it: --input text:skip=2	-	2 2\n5 5\n#####\n#   #\n# # #\n#   #\n#####\n
4:1: the numbers before the board are places in several ways, of 3x3; without the lines before it: --input text:skip=3 with -s 0,1 -g 1,2, or -s 1,0 -g 2,1	-	3 3\n0 1\n1 2\n0 0 0\n0 0 0\n0 0 1\n
1:1: found no maze in this text; --help inputs lists the formats	-	0,0,0\n0,0,0\n0,0,0\n
3:1: the numbers before the board are not its size, of 5x3; without the lines before it: --input text:skip=2	-	5\n5\n11111\n1S0E1\n11111\n
3:1: the numbers before the board are not its size, of 4x4; without the lines before it: --input text:skip=2	-	10\n10\n0000\n0110\n0000\n0000\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	one title\n\nanother title\n\nyet another title\n\n#####\n#S E#\n#####\n
1:1: found no maze in this text; --help inputs lists the formats	-	a title\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	12.\n\n#####\n#S E#\n#####\n
2:1: the numbers before the board are not its size, of 2x1; without the lines before it: --input text:skip=1	-	5 3\n+---+---+\n| S   E |\n+---+---+\n
2:1: a header of the maze stream after other text; without the lines before it: tail -n +2 FILE	-	words\n# maze walls 1 1\n31\n20\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	   \n#####\n#S E#\n#####\n   \n
# maze block 4 2 start=1,1 goal=2,1/1010/1001	--input text:cells=2,wall=#,free=space,start=S,goal=E	##  ##\n##S E##\n
1:1: cells must be chars, separated or a number of characters	--input text:cells=0	##\n
# maze block 4 3 start=1,1 goal=2,1/1111/1001/1001	-	'#','#','#','#'\n'#','S','E','#'\n'#','','','#'\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	char *maze[] = {\n  "#####",\n  "#S E#",\n  "#####"\n};\nmore\n
1:9: expected the end of the string	-	{"#### ,\n"#SE#"}
# maze block 3 2/000/100	--input text:transpose=1	0 1\n0 0\n0 0\n
# maze block 3 3/100/001/000	-	+1 0 0\n0 0 TRUE\n0 FALSE 0\n
3:4: the row has 3 cells, not 2; rows of another length: --input text:cells=separated,width=N	-	,S,\n,,\n,,E\n
# maze block 5 5 start=1,1 goal=1,3/11111/10001/11101/10001/11111	-	XXXXX\nXSOOX\nXXXOX\nXEOOX\nXXXXX\n
2:3: what is 'O' (3 times); free: --input text:free=O,start=S,goal=E; goals: --input text:free=E,start=S,goal=O; walls: --input text:wall=X+O	-	XXXXX\nXSO+X\nXXX+X\nXEOOX\nXXXXX\n
1:1: a path along the walls joins the marks; which is the wall? the wall is: --input text:wall=x,free=o,start=S,goal=E; or: --input text:wall=o,free=x,start=S,goal=E	-	ooooo\noSxxo\nooxxo\noExxo\nooooo\n
2:3: which is the wall? 'space' (9 times), '.' (24 times); it is this: --input text:wall=space,free=.,start=S,goal=E; it is this: --input text:wall=.,free=space,start=S,goal=E	-	.......\n.S    .\n..... .\n.E    .\n.......\n
3:4: which is the wall? 'space' (2 times), 'n' (2 times), 'o' (2 times); it is this: --input text:wall=space,free=n+o; it is this: --input text:wall=n,free=space+o; it is this: --input text:wall=o,free=space+n; all are: --input text:wall=n+o	-	hello there\nworld of words\nand so on\n
2:1: numbers other than 0 and 1: '1' (1 time), '2' (1 time), '3' (12 times); start and goal: --input text:wall=3,start=1,goal=2; goal and start: --input text:wall=3,start=2,goal=1; free: --input text:free=1+2+3; walls: --input text:wall=1+2+3	-	3 3 3 3\n3 1 0 3\n3 0 2 3\n3 3 3 3\n
1:1: the first line numbers the columns; without it: --input text:skip=1	-	0 1 2 3\n0 1 0 0\n1 1 0 0\n0 0 0 1\n
1:1: all walls are joined, and the free cells are not: which is the wall? the wall is: --input text:wall=3,free=0+-1; or: --input text:wall=0+-1,free=3	-	0 -1 -1\n3 3 0\n0 3 0\n
# maze block 3 3/001/011/100	--input text:colours=1	0 -1 1\n0 3 4\n5 0 0\n
1:1: this is the matrix of a graph: symmetric, with zeros on the diagonal; if it is a board: --input text:wall=1,free=0	-	0 1 1\n1 0 1\n1 1 0\n
# maze block 4 4/8000/0880/0000/0008	-	8000\n0880\n0000\n0008\n
# maze block 4 4/1111/1d01/10d1/1111	-	1111\n1d01\n10d1\n1111\n
1:1: only the goal is marked; openings of the border: 2	-	1001\n1000\n1e01\n1111\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	#####\n#S@E#\n#####\n
2:2: what is 'A' (1 time), 'D' (1 time); start and goal: --input text:start=A,goal=D; goal and start: --input text:start=D,goal=A; free: --input text:free=A+D; walls: --input 'text:wall=#+A+D'	-	#####\n#A D#\n#####\n
# maze block 7 4 start=1,1 goal=5,1/1111111/1000001/1000001/1111111	-	1111111\n1P0C0E1\n1000C01\n1111111\n
2:4: what is 'C' (2 times), 'M' (1 time); free: --input text:free=C+M,start=P,goal=E; walls: --input text:wall=1+C+M	-	1111111\n1P0C0E1\n100CM01\n1111111\n
2:4: what is 'E' (2 times); start and goal: --input text:ends=E; the goal: --input text:goal=E; free: --input text:free=E; walls: --input text:wall=1+E	-	1111111\n1S0E0E1\n1000001\n1111111\n
# maze block 5 5 start=3,1 goal=3,3/11111/10001/10111/10001/11111	-	🧱🧱🧱🧱🧱\n🧱⬜️⬜️S🧱\n🧱⬜🧱🧱🧱\n🧱⬜⬜E🧱\n🧱🧱🧱🧱🧱\n
# maze block 3 3 start=0,0 goal=2,2/010/000/000	--input text:start=\xb2,goal=\xB3	\0262#.\n...\n..\0263\n
1:1: the start or goal of the option does not occur	--input text:start=\xzb	#####\n#S E#\n#####\n
# maze block 4 3 start=1,1 goal=3,1/1000/1000/1111	--input text:free=plus+comma+colon+quote	#+,:\n#S,E\n####\n
# maze block 5 4 start=1,1 goal=3,2/11111/10001/10001/11111	--input text:ends=2	#####\n#2  #\n#  2#\n#####\n
# maze block 2 2/01/10	--input text:wall=-1+10	0 -1\n10 0\n
wall needs a value	--input text:wall=	#####\n#S E#\n#####\n
1:1: a path along the walls joins the marks; which is the wall? the wall is: --input text:wall=1,free=0,start=2,goal=3; or: --input text:wall=0,free=1,start=2,goal=3	-	0 0 0 0\n0 2 1 0\n0 1 3 0\n0 0 0 0\n
1:1: no path joins the marks; which is the wall? the wall is: --input text:wall=q,free=r,start=S,goal=E; or: --input text:wall=r,free=q,start=S,goal=E	-	qqqqq\nqSqrq\nqqqqq\nqrqEq\nqqqqq\n
1:1: is 1 the wall? a path of ones joins two corners; the wall is: --input text:wall=1,free=0; or: --input text:wall=0,free=1	-	1 0 0 0\n1 1 0 1\n0 1 0 0\n1 1 1 1\n
2:1: is 1 the wall? a path of ones joins two corners; the wall is: --input text:wall=1,free=0; or: --input text:wall=0,free=1	-	4 4\n1 0 0 0\n1 1 0 1\n0 1 0 0\n1 1 1 1\n
# maze block 7 4 start=1,1/1111111/1000011/1000001/1110111	-	1111111\n1S00011\n1000001\n1110111\n
# maze block 5 5/11111/10001/10001/10001/11011	-	xxxxx\nx . x\nx   x\nx   x\nxx xx\n
1:1: found no maze in this text; --help inputs lists the formats	-	#\n##\n###\n##\n#\n
1:1: found no maze in this text; --help inputs lists the formats	-	####\n####\n####\n
1:1: found no maze in this text; --help inputs lists the formats	-	#.\n.#\n
# maze block 7 7/1111111/1000001/1011101/1000001/1111101/1000001/1111111	--input text:bits=nesw	953\nC52\nD56\n
1:1: the numbers are sides of cells in several ways; with: --input text:bits=wsen; or: --input text:bits=swen	-	15 15 15\n15 15 15\n15 15 15\n
2:6: expected a mark, * . S G @ A P E F B, or a space	-	+--+--+\n|A   |\n+  +  +\n|  |F |\n+--+--+\n
# maze block 3 3 start=1,1/111/101/111	-	o---o\n| P |   \no---o\n
1:2: the first line must end with a post, and posts must be at equal distances	--input ascii	oo\n|o\n
3:1: this cell and a neighbour disagree about a wall	-	cell,E,W,N,S\n"(1, 1)",1,0,0,0\n"(1, 2)",0,0,0,0\n
2:1: expected a cell (row, column) and four numbers	-	cell,E,W,N,S\n"(1, 1)",1,0,0\n
2:1: expected a cell (row, column) and four numbers	-	cell,E,W,N,S\n"(1, 0)",1,0,0,0\n
2:1: expected a cell (row, column) and four numbers	-	cell,E,W,N,S\n"(0, 1)",1,0,0,0\n
1:1: 3 lines do not describe all cells of 2x2	-	cell,E,W,N,S\n"(2, 1)",1,0,0,0\n"(2, 2)",1,0,0,0\n"(1, 2)",1,0,0,0\n
1:1: 0 lines do not describe all cells of 0x0	-	cell,E,W,N,S\n
# maze block 3 2 start=1,0 goal=2,1/101/100	-	{"grid":[[1,0,1],[1,0,0]],"start":[0,1],"end":[1,2]}
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	{"a":{"maze":["#####","#   #","#####"],"path":[[1,1],[2,1]],"exit":{"x":3,"y":1},"entrance":{"col":1,"row":1}}}
1:1: only the start is marked; openings of the border: 2	-	{"m":[[0,1,0],[0,0,0],[1,1,0]],"start":[0,0]}
1:1: only the goal is marked; openings of the border: 2	-	{"m":[[0,1,0],[0,0,0],[1,1,0]],"goal":[0,0]}
1:1: the object has 2 arrays of rows side by side; take one: jq .NAME FILE	-	{"m":[[0,1,0],[0,0,0]],"n":[[0,1,0],[0,0,0]]}
1:1: the object has neither "rows", as -f json writes them, nor another array of equal rows	-	{"m":[[0,1,0],[0,0]],"list":[1,[2]],"o":[{}],"e":[],"n":null,"f":0.5}
1:1: start and goal of the object must be pairs, or have x and y, row and col; without them: --input json:skip=1	-	{"m":[["#","",""],["S","","E"]],"start":7,"t":[1,"a",true,null]}
# maze block 1 1/0	-	{"rows":["0"],"m":[[0,1,0],[0,0,0]]}
1:1: numbers other than 0 and 1: '7' (1 time); the start: --input json:start=7; the goal: --input json:goal=7; free: --input json:free=7; walls: --input json:wall=1+7	-	{"m":[[0,1,0],[0,7,0]]}
1:1: the object has neither "rows", as -f json writes them, nor another array of equal rows	-	{"r":[[1,1],[1,0],[0,0]],"s":[[1,1],[1,1]]}
1:1: start and goal of the object must be pairs, or have x and y, row and col; without them: --input json:skip=1	-	{"a":{"start":[0,0],"x":[1,2,3],"end":{"x":1},"p":5},"m":[[0,0,1],[0,0,0],[1,0,0]]}
1:1: the object has neither "rows", as -f json writes them, nor another array of equal rows	-	{"m":[[1,2],3],"n":[[1,2],{}],"t":[1,2,3],"u":[[],[]]}
1:1: the ends of the board do not fit in exactly one way; without them: --input json:skip=1 with -s 1,1 -g 0,2, or -s 1,1 -g 2,0	-	{"m":[[0,0,0],[0,0,0],[0,1,0]],"start":[1,1],"end":[0,2]}
# maze block 7 7/1111111/1000001/1011101/1000001/1111101/1000001/1111111	-	{"m":[[9,5,3],[12,5,2],[13,5,6]]}
2:5: the row has more than 4 digits	-	0000\n00000\n
3:1: the numbers before the board are not its size, of 3x3; without the lines before it: --input text:skip=2	-	10\n\n0 0 1\n0 1 0\n0 0 0\n
3:1: the numbers before the board are not its size, of 3x3; without the lines before it: --input text:skip=2	-	5\n\n0,1,0\n0,0,0\n0,1,0\n
1:3: expected a digit of the border column, 0 or 1; if this is not a maze of walls: --input text	-	332\n302\n220\n
1:1: found no maze in this text; --help inputs lists the formats	-	6\n3\n
3:3: expected the last digit of a maze, 0; if this is not a maze of walls: --input text	-	321\n101\n221\n
# maze block 5 5/11111/00001/10101/00001/11111	-	221\n001\n220\n
# maze block 5 5/11111/10001/10101/10001/10101	-	321\n101\n000\n
# maze block 5 5/10101/10001/11111/10001/11111	-	101\n321\n220\n
2:6: the line is longer than the first	-	+---+\n|   |x\n+---+\n
1:1: found no maze in this text; --help inputs lists the formats	-	11\n1S\n1E\n
2:1: the numbers before the board are not its size, of 3x3; without the lines before it: --input text:skip=1	-	15 16\n###\n#S#\n# #\n
2:1: expected a cell: an integer from -99 to 99, or one character	-	width =\n#####\n#S E#\n#####\n
3:1: the numbers before the board are more than its size, of 5x3; without the lines before it: --input text:skip=2	-	1 2 3 4 5\n6 7 8 9 10\n#####\n#S E#\n#####\n
5:1: what is '5' (1 time); free: --input text:free=5,start=S,goal=E; goals: --input text:free=E,start=S,goal=5; walls: --input 'text:wall=#+5'	-	1\n2\n3\n4\n5\n#####\n#S E#\n#####\n
3:1: the numbers before the board are places in several ways, of 3x3; without the lines before it: --input text:skip=2 with -s 1,2, or -s 2,1, or -s 0,1, or -s 1,0	-	3 3\n1 2\n000\n010\n000\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	5\n#####\n#S E#\n#####\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	1\n#####\n#S E#\n#####\n
2:1: the numbers before the board are more than its size, of 5x3; without the lines before it: --input text:skip=1	-	5 3 1\n#####\n#   #\n#####\n
3:1: the numbers before the board are more than its size, of 5x3; without the lines before it: --input text:skip=2	-	5 3 1 1\n2 1 3 1\n#####\n#   #\n#####\n
2:1: the numbers before the board are more than its size, of 5x3; without the lines before it: --input text:skip=1	-	5 3 1 1\n#####\n#  E#\n#####\n
# maze block 5 5 start=2,2 goal=4,4/00000/01110/01010/01110/00000	-	     \n ### \n #S# \n ### \n    G\n
1:1: found no maze in this text; --help inputs lists the formats	-	#\n.\n#\n#\n
1:1: found no maze in this text; --help inputs lists the formats	-	#S\n# \n
1:1: only the start is marked; openings of the border: 1; the goal is the nearest of them: --input text:start=S,goal=exits	-	x    \n S x \n     \n
1:1: is this a maze? it has no start and goal, and no border; the wall is: --input text:wall=x,free=space,start=S; or: --input text:wall=space,free=x,start=S	-	xxxxx\nxS  x\nx    \nxxxxx\n
# maze block 4 3/1010/0010/1000	-	4 3\nx.x.\n..x.\nx...\n
# maze block 7 4 goal=1,1/1111111/1000011/1000001/1110111	-	1111111\n1E00011\n1000001\n1110111\n
# maze block 5 4 start=1,1 goal=4,1/11111/10000/10001/11111	-	11111\n1^00$\n10001\n11111\n
3:3: what is '*' (1 time); free: --input 'text:free=*,start=@,goal=E'; goals: --input 'text:free=E,start=@,goal=*'; walls: --input 'text:wall=1+*'	-	11111\n1@0E1\n10*01\n11111\n
# maze block 4 4 start=1,1 goal=2,2/1111/1001/1001/1111	--input text:wall=-1,start=1,goal=2	-1 -1 -1 -1\n-1 1 0 -1\n-1 0 2 -1\n-1 -1 -1 -1\n
1:1: is -1 the wall, or are numbers above 0 walls? numbers are: --input text:colours=1	-	1 0 -1\n-1 0 3\n0 0 -1\n
# maze block 2 2/00/10	--input text:colours=1	0 -1\n3 0\n
2:1: numbers other than 0 and 1: '2' (1 time), '4' (1 time); start and goal: --input text:start=2,goal=4; goal and start: --input text:start=4,goal=2; free: --input text:free=2+4; walls: --input text:wall=1+2+4	-	1 1 1\n1 2 0\n1 0 4\n
2:1: numbers other than 0 and 1: '5' (2 times); start and goal: --input text:wall=8,ends=5; the goal: --input text:wall=8,goal=5; free: --input text:wall=8,free=5; walls: --input text:wall=8+5	--input text:wall=8	8 8 8\n8 0 5\n5 8 8\n
1:1: found no maze in this text; --help inputs lists the formats	-	aabb\ncdef\nghij\nklmn\n
1:1: which is the wall? 'q' (4 times), 'r' (6 times); it is this: --input text:wall=q,free=r,start=Y,goal=Z; it is this: --input text:wall=r,free=q,start=Y,goal=Z	-	qrqr\nrYqr\nqrZr\n
# maze block 3 3 start=0,0 goal=2,2/484/848/884	-	S.*\n.•.\n..E\n
# maze block 3 3 start=0,0 goal=2,2/000/000/000	--input text:start=q,goal=r	q..\n...\n..r\n
# maze block 3 3 goal=2,2/000/000/000	--input text:goal=r	...\n...\n..r\n
# maze block 3 3/111/101/111	--input text:free=q	xxx\nxqx\nxxx\n
1:1: which is the wall? '?' (3 times), 'S' (3 times); it is this: --input 'text:wall=?,free=S,cells=chars'; it is this: --input 'text:wall=S,free=?,cells=chars'	--input art	?S?\nS?S\n
# maze block 5 4 start=1,2 goal=3,2/11111/10001/10001/11111	--input text:free=#	xxxxx\nx## x\nxS Ex\nxxxxx\n
# maze block 5 4 start=1,2 goal=3,2/11111/10001/10001/11111	--input text:free=@	xxxxx\nx@@ x\nxS Ex\nxxxxx\n
# maze block 4 4 start=1,2 goal=2,2/0000/0110/0000/0000	--input text:free=*	****\n*##*\n*SE*\n****\n
2:3: which is free? '-' (3 times), '~' (3 times); this: --input text:free=-; or this: --input 'text:free=~'	-	######\n#S-~E#\n#-~~-#\n######\n
2:3: what is '%' (1 time); the start: --input text:start=%; the goal: --input text:goal=%; free: --input text:free=%; walls: --input 'text:wall=#+%'	-	#####\n#P%.#\n#####\n
# maze block 5 3 start=1,1/11111/10081/11111	--input text:start=P	%%%%%\n%P .%\n%%%%%\n
# maze block 5 4 start=1,1 goal=3,1/11111/10001/10001/11111	-	xxxxx\nxP.Ex\nx.  x\nxxxxx\n
# maze block 5 4 start=1,1/11111/10001/10001/11111	-	#####\n#P..#\n#...#\n#####\n
2:3: what is 'B' (1 time), 'E' (1 time); free: --input text:free=B+E,start=q; walls: --input 'text:wall=#+B+E,start=q'	--input text:start=q	#####\n#qBE#\n#####\n
2:3: what is 'O' (1 time), 'x' (1 time); start and goal: --input text:free=I,start=O,goal=x; goal and start: --input text:free=I,start=x,goal=O; free: --input text:free=I+O+x; walls: --input 'text:wall=#+O+x,free=I'	--input text:free=I	#####\n#IOx#\n#####\n
2:3: what is 'T' (2 times); start and goal: --input text:ends=T; the goal: --input text:goal=T; free: --input text:free=T; walls: --input 'text:wall=#+T'	-	######\n#STT #\n######\n
2:3: what is 'P' (1 time), 'S' (1 time); start and goal: --input text:free=@,start=P,goal=S; goal and start: --input text:free=@,start=S,goal=P; free: --input text:free=@+P+S; walls: --input 'text:wall=#+P+S,free=@'	--input text:free=@	######\n#SP@ #\n######\n
2:4: what is 'C' (1 time); the start: --input text:start=C; the goal: --input text:goal=C; free: --input text:free=C; walls: --input text:wall=1+C	-	1111111\n1P0C001\n1111111\n
2:4: what is 'K' (1 time); free: --input text:free=K,start=P,goal=E; goals: --input text:free=E,start=P,goal=K; walls: --input text:wall=1+K	-	1111111\n1P0K0E1\n1111111\n
# maze block 5 3/11111/10001/11111	--input text:free=a++b	#####\n#ab #\n#####\n
3:3: what is '?' (1 time); free: --input 'text:free=?,start=S,goal=E,skip=1'; goals: --input 'text:free=E,start=S,goal=?,skip=1'; walls: --input 'text:wall=#+?,skip=1'	--input text:skip=1	x\n#####\n#S?E#\n#####\n
# maze block 7 7/1111111/1000001/1011101/1000000/1111101/1000001/1110111	-	9 5 3\n12 5 0\n13 1 6\n
1:1: numbers other than 0 and 1: '2' (1 time); the start: --input text:start=2,cells=separated; the goal: --input text:goal=2,cells=separated; free: --input text:free=2,cells=separated; walls: --input text:wall=1+2,cells=separated	--input numbers	2 0 0\n1 0 1\n
2:1: numbers other than 0 and 1: '2' (3 times), '3' (1 time); free: --input text:free=2+3; walls: --input text:wall=1+2+3; sides of cells: --input text:skip=1	-	3 3\n3 2 1\n1 0 1\n2 2 0\n
# maze block 3 5/111/111/111/111/111	-	3 1\n3 1\n2 0\n
# maze block 2 3/10/00/01	-	5 0\n0 0\n0 5\n
1:2: what is ']' (7 times), 'x' (1 time); free: --input 'text:free=]+x'; walls: --input 'text:wall=[+]+x'	-	[][][]\n[x  []\n[][][]\n
# maze block 3 3 start=1,1 goal=1,1/111/100/111	-	cell,E,W,N,S\n"(1, 1)",1,0,0,0,0\n
1:1: expected a cell: an integer from -99 to 99, or one character	-	cell,E,W,N,E\n"(1, 1)",1,0,0,0\n"(1, 2)",0,1,0,0\n
# maze block 3 3/101/100/111	-	1 -0 1\n1 0 0\n1 1 1\n
# maze block 3 3/101/100/111	-	-2 0 -2\n-2 0 0\n-2 -2 -2\n
1:1: expected a cell: an integer from -99 to 99, or one character	-	cell,E,W,N,S,S\n"(1, 1)",1,0,0,0\n
1:1: 3 lines do not describe all cells of 2x1	-	cell,E,W,N,S\n"(1, 1)",1,0,0,0\n"(1, 2)",0,1,0,0\n"(1, 2)",0,1,0,0\n
2:2: a second start; a board has only one	--input text:start=S	#####\n#S S#\n#####\n
# maze block 5 4 start=1,1 goals=3,1+3,2/11111/14401/18801/11111	-	#####\n#S*E#\n#..E#\n#####\n
# maze block 5 3 start=1,0 goal=3,2/10111/10001/11101	--input text:goal=exits	#S###\n#   #\n### #\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111/5:1: found no maze in this text; --help inputs lists the formats	-	#####\n#S E#\n#####\n\n5 5\n
1:1: expected a cell: an integer from -99 to 99, or one character	-	truex,0\n0,1\n
1:1: a path along the walls joins the marks; which is the wall? the wall is: --input text:wall=1,free=0,start=S,goal=E; or: --input text:wall=0,free=1,start=S,goal=E	-	0 S\t1\n0 0 E\n0 0 0\n
1:1: what is '"' (1 time); the start: --input 'text:start="'; the goal: --input 'text:goal="'; free: --input 'text:free="'; walls: --input 'text:wall=#+"'	-	"\n#\n
1:1: what is '"' (1 time); the start: --input 'text:start="'; the goal: --input 'text:goal="'; free: --input 'text:free="'; walls: --input 'text:wall=#+"'	-	"###\n#S#\n###\n
1:2: the string does not end in this line	-	['###,\n'#S#']\n
1:12: the row has 2 cells, not 3; rows of another length: --input text:cells=separated,width=N	-	["###","##"]\n
1:15: the row has 1 cell, not 2; rows of another length: --input text:cells=separated,width=N	-	[[0,0],[0,"00"]]\n
# maze block 3 3 start=1,1/111/101/111	-	██████\n██S███\n██████\n
1:1: found no maze in this text; --help inputs lists the formats	-	0 1 0 0 0 0 0 0 0 0 0 0\n0 1 0 0 0 0 0 0 0 0 0 0\n16 17 18 19 20 21 22 23 24 25 26 27\n
# maze block 5 3 goals=1,1+3,1/11111/11111/11111	-	+---+---+\n| F | B |\n+---+---+\n
1:1: the object has neither "rows", as -f json writes them, nor another array of equal rows	-	{"m":[[1,2],[1,2],3],"n":[[1,2],[1,2],{}]}
2:1: found no maze in this text; --help inputs lists the formats	-	# words here\nx\n
2:3: what is '?' (1 time), '\xa1' (1 time); start and goal: --input 'text:start=?,goal=\xa1'; goal and start: --input 'text:start=\xa1,goal=?'; free: --input 'text:free=?+\xa1'; walls: --input 'text:wall=#+?+\xa1'	-	###\n#\0241?#\n###\n
2:6: what is '?' (1 time), '😀' (1 time); start and goal: --input 'text:start=?,goal=😀'; goal and start: --input 'text:start=😀,goal=?'; free: --input 'text:free=?+😀'; walls: --input 'text:wall=#+?+😀'	-	####\n#😀?#\n####\n
# maze block 7 5 start=1,3 goals=3,1+3,3/1111111/1000001/1010101/1000001/1111111	-	0 0 0 0 1 1\n1 0 0 0 1 0\n2 0 0 1 1 0\n0 1 1 0 0 1\n1 1 1 0 0 0\n2 1 1 1 0 0\n
1:2: the drawing has colours; draw it with --color never	-	a\0033[1m\n
1:1: what is 'l' (2 times), 'o' (1 time), 'w' (1 time), 'S' (1 time), 'f' (1 time); free: --input text:free=l+o+w+S+f,start=a,goal=E; or: --input text:free=l+o+w+a+f,start=S,goal=E; walls: --input 'text:wall=#+l+o+w+S'	-	"wall of"\n"#######"\n"#S   E#"\n"#######"\n
2:3: what is '!' (1 time), '?' (1 time), 'h' (3 times), 'k' (2 times); free: --input 'text:free=!+?+h+k'; walls: --input 'text:wall=#+!+?+h+k'	-	######\n#?! h#\n#hhkk#\n######\n
# maze block 4 4 start=1,1/0000/0000/0010/0000	--input text:start=1	-1 -1 -1 -1\n-1 1 0 -1\n-1 0 2 -1\n-1 -1 -1 -1\n
# maze block 4 3/1001/1001/1001	--input text:free=space	10 1\n1 01\n10 1\n
2:5: what is 'G' (1 time); free: --input text:free=G,start=A,goal=E; a goal: --input text:start=A,goal=E+G	-	######\n#A EG#\n######\n
1:1: found no maze in this text; --help inputs lists the formats	-	0,-\n0,1\n
# maze block 3 3/010/000/001	-	0;1,0\n0;0;0\n0;0;1\n
1:1: 1 cell in one row; specify the width of the board: --input text:cells=separated,width=N	-	[x]\n
# maze block 7 5 start=2,2 goal=6,4/0000000/0111000/0101000/0111000/0000000	-	.......\n.###...\n.#S#...\n.###...\n......G\n
# maze block 3 4/111/181/000/111	-	 # # #\n # . #\n \n # # #\n
1:3: what is '!' (1 time), '?' (1 time)	--input text:free=Ā+ā+Ă+ă+Ą+ą+Ć+ć+Ĉ+ĉ+Ċ+ċ+Č+č+Ď+ď+Đ+đ+Ē+ē+Ĕ+ĕ+Ė+ė+Ę+ę+Ě+ě+Ĝ+ĝ+Ğ+ğ+Ġ+ġ+Ģ+ģ+Ĥ+ĥ+Ħ+ħ+Ĩ+ĩ+Ī+ī+Ĭ+ĭ+Į+į+İ+ı+Ĳ+ĳ+Ĵ+ĵ+Ķ+ķ+ĸ+Ĺ+ĺ+Ļ+ļ+Ľ+ľ+Ŀ+ŀ+Ł+ł+Ń+ń+Ņ+ņ+Ň+ň+ŉ+Ŋ+ŋ+Ō+ō+Ŏ+ŏ+Ő+ő+Œ+œ+Ŕ+ŕ+Ŗ+ŗ+Ř+ř+Ś+ś+Ŝ+ŝ+Ş+ş+Š+š+Ţ+ţ+Ť+ť+Ŧ+ŧ+Ũ+ũ+Ū+ū+Ŭ+ŭ+Ů+ů+Ű+ű+Ų+ų+Ŵ+ŵ+Ŷ+ŷ+Ÿ+Ź+ź+Ż+ż+Ž+ž+ſ+ƀ+Ɓ+Ƃ+ƃ+Ƅ+ƅ+Ɔ+Ƈ+ƈ+Ɖ+Ɗ+Ƌ+ƌ+ƍ+Ǝ+Ə+Ɛ+Ƒ+ƒ+Ɠ+Ɣ+ƕ+Ɩ+Ɨ+Ƙ+ƙ+ƚ+ƛ+Ɯ+Ɲ+ƞ+Ɵ+Ơ+ơ+Ƣ+ƣ+Ƥ+ƥ+Ʀ+Ƨ+ƨ+Ʃ+ƪ+ƫ+Ƭ+ƭ+Ʈ+Ư+ư+Ʊ+Ʋ+Ƴ+ƴ+Ƶ+ƶ+Ʒ+Ƹ+ƹ+ƺ+ƻ+Ƽ+ƽ+ƾ+ƿ+ǀ+ǁ+ǂ+ǃ+Ǆ+ǅ+ǆ+Ǉ+ǈ+ǉ+Ǌ+ǋ+ǌ+Ǎ+ǎ+Ǐ+ǐ+Ǒ+ǒ+Ǔ+ǔ+Ǖ+ǖ+Ǘ+ǘ+Ǚ+ǚ+Ǜ+ǜ+ǝ+Ǟ+ǟ+Ǡ+ǡ+Ǣ+ǣ+Ǥ+ǥ	#?!#\n####\n
# maze block 62 3/10000000000000000000000000000000000000000000000000000000000001/10000000000000000000000000000000000000000000000000000000000001/10000000000000000000000000000000000000000000000000000000000001	--input text:free=Ā+ā+Ă+ă+Ą+ą+Ć+ć+Ĉ+ĉ+Ċ+ċ+Č+č+Ď+ď+Đ+đ+Ē+ē+Ĕ+ĕ+Ė+ė+Ę+ę+Ě+ě+Ĝ+ĝ+Ğ+ğ+Ġ+ġ+Ģ+ģ+Ĥ+ĥ+Ħ+ħ+Ĩ+ĩ+Ī+ī+Ĭ+ĭ+Į+į+İ+ı+Ĳ+ĳ+Ĵ+ĵ+Ķ+ķ+ĸ+Ĺ+ĺ+Ļ	#ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĲĳĴĵĶķĸĹĺĻ#\n#ĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀ#\n#ĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀĀ#\n
3:1: this cell appears twice	-	cell,E,W,N,S\n"(1, 1)",0,0,0,0\n"(1, 1)",0,0,0,0\n"(2, 2)",0,0,0,0\n"(2, 2)",0,0,0,0\n
# maze block 3 3/010/000/000	--input json:skip=1	{"maze":[[0,1,0],[0,0,0],[0,0,0]],"start":[0,2],"end":[2,0]}
1:1: found no maze in this text; --help inputs lists the formats	-	{"maze":[[0,1,0],[0,200,0],[0,0,0]],"start":[0,0],"end":[50,118]}
# maze block 3 3/010/000/111	--input text:free=2	0,1,2\n0,0,0\n1,1,1\n
# maze block 2 2/00/01	-	2 2\n0 0\n0 1\n
# maze block 2 3/00/01/00	-	3 2\n0 0\n0 1\n0 0\n
1:1: the start or goal of the option does not occur	--input text:start=Q	#####\n#S E#\n#####\n
1:1: the start or goal of the option does not occur	--input text:goal=Q	#####\n#S E#\n#####\n
1:1: expected a cell: an integer from -99 to 99, or one character	--input text:width=3	#####\n#S E#\n#####\n
2:1: walls drawn with | and _ are not read	-	 _ _\n|S|E|\n|_ _|\n
# maze block 5 3 start=1,1 goal=3,1/01010/10101/11011	--input text:wall=|+_	 _ _\n|S|E|\n|_ _|\n
# maze block 9 5 start=1,1 goal=7,3/111111111/100000001/111101111/100000001/111111111	-	|-------|\n|S      |\n|--- ---|\n|      E|\n|-------|\n
# maze block 4 2/1101/0001	--input text:wall=0	0,0,1,0\n1,1,1,0\n
2:2: what is '2' (1 time), 'x' (1 time); start and goal: --input text:start=2,goal=x; goal and start: --input text:start=x,goal=2; free: --input text:free=2+x; walls: --input 'text:wall=#+2+x'	-	####\n3233\n#x##\n
1:1: numbers other than 0 and 1: '2' (1 time), '5' (1 time); start and goal: --input text:start=2,goal=5; goal and start: --input text:start=5,goal=2; free: --input text:free=2+5; walls: --input text:wall=1+2+5	-	5 2\n0 0\n1 0\n
1:1: numbers other than 0 and 1: '2' (1 time); the start: --input text:start=2; the goal: --input text:goal=2; free: --input text:free=2; walls: --input text:wall=1+2	-	0,1,2,0\n1,0,1,1\n1,0,0,1\n1,1,0,1\n
# maze block 4 3 start=2,0 goal=3,0/0100/1001/1001	-	0123\n1001\n1001\n
1:1: is -1 the wall, or are numbers above 0 walls? numbers are: --input text:colours=1	-	2 0 -1\n-1 0 3\n0 0 -1\n
# maze block 4 3 start=0,0 goal=2,2/0000/0000/0000	-	S   \n    \n  E \n
1:4: numbers other than 0 and 1: '7' (2 times); start and goal: --input text:ends=7; the goal: --input text:goal=7; free: --input text:free=7; walls: --input text:wall=7	-	0007\n0700\n0000\n
# maze block 6 4 start=3,2/001110/000001/100010/111000	-	  XXX \n     X\nX  SX \nXXX   \n
# maze block 5 5 start=1,1 goal=3,3/11111/10001/11101/10001/11111	-	5:\n11111\n1x001\n11101\n100y1\n11111\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	=====\n=I M=\n=====\n
# maze block 5 5/11111/10001/10101/10001/11111	-	xxxxx\nx   x\nx x x\nx   x\nxxxxx\n
# maze block 5 5/11111/10001/11101/10001/11111	-	00000\n0   0\n000 0\n0   0\n00000\n
# maze block 5 5 start=0,1 goal=4,3/11111/00001/11101/10000/11111	-	00000\n21110\n00010\n01113\n00000\n
# maze block 5 4 start=1,1 goal=3,2/11111/10001/11101/11111	-	%%%%%%%%%%\n%%S     %%\n%%%%%% E%%\n%%%%%%%%%%\n
# maze block 7 7 start=1,1 goal=5,5/1111111/1000001/1011101/1000001/1111101/1000001/1111111	-	3 3 0 0 2 2\n9 5 3\n12 5 2\n13 5 6\n
2:1: the numbers before the board are more than its size, of 2x1; without the lines before it: --input text:skip=1	-	2 1 0 0 1 0\n+---+---+\n| S     |\n+---+---+\n
# maze block 3 2 start=0,0 goal=2,0/010/000/# maze block 3 2 start=0,1 goal=2,0/110/000	-	{"a":{"m":[[0,1,0],[0,0,0]],"start":{"x":0,"y":0},"end":{"row":0,"col":2}},"b":{"m":[[1,1,0],[0,0,0]],"end":{"x":2,"y":0},"start":{"x":0,"y":1}}}
# maze block 3 2/010/000/# maze block 3 2/010/001	-	{"a":[{"m":[[0,1,0],[0,0,0]]},{"m":[[0,1,0],[0,0,1]]}]}
1:1: the object has 2 arrays of rows side by side; take one: jq .NAME FILE	-	{"maze":[[[0,1,0],[0,0,0]],[[0,1,0],[0,0,0]]]}
# maze block 1 1/0/# maze block 3 2/010/000/# maze block 1 1/1	-	[{"rows":["0"]},{"m":[[0,1,0],[0,0,0]]}]{"rows":["1"]}
# maze block 1 1/0/1:17: the input ends; expected a comma or ]	-	[{"rows":["0"]} 
# maze block 3 2/100/000	-	[[{"value":1},{"v":0},{"v":0}],[{"id":7,"wall":0},{"Value":0},{"value":0}]]
# maze block 7 5 rows=2/1111111/1000101/1010101/1010001/1111111	-	{"rows":2,"width":2.0,"m":[[{"x":0,"top":true,"right":false,"bottom":false,"left":true},{"x":1,"top":true,"right":true,"bottom":false,"left":false},{"north":1,"east":1,"south":0,"west":1}],[{"n":0,"e":1,"s":1,"w":1},{"up":0,"right":0,"down":1,"left":1},{"top":false,"right":true,"bottom":true,"left":false}]]}
1:1: the object has neither "rows", as -f json writes them, nor another array of equal rows	-	{"m":[[{"n":0,"e":0,"s":0},{"n":1,"e":1,"s":2}],[{"n":0},{"x":1,"y":2}]]}
# maze block 3 2 start=0,1 goal=2,1/001/010	-	{"m":[[1,1,0],[1,0,1]],"start":[0,1],"goal":[2,1]}
# maze block 4 3 start=1,1 goal=2,1/1111/1001/1111	-	WALL,Wall,wall,WALL\nWALL,Start,end,WALL\nwall,wall,wall,wall\n
# maze block 3 3 start=1,1 goal=1,2/111/101/101	-	[["wall","wall","wall"],["wall","start","wall"],["wall","goal","wall"]]
# maze block 3 3 start=1,1 goal=2,1/111/100/111	-	{"m":[["wall","wall","wall"],["wall","start","exit"],["wall","wall","wall"]]}
1:6: expected a cell: an integer from -99 to 99, or one character	-	wall,walls\nwall,path\n
# maze block 5 3 start=1,1 goal=3,1/11111/14441/11111	-	5x3* o12\n*****\n*1o2*\n*****\n
# maze block 5 3 start=1,1 goal=3,1/11111/14441/11111	-	5x3 #   . 1 2\n#####\n#1.2#\n#####\n
# maze block 4 3/0010/4400/0410	-	3.ox\n..o.\nxx..\n.xo.\n
1:7: what is '1' (1 time), '2' (2 times), '4' (1 time), '5' (1 time), 'o' (1 time), 'x' (1 time); free: --input text:free=1+2+4+5+o+x,start=S,goal=E; walls: --input 'text:wall=#+1+2+4+5+o+x'	-	5x4# o12\n#####\n#S2E#\n#####\n
2:4: which is the wall? 'space' (3 times), 'n' (4 times), 'o' (4 times); it is this: --input text:wall=space,free=n+o; it is this: --input text:wall=n,free=space+o; it is this: --input text:wall=o,free=space+n; all are: --input text:wall=n+o	-	2non\noon\nno \n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111/# maze block 4 3 start=1,1 goal=2,1/1111/1001/1111	-	2\n3 5\n#####\n#S E#\n#####\n3 4\n####\n#SE#\n####\n0 0\n
# maze block 5 4 start=0,2 goal=4,2/11111/00000/00000/11111	-	#####\n     \n1   2\n#####\n
# maze block 7 5 start=1,1 goal=5,3/1111111/1000001/1011111/1000001/1111111	-	+-----+\n|S    |\n| +---+\n|    E|\n+-----+\n
# maze block 6 5 start=1,1 goal=4,3/111111/100001/101111/100001/111111	-	┌────┐\n│S   │\n│ ───┤\n│   E│\n└────┘\n
2:1: found no maze in this text; --help inputs lists the formats	-	15\n##\n.#\n
1:4: what is 'x' (1 time); the start: --input text:start=x; the goal: --input text:goal=x; free: --input text:free=x; walls: --input text:wall=1+x	-	1.1x\n..\n
# maze block 3 2 start=0,0 goal=2,0/010/000	-	{"a":{"m":[[0,1,0],[0,0,0]],"start":{"x":0,"y":0},"end":{"x":2,"y":0}},"start":[9,9]}
1:1: start and goal of the object must be pairs, or have x and y, row and col; without them: --input json:skip=1	-	{"a":{"m":[[0,1,0],[0,0,0]],"start":[1]},"end":[0,0]}
# maze block 3 2/010/000	-	{"p":[[1,2],[3,4]],"m":[[0,1,0],[0,0,0]],"q":[[1,2],[3,4]]}
1:10: expected a comma or ]	-	[[{"a":1};
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	#####\n#S\0342\0200\0212E#\n#####\0343\0200\0200\n
2:3: what is '—' (1 time); free: --input 'text:free=—,start=S,goal=E'; goals: --input 'text:free=E,start=S,goal=—'; walls: --input 'text:wall=#+—'	-	#####\n#S\0342\0200\0224E#\n#####\n
# maze block 4 3 start=1,1 goal=2,1/1111/1001/1111/# maze block 4 3 start=1,1 goal=2,1/1111/1001/1111	-	3 4\nxxxx\nxSEx\nxxxx\n3 4\nxxxx\nxSEx\nxxxx\n
1:1: start and goal are not clear from the numbers around the board, of 5x3	-	#####\n#S E#\n#####\n5\n
3:1: the numbers before the board are not places in it, of 3x2; without the lines before it: --input text:wall=1,free=0,skip=2	--input text:wall=1,free=0	3 2\n0 0 2 0\n101\n000\n
# maze block 5 5 start=1,1/11111/10101/10001/10001/11101	-	12\nx,x,x,x,x\nx,S,x,.,x\nx,.,.,.,x\nx,.,.,.,x\nx,x,x,.,x\n
1:1: found no maze in this text; --help inputs lists the formats	--input text:colours=1	0 -1\n-1 0\n
1:6: expected a cell: an integer from -99 to 99, or one character	-	path,wall1\nwall,path\n
1:1: a path along the walls joins the marks; which is the wall? the wall is: --input text:wall=1,free=0,start=2,goal=3; or: --input text:wall=0,free=1,start=2,goal=3	-	00000\n21113\n00000\n
2:4: what is '*' (1 time); the start: --input 'text:start=*'; the goal: --input 'text:goal=*'; free: --input 'text:free=*'; walls: --input 'text:wall=#+*'	-	#####\n#^ *#\n#####\n
# maze block 5 5/11011/10001/11101/10001/10111	-	0 0 1 0 0\n0 1 1 1 0\n0 0 0 1 0\n0 1 1 1 0\n0 1 0 0 0\n
1:1: ones in a border of zeros: which is the wall? the wall is: --input text:wall=1,free=0; or: --input text:wall=0,free=1	-	0,0,0,0,0\n0,1,1,1,0\n0,0,0,1,0\n0,1,1,1,0\n0,0,0,0,0\n
# maze block 4 4 start=1,1 goal=2,2/1111/1001/1001/1111	-	WWWW\nWSPW\nWPFW\nWWWW\n
# maze block 5 4 start=1,1 goal=3,2/11111/10001/10001/11111	-	2 3\n11111\n12001\n10031\n11111\n
# maze block 5 4 start=3,2 goal=1,1/11111/10001/10001/11111	-	{"m":["11111","12001","10031","11111"],"goal":[1,1],"start":[2,3]}
3:1: the numbers before the board are more than its size, of 5x4; without the lines before it: --input text:skip=2	-	4 5 1\n1 3 3 1 2\n11111\n12001\n10031\n11111\n
# maze block 3 3/100/000/001	-	1 0 0 \n0 0 0\n0 0 1\n \t\n
# maze block 3 3/100/000/001	-	1 0 0\r\r\n0 0 0\r\r\n0 0 1\r\r\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	```\n#####\n#S E#\n#####\n```\n
# maze block 5 3 start=1,1 goal=3,1/11111/14441/11111/# maze block 5 3 start=1,1 goal=3,1/11111/14441/11111	-	Maze:\n#####\n#S*E#\n#####\nSteps: 3\n\nAgain:\n#####\n#S*E#\n#####\nPath found!\nlength 3\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	maze = [\n  "#####",\n  "#   #",\n  "#####",\n]\nstart = (1, 1)\nend = [1, 3];\nrun(maze)\n
# maze block 4 3 start=1,1 goal=2,1/1111/1001/1111	-	maze = [[1,1,1,1],\n[1,0,0,1],\n[1,1,1,1]]\nmaze.run()\n\n\nstart = (1, 1)\nend = (1, 2)\n
# maze block 3 2/010/000/# maze block 3 2/000/010	-	a = [[0,1,0],[0,0,0]]\nb = [\n[0,0,0],[0,1,0]]\n
# maze block 3 2/010/000/# maze block 3 3 start=0,1 goal=2,1/111/000/111	-	a = [[0,1,0],[0,0,0]]\n"###"\n"S.E"\n"###"\n
# maze block 5 3 start=1,1/11111/10001/11111	-	rows=3,cols=5\nstart position 1 1\n#####\n#   #\n#####\n
# maze block 5 3 goal=3,1/11111/10001/11111	-	#####\n#   #\n#####\nsize: 3 x 5\nGOAL: (1, 3)\n
1:1: the numbers before the board are not its size, of 5x3	-	#####\n#   #\n#####\nrows: 4\ncols: 5\nstart_row: 1\n
1:1: found no maze in this text; --help inputs lists the formats	-	######## 3\n#### 2\n
# maze block 5 4 start=1,1 goal=3,1/11111/10101/10101/11111	-	1 1 1 1 1\n1 2 1 3 1\n1 0 1 0 1\n1 1 1 1 1\n
# maze block 3 2/010/000/# maze block 3 2/010/001	-	int a[2][3] = {{0,1,0},{0,0,0}};\nint b[] = {1, 2};\nreturn a;}\nint c[2][3] = {{0,1,0},{0,0,1}};\n
# maze block 4 3 start=0,1 goal=3,2/0010/0000/0000	-	4 3\n0 1\n3 2\n0 0 1 0\n0 0 0 0\n0 0 0 0\n
3:1: the numbers before the board are more than its size, of 5x4; without the lines before it: --input text:skip=2	-	5 4\n1 1 1 2\n#####\n#S E#\n#   #\n#####\n
3:1: the numbers before the board are more than its size, of 5x4; without the lines before it: --input text:skip=2	-	5 4\n3 1 1 2\n#####\n#S E#\n#   #\n#####\n
# maze block 5 4 start=1,1 goal=3,1/11111/10001/10001/11111	-	1 1\n#####\n#S E#\n#   #\n#####\n
# maze block 3 4/010/000/000/001	-	4\n0 1 0\n0 0 0\n0 0 0\n0 0 1\n
# maze block 5 3/00000/01100/00000	-	0 0 0 0 0\n0 1 1 0 0\n0 0 0 0 0\n
# maze block 5 5/00000/00000/00100/00000/00000	-	0 0 0 0 0\n0 0 0 0 0\n0 0 1 0 0\n0 0 0 0 0\n0 0 0 0 0\n
# maze block 5 4 start=1,1 goal=3,1/11111/10000/10000/11110	-	#####\n#S E\n#   \n####\n
1:2: which is the wall? 'Q' (7 times), 'W' (7 times); it is this: --input text:wall=Q,free=W,start=S,goal=F; it is this: --input text:wall=W,free=Q,start=S,goal=F	-	WQWW\nQSQQ\nWQFQ\nQWWW\n
1:1: found no maze in this text; --help inputs lists the formats	-	start: 1 2\n
6:1: the numbers before the board are not its size, of 5x3; without the lines before it: --input text:skip=5	-	rows: 1 1\nrows: 1 1\nrows: 1 1\nrows: 1 1\nrows: 1 1\n#####\n#S E#\n#####\n
4:1: what is 'a' (5 times), 'd' (5 times), 'o' (5 times), 'r' (5 times), 'w' (5 times); free: --input text:free=a+d+o+r+w,start=S,goal=E; walls: --input 'text:wall=#+a+d+o+r+w'	-	#####\n#S E#\n#####\na word\na word\na word\na word\na word\n
# maze block 5 3 endless=false start=3,1/11111/10001/11111	-	{"player":{"x":1,"y":1},"endless":false,"start":[3,1],"grid":["#####","#   #","#####"]}
# maze block 5 3/11111/10001/11111	-	{"levels":[{"start":[1,1],"end":[3,1]},{"grid":["#####","#   #","#####"],"source":"x","exit":null}]}
1:1: start and goal of the object must be pairs, or have x and y, row and col; without them: --input json:skip=1	-	{"grid":["#####","#   #","#####"],"start":[1,1],"startDir":[0,1]}
1:1: start and goal of the object must be pairs, or have x and y, row and col; without them: --input json:skip=1	-	{"grid":["#####","#   #","#####"],"start":[1,1],"goal":{"x":3,"y":1}}
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	{"kind":"cave","grid":["#####","#   #","#####"],"start":{"x":1.0,"y":1},"goal":{"x":3,"y":1.0}}
1:1: start and goal must be [x, y]	-	{"start":[1],"rows":["0"]}
# maze block 1 1/0/1:17: expected { or [, the start of a maze	-	[{"rows":["0"]},,{"rows":["0"]}]
# maze block 1 1/0/# maze block 3 2/010/000/2:1: the input ends; expected a comma or ]	-	[{"rows":["0"]},[[0,1,0],[0,0,0]] \n
# maze block 2 3/00/10/00	--input json:transpose=1	{"m":[[0,1,0],[0,0,0]]}
1:1: width and cells are not for JSON, whose arrays have rows	--input json:width=2	{"m":[[0,1,0],[0,0,0]]}
4:1: start and goal are not clear from the numbers around the board, of 5x3; without the lines before it: --input text:skip=3	-	5 3\n1 1\nend: (3,1)\n#####\n#   #\n#####\n
3:1: start and goal are not clear from the numbers around the board, of 5x3; without the lines before it: --input text:skip=2	-	end: (3,1)\nend: (2,1)\n#####\n#   #\n#####\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	end: (3,1)\n#####\n#S  #\n#####\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	start: (1,1)\n#####\n#  E#\n#####\n
# maze block 5 5 start=1,1 goals=3,1+2,4/11111/10001/10001/10001/11011	--input text:goal=exits+C	#####\n#S C#\n#   #\n#   #\n## ##\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111/# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	Title here\n5 3\nxxxxx\nxS Ex\nxxxxx\n5 3\nxxxxx\nxS Ex\nxxxxx\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111/# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	Level [1\n#####\n#S E#\n#####\n\n#####\n#S E#\n#####\n
# maze block 8 5 start=1,3 goal=6,3/00000000/10100100/00000000/00000000/10100100	--input text:wall=+,free=space+-,start=S,goal=E	        \n+-+--+  \n        \n S    E \n+-+--+  \n
# maze block 5 5 start=3,1 goal=1,3/11111/10001/10101/10001/11111	-	 - - \n|. S|\n     \n|E .|\n - - \n
# maze block 7 3 start=1,1 goal=5,1/1111111/1000001/1111111	-	 - - -\n|s   g|\n - - -\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	-----\n|S E|\n-----\n
# maze block 5 3 start=1,1 goal=3,1/11111/11111/11111	-	 - -\n|S|E|\n - -\n
# maze block 3 3 start=1,1/111/101/111	-	+---+\n| p |\n+---+\n
# maze block 5 4 start=1,1 goal=3,2/11111/10001/10001/11111	-	5 4\n1 1\n3 2\n\n#####\n#   #\n#   #\n#####\n
# maze block 5 4 start=3,2 goal=1,1/11111/10001/10001/11111	-	5 4\n3 2\n1 1\n\n#####\n#   #\n#   #\n#####\n
1:1: numbers other than 0 and 1: '5' (2 times), '9' (1 time); free: --input text:free=5+9; walls: --input text:wall=1+5+9	-	5 5\n9 1\n1 1\n
1:1: numbers other than 0 and 1: '5' (2 times), '9' (1 time); free: --input text:free=5+9; walls: --input text:wall=1+5+9	-	5 5\n1 9\n1 1\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	5 3\n1 1 3 1\n#####\n#S E#\n#####\n
# maze block 5 5 start=1,1 goal=3,3/11111/10001/10001/10001/11111	-	5\n1 1\n3 3\n#####\n#   #\n#   #\n#   #\n#####\n
3:1: the numbers before the board are more than its size, of 5x5; without the lines before it: --input text:skip=2	-	5\n5 5\n#####\n#   #\n#   #\n#   #\n#####\n
# maze block 5 5/11111/10001/10001/10001/11111	-	1\n5 5\n#####\n#   #\n#   #\n#   #\n#####\n
1:1: start and goal of the object must be pairs, or have x and y, row and col; without them: --input json:skip=1	-	{"grid":["#####","#   #","#####"],"start":[1],"goal":[3,1]}
1:1: start and goal of the object must be pairs, or have x and y, row and col; without them: --input json:skip=1	-	{"grid":["#####","#   #","#####"],"start":{"x":"a","y":1}}
1:1: start and goal of the object must be pairs, or have x and y, row and col; without them: --input json:skip=1	-	{"grid":["#####","#   #","#####"],"start":[1,1,[2]]}
1:1: width and cells are not for JSON, whose arrays have rows	--input json:cells=2	{"m":[[0,1,0],[0,0,0]]}
# maze block 1 1/0/1:17: the input ends; expected { or [, the start of a maze	-	[{"rows":["0"]},
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	*****\n*   *\n*****\n1 1 1 3\n
4:1: what is 'a' (2 times), 'h' (1 time), 'l' (1 time), 'n' (1 time), 'o' (1 time), 'S' (1 time); free: --input text:free=a+h+l+n+o+S+e,start=p,goal=E; or: --input text:free=a+h+l+n+o+p+e,start=S,goal=E; walls: --input 'text:wall=#+a+h+l+n+o+S'	-	#####\n#S E#\n#####\nalpha one\nbeta two\ngamma six\ndelta ten\nomega end\n
# maze block 4 3 start=1,1 goal=2,1/1111/1001/0000	-	# # # #\n# S E #\n1 1 1 1\n
# maze block 5 3 start=1,1 goal=3,1/00000/10001/00000	-	     \n|S E|\n     \n
# maze block 5 3 start=1,1 goal=3,1/01010/00000/01010	-	 - - \n S E \n - - \n
# maze block 2 2 start=1,0/10/11	--input unicode:cell=3	███ S \n██████\n
2:4: the row has 2 cells, not 1; rows of another length: --input text:cells=separated,width=N	-	[0 \nx y\n z]\n24 42\n
1:1: what is '?' (1 time), 'x' (1 time); start and goal: --input 'text:start=?,goal=x,cells=2,transpose=1'; goal and start: --input 'text:start=x,goal=?,cells=2,transpose=1'; free: --input 'text:free=?+x,cells=2,transpose=1'; walls: --input 'text:wall=#+?+x,cells=2,transpose=1'	--input text:cells=2,transpose=1	# ? # # \n# . . # \n# x # # \n
# maze block 3 1/000/# maze block 3 1/000	--input numbers	0 0 0\n\n0 0 0\n
# maze block 3 2/010/000	--input numbers	[0,1,0],(((\n[0,0,0]\n
1:1: expected numbers	--input numbers	[],(((\n
1:1: found no maze in this text; --help inputs lists the formats	-	95\n\r
# maze block 3 2/010/000	-	{"size":{"n":3},"m":[[0,1,0],[0,0,0]]}
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	--input text:cells=1	xxxxx\nxS Ex\nxxxxx\n
# maze block 5 5/00111/00001/10101/10001/11101	-	  xxx\n    x\nx x x\nx   x\nxxx x\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	4 2\n#####\n#S E#\n#####\n
1:1: found no maze in this text; --help inputs lists the formats	-	wall,path\npath,wall\n
# maze block 3 2/010/000	--input json:cells=chars	{"m":["010","000"]}
1:1: start and goal are not clear from the numbers around the board, of 6x4	-	######\n#....#\n#....#\n######\n2 1\n
# maze block 6 4 start=1,1 goal=4,1/111111/100001/100001/111111	-	######\n#....#\n#....#\n######\n1 1\n1 4\n
2:5: which is the wall? '⬛' (1 time), '⬜' (12 times); it is this: --input 'text:wall=⬛,free=⬜'; it is this: --input 'text:wall=⬜,free=⬛'	-	⬜⬜⬜⬜⬜\n⬜S⬛E⬜\n⬜⬜⬜⬜⬜\n
# maze block 3 3 start=0,0 goal=2,2/001/000/110	-	maze = [[0,0,1],[0,0,0],[1,1,0]], start = [0,0], end = [2,2]\n
5:4: the row has 2 cells, not 3; rows of another length: --input text:cells=separated,width=N	-	3 3\n0 0 1\n1 0 0\n1 1 0\n0 0\n2 2\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	S = start\nE: end\n#####\n#S.E#\n#####\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	wall: X\nfree: -\nQ start\nR goal\nXXXXX\nXQ-RX\nXXXXX\n
2:3: expected a cell: an integer from -99 to 99, or one character	-	S = x\nE is y\n#####\n#S.E#\n#####\n
1:8: what is '1' (3 times), '3' (1 time), 'm' (1 time), 'o' (2 times), 'r' (1 time); free: --input text:free=1+3+m+o+r; walls: --input 'text:wall=#+1+3+m+o+r'	-	from 3 1 to 1 1\n#####\n#...#\n#####\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	Time 0.12 s\n#####\n#S E#\n#####\n
# maze block 5 3 start=1,1 goal=3,1/00111/10101/00000	-	 ..###\n #S#F#\n .....\n
# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111/# maze block 5 3 start=1,1 goal=3,1/11111/10001/11111	-	#####\n#S E#\n#####\n\n\0357\0273\0277#####\n#S E#\n#####\n
1:1: found no maze in this text; --help inputs lists the formats	-	3 end start\n#####\n#S E#\n#####\n
2:1: found no maze in this text; --help inputs lists the formats	-	[5 \n\nx y\n
1:1: start and goal are not clear from the numbers around the board, of 6x3	-	######\n#....#\n######\n1 1 1\n1 4\n
2:1: expected a cell: an integer from -99 to 99, or one character	-	X = true\n#####\n#S E#\n#####\n
# maze block 3 4 start=1,1 goal=1,2/111/101/101/111	-	"###",\n"#S#",\n"#E#",\n"###"\n
# maze block 5 3/11111/10001/11111/5:1: start and goal belong before the board, or right after it	-	#####\n#   #\n#####\n\nstart: 1 1\n
# maze block 4 3 start=1,1 goal=2,1/1111/1001/1111/# maze block 3 3 start=1,1 goal=1,2/111/101/101	-	maze = [\n[1,1,1,1],\n[1,0,0,1],\n[1,1,1,1]]\n\nstart = (1, 1)\nend = (1, 2)\n\ndef run():\n    print("found")\n\n###\n#S#\n#E#\n
# maze block 3 2/010/000/# maze block 3 2/# a comment/010/001	-	[[0,1,0],[0,0,0]]\n\n# a comment\n[[0,1,0],[0,0,1]]\n
# maze block 1 1/5	--input numbers	{]"5":4\n
2:8: the row has 1 cell, not 3; rows of another length: --input text:cells=separated,width=N	--input numbers	[0,1,0]\n[]"5":4\n
1:1: what is 'E' (3 times); the goal: --input text:goal=E; free: --input text:free=E; walls: --input text:wall=%+E	-	{% end %}\n{% end %}\n{% end %}\n
# maze block 3 2/010/000	-	[[0,1,0],[0,0,0]]\n   \nx = 1\n
# maze block 4 4/1111/1001/1001/1111	-	1 1 1 1\n1 0 0 1\n1 0 0 1\n1 1 1 1\n
# maze block 5 3 start=1,1 goal=4,1/04444/04144/04444	--input ascii	 ****\n S#*G\n ****\n
# maze block 5 3 start=1,1 goal=4,1/04444/04144/04444	--input unicode:cell=1	 ••••\n S█•G\n ••••\n
# maze block 9 3 start=8,2 goal=1,2/000000000/000000000/044444444	--input ascii	         \n         \n G******S\n
# maze block 6 4 start=1,1 goal=4,2/111111/100001/100001/111111	-	######\n#S   #\n#   E#\n######\n
# maze block 6 4 start=2,2/111111/110011/110011/111111	-	######\n##  ##\n##S ##\n######\n
X
printf '#####\n#S*E#\n#.. #\n#####\n' >text
is 'what was understood' "maze-render: text:1:1: 5x4 characters, wall '#', free 'space', start 'S', goal 'E', path '*', visited '.'" \
    "$(maze-render --progress -f block text 2>&1 >/dev/null | sed 1q)"
printf '3 3\n0 1\n1 2\n0 0 0\n0 0 0\n0 0 1\n' >text
for many in 360 370 373 376 380; do
    option=$(awk -v n=$many 'BEGIN { while (n-- > 0) printf "q"; exit }')
    status "a message that is cut: $many" 2 "maze-render --input text:wall=1$option,free=0 -f block text"
done
plan
