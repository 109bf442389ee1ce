# Inputs as people have them: maze-solve finds the start, the goal and the length that the author
# meant, or says what is wrong and where. A row of the table has, separated by tabs, what is
# expected ("start goals goal length" of each maze, or "!" and the beginning of the message), the options,
# and the input with the escapes of printf %b.
. "$TOP/tests/lib.sh"

# answer OPTIONS: sets answer to start, goals, if several, goal and length of each maze in the file in, or to "!" and the
# first message without the name of the file.
answer() {
    answer=
    [ "$1" = - ] && set -- ''
    # shellcheck disable=SC2086 # several options
    maze-solve $1 in >solved 2>messages
    result=$?
    while read -r line; do
        case $line in '# maze '*) ;; *) continue ;; esac
        for word in $line; do
            case $word in start=* | goal=* | goals=* | length=* | solution=none) answer="$answer${answer:+ }${word#*=}" ;; esac
        done
    done <solved
    if [ $result -eq 2 ] || [ ! "$answer" ]; then
        IFS= read -r answer <messages
        answer=${answer#maze-solve: in:}
        answer=!${answer# }
    fi
}

tab=$(printf '\t')
while IFS=$tab read -r expected options text; do
    case $expected in '#'*) continue ;; esac
    printf '%b' "$text" >in
    answer "$options"
    case $expected in '!'*) [ "${answer#"$expected"}" = "$answer" ] || answer=$expected ;; esac
    is "$options '$text'" "$expected" "$answer"
done <<'X'
# Drawings with walls of #
1,1 3,1 2	-	#####\n#S.E#\n#####\n
1,1 3,1 2	-	#####\n#S E#\n#####\n
1,1 3,1 2	-	#####\n#S.E#\n#####
1,1 3,1 2	-	#####\r\n#S.E#\r\n#####\r\n
1,1 3,1 2	-	\n\n#####\n#S.E#\n#####\n\n\n
1,1 3,1 2	-	#####\n#S.G#\n#####\n
1,1 3,1 2	-	#####\n#A.B#\n#####\n
1,1 3,1 2	-	#####\n#s.e#\n#####\n
3,1 1,1 2	-	#####\n#E.S#\n#####\n
1,1 3,1 2	-	#####\n#@.E#\n#####\n
1,1 3,1 2	-	#####\n#P.G#\n#####\n
1,1 3,1 2	-	#####\n#^.E#\n#####\n
1,1 3,1 2	-	#####\n#S\0011E#\n#####\n
1,1 3,1 none	-	#####\n#S#E#\n#####\n
1,1 1,3 6	-	#####\n#S..#\n###.#\n#E..#\n#####\n
0,1 4,1 4	-	#####\n.....\n#####\n
1,0 3,4 6	-	#.###\n#...#\n###.#\n###.#\n###.#\n
1,0 1,2 2	-	# #\n# #\n# #\n
2,0 2,2 2	-	##S##\n##.##\n##E##\n
1,1 3,1 2	-	#####\n#S*E#\n#####\n
0,0 2,2 4	-	S..\n.#.\n..E\n
0,0 2,2 none	-	S#.\n###\n..E\n
1,1 3,1 2	-	# a drawing from elsewhere\n#####\n#S.E#\n#####\n
1,1 3,1 2	-	# title\n#\n# more words\n#####\n#S.E#\n#####\n
1,1 3,1 2	-	# a drawing\n\n#####\n#S.E#\n#####\n
1,1 3,1 2	-	    #####\n    #S.E#\n    #####\n
1,1 3,1 2	-	  #####  \n  #S.E#  \n  #####  \n
0,1 4,1 4	-	    #####\n    .....\n    #####\n
1,1 3,1 2	-	#####   \n#S.E#\n#####\n
1,1 6,1 5	-	#######\n#S....\n#######\n
1,1 3,1 2 1,1 3,1 2	-	#####\n#S.E#\n#####\n\n#####\n#S.E#\n#####\n
1,1 3,1+1,3 3,1 2	-	#####\n#S.E#\n#.#.#\n#E..#\n#####\n
# Walls of other characters
1,1 3,1 2	-	XXXXX\nXS.EX\nXXXXX\n
1,1 3,1 2	-	@@@@@\n@S.E@\n@@@@@\n
1,1 3,1 2	-	%%%%%\n%S E%\n%%%%%\n
1,1 3,1 2	-	%%%%%\n%P .%\n%%%%%\n
5,1 1,1 4	-	%%%%%%%\n%.   P%\n%%%%%%%\n
1,1 3,1 2	-	█████\n█S E█\n█████\n
1,1 3,1 2	-	■■■■■\n■S□E■\n■■■■■\n
1,1 3,1 2	-	▓▓▓▓▓\n▓S░E▓\n▓▓▓▓▓\n
1,1 3,1 2	-	⬛⬛⬛⬛⬛\n⬛S⬜E⬛\n⬛⬛⬛⬛⬛\n
1,1 3,1 2	-	#####\n#S·E#\n#####\n
1,1 3,1 2	-	[][][][][]\n[]S   E []\n[][][][][]\n
1,1 3,1 2	-	[][][][][]\n[] S   E[]\n[][][][][]\n
1,1 3,1 2	-	[][][][][]\n[]SS..EE[]\n[][][][][]\n
1,0 1,2 2	-	[]  []\n[]  []\n[]  []\n
2,0 2,2 2	-	XX XX\nXX XX\nXX XX\n
1,1 3,1 2	-	\0357\0273\0277#####\n#S.E#\n#####\n
# Two characters of their own, named
1,1 3,1 2	--input art -s 1,1 -g 3,1	hhhhh\nh___h\nhhhhh\n
1,1 3,1 2	--input art	11111\n1S0G1\n11111\n
1,1 3,1 2	--input art	wwwww\nwSoGw\nwwwww\n
1,1 3,1 2	--input ascii	#####\n#S.E#\n#####\n
!1:3: a third character; a drawing has only two	--input art	wo/\n
# Drawings that are refused
!2:3: expected a wall, a free block	-	#####\n#S?E#\n#####\n
!3:1: expected a wall, a free block	-	#####\n#S.E#\n-----\n
!2:3: a second start	-	#####\n#SSE#\n#####\n
!2:3: a second kind of wall	-	#####\n#SXE#\n#####\n
!2:3: expected a wall, a free block	-	#####\n# hidden #\n#####\n
!1:1: '*' is not the start	-	*****\n*   *\n*****\n
!1:1: 'x' is not the start	-	xxxxx\nxS Ex\nxxxxx\n
# Numbers
0,0 2,1 3	-	0 0 0\n1 1 0\n
0,0 2,1 3	-	0,0,0\n1,1,0\n
0,0 2,1 3	-	0;0;0\n1;1;0\n
0,0 2,1 3	-	0\t0\t0\n1\t1\t0\n
0,0 2,1 3	-	000\n110\n
0,0 2,1 3	-	0,0,0,\n1,1,0,\n
0,0 2,1 3	-	0,0,0\r\n1,1,0\r\n
0,0 2,1 3	-	\0357\0273\02770,0,0\n1,1,0\n
0,0 2,1 3	-	[[0, 0, 0], [1, 1, 0]]
0,0 2,1 3	-	[[0 0 0]\n [1 1 0]]\n
0,0 2,1 3	-	[\n  [0, 0, 0],\n  [1, 1, 0]\n]\n
0,0 2,1 3	-	{{0,0,0},{1,1,0}};\n
0,0 2,1 3	-	int maze[2][3] = {{0,0,0},{1,1,0}};\n
0,0 2,1 3	-	int maze[2][3] = {\n  {0, 0, 0},\n  {1, 1, 0},\n};\n
0,0 2,1 3	-	maze = [[0, 0, 0],\n        [1, 1, 0]]\n
0,0 2,1 3	-	array([[0, 0, 0],\n       [1, 1, 0]], dtype=uint8)\n
0,0 2,1 3	-	const grid = [[0,0,0],[1,1,0]];\n
0,0 2,1 3	-	[0 0 0; 1 1 0]\n
0,0 2,1 3	-	[[False, False, False], [True, True, False]]\n
0,0 2,1 3	-	0.000000e+00 0.000000e+00 0.000000e+00\n1.000000e+00 1.000000e+00 0.000000e+00\n
0,0 2,1 3	-	# from a spreadsheet\n0,0,0\n1,1,0\n
0,0 2,1 3 0,0 2,1 3	-	0,0,0\n1,1,0\n\n0,0,0\n1,1,0\n
0,0 2,1 3 0,0 2,1 3	-	[[0,0,0],[1,1,0]]\n[[0,0,0],[1,1,0]]\n
0,0 2,1 3	-	0 0 -1\n3 1 0\n
0,0 2,1 3	-	0,0,0\n7,12,-2\n
0,0 2,1 3	--input numbers:colours=1	0 0 0\n3 1 0\n
0,0 2,1 3	--input numbers:width=3	0 0 0 1 1 0\n
0,0 2,1 3	--input numbers:width=3	0 0\n0 1 1 0\n
0,0 2,1 3	--input numbers:width=3	[0, 0, 0, 1, 1, 0]\n
0,0 2,1 3	--input numbers:transpose=1	0 1\n0 1\n0 0\n
0,0 2,1 3	--input numbers:width=3,transpose=1	0 1 0 1 0 0\n
0,0 2,1 3	--input numbers:width=3,transpose=1,colours=1	0 5 0 5 0 -3\n
0,0 1,1 2	--input numbers:width=3,transpose=1	3 1 2 2 0 2 1 1 0\n
0,0 2,1 3	-	0 4 0\n1 1 0\n
0,0 8,0 8	--input numbers	0 0 0 0 0 0 0 0 0\n
# Numbers that are refused
!1:1: 9 numbers in one row; name the width	-	0 0 0 1 1 0 0 0 0\n
!2:4: the row has 2 numbers, not 3	-	0,0,0\n1,1\n
!1:1: 5 numbers are not rows of 3	--input numbers:width=3	0 0 0 1 1\n
!1:3: expected a number between the commas	-	0,,0\n1,1,0\n
!2:3: expected a whole number	--input numbers	0,0,0\n1,x,0\n
!1:3: expected a whole number	--input numbers	0 0.5 0\n
!2:5: a digit of a maze is at most 15	--input numbers	0,0,0\n1,1,16\n
!2:1: the input ends before the last bracket	-	[[0,0,0],[1,1,0]\n
!1:3: a third level of brackets	-	[[[0,0],[1,0]]]\n
!1:1: walls (a number is 2): number 3 of row 1 must be 0 or 1	--input numbers	0 0 2\n1 1 0\n
!this may be numbers or num; say which	-	0 0 1 1 1 1\n0 1 1 1 1 1\n1 0 1 1 1 1\n1 1 1 1 1 1\n
# The maze stream stays what it was
0,0 1,1 2	-	321\n101\n220\n
0,0 1,1 2	-	  321\n  101\n  220\n
0,0 1,1 2	-	# maze walls 2 2\n321\n101\n220\n
0,0 1,1 2	-	# maze walls 2 2/321/101/220\n
0,0 1,1 2	-	# a comment\n# maze walls 2 2\n321\n101\n220\n
0,0 1,1 2	-	####\n# maze walls 2 2\n321\n101\n220\n
0,0 1,1 2	-	#comment\n321\n101\n220\n
0,0 1,1 2	-	3 2 1\n1 0 1\n2 2 0\n
0,0 1,1 2	-	\0357\0273\0277# maze walls 2 2\n321\n101\n220\n
0,0 1,1 2	-	# maze walls 2 2\r\n321\r\n101\r\n220\r\n
# Drawings of walls
0,0 1,0 1	-	+---+---+\n| S   G |\n+---+---+\n
0,0 1,0 1	-	  +---+---+\n  | S   G |\n  +---+---+\n
0,0 1,0 1	-	+-+-+\n|S G|\n+-+-+\n
0,0 1,0 1	-	o---o---o\n| S   G |\no---o---o\n
0,0 0,1 1	-	+--+\n|S |\n+  +\n|G |\n+--+\n
!1:8: the first line must end with a post	-	+---+---\n|       |\n+---+---+\n
!3:5: expected a post	-	+---+---+\n|       |\n+-------+\n
# MovingAI and micromouse
0,0 2,1 3	-s 0,0 -g 2,1	type octile\nheight 2\nwidth 3\nmap\n...\n@T.\n
!6:3: the row has 2 characters, not 3	-	type octile\nheight 2\nwidth 3\nmap\n...\n@T\n
0,1 0,0+1,0+0,1+1,1 0,1 0	--input num	0 0 1 0 1 1\n1 0 1 1 1 0\n0 1 1 0 1 1\n1 1 1 1 1 0\n
1,0 2,0 1	-	#SE#\n####\n
1,1 2,1 1	-	#_[wx]_\n####\n#SE#\n####\n
!the input has colours (escape sequences)	-	{#\0033[32m#\n
1,1 2,1 1	-	#xS\n####\n#SE#\n####\n
0,0 0,1 1	-	# words of a comment\nS\nE\n
1,1 2,1 1	-	[][][][]\n[]SSE []\n[][][][]\n
1,1 2,1 1	--input art	xxxx\nxSGx\nxxxx\n
0,0 2,0 2	--input art	S G\nxxx\n
# Comments only
!1:1: there are only comments, no maze	-	# a comment\n# another one\n
!1:4: byte 0x00 is a control character	-	###\0000###\n
# Formats that are not read
!this is a PNG file; convert it first: pngtopnm	-	\0211PNG\r\n\0032\n
!this is a JPEG file; convert it first: jpegtopnm	-	\0377\0330\0377\0340\0000\0020JFIF
!this is a GIF file; convert it first: giftopnm	-	GIF89a
!this is a BMP file	-	BM6\0000
!this is a TIFF file	-	II*\0000
!this is a TIFF file	-	MM\0000*
!this is a WebP file	-	RIFFxxxxWEBP
!this is a PDF file; convert it first: pdftoppm	-	%PDF-1.4\n
!this is a PostScript file	-	%!PS-Adobe\n
!this is an SVG file; convert it first: rsvg-convert	-	<svg xmlns="x"></svg>\n
!this is an XML file	-	<?xml version="1.0"?>\n<svg/>\n
!this is an HTML or SVG file	-	<!DOCTYPE html>\n
!this is a gzip file; decompress it first: gzip -dc	-	\0037\0213\0010\0000
!this is a zstd file	-	\0050\0265\0057\0375
!this is an xz file	-	\0375\067zXZ\0000
!this is a bzip2 file	-	BZh91AY
!this is a ZIP file	-	PK\0003\0004
!this is UTF-16 text; convert it first: iconv	-	\0377\0376#\0000
!this is UTF-16 text; convert it first: iconv	-	\0376\0377\0000#
!this is a program (ELF)	-	\0177ELF\0002
!this is a list of MovingAI problems	-	version 1\n0\tmaps/x.map\t3\t2\t0\t0\t2\t1\t3\n
!1:1: 'H' is not the start	-	Hello\n
X
plan
