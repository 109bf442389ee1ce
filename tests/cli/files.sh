# Several files, and mazes that do not fit the options: an error does not stop the rest.
. "$TOP/tests/lib.sh"

cat >source <<'X'
1 1 1 1 1 1 1
0 0 0 0 0 0 1
1 1 1 1 1 0 1
1 0 0 0 1 0 1
1 0 1 1 1 0 1
1 0 0 0 0 0 0
1 1 1 1 1 1 1
X
cp source source.txt
expect 'a missing file and an empty standard input between two files' 2 'maze-solve -f moves source nosuch - source.txt' <<'X'
EEEEESSSSE
maze-solve: nosuch: No such file or directory
EEEEESSSSE
X
expect 'a folder before a file' 2 'maze-solve -f moves / source' <<'X'
maze-solve: /: cannot read: Is a directory
EEEEESSSSE
X
status 'a missing file alone' 2 'maze-solve -f moves nosuch'
expect 'one maze has no path, one no goal: the others are solved' 2 "printf '000\\n\\n010\\n\\n00\\n\\n000\\n' | maze-solve -s 0,0 -g 2,0 -f moves" <<'X'
EE
maze-solve: stdin:3:1: no path from 0,0 to 2,0
-
maze-solve: stdin:5:1: goal 2,0 is outside the 2x1 maze
EE
X
expect 'a header whose goal is no place' 2 "printf '# maze block 3 1 goal=1\\n000\\n\\n000\\n' | maze-solve -f moves" <<'X'
maze-solve: stdin:1:23: goal=1 is no place x,y
EE
X
plan
