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
1:1: with %, P and dots, is G a ghost or the goal? without ghosts: tr G ' ' <FILE; without dots: tr . ' ' <FILE|%%%%%%%%\n%%PG%%\n%%.  %%\n%%%%%%%%\n
1:1: no number is above 0, so there is no obstacle; if -1 is one: sed 's/-1/1/g' FILE|0 0\n-1 0\n
2:1: blanks separate some digits of this row and not others; for a board of colours: --input numbers:colours=1; otherwise: tr -d ' ' <FILE|000\n0 00\n
 if this is a drawing with walls of *: tr '*' '#' <FILE|*S***\n*   *\n***E*\n
 if this is a drawing with walls of *: tr '*' '#' <FILE|*****\n*@  *\n* *@*\n*****\n
 if this is a drawing with walls of *: tr '*' '#' <FILE|*****\n*S*E*\n*XXX*\n*****\n
0,0 1,2 3|S**\n  *\n G*\n
1:1: a number occurs once, as a start or a goal does; for a board of colours: --input numbers:colours=1|1 0 -1\n0 0 -1\n-1 0 2\n
1,0 3,4 6|# ###\n# # #\n#   #\t\n### #\n### #\n
2,1 1,1 1|%%%%%%%%%%\n%%.P.%%\n%%%%%%%%%%\n
1:1: found only lines that begin with #; if this is a drawing: --input art|# my maze\n#I###\n#   #\n###O#\n
0,0 2,2 4|S**\n*#*\n**G\n
0,0 1,0 1|SE\n.#\n.*\n
0,0 2,2 4|***\nXX*\nXX*\n
 if this is a drawing with walls of *: tr '*' '#' <FILE|****\nXXG*\n****\n
2:5: a second start; a drawing has only one (in art, S A P @ ^ are starts)|# # # # #\n# S S . #\n# # # # #\n
1,0 3,2 4|#   #\n     \n# # #\n
1,1 3,1 2|#####\n#b e#\n#####\n
3,1 3,1 0|#####\n#G g#\n#####\n
3,1 3,1 0|#####\n#B G#\n#####\n
1,1 2,2 2|#####\n#P..#\n## ##\n
1,1 2,1 1|%%%%%%%%%%\n%%SG.%%\n%%%%%%%%%%\n
1,0 2,1 2|{1, 0, 0}\n{0, 0, 0}\n
2:3: '-' is not a digit|2 3\n1 -14\n0 1\n
X
is 'blanks alone, most of them short lines' 3x3 "$(printf '   \n \n \n' | maze-solve --input art | sed -n 's/# maze block 3 3 .*/3x3/p')"
is 'without the ghost, the dot is the goal' '1,1 1,2 1' \
    "$(printf '%%%%%%%%\n%%PG%%\n%%. %%\n%%%%%%%%\n' | tr G ' ' | maze-solve | ends)"
is '-1 as obstacles' '0,0 1,1 2' "$(printf '0 0\n-1 0\n' | sed 's/-1/1/g' | maze-solve | ends)"
plan
