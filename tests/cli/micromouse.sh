# Micromouse mazes in three formats: text, num and maz. S is at the lower left, and there
# are several goals.
. "$TOP/tests/lib.sh"

cat >mouse <<'M'
o---o---o---o---o
|       |       |
o   o   o---o   o
|   | G   G |   |
o   o   o   o   o
|   | G   G |   |
o   o---o---o   o
| S |           |
o---o---o---o---o
M
is 'S is the start, G the goals' "start=0,3 goals=1,1+2,1+1,2+2,2" \
    "$(maze-render -f walls mouse | head -n 1 | tr ' ' '\n' | sort -r | grep '=' | tr '\n' ' ' | sed 's/ $//')"
is 'the path leads to the nearest goal' NNNES "$(maze-solve -f moves mouse)"
maze-render -f micromouse mouse >got
same 'micromouse and back' mouse got
sed 's/$/\r/' mouse | maze-render -f micromouse >got
same 'with carriage returns' mouse got
sed 's/|       |       |/|   .   |   .   |/; s/o   o   o---o   o/o . o   o---o . o/' mouse | maze-render -f walls --no-header >got
maze-render -f walls --no-header mouse | cmp -s - got
is 'unknown walls are open' 0 $?

# cells FILE: prints each cell of a drawing: x, y from below, and its
# walls in the north, east, south and west. From the lower left up, column by column.
cells() {
    awk '
        { line[NR] = $0 }
        END {
            for (x = 0; x < (length($0) - 1) / 4; x++)
                for (y = 0; y < (NR - 1) / 2; y++) {
                    r = NR - 2 * y - 1
                    print x, y, (substr(line[r-1], 4*x+2, 1) == "-") + 0, (substr(line[r], 4*x+5, 1) == "|") + 0,
                        (substr(line[r+1], 4*x+2, 1) == "-") + 0, (substr(line[r], 4*x+1, 1) == "|") + 0
                }
        }' "$1"
}
cells mouse | sort -r >num
maze-render --input num -f micromouse num >got
same 'num in any order' mouse got
maze-gen -w 16 -h 16 -s 6 -e none -x none | sed '1s/$/ start=0,15 goals=7,7+8,7+7,8+8,8/' |
    maze-render -f micromouse >want
# A byte per cell: 1 north, 2 east, 4 south, 8 west.
cells want | awk '{ printf "\\%03o", $3 + 2 * $4 + 4 * $5 + 8 * $6 }' >octal
# shellcheck disable=SC2059 # it is a format
printf "$(cat octal)" >maz
maze-render --input maz -f micromouse maz >got
same 'maz' want got
is 'two mazes of format maz in one file' 2 \
    "$(cat maz maz | maze-solve --input maz -f moves | wc -l | tr -d ' ')"
for goals in 2,0+7,0 1,1+; do printf "# maze walls 3 2 goal=0,1 goals=$goals\n3221\n1001\n2220\n" >$goals; done
errors 'maze-render -f micromouse' <<'X'
2,0+7,0:1:33: goals 7,0 is outside the maze|2,0+7,0
1,1+:1:33: goals=1,1+ is not a list of cells x,y+x,y|1,1+
X
printf '# maze walls 3 2 start=0,1 goals=2,1+1,0+2,1+0,0\n3221\n1001\n2220\n' >several
expect 'several goals, one of them twice' 0 'maze-render -f micromouse several' <<'Y'
o---o---o---o
| G   G     |
o   o   o   o
| S       G |
o---o---o---o
Y
plan
