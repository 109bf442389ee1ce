# Inputs as people have them: the start, the goal and the length that the author meant, or the rows. A row
# of the table has, separated by tabs, what is expected ("start goals goal length" of each maze, or = and
# the rows), the options, and the input with the escapes of printf %b.
. "$TOP/tests/lib.sh"

# solve_input OPTIONS: sets answer to start, goals, if several, goal and length of each maze in the file in.
solve_input() {
    maze-solve $1 in >solved 2>messages
    while read -r line; do
        case $line in '# maze '*) ;; *) continue ;; esac
        for word in $line; do
            case $word in start=* | goal=* | goals=* | length=* | solution=none) answer="$answer${answer:+ }${word#*=}" ;; esac
        done
    done <solved
}

# read_rows OPTIONS: sets answer to = and the rows of all mazes in the file in, with slashes.
read_rows() {
    maze-render $1 -f json in >solved 2>messages || answer=refused
    while read -r line; do
        line=${line##*'"rows":['}
        IFS='",'
        for row in ${line%%]*}; do
            answer="$answer${row:+/}$row"
        done
        unset IFS
    done <solved
    answer="=${answer#/}"
}

tab=$(printf '\t')
while IFS=$tab read -r expected options text; do
    printf '%b' "$text" >in
    answer=
    [ "$options" != - ] || options=
    case $expected in
    '#'*) continue ;;
    '='*) read_rows "$options" ;;
    *) solve_input "$options" ;;
    esac
    is "$options '$text'" "$expected" "$answer"
done <<'X'
# Drawings with walls of #
1,1 3,1 2	-	#####\n#S.E#\n#####\n
1,1 3,1 2	-	#####\n#S.E#\n#####
1,1 3,1 2	-	#####\r\n#S.E#\r\n#####\r\n
1,1 3,1 2	-	#####\n#S.G#\n#####\n
1,1 3,1 2	-	#####\n#P.G#\n#####\n
1,1 3,1 none	-	#####\n#P#E#\n#####\n
=010/001	--input art	.w.\n..w\n
=010/001	--input art	0w0\n00w\n
=010	--input numbers	0,1,0
1,1 3,1 2	-	#####\n#A.B#\n#####\n
1,1 3,1 2	-	#####\n#s.e#\n#####\n
1,1 3,1 2	-	#####\n#@.E#\n#####\n
1,1 3,1 2	-	#####\n#S\0011E#\n#####\n
1,0 1,2 2	-	# #\n# #\n# #\n
0,0 2,2 4	-	S..\n.#.\n..E\n
1,1 3,1 2	-	# a drawing from elsewhere\n#####\n#S.E#\n#####\n
1,1 3,1 2	-	    #####\n    #S.E#\n    #####\n
1,1 3,1 2	-	#####   \n#S.E#\n#####\n
1,1 3,1 2 1,1 3,1 2	-	#####\n#S.E#\n#####\n\n#####\n#S.E#\n#####\n
1,1 3,1+1,3 3,1 2	-	#####\n#S.E#\n#.#.#\n#E..#\n#####\n
# Walls of other characters
1,1 3,1 2	-	XXXXX\nXS.EX\nXXXXX\n
1,1 3,1 2	-	%%%%%\n%P .%\n%%%%%\n
1,1 3,1 2	-	█████\n█S E█\n█████\n
1,1 3,1 2	-	■■■■■\n■S□E■\n■■■■■\n
1,1 3,1 2	-	⬛⬛⬛⬛⬛\n⬛S⬜E⬛\n⬛⬛⬛⬛⬛\n
1,1 3,1 2	-	#####\n#S·E#\n#####\n
1,1 3,1 2	-	[][][][][]\n[]SS..EE[]\n[][][][][]\n
1,1 3,1 2	-	@@@@@\n@S.E@\n@@@@@\n
1,1 3,1 2	-	%%%%%\n%P G%\n%%%%%\n
1,1 3,1 2	-	[][][][][]\n[] S   E[]\n[][][][][]\n
# Two characters of their own, named
1,1 3,1 2	--input art -s 1,1 -g 3,1	hhhhh\nh___h\nhhhhh\n
1,1 3,1 2	--input art	11111\n1S0G1\n11111\n
1,1 2,1 1	-	#Sx\n####\n#SE#\n####\n
1,1 3,1 2	-	▓▓▓▓▓\n▓S░E▓\n▓▓▓▓▓\n
# Numbers
0,0 2,1 3	-	0 0 0\n1 1 0\n
0,0 2,1 3	-	0,0,0\n1,1,0\n
0,0 2,1 3	-	0;0;0\n1;1;0\n
0,0 2,1 3	-	0\t0\t0\n1\t1\t0\n
0,0 2,1 3	-	0,0,0\r\n1,1,0\r\n
0,0 2,1 3	-	int maze[2][3] = {\n  {0, 0, 0},\n  {1, 1, 0},\n};\n
0,0 2,1 3	-	[0 0 0; 1 1 0]\n
0,0 2,1 3	-	[[False, False, False], [True, True, False]]\n
0,0 2,1 3	-	0.000000e+00 0.000000e+00 0.000000e+00\n1.000000e+00 1.000000e+00 0.000000e+00\n
0,0 2,1 3	-	0.0,0.0,0.0\n1.0,1.0,0.0\n
0,0 2,1 3	-	[\n\n  [0, 0, 0],\n\n  [1, 1, 0]\n]\n
0,0 2,1 3	-	# from a spreadsheet\n0,0,0\n1,1,0\n
0,0 2,1 3 0,0 2,1 3	-	0,0,0\n1,1,0\n\n0,0,0\n1,1,0\n
0,0 2,1 3	-	0 -1 -1\n3 3 0\n
0,0 2,1 3	--input numbers:colours=1	0 0 0\n3 1 0\n
0,0 2,1 3	--input numbers:width=3	0 0 0 1 1 0\n
0,0 2,1 3	--input numbers:width=3,transpose=1	0 1 0 1 0 0\n
0,0 1,1 2	--input numbers:width=3,transpose=1 -g 1,1	3 1 2 2 0 2 1 1 0\n
0,0 8,0 8	--input numbers	0 0 0 0 0 0 0 0 0\n
# The maze stream stays what it was
0,0 1,1 2	-	# a comment\n# maze walls 2 2 start=0,0 goal=1,1\n321\n101\n220\n
0,0 1,1 2	-	####\n# maze walls 2 2 start=0,0 goal=1,1\n321\n101\n220\n
# Drawings of walls
0,0 1,0 1	-	+-+-+\n|S G|\n+-+-+\n
0,0 1,0 1	-	o---o---o\n| S   G |\no---o---o\n
0,0 0,1 1	-	+--+\n|S |\n+  +\n|G |\n+--+\n
# 42's A-Maze-ing, as students write it: small letters, brackets, openings, no empty line, nothing after ends or rows
0,0 2,2 4	-	953\nC52\nD56\n\n0,0\n2,2\nEESS\n
0,0 2,2 4	-	953\nc52\nd56\n\n\n( 0 , 0 )\n(2, 2)\neess
2,2 0,0 4	-	953\r\nC52\r\nD56\r\n2,2\r\n0,0\r\n
0,2 2,2 2	-	953\nC52\n556\n
0,0 1,0 1 1,0 0,0 1	-	93\nC6\n\n0,0\n1,0\nE\n\n93\nC6\n\n1,0\n0,0\n\n
# MovingAI and micromouse
0,1 0,0+1,0+0,1+1,1 0,1 0	--input num	0 0 1 0 1 1\n1 0 1 1 1 0\n0 1 1 0 1 1\n1 1 1 1 1 0\n
1,1 2,1 1	-	#_[wx]_\n####\n#SE#\n####\n
0,0 1,1 2	-	# words of a comment\nS.\n.E\n
0,0 2,0 2	--input art	S G\nxxx\n
# Words, and brackets of programs
=100/011	-	true false false\nfalse true true\n
=01/10	-	False,True\nTrue,False\n
=01/10	-	maze = 0 1\n1 0\n
=01/10	-	board([[0,\n1],[1,\n0]])\n
=10/01	-	{{1,0},{0,1}};\n
=01/10	-	f({{0,1},{1,0}})\n
=31/20/31/20	--input num	0 0 1 1 1 1\n\n0 0 1 1 1 1\n
# Maps, pictures and drawings in two characters
=0001/1110/0000	-	type octile\r\nheight 3\r\nwidth 4\r\nmap\r\n.GS@\r\nOTW.\r\n....\r\n
=010/001	-	P1\n# a comment\n3 # another\n2\n010\n0 0\n# and one\n1
=010/001	--input art	_w_\n__w\n
=14441/10001	-	#S*G#\n#   #\n
# Pictures: blocks of pixels, marks (225 50 40 is the colour of a path), and pillars, which are none
=101	--input pbm:threshold=0	P1 3 1 101
=0111	-	P3 4 1 255 0 255 0 255 0 0 0 0 255 254 0 253
=10	-	P2#a\n2#b\n#c\n 1 #d\n9#e\n0#f\n#g\n9#h\n
=0000/0100/0000/0000	-	P1 4 4 0000 0100 0000 0000
=111000000/111010010/111000000/000000000/000010010/000000000	-	P1 9 6 111000000 111010010 111000000 000000000 000010010 000000000
=1/0/0/0/1	-	P1\n1 5\n1 0 0 0 1\n
=10001	-	P1\n5 1\n1 0 0 0 1\n
=40	--input pbm:scale=1	P3 2 1 255 225 50 40 255 255 255\n
=11	--input pbm:scale=1	P3 2 1 255 225 50 40 10 0 0\n
=141/141	--input pbm:scale=3	P1\n9 6\n111000111\n111010111\n111000111\n111000111\n111010111\n111000111\n
# NumPy: double quotes, numbers of Python 2, no last comma; no mazes, by columns
=10	-	\0223NUMPY\0001\0000\0066\0000{"descr": "|u1","fortran_order":False,"shape":(1L,2L)}\0001\0000
=	-	\0223NUMPY\0001\0000\0075\0000{'descr': '|u1', 'fortran_order': True, 'shape': (0, 3, 3), }
=0000/0000	--input ascii	    \n    \n
# Unicode
=5621/b561/2220	-	\n  ╷   ╶───────┐\n  │ S • •     │\n  ├───┐   ╶───┤\n  │ · │ • • G │\n  └───┴───────┘\n
=101/000	--input unicode	╷       ╷\n│ S     │\n╵       ╵\n
=111/101/111	-	███\r\n█ █\r\n███\r\n
=1011	--input unicode	█@██\n
=1801	--input unicode	█·S█\n
# Lists of passages
=04	--input edges	# maze block 2 1 solution=path start=1,0\n0,0 1,0\n
=00	--input edges	# maze block 2 1 solution=pith start=0,0\n0,0 1,0\n
=321/220	-	# maze walls 2 1\n0,0 1,0 {} \t\n
=3331/1131/2220	-	# maze walls 3 2 start=0,0 x=1\n# a comment\n1,1 1,0\n0,1 0,0 {}\n\n
=321/220/44/11	-	# maze walls 2 1\n0,0 1,0\n\n\n# maze block 2 2\r\n0,0 1,0\t{"path": 1}\r\n
=3331/2220	--input edges	# maze walls 3 1\n
X

cat >any <<'J'

 { "rows" : [ "\u0033\u0032\u0031",
     "220" ] , "seed":"7","x_1":-1.50e+3,"y":true,"z":null,"Key":1,"list":[1,{"a":[[],{}]}],
   "path":"a/b","two words":"a b","goal":[ 1 , 0 ],"name":"\u00e4\ud83d\ude00\"","height":1,
   "kind":"walls" }{"rows":["0"]}
J
expect 'JSON: any layout; what a header cannot hold is skipped' 0 'maze-render -f walls:blocks=1 any' <<'X'
# maze walls 2 1 seed=7 x_1=-1.50e+3 y=true goal=1,0 name=ä😀"
321
220

# maze walls 1 1
00
00

X
printf '{\r\n"rows":["0",\r\n"1"],"a~":1,"":2,"b{":3,"c\\u0000":4,"d":"x y","n":"a\\u0000b","k=1":2,"e":2E5,\r\n"f":"\\u00e9\\uff01","l":[-1,true,{"m":0}],"seed":[1,2]}' >other
expect 'JSON: keys and values that a header cannot hold are skipped' 0 'maze-render --input json -f block other' <<'X'
# maze block 1 2 e=2E5 f=é！
0
1

X
expect 'JSON: moves are kept only if the solver is every' 0 \
    "printf '{\"kind\":\"block\",\"rows\":[\"44\"],\"solver\":\"mouse\",\"moves\":\"E\"}' | maze-render -f block" <<'X'
# maze block 2 1 solver=mouse
44

X
maze-gen -n 2 -s 1 -w 3 -h 2 -b 1 | maze-solve -a every -l 5 >every
maze-render -f json every | maze-render -f walls >got
same 'JSON: those of every' every got
is 'JSON: start and goal count, in any order' W \
    "$(printf '{"goal":[0,0],"rows":["321","220"],"start":[1,0]}' | maze-solve -f moves)"

printf 'P4\n8 1\n\125' >raw
{ cat raw raw && printf 'P1\n2 1\n01\n'; } >pictures
# shellcheck disable=SC2046 # words
is 'pictures of several types in one file' '01010101 01010101 01' "$(maze-render -f block --no-header pictures | xargs)"
for f in 'pbm -c 1 -t 1' ascii map; do
    printf '0011\n0001\n1000\n' | maze-render -f $f >picture
    is "a mask as $f" "$(printf '0011\n0001\n1000\n' | maze-gen -m - -s 1 | tail -n +2)" \
        "$(maze-gen -m picture -s 1 | tail -n +2)"
done
is 'a picture that arrives slowly' "010/" \
    "$({ printf P; sleep 0.1; printf '1\n'; sleep 0.1; printf '3 1\n010'; } | maze-render -f block --no-header | grep . | tr '\n' /)"
. "$TOP/tests/inputs.sh"
for kind in $(input_kinds); do
    expect "empty input as $kind" 0 "maze-render --input $kind" </dev/null
done
{
    awk 'BEGIN { for (; n < 5455; n++) print "# a comment" }' # 65460 bytes
    awk 'BEGIN { for (y = 0; y < 3; y++) { for (x = 0; x < 40; x++) printf "%s", (y == 1 ? "|   " : "+---"); print (y == 1 ? "|" : "+") } }'
} >commented
is 'a drawing whose first line goes beyond the first block, after comments' '# maze walls 40 1' \
    "$(maze-render -f walls commented | head -n 1)"
plan
