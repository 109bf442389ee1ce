# Texts that were read as another maze than their author meant, with status 0.
. "$TOP/tests/lib.sh"

# ends: prints the start, the goal and the number of moves of a solved maze, or the message about the file text.
ends() { sed -n 's/^maze-solve: text://p; s/.* start=\([0-9,]*\) .*goal=\([0-9,]*\) .* length=/\1 \2 /p'; }
while IFS='|' read -r result text; do
    printf "$text" >text
    is "$text" "$result" "$(maze-solve text 2>&1 | ends)"
done <<'X'
3,1 3,3 6|# # # # #\n# . . S #\n# . # # #\n# . . E #\n# # # # #\n
1,1 1,3 2|# # # # #\n# S   # #\n#   # # #\n# G   # #\n# # # # #\n
1,0 3,2 4|# . # . #\n. . . . .\n# . # . #\n
0,0 2,1 3|[0, 0, 0]\n[1, 1, 0]\n
1,1 4,1 5|#####  \n#B# E#\n# * #\n#####\n
1,1 3,2 3|#####\n#B  #\n###E#\n#####\n
1,1 3,1 2|#####\n#P .#\n# # #\n#####\n
1,0 2,2 3|# ##\n#   \n## #\n
1,0 1,2 2|# ## \n# ##\n# ##\n
3:2: are the dots goals? they are: --input text:free=G,start=P,goal=.; they are free: --input text:free=.,start=P,goal=G|%%%%%%%%\n%%PG%%\n%%.  %%\n%%%%%%%%\n
0,0 1,1 2|0 0\n-1 0\n
2:2: spaces are among the digits; they are free: --input text:wall=1,free=0+space|1000\n0 10\n
1,0 3,2 4|*S***\n*   *\n***E*\n
2:2: which is the wall? '@' (2 times), '*' (15 times); it is this: --input 'text:wall=@,free=*'; it is this: --input 'text:wall=*,free=@'|*****\n*@  *\n* *@*\n*****\n
3:2: which is the wall? 'X' (3 times), '*' (15 times); it is this: --input 'text:wall=X,free=*,start=S,goal=E'; it is this: --input 'text:wall=*,free=X,start=S,goal=E'|*****\n*S*E*\n*XXX*\n*****\n
0,0 1,2 3|S**\n  *\n G*\n
1:1: is -1 the wall, or are numbers above 0 walls? -1 is: --input text:wall=-1,start=1,goal=2; numbers are: --input text:colours=1|1 0 -1\n0 0 -1\n-1 0 2\n
1,0 3,4 6|# ###\n# # #\n#   #\t\n### #\n### #\n
2,1 1,1 1|%%%%%%%%%%\n%%.P.%%\n%%%%%%%%%%\n
1,0 3,2 4|# my maze\n#I###\n#   #\n###O#\n
2:2: what is '#' (1 time); free: --input 'text:free=#,start=S,goal=G'; goals: --input 'text:free=G,start=S,goal=#'; walls: --input 'text:wall=*+#'|S**\n*#*\n**G\n
0,0 1,0 1|SE\n.#\n.*\n
0,0 2,2 4|***\nXX*\nXX*\n
2:1: which is the wall? 'X' (2 times), '*' (9 times); it is this: --input 'text:wall=X,free=*'; it is this: --input 'text:wall=*,free=X'|****\nXXG*\n****\n
2:3: what is 'S' (2 times); start and goal: --input text:ends=S; the goal: --input text:goal=S; free: --input text:free=S; walls: --input 'text:wall=#+S'|# # # # #\n# S S . #\n# # # # #\n
1,0 3,2 4|#   #\n     \n# # #\n
1,1 3,1 2|#####\n#b e#\n#####\n
2:2: what is 'G' (1 time), 'g' (1 time); start and goal: --input text:start=G,goal=g; goal and start: --input text:start=g,goal=G; free: --input text:free=G+g; walls: --input 'text:wall=#+G+g'|#####\n#G g#\n#####\n
2:2: what is 'B' (1 time), 'G' (1 time); start and goal: --input text:start=B,goal=G; goal and start: --input text:start=G,goal=B; free: --input text:free=B+G; walls: --input 'text:wall=#+B+G'|#####\n#B G#\n#####\n
2:3: are the dots goals? they are: --input text:start=P,goal=.; they are free: --input text:free=.,start=P|#####\n#P..#\n## ##\n
1,1 2,1 1|%%%%%%%%%%\n%%SG.%%\n%%%%%%%%%%\n
1,0 2,1 2|{1, 0, 0}\n{0, 0, 0}\n
2:1: is -1 the wall, or are numbers above 0 walls? numbers are: --input text:colours=1|2 3\n1 -14\n0 1\n
X
is 'blanks alone, most of them short lines' 3x3 "$(printf '   \n \n \n' | maze-solve --input art | sed -n 's/# maze block 3 3 .*/3x3/p')"
is 'without the ghost, the dot is the goal' '1,1 1,2 1' \
    "$(printf '%%%%%%%%\n%%PG%%\n%%. %%\n%%%%%%%%\n' | tr G ' ' | maze-solve | ends)"
is '-1 as obstacles' '0,0 1,1 2' "$(printf '0 0\n-1 0\n' | sed 's/-1/1/g' | maze-solve | ends)"
plan
