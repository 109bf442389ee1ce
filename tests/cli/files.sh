# Files and standard input: several, missing, empty. An error does not stop the rest.
. "$TOP/tests/lib.sh"

cp "$TOP/tests/golden/board.maze" source
cp source source.txt
expect 'a missing file and an empty standard input between two files' 2 \
    'maze-solve -f moves source nosuch - source.txt' <<'X'
EEEEESSSSE
maze-solve: nosuch: No such file or directory
EEEEESSSSE
X
expect 'a folder before a file' 2 'maze-solve -f moves / source' <<'X'
maze-solve: /: cannot read: Is a directory
EEEEESSSSE
X
expect 'one maze has no path, one no goal: the others are solved' 2 \
    "printf '000\\n\\n010\\n\\n00\\n\\n000\\n' | maze-solve -s 0,0 -g 2,0 -f moves" <<'X'
EE
maze-solve: stdin:3:1: no path from 0,0 to 2,0
-
maze-solve: stdin:5:1: goal 2,0 is outside the 2x1 maze
EE
X
expect 'a header whose goal is no place' 2 \
    "printf '# maze block 3 1 goal=1\\n000\\n\\n000\\n' | maze-solve -f moves" <<'X'
maze-solve: stdin:1:23: goal=1 is not a cell x,y
EE
X

expect 'an empty standard input' 0 'maze-solve' </dev/null
expect 'an empty file' 0 'maze-render /dev/null' </dev/null
expect 'blank lines alone' 0 'printf "\n\n  \n\r\n" | maze-solve' </dev/null
expect 'a comment alone, without warnings' 0 'printf "# only a comment\n" | maze-solve -q' </dev/null
expect 'a document needs a maze, and so does a file with room for one maze' 0 \
    'for f in $(maze-render --list | cut -f1); do maze-render -q -f $f || echo $?; done' <<'X'
maze-render: -f png: there are no mazes to draw
2
maze-render: -f svg: there are no mazes to draw
2
maze-render: -f pdf: there are no mazes to draw
2
maze-render: -f dimacs: there are no mazes to draw
2
maze-render: -f map: there are no mazes to draw
2
maze-render: -f cast: there are no mazes to draw
2
maze-render: -f html: there are no mazes to draw
2
X
plan
